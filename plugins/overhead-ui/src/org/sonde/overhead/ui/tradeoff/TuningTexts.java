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

import org.sonde.overhead.ui.view.Column;
import org.sonde.report.figure.Figure;
import org.sonde.report.tradeoff.TradeOffPoint;
import org.sonde.report.tradeoff.TuningSeries;
import org.sonde.report.tradeoff.Verdict;

/** The tunings of a series in words and figures: the columns of the table and the text below it. */
final class TuningTexts {

	static final String UNKNOWN = "unknown";

	private TuningTexts() {
	}

	static List<Column<TradeOffPoint>> columns() {
		List<Column<TradeOffPoint>> columns = new ArrayList<>();
		columns.add(Column.<TradeOffPoint>text("tuning", "Tuning", 90, TradeOffPoint::name).withToolTip(TradeOffPoint::change));
		columns.add(Column
				.<TradeOffPoint>text("verdict", "Verdict", 80, point -> verdict(point, verdict -> verdict.decision().word()))
				.withToolTip(point -> verdict(point, Verdict::reasons)));
		columns.add(figure("overhead", "Overhead", 345, TradeOffPoint::overhead));
		columns.add(figure("throughput", "Throughput", 225,
				point -> point.throughput().orElseGet(() -> new Figure.Unknown("the source prints no throughput"))));
		for (ComplexityMeasure measure : ComplexityMeasure.values()) {
			columns.add(figure(measure.name(), measure.label(), Math.max(110, 9 * measure.label().length()), measure::of));
		}
		columns.add(
				Column.<TradeOffPoint>text("reasons", "Reasons of the authors", 400, point -> verdict(point, Verdict::reasons))
				.withToolTip(point -> verdict(point, verdict -> verdict.reasons() + "\n" + verdict.place())));
		return columns;
	}

	/** All that is known of a tuning, with the sources. */
	static String details(TradeOffPoint point) {
		StringBuilder text = new StringBuilder(point.name()).append(": ").append(point.change());
		point.verdict()
				.ifPresent(verdict -> text.append("\nThe authors ").append(verdict.decision().word()).append(" it: ")
						.append(verdict.reasons())
				.append(" (").append(verdict.place()).append(')'));
		append(text, "Overhead", point.overhead());
		point.throughput().ifPresent(throughput -> append(text, "Throughput", throughput));
		for (ComplexityMeasure measure : ComplexityMeasure.values()) {
			append(text, measure.label(), measure.of(point));
		}
		point.notes().forEach(note -> text.append('\n').append(note));
		return text.toString();
	}

	/** The source of a series and what must be known of it. */
	static String details(TuningSeries series) {
		return series.citation() + series.notes().stream().map(note -> "\n" + note).collect(Collectors.joining());
	}

	private static void append(StringBuilder text, String name, Figure figure) {
		text.append('\n').append(name).append(": ").append(figure.text());
		if (figure instanceof Figure.Known known) {
			text.append("  [").append(known.provenance().text()).append(']');
		}
	}

	private static String verdict(TradeOffPoint point, Function<Verdict, String> part) {
		return point.verdict().map(part).orElse("");
	}

	private static Column<TradeOffPoint> figure(String id, String title, int width, Function<TradeOffPoint, Figure> figure) {
		return Column
				.<TradeOffPoint>number(id, title, width,
						point -> figure.apply(point) instanceof Figure.Known known ? known.text() : UNKNOWN,
						Comparator.comparingDouble(point -> figure.apply(point) instanceof Figure.Known known ? known.value()
								: Double.POSITIVE_INFINITY))
				.withToolTip(point -> switch (figure.apply(point)) {
					case Figure.Known known -> known.text() + "\n" + known.provenance().text();
					case Figure.Unknown unknown -> unknown.text();
				}).withMuted(point -> figure.apply(point) instanceof Figure.Unknown);
	}
}
