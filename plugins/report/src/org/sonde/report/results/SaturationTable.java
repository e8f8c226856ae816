/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

import org.sonde.benchmark.saturation.Saturation;
import org.sonde.benchmark.saturation.SaturationFork;
import org.sonde.benchmark.saturation.SaturationPoint;
import org.sonde.common.digits.Digits;
import org.sonde.common.table.Table;
import org.sonde.overhead.statistics.ForkSummary;
import org.sonde.overhead.statistics.Interval;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** How much a receiver takes, for other programs. */
public final class SaturationTable {

	private SaturationTable() {
	}

	/** A row a phase and number of senders; empty cells for what is not known. */
	public static Table of(Saturation saturation) {
		List<List<String>> rows = new ArrayList<>();
		for (SaturationPoint point : saturation.points()) {
			ForkSummary rate = point.summary(SaturationFork::tracesPerSecond);
			ForkSummary cpu = point.summary(SaturationFork::cpuNanosPerTrace);
			rows.add(List.of(point.phase().keyword(), Integer.toString(point.senders()), Integer.toString(point.forks().size()),
					BenchmarkTable.plain(rate.mean()), BenchmarkTable.low(rate.interval()), BenchmarkTable.high(rate.interval()),
					BenchmarkTable.plain(cpu.mean()), BenchmarkTable.low(cpu.interval()), BenchmarkTable.high(cpu.interval()),
					BenchmarkTable.plain(point.summary(SaturationFork::receiverBusy).mean()),
					BenchmarkTable.plain(point.summary(SaturationFork::senderBusy).mean()),
					Long.toString(point.sent()), Long.toString(point.lost()),
					optional(point.peakBytes().stream().asDoubleStream().findFirst()), optional(point.mostForeign())));
		}
		return new Table(
				List.of("phase", "senders", "forks", "tracesPerSecond", "tracesPerSecondLow", "tracesPerSecondHigh", "cpuNanosPerTrace",
						"cpuNanosPerTraceLow", "cpuNanosPerTraceHigh", "receiverProcessors", "senderProcessors", "tracesSent", "tracesLost",
						"peakBytes",
				"foreignProcessors"), rows);
	}

	/** All of it; null for what is not known. */
	public static ObjectNode json(Saturation saturation) {
		ObjectNode root = JsonNodeFactory.instance.objectNode();
		root.putObject("replayed").put("bytesPerTrace", Digits.withoutNoise(saturation.replayed().bytesPerTrace()))
				.put("recordsPerTrace", Digits.withoutNoise(saturation.replayed().recordsPerTrace()))
				.put("recordsLeftOut", saturation.replayed().leftOut());
		root.put("pinned", saturation.pinned());
		ArrayNode points = root.putArray("points");
		for (SaturationPoint point : saturation.points()) {
			ObjectNode node = points.addObject().put("phase", point.phase().keyword()).put("senders", point.senders())
					.put("forks", point.forks().size()).put("saturated", point.isSaturated());
			figure(node.putObject("tracesPerSecond"), point.summary(SaturationFork::tracesPerSecond));
			figure(node.putObject("cpuNanosPerTrace"), point.summary(SaturationFork::cpuNanosPerTrace));
			node.put("receiverProcessors", Digits.withoutNoise(point.summary(SaturationFork::receiverBusy).mean()))
					.put("senderProcessors", Digits.withoutNoise(point.summary(SaturationFork::senderBusy).mean()))
					.put("tracesSent", point.sent()).put("tracesLost", point.lost());
			OptionalLong peak = point.peakBytes();
			node.put("peakBytes", peak.isPresent() ? peak.getAsLong() : null);
			OptionalDouble foreign = point.mostForeign();
			node.put("foreignProcessors", foreign.isPresent() ? Digits.withoutNoise(foreign.getAsDouble()) : null);
		}
		return root;
	}

	/** Mean and interval, which is null where the forks are too few. */
	static void figure(ObjectNode node, ForkSummary summary) {
		Optional<Interval> interval = summary.interval().known();
		node.put("mean", Digits.withoutNoise(summary.mean()))
				.put("low", interval.map(known -> Digits.withoutNoise(known.low())).orElse(null))
				.put("high", interval.map(known -> Digits.withoutNoise(known.high())).orElse(null));
	}

	private static String optional(OptionalDouble number) {
		return number.isPresent() ? BenchmarkTable.plain(number.getAsDouble()) : "";
	}
}
