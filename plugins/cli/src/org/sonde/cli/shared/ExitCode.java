/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

/** The meanings of the command's exit status. */
public final class ExitCode {
	/** The answer was given. */
	public static final int OK = 0;
	/** There is no answer: something that the command names is not there or not as it must be, or the machine stands in the way. */
	public static final int FAILED = 1;
	/** The command is wrong by itself, whatever the files hold: its words, or the value of an option; picocli's own code for it. */
	public static final int USAGE = 2;
	/** There is an answer, and it is no: something that had to hold does not. */
	public static final int BROKEN = 3;
	/** A failure nobody foresaw; EX_SOFTWARE of sysexits. */
	public static final int BUG = 70;
	/** There is an answer, but it could not be printed whole; EX_IOERR of sysexits. */
	public static final int OUTPUT_LOST = 74;

	/** Interrupted by Ctrl-C, after the result so far was printed if there was one; as a shell reports SIGINT. */
	public static final int INTERRUPTED = 130;

	private ExitCode() {
	}
}
