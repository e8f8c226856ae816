/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.code;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.sonde.instrumentation.workspace.ProjectComponents;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.overhead.ui.view.SaveFiguresAction;
import org.sonde.report.code.Citation;
import org.sonde.report.code.CodeJson;
import org.sonde.report.code.CodeTable;

/**
 * What the view shows of a project.
 *
 * @param project     whose sources were measured
 * @param file        the file of the component; empty for all types of the project
 * @param components  all that the project has
 * @param measurement lines, cyclomatic and cognitive complexity with what is typed and not saved yet
 * @param rows        of the table, with what the information metrics were as it was saved
 * @param behind      whether something was changed since the information metrics were computed
 */
public record Figures(IProject project, Optional<IFile> file, ProjectComponents components, ComponentMeasurement measurement,
		FigureRows rows, boolean behind) {

	/** The component of every type of a project, for those who have not stored one. */
	public static Component allTypes(IProject project) {
		return Component.of("All types of " + project.getName(), List.of("*"), List.of(),
				Component.DEFAULT_DATA_TYPES);
	}

	/** What can be saved: what the command line prints. */
	public SaveFiguresAction.Content saved() {
		return new SaveFiguresAction.Content(project.getName() + "-maintainability", List.of(
				new SaveFiguresAction.Kind("csv", Messages.Figures_csv, () -> CodeTable.typesCsv(measurement).csv()),
				new SaveFiguresAction.Kind("json", Messages.Figures_json, () -> CodeJson.printed(measurement)),
				new SaveFiguresAction.Kind("bib", Messages.Figures_bibtex, () -> Citation.of(List.of(measurement)).bibtex())));
	}

	/** The same with other lines and complexities; the information metrics are still those of before. */
	Figures with(ComponentMeasurement changed, boolean nowBehind) {
		return new Figures(project, file, components, changed, rows.with(changed), nowBehind);
	}
}
