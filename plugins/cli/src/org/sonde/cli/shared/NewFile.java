/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;

import org.sonde.common.files.AtomicFile;

/** A file that a command writes in the end and never replaces. */
public final class NewFile {
	private NewFile() {
	}

	/**
	 * Before the work, which may take long.
	 *
	 * @throws Failures.Failed if a file stands there, or none can
	 */
	public static void require(Path file) throws Failures.Failed {
		try {
			AtomicFile.requirePlace(file);
			AtomicFile.requireFree(file);
		} catch (FileAlreadyExistsException e) {
			throw new Failures.Failed(CommandProblem.THERE_ALREADY, file);
		} catch (IOException e) {
			throw Failures.Failed.unwritable(file, e);
		}
	}
}
