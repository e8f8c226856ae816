/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.program;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Locale;
import java.util.TreeMap;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/** The program's own work between two calls of probed operations: so many steps, each of a few nanoseconds. */
abstract class WorkBetweenCalls {

	/** @return something that depends on all steps, so that none is optimised away */
	abstract long run(int steps);

	/** Arithmetic in registers: the caches and branch predictors stay as the probes left them. */
	static final class Arithmetic extends WorkBetweenCalls {
		private long state = 88172645463325252L;

		@Override
		long run(int steps) {
			long x = state;
			for (int i = 0; i < steps; i++) {
				x ^= x << 13;
				x ^= x >>> 7;
				x ^= x << 17;
			}
			state = x;
			return x;
		}
	}

	/**
	 * Work as programs have it: many small methods of the Java library, chosen in an order that no branch predictor foresees. The probes
	 * then find their code displaced from the caches, and share the heap with other objects.
	 */
	static final class Library extends WorkBetweenCalls {

		private static final int TASKS = 16;
		/** A power of two. More of them displace more from the caches: 16,384 take some 3 MB ({@code docs/dev/truth.md}). */
		private static final int ENTRIES = Integer.highestOneBit(Integer.getInteger("sonde.library.entries", 512));

		private final HashMap<String, Integer> map = new HashMap<String, Integer>();
		private final TreeMap<Integer, String> tree = new TreeMap<Integer, String>();
		private final ArrayDeque<Long> queue = new ArrayDeque<Long>();
		private final String[] names = new String[ENTRIES];
		private final Pattern word = Pattern.compile("(\\w+)-(\\d+)");
		private final DecimalFormat format = new DecimalFormat("#,##0.00", DecimalFormatSymbols.getInstance(Locale.ROOT));
		private final BitSet bits = new BitSet(ENTRIES);
		private final StringBuilder text = new StringBuilder();
		private final byte[] bytes = new byte[64];
		private BigInteger number = BigInteger.valueOf(1234567);
		private BigDecimal decimal = new BigDecimal("1.25");
		private long random = 88172645463325252L;

		Library() {
			for (int i = 0; i < ENTRIES; i++) {
				names[i] = "name-" + i * 31;
				map.put(names[i], i);
				tree.put(i * 7 % ENTRIES, names[i]);
			}
		}

		@Override
		long run(int steps) {
			long value = 0;
			for (int i = 0; i < steps; i++) {
				random ^= random << 13;
				random ^= random >>> 7;
				random ^= random << 17;
				int draw = (int) (random >>> 33);
				value += step(draw & (TASKS - 1), (draw >>> 4) & (ENTRIES - 1));
			}
			return value;
		}

		private long step(int task, int place) {
			switch (task) {
				case 0:
					return map.get(names[place]);
				case 1:
					return tree.ceilingEntry(place).getValue().length();
				case 2:
					return word.matcher(names[place]).matches() ? 1 : 2;
				case 3:
					return format.format(place * 1.37).length();
				case 4:
					number = number.multiply(BigInteger.valueOf(place + 3)).mod(BigInteger.valueOf(1000000007L));
					return number.intValue();
				case 5:
					decimal = decimal.add(BigDecimal.valueOf(place, 2)).remainder(BigDecimal.TEN);
					return decimal.signum();
				case 6:
					queue.addLast((long) place);
					return queue.size() > 100 ? queue.removeFirst() : 1;
				case 7:
					text.setLength(0);
					return text.append(names[place]).append(place).append(0.5f).reverse().toString().hashCode();
				case 8:
					bits.flip(place);
					return bits.nextSetBit(place / 2);
				case 9:
					Arrays.fill(bytes, (byte) place);
					crc.reset();
					crc.update(bytes, 0, bytes.length);
					return crc.getValue();
				case 10:
					return Integer.parseInt(names[place].substring(5)) + Long.toString(random).length();
				case 11:
					return names[place].compareToIgnoreCase(names[ENTRIES - 1 - place]);
				case 12:
					return names[place].split("-").length;
				case 13:
					return Double.doubleToLongBits(Math.sin(place) * Math.exp(-place));
				case 14:
					return UUID.nameUUIDFromBytes(bytes).hashCode();
				default:
					return new ArrayList<Integer>(tree.headMap(place & 15).keySet()).size();
			}
		}

		private final CRC32 crc = new CRC32();
	}
}
