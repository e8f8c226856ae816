/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

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
import org.sonde.overhead.ui.view.UndoableChange;
import org.sonde.report.tunings.OwnTuning;
import org.sonde.report.tunings.OwnTunings;
import org.sonde.report.tunings.TuningsReader;
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
		requireNew(names, read(content()));
	}

	private void requireNew(List<String> names, OwnTunings series) throws CoreException {
		for (String name : names) {
			if (series.find(name).isPresent()) {
				throw new CoreException(Status.error(NLS.bind(Messages.TuningFile_taken, ProjectFiles.name(file), name)));
			}
		}
	}

	/**
	 * The tuning of this name.
	 *
	 * @throws CoreException if the file has none, or cannot be read
	 */
	OwnTuning find(String name) throws CoreException {
		file.refreshLocal(IResource.DEPTH_ZERO, null);
		return find(name, read(content()));
	}

	private OwnTuning find(String name, OwnTunings series) throws CoreException {
		return series.find(name)
				.orElseThrow(() -> new CoreException(Status.error(NLS.bind(Messages.TuningFile_gone, ProjectFiles.name(file), name))));
	}

	/**
	 * Adds tunings to its end. Nobody else changes it meanwhile.
	 *
	 * @return the change, which can be undone
	 * @throws CoreException as {@link #requireNew}, or if it cannot be written
	 */
	public UndoableChange add(List<OwnTuning> tunings, IProgressMonitor monitor) throws CoreException {
		return change(Messages.TuningFile_add, series -> {
			requireNew(tunings.stream().map(OwnTuning::name).toList(), series);
			OwnTunings longer = series;
			for (OwnTuning tuning : tunings) {
				longer = longer.with(tuning);
			}
			return longer;
		}, monitor);
	}

	/**
	 * Puts a tuning in the place of one.
	 *
	 * @param before as it was read
	 * @throws CoreException if that is gone or was changed meanwhile, or another one has the new name
	 */
	UndoableChange replace(OwnTuning before, OwnTuning tuning, IProgressMonitor monitor) throws CoreException {
		return change(Messages.TuningFile_edit, series -> {
			if (!find(before.name(), series).equals(before)) {
				throw new CoreException(Status.error(NLS.bind(Messages.TuningFile_changed, ProjectFiles.name(file), before.name())));
			}
			if (!tuning.name().equals(before.name())) {
				requireNew(List.of(tuning.name()), series);
			}
			return series.replaced(before, tuning);
		}, monitor);
	}

	/** Removes the tunings with these names. */
	UndoableChange remove(List<String> names, IProgressMonitor monitor) throws CoreException {
		return change(names.size() == 1 ? Messages.TuningFile_remove : NLS.bind(Messages.TuningFile_removeSeveral, names.size()),
				series -> {
					OwnTunings shorter = series;
					for (String name : names) {
						shorter = shorter.without(name);
					}
					return shorter;
				}, monitor);
	}

	/** What becomes of a series. */
	private interface Change {
		OwnTunings of(OwnTunings series) throws CoreException;
	}

	private UndoableChange change(String label, Change change, IProgressMonitor monitor) throws CoreException {
		TuningsOperation[] made = new TuningsOperation[1];
		file.getWorkspace().run(running -> {
			try (ProjectFileUpdate update = ProjectFileUpdate.begin(file)) {
				file.refreshLocal(IResource.DEPTH_ZERO, null);
				Optional<byte[]> before = content();
				byte[] after = TuningsWriter.toJson(change.of(read(before))).getBytes(StandardCharsets.UTF_8);
				update.write(after);
				made[0] = new TuningsOperation(label, file, before, after);
			}
		}, file.getProject(), IWorkspace.AVOID_UPDATE, monitor);
		return made[0];
	}

	/** Empty if there is no file. */
	private Optional<byte[]> content() throws CoreException {
		return file.exists() ? Optional.of(file.readAllBytes()) : Optional.empty();
	}

	private OwnTunings read(Optional<byte[]> content) throws CoreException {
		if (content.isEmpty()) {
			return OwnTunings.ofFile(file.getName());
		}
		try {
			return TuningsReader.read(new ByteArrayInputStream(content.get()), ProjectFiles.name(file)).tunings();
		} catch (OverheadException e) {
			throw new CoreException(Status.error(e.getMessage(), e));
		}
	}
}
