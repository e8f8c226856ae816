/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Scale;
import org.eclipse.swt.widgets.Text;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.ReadOnlyText;
import org.sonde.overhead.ui.view.chart.DrawingCanvas;
import org.sonde.overhead.ui.view.layout.FlowLayout;
import org.sonde.report.placement.CurveDrawing;

/** The curve with a slider along its plans, what the plan there costs and shows, and what becomes of it. */
final class CurvePart {
	/** In pixels. */
	private static final int LEAST_WIDTH = 180;
	private static final int LEAST_HEIGHT = 120;
	private static final int TEXT_HEIGHT = 76;

	/** Whoever carries out what the user chooses. */
	interface Choices {
		void preview(boolean wanted);

		void apply();

		void discard();
	}

	private final Composite part;
	private final DrawingCanvas curve;
	private final Scale slider;
	private final Text words;
	private final Button preview;
	private final Button apply;
	private Optional<ShownPlacement> shown = Optional.empty();

	/** @param move chooses another place on the curve */
	CurvePart(Composite parent, IntConsumer move, Choices choices) {
		part = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 2).applyTo(part);
		curve = new DrawingCanvas(part, Messages.CurvePart_curve, point -> { });
		curve.onSelected(point -> move.accept(Integer.parseInt(point.name())));
		GridDataFactory.fillDefaults().grab(true, true).hint(LEAST_WIDTH, LEAST_HEIGHT).applyTo(curve.control());
		curve.control().addListener(SWT.Resize, event -> draw());
		slider = new Scale(part, SWT.HORIZONTAL);
		slider.setToolTipText(Messages.CurvePart_sliderToolTip);
		slider.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> move.accept(slider.getSelection())));
		AccessibleName.set(slider, Messages.CurvePart_slider);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(slider);
		words = ReadOnlyText.create(part, Messages.CurvePart_words);
		GridDataFactory.fillDefaults().grab(true, false).hint(LEAST_WIDTH, TEXT_HEIGHT).indent(5, 0).applyTo(words);
		Composite buttons = new Composite(part, SWT.NONE);
		buttons.setLayout(new FlowLayout(5, 2, 8));
		GridDataFactory.fillDefaults().grab(true, false).applyTo(buttons);
		preview = new Button(buttons, SWT.CHECK);
		preview.setText(Messages.CurvePart_preview);
		preview.setToolTipText(Messages.CurvePart_previewToolTip);
		preview.setSelection(true);
		preview.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> choices.preview(preview.getSelection())));
		apply = button(buttons, Messages.CurvePart_apply, Messages.CurvePart_applyToolTip, choices::apply);
		button(buttons, Messages.CurvePart_discard, Messages.CurvePart_discardToolTip, choices::discard);
	}

	private static Button button(Composite parent, String text, String toolTip, Runnable run) {
		Button button = new Button(parent, SWT.PUSH);
		button.setText(text);
		button.setToolTipText(toolTip);
		button.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> run.run()));
		return button;
	}

	Control control() {
		return part;
	}

	int leastHeight() {
		return part.computeSize(SWT.DEFAULT, SWT.DEFAULT).y;
	}

	/** @param plan that the probes are compared with; empty if it cannot be read */
	void show(ShownPlacement model, Optional<Plan> plan) {
		shown = Optional.of(model);
		int last = model.recording().orElseThrow().curve().size() - 1;
		// GTK's slider must have a way to go.
		slider.setMaximum(Math.max(1, last));
		slider.setPageIncrement(Math.max(1, last / 5));
		slider.setEnabled(last > 0);
		slider.setSelection(model.place());
		String text = words(model, plan);
		if (!text.equals(words.getText())) {
			words.setText(text);
		}
		AccessibleName.add(slider, String.join("; ", List.of(model.probes(), model.cost(), model.value())));
		apply.setEnabled(model.here().isPresent() && plan.isPresent());
		draw();
	}

	/** Whether the plan is shown elsewhere, too. */
	void showPreviewed(boolean previewed) {
		preview.setSelection(previewed);
	}

	private static String words(ShownPlacement model, Optional<Plan> plan) {
		return Stream.concat(Stream.concat(model.remarks().stream(), Stream.of(model.probes() + ": " + model.value(), model.cost(), model.quality())),
				plan.map(model::changes).stream()).collect(Collectors.joining("\n"));
	}

	private void draw() {
		Rectangle area = curve.control().getBounds();
		shown.filter(model -> model.recording().isPresent() && area.width > 0 && area.height > 0)
				.ifPresent(model -> curve.show(CurveDrawing.of(model.recording().get().placement(), model.point().probes(), Math.max(LEAST_WIDTH, area.width),
						Math.max(LEAST_HEIGHT, area.height))));
	}

	void setColorsOf(Control control) {
		curve.setColorsOf(control);
		words.setBackground(control.getBackground());
		words.setForeground(control.getForeground());
		part.setBackground(control.getBackground());
	}

	void setFocus() {
		slider.setFocus();
	}
}
