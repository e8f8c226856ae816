/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.handover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.overhead.calls.GapHistogram;
import org.sonde.overhead.results.ProbeKind;

/**
 * Gaps that contain the wake-up of the record before. A record takes 150 ns (100 for collecting, 50 for the hand-over), a wake-up 10 µs.
 * The bin 56 stands for 17,867 ns: 17,717 without the record, and 7,717 without the wake-up, too.
 */
class GapCostsAfterPauseTest {
	private static final double HALF_ASLEEP = 16_384;

	private static GapCosts costs(double steepness) {
		HandOver handOver = new HandOver(50, 10_000, HALF_ASLEEP, steepness);
		return new GapCosts(ProbeKind.OPERATION_EXECUTION, 100, 0, new HandOverFit(handOver, handOver, 0, 0), Optional.empty(), 1);
	}

	/** So steep that the writer is awake below 16.4 µs, and asleep above. */
	@ParameterizedTest
	@CsvSource({
			"56:4, 1", "56:4:0:1, 0.75",
			// All alike: as many wake the writer as leave the rest of them 16,384 ns, about (17,717 − 16,384) ÷ 10,000.
			"56:4:0:4, 0.133", "58:4:0:4, 0.873",
			// One record left out in each gap: 17,567 ns still find the writer asleep.
			"56:4:4:2, 0.5",
			// A gap of 30 µs is long enough even after a wake-up each time.
			"59:4:0:4, 1", "58:4, 1",
			// 8.9 µs are less than the wake-up alone.
			"52:4:0:4, 0",
			"40:5:0:5 56:3:0:2 80:2:0:2, 0.3" })
	void aGapAfterAPauseIsShorterByTheWakeUpInsideIt(String gaps, double share) {
		assertThat(costs(100).wakeUpsPerRecord(GapHistogram.parse(gaps), 0)).isCloseTo(share, within(0.03));
	}

	/**
	 * With the steepness 1 the writer is asleep with the probability p = gap ÷ (gap + 16,384 ns), where the gap is 17,717 ns − p × 10 µs.
	 */
	@Test
	void theShareThatWakesTheWriterFollowsFromItself() {
		double sum = 17_716.88 + HALF_ASLEEP + 10_000;
		double root = (sum - Math.sqrt(sum * sum - 4 * 17_716.88 * 10_000)) / 20_000;
		assertThat(costs(1).wakeUpsPerRecord(GapHistogram.parse("56:4"), 0)).isCloseTo(17_716.88 / (17_716.88 + HALF_ASLEEP), within(1e-6));
		assertThat(costs(1).wakeUpsPerRecord(GapHistogram.parse("56:4:0:4"), 0)).isCloseTo(root, within(1e-3));
	}

	/** On a machine of half the speed a record takes 300 ns and a wake-up 20 µs: (30,048 − 300 − 16,384) ÷ 20,000. */
	@Test
	void aSlowerMachineTakesLongerToWakeTheWriter() {
		assertThat(costs(100).times(2).wakeUpsPerRecord(GapHistogram.parse("59:4:0:4"), 0)).isCloseTo(0.668, within(0.01));
		assertThat(costs(100).times(2).wakeUpsPerRecord(GapHistogram.parse("59:4"), 0)).isCloseTo(1, within(1e-6));
	}

	/** Nine records every 30,048 ns, each of which the writer works on for 1 or 2 µs: 21 µs are left to fall asleep in, or 12. */
	@ParameterizedTest
	@CsvSource({ "0, 0.1111", "1000, 0.1111", "2000, 0", "4000, 0" })
	void aWriterThatWorksIsNotIdle(double nanosPerRecord, double share) {
		HandOver application = new HandOver(50, 10_000, HALF_ASLEEP, 100);
		GapCosts costs = new GapCosts(ProbeKind.OPERATION_EXECUTION, 100, 0,
				new HandOverFit(application, new HandOver(nanosPerRecord, 10_000, HALF_ASLEEP, 100), 0, 0), Optional.empty(), 1);
		assertThat(costs.wakeUpsPerRecord(GapHistogram.parse("24:8 59:1"), 9 / 30_048e-9)).isCloseTo(share, within(0.001));
	}
}
