/**
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan.impl;

import java.util.Collection;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;
import org.eclipse.emf.ecore.impl.MinimalEObjectImpl;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanPackage;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.RecordTo;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Plan</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.sonde.instrumentation.plan.impl.PlanImpl#getName <em>Name</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.impl.PlanImpl#getThreads <em>Threads</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.impl.PlanImpl#getResultSet <em>Result Set</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.impl.PlanImpl#getWriter <em>Writer</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.impl.PlanImpl#getRecordTo <em>Record To</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.impl.PlanImpl#getRecordedProbes <em>Recorded Probes</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.impl.PlanImpl#getRecordedTo <em>Recorded To</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.impl.PlanImpl#getRecordedCallsPerSecond <em>Recorded Calls Per Second</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.impl.PlanImpl#getMaskedNames <em>Masked Names</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.impl.PlanImpl#getTextLimit <em>Text Limit</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.impl.PlanImpl#getProbes <em>Probes</em>}</li>
 * </ul>
 *
 * @generated
 */
public class PlanImpl extends MinimalEObjectImpl.Container implements Plan {
	/**
	 * The default value of the '{@link #getName() <em>Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getName()
	 * @generated
	 * @ordered
	 */
	protected static final String NAME_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getName() <em>Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getName()
	 * @generated
	 * @ordered
	 */
	protected String name = NAME_EDEFAULT;

	/**
	 * The default value of the '{@link #getThreads() <em>Threads</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getThreads()
	 * @generated
	 * @ordered
	 */
	protected static final int THREADS_EDEFAULT = 1;

	/**
	 * The cached value of the '{@link #getThreads() <em>Threads</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getThreads()
	 * @generated
	 * @ordered
	 */
	protected int threads = THREADS_EDEFAULT;

	/**
	 * The default value of the '{@link #getResultSet() <em>Result Set</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getResultSet()
	 * @generated
	 * @ordered
	 */
	protected static final String RESULT_SET_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getResultSet() <em>Result Set</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getResultSet()
	 * @generated
	 * @ordered
	 */
	protected String resultSet = RESULT_SET_EDEFAULT;

	/**
	 * The default value of the '{@link #getWriter() <em>Writer</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getWriter()
	 * @generated
	 * @ordered
	 */
	protected static final String WRITER_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getWriter() <em>Writer</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getWriter()
	 * @generated
	 * @ordered
	 */
	protected String writer = WRITER_EDEFAULT;

	/**
	 * The default value of the '{@link #getRecordTo() <em>Record To</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRecordTo()
	 * @generated
	 * @ordered
	 */
	protected static final RecordTo RECORD_TO_EDEFAULT = RecordTo.BINARY;

	/**
	 * The cached value of the '{@link #getRecordTo() <em>Record To</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRecordTo()
	 * @generated
	 * @ordered
	 */
	protected RecordTo recordTo = RECORD_TO_EDEFAULT;

	/**
	 * The default value of the '{@link #getRecordedProbes() <em>Recorded Probes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRecordedProbes()
	 * @generated
	 * @ordered
	 */
	protected static final String RECORDED_PROBES_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getRecordedProbes() <em>Recorded Probes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRecordedProbes()
	 * @generated
	 * @ordered
	 */
	protected String recordedProbes = RECORDED_PROBES_EDEFAULT;

	/**
	 * The default value of the '{@link #getRecordedTo() <em>Recorded To</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRecordedTo()
	 * @generated
	 * @ordered
	 */
	protected static final String RECORDED_TO_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getRecordedTo() <em>Recorded To</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRecordedTo()
	 * @generated
	 * @ordered
	 */
	protected String recordedTo = RECORDED_TO_EDEFAULT;

	/**
	 * The default value of the '{@link #getRecordedCallsPerSecond() <em>Recorded Calls Per Second</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRecordedCallsPerSecond()
	 * @generated
	 * @ordered
	 */
	protected static final Double RECORDED_CALLS_PER_SECOND_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getRecordedCallsPerSecond() <em>Recorded Calls Per Second</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRecordedCallsPerSecond()
	 * @generated
	 * @ordered
	 */
	protected Double recordedCallsPerSecond = RECORDED_CALLS_PER_SECOND_EDEFAULT;

	/**
	 * The default value of the '{@link #getMaskedNames() <em>Masked Names</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMaskedNames()
	 * @generated
	 * @ordered
	 */
	protected static final String MASKED_NAMES_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getMaskedNames() <em>Masked Names</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMaskedNames()
	 * @generated
	 * @ordered
	 */
	protected String maskedNames = MASKED_NAMES_EDEFAULT;

	/**
	 * The default value of the '{@link #getTextLimit() <em>Text Limit</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTextLimit()
	 * @generated
	 * @ordered
	 */
	protected static final Integer TEXT_LIMIT_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getTextLimit() <em>Text Limit</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTextLimit()
	 * @generated
	 * @ordered
	 */
	protected Integer textLimit = TEXT_LIMIT_EDEFAULT;

