/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import org.eclipse.core.runtime.CoreException;

/** The program that is measured on this machine, or was last. */
public final class Measurements extends ProgramRuns<MeasureState> {

	private static final Measurements HERE = new Measurements();

	private Measurements() {
		super(Messages.Measurements_running);
	}

	/** Returns the measurements of this machine. */
	public static Measurements here() {
		return HERE;
	}

	/**
	 * Starts in the background.
	 *
	 * @throws CoreException if something runs already; the message says what to do
	 */
	public void start(MeasureRequest request) throws CoreException {
		start(listener -> new MeasureJob(request, listener));
	}
}
