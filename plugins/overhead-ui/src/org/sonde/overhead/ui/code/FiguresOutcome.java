/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.code;

import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.sonde.instrumentation.workspace.ProjectComponents;

/** The outcome of a measurement. */
sealed interface FiguresOutcome {

	/** Returns the project that was measured. */
	IProject project();

	/** Figures to show. */
	record Measured(Figures figures) implements FiguresOutcome {

		@Override
		public IProject project() {
			return figures.project();
		}
	}

	/**
	 * There is nothing to show.
	 *
	 * @param reason for people, with the remedy
	 */
	record Failed(IProject project, Optional<IFile> file, ProjectComponents components, String reason) implements FiguresOutcome {
	}

	/** The user stopped it. */
	record Cancelled(IProject project) implements FiguresOutcome {
	}
}
