/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.estimate;

import java.util.Locale;
import java.util.Optional;

import org.sonde.common.digits.Digits;
import org.sonde.instrumentation.plan.WriterMatch;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.LoadCost;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.ProbeEstimate;
import org.sonde.overhead.cost.WriterEstimate;
import org.sonde.overhead.cost.impact.DurationIncrease;
import org.sonde.overhead.cost.impact.RatesUnderProbes;
import org.sonde.overhead.cost.impact.TimeShares;
import org.sonde.overhead.cost.impact.WallTime;
import org.sonde.overhead.objects.EventPortions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.statistics.Interval;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A plan's estimate for other programs. The intervals named low and high are the estimate intervals. */
public final class EstimateJson {
	private static final double PERCENT = 100;
	private static final double PERCENT_PER_MILLI = 0.1;

	private EstimateJson() {
	}

	/** The whole estimate. */
	public static ObjectNode of(PlanEstimate estimate, WriterMatch writers) {
		ObjectNode root = JsonNodeFactory.instance.objectNode();
		CostModel model = estimate.model();
		root.put("results", model.results().id());
		root.put("writerRun", model.writer().map(Configuration::id).orElse(null));
		root.put("measuredOn", model.measuredOn());
		root.put("recordTo", writers.recordTo().getLiteral());
		root.put("measuredWriter", writers.measured().orElse(null));
		root.put("writerDiffers", writers.differs().orElse(null));
		root.put("threads", estimate.threads());
		ArrayNode probes = root.putArray("probes");
		for (int i = 0; i < estimate.probes().size(); i++) {
			ProbeEstimate probe = estimate.probes().get(i);
			ObjectNode node = probes.addObject();
			node.put("signature", probe.load().signature());
			node.put("kind", probe.load().kind().keyword());
			node.put("state", EstimateTable.state(probe));
			node.put("callsPerSecond", probe.load().callRate().map(CallRate::callsPerSecond).map(Digits::withoutNoise).orElse(null));
			node.put("callsSource", probe.load().callRate().map(one -> one.source().text()).orElse(null));
			ArrayNode recordedBy = node.putArray("recordedBy");
			probe.load().callRate().ifPresent(one -> one.source().recordedBy().forEach(kind -> recordedBy.add(kind.keyword())));
			CallRate rate = probe.load().callRate().orElse(null);
			node.put("traceEntriesPerSecond", rate == null || rate.traceEntriesPerSecond().isEmpty() ? null
					: Digits.withoutNoise(rate.traceEntriesPerSecond().getAsDouble()));
			node.put("nearestProbedCaller", rate == null ? null : rate.nearestProbedCaller().orElse(null));
			node.put("gapsOfOtherProbes", probe.load().gapsOfOtherProbes());
			node.put("context", probe.context().keyword());
			node.put("value", probe.load().value());
			Optional<DurationIncrease> added = DurationIncrease.of(probe);
			node.set("perCallNanos", of(probe.nanosPerCall()));
			node.set("processPerCallNanos", of(estimate.processNanosPerCall(i)));
			node.set("wallPerCallNanos", of(WallTime.perCall(estimate, i)));
			node.set("inflationPerCallNanos", of(probe.inflationNanosPerCall()));
			node.set("perSecondMillis", of(probe.millisPerSecond()));
			node.set("eventNanos", estimate.eventPortions(i).map(EstimateJson::of).orElse(null));
			node.put("durationNanos", added.map(DurationIncrease::durationNanos).map(Digits::withoutNoise).orElse(null));
			node.set("shareOfDuration", added.map(DurationIncrease::share).map(EstimateJson::of).orElse(null));
		}
		putTotals(root, estimate);
		ArrayNode loads = root.putArray("loads");
		for (LoadCost load : model.loads()) {
			ObjectNode node = loads.addObject().put("methodTimeMicros", load.methodTimeMicros())
					.put("perCallNanos", Digits.withoutNoise(load.nanosPerCall())).put("chosen", load.chosen());
			load.utilisation().ifPresentOrElse(rho -> node.put("utilisation", Digits.withoutNoise(rho)), () -> node.putNull("utilisation"));
		}
		ArrayNode ofObjects = root.putArray("objectResults");
		model.objects().results().forEach(set -> ofObjects.add(set.id()));
		root.put("handOverOf", model.calibration().map(by -> by.results().id()).orElse(null));
		model.scaling()
				.ifPresentOrElse(scaling -> put(root.putObject("scaling").put("factor", Digits.withoutNoise(scaling.factor().value())),
						scaling.factor()).put("basis", scaling.provenance().text()), () -> root.putNull("scaling"));
		return root;
	}

