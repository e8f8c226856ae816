/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

import org.eclipse.jgit.api.Git;
import org.eclipse.jgit.api.Status;
import org.eclipse.jgit.api.StatusCommand;
import org.eclipse.jgit.api.errors.GitAPIException;
import org.eclipse.jgit.lib.Constants;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.Repository;
import org.sonde.metrics.MetricsException;

/**
 * What the files of a work tree are, next to its newest commit.
 *
 * @param root    its folder, without links
 * @param commit  the full id of HEAD
 * @param changed files that differ from it or are new, from the root of the work tree
 */
public record WorkTree(Path root, String commit, List<String> changed) {

	public WorkTree {
		changed = List.copyOf(changed);
	}

	/**
	 * Looks at some folders of the work tree that a folder lies in.
	 *
	 * @param folders from the root of the work tree; none for all of it
	 * @return empty where the folder lies in no work tree with a commit, or it cannot be read
	 */
	public static Optional<WorkTree> of(Path folder, List<String> folders) {
		try (Repository repository = GitReader.open(folder); Git git = new Git(repository)) {
			ObjectId head = repository.resolve(Constants.HEAD);
			if (repository.isBare() || head == null) {
				return Optional.empty();
			}
			StatusCommand command = git.status();
			folders.forEach(command::addPath);
			Status status = command.call();
			TreeSet<String> changed = new TreeSet<>(status.getUncommittedChanges());
			changed.addAll(status.getUntracked());
			return Optional.of(new WorkTree(repository.getWorkTree().toPath().toRealPath(), head.name(), List.copyOf(changed)));
		} catch (MetricsException | IOException | GitAPIException e) {
			return Optional.empty(); // whoever reads the folder gets the reason
		}
	}

	/** Returns the work tree of the folder alone. */
	public static Optional<WorkTree> of(Path folder) {
		return alone(folder, List.of(folder));
	}

	/** Returns the work tree of these folders alone. */
	public static Optional<WorkTree> of(SourceLocation.Folders folders) {
		return alone(folders.root(), folders.folders().stream().map(folders.root()::resolve).toList());
	}

	private static Optional<WorkTree> alone(Path folder, List<Path> folders) {
		return GitRevisions.of(folder).flatMap(revisions -> of(folder, revisions.at(Constants.HEAD, folders).folders()));
	}

	/**
	 * The work tree of a revision's folders, if the revision is the newest commit: it leaves uncommitted changes out.
	 *
	 * @return empty for any other revision
	 */
	public static Optional<WorkTree> leftOut(SourceLocation.Git git) {
		return leftOutOfRange(git, git.revision());
	}

	/**
	 * The same of a revision of a range. If the range ends at the newest commit, its last revision is the one whose folders this has: later
	 * commits do not change them.
	 *
	 * @param end the last revision of the range
	 */
	public static Optional<WorkTree> leftOutOfRange(SourceLocation.Git git, String end) {
		try (Repository repository = GitReader.open(git.repository())) {
			ObjectId commit = GitReader.commit(repository, git.revision(), git.repository());
			ObjectId head = repository.resolve(Constants.HEAD);
			boolean last = head != null && GitReader.commit(repository, end, git.repository()).equals(head)
					&& objects(repository, commit, git.folders()).equals(objects(repository, head, git.folders()));
			return last ? of(git.repository(), git.folders()) : Optional.empty();
		} catch (MetricsException | IOException e) {
			return Optional.empty(); // whoever reads the revision gets the reason
		}
	}

	/** What folders have in a commit. */
	private static List<Optional<ObjectId>> objects(Repository repository, ObjectId commit, List<String> folders) throws IOException {
		List<Optional<ObjectId>> objects = new ArrayList<>();
		for (String folder : folders.isEmpty() ? List.of("") : folders) {
			objects.add(Optional.ofNullable(repository.resolve(commit.name() + ":" + folder)));
		}
		return objects;
	}
}
