/**
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import org.eclipse.emf.ecore.EObject;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Probe</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A place in the program where the agent measures. Subclasses say which place.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.sonde.instrumentation.plan.Probe#getKind <em>Kind</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.Probe#isActive <em>Active</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.Probe#getCallsPerSecond <em>Calls Per Second</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.Probe#getCallsSource <em>Calls Source</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.Probe#getRecordedBy <em>Recorded By</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.Probe#getTraceEntriesPerSecond <em>Trace Entries Per Second</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.Probe#getNearestProbedCaller <em>Nearest Probed Caller</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.Probe#getMeanResponseNanos <em>Mean Response Nanos</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.Probe#getGaps <em>Gaps</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.Probe#getValue <em>Value</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.Probe#getNote <em>Note</em>}</li>
 * </ul>
 *
 * @see org.sonde.instrumentation.plan.PlanPackage#getProbe()
 * @model abstract="true"
 * @generated
 */
public interface Probe extends EObject {
	/**
	 * Returns the value of the '<em><b>Kind</b></em>' attribute.
	 * The default value is <code>"operationExecution"</code>.
	 * The literals are from the enumeration {@link org.sonde.instrumentation.plan.ProbeKind}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What the probe records.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Kind</em>' attribute.
	 * @see org.sonde.instrumentation.plan.ProbeKind
	 * @see #setKind(ProbeKind)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getProbe_Kind()
	 * @model default="operationExecution"
	 * @generated
	 */
	ProbeKind getKind();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.Probe#getKind <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Kind</em>' attribute.
	 * @see org.sonde.instrumentation.plan.ProbeKind
	 * @see #getKind()
	 * @generated
	 */
	void setKind(ProbeKind value);

	/**
	 * Returns the value of the '<em><b>Active</b></em>' attribute.
	 * The default value is <code>"true"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether the probe collects. A deactivated probe is woven in but switched off; it still costs the portion I.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Active</em>' attribute.
	 * @see #setActive(boolean)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getProbe_Active()
	 * @model default="true"
	 * @generated
	 */
	boolean isActive();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.Probe#isActive <em>Active</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Active</em>' attribute.
	 * @see #isActive()
	 * @generated
	 */
	void setActive(boolean value);

	/**
	 * Returns the value of the '<em><b>Calls Per Second</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Expected executions per second, summed over all threads; finite and at least 0; null when unknown. There is no default.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Calls Per Second</em>' attribute.
	 * @see #setCallsPerSecond(Double)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getProbe_CallsPerSecond()
	 * @model
	 * @generated
	 */
	Double getCallsPerSecond();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.Probe#getCallsPerSecond <em>Calls Per Second</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Calls Per Second</em>' attribute.
	 * @see #getCallsPerSecond()
	 * @generated
	 */
	void setCallsPerSecond(Double value);

	/**
	 * Returns the value of the '<em><b>Calls Source</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Where callsPerSecond comes from, in words for the reader (typed, a CSV file, a monitoring log); null when not stated.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Calls Source</em>' attribute.
	 * @see #setCallsSource(String)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getProbe_CallsSource()
	 * @model
	 * @generated
	 */
	String getCallsSource();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.Probe#getCallsSource <em>Calls Source</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Calls Source</em>' attribute.
	 * @see #getCallsSource()
	 * @generated
	 */
	void setCallsSource(String value);

	/**
	 * Returns the value of the '<em><b>Recorded By</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What recorded callsPerSecond: keywords of RecordingKind, separated by blanks; null when it was not recorded, or nobody knows by what.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Recorded By</em>' attribute.
	 * @see #setRecordedBy(String)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getProbe_RecordedBy()
	 * @model
	 * @generated
	 */
	String getRecordedBy();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.Probe#getRecordedBy <em>Recorded By</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Recorded By</em>' attribute.
	 * @see #getRecordedBy()
	 * @generated
	 */
	void setRecordedBy(String value);

	/**
	 * Returns the value of the '<em><b>Trace Entries Per Second</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Executions per second that open a trace because no probed operation is above them; from 0 to callsPerSecond; null when unknown.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Trace Entries Per Second</em>' attribute.
	 * @see #setTraceEntriesPerSecond(Double)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getProbe_TraceEntriesPerSecond()
	 * @model
	 * @generated
	 */
	Double getTraceEntriesPerSecond();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.Probe#getTraceEntriesPerSecond <em>Trace Entries Per Second</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Trace Entries Per Second</em>' attribute.
	 * @see #getTraceEntriesPerSecond()
	 * @generated
	 */
	void setTraceEntriesPerSecond(Double value);

	/**
	 * Returns the value of the '<em><b>Nearest Probed Caller</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Name of the probed operation from which all other executions come, directly or through operations without probes; null when unknown.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Nearest Probed Caller</em>' attribute.
	 * @see #setNearestProbedCaller(String)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getProbe_NearestProbedCaller()
	 * @model
	 * @generated
	 */
	String getNearestProbedCaller();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.Probe#getNearestProbedCaller <em>Nearest Probed Caller</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Nearest Probed Caller</em>' attribute.
	 * @see #getNearestProbedCaller()
	 * @generated
	 */
	void setNearestProbedCaller(String value);

	/**
	 * Returns the value of the '<em><b>Mean Response Nanos</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Mean duration of one execution in the recording, probes included, in nanoseconds; finite and at least 0; null when unknown.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Mean Response Nanos</em>' attribute.
	 * @see #setMeanResponseNanos(Double)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getProbe_MeanResponseNanos()
	 * @model
	 * @generated
	 */
	Double getMeanResponseNanos();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.Probe#getMeanResponseNanos <em>Mean Response Nanos</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Mean Response Nanos</em>' attribute.
	 * @see #getMeanResponseNanos()
	 * @generated
	 */
	void setMeanResponseNanos(Double value);

	/**
	 * Returns the value of the '<em><b>Gaps</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Histogram of the gaps between a record of this probe and the record that any thread handed over before it; null when unknown.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Gaps</em>' attribute.
	 * @see #setGaps(String)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getProbe_Gaps()
	 * @model
	 * @generated
	 */
	String getGaps();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.Probe#getGaps <em>Gaps</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Gaps</em>' attribute.
	 * @see #getGaps()
	 * @generated
	 */
	void setGaps(String value);

	/**
	 * Returns the value of the '<em><b>Value</b></em>' attribute.
	 * The default value is <code>"3"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How much the user wants the probe: 1 (would be nice) to 5 (cannot do without).
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Value</em>' attribute.
	 * @see #setValue(int)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getProbe_Value()
	 * @model default="3"
	 * @generated
	 */
	int getValue();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.Probe#getValue <em>Value</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Value</em>' attribute.
	 * @see #getValue()
	 * @generated
	 */
	void setValue(int value);

	/**
	 * Returns the value of the '<em><b>Note</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The user's own words about the probe; null when there are none.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Note</em>' attribute.
	 * @see #setNote(String)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getProbe_Note()
	 * @model
	 * @generated
	 */
	String getNote();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.Probe#getNote <em>Note</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Note</em>' attribute.
	 * @see #getNote()
	 * @generated
	 */
	void setNote(String value);

} // Probe
