/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;

import org.sonde.common.files.TemporaryFiles;

/**
 * Folders for what is unpacked or compiled, which do not outlive the process: they are also deleted where it is asked to end (SIGTERM,
 * Ctrl+C).
 */
public final class TemporaryFolder {

	/** Something may just be written there while the process ends. */
	private static final int ATTEMPTS = 5;
	private static final Set<Path> OPEN = ConcurrentHashMap.newKeySet();
	private static volatile boolean ending;

	static {
		try {
			Runtime.getRuntime().addShutdownHook(new Thread(() -> {
				ending = true;
				OPEN.forEach(TemporaryFolder::delete);
			}, "sonde-temporary-folders"));
		} catch (IllegalStateException e) {
			ending = true; // it is ending already
		}
	}

	private TemporaryFolder() {
	}

	/** @throws IOException if there is no room for temporary files */
	public static Path create() throws IOException {
		checkEnding();
		Path folder = TemporaryFiles.newFolder("sonde-sources-").toRealPath();
		OPEN.add(folder);
		return folder;
	}

	/** @throws CancellationException if the process ends, so that nothing must be written any more */
	static void checkEnding() {
		if (ending) {
			throw new CancellationException("cancelled");
		}
	}

	/** Deletes one of them, as far as it can be done. */
	public static void delete(Path folder) {
		for (int attempt = 0; attempt < ATTEMPTS && Files.exists(folder); attempt++) {
			TemporaryFiles.deleteIfPossible(folder);
		}
		OPEN.remove(folder);
	}
}
