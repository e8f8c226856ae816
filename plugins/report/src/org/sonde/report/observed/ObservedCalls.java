/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.observed;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.common.digits.Counted;
import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.export.ExactnessNote;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanRecordings;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.RecordedSignature;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.CallRates;
import org.sonde.overhead.calls.ProbeSet;
import org.sonde.overhead.calls.RateSource;
import org.sonde.overhead.calls.Recording;
import org.sonde.overhead.calls.RecordingKind;
import org.sonde.traces.flight.MethodFilter;

/**
 * A plan compared with a monitoring log: how often the planned methods were executed, which never were, and what else was
 * recorded.
 *
 * @param planned    a row a probe of a single method, in the order of the plan's file
 * @param patterns   a row a probe of a pattern, in the same order
 * @param notPlanned a row an operation of the log that has no probe in the plan, in the order of their characters
 * @param recording  for which set of probes the log tells trace entries, callers and gaps; empty if it tells none
 */
public record ObservedCalls(List<Planned> planned, List<OfPattern> patterns, List<NotPlanned> notPlanned,
		Optional<Recording> recording) {
	private static final Match.NotFound SWITCHED = new Match.NotFound(Reason.SWITCHED,
			"probes were switched while the program ran, so the calls per second are unknown");

	public ObservedCalls {
		planned = List.copyOf(planned);
		patterns = List.copyOf(patterns);
		notPlanned = List.copyOf(notPlanned);
	}

	/**
	 * A probe of the plan.
	 *
	 * @param calls      executions in the log; 0 if none was recorded
	 * @param rate       executions per second over the log's observed time; empty if none was recorded or that time is 0
	 * @param recordedAs the spellings of the method in the log: none, one, or those of several agents
	 * @param difference why it is not as planned: an active probe without a record, a deactivated one with some; empty if it is
	 */
	public record Planned(MethodSignature method, boolean active, long calls, Optional<CallRate> rate, List<String> recordedAs,
			Optional<Match.NotFound> difference) {
		public Planned {
			recordedAs = List.copyOf(recordedAs);
		}

		/**
		 * Whether the log tells how often it was called: not if a recorded name may be that of an overload, or its filter leaves it out.
		 */
		public boolean isCounted() {
			return difference.filter(why -> why.reason() == Reason.AMBIGUOUS || why.reason() == Reason.NOT_IN_FILTER).isEmpty();
		}

		/** Whether it is known how often it was called: without a record, only if that is because nobody called it. */
		public boolean areCallsKnown() {
			return calls > 0 || isNotCalled(difference);
		}

		private Planned because(Match.NotFound why) {
			return new Planned(method, active, calls, rate, recordedAs, Optional.of(why));
		}
	}

	/**
	 * A pattern of the plan.
	 *
	 * @param calls      executions in the log of all methods that the pattern has
	 * @param rate       of all of them per second over the log's observed time; empty if none was recorded or that time is 0
	 * @param recordedAs the operations of the log that it has; none where the program is not known
	 * @param methods    how many methods of the program it has; empty where the program is not known
	 * @param silent     those of them without a record, in the order of a plan's file; none where the program is not known
	 * @param difference why it is not as planned; empty if it is
	 */
	public record OfPattern(String pattern, boolean active, long calls, Optional<CallRate> rate, List<String> recordedAs,
			OptionalInt methods,
			List<MethodSignature> silent, Optional<Match.NotFound> difference) {
		public OfPattern {
			recordedAs = List.copyOf(recordedAs);
			silent = List.copyOf(silent);
		}

		/** How many of its methods were recorded: "3 of 7 methods recorded"; empty where the program is not known, or it has none. */
		public Optional<String> coverage() {
			return methods.isEmpty() || methods.getAsInt() == 0 ? Optional.empty()
					: Optional.of(methods.getAsInt() - silent.size() + " of " + Counted.of(methods.getAsInt(), "method") + " recorded");
		}

		/** Whether it is known how often its methods were called: without a record, only if that is because nobody called them. */
		public boolean areCallsKnown() {
			return methods.isPresent() && (calls > 0 || isNotCalled(difference));
		}

		private OfPattern because(Match.NotFound why) {
			return new OfPattern(pattern, active, calls, rate, recordedAs, methods, silent, Optional.of(why));
		}

		/** Returns the probe's name, for lists in which other probes have their methods' signatures. */
		public String name() {
			return Probes.name(Probes.createPattern(pattern));
		}
	}

	/**
	 * An operation of the log that nobody planned.
	 *
	 * @param signature as recorded
	 * @param calls     executions in the log
	 * @param callsPerSecond over the log's observed time; empty if that is 0
	 * @param reason    the likely one
	 */
	public record NotPlanned(String signature, long calls, OptionalDouble callsPerSecond, Match.NotFound reason) {
	}

	/**
	 * Joins plan and log by method, whatever the modifiers and the spelling in the log.
	 *
	 * @param program what the plan's patterns match in the program; empty if it is not known: an operation that a pattern may have is then
	 *                not planned
	 * @param log     its operations, in any order
	 * @param source  what the rates name as their source, such as the name of the log and its date
	 */
	public static ObservedCalls of(Plan plan, Optional<PlanMatches> program, Collection<RecordedOperation> log, String source) {
		return of(plan, program, log, new RateSource(source), Optional.empty());
	}

	/**
	 * The same. Trace entries and nearest callers are only those of the plan if the log was read among the plan's {@link ActiveProbes}, or
	 * has no other operation; else they are left out. Mean response times and gaps are always there, with the set of probes that they are
	 * true for.
	 *
	 * @param recordedTo keyword of where the records were written to; empty if not known
	 */
	public static ObservedCalls of(Plan plan, Optional<PlanMatches> program, Collection<RecordedOperation> log, RateSource source,
			Optional<String> recordedTo) {
		PatternCalls patterns = new PatternCalls(plan, program);
		List<MethodProbe> probes = Probes.inFileOrder(plan);
		List<MethodSignature> methods = probes.stream().map(MethodProbe::signature).toList();
		MethodIndex index = new MethodIndex(methods, "the plan");
		LikelyReasons reasons = new LikelyReasons(index, methods, log.stream().map(RecordedOperation::signature).toList(),
				source.isAll(RecordingKind::isFlight));
		Map<MethodSignature, List<RecordedOperation>> found = new HashMap<>();
		List<NotPlanned> notPlanned = new ArrayList<>();
		for (RecordedOperation operation : log.stream().sorted(Comparator.comparing(RecordedOperation::signature)).toList()) {
			switch (index.find(operation.signature())) {
				case Match.Found match -> found.computeIfAbsent(match.method(), none -> new ArrayList<>()).add(operation);
				case Match.NotFound none when patterns.has(operation) -> { }
				case Match.NotFound none -> notPlanned.add(new NotPlanned(operation.signature(), operation.calls(),
						operation.callsPerSecond(),
						patterns.mayHave(operation).orElseGet(() -> reasons.recorded(operation.signature(), none))));
			}
		}
		Set<String> others = others(plan, program, log);
		Map<String, String> names = patterns.names();
		found.forEach((method, operations) -> operations.forEach(one -> names.put(one.signature(), method.toString())));
		RecordedRates rates = new RecordedRates(source, others.isEmpty(), names);
		return new ObservedCalls(probes.stream()
				.map(probe -> planned(probe, found.getOrDefault(probe.signature(), List.of()), rates, reasons, !names.isEmpty()))
				.toList(), patterns.rows(rates), notPlanned, log.stream().anyMatch(operation -> operation.context().probed())
						? Optional.of(new Recording(probes(plan, others), recordedTo)) : Optional.empty());
	}

	/** The operations among which gaps were asked for and that have no active probe in the plan. */
	private static Set<String> others(Plan plan, Optional<PlanMatches> program, Collection<RecordedOperation> log) {
		ActiveProbes active = new ActiveProbes(plan, program);
		return log.stream().filter(operation -> operation.context().probed()).map(RecordedOperation::signature).filter(active.negate())
				.map(ObservedCalls::name).collect(Collectors.toSet());
	}

	private static ProbeSet probes(Plan plan, Set<String> others) {
		return others.isEmpty() ? PlanRecordings.probes(plan)
				: ProbeSet.of(Stream.concat(Probes.ofOperations(plan).stream().filter(Probe::isActive).map(Probes::name), others.stream())
						.toList());
	}

	/** Returns the name that a probe on the operation would have. */
	private static String name(String recorded) {
		try {
			return RecordedSignature.parse(recorded).toString();
		} catch (IllegalArgumentException e) {
			return recorded;
		}
	}

	/**
	 * The same, knowing the agent's configuration: a method or pattern that was left out of its files, or of which nothing can be recorded,
	 * is silent for that reason, and no other need be guessed.
	 */
	public ObservedCalls withExport(AgentFiles files) {
		Map<String, Match.NotFound> silent = new HashMap<>();
		files.notes().forEach(note -> whySilent(note).ifPresent(reason -> silent.put(note.probe(), reason)));
		return new ObservedCalls(planned.stream().map(one -> one.difference().isEmpty() || !one.recordedAs().isEmpty()
				|| !silent.containsKey(one.method().toString()) ? one
						: one.because(silent.get(one.method().toString())))
				.toList(), patterns.stream().map(one -> one.difference().isEmpty() || !silent.containsKey(one.name()) ? one
						: one.because(silent.get(one.name())))
						.toList(), notPlanned, recording);
	}

	/**
	 * The same, knowing which methods a flight recording should have: one of these without an event was never called, and of any other it
	 * is not known.
	 */
	public ObservedCalls withFilter(Optional<MethodFilter> filter) {
		return filter.isEmpty() ? this
				: new ObservedCalls(planned.stream().map(one -> one.difference().flatMap(why -> byFilter(one, why.reason(), filter.get()))
						.map(one::because).orElse(one)).toList(), patterns, notPlanned, recording);
	}

	private static Optional<Match.NotFound> byFilter(Planned one, Reason guess, MethodFilter filter) {
		if (!one.active() || !one.recordedAs().isEmpty() || guess == Reason.LEFT_OUT || guess == Reason.RECORDS_NOTHING) {
			return Optional.empty();
		}
		MethodSignature method = one.method();
		if (filter.leavesOut(method.declaringType(), method.name())) {
			return Optional.of(new Match.NotFound(Reason.NOT_IN_FILTER,
					"the recording's filter does not select it, so it is not known whether it was called"));
		}
		// If the log has another overload or an overriding method, the planned one may not exist any more.
		return filter.takes(method.declaringType(), method.name()) && guess != Reason.CHANGED && guess != Reason.OVERRIDDEN
				? Optional.of(new Match.NotFound(Reason.NOT_EXECUTED,
						"the recording's filter selects it, so it was never called. Or each call ended by an exception of a method that it called: "
						+ "Java 25 does not record such calls")) : Optional.empty();
	}

	/**
	 * The same, knowing of which methods the log has each call: an active one of these without a record was not called. If nothing at all
	 * was recorded, monitoring may have been off, and this tells nothing.
	 *
	 * @param counted without the ellipsis
	 */
	public ObservedCalls withCounted(Set<MethodSignature> counted) {
		if (hasNoCalls()) {
			return this;
		}
		return new ObservedCalls(
				planned.stream().map(one -> one.active() && one.recordedAs().isEmpty() && counted.contains(one.method().withVarargs(false))
				? one.because(notCalled(one.difference())) : one).toList(),
				patterns.stream().map(one -> one.active() && one.recordedAs().isEmpty() && !one.silent().isEmpty()
						&& one.silent().stream().allMatch(method -> counted.contains(method.withVarargs(false)))
								? one.because(notCalled(Optional.empty()))
								: one)
						.toList(),
				notPlanned, recording);
	}

	/**
	 * The same, knowing whose probes were switched while the program ran: the log has only a part of their calls. What it shows of the
	 * others besides their rates depends on which probes were on.
	 *
	 * @param switched signatures as {@link MethodSignature#toString} spells them
	 */
	public ObservedCalls withSwitched(Set<String> switched) {
		if (switched.isEmpty()) {
			return this;
		}
		return new ObservedCalls(planned.stream().map(one -> {
			boolean part = switched.contains(one.method().toString());
			return new Planned(one.method(), one.active(), one.calls(), part ? Optional.empty() : rateAlone(one.rate()), one.recordedAs(),
					part && (one.active() || one.calls() > 0) ? Optional.of(SWITCHED) : one.difference());
		}).toList(), patterns.stream().map(one -> {
			boolean part = Stream.concat(one.recordedAs().stream().map(ObservedCalls::name), one.silent().stream().map(Object::toString))
					.anyMatch(switched::contains);
			return new OfPattern(one.pattern(), one.active(), one.calls(), part ? Optional.empty() : rateAlone(one.rate()),
					one.recordedAs(), one.methods(), one.silent(), part ? Optional.of(SWITCHED) : one.difference());
		}).toList(), notPlanned, Optional.empty());
	}

	private static Optional<CallRate> rateAlone(Optional<CallRate> rate) {
		return rate.map(one -> new CallRate(one.callsPerSecond(), one.source()));
	}

	private static boolean isNotCalled(Optional<Match.NotFound> difference) {
		return difference.filter(Match.NotFound::isNotCalled).isPresent();
	}

	/** Which other methods were recorded is worth knowing all the same. */
	private static Match.NotFound notCalled(Optional<Match.NotFound> guess) {
		return new Match.NotFound(Reason.NOT_CALLED, "it was not called: until the program ended, its probe was on, or its class was not loaded"
				+ guess.filter(why -> why.reason() == Reason.CHANGED || why.reason() == Reason.OVERRIDDEN).map(why -> "; " + why.text())
						.orElse(""));
	}

	private static Optional<Match.NotFound> whySilent(ExactnessNote note) {
		return switch (note.kind()) {
			case LEFT_OUT -> Optional.of(new Match.NotFound(Reason.LEFT_OUT, "left out of the export: " + note.reason()));
			case RECORDS_NOTHING -> Optional.of(new Match.NotFound(Reason.RECORDS_NOTHING, note.reason()));
			case CATCHES_MORE, MAY_CATCH_MORE, TAKE_CARE, MAY_CHANGE_PROGRAM -> Optional.empty();
		};
	}

	private static Planned planned(MethodProbe probe, List<RecordedOperation> recorded, RecordedRates rates, LikelyReasons reasons,
			boolean othersFired) {
		MethodSignature method = probe.signature();
		Optional<Match.NotFound> difference = probe.isActive() == !recorded.isEmpty() ? Optional.empty()
				: Optional.of(probe.isActive() ? reasons.silent(method, othersFired) : LikelyReasons.switchedOn(method));
		// One method may be recorded in two spellings, by two agents; their executions add up.
		return new Planned(method, probe.isActive(), recorded.stream().mapToLong(RecordedOperation::calls).sum(),
				rates.of(recorded),
				recorded.stream().map(RecordedOperation::signature).toList(), difference);
	}

	/** Executions per second of the planned methods and patterns that are in the log, with what else was recorded of them. */
	public CallRates rates() {
		Map<String, CallRate> rates = new HashMap<>();
		planned.forEach(one -> one.rate().ifPresent(rate -> rates.put(one.method().toString(), rate)));
		patterns.forEach(one -> one.rate().ifPresent(rate -> rates.put(one.name(), rate)));
		return new CallRates(rates, recording);
	}

	/**
	 * Sets calls per second, their source and what else was recorded of the plan's probes that have a rate, as {@link PlanRecordings#take}
	 * does. Probes that were not called get 0 calls per second; so do those of methods that were most likely not executed, unless the plan
	 * knows another rate of them.
	 *
	 * @return what became of the active probes without a record
	 */
	public WithoutRecord into(Plan plan) {
		CallRates rates = rates();
		Map<String, Match.NotFound> silent = new HashMap<>();
		neverRecorded().forEach(one -> one.difference().ifPresent(why -> silent.put(one.method().toString(), why)));
		patterns.stream().filter(one -> one.active() && one.methods().isPresent() && one.recordedAs().isEmpty())
				.forEach(one -> one.difference().ifPresent(why -> silent.put(one.name(), why)));
		Optional<RateSource> source = rates.rates().values().stream().map(CallRate::source).findFirst();
		if (source.isEmpty()) {
			return new WithoutRecord(silent.size(), 0, 0);
		}
		Map<Boolean, List<Probe>> byZero = plan.getProbes().stream()
				.filter(probe -> silent.containsKey(Probes.name(probe)) && !Double.valueOf(0).equals(probe.getCallsPerSecond()))
				.collect(Collectors.partitioningBy(probe -> isZero(probe, silent.get(Probes.name(probe)))));
		Map<String, CallRate> all = new HashMap<>(rates.rates());
		byZero.get(true).forEach(probe -> all.put(Probes.name(probe), new CallRate(0, source.get())));
		PlanRecordings.take(plan, new CallRates(all, rates.recording()));
		return new WithoutRecord(silent.size(), byZero.get(true).size(),
				(int) byZero.get(false).stream().filter(probe -> probe.getCallsPerSecond() != null).count());
	}

	private static boolean isZero(Probe probe, Match.NotFound why) {
		return why.isNotCalled()
				|| why.reason() == Reason.NOT_EXECUTED && probe instanceof MethodProbe && probe.getCallsPerSecond() == null;
	}

	/**
	 * What became of the active probes of a plan that have no record.
	 *
	 * @param probes how many there are
	 * @param zero   how many got 0 calls per second
	 * @param kept   how many keep a rate above 0, because it is not certain that they were not called
	 */
	public record WithoutRecord(int probes, int zero, int kept) {
	}

	/** The active probes that recorded nothing: never executed, or never woven; the log cannot tell. */
	public List<Planned> neverRecorded() {
		return planned.stream().filter(one -> one.active() && one.recordedAs().isEmpty()).toList();
	}

	/** The deactivated probes that recorded and yet should not have. */
	public List<Planned> recordedThoughDeactivated() {
		return planned.stream().filter(one -> !one.active() && !one.recordedAs().isEmpty()).toList();
	}

	/** Whether the log has no call at all. */
	public boolean hasNoCalls() {
		return notPlanned.isEmpty() && planned.stream().allMatch(one -> one.recordedAs().isEmpty())
				&& patterns.stream().allMatch(one -> one.recordedAs().isEmpty());
	}

	/** Whether the log has all that the plan says, and nothing else. */
	public boolean asPlanned() {
		return planned.stream().allMatch(one -> one.difference().isEmpty()) && patterns.stream().allMatch(one -> one.difference().isEmpty())
				&& notPlanned.isEmpty();
	}
}
