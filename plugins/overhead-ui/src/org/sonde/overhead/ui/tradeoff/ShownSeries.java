/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.workspace.ProjectFiles;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.published.MeasuredResults;
import org.sonde.overhead.ui.results.AvailableResultSets;
import org.sonde.report.tradeoff.TuningSeries;
import org.sonde.report.tunings.BuiltInTunings;
import org.sonde.report.tunings.OwnTunings;
import org.sonde.report.tunings.TuningsReader;

/**
 * A series that can be shown.
 *
 * @param file that holds it; empty for a built-in one
 */
public record ShownSeries(Optional<IFile> file, TuningSeries series) {

	/**
	 * All that can be shown.
	 *
	 * @param problems of files of the project that hold no tunings, each with its file's name
	 */
	public record All(List<ShownSeries> series, List<String> problems) {
		public All {
			series = List.copyOf(series);
			problems = List.copyOf(problems);
		}
	}

	/** Built-in series, and those in files of the project; not for the UI thread. */
	public static All of(Optional<IProject> project, IProgressMonitor monitor) {
		List<ShownSeries> series = new ArrayList<>(
				BuiltInTunings.list().stream().map(one -> new ShownSeries(Optional.empty(), one)).toList());
		List<String> problems = new ArrayList<>();
		List<IFile> files = project.map(followed -> ProjectFiles.ending(OwnTunings.ENDING, followed)).orElse(List.of());
		if (!files.isEmpty()) {
			AvailableResultSets results = AvailableResultSets.of(project.get(), monitor);
			for (IFile file : files) {
				try {
					read(file).series(id -> results.find(id).or(() -> MeasuredResults.find(id)))
							.ifPresent(own -> series.add(new ShownSeries(Optional.of(file), own)));
				} catch (OverheadException e) {
					problems.add(e.getMessage());
				} catch (CoreException | IOException e) {
					problems.add(NLS.bind(Messages.ShownSeries_unreadable, ProjectFiles.name(file), e.getMessage()));
				}
			}
		}
		return new All(series, problems);
	}

	/** What a file holds; not for the UI thread. */
	static OwnTunings read(IFile file) throws OverheadException, CoreException, IOException {
		try (InputStream in = file.getContents(true)) {
			return TuningsReader.read(in, ProjectFiles.name(file)).tunings();
		}
	}

	/** Whether the file may hold tunings, or a result set that they name. */
	static boolean isCandidate(IResource resource) {
		return resource.getType() == IResource.FILE && resource.getName().endsWith(OwnTunings.ENDING)
				|| AvailableResultSets.isCandidate(resource);
	}

	/** Its key: its file, or its id if it is built in. */
	public String key() {
		return file.map(ProjectFiles::name).orElse(series.id());
	}

	/** For people; the title of one that Sonde's authors measured says so itself. */
	public String title() {
		return switch (series.origin()) {
			case PUBLISHED -> NLS.bind(Messages.ShownSeries_published, series.title());
			case MEASURED -> series.title();
			case OWN -> series.title() + file.map(own -> "  (" + ProjectFiles.name(own) + ")").orElse("");
		};
	}
}
