/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.util.EcoreUtil;

/** The way from a method, field, type or pattern to its probe and back. */
public final class Probes {
	/** A type before its fields, these by name. */
	private static final Comparator<CodePlace> OBJECTS_IN_FILE = Comparator.comparing(CodePlace::declaringType)
			.thenComparing(place -> place instanceof FieldSignature field ? field.name() + " " + field.type() : "");

	private Probes() {
	}

	/** A new probe for the method, all else as the model's defaults say: active, operation execution, value 3, calls unknown. */
	public static MethodProbe create(MethodSignature method) {
		return at(method, PlanFactory.eINSTANCE.createMethodProbe());
	}

	/** A new probe for what the pattern matches, all else as the model's defaults say. */
	public static PatternProbe createPattern(String pattern) {
		PatternProbe probe = PlanFactory.eINSTANCE.createPatternProbe();
		probe.setPattern(pattern);
		return probe;
	}

	/** A new probe that watches the field, all else as the model's defaults say. */
	public static FieldProbe createField(FieldSignature field) {
		return at(field, PlanFactory.eINSTANCE.createFieldProbe());
	}

	/** A new probe that watches the objects of a type, all else as the model's defaults say. */
	public static LifecycleProbe createLifecycle(WatchedType type) {
		return at(type, PlanFactory.eINSTANCE.createLifecycleProbe());
	}

	private static <P extends Probe> P at(CodePlace place, P probe) {
		setCodePlace(probe, place);
		return probe;
	}

	/** A new probe at the place, all else as the model's defaults say. */
	public static Probe create(CodePlace place) {
		return switch (place) {
			case MethodSignature method -> create(method);
			case FieldSignature field -> createField(field);
			case WatchedType type -> createLifecycle(type);
		};
	}

	/** @throws IllegalArgumentException with the rule of the plan's format that the probe breaks */
	public static void check(Probe probe) {
		PlanRules.check(probe);
	}

	/**
	 * Where the probe sits.
	 *
	 * @throws IllegalArgumentException if the probe's attributes do not name a place, with the reason
	 */
	public static ProbePlace place(Probe probe) {
		return switch (probe) {
			case PatternProbe pattern -> {
				required("pattern", pattern.getPattern());
				yield PatternText.of(pattern);
			}
			default -> codePlace(probe).orElseThrow(
					() -> new IllegalArgumentException("the format has no place for a probe of class " + probe.eClass().getName()));
		};
	}

	/**
	 * Where the probe sits if the code names that place; empty for a pattern.
	 *
	 * @throws IllegalArgumentException if the probe's attributes do not name a place, with the reason
	 */
	public static Optional<CodePlace> codePlace(Probe probe) {
		return switch (probe) {
			case MethodProbe method -> Optional.of(signatureOf(method));
			case FieldProbe field -> Optional.of(signatureOf(field));
			case LifecycleProbe lifecycle -> Optional.of(typeOf(lifecycle));
			default -> Optional.empty();
		};
	}

	/** Makes the probe sit in another place of its kind. */
	static void setCodePlace(Probe probe, CodePlace place) {
		switch (place) {
			case MethodSignature method -> setSignature((MethodProbe) probe, method);
			case FieldSignature field -> setSignature((FieldProbe) probe, field);
			case WatchedType type -> setType((LifecycleProbe) probe, type);
		}
	}

	/**
	 * What a probe is called wherever it stands in one line: the signature of its method in the exchange spelling, {@code field} and its
	 * field, {@code lifecycle} and its type, or {@code pattern} and its pattern, with a blank between. No two probes of a plan are called
	 * the same.
	 *
	 * @throws IllegalArgumentException if the probe's attributes do not name a place
	 */
	public static String name(Probe probe) {
		return place(probe).probeName();
	}

	/** Whether the probe records executions of operations, so that an agent for these weaves it. All others watch objects. */
	public static boolean isOfOperations(Probe probe) {
		return !(probe instanceof ObjectProbe);
	}

