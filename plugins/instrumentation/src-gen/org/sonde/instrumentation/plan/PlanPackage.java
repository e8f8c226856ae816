/**
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.EReference;

/**
 * <!-- begin-user-doc -->
 * The <b>Package</b> for the model.
 * It contains accessors for the meta objects to represent
 * <ul>
 *   <li>each class,</li>
 *   <li>each feature of each class,</li>
 *   <li>each enum,</li>
 *   <li>and each data type</li>
 * </ul>
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * The instrumentation plan: which operations carry a probe, and what is known of how often they run.
 * The namespace carries the format's version; docs/dev/plan-format.md describes the file.
 * <!-- end-model-doc -->
 * @see org.sonde.instrumentation.plan.PlanFactory
 * @model kind="package"
 * @generated
 */
public interface PlanPackage extends EPackage {
	/**
	 * The package name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	String eNAME = "plan";

	/**
	 * The package namespace URI.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	String eNS_URI = "urn:sonde:plan:1";

	/**
	 * The package namespace name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	String eNS_PREFIX = "plan";

	/**
	 * The singleton instance of the package.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	PlanPackage eINSTANCE = org.sonde.instrumentation.plan.impl.PlanPackageImpl.init();

	/**
	 * The meta object id for the '{@link org.sonde.instrumentation.plan.impl.PlanImpl <em>Plan</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.sonde.instrumentation.plan.impl.PlanImpl
	 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getPlan()
	 * @generated
	 */
	int PLAN = 0;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__NAME = 0;

	/**
	 * The feature id for the '<em><b>Threads</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__THREADS = 1;

	/**
	 * The feature id for the '<em><b>Result Set</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__RESULT_SET = 2;

	/**
	 * The feature id for the '<em><b>Writer</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__WRITER = 3;

	/**
	 * The feature id for the '<em><b>Record To</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__RECORD_TO = 4;

	/**
	 * The feature id for the '<em><b>Recorded Probes</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__RECORDED_PROBES = 5;

	/**
	 * The feature id for the '<em><b>Recorded To</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__RECORDED_TO = 6;

	/**
	 * The feature id for the '<em><b>Recorded Calls Per Second</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__RECORDED_CALLS_PER_SECOND = 7;

	/**
	 * The feature id for the '<em><b>Masked Names</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__MASKED_NAMES = 8;

	/**
	 * The feature id for the '<em><b>Text Limit</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__TEXT_LIMIT = 9;

	/**
	 * The feature id for the '<em><b>Probes</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN__PROBES = 10;

	/**
	 * The number of structural features of the '<em>Plan</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PLAN_FEATURE_COUNT = 11;

	/**
	 * The meta object id for the '{@link org.sonde.instrumentation.plan.impl.ProbeImpl <em>Probe</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.sonde.instrumentation.plan.impl.ProbeImpl
	 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getProbe()
	 * @generated
	 */
	int PROBE = 1;

	/**
	 * The feature id for the '<em><b>Kind</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PROBE__KIND = 0;

	/**
	 * The feature id for the '<em><b>Active</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PROBE__ACTIVE = 1;

	/**
	 * The feature id for the '<em><b>Calls Per Second</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PROBE__CALLS_PER_SECOND = 2;

	/**
	 * The feature id for the '<em><b>Calls Source</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PROBE__CALLS_SOURCE = 3;

	/**
	 * The feature id for the '<em><b>Recorded By</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PROBE__RECORDED_BY = 4;

	/**
	 * The feature id for the '<em><b>Trace Entries Per Second</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PROBE__TRACE_ENTRIES_PER_SECOND = 5;

	/**
	 * The feature id for the '<em><b>Nearest Probed Caller</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PROBE__NEAREST_PROBED_CALLER = 6;

	/**
	 * The feature id for the '<em><b>Mean Response Nanos</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PROBE__MEAN_RESPONSE_NANOS = 7;

	/**
	 * The feature id for the '<em><b>Gaps</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PROBE__GAPS = 8;

	/**
	 * The feature id for the '<em><b>Value</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PROBE__VALUE = 9;

	/**
	 * The feature id for the '<em><b>Note</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PROBE__NOTE = 10;

	/**
	 * The number of structural features of the '<em>Probe</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PROBE_FEATURE_COUNT = 11;

	/**
	 * The meta object id for the '{@link org.sonde.instrumentation.plan.impl.MethodProbeImpl <em>Method Probe</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.sonde.instrumentation.plan.impl.MethodProbeImpl
	 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getMethodProbe()
	 * @generated
	 */
	int METHOD_PROBE = 2;

	/**
	 * The feature id for the '<em><b>Kind</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int METHOD_PROBE__KIND = PROBE__KIND;

	/**
	 * The feature id for the '<em><b>Active</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int METHOD_PROBE__ACTIVE = PROBE__ACTIVE;

	/**
	 * The feature id for the '<em><b>Calls Per Second</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int METHOD_PROBE__CALLS_PER_SECOND = PROBE__CALLS_PER_SECOND;

	/**
	 * The feature id for the '<em><b>Calls Source</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int METHOD_PROBE__CALLS_SOURCE = PROBE__CALLS_SOURCE;

	/**
	 * The feature id for the '<em><b>Recorded By</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int METHOD_PROBE__RECORDED_BY = PROBE__RECORDED_BY;

	/**
	 * The feature id for the '<em><b>Trace Entries Per Second</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int METHOD_PROBE__TRACE_ENTRIES_PER_SECOND = PROBE__TRACE_ENTRIES_PER_SECOND;

	/**
	 * The feature id for the '<em><b>Nearest Probed Caller</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int METHOD_PROBE__NEAREST_PROBED_CALLER = PROBE__NEAREST_PROBED_CALLER;

	/**
	 * The feature id for the '<em><b>Mean Response Nanos</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int METHOD_PROBE__MEAN_RESPONSE_NANOS = PROBE__MEAN_RESPONSE_NANOS;

	/**
	 * The feature id for the '<em><b>Gaps</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int METHOD_PROBE__GAPS = PROBE__GAPS;

	/**
	 * The feature id for the '<em><b>Value</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int METHOD_PROBE__VALUE = PROBE__VALUE;

	/**
	 * The feature id for the '<em><b>Note</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int METHOD_PROBE__NOTE = PROBE__NOTE;

	/**
	 * The feature id for the '<em><b>Declaring Type</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int METHOD_PROBE__DECLARING_TYPE = PROBE_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Method Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int METHOD_PROBE__METHOD_NAME = PROBE_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Parameter Types</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int METHOD_PROBE__PARAMETER_TYPES = PROBE_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Return Type</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int METHOD_PROBE__RETURN_TYPE = PROBE_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Varargs</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int METHOD_PROBE__VARARGS = PROBE_FEATURE_COUNT + 4;

	/**
	 * The feature id for the '<em><b>Constructor</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int METHOD_PROBE__CONSTRUCTOR = PROBE_FEATURE_COUNT + 5;

	/**
	 * The number of structural features of the '<em>Method Probe</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int METHOD_PROBE_FEATURE_COUNT = PROBE_FEATURE_COUNT + 6;

	/**
	 * The meta object id for the '{@link org.sonde.instrumentation.plan.impl.PatternProbeImpl <em>Pattern Probe</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.sonde.instrumentation.plan.impl.PatternProbeImpl
	 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getPatternProbe()
	 * @generated
	 */
	int PATTERN_PROBE = 3;

