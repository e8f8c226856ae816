/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.flight;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** A file of the JDK's flight recorder. */
public record FlightRecording(Path file) {
	private static final byte[] MAGIC = { 'F', 'L', 'R', 0 };
	private static final String ENDING = ".jfr";
	/** How deep folders are looked into. */
	private static final int MAX_DEPTH = 16;

	/** Whether the file starts like one, whatever its name. */
	public static boolean isAt(Path file) {
		if (!Files.isRegularFile(file)) {
			return false;
		}
		try (InputStream in = Files.newInputStream(file)) {
			return Arrays.equals(in.readNBytes(MAGIC.length), MAGIC);
		} catch (IOException e) {
			return false; // whoever reads it next says why
		}
	}

	/**
	 * Those at a path, by their paths: the file itself; or the files that end with {@value #ENDING} in the folder and in its folders.
	 *
	 * @throws IOException if a folder cannot be listed
	 */
	public static List<FlightRecording> find(Path path) throws IOException {
		if (!Files.isDirectory(path)) {
			return isAt(path) ? List.of(new FlightRecording(path)) : List.of();
		}
		try (Stream<Path> files = Files.find(path, MAX_DEPTH, (file, attributes) -> file.getFileName().toString().endsWith(ENDING))) {
			return files.filter(FlightRecording::isAt).sorted().map(FlightRecording::new).toList();
		}
	}
}
