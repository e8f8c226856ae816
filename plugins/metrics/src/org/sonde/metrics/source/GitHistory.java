/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;

import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.Ref;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.revwalk.RevCommit;
import org.eclipse.jgit.revwalk.RevSort;
import org.eclipse.jgit.revwalk.RevWalk;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.MetricsException;

/**
 * Lists the revisions of a range, the earliest first: the one that it starts from, and those that are reachable from the last
 * one but not from the first one, as {@code git log V1..V2} has them.
 */
public final class GitHistory {

	private static final int SHORT_ID = 10;

	/**
	 * Which revisions are taken.
	 *
	 * @param tags    those with a tag, on whatever branch, and the two ends; else every commit, of merges only the branch that
	 *                was merged into ({@code git log --first-parent})
	 * @param match   with tags, which: {@code *} stands for any characters, {@code ?} for one
	 * @param changed only those whose folders differ from those of the one before
	 * @param every   the first, every one so many after it, and the last; 1 for all
	 * @param newest  at most so many, the latest ones; 0 for all
	 */
	public record Selection(boolean tags, String match, boolean changed, int every, int newest) {

		/** Every commit. */
		public static final Selection ALL = new Selection(false, "*", false, 1, 0);

		/** @throws IllegalArgumentException if a number is out of its range */
		public Selection {
			if (every < 1 || newest < 0) {
				throw new IllegalArgumentException("every %d, newest %d".formatted(every, newest));
			}
		}
	}

	private final GitRange range;
	private final List<String> wantedLibraries;
	private final Progress progress;
	private final Repository repository;
	private final RevWalk commits;
	/** The names of the tags of a commit. */
	private final Map<ObjectId, SortedSet<String>> tags = new HashMap<>();

	private GitHistory(GitRange range, List<String> wantedLibraries, Repository repository, RevWalk commits, Progress progress) {
		this.range = range;
		this.wantedLibraries = wantedLibraries;
		this.repository = repository;
		this.commits = commits;
		this.progress = progress;
	}

	/**
	 * Lists them.
	 *
	 * @param libraries folders with jars that the sources need, as {@link SourceOptions#revisionLibraries()}
	 * @throws MetricsException                     if there is no such repository, revision or range; the message says what helps
	 * @throws java.util.concurrent.CancellationException if the work is no longer wanted
	 */
	public static List<GitRevision> list(GitRange range, Selection selection, List<String> libraries, Progress progress)
			throws MetricsException {
		progress.begin("Looking for revisions", 0);
		try (Repository repository = GitReader.open(range.repository()); RevWalk commits = new RevWalk(repository)) {
			return new GitHistory(range, libraries, repository, commits, progress).list(selection);
		} catch (IOException e) {
			throw GitReader.unreadable("The history %s in %s".formatted(range.revisions(), range.repository()), e);
		}
	}

	private List<GitRevision> list(Selection selection) throws MetricsException, IOException {
		RevCommit from = commits.parseCommit(GitReader.commit(repository, range.from(), range.repository()));
		RevCommit to = commits.parseCommit(GitReader.commit(repository, range.to(), range.repository()));
		Map<ObjectId, RevCommit> between = between(from, to);
		readTags(selection);
		List<RevCommit> chosen = new ArrayList<>(List.of(from));
		if (selection.tags()) {
			between.values().stream().filter(commit -> tags.containsKey(commit) || commit.equals(to)).forEach(chosen::add);
		} else {
			List<RevCommit> branch = new ArrayList<>();
			for (RevCommit commit = to; between.containsKey(commit); commit = commit.getParent(0)) {
				branch.add(between.get(commit));
				if (commit.getParentCount() == 0) {
					break;
				}
			}
			chosen.addAll(branch.reversed());
		}
		List<GitRevision> revisions = new ArrayList<>();
		for (RevCommit commit : chosen) {
			progress.checkCancelled();
			GitRevision revision = revision(commit);
			if (!selection.changed() || revisions.isEmpty() || !revision.content().equals(revisions.getLast().content())) {
				revisions.add(revision);
			}
		}
		return thinned(revisions, selection);
	}

