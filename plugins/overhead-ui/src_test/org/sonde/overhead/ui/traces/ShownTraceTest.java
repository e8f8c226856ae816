/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;

import org.junit.jupiter.api.Test;
import org.sonde.report.traces.pictures.DrawnTrace;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.record.StringPool;
import org.sonde.traces.reduction.LogAnalysis;
import org.sonde.traces.reduction.SingleTrace;
import org.sonde.traces.reduction.TraceClass;
import org.sonde.traces.reduction.TraceRank;

class ShownTraceTest {

	/** Traces of a single call, which take so long. */
	private static TraceClass traces(long... nanos) {
		StringPool names = new StringPool();
		LogAnalysis analysis = new LogAnalysis(names, new LogProblems(), LogAnalysis.Options.DEFAULT);
		int operation = names.of("void p.A.a()");
		for (int i = 0; i < nanos.length; i++) {
			analysis.execution(operation, StringPool.NONE, 100 + i, 0, nanos[i], StringPool.NONE, 0, 0);
		}
		analysis.end();
		return analysis.classes().classes().getFirst();
	}

	private static List<OptionalLong> nanos(List<ShownTrace> shown) {
		return shown.stream().map(ShownTrace::trace).flatMap(Optional::stream).map(Supplier::get).map(SingleTrace::nanos).toList();
	}

	/** Of five all are kept: 90 and 99 of 100 are not slower than the slowest, which has a name already. */
	@Test
	void ofAClassTheMeanComesFirstAndThenTheTracesByTheirTimes() {
		List<ShownTrace> shown = ShownTrace.of(3, traces(50_000, 10_000, 40_000, 20_000, 30_000));
		assertThat(shown.getFirst().drawn()).isEqualTo(new DrawnTrace.Mean(3));
		assertThat(shown.getFirst().trace()).isEmpty();
		assertThat(shown.getFirst().label()).contains("5");
		assertThat(nanos(shown)).containsExactly(OptionalLong.of(10_000), OptionalLong.of(30_000), OptionalLong.of(50_000));
		assertThat(shown.stream().skip(1).map(ShownTrace::drawn)).isEqualTo(
				Arrays.asList(new DrawnTrace.Ranked(3, TraceRank.FASTEST), new DrawnTrace.Ranked(3, TraceRank.MEDIAN),
						new DrawnTrace.Ranked(3, TraceRank.SLOWEST)));
		assertThat(shown.get(1).label()).contains("10.0 µs", "101");
		assertThat(shown).extracting(ShownTrace::label).doesNotHaveDuplicates();
	}

	@Test
	void aSingleTraceIsItsOwnMean() {
		List<ShownTrace> shown = ShownTrace.of(1, traces(7000));
		assertThat(shown).hasSize(1);
		assertThat(nanos(shown)).containsExactly(OptionalLong.of(7000));
		assertThat(shown.getFirst().label()).contains("7.00 µs", "100");
	}

	@Test
	void aTraceThatIsShownForItselfSaysHowManyCallsItHas() {
		SingleTrace trace = ShownTrace.of(1, traces(7000)).getFirst().trace().orElseThrow().get();
		ShownTrace shown = ShownTrace.of(trace);
		assertThat(shown.drawn()).isEqualTo(new DrawnTrace.Single(Optional.of(trace)));
		assertThat(shown.trace().orElseThrow().get()).isSameAs(trace);
		assertThat(shown.label()).contains("7.00 µs", "100");
		assertThat(ShownTrace.title(trace)).contains("1 ").doesNotContain("calls");
	}
}
