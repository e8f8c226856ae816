/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.eclipse.osgi.util.NLS;
import org.sonde.overhead.ui.view.table.Column;
import org.sonde.report.figure.Figure;
import org.sonde.report.tradeoff.ComplexityMeasure;
import org.sonde.report.tradeoff.Effect;
import org.sonde.report.tradeoff.OverheadMeasure;
import org.sonde.report.tradeoff.Standing;
import org.sonde.report.tradeoff.TradeOffPoint;
import org.sonde.report.tradeoff.TuningSeries;
import org.sonde.report.tradeoff.Verdict;

/** The tunings of a series in words and figures: the columns of the table and the text below it. */
final class TuningTexts {

	static final String UNKNOWN = Messages.TuningTexts_unknown;

	private TuningTexts() {
	}

	static List<Column<TuningRow>> columns() {
		List<Column<TuningRow>> columns = new ArrayList<>();
		columns.add(Column.<TuningRow>text("tuning", Messages.TuningTexts_tuning, 90, row -> row.point().name())
				.withToolTip(row -> row.point().change()));
		columns.add(Column
				.<TuningRow>text("verdict", Messages.TuningTexts_verdict, 80, row -> verdict(row, verdict -> verdict.decision().keyword()))
				.withToolTip(row -> verdict(row, Verdict::reasons)));
		columns.add(Column.<TuningRow>text("standing", Messages.TuningTexts_standing, 150,
				row -> row.standing() instanceof Standing.Open ? "" : row.standing().text())
				.withToolTip(row -> explained(row.standing())));
		columns.add(figure("overhead", Messages.TuningTexts_overhead, 255, row -> row.point().overhead()));
		columns.add(figure("throughput", Messages.TuningTexts_throughput, 225, row -> OverheadMeasure.THROUGHPUT.of(row.point())));
		columns.add(figure("cpu", Messages.TuningTexts_cpu, 255, row -> row.point().processorTime()));
		for (ComplexityMeasure measure : ComplexityMeasure.values()) {
			columns.add(
					figure(measure.name(), measure.label(), Math.max(110, 9 * measure.label().length()), row -> measure.of(row.point())));
		}
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

	private static String explained(Standing standing) {
		return switch (standing) {
			case Standing.Front front -> front.text() + "\n" + Messages.TuningTexts_front;
			case Standing.Dominated dominated -> dominated.text() + "\n" + Messages.TuningTexts_dominated;
			case Standing.Open open -> open.text();
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
		append(text, Messages.TuningTexts_overhead, point.overhead());
		point.throughput().ifPresent(throughput -> append(text, Messages.TuningTexts_throughput, throughput));
		append(text, Messages.TuningTexts_cpuTime, point.processorTime());
		for (ComplexityMeasure measure : ComplexityMeasure.values()) {
			append(text, measure.label(), measure.of(point));
		}
		append(text, Messages.TuningTexts_weightedIndex, row.index());
		point.notes().forEach(note -> text.append('\n').append(note));
		return text.toString();
	}

	/** The source of a series and what must be known of it. */
	static String details(TuningSeries series) {
		return series.source() + series.notes().stream().map(note -> "\n" + note).collect(Collectors.joining());
	}

	private static void append(StringBuilder text, String name, Figure figure) {
		text.append('\n').append(name).append(": ").append(figure.text());
		if (figure instanceof Figure.Known known) {
			text.append("  [").append(known.provenance().text()).append(']');
		}
	}

	private static String verdict(TuningRow row, Function<Verdict, String> part) {
		return row.point().verdict().map(part).orElse("");
	}

	private static Column<TuningRow> figure(String id, String title, int width, Function<TuningRow, Figure> figure) {
		return Column
				.<TuningRow>number(id, title, width,
						row -> figure.apply(row) instanceof Figure.Known known ? known.text() : UNKNOWN,
						Comparator.comparingDouble(row -> figure.apply(row) instanceof Figure.Known known ? known.value()
								: Double.NEGATIVE_INFINITY))
				.withToolTip(row -> switch (figure.apply(row)) {
					case Figure.Known known -> known.text() + "\n" + known.provenance().text();
					case Figure.Unknown unknown -> unknown.text();
				}).withMuted(row -> figure.apply(row) instanceof Figure.Unknown);
	}
}
