/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.recording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.calls.GapHistogram;
import org.sonde.tests.seeded.Seeded;
import org.sonde.traces.operations.GapBins;

class OwnTimeTest {
	/** By hand: a program of 1 s with 10 million records took 5 s, so 0.1 µs are its own and 0.4 µs a probe's. */
	@Test
	void gapsLoseWhatOtherProbesTook() {
		OwnTime own = OwnTime.of(1e9, 5e9, 5e9, 10_000_000).orElseThrow();
		assertThat(own).isEqualTo(new OwnTime(100, 400));
		// 1,000 records in some 500 µs: 400 µs were of their probes, 100 µs are of the program. 3 in 1 ms: the program waited.
		GapHistogram gaps = own.of(GapHistogram.parse(GapBins.bin(500_000) + ":2:2000:1 " + GapBins.bin(1_000_000) + ":1:3"));
		assertThat(gaps).isEqualTo(GapHistogram.parse(GapBins.bin(100_000) + ":2:0:1 " + GapBins.bin(1_000_000) + ":1"));
		assertThat(own.of(GapHistogram.parse("40:7 50:1"))).isEqualTo(GapHistogram.parse("40:7 50:1"));
	}

	@Test
	void probesThatTookNothingChangeNothing() {
		assertThat(OwnTime.of(5e9, 5e9, 5e9, 10)).isEmpty();
		assertThat(OwnTime.of(1e9, 5e9, 5e9, 0)).isEmpty();
	}

	/** Gaps are between records of all threads, and what is known is time of each. */
	@Test
	void severalThreadsAreNotUnderstood() {
		assertThat(OwnTime.of(1e9, 5e9, 10e9, 10_000_000)).isEmpty();
	}

	/** A server that waited for most of a minute: 4 records in a pause of 20 ms did not take it. */
	@Test
	void waitingIsNotTimeOfProbes() {
		OwnTime own = OwnTime.of(0.05e9, 60e9, 60e9, 10_000).orElseThrow();
		GapHistogram pause = GapHistogram.parse(GapBins.bin(20_000_000) + ":1:4");
		assertThat(own.of(pause)).isEqualTo(GapHistogram.parse(GapBins.bin(20_000_000) + ":1"));
	}

	/** Whatever methods have no probe: a gap of many records in a smaller set is no shorter than what is computed for the larger one. */
	@Test
	void gapsOfFewerProbesAreNoShorterThanSaid() {
		Seeded.tries(200, in -> {
			OwnTime own = new OwnTime(in.between(1, 1_000), in.between(1, 1_000));
			int bin = in.between(GapHistogram.FIRST_BIN + 20, GapHistogram.LAST_BIN - 20);
			GapHistogram larger = own.atLeast(new GapHistogram(List.of(new GapHistogram.Bin(bin, 3, in.between(0, 10_000), 0))));
			GapHistogram smaller = own
					.of(new GapHistogram(List.of(new GapHistogram.Bin(bin + in.between(0, 10), 1, in.between(0, 100_000), 0))));
			assertThat(smaller.bins().getFirst().index()).isGreaterThanOrEqualTo(larger.bins().getFirst().index());
		});
	}

	/** A made-up program with a probe everywhere: its own time in a gap is found, however much the probes took. */
	@Test
	void findsTheProgramsOwnTime() {
		Seeded.tries(50, in -> {
			double own = in.between(2, 2_000);
			double probe = in.between(50, 1_000);
			int leftOut = in.between(20, 5_000);
			double recorded = 0;
			double expected = 0;
			for (int record = 0; record < leftOut; record++) {
				double time = -own * Math.log(1 - in.between(0.0, 0.999));
				expected += time;
				recorded += time + probe * in.between(0.8, 1.2);
			}
			GapHistogram gap = new GapHistogram(List.of(new GapHistogram.Bin(GapBins.bin((long) recorded), 1, leftOut, 0)));
			double found = new OwnTime(own, probe).of(gap).bins().getFirst().nanos();
			assertThat(Math.log(found / expected)).isCloseTo(0, within(Math.log(2)));
		});
	}
}
