/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.calls;

import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Calls per second by signature. Signatures are spelled as the plan spells them
 * ({@code int p.A$B.add(java.lang.String,int)}); only white space may differ: around commas and parentheses it is dropped,
 * elsewhere a run of it counts as one blank.
 *
 * @param rates by {@linkplain #normalise normalised} signature, in the order of their characters
 * @param recording how they were recorded; empty if they were not, or it is not known
 */
public record CallRates(Map<String, CallRate> rates, Optional<Recording> recording) {

	private static final Pattern AROUND_PUNCTUATION = Pattern.compile("\\s*([,()])\\s*");
	private static final Pattern WHITE_SPACE = Pattern.compile("\\s+");

	/** @throws IllegalArgumentException if a signature is empty or two differ in white space only */
	public CallRates {
		TreeMap<String, CallRate> copy = new TreeMap<>();
		rates.forEach((signature, rate) -> {
			if (signature.isBlank()) {
				throw new IllegalArgumentException("a signature must not be empty");
			}
			if (copy.put(normalise(signature), rate) != null) {
				throw new IllegalArgumentException("the signature " + signature + " is given twice");
			}
		});
		rates = Collections.unmodifiableMap(copy);
		Objects.requireNonNull(recording, "recording");
	}

	/** Makes rates of which nobody knows how they were recorded. */
	public CallRates(Map<String, CallRate> rates) {
		this(rates, Optional.empty());
	}

	/** The rate of exactly this operation. */
	public Optional<CallRate> find(String signature) {
		CallRate rate = rates.get(signature);
		return Optional.ofNullable(rate != null ? rate : rates.get(normalise(signature)));
	}

	/** The spelling under which a signature is kept. */
	public static String normalise(String signature) {
		if (isNormal(signature)) {
			return signature;
		}
		String joined = AROUND_PUNCTUATION.matcher(signature).replaceAll("$1");
		return WHITE_SPACE.matcher(joined.strip()).replaceAll(" ");
	}

	/** Most signatures are, and a plan has many: the patterns take far longer. */
	private static boolean isNormal(String signature) {
		char before = ' ';
		for (int i = 0; i < signature.length(); i++) {
			char c = signature.charAt(i);
			boolean punctuation = c == ',' || c == '(' || c == ')';
			if (c > '~' || c < ' ' || before == ' ' && (c == ' ' || punctuation)
					|| c == ' ' && (before == ',' || before == '(' || before == ')')) {
				return false;
			}
			before = c;
		}
		return before != ' ';
	}
}