	/**
	 * The feature id for the '<em><b>Kind</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PATTERN_PROBE__KIND = PROBE__KIND;

	/**
	 * The feature id for the '<em><b>Active</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PATTERN_PROBE__ACTIVE = PROBE__ACTIVE;

	/**
	 * The feature id for the '<em><b>Calls Per Second</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PATTERN_PROBE__CALLS_PER_SECOND = PROBE__CALLS_PER_SECOND;

	/**
	 * The feature id for the '<em><b>Calls Source</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PATTERN_PROBE__CALLS_SOURCE = PROBE__CALLS_SOURCE;

	/**
	 * The feature id for the '<em><b>Recorded By</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PATTERN_PROBE__RECORDED_BY = PROBE__RECORDED_BY;

	/**
	 * The feature id for the '<em><b>Trace Entries Per Second</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PATTERN_PROBE__TRACE_ENTRIES_PER_SECOND = PROBE__TRACE_ENTRIES_PER_SECOND;

	/**
	 * The feature id for the '<em><b>Nearest Probed Caller</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PATTERN_PROBE__NEAREST_PROBED_CALLER = PROBE__NEAREST_PROBED_CALLER;

	/**
	 * The feature id for the '<em><b>Mean Response Nanos</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PATTERN_PROBE__MEAN_RESPONSE_NANOS = PROBE__MEAN_RESPONSE_NANOS;

	/**
	 * The feature id for the '<em><b>Gaps</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PATTERN_PROBE__GAPS = PROBE__GAPS;

	/**
	 * The feature id for the '<em><b>Value</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PATTERN_PROBE__VALUE = PROBE__VALUE;

	/**
	 * The feature id for the '<em><b>Note</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PATTERN_PROBE__NOTE = PROBE__NOTE;

	/**
	 * The feature id for the '<em><b>Pattern</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PATTERN_PROBE__PATTERN = PROBE_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Exclusions</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PATTERN_PROBE__EXCLUSIONS = PROBE_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Longer Than</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PATTERN_PROBE__LONGER_THAN = PROBE_FEATURE_COUNT + 2;

	/**
	 * The number of structural features of the '<em>Pattern Probe</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PATTERN_PROBE_FEATURE_COUNT = PROBE_FEATURE_COUNT + 3;

	/**
	 * The meta object id for the '{@link org.sonde.instrumentation.plan.impl.ObjectProbeImpl <em>Object Probe</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.sonde.instrumentation.plan.impl.ObjectProbeImpl
	 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getObjectProbe()
	 * @generated
	 */
	int OBJECT_PROBE = 4;

	/**
	 * The feature id for the '<em><b>Kind</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OBJECT_PROBE__KIND = PROBE__KIND;

	/**
	 * The feature id for the '<em><b>Active</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OBJECT_PROBE__ACTIVE = PROBE__ACTIVE;

	/**
	 * The feature id for the '<em><b>Calls Per Second</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OBJECT_PROBE__CALLS_PER_SECOND = PROBE__CALLS_PER_SECOND;

	/**
	 * The feature id for the '<em><b>Calls Source</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OBJECT_PROBE__CALLS_SOURCE = PROBE__CALLS_SOURCE;

	/**
	 * The feature id for the '<em><b>Recorded By</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OBJECT_PROBE__RECORDED_BY = PROBE__RECORDED_BY;

	/**
	 * The feature id for the '<em><b>Trace Entries Per Second</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OBJECT_PROBE__TRACE_ENTRIES_PER_SECOND = PROBE__TRACE_ENTRIES_PER_SECOND;

	/**
	 * The feature id for the '<em><b>Nearest Probed Caller</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OBJECT_PROBE__NEAREST_PROBED_CALLER = PROBE__NEAREST_PROBED_CALLER;

	/**
	 * The feature id for the '<em><b>Mean Response Nanos</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OBJECT_PROBE__MEAN_RESPONSE_NANOS = PROBE__MEAN_RESPONSE_NANOS;

	/**
	 * The feature id for the '<em><b>Gaps</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OBJECT_PROBE__GAPS = PROBE__GAPS;

	/**
	 * The feature id for the '<em><b>Value</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OBJECT_PROBE__VALUE = PROBE__VALUE;

	/**
	 * The feature id for the '<em><b>Note</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OBJECT_PROBE__NOTE = PROBE__NOTE;

	/**
	 * The feature id for the '<em><b>Declaring Type</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OBJECT_PROBE__DECLARING_TYPE = PROBE_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Priority</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OBJECT_PROBE__PRIORITY = PROBE_FEATURE_COUNT + 1;

	/**
	 * The number of structural features of the '<em>Object Probe</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int OBJECT_PROBE_FEATURE_COUNT = PROBE_FEATURE_COUNT + 2;

	/**
	 * The meta object id for the '{@link org.sonde.instrumentation.plan.impl.FieldProbeImpl <em>Field Probe</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.sonde.instrumentation.plan.impl.FieldProbeImpl
	 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getFieldProbe()
	 * @generated
	 */
	int FIELD_PROBE = 5;

