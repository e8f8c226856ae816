/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.List;

import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.sonde.overhead.results.Distribution.Bucket;
import org.sonde.tests.seeded.Seeded;

class DistributionTest {

	/** Below 2,048 ns every nanosecond is a bucket of its own, above they are two, four … wide. */
	@Test
	void bucketsHoldWhatWasCounted() {
		assertThat(of(7, 7, 2047, 2049).buckets()).containsExactly(new Bucket(7, 7, 2), new Bucket(2047, 2047, 1),
				new Bucket(2048, 2049, 1));
	}

	@Test
	void quantilesOfOneToFour() {
		Distribution distribution = of(4, 1, 3, 2);
		assertThat(List.of(distribution.quantileNanos(0.25), distribution.quantileNanos(0.5), distribution.quantileNanos(0.75),
				distribution.quantileNanos(1))).containsExactly(1.0, 2.0, 3.0, 4.0);
	}

	/** Equal counts are equal bytes, however far the histogram that counted them had grown. */
	@Test
	void theSameCountsGiveTheSameText() {
		Seeded.tries(200, in -> {
			List<Long> nanos = in.list(1, 50, () -> in.between(0L, 1L << 40));
			Histogram grown = new Histogram(1, 1L << 50, Distribution.DIGITS);
			nanos.forEach(grown::recordValue);
			Histogram growing = new Histogram(Distribution.DIGITS);
			nanos.reversed().forEach(growing::recordValue);
			assertThat(Distribution.of(growing)).isEqualTo(Distribution.of(grown)).hasSameHashCodeAs(Distribution.of(grown));
			assertThat(Distribution.decode(Distribution.of(grown).encode())).isEqualTo(Distribution.of(grown));
		});
	}

	@Test
	void aSumCountsBoth() {
		Seeded.tries(200, in -> {
			List<Long> first = in.list(1, 20, () -> in.between(0L, 1L << 30));
			List<Long> second = in.list(1, 20, () -> in.between(0L, 1L << 30));
			Distribution sum = of(first).plus(of(second));
			assertThat(sum.count()).isEqualTo(first.size() + second.size());
			assertThat(sum).isEqualTo(of(second).plus(of(first)));
			assertThat(sum.buckets().stream().mapToLong(Bucket::count).sum()).isEqualTo(sum.count());
		});
	}

	@Test
	void lessIsNeverBelowZero() {
		assertThat(of(100, 300, 300, 500).minus(200).buckets()).containsExactly(new Bucket(0, 0, 1), new Bucket(100, 100, 2),
				new Bucket(300, 300, 1));
	}

	@Test
	void whatIsNoEncodingIsRefused() {
		assertThatThrownBy(() -> Distribution.decode("nonsense!")).isInstanceOf(IllegalArgumentException.class)
				.hasMessageContaining("not a histogram in the encoding of HdrHistogram");
		assertThatThrownBy(() -> Distribution.decode(of(1, 2, 3).encode().substring(0, 56)))
				.isInstanceOf(IllegalArgumentException.class);
		assertThatThrownBy(() -> Distribution.decode("A".repeat(3 * 1024 * 1024))).hasMessageContaining("at most");
	}

	/** A header that asks for five digits would make the decoder allocate a hundred megabytes. */
	@Test
	void moreDigitsAreRefusedUndecoded() {
		ByteBuffer bytes = ByteBuffer.allocate(1024);
		Histogram precise = new Histogram(1, Long.MAX_VALUE, 5);
		ByteBuffer large = ByteBuffer.allocate(precise.getNeededByteBufferCapacity());
		precise.recordValue(1);
		int length = precise.encodeIntoByteBuffer(large);
		large.flip();
		bytes.put(large.slice(0, length)).flip();
		byte[] encoded = new byte[length];
		bytes.get(encoded);
		assertThatThrownBy(() -> Distribution.decode(Base64.getEncoder().encodeToString(encoded)))
				.hasMessageContaining("with 3 digits");
	}

	private static Distribution of(long... nanos) {
		Histogram histogram = new Histogram(Distribution.DIGITS);
		for (long value : nanos) {
			histogram.recordValue(value);
		}
		return Distribution.of(histogram);
	}

	private static Distribution of(List<Long> nanos) {
		return of(nanos.stream().mapToLong(Long::longValue).toArray());
	}
}
