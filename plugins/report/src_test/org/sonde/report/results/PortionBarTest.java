/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.published.PublishedResults;

class PortionBarTest {

	/** Waller, Fittkau, Hasselbring 2014, table 1: 1176.5, 757.6, 63.2 and 16.6 thousand traces per second. */
	@Test
	void stacksThePortionsOf2014() throws OverheadException {
		List<PortionBar> bars = PortionBar.of(PublishedResults.get("waller-2014-base"));
		assertThat(bars).hasSize(1);
		List<PortionBar.Part> parts = bars.getFirst().parts();
		assertThat(parts).extracting(PortionBar.Part::letter).containsExactly("T", "I", "C", "W");
		double[] expected = { 1e6 / 1176.5, 1e6 / 757.6 - 1e6 / 1176.5, 1e6 / 63.2 - 1e6 / 757.6, 1e6 / 16.6 - 1e6 / 63.2 };
		for (int i = 0; i < expected.length; i++) {
			assertThat(parts.get(i).nanos()).isCloseTo(expected[i], within(1e-6));
		}
		assertThat(parts).allMatch(PortionBar.Part::derived).allMatch(PortionBar.Part::hasInterval);
		assertThat(bars.getFirst().nanos()).isCloseTo(1e6 / 16.6, within(1e-6));
	}

	/**
	 * 2013, tuned: 115.8 thousand traces a second with writing, 116.9 with reconstruction, which adds nothing, and 112.6 with reduction.
	 */
	@Test
	void aBarLongerThanWhatWasMeasuredSaysSo() throws OverheadException {
		PortionBar reduction = PortionBar.of(PublishedResults.get("fittkau-2013-tuned")).stream()
				.filter(bar -> bar.run().id().equals("reduction"))
				.findFirst().orElseThrow();
		assertThat(reduction.measuredNanos()).isCloseTo(1e6 / 112.6, within(1e-6));
		assertThat(reduction.nanos()).isCloseTo(1e6 / 115.8 + 1e6 / 112.6 - 1e6 / 116.9, within(1e-6));
		assertThat(reduction.exceedsMeasured()).isTrue();
		assertThat(PortionBar.of(PublishedResults.get("waller-2014-base")).getFirst().exceedsMeasured()).isFalse();
	}

	/** 2016: two writers on the same three runs below them. */
	@Test
	void aBarForEachWriter() throws OverheadException {
		assertThat(PortionBar.of(PublishedResults.get("strubel-2016-current"))).extracting(bar -> bar.run().id())
				.containsExactly("discard", "tcp");
	}

	@Test
	void figuresThatAreNoPortionsHaveNoBars() throws OverheadException {
		assertThat(PortionBar.of(PublishedResults.get("mooms-2004-uniprocessor"))).isEmpty();
	}
}
