/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces;

import java.nio.file.Path;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.overhead.calls.RateSource;
import org.sonde.overhead.calls.RecordingKind;
import org.sonde.placement.recording.RecordedGaps;
import org.sonde.report.observed.ObservedCalls;
import org.sonde.report.observed.RecordedOperation;
import org.sonde.traces.flight.MethodFilter;
import org.sonde.traces.log.Tally;
import org.sonde.traces.operations.CallEdge;
import org.sonde.traces.operations.OperationCounts;
import org.sonde.traces.operations.OperationStatistics;
import org.sonde.traces.operations.ProbeContext;
import org.sonde.traces.operations.RecordSequence;
import org.sonde.traces.reconstruction.TraceCounts;
import org.sonde.traces.record.LogFormat;
import org.sonde.traces.reduction.LogAnalysis;
import org.sonde.traces.reduction.ReducedTraces;
import org.sonde.traces.reduction.SingleTrace;
import org.sonde.traces.spans.SpanSampling;

/**
 * The result of one reading of monitoring logs.
 *
 * @param counts            records, problems, observed time
 * @param operations        sorted by signature
 * @param callGraph         who calls whom in valid traces, sorted by caller and callee
 * @param hostGraph         which host calls which, likewise; also the calls within one host
 * @param traces            how many, and why others are not valid
 * @param classes           the valid ones, reduced; the most expensive first
 * @param single            the trace that was asked for as it was; empty if none was, or there is none such
 * @param sequence          the order of the records; empty if it was not asked for
 * @param formats           how the logs were written down
 * @param sampling          how many calls stand behind spans
 * @param filter            which methods flight recordings were told to have; empty if other logs were read as well, or they do not tell
 * @param unread            the named paths without a record; empty if the reading was cancelled
 * @param complete          false if the reading was cancelled: then the rest of the logs is not in it
 * @param cutByConstructors whether constructors and methods with probes for operation events called each other. Kieker counts the depth of
 *                          both apart, and ends the trace of both: what the caller calls later is in other traces, and its self time
 *                          includes it
 */
