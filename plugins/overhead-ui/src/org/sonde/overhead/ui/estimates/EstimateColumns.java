/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PortionShares;
import org.sonde.overhead.ui.view.Column;

/** The columns of the view's table, in their first order. */
public final class EstimateColumns {

	public static final String METHOD = "method";
	public static final String KIND = "kind";
	public static final String STATE = "state";
	public static final String CALLS = "calls";
	public static final String PER_CALL = "perCall";
	public static final String PER_SECOND = "perSecond";
	public static final String PLAN_SHARE = "planShare";
	public static final String WRITER_SHARE = "writerShare";
	public static final String MEASURED = "measured";
	public static final String VALUE = "value";
	public static final String NOTE = "note";
	public static final String SOURCE = "source";

	static final List<String> STATES = List.of("active", "deactivated");
	/** The method is gone. */
	public static final String STALE = "stale";
	static final List<String> VALUES = List.of("1", "2", "3", "4", "5");
	static final List<String> KINDS = List.of("operation execution", "operation events");

	private static final String NOT_SET = "not set";

	private EstimateColumns() {
	}

	/** What the columns are painted with, to be told what is shown. */
	record Painters(CostPainter<EstimateLine> perCall, CostPainter<EstimateLine> perSecond) {

		static Painters create() {
			return new Painters(new CostPainter<>(line -> row(line).map(EstimateRow::nanosPerCall), line -> line.shares().portions()),
					new CostPainter<>(line -> Optional.of(line.millisPerSecond()), line -> line.shares().portions()));
		}
	}

	static List<Column<EstimateLine>> all(LineImages images, Painters painters) {
		return List.of(
				Column.<EstimateLine>text(METHOD, "Method", 250, EstimateLine::label).withToolTip(EstimateColumns::methodToolTip).withImage(images::of)
						.withPainter(new LinePainter()),
				text(KIND, "Kind", 135, row -> kind(row.probe().getKind())),
				text(STATE, "State", 105, EstimateColumns::state).withToolTip(line -> row(line).map(EstimateColumns::stateToolTip).orElse(null))
						.withImage(line -> row(line).map(images::ofState).orElse(null)),
				Column.<EstimateLine>number(CALLS, "Calls per second", 130, EstimateColumns::calls,
						Comparator.comparingDouble(line -> line.callsPerSecond().orElse(Double.POSITIVE_INFINITY)))
						.withToolTip(line -> row(line).map(EstimateColumns::callsToolTip).orElse("Sum over the probes whose calls per second are set"))
						.withMuted(line -> line.callsPerSecond().isEmpty()),
				cost(PER_CALL, "Cost per call", 150, line -> row(line).map(EstimateRow::nanosPerCall), Quantities::perCall).withPainter(painters.perCall()),
				cost(PER_SECOND, "Cost per second", 220, line -> Optional.of(line.millisPerSecond()), Quantities::perSecond)
						.withPainter(painters.perSecond()),
				share(PLAN_SHARE, "Share of plan", line -> line.shares().ofPlan(), "Of the plan's cost per second, as far as it is known").hidden(),
				share(WRITER_SHARE, "Share of records", line -> line.shares().ofWriter(), "Of the records that the writer gets per second").hidden(),
				cost(MEASURED, "Measurement interval", 190, line -> row(line).map(EstimateRow::nanosPerCall), Quantities::measuredPerCall),
				Column.<EstimateLine>number(VALUE, "Value", 60, line -> row(line).map(row -> String.valueOf(row.probe().getValue())).orElse(""),
						Comparator.comparingInt(line -> row(line).map(row -> row.probe().getValue()).orElse(0)))
						.withToolTip(line -> "How much the probe is wanted, from 1 (would be nice) to 5 (cannot do without)"),
				text(NOTE, "Note", 200, row -> note(row).replaceAll("\\s+", " ")).withToolTip(line -> row(line).map(EstimateColumns::note).orElse(null)),
				text(SOURCE, "Source of calls", 160, row -> row.probe().getCallsSource() == null ? "" : row.probe().getCallsSource()).hidden());
	}

