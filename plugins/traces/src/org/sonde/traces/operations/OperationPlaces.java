/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.util.Arrays;
import java.util.BitSet;

import org.sonde.traces.record.ProbedOperations;

/** The places of each operation's records in a row, so that those of a few operations are found without a search. */
final class OperationPlaces {
	private final int[] operations;
	/** The start of each operation's places, and the end of the last one's. */
	private final int[] first;
	private final int[] places;

	/** @param ofRecords the operation of each record */
	OperationPlaces(int[] ofRecords) {
		operations = Arrays.stream(ofRecords).sorted().distinct().toArray();
		first = new int[operations.length + 1];
		int[] numbers = Arrays.stream(ofRecords).map(operation -> Arrays.binarySearch(operations, operation)).toArray();
		Arrays.stream(numbers).forEach(number -> first[number + 1]++);
		Arrays.parallelPrefix(first, Integer::sum);
		int[] next = first.clone();
		places = new int[ofRecords.length];
		for (int record = 0; record < numbers.length; record++) {
			places[next[numbers[record]]++] = record;
		}
	}

	/** The places of the records of probed operations. */
	BitSet of(ProbedOperations probed) {
		BitSet found = new BitSet(places.length);
		for (int number = 0; number < operations.length; number++) {
			if (probed.has(operations[number])) {
				for (int place = first[number]; place < first[number + 1]; place++) {
					found.set(places[place]);
				}
			}
		}
		return found;
	}
}