	/** The plan's probes that record executions of operations, in the plan's order. */
	public static List<Probe> ofOperations(Plan plan) {
		return plan.getProbes().stream().filter(Probes::isOfOperations).toList();
	}

	/** A copy of the plan without the probes that watch objects. */
	public static Plan withoutObjects(Plan plan) {
		Plan copy = EcoreUtil.copy(plan);
		copy.getProbes().removeAll(objectProbes(copy));
		return copy;
	}

	/** A copy of the plan with these alone. */
	public static Plan withoutOperations(Plan plan) {
		Plan copy = EcoreUtil.copy(plan);
		copy.getProbes().removeAll(ofOperations(copy));
		return copy;
	}

	/** The plan's probes that watch objects, in the order of the plan's file. */
	public static List<ObjectProbe> objectProbes(Plan plan) {
		return sorted(plan.getProbes().stream().filter(ObjectProbe.class::isInstance).map(ObjectProbe.class::cast).toList(),
				probe -> codePlace(probe).orElseThrow(), OBJECTS_IN_FILE);
	}

	/** Returns the name of a probe's sensor in a running program and in its log of events. */
	public static String sensor(ObjectProbe probe) {
		return sensor(codePlace(probe).orElseThrow());
	}

	/** The same of the place of such a probe. */
	public static String sensor(CodePlace place) {
		return place instanceof FieldSignature field ? field.declaringType() + "." + field.name() : place.declaringType();
	}

	/** Returns the names of the active probes that watch objects. */
	public static Set<String> watching(Plan plan) {
		return objectProbes(plan).stream().filter(Probe::isActive).map(Probes::name).collect(Collectors.toUnmodifiableSet());
	}

	/**
	 * The kind for the next probe: the one that most of the plan's probes of operations have. In an empty plan it is operation events,
	 * because the published results that have all portions of Kieker's cost were measured with these: a first plan can then be estimated.
	 */
	public static ProbeKind usualKind(Plan plan) {
		List<Probe> probes = ofOperations(plan);
		long events = probes.stream().filter(probe -> probe.getKind() == ProbeKind.OPERATION_EVENTS).count();
		return 2 * events >= probes.size() ? ProbeKind.OPERATION_EVENTS : ProbeKind.OPERATION_EXECUTION;
	}

	/** The plan's probe for the method, if it has one. Linear in the number of probes. */
	public static Optional<MethodProbe> find(Plan plan, MethodSignature method) {
		return methodProbes(plan).stream().filter(probe -> names(probe, method)).findFirst();
	}

	/** The plan's probe that watches the field, of whatever type the plan takes it to be. */
	public static Optional<FieldProbe> findField(Plan plan, FieldSignature field) {
		return plan.getProbes().stream().filter(FieldProbe.class::isInstance).map(FieldProbe.class::cast)
				.filter(probe -> probe.signature().isSameField(field)).findFirst();
	}

	/** The plan's probes that each sit in one method, in the plan's order. */
	public static List<MethodProbe> methodProbes(Plan plan) {
		return plan.getProbes().stream().filter(MethodProbe.class::isInstance).map(MethodProbe.class::cast).toList();
	}

	/** The plan's probes that sit in what a pattern matches, in the plan's order, which is that of its file: the first has precedence. */
	public static List<PatternProbe> patternProbes(Plan plan) {
		return plan.getProbes().stream().filter(PatternProbe.class::isInstance).map(PatternProbe.class::cast).toList();
	}

	/** The plan's probe for this pattern, if it has one. */
	public static Optional<PatternProbe> findPattern(Plan plan, String pattern) {
		return patternProbes(plan).stream().filter(probe -> pattern.equals(probe.getPattern())).findFirst();
	}

