/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;

import org.eclipse.jgit.api.Git;
import org.eclipse.jgit.api.errors.GitAPIException;
import org.eclipse.jgit.lib.PersonIdent;
import org.eclipse.jgit.revwalk.RevCommit;

/** A git repository made in a test, whose commits are the same whoever runs it. */
public final class TestRepository implements AutoCloseable {

	private final Path folder;
	private final Git git;

	private TestRepository(Path folder, Git git) {
		this.folder = folder;
		this.git = git;
	}

	/** An empty one in a folder that is its work tree; its branch is {@code main}. */
	public static TestRepository in(Path folder) throws GitAPIException {
		QuietGit.use();
		return new TestRepository(folder, Git.init().setDirectory(folder.toFile()).setInitialBranch("main").call());
	}

	public Git git() {
		return git;
	}

	/** Writes a file of the work tree. */
	public void write(String name, String text) throws IOException {
		Path path = folder.resolve(name);
		Files.createDirectories(path.getParent());
		Files.writeString(path, text);
	}

	public static PersonIdent somebody(Instant now) {
		return new PersonIdent("Somebody", "somebody@example.org", now, ZoneOffset.ofHours(5));
	}

	/** Commits all that lies in the work tree, or that nothing has changed. */
	public RevCommit commit(String message, Instant now) throws GitAPIException {
		git.add().addFilepattern(".").call();
		git.add().addFilepattern(".").setUpdate(true).call();
		PersonIdent somebody = somebody(now);
		return git.commit().setAllowEmpty(true).setMessage(message).setAuthor(somebody).setCommitter(somebody).setSign(false).call();
	}

	@Override
	public void close() {
		git.close();
	}
}
