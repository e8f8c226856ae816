/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.ProgressBar;
import org.sonde.benchmark.experiment.PrecisionForecast;
import org.sonde.overhead.ui.benchmark.BenchmarkState.Stage;
import org.sonde.overhead.ui.view.NarrowMode;
import org.sonde.overhead.ui.view.WrappedText;
import org.sonde.overhead.ui.view.layout.ChangingLabels;
import org.sonde.overhead.ui.view.layout.FlowData;
import org.sonde.overhead.ui.view.layout.GridSpace;
import org.sonde.overhead.ui.view.layout.RunHeader;

/** Above the table: what runs now, how far it is, and what became of it. */
final class BenchmarkHeader {

	private static final int STEPS = 1_000;
	/** The width of the text about the time that is left, in pixels. */
	private static final int LEFT_WIDTH = 340;

	private final RunHeader header;
	private final ProgressBar progress;
	private final WrappedText left;
	private final Button cancel;
	private final Button open;
	private final ChangingLabels labels;
	private final NarrowMode narrowness;
	private Optional<BenchmarkState> shown = Optional.empty();

	/** @param opened shows the result set that was stored */
	BenchmarkHeader(Composite parent, Runnable opened) {
		header = new RunHeader(parent, 200);
		cancel = header.button(Messages.BenchmarkHeader_cancel, Messages.BenchmarkHeader_cancelToolTip, () -> Benchmarks.here().cancel());
		open = header.button(Messages.BenchmarkHeader_open, Messages.BenchmarkHeader_openToolTip, opened);
		progress = header.progress(FlowData.filling(160).optional().inNewLine());
		progress.setMaximum(STEPS);
		left = new WrappedText(header.control());
		left.setLayoutData(FlowData.choice(200, LEFT_WIDTH, false).optional());
		labels = new ChangingLabels(parent);
		narrowness = new NarrowMode(header.control(), narrow -> shown.ifPresent(this::show));
	}

	Composite control() {
		return header.control();
	}

	void show(BenchmarkState state) {
		shown = Optional.of(state);
		String words = state.isOver() ? state.message() : state.now();
		// The first sentence says what became of it.
		header.show(state.request().name(), narrowness.isNarrow() ? words.replaceFirst("(?s)(?<=[.!?])\\s.*", "") : words, words);
		cancel.setEnabled(state.stage() != Stage.CANCELLING);
		GridSpace.show(cancel, !state.isOver());
		GridSpace.show(open, !state.files().isEmpty());
		GridSpace.show(progress, !state.isOver());
		GridSpace.show(left, !state.isOver());
		tick(state);
		header.layOut();
	}

	/** Time has gone by. */
	void tick(BenchmarkState state) {
		long nanoTime = System.nanoTime();
		progress.setSelection((int) (STEPS * state.shareAt(nanoTime)));
		String time = DurationText.left(state.leftAt(nanoTime));
		String precision = precision(state);
		String words = precision.isEmpty() ? time : time.isEmpty() ? precision : time + ", " + precision;
		labels.set(left, words);
		left.setToolTipText(precision.isEmpty() ? null : Messages.BenchmarkHeader_precisionToolTip);
		labels.layOut();
	}

	/** The least precise run, now and in the end; empty until every run has an interval. */
	private static String precision(BenchmarkState state) {
		List<RunRow> rows = state.rows().stream().filter(row -> row.voids().isEmpty() || !row.forks().isEmpty()).toList();
		if (rows.isEmpty() || rows.stream().anyMatch(row -> row.precision().isEmpty())) {
			return "";
		}
		double now = rows.stream().mapToDouble(row -> row.precision().getAsDouble()).max().getAsDouble();
		OptionalDouble end = rows.stream().flatMap(row -> row.forecast().stream()).mapToDouble(PrecisionForecast::precision).max();
		return end.isPresent() ? NLS.bind(Messages.BenchmarkHeader_precision, RunRow.percent(now), RunRow.percent(end.getAsDouble()))
				: RunRow.percent(now);
	}
}
