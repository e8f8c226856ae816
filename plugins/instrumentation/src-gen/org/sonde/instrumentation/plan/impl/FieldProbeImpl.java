/**
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan.impl;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.sonde.instrumentation.plan.Containment;
import org.sonde.instrumentation.plan.FieldProbe;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.PlanPackage;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Field Probe</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.sonde.instrumentation.plan.impl.FieldProbeImpl#getFieldName <em>Field Name</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.impl.FieldProbeImpl#getFieldType <em>Field Type</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.impl.FieldProbeImpl#isStatic <em>Static</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.impl.FieldProbeImpl#getContainment <em>Containment</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.impl.FieldProbeImpl#getMasked <em>Masked</em>}</li>
 * </ul>
 *
 * @generated
 */
public class FieldProbeImpl extends ObjectProbeImpl implements FieldProbe {
	/**
	 * The default value of the '{@link #getFieldName() <em>Field Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFieldName()
	 * @generated
	 * @ordered
	 */
	protected static final String FIELD_NAME_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getFieldName() <em>Field Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFieldName()
	 * @generated
	 * @ordered
	 */
	protected String fieldName = FIELD_NAME_EDEFAULT;

	/**
	 * The default value of the '{@link #getFieldType() <em>Field Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFieldType()
	 * @generated
	 * @ordered
	 */
	protected static final String FIELD_TYPE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getFieldType() <em>Field Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFieldType()
	 * @generated
	 * @ordered
	 */
	protected String fieldType = FIELD_TYPE_EDEFAULT;

	/**
	 * The default value of the '{@link #isStatic() <em>Static</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isStatic()
	 * @generated
	 * @ordered
	 */
	protected static final boolean STATIC_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isStatic() <em>Static</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isStatic()
	 * @generated
	 * @ordered
	 */
	protected boolean static_ = STATIC_EDEFAULT;

	/**
	 * The default value of the '{@link #getContainment() <em>Containment</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getContainment()
	 * @generated
	 * @ordered
	 */
	protected static final Containment CONTAINMENT_EDEFAULT = Containment.NONE;

	/**
	 * The cached value of the '{@link #getContainment() <em>Containment</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getContainment()
	 * @generated
	 * @ordered
	 */
	protected Containment containment = CONTAINMENT_EDEFAULT;

	/**
	 * The default value of the '{@link #getMasked() <em>Masked</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMasked()
	 * @generated
	 * @ordered
	 */
	protected static final Boolean MASKED_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getMasked() <em>Masked</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMasked()
	 * @generated
	 * @ordered
	 */
	protected Boolean masked = MASKED_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected FieldProbeImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return PlanPackage.Literals.FIELD_PROBE;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getFieldName() {
		return fieldName;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setFieldName(String newFieldName) {
		String oldFieldName = fieldName;
		fieldName = newFieldName;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlanPackage.FIELD_PROBE__FIELD_NAME, oldFieldName, fieldName));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getFieldType() {
		return fieldType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setFieldType(String newFieldType) {
		String oldFieldType = fieldType;
		fieldType = newFieldType;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlanPackage.FIELD_PROBE__FIELD_TYPE, oldFieldType, fieldType));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isStatic() {
		return static_;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setStatic(boolean newStatic) {
		boolean oldStatic = static_;
		static_ = newStatic;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlanPackage.FIELD_PROBE__STATIC, oldStatic, static_));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Containment getContainment() {
		return containment;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setContainment(Containment newContainment) {
		Containment oldContainment = containment;
		containment = newContainment == null ? CONTAINMENT_EDEFAULT : newContainment;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlanPackage.FIELD_PROBE__CONTAINMENT, oldContainment, containment));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Boolean getMasked() {
		return masked;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setMasked(Boolean newMasked) {
		Boolean oldMasked = masked;
		masked = newMasked;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlanPackage.FIELD_PROBE__MASKED, oldMasked, masked));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public FieldSignature signature() {
		return org.sonde.instrumentation.plan.Probes.signatureOf(this);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSignature(final FieldSignature signature) {
		org.sonde.instrumentation.plan.Probes.setSignature(this, signature);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case PlanPackage.FIELD_PROBE__FIELD_NAME:
				return getFieldName();
			case PlanPackage.FIELD_PROBE__FIELD_TYPE:
				return getFieldType();
			case PlanPackage.FIELD_PROBE__STATIC:
				return isStatic();
			case PlanPackage.FIELD_PROBE__CONTAINMENT:
				return getContainment();
			case PlanPackage.FIELD_PROBE__MASKED:
				return getMasked();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eSet(int featureID, Object newValue) {
		switch (featureID) {
			case PlanPackage.FIELD_PROBE__FIELD_NAME:
				setFieldName((String)newValue);
				return;
			case PlanPackage.FIELD_PROBE__FIELD_TYPE:
				setFieldType((String)newValue);
				return;
			case PlanPackage.FIELD_PROBE__STATIC:
				setStatic((Boolean)newValue);
				return;
			case PlanPackage.FIELD_PROBE__CONTAINMENT:
				setContainment((Containment)newValue);
				return;
			case PlanPackage.FIELD_PROBE__MASKED:
				setMasked((Boolean)newValue);
				return;
		}
		super.eSet(featureID, newValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eUnset(int featureID) {
		switch (featureID) {
			case PlanPackage.FIELD_PROBE__FIELD_NAME:
				setFieldName(FIELD_NAME_EDEFAULT);
				return;
			case PlanPackage.FIELD_PROBE__FIELD_TYPE:
				setFieldType(FIELD_TYPE_EDEFAULT);
				return;
			case PlanPackage.FIELD_PROBE__STATIC:
				setStatic(STATIC_EDEFAULT);
				return;
			case PlanPackage.FIELD_PROBE__CONTAINMENT:
				setContainment(CONTAINMENT_EDEFAULT);
				return;
			case PlanPackage.FIELD_PROBE__MASKED:
				setMasked(MASKED_EDEFAULT);
				return;
		}
		super.eUnset(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean eIsSet(int featureID) {
		switch (featureID) {
			case PlanPackage.FIELD_PROBE__FIELD_NAME:
				return FIELD_NAME_EDEFAULT == null ? fieldName != null : !FIELD_NAME_EDEFAULT.equals(fieldName);
			case PlanPackage.FIELD_PROBE__FIELD_TYPE:
				return FIELD_TYPE_EDEFAULT == null ? fieldType != null : !FIELD_TYPE_EDEFAULT.equals(fieldType);
			case PlanPackage.FIELD_PROBE__STATIC:
				return static_ != STATIC_EDEFAULT;
			case PlanPackage.FIELD_PROBE__CONTAINMENT:
				return containment != CONTAINMENT_EDEFAULT;
			case PlanPackage.FIELD_PROBE__MASKED:
				return MASKED_EDEFAULT == null ? masked != null : !MASKED_EDEFAULT.equals(masked);
		}
		return super.eIsSet(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString() {
		if (eIsProxy()) return super.toString();

		StringBuilder result = new StringBuilder(super.toString());
		result.append(" (fieldName: ");
		result.append(fieldName);
		result.append(", fieldType: ");
		result.append(fieldType);
		result.append(", static: ");
		result.append(static_);
		result.append(", containment: ");
		result.append(containment);
		result.append(", masked: ");
		result.append(masked);
		result.append(')');
		return result.toString();
	}

} //FieldProbeImpl
