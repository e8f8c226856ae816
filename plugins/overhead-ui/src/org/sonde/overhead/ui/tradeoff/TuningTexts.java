/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.eclipse.osgi.util.NLS;
import org.sonde.overhead.ui.view.table.Column;
import org.sonde.report.figure.Figure;
import org.sonde.report.tradeoff.ComplexityMeasure;
import org.sonde.report.tradeoff.Effect;
import org.sonde.report.tradeoff.OverheadMeasure;
import org.sonde.report.tradeoff.ParetoStatus;
import org.sonde.report.tradeoff.TradeOffPoint;
import org.sonde.report.tradeoff.TuningSeries;
import org.sonde.report.tradeoff.Verdict;

/** The tunings of a series in words and figures: the columns of the table and the text below it. */
final class TuningTexts {

	static final String UNKNOWN = Messages.TuningTexts_unknown;

	private TuningTexts() {
	}

	/** What is traded comes first, so that both sides are seen beside the chart. */
	static List<Column<TuningRow>> columns() {
		List<Column<TuningRow>> columns = new ArrayList<>();
		columns.add(Column.<TuningRow>text("tuning", Messages.TuningTexts_tuning, 90, row -> row.point().name())
				.withToolTip(row -> row.point().change()));
		columns.add(brief("overhead", Messages.TuningTexts_overhead, row -> row.point().overhead()));
		columns.add(measure(ComplexityMeasure.INFORMATION));
		columns.add(Column
				.<TuningRow>text("verdict", Messages.TuningTexts_verdict, 80, row -> verdict(row, verdict -> verdict.decision().keyword()))
				.withToolTip(row -> verdict(row, Verdict::reasons)));
		columns.add(Column.<TuningRow>text("standing", Messages.TuningTexts_standing, 150,
				row -> row.standing() instanceof ParetoStatus.Open ? "" : row.standing().text())
				.withToolTip(row -> explained(row.standing())));
		columns.add(measure(ComplexityMeasure.LINES_OF_CODE));
		columns.add(measure(ComplexityMeasure.CYCLOMATIC));
		columns.add(figure("throughput", Messages.TuningTexts_throughput, 225, row -> OverheadMeasure.THROUGHPUT.of(row.point())));
		columns.add(brief("cpu", Messages.TuningTexts_cpu, row -> row.point().processorTime()));
		columns.add(figure("index", Messages.TuningTexts_index, 120, TuningRow::index));
		columns.add(
				Column.<TuningRow>text("qualities", Messages.TuningTexts_qualities, 230, row -> row.point().consequences().briefEffects())
						.withToolTip(row -> effects(row.point())));
		columns.add(Column.<TuningRow>text("lost", Messages.TuningTexts_lost, 260, row -> row.point().consequences().losses())
				.withToolTip(row -> row.point().consequences().losses()));
		columns.add(Column.<TuningRow>text("reasons", Messages.TuningTexts_reasons, 400, row -> verdict(row, Verdict::reasons))
				.withToolTip(row -> verdict(row, verdict -> verdict.reasons() + "\n" + verdict.place())));
		return columns;
	}

	private static Column<TuningRow> measure(ComplexityMeasure measure) {
		return figure(measure.name(), measure.label(), Math.max(110, 9 * measure.label().length()), row -> measure.of(row.point()));
	}

	private static String explained(ParetoStatus standing) {
		return switch (standing) {
			case ParetoStatus.Front front -> front.text() + "\n" + Messages.TuningTexts_front;
			case ParetoStatus.Dominated dominated -> dominated.text() + "\n" + Messages.TuningTexts_dominated;
			case ParetoStatus.Open open -> open.text();
		};
	}

	private static String effects(TradeOffPoint point) {
		return point.consequences().effects().stream().map(Effect::text).collect(Collectors.joining("\n"));
	}

	/** All that is known of a tuning, with the sources. */
	static String details(TuningRow row) {
		TradeOffPoint point = row.point();
		StringBuilder text = new StringBuilder(point.name()).append(point.change().isEmpty() ? "" : ": ").append(point.change());
		point.verdict().ifPresent(verdict -> text.append('\n')
				.append(NLS.bind(Messages.TuningTexts_authors,
						new Object[] { verdict.decision().keyword(), verdict.reasons(), verdict.place() })));
		text.append('\n').append(NLS.bind(Messages.TuningTexts_stands, row.standing().text()));
		if (!point.consequences().effects().isEmpty()) {
			text.append('\n').append(NLS.bind(Messages.TuningTexts_touches, effects(point).replace("\n", "; ")));
		}
		if (!point.consequences().lost().isEmpty()) {
			text.append('\n').append(NLS.bind(Messages.TuningTexts_loses, point.consequences().losses()));
		}
		Map<String, Figure> figures = figures(row);
		figures.forEach((name, figure) -> text.append('\n').append(name).append(": ").append(figure.text()));
		point.notes().forEach(note -> text.append('\n').append(note));
		// A source may have many lines, and several figures may come from it.
		Map<String, List<String>> sources = new LinkedHashMap<>();
		figures.forEach((name, figure) -> {
			if (figure instanceof Figure.Known known) {
				sources.computeIfAbsent(known.provenance().text(), none -> new ArrayList<>()).add(name);
			}
		});
		sources.forEach(
				(source, names) -> text.append('\n').append(NLS.bind(Messages.TuningTexts_source, String.join(", ", names), source)));
		return text.toString();
	}

	/** Returns the figures by their names. */
	private static Map<String, Figure> figures(TuningRow row) {
		Map<String, Figure> figures = new LinkedHashMap<>();
		figures.put(Messages.TuningTexts_overhead, row.point().overhead());
		row.point().throughput().ifPresent(throughput -> figures.put(Messages.TuningTexts_throughput, throughput));
		figures.put(Messages.TuningTexts_cpuTime, row.point().processorTime());
		for (ComplexityMeasure measure : ComplexityMeasure.values()) {
			figures.put(measure.label(), measure.of(row.point()));
		}
		figures.put(Messages.TuningTexts_weightedIndex, row.index());
		return figures;
	}

	/** The source of a series and what must be known of it. */
	static String details(TuningSeries series) {
		return series.source() + series.notes().stream().map(note -> "\n" + note).collect(Collectors.joining());
	}

	private static String verdict(TuningRow row, Function<Verdict, String> part) {
		return row.point().verdict().map(part).orElse("");
	}

	/** The same without what the time is for: it is in the tool tip, at the axis and below the table. */
	private static Column<TuningRow> brief(String id, String title, Function<TuningRow, Figure> figure) {
		return figure(id, title, 160, figure, known -> known.numberAndInterval() + " " + known.unit().replaceFirst(" .*", ""));
	}

	private static Column<TuningRow> figure(String id, String title, int width, Function<TuningRow, Figure> figure) {
		return figure(id, title, width, figure, Figure.Known::text);
	}

	private static Column<TuningRow> figure(String id, String title, int width, Function<TuningRow, Figure> figure,
			Function<Figure.Known, String> text) {
		return Column.<TuningRow>number(id, title, width,
				row -> figure.apply(row) instanceof Figure.Known known ? text.apply(known) : UNKNOWN,
				Comparator.comparingDouble(
						row -> figure.apply(row) instanceof Figure.Known known ? known.value() : Double.NEGATIVE_INFINITY))
				.withToolTip(row -> switch (figure.apply(row)) {
					case Figure.Known known -> known.text() + "\n" + known.provenance().text();
					case Figure.Unknown unknown -> unknown.text();
				}).withMuted(row -> figure.apply(row) instanceof Figure.Unknown);
	}
}
