/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.run;

import java.nio.file.FileSystemException;
import java.nio.file.Path;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.common.files.IoErrorText;
import org.sonde.common.files.TemporaryFiles;

/** A folder for files that nobody keeps. Whoever makes it deletes it when the processes have ended. */
public final class TemporaryFolder {

	private TemporaryFolder() {
	}

	/** @throws BenchmarkException if the system's temporary files have no room for it */
	public static Path make(String prefix) throws BenchmarkException {
		try {
			return TemporaryFiles.newFolder(prefix);
		} catch (FileSystemException e) {
			throw BenchmarkException.causedBy(e, BenchmarkProblem.UNWRITABLE, e.getFile(), IoErrorText.inWords(e));
		}
	}
}
