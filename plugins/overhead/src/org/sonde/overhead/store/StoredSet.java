/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.store;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

import org.sonde.common.files.FileUpdate;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.RawFile;
import org.sonde.overhead.results.json.ResultSetDocument;

/**
 * A result set in a file of the user's, with the raw measurements that may lie beside it in the folder {@code ID.raw}. Every
 * change writes the file as a whole or not at all.
 */
public record StoredSet(Path file, ResultSetDocument document) {

	/** @throws OverheadException if the file cannot be read or is not a result set */
	public static StoredSet read(Path file) throws OverheadException {
		return new StoredSet(file, ResultSetDocument.read(file));
	}

	/** Returns the folder of this set's raw measurements, if there are any. */
	public Path rawFolder() {
		return rawFolder(file, document.resultSet().id());
	}

	private static Path rawFolder(Path file, String id) {
		return file.resolveSibling(id + ".raw");
	}

	/**
	 * Reads a set, changes it and writes it in its place, while no other command changes it. The file keeps its name; the raw measurements
	 * move along if the id is another one. Nothing changes if they cannot.
	 */
	public static StoredSet change(Path file, UnaryOperator<ResultSetDocument> change) throws OverheadException {
		try (FileUpdate update = FileUpdate.begin(file)) {
			StoredSet before = read(file);
			StoredSet after = new StoredSet(file, change.apply(before.document()));
			before.replace(after, update);
			return after;
		} catch (IOException e) {
			throw OverheadException.unwritten(file, e);
		}
	}

	private void replace(StoredSet changed, FileUpdate update) throws OverheadException, IOException {
		Path before = rawFolder();
		Path after = changed.rawFolder();
		boolean moved = !before.equals(after) && Files.isDirectory(before);
		if (moved) {
			try {
				refuseExisting(after);
				Files.move(before, after);
			} catch (IOException e) {
				throw OverheadException.unwritten(after, e);
			}
		}
		try {
			update.write(changed.document().toBytes());
		} catch (IOException e) {
			moveBack(moved, after, before, e);
			throw e;
		}
	}

	private static void moveBack(boolean moved, Path after, Path before, IOException trouble) {
		try {
			if (moved) {
				Files.move(after, before);
			}
		} catch (IOException e) {
			trouble.addSuppressed(e);
		}
	}

	/** A copy under an id of its own, with its raw measurements. */
	public StoredSet duplicated(String id, Path target) throws OverheadException {
		List<RawFile> files = rawFiles();
		if (files.isEmpty() || !Files.isDirectory(rawFolder())) {
			return create(target, document.withId(id));
		}
		Path raw = rawFolder(target, id);
		Path staging = target.resolveSibling("." + UUID.randomUUID() + ".raw.tmp");
		try {
			// A stream is refused, too: it has no folder for other files.
			refuseExisting(target);
			refuseExisting(raw);
			Files.createDirectory(staging);
			for (RawFile rawFile : files) {
				Files.copy(rawFolder().resolve(rawFile.name()), staging.resolve(rawFile.name()), StandardCopyOption.COPY_ATTRIBUTES);
			}
			Files.move(staging, raw, StandardCopyOption.ATOMIC_MOVE);
		} catch (IOException e) {
			deleteFolder(staging);
			throw OverheadException.unwritten(Files.exists(raw) ? raw : target, e);
		}
		try {
			return create(target, document.withId(id));
		} catch (OverheadException e) {
			deleteFolder(raw);
			throw e;
		}
	}

	/** A folder of raw measurements that could not be finished; best effort, since the failure that led here is the one to report. */
	public static void deleteFolder(Path folder) {
		if (!Files.exists(folder)) {
			return;
		}
		try (Stream<Path> files = Files.list(folder)) {
			for (Path file : files.toList()) {
				Files.delete(file);
			}
			Files.delete(folder);
		} catch (IOException e) {
			// See above.
		}
	}

	/**
	 * Deletes the file and the raw measurements that it names.
	 *
	 * @return what was deleted
	 */
	public List<Path> delete() throws OverheadException {
		List<Path> deleted = new ArrayList<>();
		try {
			Files.delete(file);
		} catch (IOException e) {
			throw OverheadException.unwritten(file, e);
		}
		deleted.add(file);
		deleted.addAll(deleteRaw());
		return deleted;
	}

	/**
	 * Deletes the raw measurements that the set names; other files in their folder stay, and the folder with them.
	 *
	 * @return what was deleted
	 */
	public List<Path> deleteRaw() throws OverheadException {
		List<Path> deleted = new ArrayList<>();
		try {
			for (RawFile rawFile : rawFiles()) {
				Path path = rawFolder().resolve(rawFile.name());
				if (Files.deleteIfExists(path)) {
					deleted.add(path);
				}
			}
			if (Files.isDirectory(rawFolder()) && isEmpty(rawFolder())) {
				Files.delete(rawFolder());
			}
			return deleted;
		} catch (IOException e) {
			throw OverheadException.unwritten(rawFolder(), e);
		}
	}

	private List<RawFile> rawFiles() {
		return document.resultSet().configurations().stream().flatMap(configuration -> configuration.forks().stream())
				.map(Fork::raw).flatMap(raw -> raw.stream()).toList();
	}

	private static boolean isEmpty(Path folder) throws IOException {
		try (Stream<Path> files = Files.list(folder)) {
			return files.findAny().isEmpty();
		}
	}

	/** Writes a new set; nothing that is there is overwritten. */
	public static StoredSet create(Path file, ResultSetDocument document) throws OverheadException {
		try {
			FileUpdate.create(file, document.toBytes());
		} catch (IOException e) {
			throw OverheadException.unwritten(file, e);
		}
		return new StoredSet(file, document);
	}

	private static void refuseExisting(Path path) throws IOException {
		if (Files.exists(path)) {
			throw new FileAlreadyExistsException(path.toString());
		}
	}
}
