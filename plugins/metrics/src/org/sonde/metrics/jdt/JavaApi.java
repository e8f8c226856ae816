/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

import org.sonde.metrics.Problem;
import org.sonde.metrics.ProblemKind;
import org.sonde.metrics.source.JavaRelease;

/**
 * The API of a Java release as a jar of signatures, from the running JDK's {@code lib/ct.sym}: what {@code javac --release}
 * compiles against. The file is a zip of class files, {@code RELEASES/MODULE/PACKAGE/TYPE.sig}, RELEASES being a word with one
 * character for every release that the signature is of: {@code 8}, {@code 9}, {@code A} for 10 and so on (JEP 247).
 *
 * @param release the release whose API it really is
 * @param jar     the signatures; empty where the running JDK has none: then its own API has to do
 * @param problem why it is not the API that was asked for, if it is not
 */
record JavaApi(int release, Optional<Path> jar, Optional<Problem> problem) {

	private static final String ENDING = ".sig";
	private static final int FIRST = JavaRelease.DEFAULT.number();
	/** Letters run out at Z. */
	private static final int LAST = 'Z' - 'A' + 10;

	static JavaApi of(int release) {
		Path symbols = Path.of(System.getProperty("java.home"), "lib", "ct.sym");
		if (Files.isRegularFile(symbols)) {
			try {
				return of(release, symbols);
			} catch (IOException e) {
				return running("the running JDK's lib/ct.sym cannot be used (%s)".formatted(e.getMessage()));
			}
		}
		return running("the running Java has no lib/ct.sym, which every JDK has");
	}

	private static JavaApi running(String why) {
		return new JavaApi(Runtime.version().feature(), Optional.empty(), Optional.of(Problem.general(ProblemKind.RELEASE_UNAVAILABLE,
				"%s: the source is bound against the API of the running Java %d".formatted(why, Runtime.version().feature()))));
	}

	private static JavaApi of(int release, Path symbols) throws IOException {
		try (ZipFile zip = new ZipFile(symbols.toFile())) {
			int nearest = release;
			// The nearest newer release is a superset but for what was removed; else the newest there is.
			while (nearest <= LAST && !has(zip, nearest)) {
				nearest++;
			}
			for (nearest = nearest > LAST ? release : nearest; nearest > FIRST && !has(zip, nearest);) {
				nearest--;
			}
			if (!has(zip, nearest)) {
				throw new IOException("no signatures in it");
			}
			Optional<Problem> problem = nearest == release ? Optional.empty()
					: Optional.of(Problem.general(ProblemKind.RELEASE_UNAVAILABLE,
							"the running JDK does not know the API of Java %d; the source is bound against that of Java %d"
									.formatted(release, nearest)));
			return new JavaApi(nearest, Optional.of(cached(zip, symbols, nearest)), problem);
		}
	}

	private static boolean has(ZipFile zip, int release) {
		return release <= LAST && zip.stream().anyMatch(entry -> isOf(entry.getName(), release));
	}

	private static boolean isOf(String name, int release) {
		char mark = (char) (release < 10 ? '0' + release : 'A' + release - 10);
		int marks = name.indexOf('/');
		int character = name.indexOf(mark);
		return character >= 0 && character < marks && name.endsWith(ENDING);
	}

	/** Copying takes half a second, so the jar is kept for the next run. */
	private static Path cached(ZipFile zip, Path symbols, int release) throws IOException {
		String name = "java-api-%d-%s-%x-%x.jar".formatted(release, System.getProperty("java.version"), Files.size(symbols),
				Files.getLastModifiedTime(symbols).toMillis());
		Path jar;
		Path fresh;
		try {
			Path folder = Files.createDirectories(cacheFolder());
			jar = folder.resolve(name);
			if (Files.isRegularFile(jar)) {
				return jar;
			}
			fresh = Files.createTempFile(folder, "java-api-", ".tmp");
		} catch (IOException e) {
			// No home to write to: only for this run then.
			fresh = Files.createTempFile("sonde-java-api-", ".jar");
			jar = fresh;
		}
		fresh.toFile().deleteOnExit(); // also where the process is asked to end before it is whole
		copy(zip, release, fresh);
		if (!jar.equals(fresh)) {
			try {
				Files.move(fresh, jar, StandardCopyOption.ATOMIC_MOVE);
			} catch (AtomicMoveNotSupportedException e) {
				Files.move(fresh, jar, StandardCopyOption.REPLACE_EXISTING);
			}
		}
		return jar;
	}

	private static Path cacheFolder() {
		String given = System.getenv("XDG_CACHE_HOME");
		Path home = Path.of(System.getProperty("user.home"));
		if (given != null && !given.isBlank()) {
			return Path.of(given, "sonde");
		}
		boolean mac = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("mac");
		return mac ? home.resolve("Library/Caches/sonde") : home.resolve(".cache/sonde");
	}

	private static void copy(ZipFile zip, int release, Path jar) throws IOException {
		Map<String, ZipEntry> types = new TreeMap<>();
		for (ZipEntry entry : Collections.list(zip.entries())) {
			if (isOf(entry.getName(), release)) {
				// RELEASES/MODULE/PACKAGE/TYPE.sig
				String inModule = entry.getName().substring(entry.getName().indexOf('/', entry.getName().indexOf('/') + 1) + 1);
				if (!inModule.equals("module-info" + ENDING)) {
					types.putIfAbsent(inModule.substring(0, inModule.length() - ENDING.length()) + ".class", entry);
				}
			}
		}
		try (ZipOutputStream out = new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(jar)))) {
			out.setLevel(1);
			for (Map.Entry<String, ZipEntry> type : types.entrySet()) {
				out.putNextEntry(new ZipEntry(type.getKey()));
				try (InputStream in = zip.getInputStream(type.getValue())) {
					in.transferTo(out);
				}
			}
		}
	}
}
