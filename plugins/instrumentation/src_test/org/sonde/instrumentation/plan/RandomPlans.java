/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.util.List;

import org.sonde.overhead.calls.CallRate;
import org.sonde.tests.seeded.RandomInput;

/** Random plans and parts of them, all within the rules of the format. */
public final class RandomPlans {

	private RandomPlans() {
	}

	public static MethodSignature signature(RandomInput in) {
		List<String> parameters = in.list(0, 4, () -> type(in));
		boolean constructor = in.yes();
		return new MethodSignature(binaryName(in), constructor ? MethodSignature.CONSTRUCTOR_NAME : identifier(in), parameters,
				constructor || in.yes() ? "void" : type(in), in.yes() && !parameters.isEmpty() && parameters.getLast().endsWith("[]"),
				constructor);
	}

	/** In which every method and every pattern has one probe. */
	static Plan plan(RandomInput in) {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.setName(textOrNull(in));
		plan.setThreads(in.between(1, 1_000));
		plan.setResultSet(textOrNull(in));
		plan.setWriter(textOrNull(in));
		for (Probe probe : in.list(0, 8, () -> probe(in))) {
			if (plan.getProbes().stream().noneMatch(other -> Probes.name(other).equals(Probes.name(probe)))) {
				plan.getProbes().add(probe);
			}
		}
		plan.setRecordTo(in.oneOf(RecordTo.values()));
		plan.setMaskedNames(in.orNull(0.5, in.oneOf("iban|card", "\\.p[^.]*$")));
		plan.setTextLimit(in.orNull(0.5, in.oneOf(0, 65_535)));
		plan.setRecordedProbes(in.orNull(0.5, in.oneOf("a1b2c3", "77")));
		plan.setRecordedTo(in.orNull(0.5, in.oneOf(RecordTo.values()).getLiteral()));
		plan.setRecordedCallsPerSecond(in.orNull(0.5, in.oneOf(0.0, 1234.5, 1e15)));
		return plan;
	}

	/** With probes in the same few methods, which often agree and often do not: a version of one plan. */
	static Plan version(RandomInput in) {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.setResultSet(in.orNull(0.3, in.oneOf("x", "y")));
		plan.setWriter(plan.getResultSet() == null ? null : in.orNull(0.3, in.oneOf("v", "w")));
		plan.setThreads(in.between(1, 2));
		plan.setRecordedProbes(in.orNull(0.3, in.oneOf("one", "two")));
		for (int i = 0; i < 3; i++) {
			MethodSignature method = MethodSignature.method("void", "p.A", "m" + i);
			in.optional(0.8, () -> probeOfVersion(in, method)).ifPresent(plan.getProbes()::add);
		}
		in.optional(0.5, () -> watchedOfVersion(in)).ifPresent(plan.getProbes()::add);
		return plan;
	}

	private static Probe watchedOfVersion(RandomInput in) {
		FieldProbe probe = Probes.createField(new FieldSignature("p.A", "f", "int", in.yes()));
		probe.setPriority(in.oneOf(EventPriority.values()));
		probe.setContainment(probe.isStatic() ? Containment.NONE : in.oneOf(Containment.values()));
		probe.setMasked(in.orNull(0.3, in.yes()));
		probe.setNote(in.orNull(0.5, in.oneOf("a", "b")));
		return probe;
	}

	private static Probe probeOfVersion(RandomInput in, MethodSignature method) {
		Probe probe = Probes.create(method);
		if (in.chance(0.7)) {
			probe.setCallsPerSecond(in.oneOf(1.0, 2.0));
			probe.setCallsSource(in.oneOf("typed", "log"));
			probe.setRecordedBy(in.orNull(0.5, in.oneOf("kieker", "jfr-tracing jfr-timing")));
			probe.setTraceEntriesPerSecond(in.orNull(0.5, in.oneOf(0.5, 1.0)));
			probe.setGaps(in.orNull(0.5, in.oneOf("24:1", "30:2:1")));
		}
		probe.setNote(in.orNull(0.5, in.oneOf("a", "b")));
		probe.setActive(in.yes());
		probe.setValue(in.between(3, 4));
		return probe;
	}

	/** That watches a field or the objects of a type. */
	static ObjectProbe objectProbe(RandomInput in) {
		ObjectProbe probe = in.yes() ? field(in) : lifecycle(in);
		probe.setPriority(in.oneOf(EventPriority.values()));
		probe.setActive(in.yes());
		probe.setCallsPerSecond(in.orNull(0.5, callsPerSecond(in)));
		probe.setCallsSource(textOrNull(in));
		probe.setValue(in.between(1, 5));
		probe.setNote(textOrNull(in));
		return probe;
	}

