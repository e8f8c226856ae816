/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import org.eclipse.jgit.lib.Config;
import org.eclipse.jgit.storage.file.FileBasedConfig;
import org.eclipse.jgit.util.FS;
import org.eclipse.jgit.util.SystemReader;

/**
 * JGit as it should be in a process of our own, which only reads. Left alone it starts the git program to find its settings, writes
 * probes into the repository to learn how exact the file system's times are (a second or more), and keeps what it learnt in the user's
 * home. Nothing of that matters to who reads the objects of commits.
 */
public final class QuietGit extends SystemReader.Delegate {

	/** Exact enough for any file system; it decides only when a file that changed is read again. */
	private static final String RESOLUTION = "2 seconds";

	private QuietGit(SystemReader real) {
		super(real);
	}

	/** Affects the whole process, so do not call it if others use JGit, too, as in the IDE. */
	public static void use() {
		if (!(SystemReader.getInstance() instanceof QuietGit)) {
			SystemReader.setInstance(new QuietGit(SystemReader.getInstance()));
		}
	}

	@Override
	public FileBasedConfig openSystemConfig(Config parent, FS fs) {
		return new NoFile(parent, fs);
	}

	@Override
	public FileBasedConfig openUserConfig(Config parent, FS fs) {
		return new NoFile(parent, fs);
	}

	@Override
	public FileBasedConfig openJGitConfig(Config parent, FS fs) {
		return new NoFile(parent, fs);
	}

	/** Settings that lie in no file. */
	private static final class NoFile extends FileBasedConfig {

		NoFile(Config parent, FS fs) {
			super(parent, null, fs);
		}

		@Override
		public void load() {
			// There is nothing.
		}

		@Override
		public void save() {
			// There is nowhere.
		}

		@Override
		public boolean isOutdated() {
			return false;
		}

		@Override
		public String getString(String section, String subsection, String name) {
			return "filesystem".equals(section) ? RESOLUTION : super.getString(section, subsection, name);
		}
	}
}
