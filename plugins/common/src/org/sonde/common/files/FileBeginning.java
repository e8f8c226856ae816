/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** Recognises what kind of file one is by its first 4,096 bytes. */
public final class FileBeginning {

	/** The bytes that are read. In a page, the sums of its scripts are before the generator. */
	private static final int BYTES = 4096;

	private FileBeginning() {
	}

	/**
	 * @param beginning as UTF-8, from the first character on
	 * @throws IOException if the file cannot be read
	 */
	public static boolean matches(Path file, Pattern beginning) throws IOException {
		try (InputStream in = Files.newInputStream(file)) {
			return beginning.matcher(new String(in.readNBytes(BYTES), StandardCharsets.UTF_8)).lookingAt();
		}
	}
}
