/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import org.eclipse.jdt.ui.ISharedImages;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.viewers.ILabelProvider;
import org.eclipse.swt.graphics.Image;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.ui.view.Column;

/** The columns of the view's table, in their first order. */
public final class EstimateColumns {

	public static final String METHOD = "method";
	public static final String KIND = "kind";
	public static final String STATE = "state";
	public static final String CALLS = "calls";
	public static final String PER_CALL = "perCall";
	public static final String PER_SECOND = "perSecond";
	public static final String MEASURED = "measured";
	public static final String VALUE = "value";
	public static final String NOTE = "note";

	static final List<String> STATES = List.of("active", "deactivated");
	/** The method is gone. */
	public static final String STALE = "stale";
	static final List<String> VALUES = List.of("1", "2", "3", "4", "5");
	static final List<String> KINDS = List.of("operation execution", "operation events");

	private static final String NOT_SET = "not set";

	private EstimateColumns() {
	}

	/** @param javaLabels gives the image of a method in the source */
	static List<Column<EstimateRow>> all(ILabelProvider javaLabels, StateImages images) {
		return List.of(
				Column.<EstimateRow>text(METHOD, "Method", 220, EstimateRow::label).withToolTip(EstimateColumns::methodToolTip)
						.withImage(row -> row.probe() instanceof PatternProbe ? images.pattern()
								: row.element().map(javaLabels::getImage).orElseGet(EstimateColumns::methodImage)),
				Column.text(KIND, "Kind", 135, row -> kind(row.probe().getKind())),
				Column.<EstimateRow>text(STATE, "State", 105, EstimateColumns::state)
						.withToolTip(EstimateColumns::stateToolTip)
						.withImage(images::of),
				Column.number(CALLS, "Calls per second", 130, row -> calls(row).map(Quantities::callsPerSecond).orElse(NOT_SET),
						Comparator.comparing((EstimateRow row) -> calls(row).orElse(Double.POSITIVE_INFINITY)))
						.withToolTip(EstimateColumns::callsToolTip).withMuted(row -> calls(row).isEmpty()),
				cost(PER_CALL, "Cost per call", 150, EstimateRow::nanosPerCall, Quantities::perCall),
				cost(PER_SECOND, "Cost per second", 245, EstimateRow::millisPerSecond, Quantities::perSecond),
				cost(MEASURED, "Measurement interval", 190, EstimateRow::nanosPerCall, Quantities::measuredPerCall),
				Column.number(VALUE, "Value", 60, row -> String.valueOf(row.probe().getValue()),
						Comparator.comparingInt((EstimateRow row) -> row.probe().getValue()))
						.withToolTip(row -> "How much the probe is wanted, from 1 (would be nice) to 5 (cannot do without)"),
				Column.<EstimateRow>text(NOTE, "Note", 200, row -> note(row).replaceAll("\\s+", " ")).withToolTip(EstimateColumns::note));
	}

	private static String note(EstimateRow row) {
		return row.probe().getNote() == null ? "" : row.probe().getNote();
	}

	static String state(EstimateRow row) {
		return row.stale().isPresent() ? STALE : STATES.get(row.probe().isActive() ? 0 : 1);
	}

	static String kind(ProbeKind kind) {
		return KINDS.get(kind == ProbeKind.OPERATION_EXECUTION ? 0 : 1);
	}

	private static Optional<Double> calls(EstimateRow row) {
		return Optional.ofNullable(row.probe().getCallsPerSecond());
	}

	private static Column<EstimateRow> cost(String id, String title, int width, Function<EstimateRow, Estimate> cost,
			Function<Estimate, String> text) {
		return Column.<EstimateRow>number(id, title, width, row -> text.apply(cost.apply(row)),
				Comparator.comparingDouble(
						row -> cost.apply(row) instanceof Estimate.Known known ? known.value() : Double.POSITIVE_INFINITY))
				.withToolTip(row -> costToolTip(row, cost.apply(row)))
				.withMuted(row -> cost.apply(row) instanceof Estimate.Unknown);
	}

	private static String methodToolTip(EstimateRow row) {
		if (row.probe() instanceof PatternProbe pattern) {
			return "Methods and constructors that match " + pattern.getPattern()
					+ (pattern.getExclusions().isEmpty() ? "" : "\nexcept " + String.join("; ", pattern.getExclusions()))
					+ (pattern.getLongerThan() == 0 ? "" : "\nof more than " + pattern.getLongerThan() + " lines of code");
		}
		return row.name() + (row.element().isPresent() ? "" : "\nNot found in the source of the project.");
	}

	private static String stateToolTip(EstimateRow row) {
		if (row.stale().isPresent()) {
			return row.stale().get().message() + "\nIt measures nothing. Its menu has what it can be bound to instead.";
		}
		return row.probe().isActive() ? "Woven in and collecting"
				: "Woven in and switched off: costs what its instrumentation costs";
	}

	private static String callsToolTip(EstimateRow row) {
		if (row.probe().getCallsPerSecond() == null) {
			return "Executions of " + (row.method().isPresent() ? "the method" : "all matching methods together")
					+ " per second, over all threads: not set. Without them the cost per second is unknown.";
		}
		String source = row.probe().getCallsSource();
		return "Executions of " + (row.method().isPresent() ? "the method" : "all matching methods together")
				+ " per second, over all threads\nSource: "
				+ (source == null ? "not stated in the plan" : source);
	}

	private static String costToolTip(EstimateRow row, Estimate cost) {
		return switch (cost) {
			case Estimate.Unknown unknown -> "Unknown: " + unknown.reason();
			case Estimate.Known known -> "Estimate interval: what to expect of your program, at least ± 30 %\n"
					+ "Measurement interval per call: " + Quantities.measuredPerCall(row.nanosPerCall())
					+ ", what the statistics of the source say\n" + known.basis();
		};
	}

	private static Image methodImage() {
		return JavaUI.getSharedImages().getImage(ISharedImages.IMG_OBJS_PUBLIC);
	}
}
