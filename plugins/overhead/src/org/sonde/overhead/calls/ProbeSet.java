/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.calls;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A set of active probes, known by its fingerprint: two sets with the same names have the same one.
 *
 * @param size        how many probes there are
 * @param fingerprint the first 12 hexadecimal digits of the SHA-256 of their {@linkplain CallRates#normalise normalised} names, in the
 *                    order of their characters and separated by line feeds
 */
public record ProbeSet(int size, String fingerprint) {
	private static final int DIGITS = 12;
	private static final Pattern FINGERPRINT = Pattern.compile("[0-9a-f]{" + DIGITS + "}");

	/** @throws IllegalArgumentException if there are fewer than 0 probes, or it is not a fingerprint */
	public ProbeSet {
		if (size < 0) {
			throw new IllegalArgumentException("a set has 0 or more probes, found " + size);
		}
		if (!FINGERPRINT.matcher(fingerprint).matches()) {
			throw new IllegalArgumentException("a fingerprint has " + DIGITS + " digits from 0 to f, found \"" + fingerprint + "\"");
		}
	}

	/** The probes of these names; a name that is there twice counts once. */
	public static ProbeSet of(Collection<String> names) {
		List<String> sorted = names.stream().map(CallRates::normalise).distinct().sorted().toList();
		try {
			byte[] digest = MessageDigest.getInstance("SHA-256").digest(String.join("\n", sorted).getBytes(UTF_8));
			return new ProbeSet(sorted.size(), HexFormat.of().formatHex(digest).substring(0, DIGITS));
		} catch (NoSuchAlgorithmException e) {
			throw new IllegalStateException("every Java platform has SHA-256", e);
		}
	}
}
