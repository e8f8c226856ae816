/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.versions;

import java.util.Optional;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.sonde.overhead.ui.benchmark.FolderField;
import org.sonde.report.tunings.OwnTunings;

/** Where the result sets and their series go. */
final class ResultFields {

	private static final String RESULTS = "results";
	private static final String SERIES = "versions";

	private final FolderField folder;
	private final Text series;

	/** @param changed is called when the user changes something */
	ResultFields(Composite area, IProject project, Runnable changed) {
		FieldRows.label(area, Messages.ResultFields_folder);
		folder = new FolderField(area, Messages.ResultFields_browse, changed);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(folder.control());
		series = FieldRows.text(area, Messages.ResultFields_series, "");
		folder.setPath(project.getName() + "/" + RESULTS);
		series.setText(free());
		series.addModifyListener(event -> changed.run());
	}

	/** A name that no file in the folder has: each benchmark of versions makes a series of its own, unless the user names an older one. */
	private String free() {
		String name = SERIES + OwnTunings.ENDING;
		for (int number = 2; isTaken(name); number++) {
			name = SERIES + "-" + number + OwnTunings.ENDING;
		}
		return name;
	}

	private boolean isTaken(String name) {
		return folder().filter(IContainer::exists).filter(found -> found.findMember(name) != null).isPresent();
	}

	/** What is wrong; empty if nothing is. */
	Optional<String> problem() {
		if (folder().isEmpty()) {
			return Optional.of(NLS.bind(Messages.ResultFields_noFolder, folder.path()));
		}
		boolean named = series().endsWith(OwnTunings.ENDING) && series().length() > OwnTunings.ENDING.length()
				&& IPath.fromOSString("/").isValidSegment(series());
		return named ? Optional.empty() : Optional.of(NLS.bind(Messages.ResultFields_noSeries, OwnTunings.ENDING));
	}

	/** The folder; it may have to be made in one that exists. */
	Optional<IContainer> folder() {
		IPath path = IPath.fromPortableString(folder.path()).makeRelative();
		Optional<IContainer> found = FolderField.find(folder.path());
		return found.isPresent() || path.segmentCount() < 2 ? found
				: FolderField.find(path.removeLastSegments(1).toString())
						.filter(parent -> parent.findMember(path.lastSegment()) == null)
						.map(parent -> ResourcesPlugin.getWorkspace().getRoot().getFolder(path));
	}

	/** The name of the series' file. */
	String series() {
		return series.getText().strip();
	}
}
