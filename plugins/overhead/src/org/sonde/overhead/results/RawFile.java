/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

/**
 * The raw measurements of a fork, kept gzip-compressed beside the result set in the folder {@code ID.raw}.
 *
 * @param name without a folder
 * @param bytes of the compressed file
 * @param sha256 of the compressed file, in lower-case hexadecimal digits
 */
public record RawFile(String name, long bytes, String sha256) {

	/** @throws IllegalArgumentException if the name could leave its folder or the checksum is none */
	public RawFile {
		if (!name.matches("[A-Za-z0-9][A-Za-z0-9._-]*")) {
			throw new IllegalArgumentException("the name of a raw file is made of letters, digits, dots and hyphens, found \""
					+ name + "\"");
		}
		if (bytes < 0 || !sha256.matches("[0-9a-f]{64}")) {
			throw new IllegalArgumentException("a raw file needs its size and its SHA-256 in 64 lower-case hexadecimal digits");
		}
	}
}
