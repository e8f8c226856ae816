/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead;

import java.io.IOException;
import java.nio.file.Path;

import org.sonde.common.files.FileInUseException;
import org.sonde.common.files.IoErrorText;

/** Input that was refused. The message is written for the user: it names the file, the place and the remedy. */
public final class OverheadException extends Exception {

	private static final long serialVersionUID = 1L;

	private final OverheadProblem problem;

	public OverheadException(OverheadProblem problem, Object... arguments) {
		super(problem.message(arguments));
		this.problem = problem;
	}

	/** Makes an exception with its cause, for the log. */
	public static OverheadException causedBy(Throwable cause, OverheadProblem problem, Object... arguments) {
		OverheadException exception = new OverheadException(problem, arguments);
		exception.initCause(cause);
		return exception;
	}

	/** A file that was not written, and why. */
	public static OverheadException unwritten(Path file, IOException cause) {
		return causedBy(cause, cause instanceof FileInUseException ? OverheadProblem.IN_USE : OverheadProblem.UNWRITABLE, file,
				IoErrorText.inWords(cause));
	}

	public OverheadProblem problem() {
		return problem;
	}
}
