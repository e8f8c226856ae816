/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.handover;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;

import org.sonde.overhead.calls.GapHistogram;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.GapSweep;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.results.ResultSet;

/**
 * What active probes cost by the gaps between their records, from a sweep on a machine: collecting per execution and per trace, and the
 * hand-over per record. The definitions are in {@code docs/dev/estimate.md}.
 *
 * @param kind                of the probes
 * @param nanosPerExecution   of collecting, 0 or more
 * @param nanosPerTrace       of collecting, on top of the executions, 0 or more
 * @param handOver            of a record
 * @param ofSeveralThreads    the same with several application threads; empty if that was not measured
 * @param threads             application threads at the same time, at most, with which it was measured
 */
public record GapCosts(ProbeKind kind, double nanosPerExecution, double nanosPerTrace, HandOverFit handOver,
		Optional<HandOverFit> ofSeveralThreads, int threads) {

	/** Every cell counts as known to this share at best. */
	private static final double BEST_PRECISION = 0.05;
	/** The quantiles at which the exponential distribution of gaps is read. */
	private static final int QUANTILES = 400;
	private static final double NANOS_PER_SECOND = 1e9;
	private static final double MOST = 0.5;
	private static final double MANY = 0.1;
	/** Precise to a thousandth. */
	private static final int BISECTIONS = 10;

	/** @return empty if the set has no sweep with that writer, does not say the kind of its probes, or its sweep is too short */
	public static Optional<GapCosts> of(ResultSet results, Configuration writer) {
		Optional<GapSweep> sweep = results.gapSweep(writer);
		Optional<ProbeKind> kind = results.conditionsOf(writer).probeKind();
		if (sweep.isEmpty() || kind.isEmpty() || kind.get().records(1) == 0) {
			return Optional.empty();
		}
		return HandOverFit.of(sweep.get(), kind.get()).map(fit -> of(sweep.get(), kind.get(), fit));
	}

	/** A weighted least-squares line through the cells of one thread, neither part of it below 0: per execution and per trace. */
	static CostPairFit collecting(GapSweep sweep) {
		CostPairFit.Sums sums = new CostPairFit.Sums();
		sweep.cells().stream().filter(cell -> cell.threads() == 1).forEach(cell -> sums.add(cell.executions(), 1, cell.collecting().value(),
				CostPairFit.weight(cell.collecting(), BEST_PRECISION)));
		return sums.solve();
	}

	private static GapCosts of(GapSweep sweep, ProbeKind kind, HandOverFit fit) {
		CostPairFit collecting = collecting(sweep);
		return new GapCosts(kind, collecting.first(), collecting.second(), fit, fit.ofSeveralThreads(sweep, kind),
				sweep.cells().stream().mapToInt(GapSweep.Cell::threads).max().orElse(1));
	}

	/** Returns the costs on a machine that takes {@code factor} ≥ 0 times as long. The writer falls asleep after the same time. */
	public GapCosts times(double factor) {
		return new GapCosts(kind, nanosPerExecution * factor, nanosPerTrace * factor, handOver.times(factor),
				ofSeveralThreads.map(fit -> fit.times(factor)), threads);
	}

	/** The same hand-over with another cost of collecting, per execution alone. */
	public GapCosts collecting(double nanos) {
		return new GapCosts(kind, nanos, 0, handOver, ofSeveralThreads, threads);
	}

	/** Returns the costs in a program with several application threads. */
	public GapCosts withSeveralThreads() {
		return new GapCosts(kind, nanosPerExecution, nanosPerTrace, ofSeveralThreads.orElse(handOver), ofSeveralThreads, threads);
	}

	/** Records of so many executions, if so many of them open a trace. */
	public double records(double executions, double entries) {
		return kind == ProbeKind.OPERATION_EVENTS ? 2 * executions + entries : executions;
	}

	/** Collecting, in nanoseconds, of so many executions, if so many of them open a trace. */
	public double collectingNanos(double executions, double entries) {
		return nanosPerExecution * executions + nanosPerTrace * entries;
	}

	/**
	 * The share of an operation's records that find the writer asleep. What the probes themselves take is subtracted from the gaps: per
	 * record collecting and hand-over, and from a gap that comes after a pause a wake-up as well, as often as such records wake the writer.
	 * The record that starts such a gap does that after its timestamp, so inside the gap; the writer was not idle meanwhile. Neither is it
	 * while it works off records, which shortens every gap by the share of time that takes.
	 *
	 * @param gaps             as recorded
	 * @param recordsPerSecond of all probes of the plan
	 */
	public double wakeUpsPerRecord(GapHistogram gaps, double recordsPerSecond) {
		double idleShare = idleShare(recordsPerSecond);
		return new AsleepShare(gaps.bins(), idleShare).of(wakingPauses(gaps, idleShare)).orElse(0);
	}

	/**
	 * Whether gaps say how long the program was without records. They do not if the probes of other methods, which the plan does not have,
	 * took most of many of them: what is left is then smaller than the error of what is subtracted.
	 */
	public boolean areKnown(GapHistogram gaps) {
		double perRecord = perRecordNanos();
		long ofOthers = gaps.bins().stream().filter(bin -> perRecord * bin.meanLeftOut() > MOST * bin.nanos())
				.mapToLong(GapHistogram.Bin::count).sum();
		return ofOthers <= MANY * gaps.total();
	}

	/**
	 * The shortest gaps that the same records can have if fewer probes are left and their gaps are known ({@link #areKnown}), though these
	 * are not: of all but few, what other probes took is then at most half. Each is at least as long as here, and may come after a wake-up.
	 */
	public GapHistogram leastKnown(GapHistogram gaps) {
		TreeMap<Integer, Long> counts = new TreeMap<>();
		long left = gaps.total() - (long) (MANY * gaps.total());
		counts.put(GapHistogram.FIRST_BIN, gaps.total() - left);
		for (GapHistogram.Bin bin : gaps.bins()) {
			long count = Math.min(left, bin.count());
			left -= count;
			counts.merge(GapHistogram.binBelow((1 - MOST) * bin.nanos() - handOver.application().wakeUpNanos()), count, Long::sum);
		}
		return new GapHistogram(counts.entrySet().stream().filter(bin -> bin.getValue() > 0)
				.map(bin -> new GapHistogram.Bin(bin.getKey(), bin.getValue(), 0, 0)).toList());
	}

	/** Returns the time of the probes per record if the writer is awake. */
	private double perRecordNanos() {
		return collectingNanos(1, 0) / records(1, 0) + handOver.application().awakeNanos();
	}

	/** The share of time that so many records leave to the writer. */
	private double idleShare(double recordsPerSecond) {
		return Math.max(0, 1 - recordsPerSecond * handOver.writer().awakeNanos() / NANOS_PER_SECOND);
	}

	/** The share of pauses that wake the writer: the more do, the less of a gap was idle, and the fewer do. By bisection. */
	private double wakingPauses(GapHistogram gaps, double idleShare) {
		if (gaps.bins().stream().allMatch(bin -> bin.afterPause() == 0)) {
			return 0; // Nothing is taken off any gap.
		}
		AsleepShare pauses = new AsleepShare(gaps.bins().stream().filter(bin -> bin.index() >= GapHistogram.FIRST_PAUSE_BIN).toList(),
				idleShare);
		double low = 0;
		double high = 1;
		for (int i = 0; i < BISECTIONS; i++) {
			double middle = (low + high) / 2;
			if (pauses.of(middle).orElse(1) > middle) {
				low = middle;
			} else {
				high = middle;
			}
		}
		return (low + high) / 2;
	}

	/**
	 * Computes how many of the records after some gaps find the writer asleep. What does not depend on wake-ups is computed once, because a
	 * placement needs millions of such shares.
	 */
	private final class AsleepShare {
		private final double idleShare;
		private final List<GapHistogram.Bin> afterPause = new ArrayList<>();
		private double always;
		private double records;

		private AsleepShare(List<GapHistogram.Bin> gaps, double idleShare) {
			this.idleShare = idleShare;
			for (GapHistogram.Bin bin : gaps) {
				always += (bin.count() - bin.afterPause()) * handOver.application().asleep(idleShare * idle(bin));
				records += bin.count();
				if (bin.afterPause() > 0) {
					afterPause.add(bin);
				}
			}
		}

		private double idle(GapHistogram.Bin bin) {
			return bin.nanos() - perRecordNanos() * (1 + bin.meanLeftOut());
		}

		/** Empty if there are no gaps. */
		private OptionalDouble of(double wakingPauses) {
			HandOver application = handOver.application();
			double asleep = always;
			for (GapHistogram.Bin bin : afterPause) {
				asleep += bin.afterPause() * application.asleep(idleShare * (idle(bin) - wakingPauses * application.wakeUpNanos()));
			}
			return records == 0 ? OptionalDouble.empty() : OptionalDouble.of(asleep / records);
		}
	}

	/**
	 * The same where only the plan's rate is known: records come at random, independently of one another, so that their gaps are
	 * exponentially distributed. Between one burst, in which none finds the writer asleep, and {@link #mostWakeUpsPerRecord}.
	 *
	 * @param recordsPerSecond of all probes of the plan, above 0
	 */
	public double wakeUpsPerRecord(double recordsPerSecond) {
		double mean = idleShare(recordsPerSecond) * NANOS_PER_SECOND / recordsPerSecond;
		double sum = 0;
		for (int i = 0; i < QUANTILES; i++) {
			sum += handOver.application().asleep(-mean * Math.log(1 - (i + 0.5) / QUANTILES));
		}
		return sum / QUANTILES;
	}

	/** The most that a rate allows for: at even distances, or in bursts if these wake the writer more often. */
	public double mostWakeUpsPerRecord(double recordsPerSecond) {
		return handOver.application().mostAsleep(idleShare(recordsPerSecond) * NANOS_PER_SECOND / recordsPerSecond);
	}
}