public record LogResults(OperationCounts counts, List<OperationStatistics> operations, List<CallEdge> callGraph, List<CallEdge> hostGraph,
		TraceCounts traces, ReducedTraces classes, Optional<SingleTrace> single, Optional<RecordSequence> sequence, Set<LogFormat> formats,
		SpanSampling sampling, Optional<MethodFilter> filter, List<Path> unread, boolean complete, boolean cutByConstructors) {
	public LogResults {
		operations = List.copyOf(operations);
		callGraph = List.copyOf(callGraph);
		hostGraph = List.copyOf(hostGraph);
		formats = Set.copyOf(formats);
		unread = List.copyOf(unread);
	}

	/** Returns what an analysis has found so far. */
	public static LogResults of(LogAnalysis analysis, Tally tally, SpanSampling sampling) {
		return of(analysis, tally, sampling, Optional.empty(), List.of(), true);
	}

	static LogResults of(LogAnalysis analysis, Tally tally, SpanSampling sampling, Optional<MethodFilter> filter, List<Path> unread,
			boolean complete) {
		List<OperationStatistics> operations = analysis.operations();
		List<CallEdge> callGraph = analysis.callGraph();
		return new LogResults(analysis.counts(tally), operations, callGraph, analysis.hostGraph(), analysis.traces(), analysis.classes(),
				analysis.single(), analysis.sequence(), analysis.formats(), sampling, filter, unread, complete,
				recordedBy(analysis.formats()).contains(RecordingKind.KIEKER) && isCutByConstructors(operations, callGraph));
	}

	/**
	 * Executions of the operation per second over the observed time, also those that stand behind sampled ones; empty if that time is 0.
	 */
	public OptionalDouble callsPerSecond(OperationStatistics operation) {
		OptionalDouble recorded = counts.callsPerSecond(operation.signature());
		return recorded.isEmpty() ? recorded : OptionalDouble.of(recorded.getAsDouble() * sampling.callsPerSpan(operation.signature()));
	}

	/**
	 * What people and plans call the logs at these paths: by those that had a record, or by all, if none had. Without the folders of this
	 * machine.
	 *
	 * @param paths at least one
	 */
	public String name(List<Path> paths) {
		List<Path> read = paths.stream().filter(path -> !unread.contains(path)).toList();
		return MonitoringLogs.nameOf(read.isEmpty() ? paths : read);
	}

	/** The operations as a plan is compared with them. */
	public List<RecordedOperation> recorded() {
		return operations.stream().filter(operation -> operation.calls() > 0)
				.map(operation -> new RecordedOperation(operation.signature(), operation.calls(), callsPerSecond(operation),
						context(operation)))
				.toList();
	}

	private static RecordedOperation.Context context(OperationStatistics operation) {
		ProbeContext probed = operation.probed();
		return new RecordedOperation.Context(probed.probed(), operation.duration().count(),
				operation.duration().count() == 0 ? 0 : operation.duration().meanNanos(),
				Optional.ofNullable(probed.gaps()).map(RecordedGaps::histogram), probed.placed(), probed.entries(), probed.nearestCaller());
	}

	/**
	 * A plan compared with these logs.
	 *
	 * @param program what the plan's patterns match in the program; empty if it is not known
	 * @param source  what the rates name as their source
	 */
	public ObservedCalls comparedWith(Plan plan, Optional<PlanMatches> program, RateSource source) {
		return ObservedCalls.of(plan, program, recorded(), source, recordedTo()).withFilter(filter);
	}

	/** Whether all that was recorded has been read: no record was skipped, and the reading was not cancelled. */
	public boolean hasAllRecords() {
		return complete && counts.recordsSkipped() == 0;
	}

	/** Keyword of where the monitored program wrote the records to; empty if the logs do not tell, or differ. */
	public Optional<String> recordedTo() {
		return formats.size() != 1 ? Optional.empty() : Optional.ofNullable(switch (formats.iterator().next()) {
			case FLIGHT_TRACING, FLIGHT_TIMING, OTLP, JAEGER, ZIPKIN -> null;
			case TEXT -> RecordTo.TEXT;
			case BINARY -> RecordTo.BINARY;
			case STREAM -> RecordTo.TCP;
		}).map(RecordTo::getLiteral);
	}

	/** The operations' own times together, in nanoseconds. */
	public double selfNanos() {
		return operations.stream().mapToDouble(one -> one.self().sumNanos()).sum();
	}

	/** The day of the first record, in UTC; empty if the monitored program's clock does not count from 1970. */
	public Optional<LocalDate> date() {
		return counts.firstTimestampNanos().stream().boxed().flatMap(nanos -> RecordedTime.of(nanos).stream())
				.map(LocalDateTime::toLocalDate).findFirst();
	}

	/**
	 * What calls per second from these logs have as their source: {@code monitoring log NAME of 2026-11-21, with probes}. The program was
	 * monitored, so it called less per second than without probes. Others record without these:
	 * {@code flight recording NAME of 2026-11-21}, {@code spans NAME of 2026-11-21}.
	 *
	 * @param name of the logs, without the folders of this machine
	 */
	public RateSource source(String name) {
		String day = date().map(one -> " of " + one).orElse("");
		String kind = isFlight() ? "flight recording " : isSpans() ? "spans " : "monitoring log ";
		return new RateSource(kind + name + day + (isFlight() || isSpans() ? "" : ", with probes")
				+ (sampling.isScaled() ? ", scaled: " + samplingText() : "")
				+ (complete ? "" : ", read in part"), recordedBy());
	}

	/** Returns what made the records, in the order of the constants. Empty without records. */
	public List<RecordingKind> recordedBy() {
		return recordedBy(formats);
	}

	private static List<RecordingKind> recordedBy(Set<LogFormat> formats) {
		return formats.stream().map(format -> switch (format) {
			case TEXT, BINARY, STREAM -> RecordingKind.KIEKER;
			case FLIGHT_TRACING -> RecordingKind.JFR_TRACING;
			case FLIGHT_TIMING -> RecordingKind.JFR_TIMING;
			case OTLP -> RecordingKind.OTLP;
			case JAEGER -> RecordingKind.JAEGER;
			case ZIPKIN -> RecordingKind.ZIPKIN;
		}).distinct().sorted().toList();
	}

	/** Says how many of the calls have spans, and where that is known from. */
	public String samplingText() {
		String who = sampling.stated() && sampling.given() ? "tracestate ot=th, and the sampling ratio given"
				: sampling.stated() ? "tracestate ot=th" : "the sampling ratio given";
		return "spans of " + Digits.significant(100 * sampling.ratio(), 3) + " % of the calls (" + who + ")";
	}

	/** Whether the JVM itself made all records, without probes. */
	public boolean isFlight() {
		return isAll(RecordingKind::isFlight);
	}

	/** Whether agents of tracing tools made all records. */
	public boolean isSpans() {
		return isAll(RecordingKind::isSpans);
	}

	private boolean isAll(Predicate<RecordingKind> kind) {
		return !formats.isEmpty() && recordedBy().stream().allMatch(kind);
	}

	private static boolean isCutByConstructors(List<OperationStatistics> operations, List<CallEdge> callGraph) {
		// Executions do not record failures.
		Set<String> ofEvents = operations.stream().filter(operation -> operation.failures().isPresent()).map(OperationStatistics::signature)
				.collect(Collectors.toSet());
		return callGraph.stream().anyMatch(edge -> isConstructor(edge.caller()) != isConstructor(edge.callee())
				&& ofEvents.contains(edge.caller()) && ofEvents.contains(edge.callee()));
	}

	private static boolean isConstructor(String signature) {
		return signature.contains('.' + MethodSignature.CONSTRUCTOR_NAME + '(');
	}

	/** Returns the records, calls and traces in sentences. */
	public String summary() {
		return Counted.of(counts.recordsRead(), "record") + " read, " + counts.recordsSkipped() + " skipped"
				+ (complete ? "" : " (reading was cancelled, so the rest is missing)") + "; "
				+ Counted.of(counts.totalExecutions(), "call")
				+ " of " + Counted.of(operations.size(), "operation") + " in " + DurationFormat.text(counts.observedNanos())
				+ " observed.\n"
				+ "Traces: " + traces.valid() + " valid, " + traces.invalid() + " invalid, " + traces.incomplete() + " incomplete"
				+ (traces.abandoned() == 0 ? "" : ", " + traces.abandoned() + " given up") + "; "
				+ (classes.classes().size() == 1 ? "1 class" : classes.classes().size() + " classes") + " of equal traces"
				+ (classes.unreduced() == 0 ? "" : ", without " + classes.unreduced() + " too large to keep") + "."
				+ (traces.distributed() == 0 ? "" : " " + Counted.of(traces.distributed(), "valid trace") + " on several hosts.")
				+ (traces.linked() == 0 ? "" : " " + Counted.of(traces.linked(), "trace") + " started by others.")
				+ (traces.lateRecords() == 0 ? "" : " " + Counted.of(traces.lateRecords(), "record")
								+ " left out, because their traces had timed out.")
				+ (cutByConstructors
						? "\nConstructors with probes for operation events ended traces too early: self times are too long, and callers are missing. "
						+ "Record operation executions instead, or no constructors." : "")
				+ (sampling.isScaled() ? "\nCalls per second are scaled: " + samplingText() + "." : "");
	}
}
