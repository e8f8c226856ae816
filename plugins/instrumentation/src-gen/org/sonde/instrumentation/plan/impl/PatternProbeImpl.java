/**
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan.impl;

import java.util.List;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.PlanPackage;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Pattern Probe</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.sonde.instrumentation.plan.impl.PatternProbeImpl#getPattern <em>Pattern</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.impl.PatternProbeImpl#getExclusions <em>Exclusions</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.impl.PatternProbeImpl#getLongerThan <em>Longer Than</em>}</li>
 * </ul>
 *
 * @generated
 */
public class PatternProbeImpl extends ProbeImpl implements PatternProbe {
	/**
	 * The default value of the '{@link #getPattern() <em>Pattern</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPattern()
	 * @generated
	 * @ordered
	 */
	protected static final String PATTERN_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getPattern() <em>Pattern</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPattern()
	 * @generated
	 * @ordered
	 */
	protected String pattern = PATTERN_EDEFAULT;

	/**
	 * The default value of the '{@link #getExclusions() <em>Exclusions</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getExclusions()
	 * @generated
	 * @ordered
	 */
	@SuppressWarnings("unchecked")
	protected static final List<String> EXCLUSIONS_EDEFAULT = (List<String>)PlanFactory.eINSTANCE.createFromString(PlanPackage.eINSTANCE.getPatterns(), "");

	/**
	 * The cached value of the '{@link #getExclusions() <em>Exclusions</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getExclusions()
	 * @generated
	 * @ordered
	 */
	protected List<String> exclusions = EXCLUSIONS_EDEFAULT;

	/**
	 * The default value of the '{@link #getLongerThan() <em>Longer Than</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLongerThan()
	 * @generated
	 * @ordered
	 */
	protected static final int LONGER_THAN_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getLongerThan() <em>Longer Than</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLongerThan()
	 * @generated
	 * @ordered
	 */
	protected int longerThan = LONGER_THAN_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected PatternProbeImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return PlanPackage.Literals.PATTERN_PROBE;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getPattern() {
		return pattern;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPattern(String newPattern) {
		String oldPattern = pattern;
		pattern = newPattern;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlanPackage.PATTERN_PROBE__PATTERN, oldPattern, pattern));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public List<String> getExclusions() {
		return exclusions;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setExclusions(List<String> newExclusions) {
		List<String> oldExclusions = exclusions;
		exclusions = newExclusions;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlanPackage.PATTERN_PROBE__EXCLUSIONS, oldExclusions, exclusions));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getLongerThan() {
		return longerThan;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setLongerThan(int newLongerThan) {
		int oldLongerThan = longerThan;
		longerThan = newLongerThan;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlanPackage.PATTERN_PROBE__LONGER_THAN, oldLongerThan, longerThan));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case PlanPackage.PATTERN_PROBE__PATTERN:
				return getPattern();
			case PlanPackage.PATTERN_PROBE__EXCLUSIONS:
				return getExclusions();
			case PlanPackage.PATTERN_PROBE__LONGER_THAN:
				return getLongerThan();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@SuppressWarnings("unchecked")
	@Override
	public void eSet(int featureID, Object newValue) {
		switch (featureID) {
			case PlanPackage.PATTERN_PROBE__PATTERN:
				setPattern((String)newValue);
				return;
			case PlanPackage.PATTERN_PROBE__EXCLUSIONS:
				setExclusions((List<String>)newValue);
				return;
			case PlanPackage.PATTERN_PROBE__LONGER_THAN:
				setLongerThan((Integer)newValue);
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
			case PlanPackage.PATTERN_PROBE__PATTERN:
				setPattern(PATTERN_EDEFAULT);
				return;
			case PlanPackage.PATTERN_PROBE__EXCLUSIONS:
				setExclusions(EXCLUSIONS_EDEFAULT);
				return;
			case PlanPackage.PATTERN_PROBE__LONGER_THAN:
				setLongerThan(LONGER_THAN_EDEFAULT);
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
			case PlanPackage.PATTERN_PROBE__PATTERN:
				return PATTERN_EDEFAULT == null ? pattern != null : !PATTERN_EDEFAULT.equals(pattern);
			case PlanPackage.PATTERN_PROBE__EXCLUSIONS:
				return EXCLUSIONS_EDEFAULT == null ? exclusions != null : !EXCLUSIONS_EDEFAULT.equals(exclusions);
			case PlanPackage.PATTERN_PROBE__LONGER_THAN:
				return longerThan != LONGER_THAN_EDEFAULT;
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
		result.append(" (pattern: ");
		result.append(pattern);
		result.append(", exclusions: ");
		result.append(exclusions);
		result.append(", longerThan: ");
		result.append(longerThan);
		result.append(')');
		return result.toString();
	}

} //PatternProbeImpl
