/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.io.ByteArrayInputStream;
import java.util.HashSet;
import java.util.Set;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.json.ResultSetDocument;

/** Files for new result sets in a folder, under ids that no other set of the project has. Not for the thread of the user interface. */
public final class NewSets {

	private final IContainer folder;
	private final Set<String> taken = new HashSet<>();

	/** Reads which ids are taken. */
	public NewSets(IContainer folder, IProgressMonitor monitor) {
		this.folder = folder;
		ResultSets.of(folder.getProject(), monitor).sets().forEach(set -> taken.add(set.id()));
	}

	/**
	 * Writes a set.
	 *
	 * @param wanted its id, which gets a number if it is taken
	 */
	public IFile store(ResultSet set, String wanted, String title) throws CoreException {
		String id = wanted;
		IFile file = file(id);
		for (int number = 2; taken.contains(id) || file.exists(); number++) {
			id = wanted + "-" + number;
			file = file(id);
		}
		taken.add(id);
		ResultSetDocument document = ResultSetDocument.of(set).withTitle(title);
		document = id.equals(set.id()) ? document : document.withId(id);
		file.create(new ByteArrayInputStream(document.toBytes()), true, new NullProgressMonitor());
		return file;
	}

	private IFile file(String id) {
		return folder.getFile(IPath.fromOSString(id + ".json"));
	}
}
