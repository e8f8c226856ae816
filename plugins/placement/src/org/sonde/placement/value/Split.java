/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.value;

import java.util.Arrays;

/**
 * How groups of classes of traces fall apart: the classes that are recorded in a new way, by their group and what is now recorded of them.
 * Used again and again, so that a million splits leave no garbage.
 */
final class Split {
	private static final int FREE = -1;

	/** A hash table with open addressing, at most half full: the part at each place, or {@link #FREE}. */
	private final int[] table;
	private final int[] places;
	private final int[] groups;
	private final long[] recorded;
	private final double[] traces;
	private final int[] sizes;
	/** The classes, and the part of each. */
	private final int[] classes;
	private final int[] partOf;
	private int parts;
	private int count;

	/** @param most classes of traces that there are */
	Split(int most) {
		table = new int[Integer.highestOneBit(Math.max(2, most)) * 4];
		Arrays.fill(table, FREE);
		places = new int[most];
		groups = new int[most];
		recorded = new long[most];
		traces = new double[most];
		sizes = new int[most];
		classes = new int[most];
		partOf = new int[most];
	}

	void clear() {
		for (int part = 0; part < parts; part++) {
			table[places[part]] = FREE;
		}
		parts = 0;
		count = 0;
	}

	/** A class of a group is recorded in this way. */
	void add(int trace, int group, long word, double ofTraces) {
		long mixed = (word + group) * 0x9E3779B97F4A7C15L;
		int place = (int) (mixed >>> 32) & table.length - 1;
		while (table[place] != FREE && (recorded[table[place]] != word || groups[table[place]] != group)) {
			place = place + 1 & table.length - 1;
		}
		if (table[place] == FREE) {
			table[place] = parts;
			places[parts] = place;
			groups[parts] = group;
			recorded[parts] = word;
			traces[parts] = 0;
			sizes[parts++] = 0;
		}
		int part = table[place];
		traces[part] += ofTraces;
		sizes[part]++;
		classes[count] = trace;
		partOf[count++] = part;
	}

	int parts() {
		return parts;
	}

	int group(int part) {
		return groups[part];
	}

	/** Returns what is recorded of the classes in a part. */
	long word(int part) {
		return recorded[part];
	}

	double traces(int part) {
		return traces[part];
	}

	/** Classes in a part. */
	int size(int part) {
		return sizes[part];
	}

	int classes() {
		return count;
	}

	int trace(int at) {
		return classes[at];
	}

	int partOf(int at) {
		return partOf[at];
	}
}