	private static FieldProbe field(RandomInput in) {
		FieldProbe probe = Probes.createField(new FieldSignature(binaryName(in), identifier(in), type(in), in.yes()));
		probe.setContainment(probe.isStatic() ? Containment.NONE : in.oneOf(Containment.values()));
		probe.setMasked(in.orNull(0.5, in.yes()));
		return probe;
	}

	private static LifecycleProbe lifecycle(RandomInput in) {
		return Probes.createLifecycle(
				new WatchedType(binaryName(in), in.optional(0.5, () -> new DisposalMethod(identifier(in), in.list(0, 3, () -> type(in))))));
	}

	private static Probe probe(RandomInput in) {
		if (in.chance(0.3)) {
			return objectProbe(in);
		}
		Probe probe = in.yes() ? Probes.create(signature(in)) : patternProbe(in);
		probe.setKind(in.oneOf(ProbeKind.values()));
		probe.setActive(in.yes());
		probe.setCallsPerSecond(in.orNull(0.5, callsPerSecond(in)));
		probe.setCallsSource(textOrNull(in));
		probe.setRecordedBy(in.orNull(0.5, in.oneOf("kieker", "otlp jaeger zipkin")));
		probe.setValue(in.between(1, 5));
		probe.setNote(textOrNull(in));
		Double calls = probe.getCallsPerSecond();
		probe.setTraceEntriesPerSecond(calls == null ? null : in.orNull(0.5, in.oneOf(0.0, 0.5, 1.0) * calls));
		String caller = text(in);
		probe.setNearestProbedCaller(caller.isBlank() ? null : in.orNull(0.5, caller));
		probe.setMeanResponseNanos(in.orNull(0.5, in.oneOf(0.0, Double.MIN_VALUE, 412.7, 1e15)));
		probe.setGaps(in.orNull(0.5, in.oneOf("24:1", "24:3 132:1000000:7", "24:3:0:3 132:1000000:7:1")));
		return probe;
	}

	private static double callsPerSecond(RandomInput in) {
		return in.yes() ? in.between(0.0, CallRate.MOST_PER_SECOND) : in.oneOf(0.0, Double.MIN_VALUE, CallRate.MOST_PER_SECOND, 1e7 / 3);
	}

	private static PatternProbe patternProbe(RandomInput in) {
		PatternProbe probe = Probes.createPattern(pattern(in));
		probe.setExclusions(in.list(0, 3, () -> pattern(in)));
		probe.setLongerThan(in.between(0, 3));
		return probe;
	}

	private static String pattern(RandomInput in) {
		return in.yes()
				? in.oneOf("public * p..*.*(..)", "p.A.new(..)", "@(p.Timed) * *(..)", "* p.I+.m(..)", "* (A || !B).*(*, ..)",
						"* ünï.*.größe()")
				: "x" + in.text(1, 6, "<>&\"'_,.*()!@+");
	}

	private static String textOrNull(RandomInput in) {
		return in.orNull(0.5, text(in));
	}

	/** Every character that XML can hold, those it has to escape more often. */
	private static String text(RandomInput in) {
		return switch (in.between(0, 3)) {
			case 0 -> in.text(0, 6, "<>&\"'\t\n\r ]");
			case 1 -> in.text(0, 6, ' ', '\uD7FF');
			case 2 -> in.text(0, 6, '\uE000', '\uFFFD');
			default -> in.oneOf("𝄞 clef", "  two blanks  ", "]]>", "<!-- -->", "&amp;", "");
		};
	}

	private static String identifier(RandomInput in) {
		return in.yes() ? in.oneOf("m", "größe", "lambda$main$0", "$", "_", "Ж", "𝒳") : in.text(1, 5, 'a', 'z');
	}

	private static String binaryName(RandomInput in) {
		return in.oneOf("", "p.", "p.q.", "ünï.") + in.oneOf("A", "A$B", "A$1", "A$1Local", "$A$$B$", "Ж");
	}

	private static String type(RandomInput in) {
		return (in.yes() ? binaryName(in) : in.oneOf("int", "boolean", "double", "java.lang.String")) + in.oneOf("", "", "[]", "[][]");
	}
}
