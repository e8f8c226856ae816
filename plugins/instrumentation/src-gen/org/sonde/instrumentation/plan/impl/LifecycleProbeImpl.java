/**
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan.impl;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.sonde.instrumentation.plan.DisposalMethod;
import org.sonde.instrumentation.plan.LifecycleProbe;
import org.sonde.instrumentation.plan.PlanPackage;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Lifecycle Probe</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.sonde.instrumentation.plan.impl.LifecycleProbeImpl#getDisposalMethod <em>Disposal Method</em>}</li>
 * </ul>
 *
 * @generated
 */
public class LifecycleProbeImpl extends ObjectProbeImpl implements LifecycleProbe {
	/**
	 * The default value of the '{@link #getDisposalMethod() <em>Disposal Method</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDisposalMethod()
	 * @generated
	 * @ordered
	 */
	protected static final DisposalMethod DISPOSAL_METHOD_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getDisposalMethod() <em>Disposal Method</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDisposalMethod()
	 * @generated
	 * @ordered
	 */
	protected DisposalMethod disposalMethod = DISPOSAL_METHOD_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected LifecycleProbeImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return PlanPackage.Literals.LIFECYCLE_PROBE;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public DisposalMethod getDisposalMethod() {
		return disposalMethod;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setDisposalMethod(DisposalMethod newDisposalMethod) {
		DisposalMethod oldDisposalMethod = disposalMethod;
		disposalMethod = newDisposalMethod;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlanPackage.LIFECYCLE_PROBE__DISPOSAL_METHOD, oldDisposalMethod, disposalMethod));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case PlanPackage.LIFECYCLE_PROBE__DISPOSAL_METHOD:
				return getDisposalMethod();
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
			case PlanPackage.LIFECYCLE_PROBE__DISPOSAL_METHOD:
				setDisposalMethod((DisposalMethod)newValue);
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
			case PlanPackage.LIFECYCLE_PROBE__DISPOSAL_METHOD:
				setDisposalMethod(DISPOSAL_METHOD_EDEFAULT);
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
			case PlanPackage.LIFECYCLE_PROBE__DISPOSAL_METHOD:
				return DISPOSAL_METHOD_EDEFAULT == null ? disposalMethod != null : !DISPOSAL_METHOD_EDEFAULT.equals(disposalMethod);
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
		result.append(" (disposalMethod: ");
		result.append(disposalMethod);
		result.append(')');
		return result.toString();
	}

} //LifecycleProbeImpl
