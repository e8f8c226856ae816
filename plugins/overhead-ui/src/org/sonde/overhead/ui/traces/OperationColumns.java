/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

import org.eclipse.jdt.ui.ISharedImages;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.viewers.ILabelProvider;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.graphics.Image;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.overhead.ui.view.table.Column;
import org.sonde.overhead.ui.view.table.QualifiedNamePainter;
import org.sonde.report.traces.DurationFormat;
import org.sonde.report.traces.LogTables;
import org.sonde.traces.operations.Durations;

/** The columns of the operations. */
final class OperationColumns {

	static final String SELF = "self";
	static final String TOTAL = "total";
	static final String CALLS = "calls";

	private static final String UNKNOWN = Messages.OperationColumns_unknown;
	private static final double MEDIAN = 0.5;
	private static final double P99 = 0.99;

	private OperationColumns() {
	}

	/** @param javaLabels gives the image of a method in the source */
	static List<Column<OperationRow>> all(ILabelProvider javaLabels) {
		return List.of(
				Column.<OperationRow>text("operation", Messages.OperationColumns_operation, 260, OperationRow::label)
						.withToolTip(OperationColumns::toolTip)
						.withImage(row -> row.element().map(javaLabels::getImage).orElseGet(OperationColumns::unknownMethod))
						.withPainter(new QualifiedNamePainter<>()).withSpareWidth(),
				number(CALLS, Messages.OperationColumns_calls, 75, row -> Long.toString(row.operation().calls()),
						row -> row.operation().calls()),
				number("failures", Messages.OperationColumns_failures, 70, row -> LogTables.failures(row.operation(), UNKNOWN),
						row -> row.operation().failures().orElse(-1))
						.withToolTip(row -> Messages.OperationColumns_failuresToolTip)
						.withMuted(row -> row.operation().failures().orElse(0) == 0),
				number("rate", Messages.OperationColumns_rate, 80,
						row -> row.rate().isPresent() ? Digits.rate(row.rate().getAsDouble()) : UNKNOWN,
						row -> row.rate().orElse(0))
						.withToolTip(row -> Messages.OperationColumns_rateToolTip)
						.withMuted(row -> row.rate().isEmpty()),
				number(TOTAL, Messages.OperationColumns_total, 90,
						row -> Double.isNaN(row.totalNanos()) ? UNKNOWN : DurationFormat.text(row.totalNanos()), OperationRow::totalNanos)
						.withToolTip(row -> Messages.OperationColumns_totalToolTip + "\n" + durationToolTip(row.operation().duration()))
						.withMuted(row -> Double.isNaN(row.totalNanos())),
				time("mean", Messages.OperationColumns_mean, row -> row.operation().duration(), Durations::meanNanos),
				time("median", Messages.OperationColumns_median, row -> row.operation().duration(),
						durations -> durations.quantileNanos(MEDIAN)),
				time("p99", "p99", row -> row.operation().duration(), durations -> durations.quantileNanos(P99)),
				time("selfMean", Messages.OperationColumns_selfMean, row -> row.operation().self(), Durations::meanNanos),
				number(SELF, Messages.OperationColumns_self, 100,
						row -> Double.isNaN(row.share()) ? UNKNOWN : LogTables.percent(row.share()) + " %", OperationRow::share)
						.withToolTip(row -> Messages.OperationColumns_selfToolTip + "\n" + selfToolTip(row.operation().self()))
						.withMuted(row -> Double.isNaN(row.share())),
				Column.text("hosts", Messages.OperationColumns_hosts, 90, row -> String.join(", ", row.operation().hosts())));
	}

	/** The column that says best where the time goes, of what the log has: recordings of the JVM's method timing have no self times. */
	static String mostTelling(List<OperationRow> rows) {
		return rows.stream().anyMatch(row -> !Double.isNaN(row.share())) ? SELF
				: rows.stream().anyMatch(row -> !Double.isNaN(row.totalNanos())) ? TOTAL : CALLS;
	}

	private static Column<OperationRow> time(String id, String title, Function<OperationRow, Durations> durations,
			ToDoubleFunction<Durations> nanos) {
		ToDoubleFunction<OperationRow> value = row -> nanos.applyAsDouble(durations.apply(row));
		return number(id, title, 90, row -> Double.isNaN(value.applyAsDouble(row)) ? UNKNOWN
				: DurationFormat.text(value.applyAsDouble(row)), value)
				.withToolTip(row -> durationToolTip(durations.apply(row))).withMuted(row ->
				Double.isNaN(value.applyAsDouble(row)));
	}

	private static Column<OperationRow> number(String id, String title, int width, Function<OperationRow, String> text,
			ToDoubleFunction<OperationRow> value) {
		return Column.number(id, title, width, text, Comparator.comparingDouble(row -> orLeast(value.applyAsDouble(row))));
	}

	private static String selfToolTip(Durations self) {
		return self.count() == 0 ? Messages.OperationColumns_selfUnknown
				: Plural.bind(Messages.OperationColumns_selfOf, self.count(), DurationFormat.text(self.sumNanos()));
	}

	/** Unknown figures come last if the largest come first. */
	private static double orLeast(double value) {
		return Double.isNaN(value) ? Double.NEGATIVE_INFINITY : value;
	}

	private static String toolTip(OperationRow row) {
		String words = row.source().words();
		String found = row.element().isPresent() ? words
				: words.isEmpty() ? Messages.OperationColumns_notFound : NLS.bind(Messages.OperationColumns_notFoundBecause, words);
		return row.operation().signature() + (found.isEmpty() ? "" : "\n" + found);
	}

	static String durationToolTip(Durations durations) {
		return durations.count() == 0 ? Messages.OperationColumns_notKnown
				: Plural.bind(Messages.OperationColumns_durations, durations.count(), DurationFormat.text(durations.minNanos()),
						DurationFormat.text(durations.maxNanos()));
	}

	private static Image unknownMethod() {
		return JavaUI.getSharedImages().getImage(ISharedImages.IMG_OBJS_DEFAULT);
	}
}
