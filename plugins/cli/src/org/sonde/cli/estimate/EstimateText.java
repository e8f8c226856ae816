/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.estimate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.common.table.Table;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.PlanTotal;
import org.sonde.overhead.cost.ProbeEstimate;
import org.sonde.overhead.cost.Regime;
import org.sonde.overhead.cost.WriterEstimate;
import org.sonde.overhead.cost.impact.CostUnit;
import org.sonde.overhead.cost.impact.DurationIncrease;
import org.sonde.overhead.cost.impact.TotalSentences;
import org.sonde.overhead.cost.impact.WallTime;
import org.sonde.overhead.statistics.IntervalText;
import org.sonde.report.estimate.EstimateTable;

/** A plan's estimate in words and as a table. */
public final class EstimateText {
	private static final int MEASUREMENT_COLUMN = 3;
	private static final int MOST_BASES = 3;

	private EstimateText() {
	}

	/** A row a probe, for people: the long signature at the end, reasons below the table. */
	public static String table(PlanEstimate estimate) {
		if (estimate.probes().isEmpty()) {
			return "The plan has no probes.\n";
		}
		CostUnit unit = CostUnit.of(estimate.probes().stream().map(ProbeEstimate::millisPerSecond).toList());
		List<List<String>> rows = new ArrayList<>();
		List<String> reasons = new ArrayList<>();
		for (int i = 0; i < estimate.probes().size(); i++) {
			ProbeEstimate probe = estimate.probes().get(i);
			Estimate process = estimate.processNanosPerCall(i);
			String mark = "";
			if (!EstimateTable.reason(probe).isEmpty()) {
				if (!reasons.contains(EstimateTable.reason(probe))) {
					reasons.add(EstimateTable.reason(probe));
				}
				mark = " [" + (reasons.indexOf(EstimateTable.reason(probe)) + 1) + "]";
			}
			rows.add(List.of(probe.load().callRate().map(rate -> Digits.rate(rate.callsPerSecond())).orElse("unknown"),
					value(probe.nanosPerCall()), ends(probe.nanosPerCall()), measured(probe.nanosPerCall()),
					value(unit.in(probe.millisPerSecond())) + mark, ends(unit.in(probe.millisPerSecond())),
					measured(unit.in(probe.millisPerSecond())),
					process instanceof Estimate.Known ? value(process) : "", ends(process),
					DurationIncrease.of(probe).map(DurationIncrease::text).orElse(""),
					EstimateTable.state(probe),
					probe.load().kind().keyword(), probe.load().signature()));
		}
		boolean events = estimate.probes().stream().anyMatch(probe -> !probe.load().kind().isOfOperations());
		Table table = new Table(List.of(events ? "calls or events [1/s]" : "calls [1/s]", "per call [ns]", "estimate interval [ns]",
				"measurement interval [ns]",
				"per second [" + unit + "]", "estimate interval [" + unit + "]", "measurement interval [" + unit + "]",
				"process per call [ns]",
				"estimate interval [ns]", "adds to its duration", "state", "probe", events ? "method, field or type" : "method"), rows);
		StringBuilder text = new StringBuilder(table.withoutEmptyColumns().aligned());
		boolean known = estimate.probes().stream().anyMatch(probe -> probe.nanosPerCall() instanceof Estimate.Known);
		if (known && estimate.model().gapCosts().isEmpty() && rows.stream().allMatch(row -> row.get(MEASUREMENT_COLUMN).isEmpty())) {
			text.append("There is no measurement interval: the source states none.\n");
		}
		long costly = DurationIncrease.moreThanTheirMethods(estimate);
		if (costly > 0) {
			text.append(Counted.of(costly, "probe")).append(costly == 1 ? " costs" : " cost")
					.append(" more than a call of the method takes.\n");
		}
		if (known) {
			text.append(WallTime.wordsPerCall(estimate)).append('\n');
		}
		text.append(events(estimate));
		reasons.forEach(reason -> text.append('[').append(reasons.indexOf(reason) + 1).append("] ").append(reason).append('\n'));
		estimate.probes().stream().filter(probe -> probe.nanosPerCall() instanceof Estimate.Known)
				.filter(probe -> probe.load().kind().isOfOperations()).map(ProbeEstimate::inflationNanosPerCall)
				.filter(Estimate.Unknown.class::isInstance).map(inflation -> ((Estimate.Unknown) inflation).reason()).distinct()
				.forEach(reason -> text.append("Response-time inflation of a method (its own probe and all below it): unknown. ")
						.append(reason).append('\n'));
		return text.toString();
	}

	/** Says what events cost in each stage. Empty if this is not known of any watched field or type. */
	private static String events(PlanEstimate estimate) {
		List<List<String>> rows = new ArrayList<>();
		for (int i = 0; i < estimate.probes().size(); i++) {
			String probe = estimate.signature(i);
			estimate.eventPortions(i)
					.ifPresent(event -> rows.add(List.of(IntervalText.value(event.idle()), IntervalText.value(event.created()),
							IntervalText.value(event.handedOver()), event.delivered().map(IntervalText::value).orElse("unknown"), probe)));
		}
		return rows.isEmpty() ? ""
				: "\nCost of an event: a change of a watched field, or the creation or end of a watched object. For these, a call in the table above is an event.\n"
						+ new Table(List.of("sensor idle [ns]", "event created [ns]", "handed over [ns]", "delivered, other thread [ns]",
								"field or type"), rows).aligned()
						+ "\n";
	}

