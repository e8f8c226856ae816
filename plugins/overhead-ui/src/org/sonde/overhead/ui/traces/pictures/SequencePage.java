/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces.pictures;

import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.sonde.overhead.ui.view.BackgroundValue;
import org.sonde.overhead.ui.view.chart.DrawingCanvas;
import org.sonde.overhead.ui.view.chart.FontSize;
import org.sonde.report.traces.drawing.Drawing;
import org.sonde.report.traces.sequence.SequenceDiagram;
import org.sonde.report.traces.sequence.SequenceDrawing;
import org.sonde.traces.reduction.TraceClass;

/** A class of traces as a sequence diagram. */
public final class SequencePage {
	private final DrawingCanvas canvas;
	private final BackgroundValue<Drawing> drawing;
	private Optional<TraceClass> shown = Optional.empty();

	/** @param open opens an operation, by its recorded signature */
	public SequencePage(Composite parent, Consumer<String> open) {
		canvas = new DrawingCanvas(parent, Messages.SequencePage_name, part -> signature(part).ifPresent(open));
		drawing = new BackgroundValue<>(Messages.SequencePage_drawing, canvas.control(), canvas::show);
	}

	/** The words of a call start with its signature; those of a type have none. */
	private static Optional<String> signature(Drawing.Part part) {
		int end = part.words().lastIndexOf(": ");
		return end < 0 ? Optional.empty() : Optional.of(part.words().substring(0, end));
	}

	/** @param number of the class, from 1 */
	public void show(TraceClass traces, int number) {
		if (shown.filter(one -> one == traces).isEmpty()) {
			shown = Optional.of(traces);
			FontSize size = FontSize.of(canvas.control());
			drawing.ask(() -> SequenceDrawing.of(SequenceDiagram.of(traces, number, Messages.SequencePage_title), size));
		}
	}

	/** The widget. */
	public Control control() {
		return canvas.control();
	}

	/** Takes the colours of a widget that the theme has coloured. */
	public void setColorsOf(Control control) {
		canvas.setColorsOf(control);
	}
}