	/** Returns the commits that are reachable from the end but not from the start, the earliest first. */
	private Map<ObjectId, RevCommit> between(RevCommit from, RevCommit to) throws MetricsException, IOException {
		commits.sort(RevSort.TOPO);
		commits.sort(RevSort.COMMIT_TIME_DESC, true);
		commits.markStart(to);
		commits.markUninteresting(from);
		List<RevCommit> found = new ArrayList<>();
		for (RevCommit commit : commits) {
			progress.checkCancelled();
			found.add(commit);
		}
		if (found.isEmpty()) {
			throw new MetricsException("There is no commit in %s: %s".formatted(range.revisions(),
					from.equals(to) ? "both are the same commit."
							: "'%1$s' has nothing that '%2$s' has not. Did you mean %1$s..%2$s?".formatted(range.to(), range.from())));
		}
		Optional<ObjectId> end = repository.getObjectDatabase().getShallowCommits().stream().filter(found::contains).sorted()
				.findFirst();
		if (end.isPresent()) {
			throw new MetricsException(("%s is a shallow clone whose history begins at %s, within %s."
					+ " Get the rest with 'git fetch --unshallow'.").formatted(range.repository(),
							end.get().abbreviate(SHORT_ID).name(), range.revisions()));
		}
		Map<ObjectId, RevCommit> between = new LinkedHashMap<>();
		found.reversed().forEach(commit -> between.put(commit.toObjectId(), commit));
		return between;
	}

	private void readTags(Selection selection) throws IOException {
		Pattern match = Pattern.compile(Pattern.quote(selection.match()).replace("*", "\\E.*\\Q").replace("?", "\\E.\\Q"));
		for (Ref tag : repository.getRefDatabase().getRefsByPrefix("refs/tags/")) {
			String name = Repository.shortenRefName(tag.getName());
			if (!selection.tags() || match.matcher(name).matches()) {
				ObjectId peeled = repository.getRefDatabase().peel(tag).getPeeledObjectId();
				tags.computeIfAbsent(peeled == null ? tag.getObjectId() : peeled, commit -> new TreeSet<>()).add(name);
			}
		}
	}

	private GitRevision revision(RevCommit commit) throws IOException {
		Map<String, String> folders = trees(commit, range.folders());
		Map<String, String> libraries = trees(commit, wantedLibraries);
		// The declarations of the folders' projects may be above the folders.
		String content = range.folders().isEmpty() ? commit.getTree().name() + " " + libraries
				: folders + " " + libraries + " " + GitReader.declared(repository, commit.getTree(), List.copyOf(folders.keySet()));
		SortedSet<String> names = tags.get(commit);
		return new GitRevision(names == null ? commit.abbreviate(SHORT_ID).name() : String.join(", ", names), commit.name(),
				Instant.ofEpochSecond(commit.getCommitTime()), List.copyOf(folders.keySet()), List.copyOf(libraries.keySet()), content);
	}

	/** The ids of those folders that there are, in the order given. */
	private Map<String, String> trees(RevCommit commit, List<String> folders) throws IOException {
		Map<String, String> trees = new LinkedHashMap<>();
		for (String folder : folders) {
			GitReader.folder(repository, commit.getTree(), folder).ifPresent(id -> trees.put(folder, id.name()));
		}
		return trees;
	}

	private static List<GitRevision> thinned(List<GitRevision> revisions, Selection selection) {
		List<GitRevision> kept = new ArrayList<>();
		for (int i = 0; i < revisions.size(); i++) {
			if (i % selection.every() == 0 || i == revisions.size() - 1) {
				kept.add(revisions.get(i));
			}
		}
		return selection.newest() == 0 ? kept : kept.subList(Math.max(0, kept.size() - selection.newest()), kept.size());
	}
}
