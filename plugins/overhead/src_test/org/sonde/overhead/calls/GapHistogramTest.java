/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.calls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.overhead.calls.GapHistogram.Bin;
import org.sonde.tests.seeded.Seeded;

class GapHistogramTest {
	@Test
	void textAndHistogramAreOneAndTheSame() {
		GapHistogram gaps = GapHistogram.parse("24:120 31:4:7");
		assertThat(gaps.bins()).containsExactly(new Bin(24, 120, 0, 0), new Bin(31, 4, 7, 0));
		assertThat(gaps.total()).isEqualTo(124);
		assertThat(gaps.bins().stream().mapToLong(GapHistogram.Bin::leftOut).sum()).isEqualTo(7);
		assertThat(gaps.bins().getLast().meanLeftOut()).isEqualTo(1.75);
		assertThat(gaps.bins().getLast().nanos()).as("2^7.875").isCloseTo(234.753, within(0.001));
		assertThat(gaps).hasToString("24:120 31:4:7");
		assertThat(GapHistogram.parse("")).isEqualTo(GapHistogram.EMPTY).hasToString("");
	}

	@Test
	void gapsAfterAPauseStandAtTheEnd() {
		GapHistogram gaps = GapHistogram.parse("24:10:3:10 31:4:0:2 40:1");
		assertThat(gaps.bins()).containsExactly(new Bin(24, 10, 3, 10), new Bin(31, 4, 0, 2), new Bin(40, 1, 0, 0));
		assertThat(gaps).hasToString("24:10:3:10 31:4:0:2 40:1");
		assertThat(gaps.plus(gaps)).hasToString("24:20:6:20 31:8:0:4 40:2");
		assertThat(gaps.plus(GapHistogram.parse("31:1 40:2:1:1"))).hasToString("24:10:3:10 31:5:0:2 40:3:1:1");
		assertThatThrownBy(() -> new Bin(24, 5, 0, -1)).hasMessage("a bin of gaps has from 0 to its count, 5, after a pause, found -1");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
			23:1                        | a bin of gaps is a number from 24 to 132, found 23
			133:1                       | a bin of gaps is a number from 24 to 132, found 133
			40:1 30:1                   | the bins of a histogram of gaps ascend
			30:1 30:1                   | the bins of a histogram of gaps ascend
			30:9999999999999999         | a bin of gaps has a count from 1 to 10¹⁵, found 9999999999999999
			30:1:9999999999999999       | a bin of gaps leaves out 0 to 10¹⁵ records
			30:999999999999999 31:2     | a histogram has at most 10¹⁵ gaps
			30:0                        | found "30:0"
			30:1:0                      | found "30:1:0"
			30:01                       | found "30:01"
			030:1                       | found "030:1"
			30:-1                       | found "30:-1"
			30                          | such as 24:120 31:4:7 40:3:0:2; found "30"
			30:                         | gaps are bin:count, bin:count:leftOut or bin:count:leftOut:afterPause without zeros at the end
			`30:1  31:1`                | found ""
			` 30:1`                     | found ""
			30:1,31:1                   | found "30:1,31:1"
			30:1:2:3                    | a bin of gaps has from 0 to its count, 1, after a pause, found 3
			30:3:0:0                    | found "30:3:0:0"
			30:3:2:0                    | found "30:3:2:0"
			30:3:00:1                   | found "30:3:00:1"
			30:3::1                     | found "30:3::1"
			30:3:0:                     | found "30:3:0:"
			30:3:0:01                   | found "30:3:0:01"
			30:3:2:1:1                  | found "30:3:2:1:1"
			30:99999999999999999999     | found "30:99999999999999999999"
			many                        | found "many"
			""")
	void nonsenseIsRefused(String text, String message) {
		assertThatThrownBy(() -> GapHistogram.parse(text)).isInstanceOf(IllegalArgumentException.class).hasMessageContaining(message);
	}

	@Test
	void aTextIsBounded() {
		String full = Stream.iterate(24, bin -> bin + 1).limit(109).map(bin -> bin + ":1000000000000:1000000000000:1000000000000")
				.collect(Collectors.joining(" "));
		assertThat(GapHistogram.parse(full)).hasToString(full);
		assertThatThrownBy(() -> GapHistogram.parse(" ".repeat(100_000))).hasMessage("gaps have 100000 characters; the limit is 5995");
		assertThatThrownBy(() -> GapHistogram.parse("x".repeat(4_000))).hasMessageEndingWith("found \"" + "x".repeat(40) + "…\"");
	}

	@Test
	void eachHistogramHasOneText() {
		Seeded.tries(1000, in -> {
			long seed = in.anyLong();
			GapHistogram gaps = random(new Random(seed));
			assertThat(GapHistogram.parse(gaps.toString())).isEqualTo(gaps);
			assertThat(gaps.toString().length()).isLessThanOrEqualTo(5995);
		});
	}

	/** The other side has an entry in arrays for each bin there can be. */
	@Test
	void binsAddUp() {
		Seeded.tries(1000, in -> {
			long seed = in.anyLong();
			Random random = new Random(seed);
			GapHistogram one = random(random);
			GapHistogram other = random(random);
			long[] counts = new long[133];
			long[] leftOut = new long[133];
			long[] afterPause = new long[133];
			for (GapHistogram gaps : List.of(one, other)) {
				for (String bin : gaps.toString().isEmpty() ? new String[0] : gaps.toString().split(" ")) {
					String[] numbers = bin.split(":");
					counts[Integer.parseInt(numbers[0])] += Long.parseLong(numbers[1]);
					leftOut[Integer.parseInt(numbers[0])] += numbers.length == 2 ? 0 : Long.parseLong(numbers[2]);
					afterPause[Integer.parseInt(numbers[0])] += numbers.length < 4 ? 0 : Long.parseLong(numbers[3]);
				}
			}
			List<String> expected = new ArrayList<>();
			for (int bin = 0; bin < counts.length; bin++) {
				if (counts[bin] > 0) {
					expected.add((bin + ":" + counts[bin] + ":" + leftOut[bin] + ":" + afterPause[bin]).replaceAll("(:0)+$", ""));
				}
			}
			assertThat(one.plus(other)).hasToString(String.join(" ", expected)).isEqualTo(other.plus(one));
			assertThat(one.plus(other).total()).isEqualTo(one.total() + other.total());
		});
	}

	/** 2^i ≤ nanos⁴ < 2^(i+1), and in the middle of these by their logarithms. */
	@Test
	void theGapThatStandsForABinLiesInIt() {
		for (int index = GapHistogram.FIRST_BIN; index <= GapHistogram.LAST_BIN; index++) {
			BigDecimal power = new BigDecimal(new Bin(index, 1, 0, 0).nanos()).pow(4);
			BigDecimal low = new BigDecimal(BigInteger.TWO.pow(index));
			assertThat(power.doubleValue() / low.doubleValue()).isCloseTo(Math.sqrt(2), within(1e-12));
		}
	}

	@Test
	void noBinBelowAGapStandsForLongerOnes() {
		for (int index = GapHistogram.FIRST_BIN + 1; index <= GapHistogram.LAST_BIN; index++) {
			double nanos = new Bin(index, 1, 0, 0).nanos();
			assertThat(GapHistogram.binBelow(nanos * (1 + 1e-9))).isEqualTo(index);
			assertThat(GapHistogram.binBelow(nanos * (1 - 1e-9))).isEqualTo(index - 1);
		}
		assertThat(GapHistogram.binBelow(-1)).isEqualTo(GapHistogram.FIRST_BIN);
		assertThat(GapHistogram.binBelow(1e15)).isEqualTo(GapHistogram.LAST_BIN);
	}

	private static GapHistogram random(Random random) {
		List<Bin> bins = new ArrayList<>();
		for (int index = 24; index <= 132; index++) {
			if (random.nextInt(4) == 0) {
				long count = 1 + random.nextLong(1L << random.nextInt(1, 42));
				bins.add(new Bin(index, count, random.nextBoolean() ? 0 : random.nextLong(1L << 42),
						random.nextBoolean() ? 0 : random.nextLong(count + 1)));
			}
		}
		return new GapHistogram(bins);
	}
}
