/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.comparison;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.sonde.metrics.source.GitRevisions;

/** Looks in the background whether git knows the revision that is typed. */
public final class CheckedRevision {
	private static final long TYPING_PAUSE_MILLIS = 200;

	private final Runnable changed;
	/** Empty for what git does not know. */
	private final Map<String, Optional<String>> commits = new ConcurrentHashMap<>();
	private volatile String wanted = "";

	/** @param changed is run in the user interface's thread when another revision was looked for */
	public CheckedRevision(Runnable changed) {
		this.changed = changed;
	}

	/** Empty as long as it is looked for. */
	public Optional<Boolean> known(GitRevisions repository, String revision) {
		if (repository.commits().containsKey(revision)) {
			return Optional.of(true);
		}
		Optional<Boolean> answer = Optional.ofNullable(commits.get(revision)).map(Optional::isPresent);
		if (answer.isEmpty() && !revision.equals(wanted)) {
			wanted = revision;
			Display display = Display.getCurrent();
			Job.createSystem(Messages.CheckedRevision_looking, (ICoreRunnable) monitor -> {
				if (revision.equals(wanted)) {
					commits.put(revision, repository.commit(revision));
					display.asyncExec(changed);
				}
			}).schedule(TYPING_PAUSE_MILLIS);
		}
		return answer;
	}

	/** The id of the commit of a revision that is known. */
	public Optional<String> commit(GitRevisions repository, String revision) {
		return Optional.ofNullable(repository.commits().get(revision)).or(() -> commits.getOrDefault(revision, Optional.empty()));
	}
}
