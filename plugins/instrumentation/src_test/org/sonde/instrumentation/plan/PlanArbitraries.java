/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.sonde.overhead.calls.CallRate;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Random plans and parts of them, all within the rules of the format. */
public final class PlanArbitraries {
	private PlanArbitraries() {
	}

	public static Arbitrary<MethodSignature> signatures() {
		return Combinators.combine(binaryNames(), identifiers(), types().list().ofMaxSize(4),
				Arbitraries.oneOf(types(), Arbitraries.of("void")),
				Arbitraries.of(true, false), Arbitraries.of(true, false))
				.as((type, name, parameters, returns, varargs, constructor) -> {
					boolean ellipsis = varargs && !parameters.isEmpty() && parameters.getLast().endsWith("[]");
					return new MethodSignature(type, constructor ? MethodSignature.CONSTRUCTOR_NAME : name, parameters,
							constructor ? "void" : returns, ellipsis, constructor);
				});
	}

	/** Plans in which every method and every pattern has one probe. */
	static Arbitrary<Plan> plans() {
		return Combinators.combine(texts().injectNull(0.5), Arbitraries.integers().between(1, 1_000), texts().injectNull(0.5),
				texts().injectNull(0.5), probes().list().ofMaxSize(8).uniqueElements(Probes::name))
				.as((name, threads, results, writer, probes) -> {
					Plan plan = PlanFactory.eINSTANCE.createPlan();
					plan.setName(name);
					plan.setThreads(threads);
					plan.setResultSet(results);
					plan.setWriter(writer);
					plan.getProbes().addAll(probes);
					return plan;
				}).flatMap(plan -> Combinators.combine(Arbitraries.of(RecordTo.class), Arbitraries.of("a1b2c3", "77").injectNull(0.5),
						Arbitraries.of(RecordTo.class).injectNull(0.5)).as((recordTo, recordedProbes, recordedTo) -> {
							Plan copy = EcoreUtil.copy(plan);
							copy.setRecordTo(recordTo);
							copy.setRecordedProbes(recordedProbes);
							copy.setRecordedTo(recordedTo == null ? null : recordedTo.getLiteral());
							return copy;
						}));
	}

	/** Plans with probes in the same few methods, which often agree and often do not: versions of one plan. */
	static Arbitrary<Plan> versions() {
		Arbitrary<Optional<Probe>> probes = Combinators
				.combine(Arbitraries.of(1.0, 2.0).injectNull(0.3), Arbitraries.of("typed", "log"), Arbitraries.of("a", "b").injectNull(0.5), Arbitraries.of(true, false), Arbitraries.of(3, 4))
				.as((rate, source, note, active, value) -> {
					Probe probe = Probes.create(MethodSignature.method("void", "p.A", "m"));
					probe.setCallsPerSecond(rate);
					probe.setCallsSource(rate == null ? null : source);
					probe.setNote(note);
					probe.setActive(active);
					probe.setValue(value);
					return probe;
				}).flatMap(probe -> Combinators.combine(Arbitraries.of(0.5, 1.0).injectNull(0.5), Arbitraries.of("24:1", "30:2:1").injectNull(0.5))
						.as((entries, gaps) -> {
							Probe copy = EcoreUtil.copy(probe);
							copy.setTraceEntriesPerSecond(copy.getCallsPerSecond() == null ? null : entries);
							copy.setGaps(copy.getCallsPerSecond() == null ? null : gaps);
							return copy;
						})).optional(0.8);
		return Combinators.combine(probes.list().ofSize(3), Arbitraries.of("x", "y").injectNull(0.3),
				Arbitraries.of("v", "w").injectNull(0.3), Arbitraries.of(1, 2), Arbitraries.of("one", "two").injectNull(0.3))
				.as((few, results, writer, threads, recorded) -> {
					Plan plan = PlanFactory.eINSTANCE.createPlan();
					plan.setResultSet(results);
					plan.setWriter(results == null ? null : writer);
					plan.setThreads(threads);
					plan.setRecordedProbes(recorded);
					for (int i = 0; i < few.size(); i++) {
						MethodSignature method = MethodSignature.method("void", "p.A", "m" + i);
						few.get(i).map(EcoreUtil::copy).ifPresent(probe -> {
							Probes.setSignature((MethodProbe) probe, method);
							plan.getProbes().add(probe);
						});
					}
					return plan;
				});
	}

