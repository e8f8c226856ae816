/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

import org.sonde.metrics.MetricsException;
import org.sonde.metrics.Problem;
import org.sonde.metrics.ProblemKind;
import org.sonde.metrics.Progress;

/**
 * Collects the files of a location.
 *
 * @param files    in no order
 * @param unpacked the temporary folder they lie in; null where they lie where the user has them
 */
record SourceReader(List<SourceFile> files, SourceTree.Declared declared, List<Problem> problems, Path unpacked) {

	/**
	 * What may be unpacked from a jar, so that a crafted one cannot fill the disk: some forty times the sources of the JDK's
	 * java.base.
	 */
	private static final long MAX_UNPACKED_BYTES = 2L << 30;

	private static final String VERSIONS = "META-INF/versions/";

	static SourceReader of(List<SourceFile> files) {
		return new SourceReader(files, SourceTree.Declared.NOTHING, List.of(), null);
	}

	static SourceReader read(SourceLocation location, MavenArtifacts artifacts, Progress progress) throws MetricsException {
		return switch (location) {
			case SourceLocation.Folder(Path path) -> readFolder(path, progress);
			case SourceLocation.Jar(Path path) -> readJar(path, SourceTree.Declared.NOTHING, progress);
			case SourceLocation.Maven maven -> {
				Path jar = artifacts.sources(maven);
				progress.checkCancelled();
				yield readJar(jar, artifacts.declared(maven), progress);
			}
		};
	}

	private static SourceReader readFolder(Path folder, Progress progress) throws MetricsException {
		List<SourceFile> files = new ArrayList<>();
		List<Problem> problems = new ArrayList<>();
		try {
			Files.walkFileTree(folder, new SimpleFileVisitor<>() {
				@Override
				public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
					progress.checkCancelled();
					// .git, .metadata and the like: not sources, and huge.
					boolean hidden = !directory.equals(folder) && directory.getFileName().toString().startsWith(".");
					return hidden ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
				}

				@Override
				public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
					if (attributes.isSymbolicLink()) {
						if (isJava(file.toString()) || Files.isDirectory(file)) {
							problems.add(new Problem(ProblemKind.UNREADABLE, name(file), 0, "a symbolic link is not followed"));
						}
					} else if (isJava(file.toString())) {
						files.add(new SourceFile(name(file), file));
					}
					return FileVisitResult.CONTINUE;
				}

				@Override
				public FileVisitResult visitFileFailed(Path file, IOException e) throws IOException {
					if (file.equals(folder)) {
						throw e;
					}
					problems.add(new Problem(ProblemKind.UNREADABLE, name(file), 0, "cannot be read: " + reason(e)));
					return FileVisitResult.CONTINUE;
				}

				private String name(Path file) {
					return folder.relativize(file).toString().replace('\\', '/');
				}
			});
		} catch (IOException e) {
			throw new MetricsException("The folder %s cannot be read: %s.".formatted(folder, reason(e)), e);
		}
		if (files.isEmpty()) {
			throw new MetricsException("The folder %s has no .java files. Give the folder that has the sources in it or below it."
					.formatted(folder));
		}
		return new SourceReader(files, FolderDeclaration.read(folder), problems, null);
	}

	private static SourceReader readJar(Path jar, SourceTree.Declared declared, Progress progress) throws MetricsException {
		Path unpacked = null;
		boolean done = false;
		try (ZipFile zip = new ZipFile(jar.toFile())) {
			Map<String, ZipEntry> entries = new TreeMap<>();
			int versioned = 0;
			boolean classes = false;
			for (ZipEntry entry : Collections.list(zip.entries())) {
				String name = entry.getName();
				classes |= name.endsWith(".class");
				if (!entry.isDirectory() && isJava(name)) {
					if (name.startsWith(VERSIONS)) {
						versioned++;
					} else {
						entries.put(name, entry);
					}
				}
			}
			if (entries.isEmpty()) {
				throw new MetricsException(classes
						? "%s has classes in it, no sources. Give its sources jar (…-sources.jar), or maven:GROUP:ARTIFACT:VERSION."
								.formatted(jar)
						: "%s has no .java files in it. Give a sources jar.".formatted(jar));
			}
			List<Problem> problems = new ArrayList<>();
			if (versioned > 0) {
				problems.add(Problem.general(ProblemKind.MULTI_RELEASE,
						"%d files under %s are versions for newer Java releases; the base versions are measured"
								.formatted(versioned, VERSIONS)));
			}
			unpacked = Files.createTempDirectory("sonde-sources-").toRealPath();
			SourceReader reader = new SourceReader(unpack(zip, entries, unpacked, problems, progress), declared, problems,
					unpacked);
			done = true;
			return reader;
		} catch (IOException e) {
			throw new MetricsException(
					"%s cannot be read as a jar: %s. Give a sources jar, a folder, or maven:GROUP:ARTIFACT:VERSION.".formatted(
							jar,
							reason(e)),
					e);
		} finally {
			if (unpacked != null && !done) {
				SourceTree.delete(unpacked);
			}
		}
	}

	private static List<SourceFile> unpack(ZipFile zip, Map<String, ZipEntry> entries, Path folder, List<Problem> problems,
			Progress progress)
			throws IOException, MetricsException {
		List<SourceFile> files = new ArrayList<>();
		byte[] buffer = new byte[1 << 16];
		long bytes = 0;
		for (Map.Entry<String, ZipEntry> entry : entries.entrySet()) {
			progress.checkCancelled();
			Path file = folder.resolve(entry.getKey()).normalize();
			if (!file.startsWith(folder)) {
				problems.add(new Problem(ProblemKind.UNREADABLE, entry.getKey(), 0, "its name leads out of the jar"));
				continue;
			}
			Files.createDirectories(file.getParent());
			try (InputStream in = zip.getInputStream(entry.getValue()); OutputStream out = Files.newOutputStream(file)) {
				for (int read; (read = in.read(buffer)) >= 0;) {
					bytes += read;
					if (bytes > MAX_UNPACKED_BYTES) {
						throw new MetricsException(
								"%s has more than %d bytes of sources in it. Measure a part of it, unpacked to a folder."
										.formatted(zip.getName(), MAX_UNPACKED_BYTES));
					}
					out.write(buffer, 0, read);
				}
			}
			files.add(new SourceFile(entry.getKey(), file));
		}
		return files;
	}

	private static boolean isJava(String name) {
		return name.toLowerCase(Locale.ROOT).endsWith(".java");
	}

	/** The message of an exception, or its kind where that says more: NoSuchFileException has the path alone. */
	private static String reason(IOException e) {
		return e.getClass() == IOException.class || e instanceof java.util.zip.ZipException ? e.getMessage()
				: e.getClass().getSimpleName() + ", " + e.getMessage();
	}
}
