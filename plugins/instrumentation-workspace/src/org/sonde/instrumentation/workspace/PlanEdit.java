/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.PlanFileException;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.workspace.PlanState.Broken;
import org.sonde.instrumentation.workspace.PlanState.Loaded;

/** Reads a plan's file, changes the plan and writes it back: the plan as it is on disk, not as somebody remembers it. */
final class PlanEdit {
	private final IFile file;

	/** The caller holds the rule of the file's project while it uses the edit. */
	PlanEdit(IFile file) {
		this.file = file;
	}

	/**
	 * Has a write-protected file made writable, as the user or version control wants it. May ask the user, so no rule is held.
	 *
	 * @throws CoreException if the file stays protected
	 */
	static void makeWritable(IFile file) throws CoreException {
		if (file.isReadOnly()) {
			IStatus writable = file.getWorkspace().validateEdit(new IFile[] { file }, IWorkspace.VALIDATE_PROMPT);
			if (!writable.isOK()) {
				throw new CoreException(Status.error(ProjectFiles.name(file) + " is write-protected and was not changed: "
						+ writable.getMessage()));
			}
		}
	}

	/** Makes the edit and says what it changed. */
	PlanChange make(Consumer<Plan> edit, IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, 1);
		try (ProjectFileUpdate update = ProjectFileUpdate.begin(file)) {
			Plan before = readFromDisk(progress.split(1));
			Plan after = EcoreUtil.copy(before);
			edit.accept(after);
			PlanChange change = new PlanChange(file, !file.exists(), before, after);
			if (!change.isEmpty()) {
				progress.checkCanceled();
				update.write(bytes(after));
			}
			return change;
		}
	}

	private byte[] bytes(Plan plan) throws CoreException {
		try {
			return PlanFiles.toBytes(plan);
		} catch (IllegalArgumentException e) {
			throw new CoreException(Status.error(ProjectFiles.name(file) + " was not changed: " + e.getMessage(), e));
		}
	}

	/** Makes the change once more, or its inverse, if nothing it touches was changed since. */
	void repeat(PlanChange change, boolean deleteIfEmpty, IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, 1);
		try (ProjectFileUpdate update = ProjectFileUpdate.begin(file)) {
			Plan plan = readFromDisk(progress.split(1));
			Optional<String> obstacle = change.obstacle(plan);
			if (obstacle.isPresent()) {
				throw new CoreException(Status.error(ProjectFiles.name(file) + " has changed since: " + obstacle.get()
						+ " is different now. The plan was not changed; change it by hand."));
			}
			change.applyTo(plan);
			progress.checkCanceled();
			if (deleteIfEmpty && EcoreUtil.equals(plan, PlanFactory.eINSTANCE.createPlan())) {
				file.delete(IResource.KEEP_HISTORY, null);
			} else {
				update.write(bytes(plan));
			}
		}
	}

	private Plan readFromDisk(IProgressMonitor monitor) throws CoreException {
		file.refreshLocal(IResource.DEPTH_ZERO, monitor);
		if (!file.exists()) {
			return PlanFactory.eINSTANCE.createPlan();
		}
		return switch (parse(file, bytesOf(file))) {
			case Loaded loaded -> loaded.plan();
			case Broken broken -> throw new CoreException(Status.error(broken.message() + "\nThe file was not changed."));
			case PlanState other -> throw new IllegalStateException(other.toString());
		};
	}

	/** Read even when the workspace has not noticed the last change of the file; of a file too large to be a plan its begin. */
	static byte[] bytesOf(IFile file) throws CoreException {
		try (InputStream in = file.getContents(true)) {
			return in.readNBytes(PlanFiles.MAX_BYTES + 1);
		} catch (CoreException | IOException e) {
			throw new CoreException(Status.error("Cannot read " + ProjectFiles.name(file) + ": " + e.getMessage(), e));
		}
	}

	/** {@link Loaded} or {@link Broken}. */
	static PlanState parse(IFile file, byte[] bytes) {
		try {
			return Loaded.of(file, PlanFiles.load(new ByteArrayInputStream(bytes), ProjectFiles.name(file)));
		} catch (PlanFileException e) {
			return new Broken(file, e.line(), e.getMessage(), e.problem() == PlanFileException.Problem.MERGE_CONFLICT);
		} catch (IOException e) {
			return new Broken(file, 0, ProjectFiles.name(file) + ": " + e.getMessage(), false);
		}
	}
}
