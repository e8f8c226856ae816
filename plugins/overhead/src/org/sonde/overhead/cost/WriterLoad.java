/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

import org.sonde.common.digits.Digits;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.statistics.Interval;

/** Computes what a plan asks of the writer: records per second, utilisation, regime. */
public final class WriterLoad {

	private static final double SECONDS_PER_DAY = 86_400;
	private static final double BYTES_PER_GIGABYTE = 1e9;
	private static final double NANOS_PER_MILLI = 1e6;
	private static final double NANOS_PER_SECOND = 1e9;
	private static final double MILLIS_PER_SECOND = 1000;
	/**
	 * Records of all kinds count alike. In the laboratory, those of a program had 1.00 to 1.10 times as many bytes as those of a
	 * calibration with the same binary writer.
	 */
	private static final double VOLUME_TOLERANCE = 0.1;
	/**
	 * For text: 1.4 times was measured with signatures of 141 characters on average, the longest ones of plans in the laboratory. 1.6 times
	 * follows for the longest ones of any plan.
	 */
	private static final double LONGEST_SIGNATURES = 1.7;

	private WriterLoad() {
	}

	/** @param cpuMillis CPU time of the writer's thread per second; empty if only the service time of a benchmark is known */
	static WriterEstimate estimate(CostModel model, List<LoadGroup> groups, int threads, Optional<Interval> cpuMillis) {
		List<LoadGroup> active = groups.stream().filter(group -> group.active() && group.kind().isOfOperations()).toList();
		int probes = active.stream().mapToInt(LoadGroup::probes).sum();
		double callsPerSecond = 0;
		double ofUnknownEntries = 0;
		double entriesPerSecond = 0;
		int counted = 0;
		Set<String> reasons = new LinkedHashSet<>();
		for (LoadGroup group : active) {
			if (model.nanosPerCall(group.kind(), true, threads) instanceof Estimate.Unknown unknown) {
				reasons.add(unknown.reason());
			} else if (group.withRate() == 0) {
				reasons.add("No active probe has a call rate.");
			} else {
				callsPerSecond += group.callsPerSecond();
				ofUnknownEntries += group.context() == CallContext.ASSUMED_NESTED ? group.callsPerSecond() : 0;
				entriesPerSecond += group.entriesPerSecond();
				counted += group.withRate();
			}
		}
		if (counted == 0 && probes > 0) {
			return unknown(model, String.join(" ", reasons), probes);
		}
		if (model.recordsPerExecution().isEmpty() && probes > 0) {
			return unknown(model, model.results().id() + " does not state the records per trace.", probes);
		}
		return estimate(model, records(model, callsPerSecond, ofUnknownEntries, entriesPerSecond), probes - counted, cpuMillis);
	}

	/** @param ofUnknownEntries of the calls, those of which it is not known how many open a trace */
	private static Interval records(CostModel model, double callsPerSecond, double ofUnknownEntries, double entriesPerSecond) {
		Interval perExecution = model.recordsPerExecution().orElse(Interval.exactly(0));
		double perTrace = perExecution.high() - perExecution.low();
		double known = (callsPerSecond - ofUnknownEntries) * perExecution.low() + entriesPerSecond * perTrace;
		return perExecution.times(ofUnknownEntries).plusDependent(Interval.exactly(known));
	}

	private static WriterEstimate estimate(CostModel model, Interval records, int leftOut, Optional<Interval> cpuMillis) {
		Estimate.Known recordsPerSecond = new Estimate.Extrapolated(Optional.empty(), records,
				measured(model).by("calls per second of the active probes × records per execution",
						records.low() < records.high() ? new Remark[] { Remark.Note.ENTRIES_UNKNOWN } : new Remark[0]));
		Estimate service = cpuMillis.filter(millis -> records.value() > 0)
				.<Estimate>map(millis -> new Estimate.Extrapolated(Optional.empty(),
						millis.times(NANOS_PER_MILLI / records.value()), model.sweep().by("CPU time of the writer's thread ÷ records")))
				.orElse(model.nanosPerRecord());
		Estimate utilisation = utilisation(service, recordsPerSecond, cpuMillis);
		Interval range = range(model, records, utilisation);
		SortedSet<Regime> possible = regimes(Regime.of(range.low()), leftOut > 0 ? Regime.SATURATED : Regime.of(range.high()));
		Regime regime = utilisation instanceof Estimate.Known && leftOut == 0 ? Regime.of(range.value())
				: possible.size() == 1 ? possible.first() : Regime.UNKNOWN;
		Estimate bytes = bytes(model, records);
		return new WriterEstimate(recordsPerSecond, bytes, perDay(bytes), service, utilisation, regime,
				possible, leftOut, meaning(service, regime, records, utilisation));
	}

	private static WriterEstimate unknown(CostModel model, String reason, int leftOut) {
		Estimate unknown = new Estimate.Unknown(reason);
		return new WriterEstimate(unknown, unknown, unknown, model.nanosPerRecord(), unknown, Regime.UNKNOWN,
				regimes(Regime.IDLE, Regime.SATURATED), leftOut, "The load of the writer is unknown. " + reason);
	}

	private static SortedSet<Regime> regimes(Regime from, Regime to) {
		return new TreeSet<>(EnumSet.range(from, to));
	}

