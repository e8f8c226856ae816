/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import org.eclipse.jgit.api.errors.CanceledException;
import org.eclipse.jgit.diff.DiffEntry;
import org.eclipse.jgit.diff.RenameDetector;
import org.eclipse.jgit.lib.EmptyProgressMonitor;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.revwalk.RevWalk;
import org.eclipse.jgit.treewalk.TreeWalk;
import org.eclipse.jgit.treewalk.filter.PathSuffixFilter;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.MetricsException;

/**
 * Which files of one version have another name in another version, as git finds out from their contents.
 *
 * @param renamed the file in the later version by the name in the earlier one; names as {@link SourceFile#name()} has them
 */
public record FileRenames(Map<String, String> renamed) {

	/** No renames, for sources that are not revisions of one git repository. */
	public static final FileRenames NONE = new FileRenames(Map.of());

	/** The least similarity of two files in percent: git's default. */
	private static final int MIN_SIMILARITY = 50;
	/**
	 * Of more files that came or went git looks only for those that are the same to the byte: its default. Time grows with the
	 * square.
	 */
	private static final int MAX_FILES = 1000;

	public FileRenames {
		renamed = Map.copyOf(renamed);
	}

	/**
	 * Asks git, if both versions are revisions of one repository; the two may have been read below different folders.
	 *
	 * @return {@link #NONE} if they are not
	 * @throws MetricsException                     if the repository cannot be read
	 * @throws java.util.concurrent.CancellationException if the work is no longer wanted
	 */
	public static FileRenames between(SourceVersion before, SourceVersion after, Progress progress) throws MetricsException {
		if (before.commit().isEmpty() || after.commit().isEmpty() || before.commit().equals(after.commit())
				|| !(SourceLocation.parse(before.location()) instanceof SourceLocation.Git earlier)
				|| !(SourceLocation.parse(after.location()) instanceof SourceLocation.Git later)) {
			return NONE;
		}
		progress.begin("Looking for renamed files", 0);
		try (Repository repository = GitReader.open(earlier.repository()); RevWalk commits = new RevWalk(repository);
				TreeWalk walk = new TreeWalk(repository)) {
			ObjectId to = ObjectId.fromString(after.commit());
			if (!repository.getObjectDatabase().has(to)) {
				return NONE;
			}
			walk.addTree(commits.parseCommit(ObjectId.fromString(before.commit())).getTree());
			walk.addTree(commits.parseCommit(to).getTree());
			walk.setRecursive(true);
			walk.setFilter(PathSuffixFilter.create(".java"));
			List<DiffEntry> cameAndWent = new ArrayList<>();
			for (DiffEntry entry : DiffEntry.scan(walk)) {
				progress.checkCancelled();
				if (entry.getChangeType() == DiffEntry.ChangeType.DELETE && name(earlier, entry.getOldPath()).isPresent()
						|| entry.getChangeType() == DiffEntry.ChangeType.ADD && name(later, entry.getNewPath()).isPresent()) {
					cameAndWent.add(entry);
				}
			}
			return among(cameAndWent, repository, earlier, later, progress);
		} catch (IOException e) {
			throw GitReader.unreadable("The repository " + earlier.repository(), e);
		}
	}

	private static FileRenames among(List<DiffEntry> cameAndWent, Repository repository, SourceLocation.Git earlier,
			SourceLocation.Git later, Progress progress) throws IOException {
		RenameDetector detector = new RenameDetector(repository);
		// The repository's settings are ignored, so that the result is the same for everybody.
		detector.setRenameScore(MIN_SIMILARITY);
		detector.setRenameLimit(MAX_FILES);
		detector.addAll(cameAndWent);
		Map<String, String> renamed = new TreeMap<>();
		try {
			for (DiffEntry entry : detector.compute(new EmptyProgressMonitor() {
				@Override
				public boolean isCancelled() {
					return progress.isCancelled();
				}
			})) {
				if (entry.getChangeType() == DiffEntry.ChangeType.RENAME) {
					renamed.put(name(earlier, entry.getOldPath()).orElseThrow(), name(later, entry.getNewPath()).orElseThrow());
				}
			}
		} catch (CanceledException e) {
			progress.checkCancelled();
			throw new IllegalStateException("it was cancelled, but not by the caller", e);
		}
		return new FileRenames(renamed);
	}

	/** The name that a file of the tree has among the sources; empty if it is none of them. */
	private static Optional<String> name(SourceLocation.Git git, String path) {
		if (git.folders().isEmpty()) {
			return Optional.of(path);
		}
		return git.folders().stream().filter(folder -> path.startsWith(folder + "/")).findFirst()
				.map(folder -> git.folders().size() == 1 ? path.substring(folder.length() + 1) : path);
	}
}
