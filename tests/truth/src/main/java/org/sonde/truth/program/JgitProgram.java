/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import org.eclipse.jgit.diff.EditList;
import org.eclipse.jgit.diff.HistogramDiff;
import org.eclipse.jgit.diff.RawText;
import org.eclipse.jgit.diff.RawTextComparator;
import org.eclipse.jgit.internal.storage.dfs.DfsRepositoryDescription;
import org.eclipse.jgit.internal.storage.dfs.InMemoryRepository;
import org.eclipse.jgit.lib.CommitBuilder;
import org.eclipse.jgit.lib.Constants;
import org.eclipse.jgit.lib.FileMode;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.ObjectInserter;
import org.eclipse.jgit.lib.ObjectReader;
import org.eclipse.jgit.lib.PersonIdent;
import org.eclipse.jgit.lib.TreeFormatter;
import org.eclipse.jgit.revwalk.RevCommit;
import org.eclipse.jgit.revwalk.RevWalk;
import org.eclipse.jgit.treewalk.TreeWalk;
import org.eclipse.jgit.treewalk.filter.TreeFilter;

/**
 * Commits, walks and compares versions in a repository in memory with JGit. Every unit commits the same objects, so that the repository
 * does not grow.
 */
final class JgitProgram implements Program {

	private static final int COMMITS = 5;
	private static final int FILES = 6;

	private final InMemoryRepository repository = new InMemoryRepository(new DfsRepositoryDescription("truth"));
	private final PersonIdent author = new PersonIdent("Ada", "ada@example.org", Instant.ofEpochSecond(1_700_000_000), ZoneOffset.UTC);

	@Override
	public long unit() throws IOException {
		ObjectId last = null;
		try (ObjectInserter inserter = repository.newObjectInserter()) {
			for (int number = 0; number < COMMITS; number++) {
				last = commit(inserter, number, last);
			}
			inserter.flush();
		}
		long sum = last.hashCode();
		try (ObjectReader reader = repository.newObjectReader(); RevWalk history = new RevWalk(reader)) {
			history.markStart(history.parseCommit(last));
			for (RevCommit commit : history) {
				sum = 31 * sum + commit.getFullMessage().hashCode();
				if (commit.getParentCount() > 0) {
					sum = 31 * sum + changes(reader, history.parseCommit(commit.getParent(0)), commit);
				}
			}
		}
		return sum;
	}

	private ObjectId commit(ObjectInserter inserter, int number, ObjectId parent) throws IOException {
		TreeFormatter tree = new TreeFormatter();
		for (int file = 0; file < FILES; file++) {
			// Each commit changes one file.
			String text = SampleData.words(20, file).replace(' ', '\n') + "\n" + (file == number ? "changed\n" : "");
			tree.append("file" + file, FileMode.REGULAR_FILE, inserter.insert(Constants.OBJ_BLOB, text.getBytes(StandardCharsets.UTF_8)));
		}
		CommitBuilder commit = new CommitBuilder();
		commit.setTreeId(inserter.insert(tree));
		commit.setAuthor(author);
		commit.setCommitter(author);
		commit.setMessage("Change file " + number);
		if (parent != null) {
			commit.setParentId(parent);
		}
		return inserter.insert(commit);
	}

	private static long changes(ObjectReader reader, RevCommit before, RevCommit after) throws IOException {
		long sum = 0;
		try (TreeWalk walk = new TreeWalk(reader)) {
			walk.setFilter(TreeFilter.ANY_DIFF);
			walk.addTree(before.getTree());
			walk.addTree(after.getTree());
			while (walk.next()) {
				RawText first = new RawText(reader.open(walk.getObjectId(0)).getBytes());
				RawText second = new RawText(reader.open(walk.getObjectId(1)).getBytes());
				EditList edits = new HistogramDiff().diff(RawTextComparator.DEFAULT, first, second);
				sum = 31 * sum + edits.toString().hashCode() + walk.getPathString().hashCode();
			}
		}
		return sum;
	}

	@Override
	public void close() {
		repository.close();
	}
}
