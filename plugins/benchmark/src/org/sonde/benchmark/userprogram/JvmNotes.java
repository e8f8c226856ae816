/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * What the observing agent noted when its JVM ended.
 *
 * @param ownEnd            whether the program ended by itself, rather than because enough was observed
 * @param readInput         whether it read its standard input, which is empty
 * @param peakHeapBytes     the parts of the heap, each when it was fullest; empty if the JVM was killed
 * @param peakResidentBytes of the process in real memory; empty where the system does not tell
 * @param childCpuNanos     of processes that it started and that have ended; 0 where the system does not tell
 * @param startUp           the parts of its start
 * @param records           that Kieker's writer was given; empty if nobody counted them, or it had not stored them all when the JVM ended
 */
public record JvmNotes(boolean ownEnd, boolean readInput, OptionalLong peakHeapBytes, OptionalLong peakResidentBytes,
		long childCpuNanos, StartUpTimes startUp, Optional<RecordCounts> records) {

	/** The notes of a killed JVM. */
	public static final JvmNotes NONE = new JvmNotes(false, false, OptionalLong.empty(), OptionalLong.empty(), 0, StartUpTimes.NONE,
			Optional.empty());

	private static final int WORDS = 8;
	private static final int RECORD_WORDS = 3;

	/**
	 * @param words   of the agent's line, its kind first; the others as they stand there, −1 for what is not known
	 * @param records words of its line of records, or none
	 */
	static JvmNotes of(String[] words, String[] records, boolean ownEnd) {
		return words.length != WORDS ? NONE
				: new JvmNotes(ownEnd, words[1].equals("1"), known(words[2]), known(words[3]), Long.parseLong(words[4]),
						new StartUpTimes(known(words[5]), known(words[6]), known(words[7])), counts(records));
	}

	private static Optional<RecordCounts> counts(String[] words) {
		return words.length != RECORD_WORDS ? Optional.empty()
				: Optional.of(new RecordCounts(Long.parseLong(words[1]), known(words[2])));
	}

	private static OptionalLong known(String figure) {
		long number = Long.parseLong(figure);
		return number < 0 ? OptionalLong.empty() : OptionalLong.of(number);
	}
}
