/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import java.util.List;
import java.util.Optional;

import org.sonde.overhead.results.Conditions;
import org.sonde.report.figure.Figure;

/**
 * A tuning as a point: what monitoring costs against what the code is like.
 *
 * @param overhead in µs per call of the benchmark's method, its own time taken away
 * @param throughput with a writer, as the source prints it; empty where it prints none
 * @param processorTime the same as {@code overhead} in time of the processors
 * @param linesOfCode of the component
 * @param cyclomatic average cyclomatic complexity per method
 * @param informationComplexity of the component's hypergraph
 * @param consequences beyond numbers
 * @param conditions under which the overhead was measured
 * @param notes what a reader must know before comparing the point with another
 */
public record TradeOffPoint(String name, String change, Figure overhead, Optional<Figure> throughput, Figure processorTime,
		Figure linesOfCode, Figure cyclomatic, Figure informationComplexity, Optional<Verdict> verdict, Consequences consequences,
		Conditions conditions, List<String> notes) {

	public TradeOffPoint {
		notes = List.copyOf(notes);
	}
}
