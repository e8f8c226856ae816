/**
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan.impl;

import java.util.List;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.EOperation;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.EReference;

import org.eclipse.emf.ecore.impl.EPackageImpl;

import org.sonde.instrumentation.plan.Containment;
import org.sonde.instrumentation.plan.DisposalMethod;
import org.sonde.instrumentation.plan.EventPriority;
import org.sonde.instrumentation.plan.FieldProbe;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.LifecycleProbe;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.ObjectProbe;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.PlanPackage;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.RecordTo;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model <b>Package</b>.
 * <!-- end-user-doc -->
 * @generated
 */
public class PlanPackageImpl extends EPackageImpl implements PlanPackage {
	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass planEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass probeEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass methodProbeEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass patternProbeEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass objectProbeEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass fieldProbeEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass lifecycleProbeEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum recordToEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum probeKindEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum eventPriorityEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum containmentEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType typeNamesEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType patternsEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType methodSignatureEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType fieldSignatureEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType disposalMethodEDataType = null;

	/**
	 * Creates an instance of the model <b>Package</b>, registered with
	 * {@link org.eclipse.emf.ecore.EPackage.Registry EPackage.Registry} by the package
	 * package URI value.
	 * <p>Note: the correct way to create the package is via the static
	 * factory method {@link #init init()}, which also performs
	 * initialization of the package, or returns the registered package,
	 * if one already exists.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eclipse.emf.ecore.EPackage.Registry
	 * @see org.sonde.instrumentation.plan.PlanPackage#eNS_URI
	 * @see #init()
	 * @generated
	 */
	private PlanPackageImpl() {
		super(eNS_URI, PlanFactory.eINSTANCE);
	}
	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static boolean isInited = false;

