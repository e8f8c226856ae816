/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

import org.sonde.common.files.CountedStream;
import org.sonde.common.progress.Progress;

/**
 * A file on disk or in a zip archive, compressed or not: gz, deflate, xz and bz2 are recognised by content.
 *
 * @param file  the file or the archive
 * @param entry of the archive; empty of a file
 */
public record PackedFile(Path file, String entry) {
	/** The endings of compressed files. Zip archives contain files instead. */
	private static final List<String> COMPRESSED = List.of("", ".gz", ".xz", ".bz2");
	private static final String ZIP = ".zip";
	/** A file, compressed or not. */
	public PackedFile(Path file) {
		this(file, "");
	}

	/** Tells by its beginning whether a file is wanted. */
	@FunctionalInterface
	public interface Beginning {
		/** @param content without compression; supports {@link InputStream#mark}, and is at its beginning again afterwards */
		boolean isWanted(InputStream content) throws IOException;
	}

	/**
	 * What is looked for.
	 *
	 * @param endings of usual names, in lower case
	 */
	public record Kind(List<String> endings, Beginning beginning) {
		public Kind {
			endings = List.copyOf(endings);
		}
	}

	/**
	 * Those at a path, by their paths: the file itself, whatever its name; those in a zip archive, whatever their names; or in the folder
	 * and its folders, the files with one of the endings, compressed or not, and those in its zip archives. Of a kind that none of these
	 * is, the first 10,000 files of other names by their paths that are beside no map of a Kieker log.
	 *
	 * @param problems gets one if files were left out
	 * @return a list for each kind; a file is of the first kind that it begins like
	 * @throws IOException if a folder cannot be listed
	 */
	public static Map<Kind, List<PackedFile>> find(Path path, List<Kind> kinds, LogProblems problems) throws IOException {
		Map<Kind, List<PackedFile>> found = new LinkedHashMap<>();
		kinds.forEach(kind -> found.put(kind, new ArrayList<>()));
		if (!Files.isDirectory(path)) {
			take(path, kinds, found);
			return found;
		}
		FolderFiles files = FolderFiles.of(path, file -> kinds.stream().anyMatch(kind -> hasEnding(file.toString(), kind.endings)));
		files.wanted().forEach(file -> take(file, kinds, found));
		List<Kind> missing = kinds.stream().filter(kind -> found.get(kind).isEmpty()).toList();
		if (!missing.isEmpty()) {
			if (files.leftOut() > 0) {
				problems.add(path, "",
						"no file ends with " + missing.stream().flatMap(kind -> kind.endings.stream()).collect(Collectors.joining(", "))
								+ ", and of the others only the first 10,000 were looked at, not the last " + files.leftOut()
								+ "; give a folder or a file within");
			}
			files.others().stream().map(PackedFile::new).forEach(file -> file.take(missing, found));
		}
		return found;
	}

	private static boolean hasEnding(String path, List<String> endings) {
		String lower = path.toLowerCase(Locale.ROOT);
		return lower.endsWith(ZIP)
				|| endings.stream().anyMatch(ending -> COMPRESSED.stream().anyMatch(packed -> lower.endsWith(ending + packed)));
	}

	private static void take(Path file, List<Kind> kinds, Map<Kind, List<PackedFile>> found) {
		if (!Files.isRegularFile(file)) {
			return;
		}
		if (LogContent.isZip(file)) {
			// Open as long as its files are looked at, so that its directory is read once.
			try (ZipFile zip = new ZipFile(file.toFile())) {
				zip.stream().filter(Predicate.not(ZipEntry::isDirectory)).map(ZipEntry::getName).sorted()
						.map(name -> new PackedFile(file, name))
						.forEach(one -> one.take(kinds, found));
				return;
			} catch (IOException | IllegalArgumentException e) {
				// Without the directory at its end, the first file can be read.
			}
		}
		new PackedFile(file).take(kinds, found);
	}

	/** Does nothing if the file cannot be read: its next reader says why. */
	private void take(List<Kind> kinds, Map<Kind, List<PackedFile>> found) {
		try (InputStream in = open()) {
			for (Kind kind : kinds) {
				if (kind.beginning.isWanted(in)) {
					found.get(kind).add(this);
					return;
				}
			}
		} catch (IOException e) {
			// It is none of them.
		}
	}

	/**
	 * The content without compression. The stream supports {@link InputStream#mark}.
	 *
	 * @throws IOException if it cannot be read
	 */
	public InputStream open() throws IOException {
		return open(Progress.NONE);
	}

	/**
	 * The same.
	 *
	 * @param progress receives the {@link #bytes} that were read; cancels the reading
	 */
	public InputStream open(Progress progress) throws IOException {
		InputStream raw = CountedStream.of(raw(), progress);
		try {
			return LogContent.decompressed(raw);
		} catch (IOException e) {
			raw.close();
			throw e;
		}
	}

	/** Returns the length of the file, or of the uncompressed archive entry, or 0 if unknown. */
	public long bytes() {
		if (entry.isEmpty()) {
			return file.toFile().length();
		}
		try (ZipFile zip = new ZipFile(file.toFile())) {
			ZipEntry one = zip.getEntry(entry);
			return one == null ? 0 : Math.max(one.getSize(), 0);
		} catch (IOException | IllegalArgumentException e) {
			return 0; // reading it says why
		}
	}

	/** Whether it is a file that is not compressed. */
	public boolean isPlain() throws IOException {
		if (!entry.isEmpty()) {
			return false;
		}
		try (InputStream in = open()) {
			return !LogContent.isCompressed(in);
		}
	}

	private InputStream raw() throws IOException {
		return entry.isEmpty() ? Files.newInputStream(file) : ZipMembers.open(file, entry);
	}

	/** Returns the place, for people. */
	public Path place() {
		try {
			return entry.isEmpty() ? file : LogFile.within(file, entry);
		} catch (InvalidPathException e) {
			return file.resolve(entry.replaceAll("\\p{Cntrl}", "?"));
		}
	}
}
