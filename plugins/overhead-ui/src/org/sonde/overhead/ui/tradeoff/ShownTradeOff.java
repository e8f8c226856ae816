/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Stream;

import org.sonde.common.keyword.Keyword;
import org.sonde.report.tradeoff.CodeMeasure;
import org.sonde.report.tradeoff.ComplexityMeasure;
import org.sonde.report.tradeoff.OverheadMeasure;
import org.sonde.report.tradeoff.TradeOffPlane;
import org.sonde.report.tradeoff.TuningSeries;
import org.sonde.report.tradeoff.WeightedIndex;
import org.sonde.report.versions.VersionHistory;
import org.sonde.report.versions.VersionHistoryTable;

/** What the view shows, without its controls: a series, the measures that place its tunings, and the text for them. For one thread. */
final class ShownTradeOff {

	private static final String SERIES = "series";
	private static final String OVERHEAD = "overhead";
	private static final String MEASURE = "measure";
	private static final String WEIGHTS = "weights";
	private static final String LOGARITHMIC = "logarithmic";
	private static final String HISTORY = "history";

	private ShownSeries.All all = new ShownSeries.All(List.of(), List.of());
	private Optional<ShownSeries> shown = Optional.empty();
	/** The key of the series to show, also while it is not among those that can be shown. */
	private String wanted = "";
	private OverheadMeasure overhead = OverheadMeasure.RESPONSE_TIME;
	private CodeMeasure measure = ComplexityMeasure.INFORMATION;
	private WeightedIndex weights = WeightedIndex.EVEN;
	private boolean logarithmic;
	private boolean history;

	/** Takes what {@link #save} wrote; what is missing or cannot be read stays as it is. */
	void restore(Function<String, Optional<String>> saved) {
		saved.apply(SERIES).ifPresent(key -> wanted = key);
		saved.apply(WEIGHTS).flatMap(ShownTradeOff::weights).ifPresent(read -> weights = read);
		saved.apply(OVERHEAD).flatMap(id -> Keyword.find(OverheadMeasure.class, id)).ifPresent(read -> overhead = read);
		saved.apply(MEASURE).flatMap(id -> id.equals(WEIGHTS) ? Optional.of(weights) : Keyword.find(ComplexityMeasure.class, id))
				.ifPresent(read -> measure = read);
		logarithmic = saved.apply(LOGARITHMIC).filter(Boolean::parseBoolean).isPresent();
		history = saved.apply(HISTORY).filter(Boolean::parseBoolean).isPresent();
	}

	private static Optional<WeightedIndex> weights(String saved) {
		try {
			return Optional.of(WeightedIndex.parse(saved));
		} catch (IllegalArgumentException e) {
			return Optional.empty();
		}
	}

	void save(BiConsumer<String, String> state) {
		state.accept(SERIES, wanted);
		state.accept(OVERHEAD, overhead.keyword());
		state.accept(MEASURE, measure instanceof ComplexityMeasure one ? one.keyword() : WEIGHTS);
		state.accept(WEIGHTS, weights.weights());
		state.accept(LOGARITHMIC, Boolean.toString(logarithmic));
		state.accept(HISTORY, Boolean.toString(history));
	}

	/** Shows one of these series: the one that is wanted, else the first. */
	void offer(ShownSeries.All read) {
		all = read;
		// One's own series stays wanted while another project is followed, and comes back with its project.
		shown = all.series().stream().filter(one -> one.key().equals(wanted)).findFirst()
				.or(() -> all.series().stream().findFirst());
	}

	/** Shows the series with this key when series are offered again: it is being written. */
	void want(String key) {
		wanted = key;
	}

	/** Shows what the user chose. */
	void show(ShownSeries chosen) {
		if (!shown.equals(Optional.of(chosen))) {
			shown = Optional.of(chosen);
			wanted = chosen.key();
		}
	}

	/** Returns the series that can be shown. */
	List<ShownSeries> series() {
		return all.series();
	}

	/** Empty as long as the series are being read. */
	Optional<ShownSeries> shown() {
		return shown;
	}

	/** The series shown, if it is in a file; empty for a built-in one. */
	Optional<ShownSeries> ownSeries() {
		return shown.filter(one -> one.file().isPresent());
	}

	void setOverhead(OverheadMeasure chosen) {
		overhead = chosen;
	}

	/** An index brings its weights. */
	void setMeasure(CodeMeasure chosen) {
		if (chosen instanceof WeightedIndex index) {
			weights = index;
		}
		measure = chosen;
	}

	OverheadMeasure overhead() {
		return overhead;
	}

	CodeMeasure measure() {
		return measure;
	}

	/** Returns the measures of the code that can be chosen. */
	List<CodeMeasure> measures() {
		return Stream.concat(Stream.of(ComplexityMeasure.values()), Stream.<CodeMeasure>of(weights)).toList();
	}

	WeightedIndex weights() {
		return weights;
	}

	boolean isLogarithmic() {
		return logarithmic;
	}

	void setLogarithmic(boolean on) {
		logarithmic = on;
	}

	/** Whether the chart shows the tunings one after the other, instead of overhead against code. */
	boolean isHistory() {
		return history;
	}

	void setHistory(boolean on) {
		history = on;
	}

	/** The tunings of the series one after the other; empty as long as the series are being read. */
	Optional<VersionHistory> history() {
		return shown.map(one -> VersionHistory.of(one.series()));
	}

	/** The tunings of the series in their places. */
	Optional<TradeOffPlane> plane() {
		return shown.map(one -> TradeOffPlane.of(one.series().points(), overhead, measure));
	}

	/** Only tunings in a file of the user can be removed. */
	boolean canRemove(List<TuningRow> selected) {
		return ownSeries().isPresent() && !selected.isEmpty();
	}

	/** A single one of them can be edited. */
	boolean canEdit(List<TuningRow> selected) {
		return canRemove(selected) && selected.size() == 1;
	}

	/** The first selected tuning in words, or else the series; before it what could not be read. */
	Optional<String> words(List<TuningRow> selected) {
		return shown.map(ShownSeries::series).map(series -> words(series, selected));
	}

	private String words(TuningSeries series, List<TuningRow> selected) {
		List<String> words = new ArrayList<>(all.problems());
		if (history && !selected.isEmpty()) {
			VersionHistory.of(series).steps().stream().filter(step -> step.version().equals(selected.getFirst().point()))
					.forEach(step -> VersionHistoryTable.changes(step).ifPresent(words::add));
		}
		words.add(selected.isEmpty() ? TuningTexts.details(series) : TuningTexts.details(selected.getFirst()));
		return String.join("\n", words);
	}
}
