/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;

class BriefResultSetTest {

	@Test
	void whatIsLeftOutIsNoFigure() {
		Histogram histogram = new Histogram(1, 100, Distribution.DIGITS);
		histogram.recordValue(10);
		Fork fork = new Fork(1, 1, 10, new WarmUp(5, WarmUpRule.FIRST_HALF), Map.of(Statistic.MEAN, 10.0),
				Optional.of(Distribution.of(histogram)), Optional.of(new TimeSeries(5, List.of(20.0, 10.0))), Set.of(ForkFlag.NOISY),
				Optional.empty(), List.of(10L));
		ResultSet set = new ResultSet("a", "A", Set.of("tag"), new Source("me", 2026, Optional.empty(), "here", List.of("note")),
				Optional.empty(),
				Optional.empty(), Conditions.NONE, List.of(new Configuration("none", "None", Phase.NONE, Optional.empty(), Conditions.NONE,
						List.of(), List.of(), List.of(fork))));
		Fork brief = set.brief().configurations().getFirst().forks().getFirst();
		assertThat(brief).isEqualTo(new Fork(1, 1, 10, new WarmUp(5, WarmUpRule.FIRST_HALF), Map.of(Statistic.MEAN, 10.0), Optional.empty(),
				Optional.empty(), Set.of(ForkFlag.NOISY), Optional.empty()));
		assertThat(set.brief().source()).isEqualTo(set.source());
		assertThat(set.brief().tags()).isEqualTo(set.tags());
	}
}
