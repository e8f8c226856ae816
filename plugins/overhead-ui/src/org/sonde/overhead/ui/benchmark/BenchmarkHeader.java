/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.util.List;
import java.util.OptionalDouble;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.ProgressBar;
import org.sonde.benchmark.experiment.PrecisionForecast;
import org.sonde.overhead.ui.benchmark.BenchmarkState.Stage;
import org.sonde.overhead.ui.view.GridSpace;
import org.sonde.overhead.ui.view.LabelText;

/** Above the table: what runs now, how far it is, and what became of it. */
final class BenchmarkHeader {

	private static final int STEPS = 1_000;
	private static final int COLUMNS = 3;
	private static final int MARGIN = 6;
	/** In pixels. */
	private static final int LEFT_WIDTH = 340;
	private static final int LOW_WIDTH = 250;
	private static final int LOW = 260;

	private final Composite bar;
	private final Label name;
	private final Label now;
	private final Composite buttons;
	private final ProgressBar progress;
	private final Label left;
	private final Button cancel;
	private final Button open;

	/** @param opened shows the result set that was stored */
	BenchmarkHeader(Composite parent, Runnable opened) {
		bar = new Composite(parent, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
		GridLayoutFactory.swtDefaults().numColumns(COLUMNS).margins(8, MARGIN).spacing(10, 4).applyTo(bar);
		name = new Label(bar, SWT.NONE);
		name.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
		GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).applyTo(name);
		now = new Label(bar, SWT.WRAP);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).hint(300, SWT.DEFAULT).applyTo(now);
		buttons = new Composite(bar, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).applyTo(buttons);
		GridDataFactory.fillDefaults().align(SWT.END, SWT.CENTER).applyTo(buttons);
		cancel = button(buttons, Messages.BenchmarkHeader_cancel, Messages.BenchmarkHeader_cancelToolTip,
				() -> Benchmarks.here().cancel());
		open = button(buttons, Messages.BenchmarkHeader_open, Messages.BenchmarkHeader_openToolTip, opened);
		progress = new ProgressBar(bar, SWT.HORIZONTAL | SWT.SMOOTH);
		progress.setMaximum(STEPS);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).span(2, 1).applyTo(progress);
		left = new Label(bar, SWT.RIGHT);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).hint(LEFT_WIDTH, SWT.DEFAULT).applyTo(left);
		bar.getParent().addListener(SWT.Resize, event -> setLow(bar.getParent().getSize().y < LOW));
	}

	/** In a low view it stands beside the table, which has few lines anyway. */
	private void setLow(boolean low) {
		GridLayout around = (GridLayout) bar.getParent().getLayout();
		int columns = low ? 2 : 1;
		if (around.numColumns == columns) {
			return;
		}
		around.numColumns = columns;
		GridDataFactory.fillDefaults().grab(!low, false).hint(low ? LOW_WIDTH : SWT.DEFAULT, SWT.DEFAULT).applyTo(bar);
		GridLayout layout = (GridLayout) bar.getLayout();
		layout.numColumns = low ? 2 : COLUMNS;
		layout.marginHeight = low ? 1 : MARGIN;
		if (low) {
			buttons.moveBelow(name);
		} else {
			now.moveBelow(name);
		}
		((GridData) now.getLayoutData()).horizontalSpan = low ? 2 : 1;
		GridData data = (GridData) left.getLayoutData();
		data.horizontalSpan = low ? 2 : 1;
		data.widthHint = low ? SWT.DEFAULT : LEFT_WIDTH;
		left.setAlignment(low ? SWT.LEFT : SWT.RIGHT);
		bar.getParent().layout(true, true);
	}

	private static Button button(Composite parent, String text, String toolTip, Runnable run) {
		Button button = new Button(parent, SWT.PUSH);
		button.setText(text);
		button.setToolTipText(toolTip);
		button.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> run.run()));
		GridDataFactory.fillDefaults().applyTo(button);
		return button;
	}

	void show(BenchmarkState state) {
		name.setText(LabelText.of(state.request().name()));
		now.setText(LabelText.of(state.isOver() ? state.said() : state.now()));
		now.setToolTipText(now.getText());
		cancel.setEnabled(state.stage() != Stage.CANCELLING);
		GridSpace.show(cancel, !state.isOver());
		GridSpace.show(open, !state.files().isEmpty());
		GridSpace.show(progress, !state.isOver());
		GridSpace.show(left, !state.isOver());
		tick(state);
		bar.getParent().layout(true, true);
	}

	/** Time has gone by. */
	void tick(BenchmarkState state) {
		long nanoTime = System.nanoTime();
		progress.setSelection((int) (STEPS * state.shareAt(nanoTime)));
		String time = DurationText.left(state.leftAt(nanoTime));
		String precision = precision(state);
		String words = precision.isEmpty() ? time : time.isEmpty() ? precision : time + ", " + precision;
		if (!words.equals(left.getText())) {
			left.setText(words);
			left.setToolTipText(precision.isEmpty() ? null : Messages.BenchmarkHeader_precisionToolTip);
		}
	}

	/** The least precise run, now and in the end; empty until every run has an interval. */
	private static String precision(BenchmarkState state) {
		List<RunRow> rows = state.rows().stream().filter(row -> row.voids().isEmpty() || !row.forks().isEmpty()).toList();
		if (rows.isEmpty() || rows.stream().anyMatch(row -> row.precision().isEmpty())) {
			return "";
		}
		double now = rows.stream().mapToDouble(row -> row.precision().getAsDouble()).max().getAsDouble();
		OptionalDouble end = rows.stream().flatMap(row -> row.outlook().stream()).mapToDouble(PrecisionForecast::precision).max();
		return end.isPresent() ? NLS.bind(Messages.BenchmarkHeader_precision, RunRow.percent(now), RunRow.percent(end.getAsDouble()))
				: RunRow.percent(now);
	}
}
