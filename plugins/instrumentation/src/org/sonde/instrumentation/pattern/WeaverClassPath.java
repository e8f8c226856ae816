/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.pattern;

import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

import org.aspectj.weaver.UnresolvedType;
import org.aspectj.weaver.bcel.ClassPathManager;
import org.sonde.common.progress.Progress;

/**
 * The class files of a class path and, behind them, of this Java's platform, as AspectJ's weaver asks for them. They are read, never
 * loaded. Jars stay open until it is closed.
 */
final class WeaverClassPath extends ClassPathManager implements Closeable {
	private static final String ENDING = ".class";

	private final List<Entry> classes = new ArrayList<>();
	private final List<Entry> all = new ArrayList<>();
	/** Names that were not found; the same few are asked for again and again. */
	private final Set<String> missing = new HashSet<>();

	/** A folder, or a jar. */
	private sealed interface Entry extends Closeable {
		/** The content of the class file, null if it is not there. */
		byte[] find(String name) throws IOException;

		/** The binary names of all classes, in the order of their characters. */
		List<String> names() throws IOException;
	}

	/** @throws IOException if an entry of the class path's {@code classes} is missing or is no folder and no jar */
	WeaverClassPath(ClassPath path) throws IOException {
		try {
			for (Path entry : path.classes()) {
				classes.add(open(entry));
			}
			all.addAll(classes);
			for (Path entry : path.libraries()) {
				// Like for a JVM, the entries of a class path need not exist.
				if (ClassPath.isEntry(entry)) {
					all.add(open(entry));
				}
			}
		} catch (IOException e) {
			close();
			throw e;
		}
	}

	private static Entry open(Path entry) throws IOException {
		if (Files.isDirectory(entry)) {
			return new Folder(entry);
		}
		if (!Files.exists(entry)) {
			throw new NoSuchFileException(entry.toString());
		}
		try {
			return new Jar(new JarFile(entry.toFile(), false, ZipFile.OPEN_READ, Runtime.version()));
		} catch (IOException e) {
			throw new IOException(entry + " is neither a folder of class files nor a jar: " + e.getMessage(), e);
		}
	}

	/** The classes that patterns are compared with, by binary name; where a name comes twice, the first stands, as on a class path. */
	Set<String> names(Progress progress) throws IOException {
		Set<String> names = new LinkedHashSet<>();
		for (Entry entry : classes) {
			progress.checkCancelled();
			names.addAll(entry.names());
		}
		return names;
	}

	@Override
	public ClassFile find(UnresolvedType type) {
		String name = type.getName();
		if (missing.contains(name)) {
			return null;
		}
		try {
			for (Entry entry : all) {
				byte[] bytes = entry.find(name);
				if (bytes != null) {
					return new Bytes(name, bytes);
				}
			}
			try (InputStream in = ClassLoader.getPlatformClassLoader().getResourceAsStream(file(name))) {
				if (in != null) {
					return new Bytes(name, in.readAllBytes());
				}
			}
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
		missing.add(name);
		return null;
	}

	@Override
	public void close() throws IOException {
		for (Entry entry : all.isEmpty() ? classes : all) {
			entry.close();
		}
	}

	private static String file(String name) {
		return name.replace('.', '/') + ENDING;
	}

	private static boolean isClass(String file) {
		return file.endsWith(ENDING) && !file.startsWith("META-INF/") && !file.endsWith("module-info.class");
	}

	private static String name(String file) {
		return file.substring(0, file.length() - ENDING.length()).replace('/', '.');
	}

	private record Folder(Path folder) implements Entry {
		@Override
		public byte[] find(String name) throws IOException {
			Path file = folder.resolve(file(name));
			return Files.isRegularFile(file) ? Files.readAllBytes(file) : null;
		}

		@Override
		public List<String> names() throws IOException {
			try (Stream<Path> files = Files.walk(folder)) {
				return files.map(file -> folder.relativize(file).toString().replace(File.separatorChar, '/'))
						.filter(WeaverClassPath::isClass).map(WeaverClassPath::name).sorted().toList();
			}
		}

		@Override
		public void close() {
			// nothing is open
		}
	}

	private record Jar(JarFile jar) implements Entry {
		@Override
		public byte[] find(String name) throws IOException {
			ZipEntry entry = jar.getEntry(file(name));
			if (entry == null) {
				return null;
			}
			try (InputStream in = jar.getInputStream(entry)) {
				return in.readAllBytes();
			}
		}

		@Override
		public List<String> names() {
			return jar.stream().map(ZipEntry::getName).filter(WeaverClassPath::isClass).map(WeaverClassPath::name).sorted().toList();
		}

		@Override
		public void close() throws IOException {
			jar.close();
		}
	}

	private static final class Bytes extends ClassFile {
		private final String name;
		private final byte[] bytes;

		Bytes(String name, byte[] bytes) {
			this.name = name;
			this.bytes = bytes;
		}

		@Override
		public InputStream getInputStream() {
			return new ByteArrayInputStream(bytes);
		}

		@Override
		public String getPath() {
			return name;
		}

		@Override
		public void close() {
			// nothing is open
		}
	}
}
