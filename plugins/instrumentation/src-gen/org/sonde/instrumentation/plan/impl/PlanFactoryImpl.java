/**
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan.impl;

import java.util.List;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EPackage;

import org.eclipse.emf.ecore.impl.EFactoryImpl;

import org.eclipse.emf.ecore.plugin.EcorePlugin;

import org.sonde.instrumentation.plan.*;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model <b>Factory</b>.
 * <!-- end-user-doc -->
 * @generated
 */
public class PlanFactoryImpl extends EFactoryImpl implements PlanFactory {
	/**
	 * Creates the default factory implementation.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static PlanFactory init() {
		try {
			PlanFactory thePlanFactory = (PlanFactory)EPackage.Registry.INSTANCE.getEFactory(PlanPackage.eNS_URI);
			if (thePlanFactory != null) {
				return thePlanFactory;
			}
		}
		catch (Exception exception) {
			EcorePlugin.INSTANCE.log(exception);
		}
		return new PlanFactoryImpl();
	}

	/**
	 * Creates an instance of the factory.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public PlanFactoryImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EObject create(EClass eClass) {
		switch (eClass.getClassifierID()) {
			case PlanPackage.PLAN: return createPlan();
			case PlanPackage.METHOD_PROBE: return createMethodProbe();
			case PlanPackage.PATTERN_PROBE: return createPatternProbe();
			case PlanPackage.FIELD_PROBE: return createFieldProbe();
			case PlanPackage.LIFECYCLE_PROBE: return createLifecycleProbe();
			default:
				throw new IllegalArgumentException("The class '" + eClass.getName() + "' is not a valid classifier");
		}
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object createFromString(EDataType eDataType, String initialValue) {
		switch (eDataType.getClassifierID()) {
			case PlanPackage.RECORD_TO:
				return createRecordToFromString(eDataType, initialValue);
			case PlanPackage.PROBE_KIND:
				return createProbeKindFromString(eDataType, initialValue);
			case PlanPackage.EVENT_PRIORITY:
				return createEventPriorityFromString(eDataType, initialValue);
			case PlanPackage.CONTAINMENT:
				return createContainmentFromString(eDataType, initialValue);
			case PlanPackage.TYPE_NAMES:
				return createTypeNamesFromString(eDataType, initialValue);
			case PlanPackage.PATTERNS:
				return createPatternsFromString(eDataType, initialValue);
			case PlanPackage.DISPOSAL_METHOD:
				return createDisposalMethodFromString(eDataType, initialValue);
			default:
				throw new IllegalArgumentException("The datatype '" + eDataType.getName() + "' is not a valid classifier");
		}
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String convertToString(EDataType eDataType, Object instanceValue) {
		switch (eDataType.getClassifierID()) {
			case PlanPackage.RECORD_TO:
				return convertRecordToToString(eDataType, instanceValue);
			case PlanPackage.PROBE_KIND:
				return convertProbeKindToString(eDataType, instanceValue);
			case PlanPackage.EVENT_PRIORITY:
				return convertEventPriorityToString(eDataType, instanceValue);
			case PlanPackage.CONTAINMENT:
				return convertContainmentToString(eDataType, instanceValue);
			case PlanPackage.TYPE_NAMES:
				return convertTypeNamesToString(eDataType, instanceValue);
			case PlanPackage.PATTERNS:
				return convertPatternsToString(eDataType, instanceValue);
			case PlanPackage.DISPOSAL_METHOD:
				return convertDisposalMethodToString(eDataType, instanceValue);
			default:
				throw new IllegalArgumentException("The datatype '" + eDataType.getName() + "' is not a valid classifier");
		}
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Plan createPlan() {
		PlanImpl plan = new PlanImpl();
		return plan;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public MethodProbe createMethodProbe() {
		MethodProbeImpl methodProbe = new MethodProbeImpl();
		return methodProbe;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public PatternProbe createPatternProbe() {
		PatternProbeImpl patternProbe = new PatternProbeImpl();
		return patternProbe;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public FieldProbe createFieldProbe() {
		FieldProbeImpl fieldProbe = new FieldProbeImpl();
		return fieldProbe;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public LifecycleProbe createLifecycleProbe() {
		LifecycleProbeImpl lifecycleProbe = new LifecycleProbeImpl();
		return lifecycleProbe;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public RecordTo createRecordToFromString(EDataType eDataType, String initialValue) {
		RecordTo result = RecordTo.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertRecordToToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public ProbeKind createProbeKindFromString(EDataType eDataType, String initialValue) {
		ProbeKind result = ProbeKind.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertProbeKindToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public EventPriority createEventPriorityFromString(EDataType eDataType, String initialValue) {
		EventPriority result = EventPriority.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertEventPriorityToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Containment createContainmentFromString(EDataType eDataType, String initialValue) {
		Containment result = Containment.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertContainmentToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public List<String> createTypeNames(final String it) {
		return org.sonde.instrumentation.plan.Probes.typeNames(it);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public List<String> createTypeNamesFromString(EDataType eDataType, String initialValue) {
		return createTypeNames(initialValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertTypeNames(final List<String> it) {
		return java.lang.String.join(",", it);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@SuppressWarnings("unchecked")
	public String convertTypeNamesToString(EDataType eDataType, Object instanceValue) {
		return convertTypeNames((List<String>)instanceValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public List<String> createPatterns(final String it) {
		return org.sonde.instrumentation.plan.Probes.patterns(it);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public List<String> createPatternsFromString(EDataType eDataType, String initialValue) {
		return createPatterns(initialValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertPatterns(final List<String> it) {
		return java.lang.String.join("; ", it);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@SuppressWarnings("unchecked")
	public String convertPatternsToString(EDataType eDataType, Object instanceValue) {
		return convertPatterns((List<String>)instanceValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public DisposalMethod createDisposalMethod(final String it) {
		return org.sonde.instrumentation.plan.DisposalMethod.parse(it);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public DisposalMethod createDisposalMethodFromString(EDataType eDataType, String initialValue) {
		return createDisposalMethod(initialValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertDisposalMethod(final DisposalMethod it) {
		return it.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertDisposalMethodToString(EDataType eDataType, Object instanceValue) {
		return convertDisposalMethod((DisposalMethod)instanceValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public PlanPackage getPlanPackage() {
		return (PlanPackage)getEPackage();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @deprecated
	 * @generated
	 */
	@Deprecated
	public static PlanPackage getPackage() {
		return PlanPackage.eINSTANCE;
	}

} //PlanFactoryImpl
