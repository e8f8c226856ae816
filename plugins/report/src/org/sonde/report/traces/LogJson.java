/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

import org.sonde.common.digits.Digits;
import org.sonde.report.code.CodeJson;
import org.sonde.report.observed.ObservedCalls;
import org.sonde.report.observed.ObservedJson;
import org.sonde.traces.log.LogProblem;
import org.sonde.traces.operations.CallEdge;
import org.sonde.traces.operations.Durations;
import org.sonde.traces.operations.OperationStatistics;
import org.sonde.traces.reconstruction.TraceCounts;
import org.sonde.traces.reconstruction.TraceLink;
import org.sonde.traces.reconstruction.TraceProblem;
import org.sonde.traces.reduction.CallNode;
import org.sonde.traces.reduction.TraceClass;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * What logs say, as JSON: {@code records}, {@code skipped}, {@code problems}, {@code traces} and {@code operations} are always
 * there and stay; times are in nanoseconds; what is not known is null.
 */
public final class LogJson {
	private LogJson() {
	}

	/**
	 * The results of a log.
	 *
	 * @param details whether operations have their callers, callees, and calls over time
	 * @param trees   whether the classes of traces are there with their call trees
	 */
	public static ObjectNode of(LogResults log, boolean details, boolean trees) {
		ObjectNode root = JsonNodeFactory.instance.objectNode();
		root.put("records", log.counts().recordsRead()).put("skipped", log.counts().recordsSkipped());
		problems(root.putArray("problems"), log.counts().problems());
		root.put("problems_unlisted", log.counts().problemsUnlisted());
		ArrayNode recordedBy = root.putArray("recorded_by");
		log.recordedBy().forEach(kind -> recordedBy.add(kind.keyword()));
		root.put("complete", log.complete());
		root.put("observed_seconds", Digits.withoutNoise(log.counts().observedNanos() / 1e9));
		if (log.sampling().isScaled()) {
			root.putObject("sampling").put("ratio", Digits.withoutNoise(log.sampling().ratio())).put("stated", log.sampling().stated())
					.put("given", log.sampling().given());
		}
		traces(root.putObject("traces"), log.traces(), log.classes().classes().size(), log.classes().unreduced());
		ArrayNode operations = root.putArray("operations");
		log.operations().forEach(operation -> operation(operations.addObject(), log, operation, details));
		if (trees) {
			classes(root.putArray("trace_classes"), log.classes().classes());
		}
		return root;
	}

	/** The results of a log, and a plan compared with them. */
	public static ObjectNode of(LogResults log, boolean details, boolean trees, ObservedCalls observed) {
		return putPlan(of(log, details, trees), observed);
	}

	static ObjectNode putPlan(ObjectNode root, ObservedCalls observed) {
		return root.set("plan", ObservedJson.of(observed));
	}

	/** All that is known of a log, as the text of a file. */
	public static String text(LogResults log) {
		return CodeJson.text(of(log, true, true));
	}

	/**
	 * The traces of a window of time.
	 *
	 * @param startSeconds since the watching began, as the end
	 */
	public static ObjectNode window(double startSeconds, double endSeconds, List<TraceClass> classes) {
		ObjectNode root = JsonNodeFactory.instance.objectNode();
		root.put("start_seconds", milliseconds(startSeconds)).put("end_seconds", milliseconds(endSeconds));
		root.put("traces", classes.stream().mapToLong(TraceClass::traces).sum());
		classes(root.putArray("trace_classes"), classes);
		return root;
	}

	private static double milliseconds(double seconds) {
		return Math.round(seconds * 1e3) / 1e3;
	}

	private static void problems(ArrayNode array, List<LogProblem> problems) {
		problems.forEach(problem -> array.addObject().put("file", problem.file().toString()).put("place", problem.place())
				.put("message", problem.message()).put("occurrences", problem.occurrences()));
	}

