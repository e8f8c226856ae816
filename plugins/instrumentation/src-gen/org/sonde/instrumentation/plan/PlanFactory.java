/**
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import org.eclipse.emf.ecore.EFactory;

/**
 * <!-- begin-user-doc -->
 * The <b>Factory</b> for the model.
 * It provides a create method for each non-abstract class of the model.
 * <!-- end-user-doc -->
 * @see org.sonde.instrumentation.plan.PlanPackage
 * @generated
 */
public interface PlanFactory extends EFactory {
	/**
	 * The singleton instance of the factory.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	PlanFactory eINSTANCE = org.sonde.instrumentation.plan.impl.PlanFactoryImpl.init();

	/**
	 * Returns a new object of class '<em>Plan</em>'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return a new object of class '<em>Plan</em>'.
	 * @generated
	 */
	Plan createPlan();

	/**
	 * Returns a new object of class '<em>Method Probe</em>'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return a new object of class '<em>Method Probe</em>'.
	 * @generated
	 */
	MethodProbe createMethodProbe();

	/**
	 * Returns a new object of class '<em>Pattern Probe</em>'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return a new object of class '<em>Pattern Probe</em>'.
	 * @generated
	 */
	PatternProbe createPatternProbe();

	/**
	 * Returns a new object of class '<em>Field Probe</em>'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return a new object of class '<em>Field Probe</em>'.
	 * @generated
	 */
	FieldProbe createFieldProbe();

	/**
	 * Returns a new object of class '<em>Lifecycle Probe</em>'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return a new object of class '<em>Lifecycle Probe</em>'.
	 * @generated
	 */
	LifecycleProbe createLifecycleProbe();

	/**
	 * Returns the package supported by this factory.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the package supported by this factory.
	 * @generated
	 */
	PlanPackage getPlanPackage();

} //PlanFactory
