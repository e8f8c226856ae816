/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.PlanTotal;
import org.sonde.overhead.cost.ProbeEstimate;
import org.sonde.overhead.cost.WriterEstimate;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.statistics.Interval;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A plan's estimate in words, as a table and as JSON. The intervals named low and high are the estimate intervals. */
final class EstimateView {
	private EstimateView() {
	}

	/** A row a probe, each figure in a column of its own. */
	static Table csv(PlanEstimate estimate) {
		List<List<String>> rows = new ArrayList<>();
		for (ProbeEstimate probe : estimate.probes()) {
			List<String> row = new ArrayList<>(List.of(probe.load().signature(), probe.load().kind().keyword(), state(probe),
					probe.load().callRate().map(rate -> Double.toString(rate.callsPerSecond())).orElse("")));
			for (Estimate figure : List.of(probe.nanosPerCall(), probe.millisPerSecond())) {
				if (figure instanceof Estimate.Known known) {
					row.addAll(List.of(Double.toString(known.value()), Double.toString(known.estimate().low()),
							Double.toString(known.estimate().high())));
				} else {
					row.addAll(List.of("", "", ""));
				}
			}
			row.add(reason(probe));
			rows.add(row);
		}
		return new Table(List.of("signature", "kind", "state", "callsPerSecond", "nanosPerCall", "nanosPerCallLow", "nanosPerCallHigh",
				"millisPerSecond", "millisPerSecondLow", "millisPerSecondHigh", "unknownBecause"), rows);
	}

	/** A row a probe, for people: intervals in parentheses, the long signature at the end, reasons below the table. */
	static String table(PlanEstimate estimate) {
		List<List<String>> rows = new ArrayList<>();
		List<String> reasons = new ArrayList<>();
		for (ProbeEstimate probe : estimate.probes()) {
			String mark = "";
			if (!reason(probe).isEmpty()) {
				if (!reasons.contains(reason(probe))) {
					reasons.add(reason(probe));
				}
				mark = " [" + (reasons.indexOf(reason(probe)) + 1) + "]";
			}
			rows.add(List.of(probe.load().callRate().map(rate -> number(rate.callsPerSecond())).orElse("unknown"),
					withRange(probe.nanosPerCall()), withRange(probe.millisPerSecond()) + mark, state(probe), probe.load().kind().keyword(),
					probe.load().signature()));
		}
		StringBuilder text = new StringBuilder(new Table(List.of("calls [1/s]", "cost per call [ns]", "cost per second [ms/s]", "state", "probe",
				"method"), rows).aligned());
		text.append("In parentheses: the estimate interval.\n");
		reasons.forEach(reason -> text.append('[').append(reasons.indexOf(reason) + 1).append("] ").append(reason).append('\n'));
		return text.toString();
	}

	/** What stands below the table. */
	static String summary(PlanEstimate estimate) {
		StringBuilder text = new StringBuilder("\n");
		PlanTotal total = estimate.total();
		text.append("The plan costs ").append(switch (total.millisPerSecond()) {
			case Estimate.Known known -> (total.isLowerBound() ? "at least " : "") + number(known.value())
					+ " ms of application-thread time per second (estimate interval " + range(known) + " ms/s).";
			case Estimate.Unknown unknown -> "an unknown amount. " + unknown.reason();
		}).append('\n');
		if (!total.note().isEmpty()) {
			text.append(total.note()).append('\n');
		}
		WriterEstimate writer = estimate.writer();
		text.append("Writer: ").append(writer.regime().name().toLowerCase(Locale.ROOT));
		if (writer.utilisation() instanceof Estimate.Known utilisation) {
			text.append(", utilisation ").append(number(utilisation.value())).append(" (").append(range(utilisation)).append(")");
		}
		text.append(". ").append(writer.meaning()).append('\n');
		text.append("Measured: ").append(estimate.model().measuredOn()).append(".\n");
		estimate.probes().stream().map(ProbeEstimate::nanosPerCall).filter(Estimate.Known.class::isInstance).map(Estimate.Known.class::cast)
				.map(Estimate.Known::basis).distinct().sorted().forEach(basis -> text.append("Cost per call: ").append(basis).append(".\n"));
		return text.toString();
	}