	/**
	 * The cached value of the '{@link #getProbes() <em>Probes</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProbes()
	 * @generated
	 * @ordered
	 */
	protected EList<Probe> probes;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected PlanImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return PlanPackage.Literals.PLAN;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getName() {
		return name;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setName(String newName) {
		String oldName = name;
		name = newName;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlanPackage.PLAN__NAME, oldName, name));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getThreads() {
		return threads;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setThreads(int newThreads) {
		int oldThreads = threads;
		threads = newThreads;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlanPackage.PLAN__THREADS, oldThreads, threads));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getResultSet() {
		return resultSet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setResultSet(String newResultSet) {
		String oldResultSet = resultSet;
		resultSet = newResultSet;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlanPackage.PLAN__RESULT_SET, oldResultSet, resultSet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getWriter() {
		return writer;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setWriter(String newWriter) {
		String oldWriter = writer;
		writer = newWriter;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlanPackage.PLAN__WRITER, oldWriter, writer));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public RecordTo getRecordTo() {
		return recordTo;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setRecordTo(RecordTo newRecordTo) {
		RecordTo oldRecordTo = recordTo;
		recordTo = newRecordTo == null ? RECORD_TO_EDEFAULT : newRecordTo;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlanPackage.PLAN__RECORD_TO, oldRecordTo, recordTo));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getRecordedProbes() {
		return recordedProbes;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setRecordedProbes(String newRecordedProbes) {
		String oldRecordedProbes = recordedProbes;
		recordedProbes = newRecordedProbes;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlanPackage.PLAN__RECORDED_PROBES, oldRecordedProbes, recordedProbes));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getRecordedTo() {
		return recordedTo;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setRecordedTo(String newRecordedTo) {
		String oldRecordedTo = recordedTo;
		recordedTo = newRecordedTo;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlanPackage.PLAN__RECORDED_TO, oldRecordedTo, recordedTo));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Double getRecordedCallsPerSecond() {
		return recordedCallsPerSecond;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setRecordedCallsPerSecond(Double newRecordedCallsPerSecond) {
		Double oldRecordedCallsPerSecond = recordedCallsPerSecond;
		recordedCallsPerSecond = newRecordedCallsPerSecond;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlanPackage.PLAN__RECORDED_CALLS_PER_SECOND, oldRecordedCallsPerSecond, recordedCallsPerSecond));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getMaskedNames() {
		return maskedNames;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setMaskedNames(String newMaskedNames) {
		String oldMaskedNames = maskedNames;
		maskedNames = newMaskedNames;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlanPackage.PLAN__MASKED_NAMES, oldMaskedNames, maskedNames));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Integer getTextLimit() {
		return textLimit;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTextLimit(Integer newTextLimit) {
		Integer oldTextLimit = textLimit;
		textLimit = newTextLimit;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlanPackage.PLAN__TEXT_LIMIT, oldTextLimit, textLimit));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Probe> getProbes() {
		if (probes == null) {
			probes = new EObjectContainmentEList<Probe>(Probe.class, this, PlanPackage.PLAN__PROBES);
		}
		return probes;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs) {
		switch (featureID) {
			case PlanPackage.PLAN__PROBES:
				return ((InternalEList<?>)getProbes()).basicRemove(otherEnd, msgs);
		}
		return super.eInverseRemove(otherEnd, featureID, msgs);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case PlanPackage.PLAN__NAME:
				return getName();
			case PlanPackage.PLAN__THREADS:
				return getThreads();
			case PlanPackage.PLAN__RESULT_SET:
				return getResultSet();
			case PlanPackage.PLAN__WRITER:
				return getWriter();
			case PlanPackage.PLAN__RECORD_TO:
				return getRecordTo();
			case PlanPackage.PLAN__RECORDED_PROBES:
				return getRecordedProbes();
			case PlanPackage.PLAN__RECORDED_TO:
				return getRecordedTo();
			case PlanPackage.PLAN__RECORDED_CALLS_PER_SECOND:
				return getRecordedCallsPerSecond();
			case PlanPackage.PLAN__MASKED_NAMES:
				return getMaskedNames();
			case PlanPackage.PLAN__TEXT_LIMIT:
				return getTextLimit();
			case PlanPackage.PLAN__PROBES:
				return getProbes();
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
			case PlanPackage.PLAN__NAME:
				setName((String)newValue);
				return;
			case PlanPackage.PLAN__THREADS:
				setThreads((Integer)newValue);
				return;
			case PlanPackage.PLAN__RESULT_SET:
				setResultSet((String)newValue);
				return;
			case PlanPackage.PLAN__WRITER:
				setWriter((String)newValue);
				return;
			case PlanPackage.PLAN__RECORD_TO:
				setRecordTo((RecordTo)newValue);
				return;
			case PlanPackage.PLAN__RECORDED_PROBES:
				setRecordedProbes((String)newValue);
				return;
			case PlanPackage.PLAN__RECORDED_TO:
				setRecordedTo((String)newValue);
				return;
			case PlanPackage.PLAN__RECORDED_CALLS_PER_SECOND:
				setRecordedCallsPerSecond((Double)newValue);
				return;
			case PlanPackage.PLAN__MASKED_NAMES:
				setMaskedNames((String)newValue);
				return;
			case PlanPackage.PLAN__TEXT_LIMIT:
				setTextLimit((Integer)newValue);
				return;
			case PlanPackage.PLAN__PROBES:
				getProbes().clear();
				getProbes().addAll((Collection<? extends Probe>)newValue);
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
			case PlanPackage.PLAN__NAME:
				setName(NAME_EDEFAULT);
				return;
			case PlanPackage.PLAN__THREADS:
				setThreads(THREADS_EDEFAULT);
				return;
			case PlanPackage.PLAN__RESULT_SET:
				setResultSet(RESULT_SET_EDEFAULT);
				return;
			case PlanPackage.PLAN__WRITER:
				setWriter(WRITER_EDEFAULT);
				return;
			case PlanPackage.PLAN__RECORD_TO:
				setRecordTo(RECORD_TO_EDEFAULT);
				return;
			case PlanPackage.PLAN__RECORDED_PROBES:
				setRecordedProbes(RECORDED_PROBES_EDEFAULT);
				return;
			case PlanPackage.PLAN__RECORDED_TO:
				setRecordedTo(RECORDED_TO_EDEFAULT);
				return;
			case PlanPackage.PLAN__RECORDED_CALLS_PER_SECOND:
				setRecordedCallsPerSecond(RECORDED_CALLS_PER_SECOND_EDEFAULT);
				return;
			case PlanPackage.PLAN__MASKED_NAMES:
				setMaskedNames(MASKED_NAMES_EDEFAULT);
				return;
			case PlanPackage.PLAN__TEXT_LIMIT:
				setTextLimit(TEXT_LIMIT_EDEFAULT);
				return;
			case PlanPackage.PLAN__PROBES:
				getProbes().clear();
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
			case PlanPackage.PLAN__NAME:
				return NAME_EDEFAULT == null ? name != null : !NAME_EDEFAULT.equals(name);
			case PlanPackage.PLAN__THREADS:
				return threads != THREADS_EDEFAULT;
			case PlanPackage.PLAN__RESULT_SET:
				return RESULT_SET_EDEFAULT == null ? resultSet != null : !RESULT_SET_EDEFAULT.equals(resultSet);
			case PlanPackage.PLAN__WRITER:
				return WRITER_EDEFAULT == null ? writer != null : !WRITER_EDEFAULT.equals(writer);
			case PlanPackage.PLAN__RECORD_TO:
				return recordTo != RECORD_TO_EDEFAULT;
			case PlanPackage.PLAN__RECORDED_PROBES:
				return RECORDED_PROBES_EDEFAULT == null ? recordedProbes != null : !RECORDED_PROBES_EDEFAULT.equals(recordedProbes);
			case PlanPackage.PLAN__RECORDED_TO:
				return RECORDED_TO_EDEFAULT == null ? recordedTo != null : !RECORDED_TO_EDEFAULT.equals(recordedTo);
			case PlanPackage.PLAN__RECORDED_CALLS_PER_SECOND:
				return RECORDED_CALLS_PER_SECOND_EDEFAULT == null ? recordedCallsPerSecond != null : !RECORDED_CALLS_PER_SECOND_EDEFAULT.equals(recordedCallsPerSecond);
			case PlanPackage.PLAN__MASKED_NAMES:
				return MASKED_NAMES_EDEFAULT == null ? maskedNames != null : !MASKED_NAMES_EDEFAULT.equals(maskedNames);
			case PlanPackage.PLAN__TEXT_LIMIT:
				return TEXT_LIMIT_EDEFAULT == null ? textLimit != null : !TEXT_LIMIT_EDEFAULT.equals(textLimit);
			case PlanPackage.PLAN__PROBES:
				return probes != null && !probes.isEmpty();
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
		result.append(" (name: ");
		result.append(name);
		result.append(", threads: ");
		result.append(threads);
		result.append(", resultSet: ");
		result.append(resultSet);
		result.append(", writer: ");
		result.append(writer);
		result.append(", recordTo: ");
		result.append(recordTo);
		result.append(", recordedProbes: ");
		result.append(recordedProbes);
		result.append(", recordedTo: ");
		result.append(recordedTo);
		result.append(", recordedCallsPerSecond: ");
		result.append(recordedCallsPerSecond);
		result.append(", maskedNames: ");
		result.append(maskedNames);
		result.append(", textLimit: ");
		result.append(textLimit);
		result.append(')');
		return result.toString();
	}

} //PlanImpl
