/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.flight;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.PackedFile;

/** A recording of the JDK's flight recorder: a file, packed or not, or in a zip archive. */
public record FlightRecording(PackedFile packed) {
	private static final byte[] MAGIC = { 'F', 'L', 'R', 0 };
	/** The names of such files, and how they begin. */
	public static final PackedFile.Kind KIND = new PackedFile.Kind(List.of(".jfr"), FlightRecording::isBegunBy);

	/**
	 * Those at a path, by their paths: the file itself, whatever its name; those in an archive; or in the folder and its folders, the files
	 * that end with {@code .jfr}, packed or not, or those of any name if none does.
	 *
	 * @param problems gets one if files of a folder were left out
	 * @throws IOException if a folder cannot be listed
	 */
	public static List<FlightRecording> find(Path path, LogProblems problems) throws IOException {
		return PackedFile.find(path, List.of(KIND), problems).get(KIND).stream().map(FlightRecording::new).toList();
	}

	private static boolean isBegunBy(InputStream content) throws IOException {
		content.mark(MAGIC.length);
		byte[] start = content.readNBytes(MAGIC.length);
		content.reset();
		return Arrays.equals(start, MAGIC);
	}

	/** The file or the archive. */
	public Path file() {
		return packed.file();
	}

	/** Whether it is a file as the flight recorder writes it. */
	boolean isPlain() throws IOException {
		return packed.isPlain();
	}

	/** Returns the place, for people. */
	public Path place() {
		return packed.place();
	}
}
