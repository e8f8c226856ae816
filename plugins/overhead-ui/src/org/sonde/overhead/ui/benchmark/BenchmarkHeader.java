/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.ProgressBar;
import org.sonde.overhead.ui.benchmark.BenchmarkState.Stage;

/** Above the table: what runs now, how far it is, and what became of it. */
final class BenchmarkHeader {

	private static final int STEPS = 1_000;

	private final Composite bar;
	private final Label name;
	private final Label now;
	private final ProgressBar progress;
	private final Label left;
	private final Button cancel;
	private final Button open;

	/** @param opened shows the result set that was stored */
	BenchmarkHeader(Composite parent, Runnable opened) {
		bar = new Composite(parent, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
		GridLayoutFactory.swtDefaults().numColumns(3).margins(8, 6).spacing(10, 4).applyTo(bar);
		name = new Label(bar, SWT.NONE);
		name.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
		GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).applyTo(name);
		now = new Label(bar, SWT.WRAP);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).hint(300, SWT.DEFAULT).applyTo(now);
		Composite buttons = new Composite(bar, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).applyTo(buttons);
		GridDataFactory.fillDefaults().align(SWT.END, SWT.CENTER).applyTo(buttons);
		cancel = button(buttons, "&Cancel", "End it now; what was measured is stored", () -> Benchmarks.here().cancel());
		open = button(buttons, "&Open in Benchmark Results", "Show the result set with its portions, forks and figures", opened);
		progress = new ProgressBar(bar, SWT.HORIZONTAL | SWT.SMOOTH);
		progress.setMaximum(STEPS);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).span(2, 1).applyTo(progress);
		left = new Label(bar, SWT.RIGHT);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).hint(130, SWT.DEFAULT).applyTo(left);
	}

	private static Button button(Composite parent, String text, String toolTip, Runnable run) {
		Button button = new Button(parent, SWT.PUSH);
		button.setText(text);
		button.setToolTipText(toolTip);
		button.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> run.run()));
		GridDataFactory.fillDefaults().applyTo(button);
		return button;
	}

	/** The button that ends a benchmark. */
	Button cancel() {
		return cancel;
	}

	/** The button that shows the stored set. */
	Button open() {
		return open;
	}

	/** What runs now, or what became of it. */
	String words() {
		return now.getText();
	}

	void show(BenchmarkState state) {
		name.setText(plain(state.request().name()));
		now.setText(plain(state.isOver() ? state.said() : state.now()));
		now.setToolTipText(now.getText());
		cancel.setEnabled(state.stage() != Stage.CANCELLING);
		setVisible(cancel, !state.isOver());
		setVisible(open, !state.files().isEmpty());
		setVisible(progress, !state.isOver());
		setVisible(left, !state.isOver());
		tick(state);
		bar.getParent().layout(true, true);
	}

	/** Time has gone by. */
	void tick(BenchmarkState state) {
		long nanoTime = System.nanoTime();
		progress.setSelection((int) (STEPS * state.shareAt(nanoTime)));
		left.setText(TimeWords.left(state.leftAt(nanoTime)));
	}

	private static String plain(String words) {
		return words.replace("&", "&&");
	}

	private static void setVisible(Control control, boolean visible) {
		control.setVisible(visible);
		((GridData) control.getLayoutData()).exclude = !visible;
	}
}
