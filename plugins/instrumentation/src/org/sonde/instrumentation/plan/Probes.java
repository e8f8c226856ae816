/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The way from a method to its probe and back. */
public final class Probes {
	/** Constructors come before methods, as {@code <} sorts before letters. */
	private static final Comparator<MethodSignature> FILE_ORDER = Comparator.comparing(MethodSignature::declaringType)
			.thenComparing(MethodSignature::name).thenComparing(method -> String.join(",", method.parameterTypes()))
			.thenComparing(MethodSignature::returnType);

	private Probes() {
	}

	/** A new probe for the method, all else as the model's defaults say: active, operation execution, value 3, calls unknown. */
	public static MethodProbe create(MethodSignature method) {
		MethodProbe probe = PlanFactory.eINSTANCE.createMethodProbe();
		setSignature(probe, method);
		return probe;
	}

	/**
	 * The kind for the next probe: the one that most of the plan's probes have. In an empty plan it is operation events, because the
	 * published results that have all portions of Kieker's cost were measured with these: a first plan can then be estimated.
	 */
	public static ProbeKind usualKind(Plan plan) {
		long events = plan.getProbes().stream().filter(probe -> probe.getKind() == ProbeKind.OPERATION_EVENTS).count();
		return 2 * events >= plan.getProbes().size() ? ProbeKind.OPERATION_EVENTS : ProbeKind.OPERATION_EXECUTION;
	}

	/** The plan's probe for the method, if it has one. Linear in the number of probes. */
	public static Optional<MethodProbe> find(Plan plan, MethodSignature method) {
		return methodProbes(plan).stream().filter(probe -> names(probe, method)).findFirst();
	}

	/** The plan's probes that each sit in one method, in the plan's order. */
	public static List<MethodProbe> methodProbes(Plan plan) {
		return plan.getProbes().stream().filter(MethodProbe.class::isInstance).map(MethodProbe.class::cast).toList();
	}

	/**
	 * The plan's probes that each sit in one method, in the order of the plan's file: by declaring type, name, parameters.
	 *
	 * @throws IllegalArgumentException if a probe's attributes do not name a method
	 */
	public static List<MethodProbe> inFileOrder(Plan plan) {
		record Named(MethodSignature method, MethodProbe probe) {
		}
		return methodProbes(plan).stream().map(probe -> new Named(probe.signature(), probe))
				.sorted(Comparator.comparing(Named::method, FILE_ORDER)).map(Named::probe).toList();
	}

	/**
	 * The probed method.
	 *
	 * @throws IllegalArgumentException if the probe's attributes do not name a method, with the reason
	 */
	public static MethodSignature signatureOf(MethodProbe probe) {
		if (probe.getDeclaringType() == null) {
			throw new IllegalArgumentException("the probe has no declaringType");
		}
		if (probe.isConstructor() != (probe.getMethodName() == null)) {
			throw new IllegalArgumentException(probe.isConstructor() ? "a constructor has no methodName, found '"
					+ MethodSignature.shortened(probe.getMethodName()) + "'" : "the probe has no methodName");
		}
		return new MethodSignature(probe.getDeclaringType(),
				probe.isConstructor() ? MethodSignature.CONSTRUCTOR_NAME : probe.getMethodName(), probe.getParameterTypes(),
				probe.getReturnType(), probe.isVarargs(), probe.isConstructor());
	}

	/** Makes the probe sit in the method. */
	public static void setSignature(MethodProbe probe, MethodSignature method) {
		probe.setDeclaringType(method.declaringType());
		probe.setMethodName(method.constructor() ? null : method.name());
		probe.setParameterTypes(method.parameterTypes());
		probe.setReturnType(method.returnType());
		probe.setVarargs(method.varargs());
		probe.setConstructor(method.constructor());
	}

	/** The value of an attribute of type TypeNames from its text: names separated by commas, none for the empty text. */
	public static List<String> typeNames(String text) {
		return List.copyOf(MethodSignature.splitParameters(text));
	}

	private static boolean names(MethodProbe probe, MethodSignature method) {
		return method.declaringType().equals(probe.getDeclaringType()) && method.parameterTypes()
				.equals(probe.getParameterTypes())
				&& method.returnType().equals(probe.getReturnType()) && method.constructor() == probe.isConstructor()
				&& (method.constructor() || method.name().equals(probe.getMethodName()));
	}
}