	/** Writes what an event of a watched field or type costs in each stage, with the intervals of the measurement. */
	private static ObjectNode of(EventPortions event) {
		ObjectNode node = JsonNodeFactory.instance.objectNode();
		node.set("idle", of(event.idle()));
		node.set("created", of(event.created()));
		node.set("handedOver", of(event.handedOver()));
		node.set("delivered", event.delivered().map(EstimateJson::of).orElse(null));
		return node;
	}

	/** The plan as a whole. */
	public static void putTotals(ObjectNode root, PlanEstimate estimate) {
		ObjectNode total = root.putObject("total");
		total.set("perSecondMillis", of(estimate.total().millisPerSecond()));
		total.set("processPerSecondMillis", of(estimate.total().processMillisPerSecond()));
		total.set("allocatedBytesPerSecond", of(estimate.total().allocatedBytesPerSecond()));
		total.put("allocationLacksEvents", estimate.allocationLacksEvents());
		total.set("processors", estimate.total().millisPerSecond() instanceof Estimate.Known known
				? of(known.estimate().times(PERCENT_PER_MILLI / PERCENT)) : null);
		ObjectNode traced = total.putObject("tracedTime");
		TimeShares.of(estimate).ifPresentOrElse(shares -> {
			traced.put("busyThreads", Digits.withoutNoise(shares.busyThreads())).set("share", of(shares.share()));
			traced.set("added", shares.added().map(EstimateJson::of).orElse(null));
		}, () -> traced.put("unknown", TimeShares.obstacle(estimate)));
		total.set("addedPerTraceNanos", of(WallTime.perTrace(estimate)));
		Optional<RatesUnderProbes> rates = RatesUnderProbes.of(estimate);
		total.put("ratesRecordedWithProbes", rates.isPresent());
		total.set("callsWithoutProbes", rates.map(RatesUnderProbes::withoutProbes).map(EstimateJson::of).orElse(null));
		total.put("lowerBound", estimate.total().isLowerBound());
		total.put("knownProbes", estimate.total().knownProbes());
		ArrayNode unknown = total.putArray("unknownProbes");
		estimate.total().unknownProbes().forEach((reason, count) -> unknown.addObject().put("reason", reason).put("probes", count));
		ObjectNode writer = root.putObject("writer");
		WriterEstimate load = estimate.writer();
		writer.set("recordsPerSecond", of(load.recordsPerSecond()));
		writer.set("bytesPerSecond", of(load.bytesPerSecond()));
		writer.set("gigabytesPerDay", of(load.gigabytesPerDay()));
		writer.set("nanosPerRecord", of(load.nanosPerRecord()));
		writer.set("utilisation", of(load.utilisation()));
		writer.put("regime", load.regime().name().toLowerCase(Locale.ROOT));
		ArrayNode possible = writer.putArray("possibleRegimes");
		load.possibleRegimes().forEach(regime -> possible.add(regime.name().toLowerCase(Locale.ROOT)));
		writer.put("probesLeftOut", load.probesLeftOut());
		writer.put("meaning", load.meaning());
	}

	public static ObjectNode of(Estimate estimate) {
		ObjectNode node = JsonNodeFactory.instance.objectNode();
		switch (estimate) {
			case Estimate.Known known -> {
				put(node.put("value", Digits.withoutNoise(known.value())), known.estimate());
				if (known.measurement().isPresent()) {
					Interval measured = known.measurement().get();
					put(node.putObject("measurement"), measured);
				} else {
					node.putNull("measurement");
				}
				node.put("kind", known instanceof Estimate.Measured ? "measured" : "extrapolated").put("basis", known.provenance().text());
			}
			case Estimate.Unknown unknown -> node.put("unknown", unknown.reason());
		}
		return node;
	}

	private static ObjectNode of(Interval interval) {
		return put(JsonNodeFactory.instance.objectNode().put("value", Digits.withoutNoise(interval.value())), interval);
	}

	private static ObjectNode put(ObjectNode node, Interval interval) {
		return node.put("low", Digits.withoutNoise(interval.low())).put("high", Digits.withoutNoise(interval.high()));
	}
}
