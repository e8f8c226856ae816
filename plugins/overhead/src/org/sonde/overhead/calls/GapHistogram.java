/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.calls;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * How long the gaps are between a record of an operation and the record that was handed over before it by any thread. Bin i holds the gaps
 * from 2<sup>i/4</sup> ns to below 2<sup>(i+1)/4</sup> ns; the first bin ({@value #FIRST_BIN}, from 64 ns) also holds all shorter gaps, the
 * last one ({@value #LAST_BIN}, from 2<sup>33</sup> ns) all longer ones.
 * <p>
 * A histogram belongs to a set of probes. If it was computed for fewer probes than the log was recorded with, records are <em>left
 * out</em>, and gaps span them.
 * <p>
 * A gap of 8192 ns or more, so of the bin 52 and above, is a <em>pause</em>. The record that ends it probably wakes the writer, and spends
 * the time for that inside the gap that follows. So a bin counts the gaps <em>after a pause</em>.
 * <p>
 * As text, a histogram is a list of {@code bin:count:leftOut:afterPause}, in the order of the bins and separated by blanks. Zeros at the
 * end of a bin are left out: {@code 24:120 31:4:7 40:3:0:2}. So each histogram has one text, and one without pauses is read, too.
 *
 * @param bins the bins with gaps, lowest first
 */
public record GapHistogram(List<Bin> bins) {
	/** The lowest bin. */
	public static final int FIRST_BIN = 24;
	/** The highest bin. */
	public static final int LAST_BIN = 132;
	/** From this bin on, which is from 8192 ns on, a gap is a pause. */
	public static final int FIRST_PAUSE_BIN = 52;
	/** More records than any log has. With this limit, no sum can overflow. */
	public static final long MOST_RECORDS = 1_000_000_000_000_000L;
	/** Without a gap. */
	public static final GapHistogram EMPTY = new GapHistogram(List.of());

	private static final int PER_OCTAVE = 4;
	/** The {@link Bin#nanos} of each bin. */
	private static final double[] NANOS = IntStream.rangeClosed(FIRST_BIN, LAST_BIN)
			.mapToDouble(bin -> Math.pow(2, (bin + 0.5) / PER_OCTAVE)).toArray();
	private static final String NUMBER = "([1-9]\\d{0,15})";
	/** A missing number is written as 0 if another number follows. */
	private static final Pattern BIN = Pattern.compile("([1-9]\\d{1,2}):" + NUMBER + "(?::(0(?=:)|[1-9]\\d{0,15})(?::" + NUMBER + ")?)?");
	/** The length of all bins, each with three numbers of 16 digits. */
	private static final int MAX_LENGTH = (LAST_BIN - FIRST_BIN + 1) * 55;

	/**
	 * The gaps of similar length.
	 *
	 * @param index      from {@link #FIRST_BIN} to {@link #LAST_BIN}
	 * @param count      gaps, 1 or more
	 * @param leftOut    records that were left out inside these gaps, 0 or more
	 * @param afterPause gaps of these that come after a pause, from 0 to {@code count}
	 */
	public record Bin(int index, long count, long leftOut, long afterPause) {
		/** @throws IllegalArgumentException with the rule that is broken */
		public Bin {
			require(index >= FIRST_BIN && index <= LAST_BIN,
					() -> "a bin of gaps is a number from " + FIRST_BIN + " to " + LAST_BIN + ", found "
							+ index);
			require(count >= 1 && count <= MOST_RECORDS, () -> "a bin of gaps has a count from 1 to 10¹⁵, found " + count);
			require(leftOut >= 0 && leftOut <= MOST_RECORDS, () -> "a bin of gaps leaves out 0 to 10¹⁵ records, found " + leftOut);
			require(afterPause >= 0 && afterPause <= count,
					() -> "a bin of gaps has from 0 to its count, " + count + ", after a pause, found "
							+ afterPause);
		}

		/** The length in nanoseconds that stands for all gaps of the bin: the geometric mean of its ends. */
		public double nanos() {
			return NANOS[index - FIRST_BIN];
		}

		/** Records that were left out inside a gap, on average. */
		public double meanLeftOut() {
			return (double) leftOut / count;
		}

		private String text() {
			String leftOutAndMore = afterPause > 0 ? ":" + leftOut + ":" + afterPause : leftOut > 0 ? ":" + leftOut : "";
			return index + ":" + count + leftOutAndMore;
		}
	}

	/** @throws IllegalArgumentException with the rule that is broken */
	public GapHistogram {
		bins = List.copyOf(bins);
		long gaps = 0;
		long leftOut = 0;
		for (int i = 0; i < bins.size(); i++) {
			require(i == 0 || bins.get(i).index() > bins.get(i - 1).index(), () -> "the bins of a histogram of gaps ascend");
			gaps += bins.get(i).count();
			leftOut += bins.get(i).leftOut();
		}
		require(gaps <= MOST_RECORDS && leftOut <= MOST_RECORDS, () -> "a histogram has at most 10¹⁵ gaps, and leaves out as many records");
	}

	/**
	 * Reads the text of a histogram.
	 *
	 * @throws IllegalArgumentException if it is the text of none; the message says why
	 */
	public static GapHistogram parse(String text) {
		require(text.length() <= MAX_LENGTH, () -> "gaps have " + text.length() + " characters; the limit is " + MAX_LENGTH);
		List<Bin> bins = new ArrayList<>();
		for (String part : text.isEmpty() ? new String[0] : text.split(" ", -1)) {
			Matcher bin = BIN.matcher(part);
			require(bin.matches(), () -> "gaps are bin:count, bin:count:leftOut or bin:count:leftOut:afterPause without zeros at the end, "
					+ "separated by blanks, such as 24:120 31:4:7 40:3:0:2; found \""
					+ (part.length() > 40 ? part.substring(0, 40) + "…" : part) + "\"");
			bins.add(new Bin(Integer.parseInt(bin.group(1)), Long.parseLong(bin.group(2)), numberOrZero(bin.group(3)),
					numberOrZero(bin.group(4))));
		}
		return new GapHistogram(bins);
	}

	private static long numberOrZero(String digits) {
		return digits == null ? 0 : Long.parseLong(digits);
	}

	/** The last bin whose {@link Bin#nanos} are not above; the first one if there is none. */
	public static int binBelow(double nanos) {
		double index = nanos <= 0 ? FIRST_BIN : Math.floor(PER_OCTAVE * Math.log(nanos) / Math.log(2) - 0.5);
		return (int) Math.clamp(index, FIRST_BIN, LAST_BIN);
	}

	/** Returns the gaps of both histograms. */
	public GapHistogram plus(GapHistogram other) {
		TreeMap<Integer, Bin> sum = new TreeMap<>();
		bins.forEach(bin -> sum.put(bin.index(), bin));
		other.bins.forEach(bin -> sum.merge(bin.index(), bin, (one, two) -> new Bin(one.index(), one.count() + two.count(),
				one.leftOut() + two.leftOut(), one.afterPause() + two.afterPause())));
		return new GapHistogram(List.copyOf(sum.values()));
	}

	/** Returns the number of gaps. */
	public long total() {
		return bins.stream().mapToLong(Bin::count).sum();
	}

	/** The text that {@link #parse} reads; empty without a gap. */
	@Override
	public String toString() {
		return bins.stream().map(Bin::text).collect(Collectors.joining(" "));
	}

	/** A placement makes millions of bins, so the message is only made for a broken rule. */
	private static void require(boolean rule, Supplier<String> message) {
		if (!rule) {
			throw new IllegalArgumentException(message.get());
		}
	}
}
