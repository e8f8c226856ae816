/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.sonde.benchmark.experiment.TimeLeft;

/**
 * How far a benchmark is, at one moment.
 *
 * @param now what runs now, for people
 * @param left how much longer it takes from {@code at} on; empty until the first fork has ended
 * @param began when the first fork started, as {@link System#nanoTime()}
 * @param at of this state, likewise
 * @param figures what was measured until now
 * @param log a line for each fork that has ended
 * @param message what became of it; empty until it has ended
 * @param files the result sets that were stored
 */
public record BenchmarkState(MeasurementRequest request, Stage stage, String now, Optional<TimeLeft.Range> left, long began, long at,
		BenchmarkFigures figures, List<String> log, String message, List<IFile> files) {

	/** Where it stands. */
	public enum Stage {
		/** Artifacts, files, compiled sources. */
		PREPARING,
		/** Fork after fork. */
		MEASURING,
		/** The user does not want more. */
		CANCELLING,
		/** It ran to its end. */
		DONE,
		/** The user cancelled; what was measured is kept. */
		CANCELLED,
		/** It could not be made, or its results could not be stored. */
		FAILED
	}

	public BenchmarkState {
		log = List.copyOf(log);
		files = List.copyOf(files);
	}

	/** Returns the request for a benchmark of methods; empty if something else is measured. */
	Optional<BenchmarkRequest> ofMethods() {
		return request instanceof BenchmarkRequest benchmark ? Optional.of(benchmark) : Optional.empty();
	}

	/** In the order of the outcome, also of runs that wait; empty if there are no runs of methods. */
	public List<RunRow> rows() {
		return figures.rows();
	}

	/** Whether nothing more will happen. */
	public boolean isOver() {
		return stage == Stage.DONE || stage == Stage.CANCELLED || stage == Stage.FAILED;
	}

	/** How much longer it takes from this moment on. */
	Optional<TimeLeft.Range> leftAt(long nanoTime) {
		long since = Math.max(0, nanoTime - at);
		return left.map(range -> new TimeLeft.Range(range.least().minusNanos(Math.min(since, range.least().toNanos())),
				range.most().minusNanos(Math.min(since, range.most().toNanos()))));
	}

	/** The share of the time that is over, if it takes as long as it may; in [0, 1]. */
	double shareAt(long nanoTime) {
		double spent = Math.max(0, nanoTime - began);
		return isOver() ? 1 : leftAt(nanoTime).map(range -> spent / Math.max(1, spent + range.most().toNanos())).orElse(0.0);
	}
}