	private static Arbitrary<PatternProbe> patternProbes() {
		Arbitrary<String> patterns = Arbitraries.oneOf(
				Arbitraries.of("public * p..*.*(..)", "p.A.new(..)", "@(p.Timed) * *(..)", "* p.I+.m(..)", "* (A || !B).*(*, ..)",
						"* ünï.*.größe()"),
				Arbitraries.strings().withChars("<>&\"' ,.*()!@+").ofMinLength(1).ofMaxLength(6).map(text -> "x" + text.replace(' ', '_')));
		return Combinators.combine(patterns, patterns.list().ofMaxSize(3), Arbitraries.integers().between(0, 3))
				.as((pattern, exclusions, lines) -> {
					PatternProbe probe = Probes.createPattern(pattern);
					probe.setExclusions(exclusions);
					probe.setLongerThan(lines);
					return probe;
				});
	}

	private static Arbitrary<Probe> probes() {
		Arbitrary<Double> rates = Arbitraries.oneOf(Arbitraries.doubles().between(0.0, CallRate.MOST_PER_SECOND),
				Arbitraries.of(0.0, Double.MIN_VALUE,
				CallRate.MOST_PER_SECOND, 1e7 / 3)).map(rate -> rate + 0.0); // no -0.0
		Arbitrary<Probe> places = Arbitraries.oneOf(signatures().map(Probes::create), patternProbes());
		return Combinators.combine(places, Arbitraries.of(ProbeKind.class), Arbitraries.of(true, false),
		rates.injectNull(0.5),
				texts().injectNull(0.5), Arbitraries.integers().between(1, 5), texts().injectNull(0.5))
				.as((place, kind, active, rate, source, value, note) -> {
					Probe probe = EcoreUtil.copy(place);
					probe.setKind(kind);
					probe.setActive(active);
					probe.setCallsPerSecond(rate);
					probe.setCallsSource(source);
					probe.setValue(value);
					probe.setNote(note);
					return probe;
				}).flatMap(PlanArbitraries::recorded);
	}

	private static Arbitrary<Probe> recorded(Probe probe) {
		Arbitrary<String> words = texts().filter(text -> !text.isBlank()).injectNull(0.5);
		Arbitrary<Double> response = Arbitraries.of(0.0, Double.MIN_VALUE, 412.7, 1e15).injectNull(0.5);
		return Combinators.combine(Arbitraries.of(0.0, 0.5, 1.0).injectNull(0.5), words, response,
				Arbitraries.of("24:1", "24:3 132:1000000:7", "24:3:0:3 132:1000000:7:1").injectNull(0.5))
				.as((share, caller, nanos, gaps) -> {
					Probe copy = EcoreUtil.copy(probe);
					Double calls = copy.getCallsPerSecond();
					copy.setTraceEntriesPerSecond(calls == null || share == null ? null : share * calls);
					copy.setNearestProbedCaller(caller);
					copy.setMeanResponseNanos(nanos);
					copy.setGaps(gaps);
					return copy;
				});
	}

	/** Every character that XML can hold, those it has to escape more often. */
	private static Arbitrary<String> texts() {
		return Arbitraries.oneOf(Arbitraries.strings().withChars("<>&\"'\t\n\r ]").ofMaxLength(6),
				Arbitraries.strings().withCharRange(' ', '\uD7FF').withCharRange('\uE000', '\uFFFD').ofMaxLength(6),
				Arbitraries.of("𝄞 clef", "  two blanks  ", "]]>", "<!-- -->", "&amp;", ""));
	}

	private static Arbitrary<String> identifiers() {
		return Arbitraries.oneOf(Arbitraries.of("m", "größe", "lambda$main$0", "$", "_", "Ж", "𝒳"),
				Arbitraries.strings().withCharRange('a', 'z').ofMinLength(1).ofMaxLength(5));
	}

	private static Arbitrary<String> binaryNames() {
		Arbitrary<String> packages = Arbitraries.of("", "p.", "p.q.", "ünï.");
		return Combinators.combine(packages, Arbitraries.of("A", "A$B", "A$1", "A$1Local", "$A$$B$", "Ж"))
				.as((p, type) -> p + type);
	}

	private static Arbitrary<String> types() {
		List<Function<String, String>> arrays = List.of(t -> t, t -> t, t -> t + "[]", t -> t + "[][]");
		return Combinators.combine(Arbitraries.oneOf(binaryNames(),
				Arbitraries.of("int", "boolean", "double", "java.lang.String")),
				Arbitraries.of(arrays)).as((type, array) -> array.apply(type));
	}
}
