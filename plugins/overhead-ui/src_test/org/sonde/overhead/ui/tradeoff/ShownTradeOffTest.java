/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IPath;
import org.junit.jupiter.api.Test;
import org.sonde.overhead.ui.Fake;
import org.sonde.report.tradeoff.CodeMeasure;
import org.sonde.report.tradeoff.ComplexityMeasure;
import org.sonde.report.tradeoff.OverheadMeasure;
import org.sonde.report.tradeoff.PublishedTunings;
import org.sonde.report.tradeoff.TradeOffPlane;
import org.sonde.report.tradeoff.TradeOffPlot;
import org.sonde.report.tradeoff.WeightedIndex;

class ShownTradeOffTest {

	private static final ShownSeries TUNINGS = builtIn("waller-2014");
	private static final ShownSeries REFACTORING = builtIn("strubel-2016");
	/** A series of the user with the same id as a built-in one. */
	private static final ShownSeries OWN = new ShownSeries(
			Optional.of(Fake.of(IFile.class, Map.of("getFullPath", IPath.fromPortableString("/shop/our.tunings")))), REFACTORING.series());

	private final ShownTradeOff model = new ShownTradeOff();

	private static ShownSeries builtIn(String id) {
		return new ShownSeries(Optional.empty(), PublishedTunings.find(id).orElseThrow());
	}

	private void offer(ShownSeries... series) {
		model.offer(new ShownSeries.All(List.of(series), List.of()));
	}

	private List<TuningRow> rows() {
		return TuningRow.of(model.plane().orElseThrow(), model.weights());
	}

	@Test
	void nothingIsShownUntilSeriesAreRead() {
		model.want("strubel-2016");
		assertThat(model.shown()).isEmpty();
		assertThat(model.plane()).isEmpty();
		assertThat(model.words(List.of())).isEmpty();
		assertThat(model.canRemove(List.of())).isFalse();
		offer(TUNINGS, REFACTORING);
		assertThat(model.shown()).contains(REFACTORING);
		assertThat(model.series()).containsExactly(TUNINGS, REFACTORING);
	}

	@Test
	void withoutAWishTheFirstSeriesIsShown() {
		offer(TUNINGS, REFACTORING);
		assertThat(model.shown()).contains(TUNINGS);
		model.want("nowhere");
		offer(REFACTORING, TUNINGS);
		assertThat(model.shown()).contains(REFACTORING);
	}

	@Test
	void aBuiltInSeriesIsWantedByItsIdAndOnesOwnByItsFile() {
		model.want("strubel-2016");
		offer(OWN, REFACTORING);
		assertThat(model.shown()).as("the other one has the same id").contains(REFACTORING);
		model.want(OWN.key());
		offer(REFACTORING, OWN);
		assertThat(model.shown()).contains(OWN);
	}

	/** Another project may be followed meanwhile. */
	@Test
	void onesOwnSeriesComesBackWithItsProject() {
		offer(TUNINGS, OWN);
		model.show(OWN);
		offer(TUNINGS);
		assertThat(model.shown()).contains(TUNINGS);
		model.show(TUNINGS); // as the list tells when it is filled
		offer(TUNINGS, OWN);
		assertThat(model.shown()).contains(OWN);
	}

	@Test
	void aSeriesThatIsBeingWrittenIsShownWhenItIsRead() {
		offer(TUNINGS, REFACTORING);
		model.want(OWN.key());
		assertThat(model.shown()).contains(TUNINGS);
		offer(TUNINGS, REFACTORING, OWN);
		assertThat(model.shown()).contains(OWN);
	}

	@Test
	void tuningsArePlacedByTheChosenMeasures() {
		offer(REFACTORING);
		model.setOverhead(OverheadMeasure.RESPONSE_TIME);
		model.setMeasure(ComplexityMeasure.INFORMATION);
		assertThat(model.plane().orElseThrow()).isEqualTo(
				TradeOffPlane.of(REFACTORING.series().points(), OverheadMeasure.RESPONSE_TIME, ComplexityMeasure.INFORMATION));
		model.setOverhead(OverheadMeasure.THROUGHPUT);
		model.setMeasure(ComplexityMeasure.LINES_OF_CODE);
		assertThat(model.plane().orElseThrow()).isEqualTo(
				TradeOffPlane.of(REFACTORING.series().points(), OverheadMeasure.THROUGHPUT, ComplexityMeasure.LINES_OF_CODE));
	}

	@Test
	void anIndexBringsItsWeightsWhichStay() {
		WeightedIndex index = new WeightedIndex(1, 0, 2);
		model.setMeasure(index);
		assertThat(model.measure()).isEqualTo(index);
		model.setMeasure(ComplexityMeasure.CYCLOMATIC);
		assertThat(model.weights()).isEqualTo(index);
		List<CodeMeasure> offered = model.measures();
		assertThat(offered).hasSize(ComplexityMeasure.values().length + 1).endsWith(index);
	}

