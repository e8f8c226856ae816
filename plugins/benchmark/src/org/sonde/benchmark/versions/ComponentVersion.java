/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.versions;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * A version of a monitoring component, as it is started.
 *
 * @param name      tells versions apart, for people
 * @param origin    what it was made of
 * @param classes   a folder or a jar
 * @param libraries that its classes need, in the order of the class path
 */
public record ComponentVersion(String name, String origin, Path classes, List<Path> libraries) {

	/** @throws IllegalArgumentException if the name has nothing that an id can have */
	public ComponentVersion {
		libraries = List.copyOf(libraries);
		if (id(name).isEmpty()) {
			throw new IllegalArgumentException("the name of a version has a letter or a digit, found \"" + name + "\"");
		}
	}

	/** The name as a part of an id. */
	String id() {
		return id(name);
	}

	private static String id(String name) {
		return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9.]+", "-").replaceAll("[.-]{2,}", "-").replaceAll("^[.-]|[.-]$", "");
	}

	/**
	 * Whether it has a class.
	 *
	 * @throws IOException if its jar cannot be read
	 */
	boolean has(String className) throws IOException {
		String file = className.replace('.', '/') + ".class";
		if (Files.isDirectory(classes)) {
			return Files.exists(classes.resolve(file));
		}
		// The jar is read from its beginning: newer JDKs refuse the central directory of some old releases, such as Kieker 1.9.
		try (ZipInputStream jar = new ZipInputStream(new BufferedInputStream(Files.newInputStream(classes)))) {
			for (ZipEntry entry = jar.getNextEntry(); entry != null; entry = jar.getNextEntry()) {
				if (entry.getName().equals(file)) {
					return true;
				}
			}
			return false;
		}
	}
}
