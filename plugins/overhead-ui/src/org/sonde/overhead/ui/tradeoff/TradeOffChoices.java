/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.Optional;
import java.util.function.Function;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ComboViewer;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.layout.FlowData;
import org.sonde.overhead.ui.view.layout.FlowLayout;
import org.sonde.report.tradeoff.CodeMeasure;
import org.sonde.report.tradeoff.OverheadMeasure;
import org.sonde.report.tradeoff.WeightedIndex;

/** The line above the chart: which series, and the measures that place its tunings. */
final class TradeOffChoices {

	private final ShownTradeOff model;
	private final Composite bar;
	private final ComboViewer series;
	private final ComboViewer overhead;
	private final ComboViewer measure;

	/**
	 * @param seriesChosen  is run when another series is chosen, by the user or because the series were read
	 * @param measureChosen is run when one of the measures is
	 */
	TradeOffChoices(Composite parent, ShownTradeOff model, Runnable seriesChosen, Runnable measureChosen) {
		this.model = model;
		bar = FlowLayout.line(parent, 5, 5, 5);
		series = choice(Messages.TradeOffChoices_series, FlowData.choice(180, 300, true), one -> ((ShownSeries) one).title());
		series.getControl().setEnabled(false);
		series.addSelectionChangedListener(event -> {
			chosen(series).ifPresent(one -> model.show((ShownSeries) one));
			seriesChosen.run();
		});
		overhead = choice(Messages.TradeOffChoices_overhead, FlowData.choice(130, 320, false), one -> ((OverheadMeasure) one).label());
		overhead.setInput(OverheadMeasure.values());
		overhead.addSelectionChangedListener(event -> {
			chosen(overhead).ifPresent(one -> model.setOverhead((OverheadMeasure) one));
			measureChosen.run();
		});
		measure = choice(Messages.TradeOffChoices_measure, FlowData.choice(155, 400, false),
				one -> one instanceof WeightedIndex index ? index.label() + " (" + index.weights() + ")" : ((CodeMeasure) one).label());
		measure.addSelectionChangedListener(event -> {
			chosen(measure).ifPresent(one -> model.setMeasure((CodeMeasure) one));
			measureChosen.run();
		});
	}

	private ComboViewer choice(String label, FlowData width, Function<Object, String> text) {
		ComboViewer choice = new ComboViewer(FlowLayout.group(bar, label, 2, width), SWT.READ_ONLY);
		AccessibleName.set(choice.getControl(), label);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).applyTo(choice.getControl());
		choice.setContentProvider(ArrayContentProvider.getInstance());
		choice.setLabelProvider(LabelProvider.createTextProvider(text));
		// It may be shortened.
		choice.addSelectionChangedListener(event -> choice.getControl().setToolTipText(chosen(choice).map(text).orElse(null)));
		return choice;
	}

	private static Optional<Object> chosen(ComboViewer viewer) {
		return Optional.ofNullable(viewer.getStructuredSelection().getFirstElement());
	}

	Composite control() {
		return bar;
	}

	/** Makes a choice as wide as its longest item. */
	private void layOut(ComboViewer choice) {
		bar.getParent().layout(new Control[] { choice.getControl() });
	}

	/** Shows the series that the model has, and the one that it shows. */
	void showSeries() {
		series.setInput(model.series());
		layOut(series);
		series.getControl().setEnabled(!model.series().isEmpty());
		model.shown().ifPresent(one -> series.setSelection(new StructuredSelection(one)));
	}

	/** Shows the measure of the overhead that the model has. */
	void showOverhead() {
		overhead.setSelection(new StructuredSelection(model.overhead()));
	}

	/** @param matter whether the measures place the tunings */
	void enableMeasures(boolean matter) {
		overhead.getControl().setEnabled(matter);
		measure.getControl().setEnabled(matter);
	}

	/** Shows the measures of the code that the model has, and the one that places tunings. */
	void showMeasure() {
		measure.setInput(model.measures());
		layOut(measure);
		measure.setSelection(new StructuredSelection(model.measure()));
	}
}
