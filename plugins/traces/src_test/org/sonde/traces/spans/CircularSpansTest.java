/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;
import org.sonde.traces.log.LogProblem;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.Tally;
import org.sonde.traces.operations.OperationStatistics;
import org.sonde.traces.record.StringPool;
import org.sonde.traces.reduction.LogAnalysis;
import org.sonde.traces.reduction.LogAnalysis.Options;

/** Spans whose parents form a cycle are no part of a trace. */
class CircularSpansTest {
	private static final int MOST_NAMES = 5;

	@Test
	void eachSpanOfAnyGraphCountsOnce() {
		Seeded.tries(2000, in -> check(in, IntStream.rangeClosed(1, in.between(1, 12)).map(id -> in.between(0, 13)).toArray()));
	}

	/** @param parents of span 1, span 2 …; 0 for none, and more than there are spans for one that is not there */
	private static void check(RandomInput in, int[] parents) {
		StringPool names = new StringPool();
		LogProblems problems = new LogProblems();
		LogAnalysis analysis = new LogAnalysis(names, problems, Options.DEFAULT);
		SpanCollector spans = new SpanCollector(names, analysis, problems, SpanSampling.ALL);
		spans.resume();
		for (int id = 1; id <= parents.length; id++) {
			long start = in.between(0L, 50L);
			spans.add(Path.of("spans"), Span.of("1", Integer.toHexString(id), Integer.toHexString(parents[id - 1]),
					names.of(operation(id)), start, in.between(start, 100), false, Sampling.UNKNOWN), 0);
		}
		spans.end(Path.of("spans"));
		analysis.end();
		Set<String> circular = IntStream.rangeClosed(1, parents.length).filter(id -> isCircular(id, parents))
				.mapToObj(CircularSpansTest::operation).collect(Collectors.toCollection(TreeSet::new));
		assertThat(spans.tally()).isEqualTo(new Tally(parents.length - circular.size(), circular.size()));
		assertThat(analysis.operations()).extracting(OperationStatistics::calls).allMatch(calls -> calls == 1);
		assertThat(analysis.operations()).extracting(OperationStatistics::signature).hasSize(parents.length - circular.size())
				.doesNotContainAnyElementsOf(circular.isEmpty() ? Set.of("") : circular);
		List<String> named = problems.list().stream().map(LogProblem::message).filter(message -> message.startsWith("left out"))
				.flatMap(message -> Arrays.stream(message.substring(message.indexOf(": ") + 2).split(", ")))
				.toList();
		assertThat(circular).containsAll(named);
		assertThat(named).doesNotHaveDuplicates().hasSize(Math.min(MOST_NAMES, circular.size()));
	}

	private static String operation(int id) {
		return "p.A.m" + id;
	}

	/** Whether nobody started it: from parent to parent there is no end. A span that is its own parent has none. */
	private static boolean isCircular(int id, int[] parents) {
		int above = id;
		for (int steps = 0; steps <= parents.length; steps++) {
			if (above == 0 || above > parents.length || parents[above - 1] == above) {
				return false;
			}
			above = parents[above - 1];
		}
		return true;
	}
}