	/**
	 * The feature id for the '<em><b>Kind</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIELD_PROBE__KIND = OBJECT_PROBE__KIND;

	/**
	 * The feature id for the '<em><b>Active</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIELD_PROBE__ACTIVE = OBJECT_PROBE__ACTIVE;

	/**
	 * The feature id for the '<em><b>Calls Per Second</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIELD_PROBE__CALLS_PER_SECOND = OBJECT_PROBE__CALLS_PER_SECOND;

	/**
	 * The feature id for the '<em><b>Calls Source</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIELD_PROBE__CALLS_SOURCE = OBJECT_PROBE__CALLS_SOURCE;

	/**
	 * The feature id for the '<em><b>Recorded By</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIELD_PROBE__RECORDED_BY = OBJECT_PROBE__RECORDED_BY;

	/**
	 * The feature id for the '<em><b>Trace Entries Per Second</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIELD_PROBE__TRACE_ENTRIES_PER_SECOND = OBJECT_PROBE__TRACE_ENTRIES_PER_SECOND;

	/**
	 * The feature id for the '<em><b>Nearest Probed Caller</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIELD_PROBE__NEAREST_PROBED_CALLER = OBJECT_PROBE__NEAREST_PROBED_CALLER;

	/**
	 * The feature id for the '<em><b>Mean Response Nanos</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIELD_PROBE__MEAN_RESPONSE_NANOS = OBJECT_PROBE__MEAN_RESPONSE_NANOS;

	/**
	 * The feature id for the '<em><b>Gaps</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIELD_PROBE__GAPS = OBJECT_PROBE__GAPS;

	/**
	 * The feature id for the '<em><b>Value</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIELD_PROBE__VALUE = OBJECT_PROBE__VALUE;

	/**
	 * The feature id for the '<em><b>Note</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIELD_PROBE__NOTE = OBJECT_PROBE__NOTE;

	/**
	 * The feature id for the '<em><b>Declaring Type</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIELD_PROBE__DECLARING_TYPE = OBJECT_PROBE__DECLARING_TYPE;

	/**
	 * The feature id for the '<em><b>Priority</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIELD_PROBE__PRIORITY = OBJECT_PROBE__PRIORITY;

	/**
	 * The feature id for the '<em><b>Field Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIELD_PROBE__FIELD_NAME = OBJECT_PROBE_FEATURE_COUNT + 0;

	/**
	 * The feature id for the '<em><b>Field Type</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIELD_PROBE__FIELD_TYPE = OBJECT_PROBE_FEATURE_COUNT + 1;

	/**
	 * The feature id for the '<em><b>Static</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIELD_PROBE__STATIC = OBJECT_PROBE_FEATURE_COUNT + 2;

	/**
	 * The feature id for the '<em><b>Containment</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIELD_PROBE__CONTAINMENT = OBJECT_PROBE_FEATURE_COUNT + 3;

	/**
	 * The feature id for the '<em><b>Masked</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIELD_PROBE__MASKED = OBJECT_PROBE_FEATURE_COUNT + 4;

	/**
	 * The number of structural features of the '<em>Field Probe</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int FIELD_PROBE_FEATURE_COUNT = OBJECT_PROBE_FEATURE_COUNT + 5;

	/**
	 * The meta object id for the '{@link org.sonde.instrumentation.plan.impl.LifecycleProbeImpl <em>Lifecycle Probe</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.sonde.instrumentation.plan.impl.LifecycleProbeImpl
	 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getLifecycleProbe()
	 * @generated
	 */
	int LIFECYCLE_PROBE = 6;

	/**
	 * The feature id for the '<em><b>Kind</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LIFECYCLE_PROBE__KIND = OBJECT_PROBE__KIND;

	/**
	 * The feature id for the '<em><b>Active</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LIFECYCLE_PROBE__ACTIVE = OBJECT_PROBE__ACTIVE;

	/**
	 * The feature id for the '<em><b>Calls Per Second</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LIFECYCLE_PROBE__CALLS_PER_SECOND = OBJECT_PROBE__CALLS_PER_SECOND;

	/**
	 * The feature id for the '<em><b>Calls Source</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LIFECYCLE_PROBE__CALLS_SOURCE = OBJECT_PROBE__CALLS_SOURCE;

	/**
	 * The feature id for the '<em><b>Recorded By</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LIFECYCLE_PROBE__RECORDED_BY = OBJECT_PROBE__RECORDED_BY;

	/**
	 * The feature id for the '<em><b>Trace Entries Per Second</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LIFECYCLE_PROBE__TRACE_ENTRIES_PER_SECOND = OBJECT_PROBE__TRACE_ENTRIES_PER_SECOND;

	/**
	 * The feature id for the '<em><b>Nearest Probed Caller</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LIFECYCLE_PROBE__NEAREST_PROBED_CALLER = OBJECT_PROBE__NEAREST_PROBED_CALLER;

	/**
	 * The feature id for the '<em><b>Mean Response Nanos</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LIFECYCLE_PROBE__MEAN_RESPONSE_NANOS = OBJECT_PROBE__MEAN_RESPONSE_NANOS;

	/**
	 * The feature id for the '<em><b>Gaps</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LIFECYCLE_PROBE__GAPS = OBJECT_PROBE__GAPS;

	/**
	 * The feature id for the '<em><b>Value</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LIFECYCLE_PROBE__VALUE = OBJECT_PROBE__VALUE;

	/**
	 * The feature id for the '<em><b>Note</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LIFECYCLE_PROBE__NOTE = OBJECT_PROBE__NOTE;

	/**
	 * The feature id for the '<em><b>Declaring Type</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LIFECYCLE_PROBE__DECLARING_TYPE = OBJECT_PROBE__DECLARING_TYPE;

	/**
	 * The feature id for the '<em><b>Priority</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LIFECYCLE_PROBE__PRIORITY = OBJECT_PROBE__PRIORITY;

	/**
	 * The feature id for the '<em><b>Disposal Method</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LIFECYCLE_PROBE__DISPOSAL_METHOD = OBJECT_PROBE_FEATURE_COUNT + 0;

	/**
	 * The number of structural features of the '<em>Lifecycle Probe</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LIFECYCLE_PROBE_FEATURE_COUNT = OBJECT_PROBE_FEATURE_COUNT + 1;

	/**
	 * The meta object id for the '{@link org.sonde.instrumentation.plan.RecordTo <em>Record To</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.sonde.instrumentation.plan.RecordTo
	 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getRecordTo()
	 * @generated
	 */
	int RECORD_TO = 7;

