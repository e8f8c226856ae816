/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ToDoubleFunction;

import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.handover.GapCosts;
import org.sonde.overhead.handover.HandOver;
import org.sonde.overhead.statistics.Interval;

/**
 * The cost of active probes where it is known by the gap between their records: I + C + hand-over. The last depends on how often a
 * record finds the writer asleep.
 *
 * @param costs           collecting and hand-over
 * @param instrumentation I in nanoseconds per execution; 0 where it is not known
 * @param inProgram       by how much measurements in the program multiply collecting and hand-over; empty without any
 * @param scaling         how the costs were scaled to another machine; empty if they were not
 * @param measured        where, and what was assumed
 * @param withOneThread   the costs with one application thread, where the program has several; else empty
 * @param calibration     whose hand-over this is, where collecting was measured on another machine; else empty
 */
record GapEstimates(GapCosts costs, double instrumentation, Optional<Double> inProgram, Optional<Scaling> scaling, Provenance measured,
		Optional<GapCosts> withOneThread, Optional<String> calibration) {

	private static final double MILLIS_PER_NANO = 1e-6;

	/** The cost of one execution, in parts that add up. All parts are nanoseconds, except the share. */
	record Parts(double instrumentation, double collecting, double records, double awake, double wakeUp, double asleepShare) {

		double handOver() {
			return records * (awake + wakeUp * asleepShare);
		}

		double sum() {
			return sum(wakeUp, asleepShare);
		}

		/** Returns the sum with another cost of a wake-up, or with another number of records that need one. */
		double sum(double ofWakeUp, double ofRecords) {
			return instrumentation + collecting + records * (awake + ofWakeUp * ofRecords);
		}
	}

	/**
	 * The same for a program with several threads. Waking the writer is costly where that wakes a processor, and threads that keep all of
	 * them busy leave none asleep, while threads that take turns do: the interval reaches from no cost of a wake-up to the upper end with
	 * one thread.
	 */
	GapEstimates withSeveralThreads() {
		return new GapEstimates(costs.withSeveralThreads(), instrumentation, inProgram, scaling, measured, Optional.of(costs), calibration);
	}

	/** Returns the factor by which collecting and hand-over are multiplied. */
	double factor() {
		return inProgram.orElse(1.0);
	}

	/** Returns the uncertainty. A measurement in the program on one machine says nothing about another machine. */
	private EstimateUncertainty uncertainty(boolean gaps) {
		return !gaps ? EstimateUncertainty.CALIBRATED
				: inProgram.isPresent() && scaling.isEmpty() ? EstimateUncertainty.MEASURED_HERE : EstimateUncertainty.CALIBRATED_WITH_GAPS;
	}

	/** Returns how much more a wake-up may cost than the fit of the sweep says, in nanoseconds. */
	private double unexplained() {
		return costs.handOver().unexplainedNanos();
	}

	private Interval interval(EstimateUncertainty uncertainty, double value) {
		return widened(uncertainty.interval(value));
	}

	private Interval widened(Interval interval) {
		return scaling.map(by -> by.widened(interval)).orElse(interval);
	}

	/** Returns the interval of costs that contain collecting, which may be different on this machine. */
	private Interval ofOtherMachine(Interval interval, double collecting) {
		return calibration.isEmpty() ? interval : EstimateUncertainty.ofOtherMachine(interval, collecting);
	}

	/**
	 * @param recordsPerSecond of the whole plan, where known; 0 where nothing is
	 * @param atRandom         the wake-ups per record of a plan of which only that is known
	 */
	private Parts parts(ProbeLoad load, double recordsPerSecond, DoubleUnaryOperator atRandom) {
		Optional<CallRate> rate = load.callRate().filter(one -> one.callsPerSecond() > 0);
		double entries = rate.map(one -> one.traceEntriesPerSecond().orElse(0) / one.callsPerSecond()).orElse(0.0);
		double asleep = rate.flatMap(CallRate::gaps).map(gaps -> costs.wakeUpsPerRecord(gaps, recordsPerSecond))
				.orElseGet(() -> recordsPerSecond > 0 ? atRandom.applyAsDouble(recordsPerSecond) : 0);
		return new Parts(instrumentation, factor() * costs.collectingNanos(1, entries), costs.records(1, entries),
				factor() * costs.handOver().application().awakeNanos(), factor() * costs.handOver().application().wakeUpNanos(), asleep);
	}

	/**
	 * The cost per call.
	 *
	 * @param atRandom as {@link GapCosts#wakeUpsPerRecord(double)}
	 */
	Estimate perCall(ProbeLoad load, double recordsPerSecond, DoubleUnaryOperator atRandom) {
		Parts parts = parts(load, recordsPerSecond, atRandom);
		EstimateUncertainty uncertainty = uncertainty(load.gaps().isPresent());
		Interval interval = interval(uncertainty, parts.sum());
		if (unexplained() > 0) {
			interval = interval
					.including(interval(uncertainty, parts.sum(parts.wakeUp() + factor() * unexplained(), parts.asleepShare())).high());
		}
		if (uncertainty == EstimateUncertainty.CALIBRATED || withOneThread.isPresent() || load.gapsOfOtherProbes()) {
			interval = interval.including(parts.sum(0, 0));
		}
		if (withOneThread.isPresent()) {
			double wakeUp = factor() * withOneThread.get().handOver().application().wakeUpNanos();
			interval = interval.including(interval(uncertainty, parts.sum(wakeUp, parts.asleepShare())).high());
		}
		if (uncertainty == EstimateUncertainty.CALIBRATED || load.gapsOfOtherProbes()) {
			double most = load.callRate().isPresent() && recordsPerSecond > 0 ? costs.mostWakeUpsPerRecord(recordsPerSecond) : 1;
			interval = interval.including(parts.sum(parts.wakeUp(), most));
		}
		return new Estimate.Extrapolated(Optional.empty(), ofOtherMachine(interval, parts.collecting()),
				provenance(parts, load, uncertainty));
	}

	private Provenance provenance(Parts parts, ProbeLoad load, EstimateUncertainty uncertainty) {
		Provenance own = measured.by("{0} + {1} + {=2}", () -> inputs(parts, load.callRate()), uncertainty);
		Provenance provenance = calibration.map(set -> own.with(new Remark.HandOverOf(set))).orElse(own);
		if (unexplained() > 0) {
			provenance = provenance.with(Remark.Note.UNEXPLAINED_WAKE_UP);
		}
		if (load.dependsOnOtherProbes()) {
			provenance = provenance.with(Remark.Note.GAPS_OF_OTHER_PROBES);
		}
		return withOneThread.isEmpty() ? provenance : provenance.with(Remark.Note.SEVERAL_THREADS);
	}

	private List<CostFigure> inputs(Parts parts, Optional<CallRate> rate) {
		String sweep = "sweep over gaps of " + calibration.orElse(measured.source());
		Provenance share = Provenance.stated(rate.filter(of -> of.gaps().isPresent())
				.map(of -> "the gaps between records in " + of.source())
				.orElse("records of the whole plan that come at random, at its rate"));
		List<CostFigure> handOver = List.of(
				CostFigure.stated("records per call", "", parts.records(), "kind of the probe and its trace entries"),
				CostFigure.stated("awake", "ns per record", parts.awake(), sweep),
				CostFigure.stated("wake-up", "ns", parts.wakeUp(), sweep),
				CostFigure.exactly("share asleep", "", parts.asleepShare(), Optional.empty(),
						rate.isPresent() ? share : share.with(Remark.Note.RATE_UNKNOWN)));
		List<CostFigure> inputs = new ArrayList<>(List.of(CostFigure.stated("I", "ns", parts.instrumentation(), measured.source()),
				CostFigure.stated("C", "ns", parts.collecting(), calibration.isEmpty() ? sweep : measured.source()),
				CostFigure.exactly("hand-over", "ns", parts.handOver(), Optional.empty(),
						Provenance.NONE.by("{0} × ({1} + {2} × {3})", () -> handOver))));
		scaling.ifPresent(by -> inputs.add(by.figure()));
		return inputs;
	}

	/**
	 * What active probes cost the application's threads together, in milliseconds per second.
	 *
	 * @param recordsPerSecond of the whole plan
	 */
	Estimate.Known millisPerSecond(LoadGroup group, double recordsPerSecond) {
		double calls = group.callsPerSecond();
		double entries = group.entriesPerSecond();
		HandOver application = costs.handOver().application();
		double without = instrumentation * calls
				+ factor() * (costs.collectingNanos(calls, entries) + costs.records(calls, entries) * application.awakeNanos());
		Interval nanos = interval(uncertainty(unknownGaps(group) == 0)::interval, wakeUps(group, recordsPerSecond), without,
				some -> factor() * some.handOver().application().wakeUpNanos());
		return new Estimate.Extrapolated(Optional.empty(),
				ofOtherMachine(nanos, factor() * costs.collectingNanos(calls, entries)).times(MILLIS_PER_NANO), Provenance.NONE);
	}

	/**
	 * The same by portion, without I, in nanoseconds per second.
	 *
	 * @param recordsPerSecond of the whole plan
	 */
	PortionTotals portions(LoadGroup group, double recordsPerSecond) {
		double records = costs.records(group.callsPerSecond(), group.entriesPerSecond());
		double collecting = factor() * costs.collectingNanos(group.callsPerSecond(), group.entriesPerSecond());
		double awake = factor() * records * costs.handOver().application().awakeNanos();
		WakeUps wakeUps = wakeUps(group, recordsPerSecond);
		Interval handOver = interval(EstimateUncertainty::ofPortion, wakeUps, awake,
				some -> factor() * some.handOver().application().wakeUpNanos());
		return new PortionTotals(ofOtherMachine(widened(EstimateUncertainty.ofPortion(collecting)), collecting), handOver, records,
				wakeUps.likely());
	}

	/**
	 * CPU time of the thread that writes their records, in milliseconds per second.
	 *
	 * @param recordsPerSecond of the whole plan
	 */
	Interval writerMillisPerSecond(LoadGroup group, double recordsPerSecond) {
		double awake = costs.records(group.callsPerSecond(), group.entriesPerSecond()) * costs.handOver().writer().awakeNanos();
		return interval(EstimateUncertainty.CALIBRATED_WITH_GAPS::interval, wakeUps(group, recordsPerSecond), awake,
				some -> some.handOver().writer().wakeUpNanos()).times(MILLIS_PER_NANO);
	}

	/**
	 * CPU time of the thread that writes, in nanoseconds per execution of an active probe.
	 *
	 * @param recordsPerSecond of the whole plan, where known; 0 where nothing is
	 */
	Interval writerNanosPerCall(ProbeLoad load, double recordsPerSecond) {
		Parts parts = parts(load, recordsPerSecond, costs::wakeUpsPerRecord);
		boolean gaps = load.gaps().isPresent();
		WakeUps wakeUps = wakeUps(gaps ? parts.records() * parts.asleepShare() : 0, gaps ? parts.records() : 0, load.gapsOfOtherProbes(),
				gaps ? 0 : parts.records(), recordsPerSecond);
		return interval(EstimateUncertainty.CALIBRATED_WITH_GAPS::interval, wakeUps,
				parts.records() * costs.handOver().writer().awakeNanos(), some -> some.handOver().writer().wakeUpNanos());
	}

	/** Records per second whose gaps are not known. */
	private double unknownGaps(LoadGroup group) {
		return costs.records(group.callsPerSecond() - group.gaps().callsPerSecond(),
				group.entriesPerSecond() - group.gaps().entriesPerSecond());
	}

	/** The number of records that find the writer asleep. */
	private record WakeUps(double likely, double least, double most) {
	}

	private WakeUps wakeUps(LoadGroup group, double recordsPerSecond) {
		LoadGroup.Gaps gaps = group.gaps();
		return wakeUps(gaps.wakeUpsPerSecond(), costs.records(gaps.callsPerSecond(), gaps.entriesPerSecond()), gaps.ofOtherProbes(),
				unknownGaps(group), recordsPerSecond);
	}

	/**
	 * Records whose gaps are not known wake the writer as often as at random, but at least never, and at most as often as their rate
	 * allows.
	 *
	 * @param known         of records whose gaps are known
	 * @param withGaps      these records
	 * @param ofOtherProbes whether these gaps were recorded with other probes, so that they may be longer or shorter
	 * @param unknown       records whose gaps are not known
	 */
	private WakeUps wakeUps(double known, double withGaps, boolean ofOtherProbes, double unknown, double recordsPerSecond) {
		double likely = known + (unknown > 0 && recordsPerSecond > 0 ? unknown * costs.wakeUpsPerRecord(recordsPerSecond) : 0);
		double uncertain = unknown + (ofOtherProbes ? withGaps : 0);
		double least = ofOtherProbes ? 0 : known;
		return new WakeUps(likely, least, least + (uncertain > 0 ? uncertain * costs.mostWakeUpsPerRecord(recordsPerSecond) : 0));
	}

	/**
	 * An estimate interval.
	 *
	 * @param around a cost, by what is known
	 * @param awake  what a second costs without any wake-up
	 * @param wakeUp what one costs
	 */
	private Interval interval(DoubleFunction<Interval> around, WakeUps wakeUps, double awake, ToDoubleFunction<GapCosts> wakeUp) {
		double each = wakeUp.applyAsDouble(costs);
		Interval interval = widened(around.apply(awake + each * wakeUps.likely())).including(awake + each * wakeUps.least())
				.including(awake + each * wakeUps.most());
		if (unexplained() > 0) {
			interval = interval.including(widened(around.apply(awake + (each + factor() * unexplained()) * wakeUps.likely())).high());
		}
		if (withOneThread.isEmpty()) {
			return interval;
		}
		double most = wakeUp.applyAsDouble(withOneThread.get());
		return interval.including(awake).including(widened(around.apply(awake + most * wakeUps.likely())).high());
	}
}