	private static Optional<EstimateRow> row(EstimateLine line) {
		return line instanceof EstimateRow row ? Optional.of(row) : Optional.empty();
	}

	private static Column<EstimateLine> text(String id, String title, int width, Function<EstimateRow, String> text) {
		return Column.text(id, title, width, line -> row(line).map(text).orElse(""));
	}

	private static Column<EstimateLine> share(String id, String title, Function<EstimateLine, OptionalDouble> share, String toolTip) {
		return Column.<EstimateLine>number(id, title, 110, line -> share.apply(line).isEmpty() ? Quantities.UNKNOWN : Quantities.percent(share.apply(line).getAsDouble()),
				Comparator.comparingDouble(line -> share.apply(line).orElse(Double.POSITIVE_INFINITY)))
				.withToolTip(line -> toolTip).withMuted(line -> share.apply(line).isEmpty());
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

	private static String calls(EstimateLine line) {
		return line.callsPerSecond().isEmpty() ? NOT_SET : Quantities.callsPerSecond(line.callsPerSecond().getAsDouble());
	}

	/** @param cost empty where there is nothing to say of a line */
	private static Column<EstimateLine> cost(String id, String title, int width, Function<EstimateLine, Optional<Estimate>> cost,
			Function<Estimate, String> text) {
		return Column.<EstimateLine>number(id, title, width, line -> cost.apply(line).map(found -> atLeast(line, found) + text.apply(found)).orElse(""),
				Comparator.comparingDouble(
						line -> cost.apply(line).orElse(null) instanceof Estimate.Known known ? known.value() : Double.POSITIVE_INFINITY))
				.withToolTip(line -> cost.apply(line).map(found -> costToolTip(line, found)).orElse(null))
				.withMuted(line -> cost.apply(line).orElse(null) instanceof Estimate.Unknown);
	}

	private static String atLeast(EstimateLine line, Estimate cost) {
		return line instanceof EstimateGroup group && group.unknown() > 0 && cost instanceof Estimate.Known ? "at least " : "";
	}

	private static String methodToolTip(EstimateLine line) {
		if (line instanceof EstimateGroup group) {
			return group.label() + "\n" + (group.open() ? "← closes" : "→ opens") + " the group";
		}
		EstimateRow row = (EstimateRow) line;
		if (row.probe() instanceof PatternProbe pattern) {
			return "Methods and constructors that match " + pattern.getPattern()
					+ (pattern.getExclusions().isEmpty() ? "" : "\nexcept " + String.join("; ", pattern.getExclusions()))
					+ (pattern.getLongerThan() == 0 ? "" : "\nof more than " + pattern.getLongerThan() + " lines of code") + place(pattern);
		}
		return row.name() + (row.element().isPresent() ? "" : "\nNot found in the source of the project.");
	}

	private static String place(PatternProbe pattern) {
		List<PatternProbe> all = pattern.eContainer() instanceof Plan plan ? Probes.patternProbes(plan) : List.of();
		return all.size() < 2 ? "" : "\nPattern " + (all.indexOf(pattern) + 1) + " of " + all.size()
				+ ": a method that several match has the probe of the first";
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

	private static String costToolTip(EstimateLine line, Estimate cost) {
		String portions = line.shares().portions().map(EstimateColumns::portions).orElse("");
		return switch (cost) {
			case Estimate.Unknown unknown -> "Unknown: " + unknown.reason();
			case Estimate.Known known when line instanceof EstimateRow row -> "Estimate interval: what to expect of your program, at least ± 30 %\n"
					+ "Measurement interval per call: " + Quantities.measuredPerCall(row.nanosPerCall())
					+ ", what the statistics of the source say\n" + portions + known.basis();
			case Estimate.Known known -> portions + known.basis();
		};
	}

	private static String portions(PortionShares shares) {
		return "Instrumentation (I) " + Quantities.percent(shares.instrumentation()) + ", collecting (C) " + Quantities.percent(shares.collecting())
				+ ", writing (W) " + Quantities.percent(shares.writing()) + " of it\n";
	}
}
