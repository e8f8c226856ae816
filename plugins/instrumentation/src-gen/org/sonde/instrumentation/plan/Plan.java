/**
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EObject;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Plan</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A set of probes for one program, with what the estimate of their cost is based on.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.sonde.instrumentation.plan.Plan#getName <em>Name</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.Plan#getThreads <em>Threads</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.Plan#getResultSet <em>Result Set</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.Plan#getWriter <em>Writer</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.Plan#getRecordTo <em>Record To</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.Plan#getRecordedProbes <em>Recorded Probes</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.Plan#getRecordedTo <em>Recorded To</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.Plan#getRecordedCallsPerSecond <em>Recorded Calls Per Second</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.Plan#getMaskedNames <em>Masked Names</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.Plan#getTextLimit <em>Text Limit</em>}</li>
 *   <li>{@link org.sonde.instrumentation.plan.Plan#getProbes <em>Probes</em>}</li>
 * </ul>
 *
 * @see org.sonde.instrumentation.plan.PlanPackage#getPlan()
 * @model
 * @generated
 */
public interface Plan extends EObject {
	/**
	 * Returns the value of the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What people call the plan; null when it has no name of its own.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Name</em>' attribute.
	 * @see #setName(String)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getPlan_Name()
	 * @model
	 * @generated
	 */
	String getName();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.Plan#getName <em>Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Name</em>' attribute.
	 * @see #getName()
	 * @generated
	 */
	void setName(String value);

	/**
	 * Returns the value of the '<em><b>Threads</b></em>' attribute.
	 * The default value is <code>"1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Application threads that run probed operations at the same time; at least 1.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Threads</em>' attribute.
	 * @see #setThreads(int)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getPlan_Threads()
	 * @model default="1"
	 * @generated
	 */
	int getThreads();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.Plan#getThreads <em>Threads</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Threads</em>' attribute.
	 * @see #getThreads()
	 * @generated
	 */
	void setThreads(int value);

	/**
	 * Returns the value of the '<em><b>Result Set</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Id of the result set the estimate is computed from; null when none has been chosen.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Result Set</em>' attribute.
	 * @see #setResultSet(String)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getPlan_ResultSet()
	 * @model
	 * @generated
	 */
	String getResultSet();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.Plan#getResultSet <em>Result Set</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Result Set</em>' attribute.
	 * @see #getResultSet()
	 * @generated
	 */
	void setResultSet(String value);

	/**
	 * Returns the value of the '<em><b>Writer</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Id of the result set's configuration that stands for the writer in use; null when none has been chosen.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Writer</em>' attribute.
	 * @see #setWriter(String)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getPlan_Writer()
	 * @model
	 * @generated
	 */
	String getWriter();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.Plan#getWriter <em>Writer</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Writer</em>' attribute.
	 * @see #getWriter()
	 * @generated
	 */
	void setWriter(String value);

	/**
	 * Returns the value of the '<em><b>Record To</b></em>' attribute.
	 * The default value is <code>"binary"</code>.
	 * The literals are from the enumeration {@link org.sonde.instrumentation.plan.RecordTo}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Where the agent writes the records when the program runs with the plan.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Record To</em>' attribute.
	 * @see org.sonde.instrumentation.plan.RecordTo
	 * @see #setRecordTo(RecordTo)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getPlan_RecordTo()
	 * @model default="binary"
	 * @generated
	 */
	RecordTo getRecordTo();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.Plan#getRecordTo <em>Record To</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Record To</em>' attribute.
	 * @see org.sonde.instrumentation.plan.RecordTo
	 * @see #getRecordTo()
	 * @generated
	 */
	void setRecordTo(RecordTo value);

	/**
	 * Returns the value of the '<em><b>Recorded Probes</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Fingerprint of the set of probes that were active when trace entries, callers, durations and gaps of the probes were recorded; null when unknown.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Recorded Probes</em>' attribute.
	 * @see #setRecordedProbes(String)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getPlan_RecordedProbes()
	 * @model
	 * @generated
	 */
	String getRecordedProbes();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.Plan#getRecordedProbes <em>Recorded Probes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Recorded Probes</em>' attribute.
	 * @see #getRecordedProbes()
	 * @generated
	 */
	void setRecordedProbes(String value);

	/**
	 * Returns the value of the '<em><b>Recorded To</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Keyword of the RecordTo that was in use in that recording; null when unknown.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Recorded To</em>' attribute.
	 * @see #setRecordedTo(String)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getPlan_RecordedTo()
	 * @model
	 * @generated
	 */
	String getRecordedTo();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.Plan#getRecordedTo <em>Recorded To</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Recorded To</em>' attribute.
	 * @see #getRecordedTo()
	 * @generated
	 */
	void setRecordedTo(String value);

	/**
	 * Returns the value of the '<em><b>Recorded Calls Per Second</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Executions per second of all probes in that recording; finite and at least 0; null when unknown.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Recorded Calls Per Second</em>' attribute.
	 * @see #setRecordedCallsPerSecond(Double)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getPlan_RecordedCallsPerSecond()
	 * @model
	 * @generated
	 */
	Double getRecordedCallsPerSecond();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.Plan#getRecordedCallsPerSecond <em>Recorded Calls Per Second</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Recorded Calls Per Second</em>' attribute.
	 * @see #getRecordedCallsPerSecond()
	 * @generated
	 */
	void setRecordedCallsPerSecond(Double value);

	/**
	 * Returns the value of the '<em><b>Masked Names</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Regular expression that is looked for in names of watched fields such as p.Account.iban: their values are masked, too; null for those that are always masked alone.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Masked Names</em>' attribute.
	 * @see #setMaskedNames(String)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getPlan_MaskedNames()
	 * @model
	 * @generated
	 */
	String getMaskedNames();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.Plan#getMaskedNames <em>Masked Names</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Masked Names</em>' attribute.
	 * @see #getMaskedNames()
	 * @generated
	 */
	void setMaskedNames(String value);

	/**
	 * Returns the value of the '<em><b>Text Limit</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Characters of a text that are kept of the value of a watched field, from 0 to 65535; null for the limit of the object monitoring.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Text Limit</em>' attribute.
	 * @see #setTextLimit(Integer)
	 * @see org.sonde.instrumentation.plan.PlanPackage#getPlan_TextLimit()
	 * @model
	 * @generated
	 */
	Integer getTextLimit();

	/**
	 * Sets the value of the '{@link org.sonde.instrumentation.plan.Plan#getTextLimit <em>Text Limit</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Text Limit</em>' attribute.
	 * @see #getTextLimit()
	 * @generated
	 */
	void setTextLimit(Integer value);

	/**
	 * Returns the value of the '<em><b>Probes</b></em>' containment reference list.
	 * The list contents are of type {@link org.sonde.instrumentation.plan.Probe}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The probes, in no particular order; the file is sorted when it is saved.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Probes</em>' containment reference list.
	 * @see org.sonde.instrumentation.plan.PlanPackage#getPlan_Probes()
	 * @model containment="true"
	 * @generated
	 */
	EList<Probe> getProbes();

} // Plan