	/**
	 * Creates, registers, and initializes the <b>Package</b> for this model, and for any others upon which it depends.
	 *
	 * <p>This method is used to initialize {@link PlanPackage#eINSTANCE} when that field is accessed.
	 * Clients should not invoke it directly. Instead, they should simply access that field to obtain the package.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #eNS_URI
	 * @see #createPackageContents()
	 * @see #initializePackageContents()
	 * @generated
	 */
	public static PlanPackage init() {
		if (isInited) return (PlanPackage)EPackage.Registry.INSTANCE.getEPackage(PlanPackage.eNS_URI);

		// Obtain or create and register package
		Object registeredPlanPackage = EPackage.Registry.INSTANCE.get(eNS_URI);
		PlanPackageImpl thePlanPackage = registeredPlanPackage instanceof PlanPackageImpl ? (PlanPackageImpl)registeredPlanPackage : new PlanPackageImpl();

		isInited = true;

		// Create package meta-data objects
		thePlanPackage.createPackageContents();

		// Initialize created meta-data
		thePlanPackage.initializePackageContents();

		// Mark meta-data to indicate it can't be changed
		thePlanPackage.freeze();

		// Update the registry and return the package
		EPackage.Registry.INSTANCE.put(PlanPackage.eNS_URI, thePlanPackage);
		return thePlanPackage;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getPlan() {
		return planEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPlan_Name() {
		return (EAttribute)planEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPlan_Threads() {
		return (EAttribute)planEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPlan_ResultSet() {
		return (EAttribute)planEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPlan_Writer() {
		return (EAttribute)planEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPlan_RecordTo() {
		return (EAttribute)planEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPlan_RecordedProbes() {
		return (EAttribute)planEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPlan_RecordedTo() {
		return (EAttribute)planEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPlan_RecordedCallsPerSecond() {
		return (EAttribute)planEClass.getEStructuralFeatures().get(7);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPlan_MaskedNames() {
		return (EAttribute)planEClass.getEStructuralFeatures().get(8);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPlan_TextLimit() {
		return (EAttribute)planEClass.getEStructuralFeatures().get(9);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getPlan_Probes() {
		return (EReference)planEClass.getEStructuralFeatures().get(10);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getProbe() {
		return probeEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getProbe_Kind() {
		return (EAttribute)probeEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getProbe_Active() {
		return (EAttribute)probeEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getProbe_CallsPerSecond() {
		return (EAttribute)probeEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getProbe_CallsSource() {
		return (EAttribute)probeEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getProbe_RecordedBy() {
		return (EAttribute)probeEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getProbe_TraceEntriesPerSecond() {
		return (EAttribute)probeEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getProbe_NearestProbedCaller() {
		return (EAttribute)probeEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getProbe_MeanResponseNanos() {
		return (EAttribute)probeEClass.getEStructuralFeatures().get(7);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getProbe_Gaps() {
		return (EAttribute)probeEClass.getEStructuralFeatures().get(8);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getProbe_Value() {
		return (EAttribute)probeEClass.getEStructuralFeatures().get(9);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getProbe_Note() {
		return (EAttribute)probeEClass.getEStructuralFeatures().get(10);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getMethodProbe() {
		return methodProbeEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getMethodProbe_DeclaringType() {
		return (EAttribute)methodProbeEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getMethodProbe_MethodName() {
		return (EAttribute)methodProbeEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getMethodProbe_ParameterTypes() {
		return (EAttribute)methodProbeEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getMethodProbe_ReturnType() {
		return (EAttribute)methodProbeEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getMethodProbe_Varargs() {
		return (EAttribute)methodProbeEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getMethodProbe_Constructor() {
		return (EAttribute)methodProbeEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getPatternProbe() {
		return patternProbeEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPatternProbe_Pattern() {
		return (EAttribute)patternProbeEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPatternProbe_Exclusions() {
		return (EAttribute)patternProbeEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPatternProbe_LongerThan() {
		return (EAttribute)patternProbeEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getObjectProbe() {
		return objectProbeEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getObjectProbe_DeclaringType() {
		return (EAttribute)objectProbeEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getObjectProbe_Priority() {
		return (EAttribute)objectProbeEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getFieldProbe() {
		return fieldProbeEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getFieldProbe_FieldName() {
		return (EAttribute)fieldProbeEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getFieldProbe_FieldType() {
		return (EAttribute)fieldProbeEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getFieldProbe_Static() {
		return (EAttribute)fieldProbeEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getFieldProbe_Containment() {
		return (EAttribute)fieldProbeEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getFieldProbe_Masked() {
		return (EAttribute)fieldProbeEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getLifecycleProbe() {
		return lifecycleProbeEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getLifecycleProbe_DisposalMethod() {
		return (EAttribute)lifecycleProbeEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getRecordTo() {
		return recordToEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getProbeKind() {
		return probeKindEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getEventPriority() {
		return eventPriorityEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getContainment() {
		return containmentEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EDataType getTypeNames() {
		return typeNamesEDataType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EDataType getPatterns() {
		return patternsEDataType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EDataType getMethodSignature() {
		return methodSignatureEDataType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EDataType getFieldSignature() {
		return fieldSignatureEDataType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EDataType getDisposalMethod() {
		return disposalMethodEDataType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public PlanFactory getPlanFactory() {
		return (PlanFactory)getEFactoryInstance();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private boolean isCreated = false;

	/**
	 * Creates the meta-model objects for the package.  This method is
	 * guarded to have no affect on any invocation but its first.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public void createPackageContents() {
		if (isCreated) return;
		isCreated = true;

		// Create classes and their features
		planEClass = createEClass(PLAN);
		createEAttribute(planEClass, PLAN__NAME);
		createEAttribute(planEClass, PLAN__THREADS);
		createEAttribute(planEClass, PLAN__RESULT_SET);
		createEAttribute(planEClass, PLAN__WRITER);
		createEAttribute(planEClass, PLAN__RECORD_TO);
		createEAttribute(planEClass, PLAN__RECORDED_PROBES);
		createEAttribute(planEClass, PLAN__RECORDED_TO);
		createEAttribute(planEClass, PLAN__RECORDED_CALLS_PER_SECOND);
		createEAttribute(planEClass, PLAN__MASKED_NAMES);
		createEAttribute(planEClass, PLAN__TEXT_LIMIT);
		createEReference(planEClass, PLAN__PROBES);

		probeEClass = createEClass(PROBE);
		createEAttribute(probeEClass, PROBE__KIND);
		createEAttribute(probeEClass, PROBE__ACTIVE);
		createEAttribute(probeEClass, PROBE__CALLS_PER_SECOND);
		createEAttribute(probeEClass, PROBE__CALLS_SOURCE);
		createEAttribute(probeEClass, PROBE__RECORDED_BY);
		createEAttribute(probeEClass, PROBE__TRACE_ENTRIES_PER_SECOND);
		createEAttribute(probeEClass, PROBE__NEAREST_PROBED_CALLER);
		createEAttribute(probeEClass, PROBE__MEAN_RESPONSE_NANOS);
		createEAttribute(probeEClass, PROBE__GAPS);
		createEAttribute(probeEClass, PROBE__VALUE);
		createEAttribute(probeEClass, PROBE__NOTE);

		methodProbeEClass = createEClass(METHOD_PROBE);
		createEAttribute(methodProbeEClass, METHOD_PROBE__DECLARING_TYPE);
		createEAttribute(methodProbeEClass, METHOD_PROBE__METHOD_NAME);
		createEAttribute(methodProbeEClass, METHOD_PROBE__PARAMETER_TYPES);
		createEAttribute(methodProbeEClass, METHOD_PROBE__RETURN_TYPE);
		createEAttribute(methodProbeEClass, METHOD_PROBE__VARARGS);
		createEAttribute(methodProbeEClass, METHOD_PROBE__CONSTRUCTOR);

		patternProbeEClass = createEClass(PATTERN_PROBE);
		createEAttribute(patternProbeEClass, PATTERN_PROBE__PATTERN);
		createEAttribute(patternProbeEClass, PATTERN_PROBE__EXCLUSIONS);
		createEAttribute(patternProbeEClass, PATTERN_PROBE__LONGER_THAN);

		objectProbeEClass = createEClass(OBJECT_PROBE);
		createEAttribute(objectProbeEClass, OBJECT_PROBE__DECLARING_TYPE);
		createEAttribute(objectProbeEClass, OBJECT_PROBE__PRIORITY);

		fieldProbeEClass = createEClass(FIELD_PROBE);
		createEAttribute(fieldProbeEClass, FIELD_PROBE__FIELD_NAME);
		createEAttribute(fieldProbeEClass, FIELD_PROBE__FIELD_TYPE);
		createEAttribute(fieldProbeEClass, FIELD_PROBE__STATIC);
		createEAttribute(fieldProbeEClass, FIELD_PROBE__CONTAINMENT);
		createEAttribute(fieldProbeEClass, FIELD_PROBE__MASKED);

		lifecycleProbeEClass = createEClass(LIFECYCLE_PROBE);
		createEAttribute(lifecycleProbeEClass, LIFECYCLE_PROBE__DISPOSAL_METHOD);

		// Create enums
		recordToEEnum = createEEnum(RECORD_TO);
		probeKindEEnum = createEEnum(PROBE_KIND);
		eventPriorityEEnum = createEEnum(EVENT_PRIORITY);
		containmentEEnum = createEEnum(CONTAINMENT);

		// Create data types
		typeNamesEDataType = createEDataType(TYPE_NAMES);
		patternsEDataType = createEDataType(PATTERNS);
		methodSignatureEDataType = createEDataType(METHOD_SIGNATURE);
		fieldSignatureEDataType = createEDataType(FIELD_SIGNATURE);
		disposalMethodEDataType = createEDataType(DISPOSAL_METHOD);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private boolean isInitialized = false;

	/**
	 * Complete the initialization of the package and its meta-model.  This
	 * method is guarded to have no affect on any invocation but its first.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public void initializePackageContents() {
		if (isInitialized) return;
		isInitialized = true;

		// Initialize package
		setName(eNAME);
		setNsPrefix(eNS_PREFIX);
		setNsURI(eNS_URI);

		// Create type parameters

		// Set bounds for type parameters

		// Add supertypes to classes
		methodProbeEClass.getESuperTypes().add(this.getProbe());
		patternProbeEClass.getESuperTypes().add(this.getProbe());
		objectProbeEClass.getESuperTypes().add(this.getProbe());
		fieldProbeEClass.getESuperTypes().add(this.getObjectProbe());
		lifecycleProbeEClass.getESuperTypes().add(this.getObjectProbe());

		// Initialize classes and features; add operations and parameters
		initEClass(planEClass, Plan.class, "Plan", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getPlan_Name(), ecorePackage.getEString(), "name", null, 0, 1, Plan.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPlan_Threads(), ecorePackage.getEInt(), "threads", "1", 0, 1, Plan.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPlan_ResultSet(), ecorePackage.getEString(), "resultSet", null, 0, 1, Plan.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPlan_Writer(), ecorePackage.getEString(), "writer", null, 0, 1, Plan.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPlan_RecordTo(), this.getRecordTo(), "recordTo", "binary", 0, 1, Plan.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPlan_RecordedProbes(), ecorePackage.getEString(), "recordedProbes", null, 0, 1, Plan.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPlan_RecordedTo(), ecorePackage.getEString(), "recordedTo", null, 0, 1, Plan.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPlan_RecordedCallsPerSecond(), ecorePackage.getEDoubleObject(), "recordedCallsPerSecond", null, 0, 1, Plan.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPlan_MaskedNames(), ecorePackage.getEString(), "maskedNames", null, 0, 1, Plan.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPlan_TextLimit(), ecorePackage.getEIntegerObject(), "textLimit", null, 0, 1, Plan.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getPlan_Probes(), this.getProbe(), null, "probes", null, 0, -1, Plan.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(probeEClass, Probe.class, "Probe", IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getProbe_Kind(), this.getProbeKind(), "kind", "operationExecution", 0, 1, Probe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getProbe_Active(), ecorePackage.getEBoolean(), "active", "true", 0, 1, Probe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getProbe_CallsPerSecond(), ecorePackage.getEDoubleObject(), "callsPerSecond", null, 0, 1, Probe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getProbe_CallsSource(), ecorePackage.getEString(), "callsSource", null, 0, 1, Probe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getProbe_RecordedBy(), ecorePackage.getEString(), "recordedBy", null, 0, 1, Probe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getProbe_TraceEntriesPerSecond(), ecorePackage.getEDoubleObject(), "traceEntriesPerSecond", null, 0, 1, Probe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getProbe_NearestProbedCaller(), ecorePackage.getEString(), "nearestProbedCaller", null, 0, 1, Probe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getProbe_MeanResponseNanos(), ecorePackage.getEDoubleObject(), "meanResponseNanos", null, 0, 1, Probe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getProbe_Gaps(), ecorePackage.getEString(), "gaps", null, 0, 1, Probe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getProbe_Value(), ecorePackage.getEInt(), "value", "3", 0, 1, Probe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getProbe_Note(), ecorePackage.getEString(), "note", null, 0, 1, Probe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(methodProbeEClass, MethodProbe.class, "MethodProbe", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getMethodProbe_DeclaringType(), ecorePackage.getEString(), "declaringType", null, 0, 1, MethodProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getMethodProbe_MethodName(), ecorePackage.getEString(), "methodName", null, 0, 1, MethodProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getMethodProbe_ParameterTypes(), this.getTypeNames(), "parameterTypes", "", 0, 1, MethodProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getMethodProbe_ReturnType(), ecorePackage.getEString(), "returnType", "void", 0, 1, MethodProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getMethodProbe_Varargs(), ecorePackage.getEBoolean(), "varargs", null, 0, 1, MethodProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getMethodProbe_Constructor(), ecorePackage.getEBoolean(), "constructor", null, 0, 1, MethodProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		addEOperation(methodProbeEClass, this.getMethodSignature(), "signature", 0, 1, IS_UNIQUE, IS_ORDERED);

		EOperation op = addEOperation(methodProbeEClass, null, "setSignature", 0, 1, IS_UNIQUE, IS_ORDERED);
		addEParameter(op, this.getMethodSignature(), "signature", 0, 1, IS_UNIQUE, IS_ORDERED);

		initEClass(patternProbeEClass, PatternProbe.class, "PatternProbe", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getPatternProbe_Pattern(), ecorePackage.getEString(), "pattern", null, 0, 1, PatternProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPatternProbe_Exclusions(), this.getPatterns(), "exclusions", "", 0, 1, PatternProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPatternProbe_LongerThan(), ecorePackage.getEInt(), "longerThan", null, 0, 1, PatternProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(objectProbeEClass, ObjectProbe.class, "ObjectProbe", IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getObjectProbe_DeclaringType(), ecorePackage.getEString(), "declaringType", null, 0, 1, ObjectProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getObjectProbe_Priority(), this.getEventPriority(), "priority", "regular", 0, 1, ObjectProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(fieldProbeEClass, FieldProbe.class, "FieldProbe", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getFieldProbe_FieldName(), ecorePackage.getEString(), "fieldName", null, 0, 1, FieldProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getFieldProbe_FieldType(), ecorePackage.getEString(), "fieldType", null, 0, 1, FieldProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getFieldProbe_Static(), ecorePackage.getEBoolean(), "static", null, 0, 1, FieldProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getFieldProbe_Containment(), this.getContainment(), "containment", "none", 0, 1, FieldProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getFieldProbe_Masked(), ecorePackage.getEBooleanObject(), "masked", null, 0, 1, FieldProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		addEOperation(fieldProbeEClass, this.getFieldSignature(), "signature", 0, 1, IS_UNIQUE, IS_ORDERED);

		op = addEOperation(fieldProbeEClass, null, "setSignature", 0, 1, IS_UNIQUE, IS_ORDERED);
		addEParameter(op, this.getFieldSignature(), "signature", 0, 1, IS_UNIQUE, IS_ORDERED);

		initEClass(lifecycleProbeEClass, LifecycleProbe.class, "LifecycleProbe", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getLifecycleProbe_DisposalMethod(), this.getDisposalMethod(), "disposalMethod", null, 0, 1, LifecycleProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		// Initialize enums and add enum literals
		initEEnum(recordToEEnum, RecordTo.class, "RecordTo");
		addEEnumLiteral(recordToEEnum, RecordTo.BINARY);
		addEEnumLiteral(recordToEEnum, RecordTo.TEXT);
		addEEnumLiteral(recordToEEnum, RecordTo.TCP);
		addEEnumLiteral(recordToEEnum, RecordTo.DISCARD);

		initEEnum(probeKindEEnum, ProbeKind.class, "ProbeKind");
		addEEnumLiteral(probeKindEEnum, ProbeKind.OPERATION_EXECUTION);
		addEEnumLiteral(probeKindEEnum, ProbeKind.OPERATION_EVENTS);

		initEEnum(eventPriorityEEnum, EventPriority.class, "EventPriority");
		addEEnumLiteral(eventPriorityEEnum, EventPriority.REGULAR);
		addEEnumLiteral(eventPriorityEEnum, EventPriority.URGENT);

		initEEnum(containmentEEnum, Containment.class, "Containment");
		addEEnumLiteral(containmentEEnum, Containment.NONE);
		addEEnumLiteral(containmentEEnum, Containment.PARENT);
		addEEnumLiteral(containmentEEnum, Containment.CHILDREN);

		// Initialize data types
		initEDataType(typeNamesEDataType, List.class, "TypeNames", IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS, "java.util.List<java.lang.String>");
		initEDataType(patternsEDataType, List.class, "Patterns", IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS, "java.util.List<java.lang.String>");
		initEDataType(methodSignatureEDataType, MethodSignature.class, "MethodSignature", !IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS);
		initEDataType(fieldSignatureEDataType, FieldSignature.class, "FieldSignature", !IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS);
		initEDataType(disposalMethodEDataType, DisposalMethod.class, "DisposalMethod", IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS);

		// Create resource
		createResource(eNS_URI);

		// Create annotations
		// http://www.eclipse.org/emf/2002/GenModel
		createGenModelAnnotations();
	}

	/**
	 * Initializes the annotations for <b>http://www.eclipse.org/emf/2002/GenModel</b>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void createGenModelAnnotations() {
		String source = "http://www.eclipse.org/emf/2002/GenModel";
		addAnnotation
		  (this,
		   source,
		   new String[] {
			   "documentation", "The instrumentation plan: which operations carry a probe, and what is known of how often they run.\nThe namespace carries the format\'s version; docs/dev/plan-format.md describes the file."
		   });
		addAnnotation
		  (planEClass,
		   source,
		   new String[] {
			   "documentation", "A set of probes for one program, with what the estimate of their cost is based on."
		   });
		addAnnotation
		  (getPlan_Name(),
		   source,
		   new String[] {
			   "documentation", "What people call the plan; null when it has no name of its own."
		   });
		addAnnotation
		  (getPlan_Threads(),
		   source,
		   new String[] {
			   "documentation", "Application threads that run probed operations at the same time; at least 1."
		   });
		addAnnotation
		  (getPlan_ResultSet(),
		   source,
		   new String[] {
			   "documentation", "Id of the result set the estimate is computed from; null when none has been chosen."
		   });
		addAnnotation
		  (getPlan_Writer(),
		   source,
		   new String[] {
			   "documentation", "Id of the result set\'s configuration that stands for the writer in use; null when none has been chosen."
		   });
		addAnnotation
		  (getPlan_RecordTo(),
		   source,
		   new String[] {
			   "documentation", "Where the agent writes the records when the program runs with the plan."
		   });
		addAnnotation
		  (getPlan_RecordedProbes(),
		   source,
		   new String[] {
			   "documentation", "Fingerprint of the set of probes that were active when trace entries, callers, durations and gaps of the probes were recorded; null when unknown."
		   });
		addAnnotation
		  (getPlan_RecordedTo(),
		   source,
		   new String[] {
			   "documentation", "Keyword of the RecordTo that was in use in that recording; null when unknown."
		   });
		addAnnotation
		  (getPlan_RecordedCallsPerSecond(),
		   source,
		   new String[] {
			   "documentation", "Executions per second of all probes in that recording; finite and at least 0; null when unknown."
		   });
		addAnnotation
		  (getPlan_MaskedNames(),
		   source,
		   new String[] {
			   "documentation", "Regular expression that is looked for in names of watched fields such as p.Account.iban: their values are masked, too; null for those that are always masked alone."
		   });
		addAnnotation
		  (getPlan_TextLimit(),
		   source,
		   new String[] {
			   "documentation", "Characters of a text that are kept of the value of a watched field, from 0 to 65535; null for the limit of the object monitoring."
		   });
		addAnnotation
		  (getPlan_Probes(),
		   source,
		   new String[] {
			   "documentation", "The probes, in no particular order; the file is sorted when it is saved."
		   });
		addAnnotation
		  (recordToEEnum,
		   source,
		   new String[] {
			   "documentation", "Where the agent writes the records."
		   });
		addAnnotation
		  (recordToEEnum.getELiterals().get(0),
		   source,
		   new String[] {
			   "documentation", "Binary files."
		   });
		addAnnotation
		  (recordToEEnum.getELiterals().get(1),
		   source,
		   new String[] {
			   "documentation", "Text files."
		   });
		addAnnotation
		  (recordToEEnum.getELiterals().get(2),
		   source,
		   new String[] {
			   "documentation", "A TCP connection to a receiver on the same machine."
		   });
		addAnnotation
		  (recordToEEnum.getELiterals().get(3),
		   source,
		   new String[] {
			   "documentation", "Nowhere: the records are dropped when they are handed over."
		   });
		addAnnotation
		  (probeKindEEnum,
		   source,
		   new String[] {
			   "documentation", "What a probe records."
		   });
		addAnnotation
		  (probeKindEEnum.getELiterals().get(0),
		   source,
		   new String[] {
			   "documentation", "One record per execution, written when the operation returns (state-based)."
		   });
		addAnnotation
		  (probeKindEEnum.getELiterals().get(1),
		   source,
		   new String[] {
			   "documentation", "One record before and one after each execution, and one per trace (event-based)."
		   });
		addAnnotation
		  (probeEClass,
		   source,
		   new String[] {
			   "documentation", "A place in the program where the agent measures. Subclasses say which place."
		   });
		addAnnotation
		  (getProbe_Kind(),
		   source,
		   new String[] {
			   "documentation", "What the probe records."
		   });
		addAnnotation
		  (getProbe_Active(),
		   source,
		   new String[] {
			   "documentation", "Whether the probe collects. A deactivated probe is woven in but switched off; it still costs the portion I."
		   });
		addAnnotation
		  (getProbe_CallsPerSecond(),
		   source,
		   new String[] {
			   "documentation", "Expected executions per second, summed over all threads; finite and at least 0; null when unknown. There is no default."
		   });
		addAnnotation
		  (getProbe_CallsSource(),
		   source,
		   new String[] {
			   "documentation", "Where callsPerSecond comes from, in words for the reader (typed, a CSV file, a monitoring log); null when not stated."
		   });
		addAnnotation
		  (getProbe_RecordedBy(),
		   source,
		   new String[] {
			   "documentation", "What recorded callsPerSecond: keywords of RecordingKind, separated by blanks; null when it was not recorded, or nobody knows by what."
		   });
		addAnnotation
		  (getProbe_TraceEntriesPerSecond(),
		   source,
		   new String[] {
			   "documentation", "Executions per second that open a trace because no probed operation is above them; from 0 to callsPerSecond; null when unknown."
		   });
		addAnnotation
		  (getProbe_NearestProbedCaller(),
		   source,
		   new String[] {
			   "documentation", "Name of the probed operation from which all other executions come, directly or through operations without probes; null when unknown."
		   });
		addAnnotation
		  (getProbe_MeanResponseNanos(),
		   source,
		   new String[] {
			   "documentation", "Mean duration of one execution in the recording, probes included, in nanoseconds; finite and at least 0; null when unknown."
		   });
		addAnnotation
		  (getProbe_Gaps(),
		   source,
		   new String[] {
			   "documentation", "Histogram of the gaps between a record of this probe and the record that any thread handed over before it; null when unknown."
		   });
		addAnnotation
		  (getProbe_Value(),
		   source,
		   new String[] {
			   "documentation", "How much the user wants the probe: 1 (would be nice) to 5 (cannot do without)."
		   });
		addAnnotation
		  (getProbe_Note(),
		   source,
		   new String[] {
			   "documentation", "The user\'s own words about the probe; null when there are none."
		   });
		addAnnotation
		  (methodProbeEClass,
		   source,
		   new String[] {
			   "documentation", "A probe in exactly one method or constructor."
		   });
		addAnnotation
		  (methodProbeEClass.getEOperations().get(0),
		   source,
		   new String[] {
			   "documentation", "The probed method as one value.\n@throws IllegalArgumentException if the attributes do not name a method, with the reason",
			   "body", "return org.sonde.instrumentation.plan.Probes.signatureOf(this);"
		   });
		addAnnotation
		  (methodProbeEClass.getEOperations().get(1),
		   source,
		   new String[] {
			   "documentation", "Sets the six attributes that name the method.",
			   "body", "org.sonde.instrumentation.plan.Probes.setSignature(this, signature);"
		   });
		addAnnotation
		  (getMethodProbe_DeclaringType(),
		   source,
		   new String[] {
			   "documentation", "Binary name of the declaring type, such as p.A$B."
		   });
		addAnnotation
		  (getMethodProbe_MethodName(),
		   source,
		   new String[] {
			   "documentation", "Simple name of the method; null for a constructor."
		   });
		addAnnotation
		  (getMethodProbe_ParameterTypes(),
		   source,
		   new String[] {
			   "documentation", "Erased types of the parameters as in the class file, binary names, arrays with []; never null."
		   });
		addAnnotation
		  (getMethodProbe_ReturnType(),
		   source,
		   new String[] {
			   "documentation", "Erased return type, spelled as the parameters\' types; void for a constructor."
		   });
		addAnnotation
		  (getMethodProbe_Varargs(),
		   source,
		   new String[] {
			   "documentation", "Whether the last parameter, an array, is declared with an ellipsis."
		   });
		addAnnotation
		  (getMethodProbe_Constructor(),
		   source,
		   new String[] {
			   "documentation", "Whether the probe sits in a constructor."
		   });
		addAnnotation
		  (patternProbeEClass,
		   source,
		   new String[] {
			   "documentation", "Probes in all methods or constructors that a pattern matches, but those with a probe of their own. Calls per second are summed over them.\ndocs/patterns.md says what a pattern matches, and which of two patterns has a method that both match."
		   });
		addAnnotation
		  (getPatternProbe_Pattern(),
		   source,
		   new String[] {
			   "documentation", "An AspectJ signature pattern, such as public * p..*.*(..) or p.A.new(..); a plan has it once."
		   });
		addAnnotation
		  (getPatternProbe_Exclusions(),
		   source,
		   new String[] {
			   "documentation", "Patterns of methods and constructors that are left out, spelled as the pattern; never null."
		   });
		addAnnotation
		  (getPatternProbe_LongerThan(),
		   source,
		   new String[] {
			   "documentation", "Matches are only methods of more lines of code than that, by the counting of sloc (docs/dev/metrics.md); 0: methods of any length."
		   });
		addAnnotation
		  (eventPriorityEEnum,
		   source,
		   new String[] {
			   "documentation", "How urgently the events of an object probe are delivered."
		   });
		addAnnotation
		  (eventPriorityEEnum.getELiterals().get(0),
		   source,
		   new String[] {
			   "documentation", "By the observer\'s delivery policy: in batches, periodically or immediately."
		   });
		addAnnotation
		  (eventPriorityEEnum.getELiterals().get(1),
		   source,
		   new String[] {
			   "documentation", "Always immediately, before all regular events."
		   });
		addAnnotation
		  (containmentEEnum,
		   source,
		   new String[] {
			   "documentation", "What a watched field says about the tree of objects."
		   });
		addAnnotation
		  (containmentEEnum.getELiterals().get(0),
		   source,
		   new String[] {
			   "documentation", "Nothing."
		   });
		addAnnotation
		  (containmentEEnum.getELiterals().get(1),
		   source,
		   new String[] {
			   "documentation", "The field holds the parent of its object."
		   });
		addAnnotation
		  (containmentEEnum.getELiterals().get(2),
		   source,
		   new String[] {
			   "documentation", "The field holds a child of its object, or an array or collection of children."
		   });
		addAnnotation
		  (objectProbeEClass,
		   source,
		   new String[] {
			   "documentation", "A probe that watches the objects of a type. Its events are no operation executions: kind and what recordings say of operations are not used. The value of active is whether its sensor starts resumed."
		   });
		addAnnotation
		  (getObjectProbe_DeclaringType(),
		   source,
		   new String[] {
			   "documentation", "Binary name of the type, such as p.A$B: of the watched objects, or the one that declares the watched field."
		   });
		addAnnotation
		  (getObjectProbe_Priority(),
		   source,
		   new String[] {
			   "documentation", "How urgently the events are delivered."
		   });
		addAnnotation
		  (fieldProbeEClass,
		   source,
		   new String[] {
			   "documentation", "Watches the changes of a field."
		   });
		addAnnotation
		  (fieldProbeEClass.getEOperations().get(0),
		   source,
		   new String[] {
			   "documentation", "The watched field as one value.\n@throws IllegalArgumentException if the attributes do not name a field, with the reason",
			   "body", "return org.sonde.instrumentation.plan.Probes.signatureOf(this);"
		   });
		addAnnotation
		  (fieldProbeEClass.getEOperations().get(1),
		   source,
		   new String[] {
			   "documentation", "Sets the four attributes that name the field.",
			   "body", "org.sonde.instrumentation.plan.Probes.setSignature(this, signature);"
		   });
		addAnnotation
		  (getFieldProbe_FieldName(),
		   source,
		   new String[] {
			   "documentation", "Simple name of the field."
		   });
		addAnnotation
		  (getFieldProbe_FieldType(),
		   source,
		   new String[] {
			   "documentation", "Erased type of the field, spelled as the types of parameters."
		   });
		addAnnotation
		  (getFieldProbe_Static(),
		   source,
		   new String[] {
			   "documentation", "Whether the field is static."
		   });
		addAnnotation
		  (getFieldProbe_Containment(),
		   source,
		   new String[] {
			   "documentation", "What the field says about the tree of objects."
		   });
		addAnnotation
		  (getFieldProbe_Masked(),
		   source,
		   new String[] {
			   "documentation", "Whether the values of the field are left out of its events; null: decided by its name, as ValueCapture of the object monitoring does."
		   });
		addAnnotation
		  (lifecycleProbeEClass,
		   source,
		   new String[] {
			   "documentation", "Watches the creation and deletion of the objects of a type, and what is added to and removed from them."
		   });
		addAnnotation
		  (getLifecycleProbe_DisposalMethod(),
		   source,
		   new String[] {
			   "documentation", "The method whose return ends the life of its object, such as close(); null: the garbage collector ends it."
		   });
		addAnnotation
		  (typeNamesEDataType,
		   source,
		   new String[] {
			   "documentation", "Names of types, separated by commas without blanks in the file.",
			   "create", "return org.sonde.instrumentation.plan.Probes.typeNames(it);",
			   "convert", "return java.lang.String.join(\",\", it);"
		   });
		addAnnotation
		  (patternsEDataType,
		   source,
		   new String[] {
			   "documentation", "Signature patterns, in the file separated by semicolons, which no pattern holds.",
			   "create", "return org.sonde.instrumentation.plan.Probes.patterns(it);",
			   "convert", "return java.lang.String.join(\"; \", it);"
		   });
		addAnnotation
		  (methodSignatureEDataType,
		   source,
		   new String[] {
			   "documentation", "A method or constructor as one value; the file holds its parts."
		   });
		addAnnotation
		  (fieldSignatureEDataType,
		   source,
		   new String[] {
			   "documentation", "A field as one value; the file holds its parts."
		   });
		addAnnotation
		  (disposalMethodEDataType,
		   source,
		   new String[] {
			   "documentation", "Name and parameter types of a method, in the file as in close(int,java.lang.String).",
			   "create", "return org.sonde.instrumentation.plan.DisposalMethod.parse(it);",
			   "convert", "return it.toString();"
		   });
	}

} //PlanPackageImpl
