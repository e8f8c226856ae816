/**
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan.impl;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;
import org.eclipse.emf.ecore.impl.MinimalEObjectImpl;

import org.sonde.instrumentation.plan.PlanPackage;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.ProbeKind;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Probe</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.sonde.instrumentation.plan.impl.ProbeImpl#getKind <em>Kind</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.impl.ProbeImpl#isActive <em>Active</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.impl.ProbeImpl#getCallsPerSecond <em>Calls Per Second</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.impl.ProbeImpl#getCallsSource <em>Calls Source</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.impl.ProbeImpl#getRecordedBy <em>Recorded By</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.impl.ProbeImpl#getTraceEntriesPerSecond <em>Trace Entries Per Second</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.impl.ProbeImpl#getNearestProbedCaller <em>Nearest Probed Caller</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.impl.ProbeImpl#getMeanResponseNanos <em>Mean Response Nanos</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.impl.ProbeImpl#getGaps <em>Gaps</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.impl.ProbeImpl#getValue <em>Value</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.impl.ProbeImpl#getNote <em>Note</em>}</li>
 * </ul>
 *
 * @generated
 */
public abstract class ProbeImpl extends MinimalEObjectImpl.Container implements Probe {
	/**
	 * The default value of the '{@link #getKind() <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKind()
	 * @generated
	 * @ordered
	 */
	protected static final ProbeKind KIND_EDEFAULT = ProbeKind.OPERATION_EXECUTION;

	/**
	 * The cached value of the '{@link #getKind() <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKind()
	 * @generated
	 * @ordered
	 */
	protected ProbeKind kind = KIND_EDEFAULT;

	/**
	 * The default value of the '{@link #isActive() <em>Active</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isActive()
	 * @generated
	 * @ordered
	 */
	protected static final boolean ACTIVE_EDEFAULT = true;

	/**
	 * The cached value of the '{@link #isActive() <em>Active</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isActive()
	 * @generated
	 * @ordered
	 */
	protected boolean active = ACTIVE_EDEFAULT;

	/**
	 * The default value of the '{@link #getCallsPerSecond() <em>Calls Per Second</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCallsPerSecond()
	 * @generated
	 * @ordered
	 */
	protected static final Double CALLS_PER_SECOND_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getCallsPerSecond() <em>Calls Per Second</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCallsPerSecond()
	 * @generated
	 * @ordered
	 */
	protected Double callsPerSecond = CALLS_PER_SECOND_EDEFAULT;

	/**
	 * The default value of the '{@link #getCallsSource() <em>Calls Source</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCallsSource()
	 * @generated
	 * @ordered
	 */
	protected static final String CALLS_SOURCE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getCallsSource() <em>Calls Source</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCallsSource()
	 * @generated
	 * @ordered
	 */
	protected String callsSource = CALLS_SOURCE_EDEFAULT;

	/**
	 * The default value of the '{@link #getRecordedBy() <em>Recorded By</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRecordedBy()
	 * @generated
	 * @ordered
	 */
	protected static final String RECORDED_BY_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getRecordedBy() <em>Recorded By</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRecordedBy()
	 * @generated
	 * @ordered
	 */
	protected String recordedBy = RECORDED_BY_EDEFAULT;

	/**
	 * The default value of the '{@link #getTraceEntriesPerSecond() <em>Trace Entries Per Second</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTraceEntriesPerSecond()
	 * @generated
	 * @ordered
	 */
	protected static final Double TRACE_ENTRIES_PER_SECOND_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getTraceEntriesPerSecond() <em>Trace Entries Per Second</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTraceEntriesPerSecond()
	 * @generated
	 * @ordered
	 */
	protected Double traceEntriesPerSecond = TRACE_ENTRIES_PER_SECOND_EDEFAULT;

