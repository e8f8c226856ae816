/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ComboViewer;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IMemento;
import org.sonde.common.keyword.Keyword;
import org.sonde.report.tradeoff.CodeMeasure;
import org.sonde.report.tradeoff.ComplexityMeasure;
import org.sonde.report.tradeoff.OverheadMeasure;
import org.sonde.report.tradeoff.WeightedIndex;

/** The line above the chart: which series, and by what its tunings are placed. */
final class TradeOffChoices {

	private static final String SERIES = "series";
	private static final String OVERHEAD = "overhead";
	private static final String MEASURE = "measure";
	private static final String WEIGHTS = "weights";

	private final ComboViewer series;
	private final ComboViewer overhead;
	private final ComboViewer measure;
	private ShownSeries.All all = new ShownSeries.All(List.of(), List.of());
	/** The key of the series to show, also before the series are read. */
	private String wanted = "";
	private WeightedIndex weights = WeightedIndex.EVEN;

	/**
	 * @param seriesChosen  is run when another series is chosen, by the user or because the series were read
	 * @param measureChosen is run when one of the measures is
	 */
	TradeOffChoices(Composite parent, Runnable seriesChosen, Runnable measureChosen) {
		Composite bar = new Composite(parent, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
		GridLayoutFactory.swtDefaults().numColumns(6).applyTo(bar);
		series = choice(bar, Messages.TradeOffChoices_series, one -> ((ShownSeries) one).title());
		GridDataFactory.fillDefaults().grab(true, false).hint(180, SWT.DEFAULT).applyTo(series.getControl());
		series.getControl().setEnabled(false);
		series.addSelectionChangedListener(event -> {
			shown().ifPresent(one -> wanted = one.key());
			seriesChosen.run();
		});
		overhead = choice(bar, Messages.TradeOffChoices_overhead, one -> ((OverheadMeasure) one).label());
		overhead.setInput(OverheadMeasure.values());
		overhead.addSelectionChangedListener(event -> measureChosen.run());
		measure = choice(bar, Messages.TradeOffChoices_measure,
				one -> one instanceof WeightedIndex index ? index.label() + " (" + index.weights() + ")" : ((CodeMeasure) one).label());
		measure.addSelectionChangedListener(event -> measureChosen.run());
	}

	private static ComboViewer choice(Composite bar, String label, Function<Object, String> text) {
		new Label(bar, SWT.NONE).setText(label);
		ComboViewer choice = new ComboViewer(bar, SWT.READ_ONLY);
		choice.setContentProvider(ArrayContentProvider.getInstance());
		choice.setLabelProvider(LabelProvider.createTextProvider(text));
		return choice;
	}

	/** Chooses what {@link #save} wrote, else what most users want to see. */
	void restore(Optional<IMemento> saved) {
		wanted = saved.map(state -> state.getString(SERIES)).orElse("");
		weights = saved.map(state -> state.getString(WEIGHTS)).map(TradeOffChoices::weights).orElse(WeightedIndex.EVEN);
		String upwards = saved.map(state -> state.getString(OVERHEAD)).orElse("");
		overhead.setSelection(new StructuredSelection(Keyword.find(OverheadMeasure.class, upwards).orElse(OverheadMeasure.RESPONSE_TIME)));
		offerMeasures();
		String across = saved.map(state -> state.getString(MEASURE)).orElse("");
		measure.setSelection(new StructuredSelection(across.equals(WEIGHTS) ? weights
				: Keyword.find(ComplexityMeasure.class, across).orElse(ComplexityMeasure.INFORMATION)));
	}

	/** Even ones in place of what cannot be read. */
	private static WeightedIndex weights(String saved) {
		try {
			return WeightedIndex.parse(saved);
		} catch (IllegalArgumentException e) {
			return WeightedIndex.EVEN;
		}
	}

	void save(IMemento state) {
		state.putString(SERIES, wanted);
		state.putString(OVERHEAD, overhead().keyword());
		state.putString(MEASURE, measure() instanceof ComplexityMeasure one ? one.keyword() : WEIGHTS);
		state.putString(WEIGHTS, weights.weights());
	}

	private void offerMeasures() {
		measure.setInput(Stream.concat(Stream.of(ComplexityMeasure.values()), Stream.of(weights)).toList());
		// As wide as its longest item.
		measure.getControl().requestLayout();
	}

	/** Chooses by this measure of the code; an index brings its weights. */
	void choose(CodeMeasure one) {
		if (one instanceof WeightedIndex index) {
			weights = index;
			offerMeasures();
		}
		measure.setSelection(new StructuredSelection(one));
	}

	void choose(OverheadMeasure one) {
		overhead.setSelection(new StructuredSelection(one));
	}

	/** Chooses the series with this key or id, as soon as there is one. */
	void choose(String keyOrId) {
		chooseNext(keyOrId);
		selectWanted();
	}

	/** Chooses the series with this key or id when series are offered again. */
	void chooseNext(String keyOrId) {
		wanted = keyOrId;
	}

	/** The series that there are. */
	void offer(ShownSeries.All read) {
		all = read;
		series.setInput(read.series());
		series.getControl().setEnabled(true);
		selectWanted();
	}

	private void selectWanted() {
		if (!all.series().isEmpty()) {
			String asked = wanted;
			series.setSelection(new StructuredSelection(all.series().stream().filter(one -> one.key().equals(asked)).findFirst()
					.or(() -> all.series().stream().filter(one -> one.series().id().equals(asked)).findFirst())
					.orElse(all.series().getFirst())));
			wanted = asked; // one's own series comes back with its project
		}
	}

	/** Empty as long as the series are being read. */
	Optional<ShownSeries> shown() {
		return Optional.ofNullable((ShownSeries) series.getStructuredSelection().getFirstElement());
	}

	/** What hindered series from being read, each with its file's name. */
	List<String> problems() {
		return all.problems();
	}

	OverheadMeasure overhead() {
		return (OverheadMeasure) overhead.getStructuredSelection().getFirstElement();
	}

	CodeMeasure measure() {
		return (CodeMeasure) measure.getStructuredSelection().getFirstElement();
	}

	WeightedIndex weights() {
		return weights;
	}
}
