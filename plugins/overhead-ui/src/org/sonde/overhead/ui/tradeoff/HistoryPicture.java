/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.sonde.overhead.ui.view.chart.DrawingCanvas;
import org.sonde.report.traces.drawing.Drawing;
import org.sonde.report.versions.VersionHistory;
import org.sonde.report.versions.VersionHistoryDrawing;

/** The versions of a series in their order, their overhead above their code, as large as there is room. */
final class HistoryPicture {

	/** Everything that the drawing depends on. */
	private record Drawn(VersionHistory history, Set<String> selected, Point size) {
	}

	/** The size of a scroll bar, in pixels: one scroll bar must not make the other one necessary. */
	private static final int BAR = 18;

	private final DrawingCanvas canvas;
	private Optional<VersionHistory> history = Optional.empty();
	private Optional<Drawn> drawn = Optional.empty();
	private Set<String> selected = Set.of();

	/**
	 * @param chosen receives the name of a version that is clicked or reached by keys
	 * @param edit   is run when it is opened
	 */
	HistoryPicture(Composite parent, Consumer<Optional<String>> chosen, Runnable edit) {
		canvas = new DrawingCanvas(parent, Messages.HistoryPicture_name, part -> edit.run());
		canvas.onSelected(part -> chosen.accept(Optional.of(part.name())));
		canvas.control().addListener(SWT.Resize, event -> draw());
	}

	Control control() {
		return canvas.control();
	}

	void show(VersionHistory newHistory) {
		history = Optional.of(newHistory);
		draw();
	}

	/** Highlights the versions with these names. */
	void select(Set<String> names) {
		selected = Set.copyOf(names);
		// The keyboard goes on from there.
		canvas.select(names.size() == 1 ? names.iterator().next() : "");
		draw();
	}

	void setColorsOf(Control control) {
		canvas.setColorsOf(control);
	}

	/** @param bar what scroll bars take */
	private static Drawing drawing(Drawn wanted, int bar) {
		return VersionHistoryDrawing.of(wanted.history(), wanted.selected(), wanted.size().x - bar, wanted.size().y - bar);
	}

	private void draw() {
		Point size = canvas.control().getSize();
		if (size.x > 0) {
			history.map(one -> new Drawn(one, selected, size)).filter(wanted -> !drawn.equals(Optional.of(wanted))).ifPresent(wanted -> {
				drawn = Optional.of(wanted);
				Drawing whole = drawing(wanted, 0);
				canvas.show(whole.width() > size.x || whole.height() > size.y ? drawing(wanted, BAR) : whole);
			});
		}
	}
}
