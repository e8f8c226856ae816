/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.workspace.ProjectFileUpdate;
import org.sonde.instrumentation.workspace.ProjectFiles;
import org.sonde.overhead.OverheadException;
import org.sonde.report.tunings.OwnTuning;
import org.sonde.report.tunings.OwnTunings;
import org.sonde.report.tunings.TuningsWriter;

/** A file of a project with a series of tunings, which need not exist yet. Not for the thread of the user interface. */
public final class TuningFile {

	private final IFile file;

	public TuningFile(IFile file) {
		this.file = file;
	}

	/**
	 * Looks whether tunings of these names can be added.
	 *
	 * @throws CoreException if the file has one of them, or cannot be read; the message says which
	 */
	public void requireNew(List<String> names) throws CoreException {
		before(names);
	}

	/**
	 * Adds tunings to its end. Nobody else changes it meanwhile.
	 *
	 * @throws CoreException as {@link #requireNew}, or if it cannot be written
	 */
	public void add(List<OwnTuning> tunings, IProgressMonitor monitor) throws CoreException {
		file.getWorkspace().run(running -> {
			try (ProjectFileUpdate update = ProjectFileUpdate.begin(file)) {
				file.refreshLocal(IResource.DEPTH_ZERO, null);
				OwnTunings all = before(tunings.stream().map(OwnTuning::name).toList());
				for (OwnTuning tuning : tunings) {
					all = all.with(tuning);
				}
				update.write(TuningsWriter.toJson(all).getBytes(StandardCharsets.UTF_8));
			}
		}, file.getProject(), IWorkspace.AVOID_UPDATE, monitor);
	}

	private OwnTunings before(List<String> names) throws CoreException {
		try {
			OwnTunings before = file.exists() ? ShownSeries.read(file) : OwnTunings.ofFile(file.getName());
			for (OwnTuning one : before.tunings()) {
				if (names.contains(one.name())) {
					throw new CoreException(Status.error(NLS.bind(Messages.TuningFile_taken, ProjectFiles.name(file), one.name())));
				}
			}
			return before;
		} catch (OverheadException | IOException e) {
			throw new CoreException(Status.error(e.getMessage(), e));
		}
	}
}
