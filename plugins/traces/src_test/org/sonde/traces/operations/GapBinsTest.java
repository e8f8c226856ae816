/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.tests.seeded.Seeded;

class GapBinsTest {
	/** 2^(25/4) is 76.1, 2^(26/4) 90.5, 2^(27/4) 107.6. */
	@ParameterizedTest
	@CsvSource({ "0, 24", "-5, 24", "1, 24", "63, 24", "64, 24", "76, 24", "77, 25", "90, 25", "91, 26", "107, 26", "108, 27", "127, 27",
			"128, 28", "1000, 39", "1024, 40", "4294967296, 128", "8589934591, 131", "8589934592, 132", "9223372036854775807, 132" })
	void aGapIsInTheBinOfItsQuarterOctave(long nanos, int bin) {
		assertThat(GapBins.bin(nanos)).isEqualTo(bin);
	}

	/** 4 log2 g = log2 g^4, whose whole part is one less than the number of bits of g^4. */
	@Test
	void theBinIsFourTimesTheLogarithm() {
		Seeded.tries(10_000, in -> {
			long seed = in.anyLong();
			long nanos = new Random(seed).nextLong() >>> 1 + new Random(~seed).nextInt(63);
			int exact = BigInteger.valueOf(nanos).pow(4).bitLength() - 1;
			assertThat(GapBins.bin(nanos)).isEqualTo(Math.clamp(exact, GapBins.FIRST, GapBins.LAST));
		});
	}

	@Test
	void binsAddUp() {
		GapBins one = new GapBins();
		one.gap(100, 0, false);
		one.gap(100, 3, true);
		GapBins other = new GapBins();
		other.gap(100, 4, true);
		other.gap(0, 0, false);
		GapBins copy = one.copy();
		one.add(other);
		assertThat(one.count(26)).isEqualTo(3);
		assertThat(one.leftOut(26)).isEqualTo(7);
		assertThat(one.count(24)).isEqualTo(1);
		assertThat(one.leftOut(24)).isZero();
		assertThat(one.afterPause(26)).isEqualTo(2);
		assertThat(one.afterPause(24)).isZero();
		assertThat(copy.count(26)).as("a copy stays as it was").isEqualTo(2);
		assertThat(copy.afterPause(26)).isEqualTo(1);
		assertThat(other.leftOut(25)).isZero();
	}

	@Test
	void pausesAreTheGapsOfWholeBins() {
		assertThat(GapBins.bin(GapBins.PAUSE_NANOS)).isEqualTo(52);
		assertThat(GapBins.bin(GapBins.PAUSE_NANOS - 1)).isEqualTo(51);
	}

	@Test
	void gapsAddUpToBinsThatKnewNoPause() {
		GapBins one = new GapBins();
		one.gap(100, 0, false);
		GapBins other = new GapBins();
		other.gap(100, 0, true);
		assertThat(one.afterPause(26)).isZero();
		one.add(other);
		assertThat(one.afterPause(26)).isEqualTo(1);
		other.add(new GapBins());
		assertThat(other.afterPause(26)).isEqualTo(1);
	}
}