	static ObjectNode json(PlanEstimate estimate) {
		ObjectNode root = JsonNodeFactory.instance.objectNode();
		CostModel model = estimate.model();
		root.put("results", model.results().id());
		root.put("writerRun", model.writer().map(Configuration::id).orElse(null));
		root.put("measuredOn", model.measuredOn());
		root.put("threads", estimate.threads());
		ArrayNode probes = root.putArray("probes");
		for (ProbeEstimate probe : estimate.probes()) {
			ObjectNode node = probes.addObject();
			node.put("signature", probe.load().signature());
			node.put("kind", probe.load().kind().keyword());
			node.put("state", state(probe));
			node.put("callsPerSecond", probe.load().callRate().map(CallRate::callsPerSecond).orElse(null));
			node.put("callsSource", probe.load().callRate().map(CallRate::source).orElse(null));
			node.set("perCallNanos", json(probe.nanosPerCall()));
			node.set("perSecondMillis", json(probe.millisPerSecond()));
		}
		ObjectNode total = root.putObject("total");
		total.set("perSecondMillis", json(estimate.total().millisPerSecond()));
		total.put("lowerBound", estimate.total().isLowerBound());
		total.put("knownProbes", estimate.total().knownProbes());
		ArrayNode unknown = total.putArray("unknownProbes");
		estimate.total().unknownProbes().forEach((reason, count) -> unknown.addObject().put("reason", reason).put("probes", count));
		ObjectNode writer = root.putObject("writer");
		WriterEstimate load = estimate.writer();
		writer.set("recordsPerSecond", json(load.recordsPerSecond()));
		writer.set("bytesPerSecond", json(load.bytesPerSecond()));
		writer.set("nanosPerRecord", json(load.nanosPerRecord()));
		writer.set("utilisation", json(load.utilisation()));
		writer.put("regime", load.regime().name().toLowerCase(Locale.ROOT));
		ArrayNode possible = writer.putArray("possibleRegimes");
		load.possibleRegimes().forEach(regime -> possible.add(regime.name().toLowerCase(Locale.ROOT)));
		writer.put("probesLeftOut", load.probesLeftOut());
		writer.put("meaning", load.meaning());
		return root;
	}

	private static ObjectNode json(Estimate estimate) {
		ObjectNode node = JsonNodeFactory.instance.objectNode();
		switch (estimate) {
			case Estimate.Known known -> {
				node.put("value", known.value()).put("low", known.estimate().low()).put("high", known.estimate().high());
				if (known.measurement().isPresent()) {
					Interval measured = known.measurement().get();
					node.putObject("measurement").put("low", measured.low()).put("high", measured.high());
				} else {
					node.putNull("measurement");
				}
				node.put("kind", known instanceof Estimate.Measured ? "measured" : "extrapolated").put("basis", known.basis());
			}
			case Estimate.Unknown unknown -> node.put("unknown", unknown.reason());
		}
		return node;
	}

	private static String state(ProbeEstimate probe) {
		return probe.load().active() ? "active" : "deactivated";
	}

	private static String reason(ProbeEstimate probe) {
		return probe.nanosPerCall() instanceof Estimate.Unknown unknown ? unknown.reason()
				: probe.millisPerSecond() instanceof Estimate.Unknown unknown ? unknown.reason() : "";
	}

	private static String withRange(Estimate estimate) {
		return estimate instanceof Estimate.Known known ? number(known.value()) + " (" + range(known) + ")" : "unknown";
	}

	private static String range(Estimate.Known known) {
		return number(known.estimate().low()) + " – " + number(known.estimate().high());
	}

	/** Three significant digits: more than an estimate of ±30 % has. */
	private static String number(double value) {
		if (value == 0) {
			return "0";
		}
		int digits = Math.max(0, 2 - (int) Math.floor(Math.log10(Math.abs(value))));
		return String.format(Locale.ROOT, "%." + digits + "f", value);
	}
}
