/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.flight;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * A recording of the JDK's flight recorder: a file, packed by gzip or not, or an entry of a zip archive.
 *
 * @param file  the file or the archive
 * @param entry of the archive; empty of a file
 */
public record FlightRecording(Path file, String entry) {
	private static final byte[] MAGIC = { 'F', 'L', 'R', 0 };
	private static final byte[] GZIP = { 0x1F, (byte) 0x8B };
	private static final byte[] ZIP = { 'P', 'K', 3, 4 };
	private static final String ENDING = ".jfr";
	private static final List<String> ENDINGS = List.of(ENDING, ENDING + ".gz", ".zip");
	/** How deep folders are looked into. */
	private static final int MAX_DEPTH = 16;

	/** A file, packed by gzip or not. */
	public FlightRecording(Path file) {
		this(file, "");
	}

	/**
	 * Those at a path, by their paths: the file itself, whatever its name; those in an archive; or in the folder and its folders, the files that end with
	 * {@value #ENDING}, packed or not.
	 *
	 * @throws IOException if a folder cannot be listed
	 */
	public static List<FlightRecording> find(Path path) throws IOException {
		if (!Files.isDirectory(path)) {
			return at(path);
		}
		List<FlightRecording> found = new ArrayList<>();
		try (Stream<Path> files = Files.find(path, MAX_DEPTH, (file, attributes) -> ENDINGS.stream().anyMatch(file.toString().toLowerCase(Locale.ROOT)::endsWith))) {
			files.sorted().forEach(file -> found.addAll(at(file)));
		}
		return found;
	}

	/** None if the file cannot be read: whoever reads it next says why. */
	private static List<FlightRecording> at(Path file) {
		if (!Files.isRegularFile(file)) {
			return List.of();
		}
		try (InputStream in = Files.newInputStream(file)) {
			byte[] start = in.readNBytes(MAGIC.length);
			if (startsWith(start, ZIP)) {
				return inArchive(file);
			}
			FlightRecording one = new FlightRecording(file);
			return startsWith(start, GZIP) && one.isPacked() || startsWith(start, MAGIC) ? List.of(one) : List.of();
		} catch (IOException e) {
			return List.of();
		}
	}

	private static List<FlightRecording> inArchive(Path archive) throws IOException {
		try (ZipFile zip = new ZipFile(archive.toFile())) {
			return zip.stream().map(ZipEntry::getName).filter(name -> name.toLowerCase(Locale.ROOT).endsWith(ENDING)).sorted().map(name -> new FlightRecording(archive, name)).toList();
		}
	}

	/** Whether it is a file as the flight recorder writes it. */
	boolean isPlain() throws IOException {
		if (!entry.isEmpty()) {
			return false;
		}
		try (InputStream in = Files.newInputStream(file)) {
			return !startsWith(in.readNBytes(GZIP.length), GZIP);
		}
	}

	private boolean isPacked() throws IOException {
		try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
			return startsWith(in.readNBytes(MAGIC.length), MAGIC);
		}
	}

	private static boolean startsWith(byte[] bytes, byte[] start) {
		return bytes.length >= start.length && Arrays.equals(bytes, 0, start.length, start, 0, start.length);
	}

	/** Where it is, for people. */
	public Path place() {
		return entry.isEmpty() ? file : file.resolve(entry.replaceAll("\\p{Cntrl}", "?"));
	}

	/**
	 * Unpacks it into a file.
	 *
	 * @throws IOException if it cannot be read or written; what was unpacked until then is there
	 */
	void unpack(Path to) throws IOException {
		if (entry.isEmpty()) {
			try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
				copy(in, to);
			}
			return;
		}
		try (ZipFile zip = new ZipFile(file.toFile())) {
			ZipEntry found = zip.getEntry(entry);
			if (found == null) {
				throw new NoSuchFileException(place().toString());
			}
			try (InputStream in = zip.getInputStream(found)) {
				copy(in, to);
			}
		}
	}

	private static void copy(InputStream in, Path to) throws IOException {
		try (var out = Files.newOutputStream(to)) {
			in.transferTo(out);
		}
	}
}
