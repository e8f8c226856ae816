/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.regex.Pattern;

import org.sonde.metrics.MetricsException;

/** Where Java sources are to be found. */
public sealed interface SourceLocation {

	/** A folder with {@code .java} files below it, in one source root or several. */
	record Folder(Path path) implements SourceLocation {
		@Override
		public String version() {
			return fileName(path);
		}
	}

	/** A sources jar, or any zip with {@code .java} files in it. */
	record Jar(Path path) implements SourceLocation {
		@Override
		public String version() {
			return fileName(path).replaceFirst("\\.(jar|zip)$", "");
		}
	}

	/** The sources jar of an artifact, found as Maven finds it. */
	record Maven(String groupId, String artifactId, String version) implements SourceLocation {
		private static final Pattern PART = Pattern.compile("[A-Za-z0-9_.+-]+");
		private static final String PREFIX = "maven:";

		/** @throws IllegalArgumentException if a part is empty or has a character that no coordinate has */
		public Maven {
			for (String part : new String[] { groupId, artifactId, version }) {
				if (!PART.matcher(part).matches()) {
					throw new IllegalArgumentException("'%s' cannot be a part of a Maven coordinate".formatted(part));
				}
			}
		}

		/** {@code GROUP:ARTIFACT:VERSION} */
		public String coordinates() {
			return groupId + ":" + artifactId + ":" + version;
		}

		@Override
		public String toString() {
			return PREFIX + coordinates();
		}
	}

	/** A short name that tells versions apart, for people: {@code 1.12}, or the name of a folder. */
	String version();

	/**
	 * Reads a location as it is written on the command line: {@code maven:GROUP:ARTIFACT:VERSION}, or the path of a folder or a
	 * jar.
	 *
	 * @throws MetricsException if it is none of these, or nothing is there
	 */
	static SourceLocation parse(String text) throws MetricsException {
		if (text.startsWith(Maven.PREFIX)) {
			return parseMaven(text);
		}
		Path path;
		try {
			path = Path.of(text);
		} catch (InvalidPathException e) {
			throw new MetricsException("'%s' is not a path: %s.".formatted(text, e.getReason()), e);
		}
		if (text.isBlank() || Files.notExists(path)) {
			throw new MetricsException(
					("'%s' does not exist. Give a folder, a sources jar, or maven:GROUP:ARTIFACT:VERSION%s.").formatted(text,
							text.chars().filter(c -> c == ':').count() == 2 ? "; did you mean maven:" + text + "?" : ""));
		}
		return Files.isDirectory(path) ? new Folder(path) : new Jar(path);
	}

	private static Maven parseMaven(String text) throws MetricsException {
		String[] parts = text.substring(Maven.PREFIX.length()).split(":", -1);
		if (parts.length != 3) {
			throw new MetricsException(
					"'%s' is not a Maven coordinate: it has %d parts. Give maven:GROUP:ARTIFACT:VERSION, without a classifier."
							.formatted(text, parts.length));
		}
		try {
			return new Maven(parts[0], parts[1], parts[2]);
		} catch (IllegalArgumentException e) {
			throw new MetricsException(
					"'%s' is not a Maven coordinate: %s. Give maven:GROUP:ARTIFACT:VERSION.".formatted(text, e.getMessage()), e);
		}
	}

	private static String fileName(Path path) {
		Path name = path.toAbsolutePath().normalize().getFileName();
		return name == null ? path.toString() : name.toString();
	}
}
