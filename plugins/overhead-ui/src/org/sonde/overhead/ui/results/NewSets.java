/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.util.HashSet;
import java.util.Set;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.sonde.instrumentation.workspace.ProjectFiles;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.json.ResultSetDocument;

/** Files for new result sets in a folder, under ids that no other set of the project has. Not for the thread of the user interface. */
public final class NewSets {

	private final IContainer folder;
	private final Set<String> taken = new HashSet<>();

	/** Reads which ids are taken. */
	public NewSets(IContainer folder, IProgressMonitor monitor) {
		this.folder = folder;
		AvailableResultSets.of(folder.getProject(), monitor).sets().forEach(set -> taken.add(set.id()));
	}

	/**
	 * Writes a set; the caller holds the rule of the project.
	 *
	 * @param wanted its id, which gets a number if it is taken
	 * @throws CoreException if it cannot be written; the message names the file and the reason
	 */
	public IFile store(ResultSet set, String wanted, String title) throws CoreException {
		String id = wanted;
		IFile file = file(id);
		for (int number = 2; taken.contains(id) || exists(file); number++) {
			id = wanted + "-" + number;
			file = file(id);
		}
		taken.add(id);
		ResultSetDocument document = ResultSetDocument.of(set).withTitle(title);
		document = id.equals(set.id()) ? document : document.withId(id);
		ProjectFiles.write(file, document.toBytes());
		return file;
	}

	/** Also if another program made the file, which the workspace may not have noticed. */
	private static boolean exists(IFile file) throws CoreException {
		file.refreshLocal(IResource.DEPTH_ZERO, null);
		return file.exists();
	}

	private IFile file(String id) {
		return folder.getFile(IPath.fromOSString(id + ".json"));
	}
}
