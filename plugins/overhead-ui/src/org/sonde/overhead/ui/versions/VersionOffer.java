/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.versions;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.sonde.metrics.source.GitRevisions;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.metrics.source.WorkTree;
import org.sonde.report.versions.VersionSpec;

/**
 * What a project has to be measured: its files as they are saved, and the revisions of its git repository.
 *
 * @param root       of the repository's work tree; the project's folder if there is no repository
 * @param repository empty if the project is in none
 * @param folders    source folders of the project, from the root
 * @param changed    files in these folders that differ from the newest commit
 */
record VersionOffer(Path root, Optional<GitRevisions> repository, List<String> folders, List<String> changed) {

	static final String HEAD = "HEAD";

	VersionOffer {
		folders = List.copyOf(folders);
		changed = List.copyOf(changed);
	}

	/**
	 * Reads the repository.
	 *
	 * @param sources folders that packages begin at
	 */
	static VersionOffer read(Path project, List<Path> sources) {
		Optional<GitRevisions> repository = GitRevisions.of(project);
		List<String> folders = repository.map(found -> found.at(HEAD, sources).folders())
				.orElseGet(() -> sources.stream().filter(source -> source.startsWith(project))
						.map(source -> project.relativize(source).toString().replace('\\', '/')).toList());
		Path root = repository.map(GitRevisions::workTree).orElse(project);
		List<String> changed = repository.flatMap(found -> WorkTree.of(root, folders)).map(WorkTree::changed).orElse(List.of());
		return new VersionOffer(root, repository, folders, changed);
	}

	/** Ids of commits by the names of revisions: HEAD, then branches, then tags, each the newest first. */
	Map<String, String> revisions() {
		return repository.map(GitRevisions::commits).orElse(Map.of());
	}

	/**
	 * The files as they are saved.
	 *
	 * @param from folders from the root; none for all of it
	 */
	VersionSpec workTree(String name, List<String> from) {
		SourceLocation location = switch (from.size()) {
			case 0 -> new SourceLocation.Folder(root);
			case 1 -> new SourceLocation.Folder(root.resolve(from.getFirst()));
			default -> new SourceLocation.Folders(root, from);
		};
		return new VersionSpec(name, location, Optional.empty());
	}

	/**
	 * A revision.
	 *
	 * @param from folders from the root; none for all of it
	 */
	VersionSpec revision(String name, List<String> from) {
		return new VersionSpec(name, new SourceLocation.Git(root, name, from), Optional.empty());
	}
}