	private static Estimate utilisation(Estimate service, Estimate.Known recordsPerSecond, Optional<Interval> cpuMillis) {
		Interval records = recordsPerSecond.estimate();
		if (records.value() == 0) {
			return new Estimate.Extrapolated(Optional.empty(), Interval.exactly(0), Provenance.stated("no records are written"));
		}
		if (!(service instanceof Estimate.Known known)) {
			return service;
		}
		Interval estimate = cpuMillis.map(millis -> millis.times(1 / MILLIS_PER_SECOND)).orElseGet(() -> new Interval(
				records.value() * known.value() / NANOS_PER_SECOND, records.low() * known.estimate().low() / NANOS_PER_SECOND,
				records.high() * known.estimate().high() / NANOS_PER_SECOND + EstimateUncertainty.mostOfWakeUps(records.high())));
		Provenance product = known.provenance().from("{0} × {1} ÷ 1,000,000,000 ns/s", () -> List.of(
				new CostFigure("records per second", "1/s", recordsPerSecond), new CostFigure("service time", "ns per record", known)));
		return new Estimate.Extrapolated(Optional.empty(), estimate,
				cpuMillis.isPresent() ? product : product.with(Remark.Note.WRITER_WAKES_UP));
	}

	/** Between which utilisations the writer lies; up to infinity where nothing bounds it. */
	private static Interval range(CostModel model, Interval records, Estimate utilisation) {
		if (utilisation instanceof Estimate.Known known) {
			return known.estimate();
		}
		OptionalDouble atMost = model.nanosPerRecordAtMost();
		double high = atMost.isPresent()
				? records.high() * EstimateUncertainty.serviceTime(Interval.exactly(atMost.getAsDouble())).high() / NANOS_PER_SECOND
				+ EstimateUncertainty.mostOfWakeUps(records.high()) : Double.MAX_VALUE;
		return new Interval(0, 0, high);
	}

	/** Returns the bytes of the records of an active probe with a known call rate. */
	public static Estimate bytes(CostModel model, ProbeEstimate probe) {
		CallRate rate = probe.load().callRate().orElseThrow();
		return bytes(model, records(model, rate.callsPerSecond(), probe.context() == CallContext.ASSUMED_NESTED ? rate.callsPerSecond() : 0,
				rate.traceEntriesPerSecond().orElse(0)));
	}

	private static Estimate bytes(CostModel model, Interval records) {
		OptionalDouble bytes = model.conditions().number(ConditionName.BYTES_PER_TRACE);
		OptionalDouble perTrace = model.conditions().number(ConditionName.RECORDS_PER_TRACE);
		if (bytes.isEmpty() || perTrace.isEmpty() || perTrace.getAsDouble() <= 0) {
			return new Estimate.Unknown(model.results().id() + " does not state the bytes and records per trace.");
		}
		Interval volume = records.times(bytes.getAsDouble() / perTrace.getAsDouble());
		boolean fixed = hasRecordsOfFixedSize(model.conditions());
		Interval interval = new Interval(volume.value(), volume.low() * (1 - VOLUME_TOLERANCE),
				volume.high() * (fixed ? 1 + VOLUME_TOLERANCE : LONGEST_SIGNATURES));
		return new Estimate.Extrapolated(Optional.empty(), interval,
				measured(model).by("records per second × bytes per trace ÷ records per trace",
						fixed ? new Remark[0] : new Remark[] { Remark.Note.SIGNATURE_LENGTHS }));
	}

	/** Binary records, in files or over TCP, have the number of their signature in place of its text. */
	private static boolean hasRecordsOfFixedSize(Conditions conditions) {
		String writer = conditions.find(ConditionName.WRITER).map(Condition::value).orElse("").toLowerCase(Locale.ROOT);
		return writer.contains("binary") || writer.contains("tcp");
	}

	private static Estimate perDay(Estimate bytesPerSecond) {
		return bytesPerSecond instanceof Estimate.Known known
				? known.times(SECONDS_PER_DAY / BYTES_PER_GIGABYTE, known.provenance().from("{0} × 86,400 s/day ÷ 1,000,000,000 bytes/GB",
						() -> List.of(new CostFigure("bytes per second", "bytes/s", known)))) : bytesPerSecond;
	}

	private static Provenance measured(CostModel model) {
		return Provenance.stated(model.measuredOn());
	}

	private static String meaning(Estimate service, Regime regime, Interval records, Estimate utilisation) {
		return switch (regime) {
			case IDLE -> records.value() == 0 ? "No records are written."
					: "The writer mostly waits for records. The hand-over may have to wake it,"
							+ " which can cost more than the benchmark shows.";
			case BALANCED -> "The writer keeps up and is busy most of the time.";
			case SATURATED -> saturated(service, records, utilisation);
			case UNKNOWN -> "It is unknown whether the writer keeps up.";
		};
	}

	private static String saturated(Estimate nanosPerRecord, Interval records, Estimate utilisation) {
		String head = "Records arrive faster than the writer can write them. A blocking queue fills,"
				+ " the application threads wait, and the program runs at the writer's pace:"
				+ " max(own time + I + C + hand-over, records × service time).";
		if (!(utilisation instanceof Estimate.Known rho && nanosPerRecord instanceof Estimate.Known service)) {
			return head;
		}
		return head + " It can write about " + Digits.value(NANOS_PER_SECOND / service.value()) + " of the " + Digits.rate(records.value())
				+ " records per second. The calls per second fall to about " + Digits.fixed(100 / rho.value(), 0) + " % of the given rate.";
	}
}
