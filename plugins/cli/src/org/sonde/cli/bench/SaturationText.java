/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.benchmark.experiment.Experiment;
import org.sonde.benchmark.saturation.Saturation;
import org.sonde.benchmark.saturation.SaturationFork;
import org.sonde.benchmark.saturation.SaturationPoint;
import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.common.table.Table;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.statistics.ForkSummary;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.IntervalText;

/** The capacity of a receiver, in words and a table. */
final class SaturationText {

	/** Published figures of traces like those that are generated if nothing else is asked for. */
	static final String PUBLISHED = "Published for traces of ten executions: 112.6 thousand traces/s over a network of 500 Mbit/s, about 750 thousand "
			+ "on one machine (Fittkau et al. 2013).";

	private static final double THOUSAND = 1e-3;
	private static final double PERCENT = 100;
	private static final double MEGABYTES = 1e-6;
	/** CPU seconds of a million traces are CPU microseconds of one. */
	private static final double MICROS = 1e-3;
	private static final double NANOS_PER_SECOND = 1e9;

	private final Saturation saturation;

	SaturationText(Saturation saturation) {
		this.saturation = saturation;
	}

	Table table() {
		return new Table(
				List.of("phase", "senders", "thousand traces/s", "CPU s per million", "receiver busy", "senders busy", "lost", "memory"),
				saturation.points().stream().map(SaturationText::row).toList());
	}

	private static List<String> row(SaturationPoint point) {
		return List.of(point.phase().keyword(), Integer.toString(point.senders()),
				text(point.summary(SaturationFork::tracesPerSecond), THOUSAND),
				text(point.summary(SaturationFork::cpuNanosPerTrace), MICROS),
				percent(point.summary(SaturationFork::receiverBusy).mean()), percent(point.summary(SaturationFork::senderBusy).mean()),
				point.lost() == 0 ? "none" : point.lost() + " of " + point.sent(),
				point.peakBytes().isPresent() ? megabytes(point.peakBytes().getAsLong()) : "unknown");
	}

	/** Says what was replayed, and what the figures do not mean. */
	List<String> conditions() {
		List<String> sentences = new ArrayList<>();
		Saturation.Replayed replayed = saturation.replayed();
		sentences.add("Traces of " + Digits.value(replayed.recordsPerTrace()) + " records and " + Digits.value(replayed.bytesPerTrace())
				+ " bytes, replayed over the loopback interface, which is not a network."
				+ (replayed.leftOut() == 0 ? "" : " " + replayed.leftOut() + " records of the logs were left out."));
		sentences.add(saturation.pinned() ? "The receiver has one processor of its own, the senders have the others."
				: "The receiver shares the processors with the senders: pinning needs Linux, taskset and two processors.");
		return sentences;
	}

	/** Returns the conclusions. */
	List<String> conclusions(OptionalDouble planRate) {
		List<String> sentences = new ArrayList<>();
		for (Phase phase : saturation.points().stream().map(SaturationPoint::phase).distinct().toList()) {
			sentences.addAll(conclusions(phase, planRate));
		}
		double foreign = saturation.points().stream().flatMapToDouble(point -> point.mostForeign().stream()).max().orElse(0);
		if (Experiment.isNoisy(foreign)) {
			sentences.add("Other programs kept up to " + Digits.significant(foreign, 2)
					+ " processors busy. Measure again on a quiet machine.");
		}
		return sentences;
	}

	private List<String> conclusions(Phase phase, OptionalDouble planRate) {
		List<SaturationPoint> points = saturation.points().stream().filter(point -> point.phase() == phase).toList();
		SaturationPoint best = points.stream()
				.max(Comparator.comparingDouble(point -> point.summary(SaturationFork::tracesPerSecond).mean())).orElseThrow();
		String name = capitalised(phase.keyword());
		List<String> sentences = new ArrayList<>();
		Optional<SaturationPoint> saturated = points.stream().filter(SaturationPoint::isSaturated).findFirst();
		sentences.add(name + ": " + saturated.map(point -> "saturated from " + Counted.of(point.senders(), "sender") + " on.")
				.orElse("not saturated, as the receiver was busy at most " + percent(points.stream()
						.mapToDouble(point -> point.summary(SaturationFork::receiverBusy).mean()).max().orElse(0))
						+ " of the time. The senders or other programs are the limit, and it can take more."));
		Interval cpu = interval(best.summary(SaturationFork::cpuNanosPerTrace));
		sentences.add(name + ": two processors with a receiver each could take "
				+ IntervalText.of(twoProcessors(cpu), "thousand traces/s") + ", computed from the CPU time.");
		if (planRate.isPresent()) {
			sentences.add(name + ": " + Digits.rate(planRate.getAsDouble()) + " traces/s need "
					+ IntervalText.of(cpu.times(planRate.getAsDouble() / NANOS_PER_SECOND), "processors") + " and "
					+ Digits.value(planRate.getAsDouble() * saturation.replayed().bytesPerTrace() * MEGABYTES) + " MB/s.");
		}
		return sentences;
	}

	/** Thousand traces per second, of the CPU time of a trace in nanoseconds. */
	private static Interval twoProcessors(Interval cpuNanos) {
		return cpuNanos.reciprocal(2 * NANOS_PER_SECOND * THOUSAND);
	}

	private static Interval interval(ForkSummary summary) {
		return summary.interval().known().filter(known -> known.low() > 0).orElse(Interval.exactly(summary.mean()));
	}

	private static String text(ForkSummary summary, double factor) {
		return IntervalText.of(interval(summary).times(factor), "");
	}

	private static String percent(double share) {
		return Math.round(PERCENT * share) + " %";
	}

	private static String megabytes(long bytes) {
		return Math.round(bytes * MEGABYTES) + " MB";
	}

	private static String capitalised(String keyword) {
		return Character.toUpperCase(keyword.charAt(0)) + keyword.substring(1);
	}
}
