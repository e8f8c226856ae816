/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.estimate;

import java.util.ArrayList;
import java.util.List;

import org.sonde.common.digits.Digits;
import org.sonde.common.table.Table;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.ProbeEstimate;
import org.sonde.overhead.cost.impact.DurationIncrease;
import org.sonde.overhead.cost.impact.WallTime;

/**
 * A plan's estimate for programs: a row a probe, each number in a column of its own. Low and high are the ends of the estimate interval.
 */
public final class EstimateTable {

	private EstimateTable() {
	}

	public static Table of(PlanEstimate estimate) {
		List<List<String>> rows = new ArrayList<>();
		for (int i = 0; i < estimate.probes().size(); i++) {
			ProbeEstimate probe = estimate.probes().get(i);
			List<String> row = new ArrayList<>(List.of(probe.load().signature(), probe.load().kind().keyword(), state(probe),
					probe.load().callRate().map(rate -> cell(rate.callsPerSecond())).orElse("")));
			row.addAll(cells(probe.nanosPerCall()));
			row.addAll(cells(probe.inflationNanosPerCall()));
			row.addAll(cells(probe.millisPerSecond()));
			row.addAll(cells(estimate.processNanosPerCall(i)));
			row.addAll(cells(WallTime.perCall(estimate, i)));
			row.addAll(DurationIncrease.of(probe).map(added -> List.of(cell(added.durationNanos()), cell(added.share().value()),
					cell(added.share().low()), cell(added.share().high()))).orElse(List.of("", "", "", "")));
			row.add(reason(probe));
			rows.add(row);
		}
		List<String> headings = new ArrayList<>(List.of("signature", "kind", "state", "callsPerSecond"));
		for (String figure : List.of("nanosPerCall", "inflationNanosPerCall", "millisPerSecond", "processNanosPerCall",
				"wallNanosPerCall")) {
			headings.addAll(List.of(figure, figure + "Low", figure + "High", figure + "MeasurementLow", figure + "MeasurementHigh"));
		}
		headings.addAll(List.of("durationNanos", "shareOfDuration", "shareOfDurationLow", "shareOfDurationHigh", "unknownBecause"));
		return new Table(headings, rows);
	}

	/** {@code active} or {@code deactivated}. */
	public static String state(ProbeEstimate probe) {
		return probe.load().active() ? "active" : "deactivated";
	}

	/** Why the cost of a probe is unknown; empty if it is known. */
	public static String reason(ProbeEstimate probe) {
		return probe.nanosPerCall() instanceof Estimate.Unknown unknown ? unknown.reason()
				: probe.millisPerSecond() instanceof Estimate.Unknown unknown ? unknown.reason() : "";
	}

	/** Value, estimate interval, measurement interval; nothing where there is no number. */
	private static List<String> cells(Estimate figure) {
		if (!(figure instanceof Estimate.Known known)) {
			return List.of("", "", "", "", "");
		}
		return List.of(cell(known.value()), cell(known.estimate().low()), cell(known.estimate().high()),
				known.measurement().map(interval -> cell(interval.low())).orElse(""),
				known.measurement().map(interval -> cell(interval.high())).orElse(""));
	}

	private static String cell(double value) {
		return Digits.plain(Digits.withoutNoise(value));
	}
}
