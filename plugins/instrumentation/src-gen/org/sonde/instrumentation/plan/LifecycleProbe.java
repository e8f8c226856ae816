/**
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Lifecycle Probe</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Watches the creation and deletion of the objects of a type, and what is added to and removed from them.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.sonde.instrumentation.plan.LifecycleProbe#getDisposalMethod <em>Disposal Method</em>}</li>
 * </ul>
 *
 * @see org.sonde.instrumentation.plan.PlanPackage#getLifecycleProbe()
 * @model
 * @generated
 */
public interface LifecycleProbe extends ObjectProbe {
	/**
	 * Returns the value of the '<em><b>Disposal Method</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The method whose return ends the life of its object, such as close(); null: the garbage collector ends it.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Disposal Method</em>' attribute.
	 * @see #setDisposalMethod(DisposalMethod)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getLifecycleProbe_DisposalMethod()
	 * @model dataType="org.sonde.instrumentation.plan.DisposalMethod"
	 * @generated
	 */
	DisposalMethod getDisposalMethod();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.LifecycleProbe#getDisposalMethod <em>Disposal Method</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Disposal Method</em>' attribute.
	 * @see #getDisposalMethod()
	 * @generated
	 */
	void setDisposalMethod(DisposalMethod value);

} // LifecycleProbe
