/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

import org.eclipse.jgit.lib.Constants;
import org.eclipse.jgit.lib.FileMode;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.revwalk.RevTree;
import org.eclipse.jgit.treewalk.TreeWalk;

/** The files in which projects declare something, by their names from the root of the tree that they lie in. */
sealed interface DeclaringFiles {

	/** The largest such file, in bytes. No real file is near that. */
	int MAX_BYTES = 4 << 20;

	/** The bytes of a file; null where there is none of this name. */
	byte[] read(String name) throws IOException;

	private static byte[] bytes(InputStream in) throws IOException {
		byte[] bytes = in.readNBytes(MAX_BYTES + 1);
		if (bytes.length > MAX_BYTES) {
			throw new IOException(SourceText.tooLarge(MAX_BYTES));
		}
		return bytes;
	}

	/** Files below a folder of this machine. */
	record OnDisk(Path root) implements DeclaringFiles {
		@Override
		public byte[] read(String name) throws IOException {
			Path file;
			try {
				file = root.resolve(name);
			} catch (InvalidPathException e) {
				return null;
			}
			if (!Files.isRegularFile(file)) {
				return null;
			}
			try (InputStream in = Files.newInputStream(file)) {
				return bytes(in);
			}
		}
	}

	/** Files of a git revision. */
	record InRevision(Repository repository, RevTree tree) implements DeclaringFiles {
		@Override
		public byte[] read(String name) throws IOException {
			try (TreeWalk found = TreeWalk.forPath(repository, name, tree)) {
				if (found == null || found.getFileMode(0) != FileMode.REGULAR_FILE && found.getFileMode(0) != FileMode.EXECUTABLE_FILE) {
					return null;
				}
				try (InputStream in = repository.open(found.getObjectId(0), Constants.OBJ_BLOB).openStream()) {
					return bytes(in);
				}
			}
		}
	}
}
