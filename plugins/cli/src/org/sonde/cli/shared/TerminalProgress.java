/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.io.PrintWriter;
import java.util.function.BooleanSupplier;

import org.sonde.common.progress.Progress;

/** A line on the terminal that says how far long work is; nothing where nobody watches. Interrupting the process cancels the work. */
public final class TerminalProgress implements Progress, AutoCloseable {
	/** Set by the script that starts the command, if its standard error is a terminal; Java itself cannot tell before release 22. */
	private static final String WATCHED = "sonde.terminal";
	private static final int BAR_WIDTH = 30;
	private static final long NANOS_BETWEEN_UPDATES = 100_000_000;

	/** Earlier, an estimate of the time left would say more of the first steps than of the work. */
	private static final long NANOS_BEFORE_AN_ESTIMATE = 10_000_000_000L;

	private final PrintWriter err;
	private final boolean watched;
	private String task = "";
	private long startedAt;
	private long total;
	private long done;
	private long shownAt;
	private int shownWidth;

	private TerminalProgress(PrintWriter err, boolean watched) {
		this.err = err;
		this.watched = watched;
	}

	/** @param err where the line appears, if a person sits at the terminal */
	public static TerminalProgress of(PrintWriter err) {
		return new TerminalProgress(err, Boolean.getBoolean(WATCHED));
	}

	@Override
	public void begin(String newTask, long newTotal) {
		task = newTask;
		total = newTotal;
		done = 0;
		startedAt = System.nanoTime();
		shownAt = 0;
		show();
	}

	@Override
	public void worked(long units) {
		done += units;
		show();
	}

	/**
	 * The same line for work that Ctrl-C ends with the result so far.
	 *
	 * @param cancelled whether that is wanted
	 */
	public Progress until(BooleanSupplier cancelled) {
		return new Progress() {
			@Override
			public void begin(String newTask, long newTotal) {
				TerminalProgress.this.begin(newTask, newTotal);
			}

			@Override
			public void worked(long units) {
				TerminalProgress.this.worked(units);
			}

			@Override
			public boolean isCancelled() {
				return cancelled.getAsBoolean();
			}
		};
	}

	/** A command in a terminal is cancelled by ending its process; files appear whole or not at all. */
	@Override
	public boolean isCancelled() {
		return false;
	}

	private void show() {
		long now = System.nanoTime();
		if (!watched || now - shownAt < NANOS_BETWEEN_UPDATES) {
			return;
		}
		shownAt = now;
		print(task + (total > 0 ? " " + bar(Math.min(1, (double) done / total)) + timeLeft(now - startedAt) : " …"));
	}

	/** If the rest goes on as it did. */
	private String timeLeft(long elapsedNanos) {
		if (done == 0 || done >= total || elapsedNanos < NANOS_BEFORE_AN_ESTIMATE) {
			return "";
		}
		long seconds = Math.round((double) elapsedNanos / done * (total - done) / 1e9);
		return seconds < 90 ? ", about " + seconds + " s left" : ", about " + Math.round(seconds / 60.0) + " min left";
	}

	/** A line that stays, above the one that says how far the work is. */
	public void tell(String line) {
		close();
		err.println(line);
	}

	private static String bar(double share) {
		int filled = (int) (share * BAR_WIDTH);
		return "[" + "=".repeat(filled) + " ".repeat(BAR_WIDTH - filled) + "] " + (int) (100 * share) + " %";
	}

	private void print(String line) {
		goToBegin();
		err.print(line + " ".repeat(Math.max(0, shownWidth - line.length())));
		err.flush();
		shownWidth = line.length();
	}

	private void goToBegin() {
		PrintWriter exact = TerminalWriter.exact(err);
		exact.print('\r');
		exact.flush();
	}

	/** Removes the line. */
	@Override
	public void close() {
		if (shownWidth > 0) {
			print("");
			goToBegin();
		}
	}
}
