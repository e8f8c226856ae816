/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.util.zip.ZipException;

import org.sonde.metrics.MetricsException;

/** Why a file could not be read or written, in words: the messages of these exceptions are often a path alone. */
final class IoErrorText {

	private IoErrorText() {
	}

	/** What is said of a git repository. */
	static MetricsException ofRepository(String what, IOException e) {
		return new MetricsException("%s cannot be read: %s. Check the repository with 'git fsck'; a shallow or partial clone lacks objects."
				.formatted(what, of(e)), e);
	}

	static String of(IOException e) {
		return switch (e) {
			case NoSuchFileException missing -> "it does not exist";
			case AccessDeniedException denied -> "access is denied";
			case FileAlreadyExistsException exists -> "another file has this name";
			case ZipException zip -> zip.getMessage();
			default -> e.getClass() == IOException.class && e.getMessage() != null ? e.getMessage()
					: e.getClass().getSimpleName() + (e.getMessage() == null ? "" : ", " + e.getMessage());
		};
	}
}
