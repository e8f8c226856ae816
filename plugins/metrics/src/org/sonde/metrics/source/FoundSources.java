/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.nio.file.Path;
import java.util.List;

import org.sonde.common.progress.Progress;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.Problem;

/**
 * What was found at a location.
 *
 * @param files    in no order
 * @param declared what the source says of itself
 * @param problems what was met and left out
 * @param commit   the full id of the git commit that was read; empty for other sources
 * @param unpacked the temporary folder the files lie in; null where they lie where the user has them
 */
record FoundSources(List<SourceFile> files, SourceTree.Declared declared, List<Problem> problems, String commit, Path unpacked) {

	static FoundSources at(SourceLocation location, SourceOptions options, MavenArtifacts artifacts, Progress progress)
			throws MetricsException {
		// This is before unpacking, because a missing dependency ends the work.
		SourceTree.Declared declared = artifacts.declared(location, options.dependencies());
		progress.checkCancelled();
		return switch (location) {
			case SourceLocation.Folder(Path path) ->
				FolderLibraries.with(FolderReader.read(path, progress), path, options.revisionLibraries()).with(declared);
			case SourceLocation.Folders folders ->
				FolderLibraries.with(FolderReader.read(folders, progress), folders.root(), options.revisionLibraries()).with(declared);
			case SourceLocation.Jar(Path path) -> JarReader.read(path, declared, progress);
			case SourceLocation.Maven maven -> JarReader.read(artifacts.sources(maven), declared, progress);
			case SourceLocation.Git git -> GitReader.read(git, options.revisionLibraries(), progress).with(declared);
		};
	}

	/** The same with these libraries, too: the caller chose each of them, so they come first. */
	private FoundSources with(SourceTree.Declared more) {
		return with(more.libraries(), more.problems());
	}

	FoundSources with(List<Library> libraries, List<Problem> met) {
		return new FoundSources(files, declared.with(libraries, met), problems, commit, unpacked);
	}

	/** Files that lie where the user has them. */
	static FoundSources inPlace(List<SourceFile> files, SourceTree.Declared declared, List<Problem> problems) {
		return new FoundSources(files, declared, problems, "", null);
	}
}
