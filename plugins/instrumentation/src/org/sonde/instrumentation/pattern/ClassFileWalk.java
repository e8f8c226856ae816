/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.pattern;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

import org.sonde.common.progress.Progress;

/** Goes through the class files of folders and jars, one at a time. */
public final class ClassFileWalk {
	/** A class file is never larger: its constant pool and code are bounded, and the largest seen are below 10 MiB. */
	public static final int MAX_BYTES = 64 << 20;
	/** The end of a class file's name. */
	public static final String ENDING = ".class";

	/** Receives each file. */
	public interface Visitor {
		/** @param place the file, or the entry of a jar, for messages */
		void classFile(String place, byte[] bytes);

		/** A file of more than {@link #MAX_BYTES}; it is not read. */
		void tooLarge(String place);

		/**
		 * A file that cannot be read.
		 *
		 * @throws IOException if the walk is to end
		 */
		void unreadable(String place, IOException reason) throws IOException;
	}

	private ClassFileWalk() {
	}

	/**
	 * Visits all class files in the order of the class path; those of a folder by name, those of a jar in its order.
	 *
	 * @param progress receives each file; a cancelled walk ends with {@link java.util.concurrent.CancellationException}
	 * @throws IOException if a folder or jar is not there, cannot be read or is no jar; the message names it
	 */
	public static void walk(List<Path> classPath, Progress progress, Visitor visitor) throws IOException {
		for (Path entry : classPath) {
			if (Files.isDirectory(entry)) {
				folder(entry, progress, visitor);
			} else {
				jar(entry, progress, visitor);
			}
		}
	}

	private static void folder(Path folder, Progress progress, Visitor visitor) throws IOException {
		List<Path> files;
		try (Stream<Path> paths = Files.walk(folder)) {
			files = paths.filter(path -> path.toString().endsWith(ENDING) && Files.isRegularFile(path)).sorted().toList();
		}
		progress.begin("Reading the classes in " + folder, files.size());
		for (Path file : files) {
			progress.checkCancelled();
			read(file, visitor);
			progress.worked(1);
		}
	}

	/** Visits one file of a folder. */
	public static void read(Path file, Visitor visitor) throws IOException {
		try {
			if (Files.size(file) > MAX_BYTES) {
				visitor.tooLarge(file.toString());
			} else {
				visitor.classFile(file.toString(), Files.readAllBytes(file));
			}
		} catch (IOException e) {
			visitor.unreadable(file.toString(), e);
		}
	}

	private static void jar(Path file, Progress progress, Visitor visitor) throws IOException {
		try (JarFile jar = open(file)) {
			// If a jar has a class for several Java versions, this takes the one for the running Java.
			List<JarEntry> entries = jar.versionedStream()
					.filter(entry -> entry.getName().endsWith(ENDING) && !entry.getName().startsWith("META-INF/")).toList();
			progress.begin("Reading the classes in " + file, entries.size());
			for (JarEntry entry : entries) {
				progress.checkCancelled();
				read(file, jar, entry, visitor);
				progress.worked(1);
			}
		}
	}

	/** Visits one entry of a jar. */
	public static void read(Path file, JarFile jar, ZipEntry entry, Visitor visitor) throws IOException {
		String place = file + "!/" + entry.getName();
		try (InputStream in = jar.getInputStream(entry)) {
			byte[] bytes = in.readNBytes(MAX_BYTES + 1);
			if (bytes.length > MAX_BYTES) {
				visitor.tooLarge(place);
			} else {
				visitor.classFile(place, bytes);
			}
		} catch (IOException e) {
			visitor.unreadable(place, e);
		}
	}

	/** @throws IOException if it is missing or is no jar; the message names it */
	public static JarFile open(Path file) throws IOException {
		if (!Files.exists(file)) {
			throw new NoSuchFileException(file.toString());
		}
		try {
			return new JarFile(file.toFile(), false, ZipFile.OPEN_READ, Runtime.version());
		} catch (ZipException e) {
			throw new ZipException(file + " is neither a folder of class files nor a jar: " + e.getMessage());
		}
	}
}
