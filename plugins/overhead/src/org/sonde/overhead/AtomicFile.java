/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes a user's file as a whole or not at all. */
public final class AtomicFile {

	private AtomicFile() {
	}

	/**
	 * Writes UTF-8 through a temporary file in the same folder.
	 *
	 * @throws OverheadException if it cannot be written; the old file, if any, is then untouched
	 */
	public static void write(Path file, String text) throws OverheadException {
		Path target = file.toAbsolutePath();
		try {
			// Not createTempFile: its owner-only permissions would stay with the user's file.
			Path temporary = target.resolveSibling("." + target.getFileName() + "." + ProcessHandle.current().pid() + ".tmp");
			try {
				Files.write(temporary, text.getBytes(StandardCharsets.UTF_8));
				Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
			} finally {
				Files.deleteIfExists(temporary);
			}
		} catch (IOException e) {
			throw OverheadException.causedBy(e, OverheadProblem.UNWRITABLE, file, e.toString());
		}
	}
}
