/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.jgit.lib.Constants;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.Ref;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.revwalk.RevCommit;
import org.eclipse.jgit.revwalk.RevSort;
import org.eclipse.jgit.revwalk.RevWalk;
import org.sonde.metrics.MetricsException;

/**
 * What the git repository around a folder has to be compared with.
 *
 * @param workTree the folder that the repository's files are checked out in
 * @param names    HEAD, then branches, then tags, each the newest first, as git writes them
 */
public record GitRevisions(Path workTree, List<String> names) {

	public GitRevisions {
		names = List.copyOf(names);
	}

	/** Reads the repository; empty where the folder lies in none that has a commit and a work tree, or it cannot be read. */
	public static Optional<GitRevisions> of(Path folder) {
		try (Repository repository = GitReader.open(folder); RevWalk commits = new RevWalk(repository)) {
			if (repository.isBare() || repository.resolve(Constants.HEAD) == null) {
				return Optional.empty();
			}
			List<String> names = new ArrayList<>(List.of(Constants.HEAD));
			for (String prefix : List.of(Constants.R_HEADS, Constants.R_REMOTES, Constants.R_TAGS)) {
				names.addAll(newestFirst(repository, commits, prefix));
			}
			return Optional.of(new GitRevisions(repository.getWorkTree().toPath(), names));
		} catch (MetricsException | IOException e) {
			return Optional.empty(); // whoever names a revision of it will be told why
		}
	}

	private record Named(String name, int time) {
	}

	private static List<String> newestFirst(Repository repository, RevWalk commits, String prefix) throws IOException {
		List<Named> named = new ArrayList<>();
		for (Ref ref : repository.getRefDatabase().getRefsByPrefix(prefix)) {
			if (!ref.isSymbolic() && commits.peel(commits.parseAny(ref.getObjectId())) instanceof RevCommit commit) {
				named.add(new Named(Repository.shortenRefName(ref.getName()), commits.parseCommit(commit).getCommitTime()));
			}
		}
		return named.stream().sorted(Comparator.comparingInt(Named::time).reversed().thenComparing(Named::name)).map(Named::name).toList();
	}

	/** Whether git knows the revision: a name, a part of a commit's id, or what git makes of them, such as {@code HEAD~3}. Reads the repository. */
	public boolean knows(String revision) {
		if (names.contains(revision)) {
			return true;
		}
		try (Repository repository = GitReader.open(workTree); RevWalk commits = new RevWalk(repository)) {
			ObjectId found = repository.resolve(revision);
			return found != null && commits.peel(commits.parseAny(found)) instanceof RevCommit;
		} catch (MetricsException | IOException | RuntimeException e) {
			return false; // JGit's ways to say that a text is no revision
		}
	}

	/**
	 * Revisions in the order of their history: none comes before one that it builds on; otherwise the older commit comes first. Reads the
	 * repository.
	 *
	 * @param revisions that {@link #knows} knows; others come last
	 */
	public List<String> oldestFirst(List<String> revisions) {
		try (Repository repository = GitReader.open(workTree); RevWalk commits = new RevWalk(repository)) {
			Map<ObjectId, List<String>> wanted = new HashMap<>();
			List<String> unknown = new ArrayList<>();
			for (String revision : revisions) {
				ObjectId found = knows(revision) ? repository.resolve(revision) : null;
				if (found != null && commits.peel(commits.parseAny(found)) instanceof RevCommit commit) {
					commits.markStart(commit);
					wanted.computeIfAbsent(commit.getId(), none -> new ArrayList<>()).add(revision);
				} else {
					unknown.add(revision);
				}
			}
			commits.sort(RevSort.COMMIT_TIME_DESC);
			commits.sort(RevSort.TOPO, true);
			List<List<String>> newestFirst = new ArrayList<>();
			for (RevCommit commit = commits.next(); commit != null && newestFirst.size() < wanted.size(); commit = commits.next()) {
				Optional.ofNullable(wanted.get(commit.getId())).ifPresent(newestFirst::add);
			}
			return Stream.concat(newestFirst.reversed().stream().flatMap(List::stream), unknown.stream()).toList();
		} catch (MetricsException | IOException e) {
			return revisions; // whoever reads one of them will be told why
		}
	}

	/**
	 * Folders of the work tree in a revision.
	 *
	 * @param folders in the work tree; what lies elsewhere is left out
	 * @throws IllegalArgumentException if the revision is blank
	 */
	public SourceLocation.Git at(String revision, List<Path> folders) {
		Path root = real(workTree);
		return new SourceLocation.Git(workTree, revision, folders.stream().map(GitRevisions::real).filter(folder -> folder.startsWith(root))
				.map(folder -> root.relativize(folder).toString().replace('\\', '/')).toList());
	}

	/** Without links, which the work tree's path need not have though the folder's has. */
	private static Path real(Path path) {
		try {
			return path.toRealPath();
		} catch (IOException e) {
			return path.toAbsolutePath().normalize();
		}
	}
}
