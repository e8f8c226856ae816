/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.code;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.JavaModelException;
import org.sonde.instrumentation.workspace.ProjectSources;

/** Measures files as they stand in editors, each by itself, when they change: within milliseconds of the last key. */
final class EditorFilesJob extends Job {

	private final Map<String, ICompilationUnit> changed = new LinkedHashMap<>();
	private final Consumer<Map<String, String>> listener;

	/** @param listener receives the texts of changed files by their names, in this job's thread */
	EditorFilesJob(Consumer<Map<String, String>> listener) {
		super(Messages.EditorFilesJob_measuring);
		setSystem(true);
		this.listener = listener;
	}

	void changed(ICompilationUnit unit) {
		synchronized (changed) {
			changed.put(ProjectSources.name(unit.getResource()), unit);
		}
		schedule();
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		Map<String, ICompilationUnit> now;
		synchronized (changed) {
			now = new LinkedHashMap<>(changed);
			changed.clear();
		}
		Map<String, String> texts = new LinkedHashMap<>();
		now.forEach((name, unit) -> texts.put(name, text(unit)));
		listener.accept(texts);
		return Status.OK_STATUS;
	}

	/** Empty where the file is gone. */
	static String text(ICompilationUnit unit) {
		try {
			return unit.exists() ? unit.getSource() : "";
		} catch (JavaModelException e) {
			return "";
		}
	}
}