	/**
	 * The default value of the '{@link #getNearestProbedCaller() <em>Nearest Probed Caller</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getNearestProbedCaller()
	 * @generated
	 * @ordered
	 */
	protected static final String NEAREST_PROBED_CALLER_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getNearestProbedCaller() <em>Nearest Probed Caller</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getNearestProbedCaller()
	 * @generated
	 * @ordered
	 */
	protected String nearestProbedCaller = NEAREST_PROBED_CALLER_EDEFAULT;

	/**
	 * The default value of the '{@link #getMeanResponseNanos() <em>Mean Response Nanos</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMeanResponseNanos()
	 * @generated
	 * @ordered
	 */
	protected static final Double MEAN_RESPONSE_NANOS_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getMeanResponseNanos() <em>Mean Response Nanos</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMeanResponseNanos()
	 * @generated
	 * @ordered
	 */
	protected Double meanResponseNanos = MEAN_RESPONSE_NANOS_EDEFAULT;

	/**
	 * The default value of the '{@link #getGaps() <em>Gaps</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGaps()
	 * @generated
	 * @ordered
	 */
	protected static final String GAPS_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getGaps() <em>Gaps</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGaps()
	 * @generated
	 * @ordered
	 */
	protected String gaps = GAPS_EDEFAULT;

	/**
	 * The default value of the '{@link #getValue() <em>Value</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getValue()
	 * @generated
	 * @ordered
	 */
	protected static final int VALUE_EDEFAULT = 3;

	/**
	 * The cached value of the '{@link #getValue() <em>Value</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getValue()
	 * @generated
	 * @ordered
	 */
	protected int value = VALUE_EDEFAULT;

