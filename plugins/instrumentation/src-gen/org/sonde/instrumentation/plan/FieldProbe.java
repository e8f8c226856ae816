/**
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Field Probe</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Watches the changes of a field.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.sonde.instrumentation.plan.FieldProbe#getFieldName <em>Field Name</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.FieldProbe#getFieldType <em>Field Type</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.FieldProbe#isStatic <em>Static</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.FieldProbe#getContainment <em>Containment</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.FieldProbe#getMasked <em>Masked</em>}</li>
 * </ul>
 *
 * @see org.sonde.instrumentation.plan.PlanPackage#getFieldProbe()
 * @model
 * @generated
 */
public interface FieldProbe extends ObjectProbe {
	/**
	 * Returns the value of the '<em><b>Field Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Simple name of the field.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Field Name</em>' attribute.
	 * @see #setFieldName(String)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getFieldProbe_FieldName()
	 * @model
	 * @generated
	 */
	String getFieldName();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.FieldProbe#getFieldName <em>Field Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Field Name</em>' attribute.
	 * @see #getFieldName()
	 * @generated
	 */
	void setFieldName(String value);

	/**
	 * Returns the value of the '<em><b>Field Type</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Erased type of the field, spelled as the types of parameters.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Field Type</em>' attribute.
	 * @see #setFieldType(String)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getFieldProbe_FieldType()
	 * @model
	 * @generated
	 */
	String getFieldType();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.FieldProbe#getFieldType <em>Field Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Field Type</em>' attribute.
	 * @see #getFieldType()
	 * @generated
	 */
	void setFieldType(String value);

	/**
	 * Returns the value of the '<em><b>Static</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether the field is static.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Static</em>' attribute.
	 * @see #setStatic(boolean)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getFieldProbe_Static()
	 * @model
	 * @generated
	 */
	boolean isStatic();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.FieldProbe#isStatic <em>Static</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Static</em>' attribute.
	 * @see #isStatic()
	 * @generated
	 */
	void setStatic(boolean value);

	/**
	 * Returns the value of the '<em><b>Containment</b></em>' attribute.
	 * The default value is <code>"none"</code>.
	 * The literals are from the enumeration {@link org.sonde.instrumentation.plan.Containment}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What the field says about the tree of objects.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Containment</em>' attribute.
	 * @see org.sonde.instrumentation.plan.Containment
	 * @see #setContainment(Containment)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getFieldProbe_Containment()
	 * @model default="none"
	 * @generated
	 */
	Containment getContainment();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.FieldProbe#getContainment <em>Containment</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Containment</em>' attribute.
	 * @see org.sonde.instrumentation.plan.Containment
	 * @see #getContainment()
	 * @generated
	 */
	void setContainment(Containment value);

	/**
	 * Returns the value of the '<em><b>Masked</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether the values of the field are left out of its events; null: decided by its name, as ValueCapture of the object monitoring does.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Masked</em>' attribute.
	 * @see #setMasked(Boolean)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getFieldProbe_Masked()
	 * @model
	 * @generated
	 */
	Boolean getMasked();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.FieldProbe#getMasked <em>Masked</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Masked</em>' attribute.
	 * @see #getMasked()
	 * @generated
	 */
	void setMasked(Boolean value);

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The watched field as one value.
	 * @throws IllegalArgumentException if the attributes do not name a field, with the reason
	 * <!-- end-model-doc -->
	 * @model dataType="org.sonde.instrumentation.plan.FieldSignature"
	 *        annotation="http://www.eclipse.org/emf/2002/GenModel body='return org.sonde.instrumentation.plan.Probes.signatureOf(this);'"
	 * @generated
	 */
	FieldSignature signature();

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Sets the four attributes that name the field.
	 * <!-- end-model-doc -->
	 * @model signatureDataType="org.sonde.instrumentation.plan.FieldSignature"
	 *        annotation="http://www.eclipse.org/emf/2002/GenModel body='org.sonde.instrumentation.plan.Probes.setSignature(this, signature);'"
	 * @generated
	 */
	void setSignature(FieldSignature signature);

} // FieldProbe
