/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.versions;

import java.util.List;

import org.sonde.benchmark.study.Benchmark;
import org.sonde.report.results.BenchmarkTable;
import org.sonde.report.tradeoff.ComplexityMeasure;
import org.sonde.report.tradeoff.OverheadMeasure;
import org.sonde.report.tradeoff.TradeOffJson;
import org.sonde.report.tradeoff.TuningSeries;

import tools.jackson.databind.node.ObjectNode;

/**
 * Versions of a component that were measured, as JSON: the runs as of every benchmark, and the versions as a series of tunings and as a
 * history.
 */
public final class VersionsJson {

	private VersionsJson() {
	}

	public static ObjectNode of(Benchmark.Outcome outcome, TuningSeries versions) {
		ObjectNode root = BenchmarkTable.json(outcome);
		root.set("series", TradeOffJson.of(List.of(versions), OverheadMeasure.RESPONSE_TIME, ComplexityMeasure.INFORMATION).get(0));
		root.set("history", VersionHistoryJson.of(VersionHistory.of(versions)));
		return root;
	}
}
