/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.calls;

import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How call rates were recorded.
 *
 * @param probes     the set of probes for which trace entries, callers and gaps are true
 * @param recordedTo keyword of where the records were written to, such as {@code binary}; empty if not known
 */
public record Recording(ProbeSet probes, Optional<String> recordedTo) {
	private static final Pattern TEXT = Pattern
			.compile("recorded with (\\d{1,9}) probes?, fingerprint ([0-9a-f]{12})(?:, written to ([a-z]{1,20}))?");
	private static final Pattern CLAIM = Pattern.compile("recorded with \\d+ probes?(,|$)");
	private static final Pattern KEYWORD = Pattern.compile("[a-z]{1,20}");

	/** @throws IllegalArgumentException if where the records were written to is not a keyword */
	public Recording {
		Objects.requireNonNull(probes, "probes");
		recordedTo.filter(keyword -> !KEYWORD.matcher(keyword).matches()).ifPresent(keyword -> {
			throw new IllegalArgumentException("where records are written to is a keyword in lower case, found \"" + keyword + "\"");
		});
	}

	/**
	 * Whether a text says with how many probes something was recorded; it may still not be the text of a recording. Others are for people:
	 * {@code recorded with Kieker}.
	 */
	static boolean isClaimedBy(String text) {
		return CLAIM.matcher(text).lookingAt();
	}

	/**
	 * Reads what {@link #toString} gives.
	 *
	 * @throws IllegalArgumentException if the text is of another form; the message shows the form
	 */
	public static Recording parse(String text) {
		Matcher matcher = TEXT.matcher(text);
		if (!matcher.matches()) {
			throw new IllegalArgumentException(
					"expected \"recorded with 12 probes, fingerprint 0123456789ab, written to binary\", found \"" + text + "\"");
		}
		return new Recording(new ProbeSet(Integer.parseInt(matcher.group(1)), matcher.group(2)), Optional.ofNullable(matcher.group(3)));
	}

	/** Returns the recording in the words of the CSV. */
	@Override
	public String toString() {
		return "recorded with " + probes.size() + (probes.size() == 1 ? " probe" : " probes") + ", fingerprint " + probes.fingerprint()
				+ recordedTo.map(keyword -> ", written to " + keyword).orElse("");
	}
}
