/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.placement;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.sonde.common.regex.UserExpression;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.RecordedSignature;
import org.sonde.overhead.cost.Estimate;
import org.sonde.placement.Objective;
import org.sonde.placement.PlacementRequest;
import org.sonde.placement.ProbePlacer;
import org.sonde.placement.recording.OwnTime;
import org.sonde.placement.recording.RecordedProgram;
import org.sonde.report.traces.LogResults;
import org.sonde.traces.reduction.TraceClass;

/** Logs as the input of the choice of probes. */
public final class LoggedProgram {
	private static final double NANOS_PER_SECOND = 1e9;
	private static final double MILLIS_PER_SECOND = 1000;
	private static final int NAMED_METHODS = 3;

	private LoggedProgram() {
	}

	/**
	 * The methods of a log. Operations that name no method, such as those of spans without parameters, are not candidates.
	 *
	 * @param log         read {@linkplain org.sonde.traces.reduction.LogAnalysis.Options#keepingOrder with the order of its records}
	 * @param source      what call rates name as their source
	 * @param isCandidate is given the method
	 * @param isUnit      whether each call of a method counts as a trace; empty if traces are distinguished as they are
	 */
	public static RecordedProgram of(LogResults log, String source, Predicate<MethodSignature> isCandidate,
			Optional<Predicate<MethodSignature>> isUnit) {
		return RecordedProgram.of(log.operations(), log.classes(), log.sequence(), source,
				operation -> RecordedSignature.find(operation.signature()).filter(isCandidate).map(MethodSignature::toString),
				operation -> log.callsPerSecond(operation).orElse(0),
				isUnit.map(unit -> recorded -> RecordedSignature.find(recorded).filter(unit).isPresent()));
	}

	/**
	 * The same program, if it is known what it takes by itself.
	 *
	 * @param seconds of CPU for the recorded work; empty if not known
	 */
	public static RecordedProgram taking(OptionalDouble seconds, RecordedProgram program, LogResults log) {
		return seconds.isEmpty() ? program
				: program.in(OwnTime.of(seconds.getAsDouble() * NANOS_PER_SECOND, log.counts().observedNanos(), program.selfNanos(),
						log.counts().recordsRead()));
	}

	/** The methods that a log has records of. */
	public static Set<MethodSignature> methods(LogResults log) {
		return log.operations().stream().filter(operation -> operation.calls() > 0)
				.flatMap(operation -> RecordedSignature.find(operation.signature()).stream()).collect(Collectors.toSet());
	}

	/** Warns that what the log has as traces are parts of traces, which a placement distinguishes then. */
	public static Optional<String> cutTraces(LogResults log) {
		return log.cutByConstructors()
				? Optional.of("Constructors with probes for operation events ended traces too early, so this is about parts of traces. "
						+ "Record operation executions instead, or no constructors.") : Optional.empty();
	}

	/** The first of some methods, in the order of files; with an ellipsis if there are more. */
	public static String few(Collection<MethodSignature> methods) {
		return methods.stream().sorted(MethodSignature.FILE_ORDER).limit(NAMED_METHODS).map(MethodSignature::toString)
				.collect(Collectors.joining(", ")) + (methods.size() > NAMED_METHODS ? ", …" : "");
	}

	/**
	 * What the program takes by itself, in milliseconds per second: the time inside traces, waiting included, without what the probes of
	 * the recording cost, if it was recorded with probes.
	 *
	 * @param request that is to be made of the log
	 * @return empty if the probes may have cost all of it
	 */
	public static OptionalDouble millisWithoutProbes(PlacementRequest request, LogResults log) {
		double inTraces = millisInTraces(log);
		if (log.isFlight() || log.isSpans()) {
			return OptionalDouble.of(inTraces);
		}
		RecordedProgram all = of(log, request.program().source(), method -> true, Optional.empty());
		Estimate cost = ProbePlacer.costOfAll(new PlacementRequest(all, request.model(), request.threads(), request.kind(),
				request.upperEnd(), Objective.CALLS, Map.of(), Set.of()));
		return cost instanceof Estimate.Known known && known.estimate().high() < inTraces ? OptionalDouble.of(inTraces - known.value())
				: OptionalDouble.empty();
	}

	/**
	 * What the program takes by itself, in milliseconds per second.
	 *
	 * @param seconds of CPU for the recorded work
	 */
	public static double millisWithoutProbes(double seconds, LogResults log) {
		return log.counts().observedNanos() == 0 ? 0 : seconds * NANOS_PER_SECOND * MILLIS_PER_SECOND / log.counts().observedNanos();
	}

	/** Methods by type and name, where {@code *} stands for any characters, such as {@code shop.*}. */
	public static Predicate<MethodSignature> named(String text) {
		Pattern names = UserExpression.ofWildcards(text, 0);
		return method -> names.matcher(method.declaringType() + "." + method.name()).matches();
	}

	/** Milliseconds per second that threads are inside of traces; waiting and the probes of the recording included. */
	private static double millisInTraces(LogResults log) {
		double nanos = log.classes().classes().stream().mapToDouble(TraceClass::totalNanos).sum();
		return log.counts().observedNanos() == 0 ? 0 : MILLIS_PER_SECOND * nanos / log.counts().observedNanos();
	}
}
