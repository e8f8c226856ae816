/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.table;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.graphics.Image;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.ObjectProbe;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.PatternText;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.ProbePlace;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.WatchedType;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.RecordingKind;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PortionShares;
import org.sonde.overhead.cost.impact.DurationIncrease;
import org.sonde.overhead.cost.impact.WallTime;
import org.sonde.overhead.statistics.IntervalText;
import org.sonde.overhead.ui.view.table.Column;

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
	public static final String DURATION_SHARE = "durationShare";
	public static final String MEASURED = "measured";
	public static final String VALUE = "value";
	public static final String NOTE = "note";
	public static final String SOURCE = "source";

	public static final List<String> STATES = List.of(Messages.EstimateColumns_active, Messages.EstimateColumns_deactivated);
	/** The method is gone. */
	public static final String STALE = Messages.EstimateColumns_stale;
	public static final List<String> VALUES = List.of("1", "2", "3", "4", "5");
	public static final List<String> KINDS = List.of(Messages.EstimateColumns_execution, Messages.EstimateColumns_events);

	private static final double PERCENT = 100;

	private EstimateColumns() {
	}

	/** The painters of the columns, which depend on the shown rows. */
	record Painters(CostPainter<EstimateLine> perCall, CostPainter<EstimateLine> perSecond) {

		static Painters create() {
			return new Painters(new CostPainter<>(line -> row(line).map(EstimateRow::nanosPerCall), line -> line.shares().portions()),
					new CostPainter<>(line -> Optional.of(line.millisPerSecond()), line -> line.shares().portions()));
		}
	}

	/** The images of the columns. */
	interface Images {

		/** The image of the line; null if it has none. */
		Image of(EstimateLine line);

		Image ofState(EstimateRow row);

		/** Returns the image for what the user should look at. */
		Image warning();
	}

	static List<Column<EstimateLine>> all(Images images, Painters painters) {
		return List.of(
				Column.<EstimateLine>text(METHOD, Messages.EstimateColumns_method, 230, EstimateLine::label)
						.withToolTip(EstimateColumns::methodToolTip).withImage(images::of).withPainter(new LinePainter()).withSpareWidth(),
				text(KIND, Messages.EstimateColumns_kind, 140, row -> kind(row.probe())),
				text(STATE, Messages.EstimateColumns_state, 118, EstimateColumns::state)
						.withToolTip(line -> row(line).map(EstimateColumns::stateToolTip).orElse(null))
						.withImage(line -> row(line).map(images::ofState).orElse(null)),
				Column.<EstimateLine>number(CALLS, Messages.EstimateColumns_calls, 130, EstimateColumns::calls,
						Comparator.comparingDouble(line -> line.callsPerSecond().orElse(Double.NEGATIVE_INFINITY)))
						.withToolTip(line -> row(line).map(EstimateColumns::callsToolTip).orElse(Messages.EstimateColumns_callsOfGroup))
						.withMuted(line -> line.callsPerSecond().isEmpty()),
				cost(PER_CALL, Messages.EstimateColumns_perCall, 165, line -> row(line).map(EstimateRow::nanosPerCall), Quantities::perCall)
						.withPainter(painters.perCall()),
				cost(PER_SECOND, Messages.EstimateColumns_perSecond, 190, line -> Optional.of(line.millisPerSecond()),
						Quantities::perSecond)
						.withPainter(painters.perSecond()),
				share(PLAN_SHARE, Messages.EstimateColumns_planShare, line -> line.shares().ofPlan(),
						line -> Messages.EstimateColumns_planShareToolTip).hidden(),
				share(WRITER_SHARE, Messages.EstimateColumns_writerShare, line -> line.shares().ofWriter(),
						line -> watches(line) ? Messages.EstimateColumns_noRecords : Messages.EstimateColumns_writerShareToolTip).hidden(),
				Column.<EstimateLine>number(DURATION_SHARE, Messages.EstimateColumns_durationShare, 235,
						line -> line.shares().ofDuration().map(DurationIncrease::text).orElse(""),
						Comparator.comparingDouble(line -> line.shares().ofDuration().map(added -> added.share().value())
								.orElse(Double.NEGATIVE_INFINITY)))
						.withToolTip(EstimateColumns::durationToolTip)
						.withImage(line -> line.shares().ofDuration().filter(DurationIncrease::isMoreThanTheMethod)
								.map(added -> images.warning())
								.orElse(null))
						.hidden(),
				cost(MEASURED, Messages.EstimateColumns_measured, 190, line -> row(line).map(EstimateRow::nanosPerCall),
						Quantities::measuredPerCall),
				Column.<EstimateLine>number(VALUE, Messages.EstimateColumns_value, 60,
						line -> row(line).map(row -> String.valueOf(row.probe().getValue())).orElse(""),
						Comparator.comparingInt(line -> row(line).map(row -> row.probe().getValue()).orElse(0)))
						.withToolTip(line -> Messages.EstimateColumns_valueToolTip),
				text(NOTE, Messages.EstimateColumns_note, 200, row -> note(row).replaceAll("\\s+", " "))
						.withToolTip(line -> row(line).map(EstimateColumns::note).orElse(null)),
				text(SOURCE, Messages.EstimateColumns_source, 160,
						row -> row.probe().getCallsSource() == null ? "" : row.probe().getCallsSource()).hidden());
	}

	private static Optional<EstimateRow> row(EstimateLine line) {
		return line instanceof EstimateRow row ? Optional.of(row) : Optional.empty();
	}

	private static Column<EstimateLine> text(String id, String title, int width, Function<EstimateRow, String> text) {
		return Column.text(id, title, width, line -> row(line).map(text).orElse(""));
	}

	private static Column<EstimateLine> share(String id, String title, Function<EstimateLine, OptionalDouble> share,
			Function<EstimateLine, String> toolTip) {
		return Column.<EstimateLine>number(id, title, 110,
				line -> share.apply(line).isEmpty() ? Quantities.UNKNOWN : Quantities.percent(share.apply(line).getAsDouble()),
				Comparator.comparingDouble(line -> share.apply(line).orElse(Double.NEGATIVE_INFINITY)))
				.withToolTip(toolTip).withMuted(line -> share.apply(line).isEmpty());
	}

	private static String durationToolTip(EstimateLine line) {
		return line.shares().ofDuration().map(added -> NLS.bind(Messages.EstimateColumns_durationShareToolTip,
				IntervalText.of(added.share().times(PERCENT), "%"))
				+ (added.isMoreThanTheMethod() ? "\n" + Messages.EstimateColumns_moreThanMethod : ""))
				.orElse(watches(line) ? Messages.EstimateColumns_noDuration : Messages.EstimateColumns_durationShareUnknown);
	}

	private static boolean watches(EstimateLine line) {
		return line instanceof EstimateRow row && row.probe() instanceof ObjectProbe;
	}

	private static String note(EstimateRow row) {
		return row.probe().getNote() == null ? "" : row.probe().getNote();
	}

	static String state(EstimateRow row) {
		return row.dropped() ? Messages.EstimateColumns_dropped
				: row.stale().isPresent() ? STALE : STATES.get(row.probe().isActive() ? 0 : 1);
	}

	/** The kind of the probe. */
	public static String kind(Probe probe) {
		return probe instanceof ObjectProbe watching ? ObjectProbeText.kind(watching) : kind(probe.getKind());
	}

	public static String kind(ProbeKind kind) {
		return KINDS.get(kind == ProbeKind.OPERATION_EXECUTION ? 0 : 1);
	}

	private static String calls(EstimateLine line) {
		if (line instanceof EstimateRow row && row.dropped()) {
			return "";
		}
		return line.callsPerSecond().isEmpty() ? Messages.EstimateColumns_notSet
				: Quantities.callsPerSecond(line.callsPerSecond().getAsDouble());
	}

	/** @param cost of a line; empty if there is none */
	private static Column<EstimateLine> cost(String id, String title, int width, Function<EstimateLine, Optional<Estimate>> cost,
			Function<Estimate, String> text) {
		return Column.<EstimateLine>number(id, title, width,
				line -> cost.apply(line).map(found -> atLeast(line, found, text.apply(found))).orElse(""),
				Comparator.comparingDouble(line -> Quantities.orLeast(cost.apply(line))))
				.withToolTip(line -> cost.apply(line)
						.map(found -> costToolTip(line, found) + (id.equals(PER_CALL) ? otherFigures(line) : "")).orElse(null))
				.withMuted(line -> cost.apply(line).orElse(null) instanceof Estimate.Unknown);
	}

	private static String atLeast(EstimateLine line, Estimate cost, String text) {
		return line instanceof EstimateGroup group && group.unknown() > 0 && cost instanceof Estimate.Known
				? Quantities.atLeast(text) : text;
	}

	private static String methodToolTip(EstimateLine line) {
		if (line instanceof EstimateGroup group) {
			return group.label() + "\n" + (group.open() ? Messages.EstimateColumns_closesGroup : Messages.EstimateColumns_opensGroup);
		}
		EstimateRow row = (EstimateRow) line;
		if (row.probe() instanceof PatternProbe pattern) {
			return patternToolTip(pattern);
		}
		return row.name() + (row.element().isPresent() ? "" : "\n" + Messages.EstimateColumns_notFound);
	}

	private static String patternToolTip(PatternProbe pattern) {
		return NLS.bind(Messages.EstimateColumns_matching, pattern.getPattern())
				+ (pattern.getExclusions().isEmpty() ? ""
						: "\n" + NLS.bind(Messages.EstimateColumns_except, String.join("; ", pattern.getExclusions())))
				+ (pattern.getLongerThan() == 0 ? "" : "\n" + NLS.bind(Messages.EstimateColumns_longerThan, pattern.getLongerThan()))
				+ place(pattern);
	}

	private static String place(PatternProbe pattern) {
		List<PatternProbe> all = pattern.eContainer() instanceof Plan plan ? Probes.patternProbes(plan) : List.of();
		return all.size() < 2 ? "" : "\n" + NLS.bind(Messages.EstimateColumns_place, all.indexOf(pattern) + 1, all.size());
	}

	private static String stateToolTip(EstimateRow row) {
		if (row.dropped()) {
			return Messages.EstimateColumns_droppedToolTip;
		}
		if (row.stale().isPresent()) {
			return row.stale().get().message() + "\n" + Messages.EstimateColumns_staleToolTip;
		}
		return row.probe().isActive() ? Messages.EstimateColumns_activeToolTip : Messages.EstimateColumns_deactivatedToolTip;
	}

	private static String callsToolTip(EstimateRow row) {
		ProbePlace place = Probes.place(row.probe());
		if (row.probe().getCallsPerSecond() == null) {
			return callsWords(place, Messages.EstimateColumns_callsNotSet, Messages.EstimateColumns_patternCallsNotSet,
					Messages.EstimateColumns_eventsNotSet);
		}
		String source = row.probe().getCallsSource();
		Optional<CallRate> rate = row.plan().flatMap(plan -> plan.probes().get(row.place()).load().callRate());
		String recordedBy = rate.map(known -> RecordingKind.labels(known.source().recordedBy())).orElse("");
		return NLS.bind(callsWords(place, Messages.EstimateColumns_callsFrom, Messages.EstimateColumns_patternCallsFrom,
				Messages.EstimateColumns_eventsFrom), source == null ? Messages.EstimateColumns_sourceNotStated : source)
				+ (recordedBy.isEmpty() ? "" : "\n" + NLS.bind(Messages.EstimateColumns_recordedBy, recordedBy))
				+ (rate.filter(CallRate::isUnderProbes).isPresent() ? "\n" + Messages.EstimateColumns_callsWithProbes : "");
	}

	private static String callsWords(ProbePlace place, String ofMethod, String ofPattern, String ofObjects) {
		return switch (place) {
			case MethodSignature method -> ofMethod;
			case PatternText pattern -> ofPattern;
			case FieldSignature field -> ofObjects;
			case WatchedType type -> ofObjects;
		};
	}

	private static String costToolTip(EstimateLine line, Estimate cost) {
		boolean watches = watches(line);
		String portions = line.shares().portions()
				.map(shares -> portions(shares, watches ? Messages.EstimateColumns_eventPortions : Messages.EstimateColumns_portions))
				.orElse("");
		return switch (cost) {
			case Estimate.Unknown unknown -> NLS.bind(Messages.EstimateColumns_unknownCost, unknown.reason());
			case Estimate.Known known when line instanceof EstimateRow row ->
				NLS.bind(watches ? Messages.EstimateColumns_knownEventCost : Messages.EstimateColumns_knownCost,
						Quantities.measuredPerCall(row.nanosPerCall())) + "\n" + portions + known.basis();
			case Estimate.Known known -> portions + known.basis();
		};
	}

	/** CPU time of the process and wall time, which take a while for many probes, so they are only computed for one. */
	private static String otherFigures(EstimateLine line) {
		return row(line).filter(row -> row.nanosPerCall() instanceof Estimate.Known).flatMap(row -> row.plan().map(plan -> "\n"
				+ NLS.bind(Messages.EstimateColumns_otherFigures, figure(plan.processNanosPerCall(row.place())),
						figure(WallTime.perCall(plan, row.place())))))
				.orElse("");
	}

	private static String figure(Estimate nanosPerCall) {
		return nanosPerCall instanceof Estimate.Unknown unknown ? Quantities.UNKNOWN + ". " + unknown.reason()
				: Quantities.perCall(nanosPerCall);
	}

	private static String portions(PortionShares shares, String words) {
		return NLS.bind(words, new Object[] { Quantities.percent(shares.instrumentation()),
				Quantities.percent(shares.collecting()), Quantities.percent(shares.writing()) }) + "\n";
	}
}