	/** Throughputs of PT1 and Base: about half of the overhead. */
	@Test
	void aHistorySaysWhatChangedAndIsRemembered() {
		offer(TUNINGS);
		List<TuningRow> selected = List.of(rows().get(1));
		assertThat(model.words(selected).orElseThrow()).doesNotContain("Changed:");
		model.setHistory(true);
		assertThat(model.words(selected).orElseThrow()).contains("Changed: overhead × 0.51").contains("lines of code +8 since Base");
		assertThat(model.history().orElseThrow().steps()).hasSize(5);
		Map<String, String> saved = new HashMap<>();
		model.save(saved::put);
		ShownTradeOff restored = new ShownTradeOff();
		restored.restore(key -> Optional.ofNullable(saved.get(key)));
		assertThat(restored.isHistory()).isTrue();
	}

	/** No CPU time is published for these. */
	@Test
	void withoutOverheadsTheCodeIsDrawnInSteps() {
		offer(TUNINGS);
		model.setOverhead(OverheadMeasure.PROCESSOR_TIME);
		assertThat(TradeOffPlot.of(model.plane().orElseThrow()).kind()).isEqualTo(TradeOffPlot.Kind.CODE_STEPS);
	}

	@Test
	void onlyTuningsOfTheUserCanBeRemoved() {
		offer(REFACTORING, OWN);
		assertThat(model.canRemove(rows())).isFalse();
		assertThat(model.ownSeries()).isEmpty();
		model.show(OWN);
		assertThat(model.canRemove(rows())).isTrue();
		assertThat(model.canRemove(List.of())).isFalse();
		assertThat(model.ownSeries()).contains(OWN);
	}

	@Test
	void onlyOneTuningOfTheUserCanBeEdited() {
		offer(REFACTORING, OWN);
		assertThat(model.canEdit(rows().subList(0, 1))).isFalse();
		model.show(OWN);
		assertThat(model.canEdit(rows().subList(0, 1))).isTrue();
		assertThat(model.canEdit(rows())).isFalse();
		assertThat(model.canEdit(List.of())).isFalse();
	}

	@Test
	void theWordsAreOfTheFirstSelectedTuningElseOfTheSeries() {
		model.offer(new ShownSeries.All(List.of(REFACTORING), List.of("our.tunings: line 2 is no number")));
		String first = model.words(rows().subList(1, 3)).orElseThrow();
		assertThat(first.lines().toList()).startsWith("our.tunings: line 2 is no number").contains(
				TuningTexts.details(rows().get(1)).lines().toArray(String[]::new));
		assertThat(model.words(List.of())).contains("our.tunings: line 2 is no number\n" + TuningTexts.details(REFACTORING.series()));
	}

	@Test
	void whatWasChosenIsRestored() {
		Map<String, String> state = new HashMap<>();
		offer(TUNINGS, REFACTORING);
		model.show(REFACTORING);
		model.setOverhead(OverheadMeasure.PROCESSOR_TIME);
		model.setMeasure(new WeightedIndex(1, 0.5, 2));
		model.setLogarithmic(true);
		model.save(state::put);

		ShownTradeOff restored = new ShownTradeOff();
		restored.restore(key -> Optional.ofNullable(state.get(key)));
		restored.offer(new ShownSeries.All(List.of(TUNINGS, REFACTORING), List.of()));
		assertThat(restored.shown()).contains(REFACTORING);
		assertThat(restored.overhead()).isEqualTo(OverheadMeasure.PROCESSOR_TIME);
		assertThat(restored.measure()).isEqualTo(new WeightedIndex(1, 0.5, 2));
		assertThat(restored.isLogarithmic()).isTrue();

		restored.setMeasure(ComplexityMeasure.CYCLOMATIC);
		restored.save(state::put);
		model.restore(key -> Optional.ofNullable(state.get(key)));
		assertThat(model.measure()).isEqualTo(ComplexityMeasure.CYCLOMATIC);
		assertThat(model.weights()).isEqualTo(new WeightedIndex(1, 0.5, 2));
	}

	@Test
	void whatCannotBeRestoredIsAsAtFirst() {
		model.restore(key -> Optional.of("nonsense"));
		assertThat(model.overhead()).isEqualTo(OverheadMeasure.RESPONSE_TIME);
		assertThat(model.measure()).isEqualTo(ComplexityMeasure.INFORMATION);
		assertThat(model.weights()).isEqualTo(WeightedIndex.EVEN);
		assertThat(model.isLogarithmic()).isFalse();
		model.restore(key -> Optional.empty());
		assertThat(model.measure()).isEqualTo(ComplexityMeasure.INFORMATION);
	}
}
