/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.calls;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.sonde.common.keyword.Keyword;

/**
 * Where a call rate comes from.
 *
 * @param text       for the user: {@code typed}, a file and line, a monitoring log
 * @param recordedBy what recorded the calls; several kinds if several recordings were read as one, none if they were not recorded or it is
 *                   not known. In the order of the constants
 */
public record RateSource(String text, List<RecordingKind> recordedBy) {

	/** @throws IllegalArgumentException if the text is empty */
	public RateSource {
		if (text.isBlank()) {
			throw new IllegalArgumentException("a call rate needs its source");
		}
		recordedBy = recordedBy.stream().distinct().sorted().toList();
	}

	/** Makes the source of a rate that was not recorded, or of which nobody knows how it was recorded. */
	public RateSource(String text) {
		this(text, List.of());
	}

	/** Whether the program ran with Kieker's probes while it was recorded, so far as is known. */
	boolean isUnderProbes() {
		return recordedBy.isEmpty() || recordedBy.contains(RecordingKind.KIEKER);
	}

	/** Whether all of it was recorded by kinds such as these. */
	public boolean isAll(Predicate<RecordingKind> kind) {
		return !recordedBy.isEmpty() && recordedBy.stream().allMatch(kind);
	}

	/** The kinds by their keywords, separated by blanks; empty without any. */
	public String keywords() {
		return recordedBy.stream().map(Keyword::keyword).collect(Collectors.joining(" "));
	}

	/**
	 * Reads what {@link #keywords} gives.
	 *
	 * @throws IllegalArgumentException naming the keywords there are, if a word is none
	 */
	public static List<RecordingKind> kinds(String keywords) {
		return keywords.isBlank() ? List.of()
				: Arrays.stream(keywords.strip().split(" +")).map(word -> Keyword.of(RecordingKind.class, word)).toList();
	}

	/** The text. */
	@Override
	public String toString() {
		return text;
	}
}
