/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.code;

import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.core.JavaCore;

/** What the view shows, without its controls: the project it follows, the chosen component, and its figures. For one thread. */
final class ShownMaintainability {

	/** What the view has to do when the project, or something in it, changed. */
	enum Next {
		/** Nothing can be measured: there is no project, it is closed, or it is not a Java project. */
		REST,
		/** No figures are shown. */
		MEASURE,
		/** The figures shown are those before a change, which others may follow at once. */
		MEASURE_SOON
	}

	private final ChosenComponents chosen;
	private Optional<IProject> project = Optional.empty();
	private Optional<Figures> figures = Optional.empty();
	private FiguresLevel level = FiguresLevel.TYPES;

	ShownMaintainability(ChosenComponents chosen) {
		this.chosen = chosen;
	}

	/** Follows this project from now on; also tells that something in it changed. Figures of another one are no longer shown. */
	Next follow(Optional<IProject> followed) {
		project = followed;
		boolean measurable = accessible().filter(ShownMaintainability::isJava).isPresent();
		figures = figures.filter(shown -> measurable && project.equals(Optional.of(shown.project())));
		return !measurable ? Next.REST : figures.isPresent() ? Next.MEASURE_SOON : Next.MEASURE;
	}

	private static boolean isJava(IProject project) {
		try {
			return project.hasNature(JavaCore.NATURE_ID);
		} catch (CoreException e) {
			return false; // closed meanwhile
		}
	}

	/** The project that is followed, unless it is closed. */
	private Optional<IProject> accessible() {
		return project.filter(IProject::isAccessible);
	}

	/** Chooses a component of the project; without a file all its types. */
	void choose(Optional<IFile> file) {
		project.ifPresent(one -> chosen.choose(one, file));
	}

	/** What is to be measured; empty without an open project. */
	Optional<FiguresRequest> request() {
		return accessible().map(one -> new FiguresRequest(one, chosen.of(one)));
	}

	/** @return false if the outcome is of a project that is no longer followed; then nothing changes */
	boolean take(FiguresOutcome outcome) {
		if (!project.equals(Optional.of(outcome.project()))) {
			return false;
		}
		figures = outcome instanceof FiguresOutcome.Measured(Figures measured) ? Optional.of(measured) : Optional.empty();
		return true;
	}

	/** The figures of the project; empty while there is a message in their place. */
	Optional<Figures> figures() {
		return figures;
	}

	FiguresLevel level() {
		return level;
	}

	void show(FiguresLevel newLevel) {
		level = newLevel;
	}

	/** Takes the number of a level that was saved; another one is ignored. */
	void restoreLevel(Integer number) {
		if (number != null && number >= 0 && number < FiguresLevel.values().length) {
			level = FiguresLevel.values()[number];
		}
	}
}
