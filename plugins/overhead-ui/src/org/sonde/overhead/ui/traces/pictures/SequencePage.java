/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces.pictures;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.sonde.overhead.ui.view.BackgroundValue;
import org.sonde.overhead.ui.view.chart.DrawingCanvas;
import org.sonde.overhead.ui.view.chart.FontSize;
import org.sonde.report.traces.drawing.Drawing;
import org.sonde.report.traces.sequence.SequenceDiagram;
import org.sonde.report.traces.sequence.SequenceDrawing;

/** A trace, or the mean of several, as a sequence diagram. */
public final class SequencePage {
	private final DrawingCanvas canvas;
	private final BackgroundValue<Drawing> drawing;
	private Object shown;

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

	/**
	 * Shows a trace, or the mean of several.
	 *
	 * @param traces  what is shown: drawn only if it is another than before
	 * @param diagram takes the name of the log; called in a job
	 */
	public void show(Object traces, Function<String, SequenceDiagram> diagram) {
		if (shown != traces) {
			shown = traces;
			FontSize size = FontSize.of(canvas.control());
			drawing.ask(() -> SequenceDrawing.of(diagram.apply(Messages.SequencePage_title), size));
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
