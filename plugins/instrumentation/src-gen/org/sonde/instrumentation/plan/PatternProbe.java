/**
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.util.List;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Pattern Probe</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Probes in all methods or constructors that a pattern matches, but those with a probe of their own. Calls per second are summed over them.
 * docs/patterns.md says what a pattern matches, and which of two patterns has a method that both match.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.sonde.instrumentation.plan.PatternProbe#getPattern <em>Pattern</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.PatternProbe#getExclusions <em>Exclusions</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.PatternProbe#getLongerThan <em>Longer Than</em>}</li>
 * </ul>
 *
 * @see org.sonde.instrumentation.plan.PlanPackage#getPatternProbe()
 * @model
 * @generated
 */
public interface PatternProbe extends Probe {
	/**
	 * Returns the value of the '<em><b>Pattern</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * An AspectJ signature pattern, such as public * p..*.*(..) or p.A.new(..); a plan has it once.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Pattern</em>' attribute.
	 * @see #setPattern(String)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getPatternProbe_Pattern()
	 * @model
	 * @generated
	 */
	String getPattern();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.PatternProbe#getPattern <em>Pattern</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Pattern</em>' attribute.
	 * @see #getPattern()
	 * @generated
	 */
	void setPattern(String value);

	/**
	 * Returns the value of the '<em><b>Exclusions</b></em>' attribute.
	 * The default value is <code>""</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Patterns of methods and constructors that are left out, spelled as the pattern; never null.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Exclusions</em>' attribute.
	 * @see #setExclusions(List)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getPatternProbe_Exclusions()
	 * @model default="" dataType="org.sonde.instrumentation.plan.Patterns"
	 * @generated
	 */
	List<String> getExclusions();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.PatternProbe#getExclusions <em>Exclusions</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Exclusions</em>' attribute.
	 * @see #getExclusions()
	 * @generated
	 */
	void setExclusions(List<String> value);

	/**
	 * Returns the value of the '<em><b>Longer Than</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Matches are only methods of more lines of code than that, by the counting of sloc (docs/dev/metrics.md); 0: methods of any length.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Longer Than</em>' attribute.
	 * @see #setLongerThan(int)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getPatternProbe_LongerThan()
	 * @model
	 * @generated
	 */
	int getLongerThan();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.PatternProbe#getLongerThan <em>Longer Than</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Longer Than</em>' attribute.
	 * @see #getLongerThan()
	 * @generated
	 */
	void setLongerThan(int value);

} // PatternProbe