	/**
	 * The meta object id for the '{@link org.sonde.instrumentation.plan.ProbeKind <em>Probe Kind</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.sonde.instrumentation.plan.ProbeKind
	 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getProbeKind()
	 * @generated
	 */
	int PROBE_KIND = 8;

	/**
	 * The meta object id for the '{@link org.sonde.instrumentation.plan.EventPriority <em>Event Priority</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.sonde.instrumentation.plan.EventPriority
	 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getEventPriority()
	 * @generated
	 */
	int EVENT_PRIORITY = 9;

	/**
	 * The meta object id for the '{@link org.sonde.instrumentation.plan.Containment <em>Containment</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.sonde.instrumentation.plan.Containment
	 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getContainment()
	 * @generated
	 */
	int CONTAINMENT = 10;

	/**
	 * The meta object id for the '<em>Type Names</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see java.util.List
	 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getTypeNames()
	 * @generated
	 */
	int TYPE_NAMES = 11;

	/**
	 * The meta object id for the '<em>Patterns</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see java.util.List
	 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getPatterns()
	 * @generated
	 */
	int PATTERNS = 12;

	/**
	 * The meta object id for the '<em>Method Signature</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.sonde.instrumentation.plan.MethodSignature
	 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getMethodSignature()
	 * @generated
	 */
	int METHOD_SIGNATURE = 13;

	/**
	 * The meta object id for the '<em>Field Signature</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.sonde.instrumentation.plan.FieldSignature
	 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getFieldSignature()
	 * @generated
	 */
	int FIELD_SIGNATURE = 14;

	/**
	 * The meta object id for the '<em>Disposal Method</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.sonde.instrumentation.plan.DisposalMethod
	 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getDisposalMethod()
	 * @generated
	 */
	int DISPOSAL_METHOD = 15;


	/**
	 * Returns the meta object for class '{@link org.sonde.instrumentation.plan.Plan <em>Plan</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Plan</em>'.
	 * @see org.sonde.instrumentation.plan.Plan
	 * @generated
	 */
	EClass getPlan();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.Plan#getName <em>Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Name</em>'.
	 * @see org.sonde.instrumentation.plan.Plan#getName()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_Name();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.Plan#getThreads <em>Threads</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Threads</em>'.
	 * @see org.sonde.instrumentation.plan.Plan#getThreads()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_Threads();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.Plan#getResultSet <em>Result Set</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Result Set</em>'.
	 * @see org.sonde.instrumentation.plan.Plan#getResultSet()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_ResultSet();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.Plan#getWriter <em>Writer</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Writer</em>'.
	 * @see org.sonde.instrumentation.plan.Plan#getWriter()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_Writer();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.Plan#getRecordTo <em>Record To</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Record To</em>'.
	 * @see org.sonde.instrumentation.plan.Plan#getRecordTo()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_RecordTo();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.Plan#getRecordedProbes <em>Recorded Probes</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Recorded Probes</em>'.
	 * @see org.sonde.instrumentation.plan.Plan#getRecordedProbes()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_RecordedProbes();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.Plan#getRecordedTo <em>Recorded To</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Recorded To</em>'.
	 * @see org.sonde.instrumentation.plan.Plan#getRecordedTo()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_RecordedTo();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.Plan#getRecordedCallsPerSecond <em>Recorded Calls Per Second</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Recorded Calls Per Second</em>'.
	 * @see org.sonde.instrumentation.plan.Plan#getRecordedCallsPerSecond()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_RecordedCallsPerSecond();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.Plan#getMaskedNames <em>Masked Names</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Masked Names</em>'.
	 * @see org.sonde.instrumentation.plan.Plan#getMaskedNames()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_MaskedNames();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.Plan#getTextLimit <em>Text Limit</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Text Limit</em>'.
	 * @see org.sonde.instrumentation.plan.Plan#getTextLimit()
	 * @see #getPlan()
	 * @generated
	 */
	EAttribute getPlan_TextLimit();

	/**
	 * Returns the meta object for the containment reference list '{@link org.sonde.instrumentation.plan.Plan#getProbes <em>Probes</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Probes</em>'.
	 * @see org.sonde.instrumentation.plan.Plan#getProbes()
	 * @see #getPlan()
	 * @generated
	 */
	EReference getPlan_Probes();

