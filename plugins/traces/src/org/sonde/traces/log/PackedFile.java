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
import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * A file on disk or in a zip archive, compressed or not: gz, deflate, xz and bz2 are recognised by content.
 *
 * @param file  the file or the archive
 * @param entry of the archive; empty of a file
 */
public record PackedFile(Path file, String entry) {
	/** What is behind the name of a file that was compressed; zip archives have files. */
	private static final List<String> COMPRESSED = List.of("", ".gz", ".xz", ".bz2");
	private static final String ZIP = ".zip";
	/** How deep folders are looked into. */
	private static final int MAX_DEPTH = 16;
	/** Each is opened: a folder with more is none of recordings. */
	private static final int MOST_UNNAMED = 10_000;

	/** A file, compressed or not. */
	public PackedFile(Path file) {
		this(file, "");
	}

	/** Tells by its beginning whether a file is wanted. */
	@FunctionalInterface
	public interface Beginning {
		/** @param content without compression; supports {@link InputStream#mark} */
		boolean isWanted(InputStream content) throws IOException;
	}

	/**
	 * Those at a path, by their paths: the file itself, whatever its name; those in a zip archive, whatever their names; or in the folder and its folders,
	 * the files with one of the endings, compressed or not, and those in its zip archives; if none of these is wanted, the first 10,000 files of other names
	 * by their paths that are beside no map of a Kieker log.
	 *
	 * @param endings in lower case
	 * @param problems gets one if files were left out
	 * @throws IOException if a folder cannot be listed
	 */
	public static List<PackedFile> find(Path path, List<String> endings, Beginning beginning, LogProblems problems) throws IOException {
		if (!Files.isDirectory(path)) {
			return at(path, beginning);
		}
		try (Stream<Path> files = Files.find(path, MAX_DEPTH, (file, attributes) -> attributes.isRegularFile() && hasEnding(file.toString(), endings))) {
			List<PackedFile> named = files.sorted().flatMap(file -> at(file, beginning).stream()).toList();
			return named.isEmpty() ? unnamed(path, endings, beginning, problems) : named;
		}
	}

	private static List<PackedFile> unnamed(Path folder, List<String> endings, Beginning beginning, LogProblems problems) throws IOException {
		try (Stream<Path> files = Files.find(folder, MAX_DEPTH, (file, attributes) -> attributes.isRegularFile() && !hasEnding(file.toString(), endings) && !isOfKieker(file))) {
			// No more of them are kept at once, however many there are.
			NavigableSet<Path> first = new TreeSet<>();
			long leftOut = 0;
			for (Path file : (Iterable<Path>) files::iterator) {
				first.add(file);
				if (first.size() > MOST_UNNAMED) {
					first.pollLast();
					leftOut++;
				}
			}
			if (leftOut > 0) {
				problems.add(folder, "", "no file ends with " + String.join(", ", endings) + ", and of the others only the first 10,000 were looked at, not the last "
						+ leftOut + "; give a folder or a file within");
			}
			return first.stream().map(PackedFile::new).filter(one -> one.begins(beginning)).toList();
		}
	}

	private static boolean isOfKieker(Path file) {
		return KiekerLog.MAP_NAMES.stream().anyMatch(map -> Files.exists(file.resolveSibling(map)));
	}

	private static boolean hasEnding(String path, List<String> endings) {
		String lower = path.toLowerCase(Locale.ROOT);
		return lower.endsWith(ZIP) || endings.stream().anyMatch(ending -> COMPRESSED.stream().anyMatch(packed -> lower.endsWith(ending + packed)));
	}

	/** None if the file cannot be read: whoever reads it next says why. */
	private static List<PackedFile> at(Path file, Beginning beginning) {
		if (!Files.isRegularFile(file)) {
			return List.of();
		}
		if (LogContent.isZip(file)) {
			// Open as long as its files are looked at, so that its directory is read once.
			try (ZipFile zip = new ZipFile(file.toFile())) {
				return zip.stream().filter(Predicate.not(ZipEntry::isDirectory)).map(ZipEntry::getName).sorted().map(name -> new PackedFile(file, name))
						.filter(one -> one.begins(beginning)).toList();
			} catch (IOException | IllegalArgumentException e) {
				// Without the directory at its end, the first file can be read.
			}
		}
		return Stream.of(new PackedFile(file)).filter(one -> one.begins(beginning)).toList();
	}

	private boolean begins(Beginning beginning) {
		try (InputStream in = open()) {
			return beginning.isWanted(in);
		} catch (IOException e) {
			return false;
		}
	}

	/**
	 * The content without compression. The stream supports {@link InputStream#mark}.
	 *
	 * @throws IOException if it cannot be read
	 */
	public InputStream open() throws IOException {
		InputStream raw = raw();
		try {
			return LogContent.decompressed(raw);
		} catch (IOException e) {
			raw.close();
			throw e;
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

	/** Where it is, for people. */
	public Path place() {
		try {
			return entry.isEmpty() ? file : LogFile.within(file, entry);
		} catch (InvalidPathException e) {
			return file.resolve(entry.replaceAll("\\p{Cntrl}", "?"));
		}
	}
}
