/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
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
 * @param commits  ids of commits by their names: HEAD, then branches, then tags, each the newest first, as git writes them
 */
public record GitRevisions(Path workTree, Map<String, String> commits) {

	public GitRevisions {
		commits = Collections.unmodifiableMap(new LinkedHashMap<>(commits));
	}

	/** HEAD, then branches, then tags, each the newest first. */
	public List<String> names() {
		return List.copyOf(commits.keySet());
	}

	/** Reads the repository; empty where the folder lies in none that has a commit and a work tree, or it cannot be read. */
	public static Optional<GitRevisions> of(Path folder) {
		try (Repository repository = GitReader.open(folder); RevWalk commits = new RevWalk(repository)) {
			ObjectId head = repository.isBare() ? null : repository.resolve(Constants.HEAD);
			if (head == null) {
				return Optional.empty();
			}
			Map<String, String> named = new LinkedHashMap<>(Map.of(Constants.HEAD, head.name()));
			for (String prefix : List.of(Constants.R_HEADS, Constants.R_REMOTES, Constants.R_TAGS)) {
				// If a tag and a branch have the same name, git takes the tag.
				newestFirst(repository, commits, prefix)
						.forEach(one -> named.merge(one.name(), one.commit(),
								(branch, other) -> prefix.equals(Constants.R_TAGS) ? other : branch));
			}
			return Optional.of(new GitRevisions(repository.getWorkTree().toPath(), named));
		} catch (MetricsException | IOException e) {
			return Optional.empty(); // whoever names a revision of it gets the reason
		}
	}

	private record Named(String name, String commit, int time) {
	}

	private static List<Named> newestFirst(Repository repository, RevWalk commits, String prefix) throws IOException {
		List<Named> named = new ArrayList<>();
		for (Ref ref : repository.getRefDatabase().getRefsByPrefix(prefix)) {
			if (!ref.isSymbolic() && commits.peel(commits.parseAny(ref.getObjectId())) instanceof RevCommit commit) {
				named.add(new Named(Repository.shortenRefName(ref.getName()), commit.name(), commits.parseCommit(commit).getCommitTime()));
			}
		}
		return named.stream().sorted(Comparator.comparingInt(Named::time).reversed().thenComparing(Named::name)).toList();
	}

	/**
	 * The id of the commit that a revision is: of a name, a part of a commit's id, or what git makes of them, such as {@code HEAD~3}. Empty
	 * if git does not know it. Reads the repository, unless it is one of the names.
	 */
	public Optional<String> commit(String revision) {
		if (commits.containsKey(revision)) {
			return Optional.of(commits.get(revision));
		}
		try (Repository repository = GitReader.open(workTree); RevWalk walk = new RevWalk(repository)) {
			ObjectId found = repository.resolve(revision);
			return found != null && walk.peel(walk.parseAny(found)) instanceof RevCommit commit ? Optional.of(commit.name())
					: Optional.empty();
		} catch (MetricsException | IOException | RuntimeException e) {
			return Optional.empty(); // JGit's ways to say that a text is not a revision
		}
	}

	/**
	 * Revisions in the order of their history: none comes before one that it builds on; otherwise the older commit comes first. Reads the
	 * repository.
	 *
	 * @param revisions that git knows; others come last
	 */
	public List<String> oldestFirst(List<String> revisions) {
		try (Repository repository = GitReader.open(workTree); RevWalk walk = new RevWalk(repository)) {
			Map<ObjectId, List<String>> wanted = new HashMap<>();
			List<String> unknown = new ArrayList<>();
			for (String revision : revisions) {
				Optional<String> commit = commit(revision);
				if (commit.isPresent()) {
					RevCommit start = walk.parseCommit(ObjectId.fromString(commit.get()));
					walk.markStart(start);
					wanted.computeIfAbsent(start.getId(), none -> new ArrayList<>()).add(revision);
				} else {
					unknown.add(revision);
				}
			}
			walk.sort(RevSort.COMMIT_TIME_DESC);
			walk.sort(RevSort.TOPO, true);
			List<List<String>> newestFirst = new ArrayList<>();
			for (RevCommit commit = walk.next(); commit != null && newestFirst.size() < wanted.size(); commit = walk.next()) {
				Optional.ofNullable(wanted.get(commit.getId())).ifPresent(newestFirst::add);
			}
			return Stream.concat(newestFirst.reversed().stream().flatMap(List::stream), unknown.stream()).toList();
		} catch (MetricsException | IOException e) {
			return revisions; // whoever reads one of them gets the reason
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
