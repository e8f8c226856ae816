/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.input;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

import org.sonde.common.files.IoErrorText;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;

/** The files that the user means: those named, those in folders named, those in zip archives. */
public final class InputFiles {

	/** More files than any benchmark makes. If the user names a folder by mistake, it is refused and not read for hours. */
	static final int MAX_FILES = 10_000;

	private static final int ZIP_MAGIC = 'P' | 'K' << 8 | 3 << 16 | 4 << 24;

	private InputFiles() {
	}

	/**
	 * A file, and whether the user named it: what was only found in a folder or archive may be of any kind and is then left out.
	 */
	public record Found(InputFile file, boolean named) {
	}

	/**
	 * @return those named in the given order; those of a folder or archive sorted by name, with what stands below it. Files that
	 *         begin with a dot are left out of folders
	 */
	public static List<Found> expand(List<Path> paths) throws OverheadException {
		List<Found> found = new ArrayList<>();
		for (Path path : paths) {
			if (Files.isDirectory(path)) {
				for (Path file : filesIn(path)) {
					add(file, false, found);
				}
			} else {
				add(path, true, found);
			}
			if (found.size() > MAX_FILES) {
				throw new OverheadException(OverheadProblem.TOO_LARGE, path, MAX_FILES + " files");
			}
		}
		return found;
	}

	private static List<Path> filesIn(Path folder) throws OverheadException {
		try (Stream<Path> walk = Files.walk(folder)) {
			return walk.filter(Files::isRegularFile).filter(file -> !file.getFileName().toString().startsWith("."))
					.limit(MAX_FILES + 1L).sorted().toList();
		} catch (IOException e) {
			throw OverheadException.causedBy(e, OverheadProblem.UNREADABLE, folder, IoErrorText.inWords(e));
		}
	}

	private static void add(Path path, boolean named, List<Found> found) throws OverheadException {
		InputFile file = InputFile.of(path);
		if (Files.exists(path) && !Files.isRegularFile(path)) {
			// A pipe can be read once only, and may never end.
			throw new OverheadException(OverheadProblem.UNREADABLE, path, "it is not a regular file");
		}
		if (!isZip(file)) {
			found.add(new Found(file, named));
			return;
		}
		List<String> entries = new ArrayList<>();
		try (ZipFile zip = new ZipFile(path.toFile())) {
			for (Enumeration<? extends ZipEntry> all = zip.entries(); all.hasMoreElements() && entries.size() <= MAX_FILES;) {
				ZipEntry entry = all.nextElement();
				if (!entry.isDirectory()) {
					entries.add(entry.getName());
				}
			}
		} catch (IOException e) {
			throw OverheadException.causedBy(e, OverheadProblem.DAMAGED_ARCHIVE, path, IoErrorText.inWords(e));
		}
		entries.stream().sorted().map(entry -> new Found(new InputFile(path, Optional.of(entry)), false)).forEach(found::add);
	}

	private static boolean isZip(InputFile file) throws OverheadException {
		byte[] start = file.beginning(4);
		return start.length == 4 && (start[0] | start[1] << 8 | start[2] << 16 | start[3] << 24) == ZIP_MAGIC;
	}
}
