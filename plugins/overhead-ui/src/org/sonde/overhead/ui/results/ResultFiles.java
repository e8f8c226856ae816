/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.workspace.ProjectFiles;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.json.ResultSetDocument;
import org.sonde.overhead.store.ResultSetMerge;
import org.sonde.overhead.store.StoredSet;

/** Changes result-set files of the workspace, in jobs that hold their project; what goes wrong is shown in words. */
final class ResultFiles {

	private ResultFiles() {
	}

	static Job change(String name, IFile file, UnaryOperator<ResultSetDocument> change) {
		return job(name, file.getProject(), () -> StoredSet.change(path(file), change));
	}

	/** The local history keeps the file. */
	static Job delete(IFile file) {
		return job(NLS.bind(Messages.ResultFiles_deleting, ProjectFiles.name(file)), file.getProject(), () -> {
			StoredSet set = StoredSet.read(path(file));
			file.delete(true, true, null);
			set.deleteRaw();
		});
	}

	/** A copy of a set, built in or not, with its raw measurements. */
	static Job duplicate(ResultRow row, String id, IProject project) {
		IFile target = target(id, row.file().map(IFile::getProject).orElse(project), row.file());
		return job(NLS.bind(Messages.ResultFiles_copying, row.set().id()), target.getProject(), () -> {
			StoredSet set = row.file().isPresent() ? StoredSet.read(path(row.file().get()))
					: new StoredSet(path(target), ResultSetDocument.of(row.set()));
			set.duplicated(id, path(target));
		});
	}

	static Job merge(List<ResultSet> sets, String id, String title, IProject project) {
		return job(Messages.ResultFiles_merging, project, () -> StoredSet.create(path(target(id, project, Optional.empty())),
				ResultSetDocument.of(ResultSetMerge.of(sets, id, title))));
	}

	/** Beside the set it is made from, else in the project. */
	static IFile target(String id, IProject project, Optional<IFile> from) {
		return from.map(file -> file.getParent().getFile(IPath.fromOSString(id + ".json"))).orElseGet(() -> project.getFile(id + ".json"));
	}

	private static Path path(IFile file) throws CoreException {
		if (file.getLocation() == null) {
			throw new CoreException(Status.error(NLS.bind(Messages.ResultFiles_notLocal, ProjectFiles.name(file))));
		}
		return file.getLocation().toPath();
	}

	private interface Work {
		void run() throws OverheadException, CoreException;
	}

	private static Job job(String name, IProject project, Work work) {
		Job job = Job.create(name, (IProgressMonitor monitor) -> {
			try {
				work.run();
			} catch (OverheadException e) {
				throw new CoreException(Status.error(e.getMessage(), e));
			} finally {
				project.refreshLocal(IResource.DEPTH_INFINITE, monitor);
			}
		});
		job.setRule(project);
		job.setUser(true);
		return job;
	}
}
