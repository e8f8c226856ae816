/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.Optional;
import java.util.function.Function;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ComboViewer;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.sonde.report.tradeoff.CodeMeasure;
import org.sonde.report.tradeoff.OverheadMeasure;
import org.sonde.report.tradeoff.WeightedIndex;

/** The line above the chart: which series, and the measures that place its tunings. */
final class TradeOffChoices {

	private final TradeOffModel model;
	private final ComboViewer series;
	private final ComboViewer overhead;
	private final ComboViewer measure;

	/**
	 * @param seriesChosen  is run when another series is chosen, by the user or because the series were read
	 * @param measureChosen is run when one of the measures is
	 */
	TradeOffChoices(Composite parent, TradeOffModel model, Runnable seriesChosen, Runnable measureChosen) {
		this.model = model;
		Composite bar = new Composite(parent, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
		GridLayoutFactory.swtDefaults().numColumns(6).applyTo(bar);
		series = choice(bar, Messages.TradeOffChoices_series, one -> ((ShownSeries) one).title());
		GridDataFactory.fillDefaults().grab(true, false).hint(180, SWT.DEFAULT).applyTo(series.getControl());
		series.getControl().setEnabled(false);
		series.addSelectionChangedListener(event -> {
			chosen(series).ifPresent(one -> model.show((ShownSeries) one));
			seriesChosen.run();
		});
		overhead = choice(bar, Messages.TradeOffChoices_overhead, one -> ((OverheadMeasure) one).label());
		overhead.setInput(OverheadMeasure.values());
		overhead.addSelectionChangedListener(event -> {
			chosen(overhead).ifPresent(one -> model.place((OverheadMeasure) one));
			measureChosen.run();
		});
		measure = choice(bar, Messages.TradeOffChoices_measure,
				one -> one instanceof WeightedIndex index ? index.label() + " (" + index.weights() + ")" : ((CodeMeasure) one).label());
		measure.addSelectionChangedListener(event -> {
			chosen(measure).ifPresent(one -> model.place((CodeMeasure) one));
			measureChosen.run();
		});
	}

	private static ComboViewer choice(Composite bar, String label, Function<Object, String> text) {
		new Label(bar, SWT.NONE).setText(label);
		ComboViewer choice = new ComboViewer(bar, SWT.READ_ONLY);
		choice.setContentProvider(ArrayContentProvider.getInstance());
		choice.setLabelProvider(LabelProvider.createTextProvider(text));
		return choice;
	}

	private static Optional<Object> chosen(ComboViewer viewer) {
		return Optional.ofNullable(viewer.getStructuredSelection().getFirstElement());
	}

	/** Shows the series that the model has, and the one that it shows. */
	void showSeries() {
		series.setInput(model.series());
		series.getControl().setEnabled(!model.series().isEmpty());
		model.shown().ifPresent(one -> series.setSelection(new StructuredSelection(one)));
	}

	/** Shows the measure of the overhead that the model has. */
	void showOverhead() {
		overhead.setSelection(new StructuredSelection(model.overhead()));
	}

	/** Shows the measures of the code that the model has, and the one that places tunings. */
	void showMeasure() {
		measure.setInput(model.measures());
		// As wide as its longest item.
		measure.getControl().requestLayout();
		measure.setSelection(new StructuredSelection(model.measure()));
	}
}
