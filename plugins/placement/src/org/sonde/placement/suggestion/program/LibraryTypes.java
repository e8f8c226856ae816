/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.suggestion.program;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;

import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.pattern.ClassFileWalk;

/** Reads what classes of libraries and of this Java's platform extend and are annotated with. */
final class LibraryTypes implements Closeable {
	private final List<Path> folders = new ArrayList<>();
	private final List<JarFile> jars = new ArrayList<>();

	/** Ignores what is neither a folder nor a jar, like a JVM. */
	LibraryTypes(List<Path> libraries) {
		for (Path library : libraries) {
			if (Files.isDirectory(library)) {
				folders.add(library);
			} else {
				try {
					jars.add(ClassFileWalk.open(library));
				} catch (IOException e) {
					// what a class path names need not exist
				}
			}
		}
	}

	/**
	 * The types, their supertypes and annotations, at whatever distance, as far as they are found.
	 *
	 * @param names internal names
	 * @return by internal name, without the code of methods
	 */
	Map<String, ScannedType> withAncestors(Collection<String> names, Progress progress) {
		Map<String, ScannedType> found = new HashMap<>();
		Set<String> asked = new HashSet<>(names);
		Deque<String> open = new ArrayDeque<>(asked);
		while (!open.isEmpty()) {
			progress.checkCancelled();
			String name = open.remove();
			ScannedType type = find(name);
			if (type != null) {
				found.put(name, type);
				type.supertypes().stream().filter(asked::add).forEach(open::add);
				type.annotations().stream().filter(asked::add).forEach(open::add);
				type.methods().forEach(method -> method.annotations().stream().filter(asked::add).forEach(open::add));
			}
		}
		return found;
	}

	/** Null if it is nowhere, or cannot be read. */
	private ScannedType find(String name) {
		String file = name + ClassFileWalk.ENDING;
		try {
			for (Path folder : folders) {
				if (Files.isRegularFile(folder.resolve(file))) {
					return TypeScanner.header(Files.readAllBytes(folder.resolve(file)));
				}
			}
			for (JarFile jar : jars) {
				ZipEntry entry = jar.getEntry(file);
				if (entry != null) {
					try (InputStream in = jar.getInputStream(entry)) {
						return TypeScanner.header(in.readNBytes(ClassFileWalk.MAX_BYTES));
					}
				}
			}
			try (InputStream in = ClassLoader.getPlatformClassLoader().getResourceAsStream(file)) {
				return in == null ? null : TypeScanner.header(in.readAllBytes());
			}
		} catch (IOException | RuntimeException e) {
			return null; // what it extends stays unknown
		}
	}

	@Override
	public void close() throws IOException {
		for (JarFile jar : jars) {
			jar.close();
		}
	}
}
