/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * The files of a folder and its folders by their paths: those with a wanted name, and the first of the others that are beside no map of a
 * Kieker log.
 */
final class FolderFiles extends SimpleFileVisitor<Path> {
	/** The most levels of folders that are searched. */
	private static final int MAX_DEPTH = 16;
	/** Each is opened: a folder with more is none of recordings. */
	private static final int MOST_OTHERS = 10_000;

	private final Path top;
	private final Predicate<Path> isWanted;
	private final NavigableSet<Path> wanted = new TreeSet<>();
	private final NavigableSet<Path> others = new TreeSet<>();
	private final Map<Path, Boolean> kiekers = new HashMap<>();
	private long leftOut;

	private FolderFiles(Path top, Predicate<Path> isWanted) {
		this.top = top;
		this.isWanted = isWanted;
	}

	/**
	 * Leaves out folders within that cannot be listed: whoever looks for Kieker's logs says so.
	 *
	 * @param isWanted by its name
	 * @throws IOException if the folder itself cannot be listed
	 */
	static FolderFiles of(Path folder, Predicate<Path> isWanted) throws IOException {
		FolderFiles files = new FolderFiles(folder, isWanted);
		Files.walkFileTree(folder, Set.of(), MAX_DEPTH, files);
		return files;
	}

	@Override
	public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
		if (attributes.isRegularFile() && isWanted.test(file)) {
			wanted.add(file);
		} else if (attributes.isRegularFile() && !kiekers.computeIfAbsent(file.getParent(), FolderFiles::isOfKieker)) {
			others.add(file);
			if (others.size() > MOST_OTHERS) {
				others.pollLast();
				leftOut++;
			}
		}
		return FileVisitResult.CONTINUE;
	}

	private static boolean isOfKieker(Path folder) {
		return KiekerLog.MAP_NAMES.stream().anyMatch(map -> Files.exists(folder.resolve(map)));
	}

	@Override
	public FileVisitResult visitFileFailed(Path file, IOException e) throws IOException {
		if (file.equals(top)) {
			throw e;
		}
		return FileVisitResult.CONTINUE;
	}

	@Override
	public FileVisitResult postVisitDirectory(Path folder, IOException e) {
		return FileVisitResult.CONTINUE;
	}

	NavigableSet<Path> wanted() {
		return wanted;
	}

	NavigableSet<Path> others() {
		return others;
	}

	/** Returns the number of other files that are not in {@link #others}. */
	long leftOut() {
		return leftOut;
	}
}
