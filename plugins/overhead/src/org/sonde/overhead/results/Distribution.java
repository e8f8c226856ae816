/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramIterationValue;

/**
 * How often which response time occurred: a histogram with buckets no wider than 0.1 % of their value. In files it is
 * HdrHistogram's own encoding, version 2, in Base64.
 */
public final class Distribution {

	/** Significant decimal digits of a value. */
	public static final int DIGITS = 3;

	/** Longer than any encoding with {@link #DIGITS} digits. */
	private static final int MAX_ENCODED = 2 * 1024 * 1024;
	/** The place of the number of digits in the encoding's header: behind cookie, length and offset. */
	private static final int DIGITS_AT = 12;
	private static final int HEADER_BYTES = 40;

	private final Histogram histogram;
	private final String encoded;

	private Distribution(Histogram histogram) {
		// The encoding holds the highest value that could be counted: make it that of the highest counted one, so that equal
		// counts give equal bytes.
		this.histogram = new Histogram(1, Math.max(2, histogram.getMaxValue()), DIGITS);
		this.histogram.add(histogram);
		ByteBuffer buffer = ByteBuffer.allocate(this.histogram.getNeededByteBufferCapacity());
		byte[] bytes = new byte[this.histogram.encodeIntoByteBuffer(buffer)];
		buffer.flip().get(bytes);
		encoded = Base64.getEncoder().encodeToString(bytes);
	}

	/**
	 * A copy of these counts.
	 *
	 * @throws IllegalArgumentException if nothing was counted
	 */
	public static Distribution of(Histogram histogram) {
		if (histogram.getTotalCount() == 0) {
			throw new IllegalArgumentException("a distribution needs at least one value");
		}
		return new Distribution(histogram);
	}

	/** @throws IllegalArgumentException if the text is no such encoding */
	public static Distribution decode(String encoded) {
		if (encoded.length() > MAX_ENCODED) {
			throw new IllegalArgumentException("a distribution has at most " + MAX_ENCODED + " characters");
		}
		try {
			byte[] bytes = Base64.getDecoder().decode(encoded);
			// Checked first, because the number of digits decides how much memory decoding takes.
			if (bytes.length < HEADER_BYTES || ByteBuffer.wrap(bytes).getInt(DIGITS_AT) > DIGITS) {
				throw new IllegalArgumentException("its header is not that of a histogram with " + DIGITS + " digits");
			}
			return of(Histogram.decodeFromByteBuffer(ByteBuffer.wrap(bytes), 0));
		} catch (RuntimeException e) {
			throw new IllegalArgumentException("not a histogram in the encoding of HdrHistogram, version 2, in Base64: "
					+ e.getMessage(), e);
		}
	}

	public String encode() {
		return encoded;
	}

	public long count() {
		return histogram.getTotalCount();
	}

	/** The response time in nanoseconds below or at which a share of {@code quantile}, 0 to 1, of all calls lies. */
	public double quantileNanos(double quantile) {
		return histogram.getValueAtPercentile(100 * quantile);
	}

	/**
	 * Values from {@code lowNanos} to {@code highNanos}, both included.
	 *
	 * @param count from 1
	 */
	public record Bucket(long lowNanos, long highNanos, long count) {
	}

	/** Returns the buckets that are not empty, in ascending order. */
	public List<Bucket> buckets() {
		List<Bucket> buckets = new ArrayList<>();
		for (HistogramIterationValue value : histogram.recordedValues()) {
			long low = histogram.lowestEquivalentValue(value.getValueIteratedTo());
			buckets.add(new Bucket(low, histogram.highestEquivalentValue(low), value.getCountAtValueIteratedTo()));
		}
		return buckets;
	}

	/** Both counted together. */
	public Distribution plus(Distribution other) {
		Histogram sum = new Histogram(1, Math.max(2, Math.max(histogram.getMaxValue(), other.histogram.getMaxValue())), DIGITS);
		sum.add(histogram);
		sum.add(other.histogram);
		return new Distribution(sum);
	}

	/** Subtracts this much from each value. No value becomes negative. */
	public Distribution minus(double nanos) {
		Histogram less = new Histogram(1, Math.max(2, histogram.getMaxValue()), DIGITS);
		buckets().forEach(
				bucket -> less.recordValueWithCount(Math.max(0, Math.round((bucket.lowNanos() + bucket.highNanos()) / 2.0 - nanos)),
						bucket.count()));
		return new Distribution(less);
	}

	@Override
	public boolean equals(Object other) {
		return other instanceof Distribution distribution && encoded.equals(distribution.encoded);
	}

	@Override
	public int hashCode() {
		return encoded.hashCode();
	}

	@Override
	public String toString() {
		return count() + " calls";
	}
}