	/**
	 * Returns the meta object for class '{@link org.sonde.instrumentation.plan.Probe <em>Probe</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Probe</em>'.
	 * @see org.sonde.instrumentation.plan.Probe
	 * @generated
	 */
	EClass getProbe();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.Probe#getKind <em>Kind</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Kind</em>'.
	 * @see org.sonde.instrumentation.plan.Probe#getKind()
	 * @see #getProbe()
	 * @generated
	 */
	EAttribute getProbe_Kind();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.Probe#isActive <em>Active</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Active</em>'.
	 * @see org.sonde.instrumentation.plan.Probe#isActive()
	 * @see #getProbe()
	 * @generated
	 */
	EAttribute getProbe_Active();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.Probe#getCallsPerSecond <em>Calls Per Second</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Calls Per Second</em>'.
	 * @see org.sonde.instrumentation.plan.Probe#getCallsPerSecond()
	 * @see #getProbe()
	 * @generated
	 */
	EAttribute getProbe_CallsPerSecond();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.Probe#getCallsSource <em>Calls Source</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Calls Source</em>'.
	 * @see org.sonde.instrumentation.plan.Probe#getCallsSource()
	 * @see #getProbe()
	 * @generated
	 */
	EAttribute getProbe_CallsSource();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.Probe#getRecordedBy <em>Recorded By</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Recorded By</em>'.
	 * @see org.sonde.instrumentation.plan.Probe#getRecordedBy()
	 * @see #getProbe()
	 * @generated
	 */
	EAttribute getProbe_RecordedBy();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.Probe#getTraceEntriesPerSecond <em>Trace Entries Per Second</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Trace Entries Per Second</em>'.
	 * @see org.sonde.instrumentation.plan.Probe#getTraceEntriesPerSecond()
	 * @see #getProbe()
	 * @generated
	 */
	EAttribute getProbe_TraceEntriesPerSecond();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.Probe#getNearestProbedCaller <em>Nearest Probed Caller</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Nearest Probed Caller</em>'.
	 * @see org.sonde.instrumentation.plan.Probe#getNearestProbedCaller()
	 * @see #getProbe()
	 * @generated
	 */
	EAttribute getProbe_NearestProbedCaller();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.Probe#getMeanResponseNanos <em>Mean Response Nanos</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Mean Response Nanos</em>'.
	 * @see org.sonde.instrumentation.plan.Probe#getMeanResponseNanos()
	 * @see #getProbe()
	 * @generated
	 */
	EAttribute getProbe_MeanResponseNanos();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.Probe#getGaps <em>Gaps</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Gaps</em>'.
	 * @see org.sonde.instrumentation.plan.Probe#getGaps()
	 * @see #getProbe()
	 * @generated
	 */
	EAttribute getProbe_Gaps();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.Probe#getValue <em>Value</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Value</em>'.
	 * @see org.sonde.instrumentation.plan.Probe#getValue()
	 * @see #getProbe()
	 * @generated
	 */
	EAttribute getProbe_Value();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.Probe#getNote <em>Note</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Note</em>'.
	 * @see org.sonde.instrumentation.plan.Probe#getNote()
	 * @see #getProbe()
	 * @generated
	 */
	EAttribute getProbe_Note();

	/**
	 * Returns the meta object for class '{@link org.sonde.instrumentation.plan.MethodProbe <em>Method Probe</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Method Probe</em>'.
	 * @see org.sonde.instrumentation.plan.MethodProbe
	 * @generated
	 */
	EClass getMethodProbe();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.MethodProbe#getDeclaringType <em>Declaring Type</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Declaring Type</em>'.
	 * @see org.sonde.instrumentation.plan.MethodProbe#getDeclaringType()
	 * @see #getMethodProbe()
	 * @generated
	 */
	EAttribute getMethodProbe_DeclaringType();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.MethodProbe#getMethodName <em>Method Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Method Name</em>'.
	 * @see org.sonde.instrumentation.plan.MethodProbe#getMethodName()
	 * @see #getMethodProbe()
	 * @generated
	 */
	EAttribute getMethodProbe_MethodName();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.MethodProbe#getParameterTypes <em>Parameter Types</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Parameter Types</em>'.
	 * @see org.sonde.instrumentation.plan.MethodProbe#getParameterTypes()
	 * @see #getMethodProbe()
	 * @generated
	 */
	EAttribute getMethodProbe_ParameterTypes();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.MethodProbe#getReturnType <em>Return Type</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Return Type</em>'.
	 * @see org.sonde.instrumentation.plan.MethodProbe#getReturnType()
	 * @see #getMethodProbe()
	 * @generated
	 */
	EAttribute getMethodProbe_ReturnType();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.MethodProbe#isVarargs <em>Varargs</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Varargs</em>'.
	 * @see org.sonde.instrumentation.plan.MethodProbe#isVarargs()
	 * @see #getMethodProbe()
	 * @generated
	 */
	EAttribute getMethodProbe_Varargs();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.MethodProbe#isConstructor <em>Constructor</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Constructor</em>'.
	 * @see org.sonde.instrumentation.plan.MethodProbe#isConstructor()
	 * @see #getMethodProbe()
	 * @generated
	 */
	EAttribute getMethodProbe_Constructor();

	/**
	 * Returns the meta object for class '{@link org.sonde.instrumentation.plan.PatternProbe <em>Pattern Probe</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Pattern Probe</em>'.
	 * @see org.sonde.instrumentation.plan.PatternProbe
	 * @generated
	 */
	EClass getPatternProbe();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.PatternProbe#getPattern <em>Pattern</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Pattern</em>'.
	 * @see org.sonde.instrumentation.plan.PatternProbe#getPattern()
	 * @see #getPatternProbe()
	 * @generated
	 */
	EAttribute getPatternProbe_Pattern();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.PatternProbe#getExclusions <em>Exclusions</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Exclusions</em>'.
	 * @see org.sonde.instrumentation.plan.PatternProbe#getExclusions()
	 * @see #getPatternProbe()
	 * @generated
	 */
	EAttribute getPatternProbe_Exclusions();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.PatternProbe#getLongerThan <em>Longer Than</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Longer Than</em>'.
	 * @see org.sonde.instrumentation.plan.PatternProbe#getLongerThan()
	 * @see #getPatternProbe()
	 * @generated
	 */
	EAttribute getPatternProbe_LongerThan();

	/**
	 * Returns the meta object for class '{@link org.sonde.instrumentation.plan.ObjectProbe <em>Object Probe</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Object Probe</em>'.
	 * @see org.sonde.instrumentation.plan.ObjectProbe
	 * @generated
	 */
	EClass getObjectProbe();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.ObjectProbe#getDeclaringType <em>Declaring Type</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Declaring Type</em>'.
	 * @see org.sonde.instrumentation.plan.ObjectProbe#getDeclaringType()
	 * @see #getObjectProbe()
	 * @generated
	 */
	EAttribute getObjectProbe_DeclaringType();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.ObjectProbe#getPriority <em>Priority</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Priority</em>'.
	 * @see org.sonde.instrumentation.plan.ObjectProbe#getPriority()
	 * @see #getObjectProbe()
	 * @generated
	 */
	EAttribute getObjectProbe_Priority();

