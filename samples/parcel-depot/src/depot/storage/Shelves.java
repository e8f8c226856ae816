/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package depot.storage;

import java.util.ArrayDeque;
import java.util.Deque;

import depot.parcel.Parcel;

/** The depot's shelves, one for every zone. */
public final class Shelves {
	private static final int ZONES = 9;

	private final Shelf[] shelves = new Shelf[ZONES];

	public Shelves(int capacity) {
		for (int zone = 1; zone <= ZONES; zone++) {
			shelves[zone - 1] = new Shelf(capacity);
		}
	}

	/** Whether the parcel found a place. */
	public boolean store(long number, Parcel parcel) {
		return of(parcel.destination()).put(number);
	}

	/** Whether the parcel was there to be taken back. */
	public boolean take(long number, Parcel parcel) {
		return of(parcel.destination()).remove(number);
	}

	/** Empties a zone's shelf onto a lorry; how many parcels that were. */
	public int load(int zone) {
		return of(zone).clear();
	}

	private Shelf of(int zone) {
		return shelves[zone - 1];
	}

	/** First in, first out. */
	private static final class Shelf {
		private final int capacity;
		private final Deque<Long> numbers = new ArrayDeque<>();
		/** How many parcels are on it. */
		private int filled;

		Shelf(int capacity) {
			this.capacity = capacity;
		}

		boolean put(long number) {
			boolean stored = numbers.size() < capacity && numbers.add(number);
			filled = numbers.size();
			return stored;
		}

		boolean remove(long number) {
			boolean removed = numbers.remove(number);
			filled = numbers.size();
			return removed;
		}

		int clear() {
			int count = filled;
			numbers.clear();
			filled = 0;
			return count;
		}
	}
}
