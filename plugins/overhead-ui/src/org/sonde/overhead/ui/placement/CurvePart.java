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

import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Scale;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.WrappedText;
import org.sonde.overhead.ui.view.chart.DrawingCanvas;
import org.sonde.overhead.ui.view.layout.CheckBox;
import org.sonde.overhead.ui.view.layout.FlowLayout;
import org.sonde.overhead.ui.view.layout.GridSpace;
import org.sonde.overhead.ui.view.layout.PriorityLayout;
import org.sonde.overhead.ui.view.layout.PushButton;
import org.sonde.report.placement.CurveDrawing;
import org.sonde.report.traces.drawing.Drawing;

/** The curve with a slider along its plans, what the plan there costs and shows, and what becomes of it. */
final class CurvePart {
	/** In pixels. */
	private static final int LEAST_WIDTH = 240;
	private static final int LEAST_CURVE = 160;
	/** A lower curve says nothing. */
	private static final int LEAST_HEIGHT = 24;

	private static final Drawing NOTHING = new Drawing(0, 0, "", "", List.of());

	/** Everything that the drawing depends on. */
	private record Drawn(PlacedRecording recording, int place, Rectangle area) {
	}

	/** Carries out the user's choices. */
	interface Choices {
		void preview(boolean wanted);

		/** Computes what was interrupted. */
		void again();

		void apply();

		/** Lists what applying changes. */
		void changes();

		void discard();
	}

	private final Composite part;
	private final DrawingCanvas curve;
	private final Scale slider;
	private final WrappedText words;
	private final Button preview;
	private final Button again;
	private final Button apply;
	private final Button changes;
	private Optional<ShownPlacement> shown = Optional.empty();
	private Optional<Drawn> drawn = Optional.empty();

	/** @param move chooses another place on the curve */
	CurvePart(Composite parent, IntConsumer move, Choices choices) {
		part = new Composite(parent, SWT.NONE);
		curve = new DrawingCanvas(part, Messages.CurvePart_curve, point -> { });
		curve.onSelected(point -> move.accept(Integer.parseInt(point.name())));
		curve.control().addListener(SWT.Resize, event -> draw());
		slider = new Scale(part, SWT.HORIZONTAL);
		slider.setToolTipText(Messages.CurvePart_sliderToolTip);
		slider.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> move.accept(slider.getSelection())));
		AccessibleName.set(slider, Messages.CurvePart_slider);
		Composite buttons = FlowLayout.line(part, 5, 2, 8);
		preview = CheckBox.create(buttons, Messages.CurvePart_preview, Messages.CurvePart_previewToolTip, choices::preview);
		preview.setSelection(true);
		AccessibleName.set(preview, Messages.CurvePart_preview);
		again = PushButton.create(buttons, Messages.CurvePart_again, Messages.CurvePart_againToolTip, choices::again);
		GridSpace.show(again, false);
		apply = PushButton.create(buttons, Messages.CurvePart_apply, Messages.CurvePart_applyToolTip, choices::apply);
		changes = PushButton.create(buttons, Messages.CurvePart_changes, Messages.CurvePart_changesToolTip, choices::changes);
		PushButton.create(buttons, Messages.CurvePart_discard, Messages.CurvePart_discardToolTip, choices::discard);
		words = FlowLayout.text(part);
		// The slider with its figures is of use without the curve, but not the other way round.
		PriorityLayout.of(part).main(curve.control(), () -> 0);
	}

	/** The height that shows the curve with its axes in the narrowest view. */
	int usualHeight() {
		return part.computeSize(LEAST_WIDTH, SWT.DEFAULT).y + CurveDrawing.HEIGHT_WITH_WORDS;
	}

	/** Without the curve, in a width. */
	int leastHeight(int width) {
		return part.computeSize(Math.max(1, width), SWT.DEFAULT).y;
	}

	/**
	 * @param obstacle why the plan can be neither previewed nor applied; empty if it can
	 * @return whether it needs another height than before
	 */
	boolean show(ShownPlacement model, Optional<String> obstacle) {
		shown = Optional.of(model);
		int last = model.recording().orElseThrow().curve().size() - 1;
		// GTK's slider must have a way to go.
		slider.setMaximum(Math.max(1, last));
		slider.setPageIncrement(Math.max(1, last / 5));
		slider.setEnabled(last > 0);
		slider.setSelection(model.place());
		String figures = reached(model) + ". " + model.cost();
		AccessibleName.add(slider, figures);
		// With one plan only, the slider cannot get the focus.
		AccessibleName.add(preview, last > 0 ? "" : figures);
		boolean known = obstacle.isEmpty() && model.changes().isPresent();
		if (!known && (apply.isFocusControl() || changes.isFocusControl()) || again.isFocusControl() && !model.isInterrupted()) {
			// A button that is disabled or hidden while it has the focus leaves the keyboard nowhere.
			slider.setFocus();
		}
		preview.setSelection(model.isPreviewed());
		boolean changed = show(words(model, obstacle), model.isInterrupted());
		apply.setEnabled(known);
		changes.setEnabled(known && model.changes().filter(PlanDifference::isEmpty).isEmpty());
		draw();
		return changed;
	}

	/** Laid out only if there are more lines, or fewer, or another button. */
	private boolean show(String text, boolean interrupted) {
		boolean changed = interrupted != GridSpace.isShown(again);
		GridSpace.show(again, interrupted);
		if (!text.equals(words.getText())) {
			words.setText(text);
			changed |= !words.fits();
		}
		if (changed) {
			part.layout(true, true);
		}
		return changed;
	}

	private static String reached(ShownPlacement model) {
		return model.probes() + ": " + model.value();
	}

	private static String words(ShownPlacement model, Optional<String> obstacle) {
		return Stream.of(obstacle.stream(), model.remarks().stream(), Stream.of(reached(model), model.cost(), model.quality()),
				model.warnings().stream(), model.changes().filter(known -> obstacle.isEmpty()).map(PlanDifference::summary).stream())
				.flatMap(lines -> lines).collect(Collectors.joining("\n"));
	}

	private void draw() {
		Rectangle area = curve.control().getBounds();
		shown.filter(model -> model.recording().isPresent()).ifPresent(model -> {
			Drawn wanted = new Drawn(model.recording().get(), model.place(), area);
			if (!drawn.equals(Optional.of(wanted))) {
				drawn = Optional.of(wanted);
				curve.show(area.height < LEAST_HEIGHT ? NOTHING
						: CurveDrawing.of(wanted.recording().placement(), model.point().probes(), Math.max(LEAST_CURVE, area.width),
								area.height));
			}
			// The keyboard goes on from where the slider is.
			curve.select(String.valueOf(model.place()));
		});
	}

	void setColorsOf(Control control) {
		curve.setColorsOf(control);
	}

	/** With one plan only, the slider has no way to go. */
	void setFocus() {
		if (!slider.setFocus()) {
			preview.setFocus();
		}
	}
}