	/**
	 * Returns the meta object for class '{@link org.sonde.instrumentation.plan.FieldProbe <em>Field Probe</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Field Probe</em>'.
	 * @see org.sonde.instrumentation.plan.FieldProbe
	 * @generated
	 */
	EClass getFieldProbe();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.FieldProbe#getFieldName <em>Field Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Field Name</em>'.
	 * @see org.sonde.instrumentation.plan.FieldProbe#getFieldName()
	 * @see #getFieldProbe()
	 * @generated
	 */
	EAttribute getFieldProbe_FieldName();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.FieldProbe#getFieldType <em>Field Type</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Field Type</em>'.
	 * @see org.sonde.instrumentation.plan.FieldProbe#getFieldType()
	 * @see #getFieldProbe()
	 * @generated
	 */
	EAttribute getFieldProbe_FieldType();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.FieldProbe#isStatic <em>Static</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Static</em>'.
	 * @see org.sonde.instrumentation.plan.FieldProbe#isStatic()
	 * @see #getFieldProbe()
	 * @generated
	 */
	EAttribute getFieldProbe_Static();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.FieldProbe#getContainment <em>Containment</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Containment</em>'.
	 * @see org.sonde.instrumentation.plan.FieldProbe#getContainment()
	 * @see #getFieldProbe()
	 * @generated
	 */
	EAttribute getFieldProbe_Containment();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.FieldProbe#getMasked <em>Masked</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Masked</em>'.
	 * @see org.sonde.instrumentation.plan.FieldProbe#getMasked()
	 * @see #getFieldProbe()
	 * @generated
	 */
	EAttribute getFieldProbe_Masked();

	/**
	 * Returns the meta object for class '{@link org.sonde.instrumentation.plan.LifecycleProbe <em>Lifecycle Probe</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Lifecycle Probe</em>'.
	 * @see org.sonde.instrumentation.plan.LifecycleProbe
	 * @generated
	 */
	EClass getLifecycleProbe();

	/**
	 * Returns the meta object for the attribute '{@link org.sonde.instrumentation.plan.LifecycleProbe#getDisposalMethod <em>Disposal Method</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Disposal Method</em>'.
	 * @see org.sonde.instrumentation.plan.LifecycleProbe#getDisposalMethod()
	 * @see #getLifecycleProbe()
	 * @generated
	 */
	EAttribute getLifecycleProbe_DisposalMethod();

	/**
	 * Returns the meta object for enum '{@link org.sonde.instrumentation.plan.RecordTo <em>Record To</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Record To</em>'.
	 * @see org.sonde.instrumentation.plan.RecordTo
	 * @generated
	 */
	EEnum getRecordTo();

	/**
	 * Returns the meta object for enum '{@link org.sonde.instrumentation.plan.ProbeKind <em>Probe Kind</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Probe Kind</em>'.
	 * @see org.sonde.instrumentation.plan.ProbeKind
	 * @generated
	 */
	EEnum getProbeKind();

	/**
	 * Returns the meta object for enum '{@link org.sonde.instrumentation.plan.EventPriority <em>Event Priority</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Event Priority</em>'.
	 * @see org.sonde.instrumentation.plan.EventPriority
	 * @generated
	 */
	EEnum getEventPriority();

	/**
	 * Returns the meta object for enum '{@link org.sonde.instrumentation.plan.Containment <em>Containment</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Containment</em>'.
	 * @see org.sonde.instrumentation.plan.Containment
	 * @generated
	 */
	EEnum getContainment();

	/**
	 * Returns the meta object for data type '{@link java.util.List <em>Type Names</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * Names of types, separated by commas without blanks in the file.
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Type Names</em>'.
	 * @see java.util.List
	 * @model instanceClass="java.util.List&lt;java.lang.String&gt;"
	 *        annotation="http://www.eclipse.org/emf/2002/GenModel create='return org.sonde.instrumentation.plan.Probes.typeNames(it);' convert='return java.lang.String.join(\",\", it);'"
	 * @generated
	 */
	EDataType getTypeNames();

	/**
	 * Returns the meta object for data type '{@link java.util.List <em>Patterns</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * Signature patterns, in the file separated by semicolons, which no pattern holds.
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Patterns</em>'.
	 * @see java.util.List
	 * @model instanceClass="java.util.List&lt;java.lang.String&gt;"
	 *        annotation="http://www.eclipse.org/emf/2002/GenModel create='return org.sonde.instrumentation.plan.Probes.patterns(it);' convert='return java.lang.String.join(\"; \", it);'"
	 * @generated
	 */
	EDataType getPatterns();

	/**
	 * Returns the meta object for data type '{@link org.sonde.instrumentation.plan.MethodSignature <em>Method Signature</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * A method or constructor as one value; the file holds its parts.
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Method Signature</em>'.
	 * @see org.sonde.instrumentation.plan.MethodSignature
	 * @model instanceClass="org.sonde.instrumentation.plan.MethodSignature" serializeable="false"
	 * @generated
	 */
	EDataType getMethodSignature();

	/**
	 * Returns the meta object for data type '{@link org.sonde.instrumentation.plan.FieldSignature <em>Field Signature</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * A field as one value; the file holds its parts.
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Field Signature</em>'.
	 * @see org.sonde.instrumentation.plan.FieldSignature
	 * @model instanceClass="org.sonde.instrumentation.plan.FieldSignature" serializeable="false"
	 * @generated
	 */
	EDataType getFieldSignature();

