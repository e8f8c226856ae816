/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.eclipse.core.resources.IProject;
import org.sonde.instrumentation.workspace.EventSource;

/**
 * What the view <i>Monitoring Log</i> shows of each project, for the editors. Listeners are notified of projects for which that changed.
 */
public final class LastRecordings extends EventSource<IProject> {
	private static final LastRecordings WORKSPACE = new LastRecordings();

	private final Map<IProject, RecordedCalls> known = new ConcurrentHashMap<>();

	private LastRecordings() {
	}

	/** The recordings shown in this workspace. */
	public static LastRecordings ofWorkspace() {
		return WORKSPACE;
	}

	/** Returns the recorded calls of the project's methods with probes. Empty if no log of it is shown. Does not block. */
	public RecordedCalls of(IProject project) {
		return known.getOrDefault(project, RecordedCalls.NONE);
	}

	void show(IProject project, RecordedCalls calls) {
		known.put(project, calls);
		tellListeners(project);
	}

	void forget(IProject project) {
		if (known.remove(project) != null) {
			tellListeners(project);
		}
	}
}
