/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;

import org.sonde.common.files.IoErrorText;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.Problem;
import org.sonde.metrics.ProblemKind;

/** Collects the Java files of a folder; they stay where they are. */
final class FolderReader extends SimpleFileVisitor<Path> {

	private final Path folder;
	private final Progress progress;
	private final List<SourceFile> files = new ArrayList<>();
	private final List<Problem> problems = new ArrayList<>();

	private FolderReader(Path folder, Progress progress) {
		this.folder = folder;
		this.progress = progress;
	}

	static FoundSources read(Path folder, Progress progress) throws MetricsException {
		FolderReader reader = new FolderReader(folder, progress);
		reader.walk(folder);
		if (reader.files.isEmpty()) {
			throw new MetricsException("The folder %s has no .java files%s. Give a folder with sources in it or below it."
					.formatted(folder, reader.problems.isEmpty() ? "" : " that can be read"));
		}
		return FoundSources.inPlace(reader.files, FolderDeclaration.read(folder), reader.problems);
	}

	/** Folders that are not there are reported, as those of a git revision are. */
	static FoundSources read(SourceLocation.Folders location, Progress progress) throws MetricsException {
		FolderReader reader = new FolderReader(location.root(), progress);
		for (String name : location.folders()) {
			Path folder = location.root().resolve(name);
			if (!Files.isDirectory(folder)) {
				reader.problems.add(Problem.general(ProblemKind.FOLDER_MISSING,
						"there is no folder %s; it is measured without it".formatted(name)));
			} else {
				reader.walk(folder);
			}
		}
		if (reader.files.isEmpty()) {
			throw new MetricsException("%s has no .java files%s. Give folders with sources in them or below them."
					.formatted(location.location(), reader.problems.isEmpty() ? "" : " that can be read"));
		}
		return FoundSources.inPlace(reader.files, FolderDeclaration.read(new DeclaringFiles.OnDisk(location.root()), location.folders()),
				reader.problems);
	}

	private void walk(Path start) throws MetricsException {
		try {
			Files.walkFileTree(start, this);
		} catch (IOException e) {
			throw new MetricsException("The folder %s cannot be read: %s.".formatted(start, IoErrorText.inWords(e)), e);
		}
	}

	@Override
	public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
		progress.checkCancelled();
		boolean hidden = !directory.equals(folder) && JavaFiles.isHidden(directory.getFileName().toString());
		return hidden ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
	}

	@Override
	public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
		if (attributes.isSymbolicLink()) {
			if (JavaFiles.isJava(file.toString()) || Files.isDirectory(file)) {
				problem(file, JavaFiles.LINK);
			}
		} else if (JavaFiles.isJava(file.toString())) {
			if (JavaFiles.canBeNamed(file)) {
				files.add(new SourceFile(name(file), file));
			} else {
				problem(file, JavaFiles.UNKNOWN_NAME);
			}
		}
		return FileVisitResult.CONTINUE;
	}

	@Override
	public FileVisitResult visitFileFailed(Path file, IOException e) throws IOException {
		return failed(file, e);
	}

	/** The listing of a folder may break off in its middle. */
	@Override
	public FileVisitResult postVisitDirectory(Path directory, IOException e) throws IOException {
		return e == null ? FileVisitResult.CONTINUE : failed(directory, e);
	}

	private FileVisitResult failed(Path path, IOException e) throws IOException {
		if (path.equals(folder)) {
			throw e;
		}
		problem(path, "cannot be read: " + IoErrorText.inWords(e));
		return FileVisitResult.CONTINUE;
	}

	private void problem(Path path, String message) {
		problems.add(new Problem(ProblemKind.UNREADABLE, name(path), 0, message));
	}

	private String name(Path path) {
		return folder.relativize(path).toString().replace('\\', '/');
	}
}
