/**
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

import org.eclipse.emf.common.util.Enumerator;

/**
 * <!-- begin-user-doc -->
 * A representation of the literals of the enumeration '<em><b>Probe Kind</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * What a probe records.
 * <!-- end-model-doc -->
 * @see org.sonde.instrumentation.plan.PlanPackage#getProbeKind()
 * @model
 * @generated
 */
public enum ProbeKind implements Enumerator {
	/**
	 * The '<em><b>OPERATION EXECUTION</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * One record per execution, written when the operation returns (state-based).
	 * <!-- end-model-doc -->
	 * @see #OPERATION_EXECUTION_VALUE
	 * @generated
	 * @ordered
	 */
	OPERATION_EXECUTION(0, "OPERATION_EXECUTION", "operationExecution"),

	/**
	 * The '<em><b>OPERATION EVENTS</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * One record before and one after each execution, and one per trace (event-based).
	 * <!-- end-model-doc -->
	 * @see #OPERATION_EVENTS_VALUE
	 * @generated
	 * @ordered
	 */
	OPERATION_EVENTS(1, "OPERATION_EVENTS", "operationEvents");

	/**
	 * The '<em><b>OPERATION EXECUTION</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * One record per execution, written when the operation returns (state-based).
	 * <!-- end-model-doc -->
	 * @see #OPERATION_EXECUTION
	 * @model literal="operationExecution"
	 * @generated
	 * @ordered
	 */
	public static final int OPERATION_EXECUTION_VALUE = 0;

	/**
	 * The '<em><b>OPERATION EVENTS</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * One record before and one after each execution, and one per trace (event-based).
	 * <!-- end-model-doc -->
	 * @see #OPERATION_EVENTS
	 * @model literal="operationEvents"
	 * @generated
	 * @ordered
	 */
	public static final int OPERATION_EVENTS_VALUE = 1;

	/**
	 * An array of all the '<em><b>Probe Kind</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final ProbeKind[] VALUES_ARRAY =
		new ProbeKind[] {
			OPERATION_EXECUTION,
			OPERATION_EVENTS,
		};

	/**
	 * A public read-only list of all the '<em><b>Probe Kind</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<ProbeKind> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Probe Kind</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static ProbeKind get(String literal) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			ProbeKind result = VALUES_ARRAY[i];
			if (result.toString().equals(literal)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Probe Kind</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static ProbeKind getByName(String name) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			ProbeKind result = VALUES_ARRAY[i];
			if (result.getName().equals(name)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Probe Kind</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static ProbeKind get(int value) {
		switch (value) {
			case OPERATION_EXECUTION_VALUE: return OPERATION_EXECUTION;
			case OPERATION_EVENTS_VALUE: return OPERATION_EVENTS;
		}
		return null;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private final int value;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private final String name;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private final String literal;

	/**
	 * Only this class can construct instances.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private ProbeKind(int value, String name, String literal) {
		this.value = value;
		this.name = name;
		this.literal = literal;
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
	public String getName() {
	  return name;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getLiteral() {
	  return literal;
	}

	/**
	 * Returns the literal value of the enumerator, which is its string representation.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString() {
		return literal;
	}
	
} //ProbeKind