	/**
	 * The default value of the '{@link #getNote() <em>Note</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getNote()
	 * @generated
	 * @ordered
	 */
	protected static final String NOTE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getNote() <em>Note</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getNote()
	 * @generated
	 * @ordered
	 */
	protected String note = NOTE_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected ProbeImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return PlanPackage.Literals.PROBE;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public ProbeKind getKind() {
		return kind;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setKind(ProbeKind newKind) {
		ProbeKind oldKind = kind;
		kind = newKind == null ? KIND_EDEFAULT : newKind;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlanPackage.PROBE__KIND, oldKind, kind));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isActive() {
		return active;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setActive(boolean newActive) {
		boolean oldActive = active;
		active = newActive;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlanPackage.PROBE__ACTIVE, oldActive, active));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Double getCallsPerSecond() {
		return callsPerSecond;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCallsPerSecond(Double newCallsPerSecond) {
		Double oldCallsPerSecond = callsPerSecond;
		callsPerSecond = newCallsPerSecond;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlanPackage.PROBE__CALLS_PER_SECOND, oldCallsPerSecond, callsPerSecond));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getCallsSource() {
		return callsSource;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCallsSource(String newCallsSource) {
		String oldCallsSource = callsSource;
		callsSource = newCallsSource;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlanPackage.PROBE__CALLS_SOURCE, oldCallsSource, callsSource));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getRecordedBy() {
		return recordedBy;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setRecordedBy(String newRecordedBy) {
		String oldRecordedBy = recordedBy;
		recordedBy = newRecordedBy;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlanPackage.PROBE__RECORDED_BY, oldRecordedBy, recordedBy));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Double getTraceEntriesPerSecond() {
		return traceEntriesPerSecond;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTraceEntriesPerSecond(Double newTraceEntriesPerSecond) {
		Double oldTraceEntriesPerSecond = traceEntriesPerSecond;
		traceEntriesPerSecond = newTraceEntriesPerSecond;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlanPackage.PROBE__TRACE_ENTRIES_PER_SECOND, oldTraceEntriesPerSecond, traceEntriesPerSecond));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getNearestProbedCaller() {
		return nearestProbedCaller;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setNearestProbedCaller(String newNearestProbedCaller) {
		String oldNearestProbedCaller = nearestProbedCaller;
		nearestProbedCaller = newNearestProbedCaller;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlanPackage.PROBE__NEAREST_PROBED_CALLER, oldNearestProbedCaller, nearestProbedCaller));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Double getMeanResponseNanos() {
		return meanResponseNanos;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setMeanResponseNanos(Double newMeanResponseNanos) {
		Double oldMeanResponseNanos = meanResponseNanos;
		meanResponseNanos = newMeanResponseNanos;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlanPackage.PROBE__MEAN_RESPONSE_NANOS, oldMeanResponseNanos, meanResponseNanos));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getGaps() {
		return gaps;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setGaps(String newGaps) {
		String oldGaps = gaps;
		gaps = newGaps;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlanPackage.PROBE__GAPS, oldGaps, gaps));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getValue() {
		return value;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setValue(int newValue) {
		int oldValue = value;
		value = newValue;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlanPackage.PROBE__VALUE, oldValue, value));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getNote() {
		return note;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setNote(String newNote) {
		String oldNote = note;
		note = newNote;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlanPackage.PROBE__NOTE, oldNote, note));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case PlanPackage.PROBE__KIND:
				return getKind();
			case PlanPackage.PROBE__ACTIVE:
				return isActive();
			case PlanPackage.PROBE__CALLS_PER_SECOND:
				return getCallsPerSecond();
			case PlanPackage.PROBE__CALLS_SOURCE:
				return getCallsSource();
			case PlanPackage.PROBE__RECORDED_BY:
				return getRecordedBy();
			case PlanPackage.PROBE__TRACE_ENTRIES_PER_SECOND:
				return getTraceEntriesPerSecond();
			case PlanPackage.PROBE__NEAREST_PROBED_CALLER:
				return getNearestProbedCaller();
			case PlanPackage.PROBE__MEAN_RESPONSE_NANOS:
				return getMeanResponseNanos();
			case PlanPackage.PROBE__GAPS:
				return getGaps();
			case PlanPackage.PROBE__VALUE:
				return getValue();
			case PlanPackage.PROBE__NOTE:
				return getNote();
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
			case PlanPackage.PROBE__KIND:
				setKind((ProbeKind)newValue);
				return;
			case PlanPackage.PROBE__ACTIVE:
				setActive((Boolean)newValue);
				return;
			case PlanPackage.PROBE__CALLS_PER_SECOND:
				setCallsPerSecond((Double)newValue);
				return;
			case PlanPackage.PROBE__CALLS_SOURCE:
				setCallsSource((String)newValue);
				return;
			case PlanPackage.PROBE__RECORDED_BY:
				setRecordedBy((String)newValue);
				return;
			case PlanPackage.PROBE__TRACE_ENTRIES_PER_SECOND:
				setTraceEntriesPerSecond((Double)newValue);
				return;
			case PlanPackage.PROBE__NEAREST_PROBED_CALLER:
				setNearestProbedCaller((String)newValue);
				return;
			case PlanPackage.PROBE__MEAN_RESPONSE_NANOS:
				setMeanResponseNanos((Double)newValue);
				return;
			case PlanPackage.PROBE__GAPS:
				setGaps((String)newValue);
				return;
			case PlanPackage.PROBE__VALUE:
				setValue((Integer)newValue);
				return;
			case PlanPackage.PROBE__NOTE:
				setNote((String)newValue);
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
			case PlanPackage.PROBE__KIND:
				setKind(KIND_EDEFAULT);
				return;
			case PlanPackage.PROBE__ACTIVE:
				setActive(ACTIVE_EDEFAULT);
				return;
			case PlanPackage.PROBE__CALLS_PER_SECOND:
				setCallsPerSecond(CALLS_PER_SECOND_EDEFAULT);
				return;
			case PlanPackage.PROBE__CALLS_SOURCE:
				setCallsSource(CALLS_SOURCE_EDEFAULT);
				return;
			case PlanPackage.PROBE__RECORDED_BY:
				setRecordedBy(RECORDED_BY_EDEFAULT);
				return;
			case PlanPackage.PROBE__TRACE_ENTRIES_PER_SECOND:
				setTraceEntriesPerSecond(TRACE_ENTRIES_PER_SECOND_EDEFAULT);
				return;
			case PlanPackage.PROBE__NEAREST_PROBED_CALLER:
				setNearestProbedCaller(NEAREST_PROBED_CALLER_EDEFAULT);
				return;
			case PlanPackage.PROBE__MEAN_RESPONSE_NANOS:
				setMeanResponseNanos(MEAN_RESPONSE_NANOS_EDEFAULT);
				return;
			case PlanPackage.PROBE__GAPS:
				setGaps(GAPS_EDEFAULT);
				return;
			case PlanPackage.PROBE__VALUE:
				setValue(VALUE_EDEFAULT);
				return;
			case PlanPackage.PROBE__NOTE:
				setNote(NOTE_EDEFAULT);
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
			case PlanPackage.PROBE__KIND:
				return kind != KIND_EDEFAULT;
			case PlanPackage.PROBE__ACTIVE:
				return active != ACTIVE_EDEFAULT;
			case PlanPackage.PROBE__CALLS_PER_SECOND:
				return CALLS_PER_SECOND_EDEFAULT == null ? callsPerSecond != null : !CALLS_PER_SECOND_EDEFAULT.equals(callsPerSecond);
			case PlanPackage.PROBE__CALLS_SOURCE:
				return CALLS_SOURCE_EDEFAULT == null ? callsSource != null : !CALLS_SOURCE_EDEFAULT.equals(callsSource);
			case PlanPackage.PROBE__RECORDED_BY:
				return RECORDED_BY_EDEFAULT == null ? recordedBy != null : !RECORDED_BY_EDEFAULT.equals(recordedBy);
			case PlanPackage.PROBE__TRACE_ENTRIES_PER_SECOND:
				return TRACE_ENTRIES_PER_SECOND_EDEFAULT == null ? traceEntriesPerSecond != null : !TRACE_ENTRIES_PER_SECOND_EDEFAULT.equals(traceEntriesPerSecond);
			case PlanPackage.PROBE__NEAREST_PROBED_CALLER:
				return NEAREST_PROBED_CALLER_EDEFAULT == null ? nearestProbedCaller != null : !NEAREST_PROBED_CALLER_EDEFAULT.equals(nearestProbedCaller);
			case PlanPackage.PROBE__MEAN_RESPONSE_NANOS:
				return MEAN_RESPONSE_NANOS_EDEFAULT == null ? meanResponseNanos != null : !MEAN_RESPONSE_NANOS_EDEFAULT.equals(meanResponseNanos);
			case PlanPackage.PROBE__GAPS:
				return GAPS_EDEFAULT == null ? gaps != null : !GAPS_EDEFAULT.equals(gaps);
			case PlanPackage.PROBE__VALUE:
				return value != VALUE_EDEFAULT;
			case PlanPackage.PROBE__NOTE:
				return NOTE_EDEFAULT == null ? note != null : !NOTE_EDEFAULT.equals(note);
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
		result.append(" (kind: ");
		result.append(kind);
		result.append(", active: ");
		result.append(active);
		result.append(", callsPerSecond: ");
		result.append(callsPerSecond);
		result.append(", callsSource: ");
		result.append(callsSource);
		result.append(", recordedBy: ");
		result.append(recordedBy);
		result.append(", traceEntriesPerSecond: ");
		result.append(traceEntriesPerSecond);
		result.append(", nearestProbedCaller: ");
		result.append(nearestProbedCaller);
		result.append(", meanResponseNanos: ");
		result.append(meanResponseNanos);
		result.append(", gaps: ");
		result.append(gaps);
		result.append(", value: ");
		result.append(value);
		result.append(", note: ");
		result.append(note);
		result.append(')');
		return result.toString();
	}

} //ProbeImpl
