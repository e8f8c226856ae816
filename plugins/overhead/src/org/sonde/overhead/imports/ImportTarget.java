/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.UUID;

import org.sonde.common.files.AtomicFile;
import org.sonde.common.progress.Progress;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.history.HistoryFile;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.json.ResultSetDocument;
import org.sonde.overhead.store.StoredSet;

/** Writes what an import makes: all of it or nothing. A file that is there is never overwritten. */
public final class ImportTarget {
	private ImportTarget() {
	}

	/**
	 * Imports into a file; raw files that are to be kept go into the folder {@code ID.raw} beside it.
	 *
	 * @param file must be {@link AtomicFile#isFree free}, its folder must exist
	 * @throws OverheadException if the import fails or something cannot be written; nothing is left behind then
	 * @throws java.util.concurrent.CancellationException if the user cancels; nothing is left behind then, either
	 */
	public static ImportResult write(Preview preview, Answers answers, Path file, Progress progress) throws OverheadException {
		Path folder = file.toAbsolutePath().getParent();
		boolean withRaw = answers.keep() == RawFileRetention.RAW && preview.hasRawFiles();
		try {
			// A stream has no folder for other files.
			if (withRaw && AtomicFile.isStream(file)) {
				throw new FileAlreadyExistsException(file.toString());
			}
			AtomicFile.requireFree(file);
		} catch (IOException e) {
			throw OverheadException.unwritten(file, e);
		}
		if (!withRaw) {
			ImportResult imported = BenchmarkImport.make(preview, answers, Optional.empty(), progress);
			write(imported, file);
			return imported;
		}
		Path staging = folder.resolve("." + UUID.randomUUID() + ".raw.tmp");
		try {
			Files.createDirectory(staging);
			ImportResult imported = BenchmarkImport.make(preview, answers, Optional.of(staging), progress);
			publish((ImportResult.Results) imported, staging, file);
			return imported;
		} catch (IOException e) {
			throw OverheadException.unwritten(folder, e);
		} finally {
			StoredSet.deleteFolder(staging);
		}
	}

	private static void publish(ImportResult.Results imported, Path staging, Path file) throws OverheadException {
		ResultSet set = imported.resultSet();
		Path raw = file.toAbsolutePath().resolveSibling(set.id() + ".raw");
		try {
			if (Files.exists(raw)) {
				throw new FileAlreadyExistsException(raw.toString());
			}
			Files.move(staging, raw, StandardCopyOption.ATOMIC_MOVE);
		} catch (IOException e) {
			throw OverheadException.unwritten(raw, e);
		}
		try {
			write(imported, file);
		} catch (OverheadException e) {
			StoredSet.deleteFolder(raw);
			throw e;
		}
	}

	private static void write(ImportResult imported, Path file) throws OverheadException {
		switch (imported) {
			case ImportResult.Results results -> StoredSet.create(file, ResultSetDocument.of(results.resultSet()));
			case ImportResult.History history -> HistoryFile.create(history.history(), file);
		}
	}
}