	/**
	 * Returns the meta object for data type '{@link org.sonde.instrumentation.plan.DisposalMethod <em>Disposal Method</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * Name and parameter types of a method, in the file as in close(int,java.lang.String).
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Disposal Method</em>'.
	 * @see org.sonde.instrumentation.plan.DisposalMethod
	 * @model instanceClass="org.sonde.instrumentation.plan.DisposalMethod"
	 *        annotation="http://www.eclipse.org/emf/2002/GenModel create='return org.sonde.instrumentation.plan.DisposalMethod.parse(it);' convert='return it.toString();'"
	 * @generated
	 */
	EDataType getDisposalMethod();

	/**
	 * Returns the factory that creates the instances of the model.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the factory that creates the instances of the model.
	 * @generated
	 */
	PlanFactory getPlanFactory();

	/**
	 * <!-- begin-user-doc -->
	 * Defines literals for the meta objects that represent
	 * <ul>
	 *   <li>each class,</li>
	 *   <li>each feature of each class,</li>
	 *   <li>each enum,</li>
	 *   <li>and each data type</li>
	 * </ul>
	 * <!-- end-user-doc -->
	 * @generated
	 */
	interface Literals {
		/**
		 * The meta object literal for the '{@link org.sonde.instrumentation.plan.impl.PlanImpl <em>Plan</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.sonde.instrumentation.plan.impl.PlanImpl
		 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getPlan()
		 * @generated
		 */
		EClass PLAN = eINSTANCE.getPlan();

		/**
		 * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__NAME = eINSTANCE.getPlan_Name();

		/**
		 * The meta object literal for the '<em><b>Threads</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__THREADS = eINSTANCE.getPlan_Threads();

		/**
		 * The meta object literal for the '<em><b>Result Set</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__RESULT_SET = eINSTANCE.getPlan_ResultSet();

		/**
		 * The meta object literal for the '<em><b>Writer</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__WRITER = eINSTANCE.getPlan_Writer();

		/**
		 * The meta object literal for the '<em><b>Record To</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__RECORD_TO = eINSTANCE.getPlan_RecordTo();

		/**
		 * The meta object literal for the '<em><b>Recorded Probes</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__RECORDED_PROBES = eINSTANCE.getPlan_RecordedProbes();

		/**
		 * The meta object literal for the '<em><b>Recorded To</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__RECORDED_TO = eINSTANCE.getPlan_RecordedTo();

		/**
		 * The meta object literal for the '<em><b>Recorded Calls Per Second</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__RECORDED_CALLS_PER_SECOND = eINSTANCE.getPlan_RecordedCallsPerSecond();

		/**
		 * The meta object literal for the '<em><b>Masked Names</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__MASKED_NAMES = eINSTANCE.getPlan_MaskedNames();

		/**
		 * The meta object literal for the '<em><b>Text Limit</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PLAN__TEXT_LIMIT = eINSTANCE.getPlan_TextLimit();

		/**
		 * The meta object literal for the '<em><b>Probes</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference PLAN__PROBES = eINSTANCE.getPlan_Probes();

		/**
		 * The meta object literal for the '{@link org.sonde.instrumentation.plan.impl.ProbeImpl <em>Probe</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.sonde.instrumentation.plan.impl.ProbeImpl
		 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getProbe()
		 * @generated
		 */
		EClass PROBE = eINSTANCE.getProbe();

		/**
		 * The meta object literal for the '<em><b>Kind</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PROBE__KIND = eINSTANCE.getProbe_Kind();

		/**
		 * The meta object literal for the '<em><b>Active</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PROBE__ACTIVE = eINSTANCE.getProbe_Active();

		/**
		 * The meta object literal for the '<em><b>Calls Per Second</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PROBE__CALLS_PER_SECOND = eINSTANCE.getProbe_CallsPerSecond();

		/**
		 * The meta object literal for the '<em><b>Calls Source</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PROBE__CALLS_SOURCE = eINSTANCE.getProbe_CallsSource();

		/**
		 * The meta object literal for the '<em><b>Recorded By</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PROBE__RECORDED_BY = eINSTANCE.getProbe_RecordedBy();

		/**
		 * The meta object literal for the '<em><b>Trace Entries Per Second</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PROBE__TRACE_ENTRIES_PER_SECOND = eINSTANCE.getProbe_TraceEntriesPerSecond();

		/**
		 * The meta object literal for the '<em><b>Nearest Probed Caller</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PROBE__NEAREST_PROBED_CALLER = eINSTANCE.getProbe_NearestProbedCaller();

		/**
		 * The meta object literal for the '<em><b>Mean Response Nanos</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PROBE__MEAN_RESPONSE_NANOS = eINSTANCE.getProbe_MeanResponseNanos();

		/**
		 * The meta object literal for the '<em><b>Gaps</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PROBE__GAPS = eINSTANCE.getProbe_Gaps();

		/**
		 * The meta object literal for the '<em><b>Value</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PROBE__VALUE = eINSTANCE.getProbe_Value();

		/**
		 * The meta object literal for the '<em><b>Note</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PROBE__NOTE = eINSTANCE.getProbe_Note();

		/**
		 * The meta object literal for the '{@link org.sonde.instrumentation.plan.impl.MethodProbeImpl <em>Method Probe</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.sonde.instrumentation.plan.impl.MethodProbeImpl
		 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getMethodProbe()
		 * @generated
		 */
		EClass METHOD_PROBE = eINSTANCE.getMethodProbe();

		/**
		 * The meta object literal for the '<em><b>Declaring Type</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute METHOD_PROBE__DECLARING_TYPE = eINSTANCE.getMethodProbe_DeclaringType();

		/**
		 * The meta object literal for the '<em><b>Method Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute METHOD_PROBE__METHOD_NAME = eINSTANCE.getMethodProbe_MethodName();

		/**
		 * The meta object literal for the '<em><b>Parameter Types</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute METHOD_PROBE__PARAMETER_TYPES = eINSTANCE.getMethodProbe_ParameterTypes();

		/**
		 * The meta object literal for the '<em><b>Return Type</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute METHOD_PROBE__RETURN_TYPE = eINSTANCE.getMethodProbe_ReturnType();

		/**
		 * The meta object literal for the '<em><b>Varargs</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute METHOD_PROBE__VARARGS = eINSTANCE.getMethodProbe_Varargs();

		/**
		 * The meta object literal for the '<em><b>Constructor</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute METHOD_PROBE__CONSTRUCTOR = eINSTANCE.getMethodProbe_Constructor();

		/**
		 * The meta object literal for the '{@link org.sonde.instrumentation.plan.impl.PatternProbeImpl <em>Pattern Probe</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.sonde.instrumentation.plan.impl.PatternProbeImpl
		 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getPatternProbe()
		 * @generated
		 */
		EClass PATTERN_PROBE = eINSTANCE.getPatternProbe();