	public static String value(Estimate estimate) {
		return estimate instanceof Estimate.Known known ? IntervalText.value(known.narrowest()) : "unknown";
	}

	public static String ends(Estimate estimate) {
		return estimate instanceof Estimate.Known known ? IntervalText.ends(known.estimate()) : "";
	}

	/** Empty where the source gives no measurement interval. */
	private static String measured(Estimate estimate) {
		return estimate instanceof Estimate.Known known ? known.measurement().map(IntervalText::ends).orElse("") : "";
	}

	/** Returns the text below the table. */
	public static String summary(PlanEstimate estimate) {
		StringBuilder text = new StringBuilder("\n");
		PlanTotal total = estimate.total();
		text.append("The plan costs ").append(cost(total)).append('\n');
		TotalSentences.of(estimate).forEach(sentence -> text.append(sentence).append('\n'));
		if (!total.note().isEmpty()) {
			text.append(total.note()).append('\n');
		}
		text.append(writer(estimate.writer()));
		if (!estimate.model().loads().isEmpty()) {
			text.append("Cost of an active probe by the benchmark's method time: ").append(estimate.model().loads()
					.stream()
					.map(load -> Digits.plain(load.methodTimeMicros()) + " µs: " + Digits.fixed(load.nanosPerCall(), 0) + " ns"
							+ (load.utilisation().isPresent()
									? " (utilisation " + Digits.fixed(100 * load.utilisation().getAsDouble(), 0) + " %)"
									: "")
							+ (load.chosen() ? ", used here" : ""))
					.collect(Collectors.joining("; "))).append(".\n");
		}
		text.append("Measured: ").append(estimate.model().measuredOn()).append(".\n");
		if (estimate.probes().stream()
				.anyMatch(probe -> !probe.load().kind().isOfOperations() && probe.nanosPerCall() instanceof Estimate.Known)) {
			text.append("Events of fields and types were measured: ").append(estimate.model().objects().measuredOn()).append(".\n");
		}
		text.append(costsPerCall(estimate));
		return text.toString();
	}

	private static String cost(PlanTotal total) {
		return switch (total.millisPerSecond()) {
			case Estimate.Known known -> {
				CostUnit unit = CostUnit.of(known.value());
				Estimate cost = unit.in(known);
				yield (total.isLowerBound() ? "at least " : "") + value(cost) + " " + unit.time()
						+ " of application-thread time per second (estimate interval " + ends(cost) + " " + unit
						+ (known.measurement().isPresent() ? ", measurement interval " + measured(cost) + " " + unit : "") + ").";
			}
			case Estimate.Unknown unknown -> "an unknown amount. " + unknown.reason();
		};
	}

	/** Says how busy the writer is, and what it writes. */
	private static String writer(WriterEstimate writer) {
		StringBuilder text = new StringBuilder("Writer: ");
		if (writer.utilisation() instanceof Estimate.Known utilisation) {
			text.append(writer.regime() == Regime.UNKNOWN ? "unknown whether it keeps up" : regime(writer))
					.append(", utilisation ").append(CostUnit.utilisation(utilisation.estimate()));
		} else {
			text.append(regime(writer));
		}
		text.append(". ").append(writer.meaning()).append('\n');
		if (writer.bytesPerSecond() instanceof Estimate.Known bytes && writer.gigabytesPerDay() instanceof Estimate.Known day) {
			text.append("Volume: ").append(writer.probesLeftOut() > 0 ? "at least " : "")
					.append(TotalSentences.bytesPerSecond(bytes.estimate()))
					.append(", ").append(IntervalText.of(day.estimate(), "GB/day")).append(".\n");
		}
		return text.toString();
	}

	/** Says what the costs per call consist of. Probes with the same parts stand together, and only a few are listed. */
	private static String costsPerCall(PlanEstimate estimate) {
		SortedMap<String, List<String>> probes = new TreeMap<>();
		for (ProbeEstimate probe : estimate.probes()) {
			if (probe.nanosPerCall() instanceof Estimate.Known known) {
				probes.computeIfAbsent(known.basis(), none -> new ArrayList<>()).add(probe.load().signature());
			}
		}
		StringBuilder text = new StringBuilder();
		probes.entrySet().stream().limit(MOST_BASES).forEach(entry -> text.append("Cost per call").append(probes.size() == 1 ? ""
				: entry.getValue().size() == 1 ? " of " + entry.getValue().getFirst()
						: " of " + Counted.of(entry.getValue().size(), "probe"))
				.append(":\n").append(entry.getKey().indent(2)));
		if (probes.size() > MOST_BASES) {
			text.append("For the other probes: sonde estimate PLAN --explain PROBE.\n");
		}
		return text.toString();
	}

	private static String regime(WriterEstimate writer) {
		String one = name(writer.regime());
		return writer.regime() == Regime.UNKNOWN || writer.possibleRegimes().size() == 1 ? one
				: one + " (perhaps " + writer.possibleRegimes().stream().filter(other -> other != writer.regime()).map(EstimateText::name)
						.collect(Collectors.joining(" or ")) + ")";
	}

	private static String name(Regime regime) {
		return regime.name().toLowerCase(Locale.ROOT);
	}
}
