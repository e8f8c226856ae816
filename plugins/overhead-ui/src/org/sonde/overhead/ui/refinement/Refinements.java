/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.refinement;

import org.eclipse.core.runtime.CoreException;
import org.sonde.overhead.ui.userprogram.ProgramRuns;

/** The plan that is refined on this machine, or was last. */
public final class Refinements extends ProgramRuns<RefinementState> {
	private static final Refinements HERE = new Refinements();

	private Refinements() {
		super(Messages.Refinements_running);
	}

	/** Returns the refinements of this machine. */
	public static Refinements here() {
		return HERE;
	}

	/**
	 * Starts in the background.
	 *
	 * @throws CoreException if something runs already; the message says what to do
	 */
	public void start(RefineRequest request) throws CoreException {
		start(listener -> new RefinementJob(request, listener));
	}
}