		/**
		 * The meta object literal for the '<em><b>Pattern</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PATTERN_PROBE__PATTERN = eINSTANCE.getPatternProbe_Pattern();

		/**
		 * The meta object literal for the '<em><b>Exclusions</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PATTERN_PROBE__EXCLUSIONS = eINSTANCE.getPatternProbe_Exclusions();

		/**
		 * The meta object literal for the '<em><b>Longer Than</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PATTERN_PROBE__LONGER_THAN = eINSTANCE.getPatternProbe_LongerThan();

		/**
		 * The meta object literal for the '{@link org.sonde.instrumentation.plan.impl.ObjectProbeImpl <em>Object Probe</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.sonde.instrumentation.plan.impl.ObjectProbeImpl
		 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getObjectProbe()
		 * @generated
		 */
		EClass OBJECT_PROBE = eINSTANCE.getObjectProbe();

		/**
		 * The meta object literal for the '<em><b>Declaring Type</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute OBJECT_PROBE__DECLARING_TYPE = eINSTANCE.getObjectProbe_DeclaringType();

		/**
		 * The meta object literal for the '<em><b>Priority</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute OBJECT_PROBE__PRIORITY = eINSTANCE.getObjectProbe_Priority();

		/**
		 * The meta object literal for the '{@link org.sonde.instrumentation.plan.impl.FieldProbeImpl <em>Field Probe</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.sonde.instrumentation.plan.impl.FieldProbeImpl
		 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getFieldProbe()
		 * @generated
		 */
		EClass FIELD_PROBE = eINSTANCE.getFieldProbe();

		/**
		 * The meta object literal for the '<em><b>Field Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute FIELD_PROBE__FIELD_NAME = eINSTANCE.getFieldProbe_FieldName();

		/**
		 * The meta object literal for the '<em><b>Field Type</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute FIELD_PROBE__FIELD_TYPE = eINSTANCE.getFieldProbe_FieldType();

		/**
		 * The meta object literal for the '<em><b>Static</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute FIELD_PROBE__STATIC = eINSTANCE.getFieldProbe_Static();

		/**
		 * The meta object literal for the '<em><b>Containment</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute FIELD_PROBE__CONTAINMENT = eINSTANCE.getFieldProbe_Containment();

		/**
		 * The meta object literal for the '<em><b>Masked</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute FIELD_PROBE__MASKED = eINSTANCE.getFieldProbe_Masked();

		/**
		 * The meta object literal for the '{@link org.sonde.instrumentation.plan.impl.LifecycleProbeImpl <em>Lifecycle Probe</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.sonde.instrumentation.plan.impl.LifecycleProbeImpl
		 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getLifecycleProbe()
		 * @generated
		 */
		EClass LIFECYCLE_PROBE = eINSTANCE.getLifecycleProbe();

		/**
		 * The meta object literal for the '<em><b>Disposal Method</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute LIFECYCLE_PROBE__DISPOSAL_METHOD = eINSTANCE.getLifecycleProbe_DisposalMethod();

		/**
		 * The meta object literal for the '{@link org.sonde.instrumentation.plan.RecordTo <em>Record To</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.sonde.instrumentation.plan.RecordTo
		 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getRecordTo()
		 * @generated
		 */
		EEnum RECORD_TO = eINSTANCE.getRecordTo();

		/**
		 * The meta object literal for the '{@link org.sonde.instrumentation.plan.ProbeKind <em>Probe Kind</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.sonde.instrumentation.plan.ProbeKind
		 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getProbeKind()
		 * @generated
		 */
		EEnum PROBE_KIND = eINSTANCE.getProbeKind();

		/**
		 * The meta object literal for the '{@link org.sonde.instrumentation.plan.EventPriority <em>Event Priority</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.sonde.instrumentation.plan.EventPriority
		 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getEventPriority()
		 * @generated
		 */
		EEnum EVENT_PRIORITY = eINSTANCE.getEventPriority();

		/**
		 * The meta object literal for the '{@link org.sonde.instrumentation.plan.Containment <em>Containment</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.sonde.instrumentation.plan.Containment
		 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getContainment()
		 * @generated
		 */
		EEnum CONTAINMENT = eINSTANCE.getContainment();

		/**
		 * The meta object literal for the '<em>Type Names</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see java.util.List
		 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getTypeNames()
		 * @generated
		 */
		EDataType TYPE_NAMES = eINSTANCE.getTypeNames();

		/**
		 * The meta object literal for the '<em>Patterns</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see java.util.List
		 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getPatterns()
		 * @generated
		 */
		EDataType PATTERNS = eINSTANCE.getPatterns();

		/**
		 * The meta object literal for the '<em>Method Signature</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.sonde.instrumentation.plan.MethodSignature
		 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getMethodSignature()
		 * @generated
		 */
		EDataType METHOD_SIGNATURE = eINSTANCE.getMethodSignature();

		/**
		 * The meta object literal for the '<em>Field Signature</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.sonde.instrumentation.plan.FieldSignature
		 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getFieldSignature()
		 * @generated
		 */
		EDataType FIELD_SIGNATURE = eINSTANCE.getFieldSignature();

		/**
		 * The meta object literal for the '<em>Disposal Method</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.sonde.instrumentation.plan.DisposalMethod
		 * @see org.sonde.instrumentation.plan.impl.PlanPackageImpl#getDisposalMethod()
		 * @generated
		 */
		EDataType DISPOSAL_METHOD = eINSTANCE.getDisposalMethod();

	}

} //PlanPackage
