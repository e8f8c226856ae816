/**
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Object Probe</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A probe that watches the objects of a type. Its events are no operation executions: kind and what recordings say of operations are not used. The value of active is whether its sensor starts resumed.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.sonde.instrumentation.plan.ObjectProbe#getDeclaringType <em>Declaring Type</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.ObjectProbe#getPriority <em>Priority</em>}</li>
 * </ul>
 *
 * @see org.sonde.instrumentation.plan.PlanPackage#getObjectProbe()
 * @model abstract="true"
 * @generated
 */
public interface ObjectProbe extends Probe {
	/**
	 * Returns the value of the '<em><b>Declaring Type</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Binary name of the type, such as p.A$B: of the watched objects, or the one that declares the watched field.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Declaring Type</em>' attribute.
	 * @see #setDeclaringType(String)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getObjectProbe_DeclaringType()
	 * @model
	 * @generated
	 */
	String getDeclaringType();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.ObjectProbe#getDeclaringType <em>Declaring Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Declaring Type</em>' attribute.
	 * @see #getDeclaringType()
	 * @generated
	 */
	void setDeclaringType(String value);

	/**
	 * Returns the value of the '<em><b>Priority</b></em>' attribute.
	 * The default value is <code>"regular"</code>.
	 * The literals are from the enumeration {@link org.sonde.instrumentation.plan.EventPriority}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How urgently the events are delivered.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Priority</em>' attribute.
	 * @see org.sonde.instrumentation.plan.EventPriority
	 * @see #setPriority(EventPriority)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getObjectProbe_Priority()
	 * @model default="regular"
	 * @generated
	 */
	EventPriority getPriority();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.ObjectProbe#getPriority <em>Priority</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Priority</em>' attribute.
	 * @see org.sonde.instrumentation.plan.EventPriority
	 * @see #getPriority()
	 * @generated
	 */
	void setPriority(EventPriority value);

} // ObjectProbe