	private static void traces(ObjectNode node, TraceCounts counts, int classes, long unreduced) {
		node.put("valid", counts.valid()).put("invalid", counts.invalid()).put("incomplete", counts.incomplete())
				.put("classes", classes);
		node.put("abandoned", counts.abandoned()).put("distributed", counts.distributed()).put("linked", counts.linked())
				.put("unreduced", unreduced).put("late_records", counts.lateRecords());
		ObjectNode reasons = node.putObject("reasons");
		counts.reasons().forEach((reason, number) -> reasons.put(reason.keyword(), number));
		ArrayNode problems = node.putArray("problems");
		for (TraceProblem problem : counts.problems()) {
			problems.addObject().put("trace", problem.traceId()).put("kind", problem.kind().name().toLowerCase(Locale.ROOT))
					.put("reason", problem.reason().keyword()).put("detail", problem.detail());
		}
		node.put("problems_unlisted", counts.problemsUnlisted());
		ArrayNode links = node.putArray("links");
		for (TraceLink link : counts.links()) {
			links.addObject().put("kind", link.kind() == TraceLink.Kind.PARENT ? "started-by" : "joined-by").put("trace", link.traceId())
					.put("other", link.otherId()).put("order", link.order() < 0 ? null : link.order());
		}
	}

	private static void operation(ObjectNode node, LogResults log, OperationStatistics operation, boolean details) {
		OptionalDouble rate = log.callsPerSecond(operation);
		node.put("signature", operation.signature()).put("calls", operation.calls())
				.put("failures", operation.failures().isPresent() ? operation.failures().getAsLong() : null);
		node.put("calls_per_second", rate.isPresent() ? Digits.withoutNoise(rate.getAsDouble()) : null);
		if (log.sampling().isScaled()) {
			node.put("calls_per_span", Digits.withoutNoise(log.sampling().callsPerSpan(operation.signature())));
		}
		durations(node, operation.duration());
		node.put("self_mean_ns", known(operation.self().meanNanos()));
		node.put("self_total_ns", operation.self().count() == 0 ? null : operation.self().sumNanos());
		ArrayNode hosts = node.putArray("hosts");
		operation.hosts().forEach(hosts::add);
		if (details) {
			edges(node.putArray("callers"), operation.callers(), true);
			edges(node.putArray("callees"), operation.callees(), false);
			ObjectNode series = node.putObject("series").put("start_ns", operation.series().startNanos())
					.put("interval_ns", operation.series().binNanos());
			ArrayNode calls = series.putArray("calls");
			operation.series().calls().forEach(calls::add);
		}
	}

	/** An entry of a trace has no caller: its signature is null. */
	private static void edges(ArrayNode array, List<CallEdge> edges, boolean callers) {
		edges.forEach(edge -> array.addObject().put("signature", callers ? edge.isEntry() ? null : edge.caller() : edge.callee())
				.put("calls", edge.calls()));
	}

	private static void classes(ArrayNode array, List<TraceClass> classes) {
		for (TraceClass one : classes) {
			ObjectNode node = array.addObject().put("kind", LogTables.kind(one)).put("traces", one.traces())
					.put("calls", one.calls())
					.put("total_ns", one.totalNanos());
			durations(node, one.durations());
			ArrayNode tree = node.putArray("tree");
			one.nodes().forEach(call -> call(tree.addObject(), call));
			ArrayNode kept = node.putArray("kept_traces");
			one.ranked().forEach((rank, trace) -> kept.addObject().put("rank", rank.keyword()).put("trace", trace.id())
					.put("start_ns", trace.startNanos()).put("duration_ns", trace.nanos()));
		}
	}

	private static void call(ObjectNode node, CallNode call) {
		node.put("depth", call.depth()).put("signature", call.operation()).put("calls", call.calls()).put("failed", call.failed())
				.put("mean_ns", known(call.meanNanos())).put("self_ns", known(call.selfNanos()));
		if (!call.host().isEmpty()) {
			node.put("host", call.host());
		}
	}

	private static void durations(ObjectNode node, Durations durations) {
		node.put("durations", durations.count()).put("mean_ns", known(durations.meanNanos()))
				.put("min_ns", known(durations.minNanos()))
				.put("p50_ns", known(durations.quantileNanos(0.5))).put("p90_ns", known(durations.quantileNanos(0.9)))
				.put("p99_ns", known(durations.quantileNanos(0.99))).put("max_ns", known(durations.maxNanos()));
	}

	private static Double known(double value) {
		return Double.isNaN(value) ? null : Digits.withoutNoise(value);
	}
}
