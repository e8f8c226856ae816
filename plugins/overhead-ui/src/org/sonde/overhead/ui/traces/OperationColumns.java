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
import org.eclipse.swt.graphics.Image;
import org.sonde.overhead.digits.Digits;
import org.sonde.overhead.ui.view.Column;
import org.sonde.report.traces.LogTables;
import org.sonde.report.traces.Times;
import org.sonde.traces.operations.Durations;

/** The columns of the operations. */
final class OperationColumns {

	static final String SELF = "self";

	private static final String UNKNOWN = "unknown";
	private static final double MEDIAN = 0.5;
	private static final double P99 = 0.99;

	private OperationColumns() {
	}

	/** @param javaLabels gives the image of a method in the source */
	static List<Column<OperationRow>> all(ILabelProvider javaLabels) {
		return List.of(
				Column.<OperationRow>text("operation", "Operation", 260, OperationRow::label)
				.withToolTip(OperationColumns::toolTip)
						.withImage(row -> row.element().map(javaLabels::getImage).orElseGet(OperationColumns::unknownMethod)),
				number("calls", "Calls", 75, row -> Long.toString(row.operation().calls()), row -> row.operation().calls()),
				number("failures", "Failures", 70, row -> Long.toString(row.operation().failures()), row -> row.operation()
				.failures())
						.withToolTip(row -> "Calls that ended by an exception; only operation events tell them")
						.withMuted(row -> row.operation().failures() == 0),
				number("rate", "Calls/s", 80, row -> row.rate().isPresent() ? Digits.rate(row.rate().getAsDouble()) : UNKNOWN,
						row -> row.rate().orElse(0))
						.withToolTip(row -> "Calls per second, over the time from the first to the last record")
						.withMuted(row -> row.rate().isEmpty()),
				time("mean", "Mean", row -> row.operation().duration(), Durations::meanNanos),
				time("median", "Median", row -> row.operation().duration(), durations -> durations.quantileNanos(MEDIAN)),
				time("p99", "p99", row -> row.operation().duration(), durations -> durations.quantileNanos(P99)),
				time("selfMean", "Mean self", row -> row.operation().self(), Durations::meanNanos),
				number(SELF, "Self time", 100, row -> Double.isNaN(row.share()) ? UNKNOWN : LogTables.percent(row.share()) + " %",
				OperationRow::share)
						.withToolTip(row ->
						"Share of the operation's own time in that of all operations; its own is without the recorded calls within\n"
								+ (row.operation().self().count() == 0 ? "Not known: none of its calls is in a valid trace"
										: Times.text(row.operation().self().sumNanos()) + " in " + row.operation().self().count()
										+ " calls"))
						.withMuted(row -> Double.isNaN(row.share())),
				Column.text("hosts", "Hosts", 90, row -> String.join(", ", row.operation().hosts())));
	}

	private static Column<OperationRow> time(String id, String title, Function<OperationRow, Durations> durations,
			ToDoubleFunction<Durations> nanos) {
		ToDoubleFunction<OperationRow> value = row -> nanos.applyAsDouble(durations.apply(row));
		return number(id, title, 90, row -> Double.isNaN(value.applyAsDouble(row)) ? UNKNOWN
				: Times.text(value.applyAsDouble(row)), value)
				.withToolTip(row -> durationToolTip(durations.apply(row))).withMuted(row ->
				Double.isNaN(value.applyAsDouble(row)));
	}

	private static Column<OperationRow> number(String id, String title, int width, Function<OperationRow, String> text,
			ToDoubleFunction<OperationRow> value) {
		return Column.number(id, title, width, text, Comparator.comparingDouble(row -> orLeast(value.applyAsDouble(row))));
	}

	/** What is not known comes after all that is, when the largest come first. */
	private static double orLeast(double value) {
		return Double.isNaN(value) ? Double.NEGATIVE_INFINITY : value;
	}

	private static String toolTip(OperationRow row) {
		return row.operation().signature() + (row.element().isPresent() ? "" : "\nNot found in the sources of the workspace")
				+ (row.source().words().isEmpty() ? "" : (row.element().isPresent() ? "\n" : ": ") + row.source().words());
	}

	static String durationToolTip(Durations durations) {
		return durations.count() == 0 ? "Not known"
				: "Of " + durations.count() + " calls: shortest " + Times.text(durations.minNanos()) + ", longest "
						+ Times.text(durations.maxNanos()) + "\nQuantiles are off by less than 1 %";
	}

	private static Image unknownMethod() {
		return JavaUI.getSharedImages().getImage(ISharedImages.IMG_OBJS_DEFAULT);
	}
}