	/**
	 * All probes in the order of the plan's file: those of patterns as the plan has them, then those of methods as
	 * {@link #inFileOrder} has them, then those that watch objects: by type, that of the type itself before those of its fields.
	 *
	 * @throws IllegalArgumentException if a probe's attributes do not name a place
	 */
	public static List<Probe> allInFileOrder(Plan plan) {
		return Stream.of(patternProbes(plan), inFileOrder(plan), objectProbes(plan)).<Probe>flatMap(List::stream).toList();
	}

	/**
	 * The plan's probes that each sit in one method, in the order of the plan's file: by declaring type, name, parameters.
	 *
	 * @throws IllegalArgumentException if a probe's attributes do not name a method
	 */
	public static List<MethodProbe> inFileOrder(Plan plan) {
		return sorted(methodProbes(plan), MethodProbe::signature, MethodSignature.FILE_ORDER);
	}

	/** Each place is computed once. */
	private static <P extends Probe, K> List<P> sorted(List<P> probes, Function<P, K> place, Comparator<K> order) {
		record Placed<P, K>(K place, P probe) {
		}
		return probes.stream().map(probe -> new Placed<>(place.apply(probe), probe)).sorted(Comparator.comparing(Placed::place, order))
				.map(Placed::probe).toList();
	}

	/**
	 * The probed method.
	 *
	 * @throws IllegalArgumentException if the probe's attributes do not name a method, with the reason
	 */
	public static MethodSignature signatureOf(MethodProbe probe) {
		required("declaringType", probe.getDeclaringType());
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

	/**
	 * The watched field.
	 *
	 * @throws IllegalArgumentException if the probe's attributes do not name a field, with the reason
	 */
	public static FieldSignature signatureOf(FieldProbe probe) {
		return new FieldSignature(required("declaringType", probe.getDeclaringType()), required("fieldName", probe.getFieldName()),
				required("fieldType", probe.getFieldType()), probe.isStatic());
	}

	/** Makes the probe watch the field. A static field belongs to no object, so it contains none. */
	public static void setSignature(FieldProbe probe, FieldSignature field) {
		if (field.isStatic()) {
			probe.setContainment(Containment.NONE);
		}
		probe.setDeclaringType(field.declaringType());
		probe.setFieldName(field.name());
		probe.setFieldType(field.type());
		probe.setStatic(field.isStatic());
	}

	/**
	 * The watched type, with what ends the life of its objects.
	 *
	 * @throws IllegalArgumentException if the probe's attributes do not name a type, with the reason
	 */
	public static WatchedType typeOf(LifecycleProbe probe) {
		return new WatchedType(required("declaringType", probe.getDeclaringType()), Optional.ofNullable(probe.getDisposalMethod()));
	}

	/** Makes the probe watch the objects of the type. */
	public static void setType(LifecycleProbe probe, WatchedType type) {
		probe.setDeclaringType(type.declaringType());
		probe.setDisposalMethod(type.disposal().orElse(null));
	}

	private static String required(String attribute, String value) {
		if (value == null) {
			throw new IllegalArgumentException("the probe has no " + attribute);
		}
		return value;
	}

	/** The value of an attribute of type TypeNames from its text: names separated by commas, none for the empty text. */
	public static List<String> typeNames(String text) {
		return List.copyOf(MethodSignature.splitParameters(text));
	}

	/** The value of an attribute of type Patterns from its text: patterns separated by semicolons, none for the empty text. */
	public static List<String> patterns(String text) {
		return text.isEmpty() ? List.of() : Arrays.stream(text.split(";", -1)).map(String::strip).toList();
	}

	private static boolean names(MethodProbe probe, MethodSignature method) {
		return method.declaringType().equals(probe.getDeclaringType()) && method.parameterTypes()
				.equals(probe.getParameterTypes())
				&& method.returnType().equals(probe.getReturnType()) && method.constructor() == probe.isConstructor()
				&& (method.constructor() || method.name().equals(probe.getMethodName()));
	}
}
