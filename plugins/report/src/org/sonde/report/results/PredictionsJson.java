/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.results;

import java.util.List;
import java.util.Optional;

import org.sonde.common.digits.Digits;
import org.sonde.overhead.cost.Prediction;
import org.sonde.overhead.cost.Validation;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.statistics.Interval;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes how far predictions of runs are off, as JSON. */
public final class PredictionsJson {

	private PredictionsJson() {
	}

	public static ObjectNode of(ResultSet results, List<Prediction> predictions) {
		ObjectNode root = JsonNodeFactory.instance.objectNode();
		root.put("results", results.id());
		ArrayNode all = root.putArray("summaries");
		for (Validation.Summary one : Validation.summaries(predictions)) {
			ObjectNode node = all.addObject().put("clock", one.clock().keyword()).put("upTo", one.upTo().keyword())
					.put("predictedFrom", one.way().keyword()).put("predictions", one.predictions())
					.put("medianRelativeError", Digits.withoutNoise(one.medianError()))
					.put("p90RelativeError", Digits.withoutNoise(one.p90Error()));
			one.intervalCoverage().ifPresentOrElse(share -> node.put("shareInInterval", Digits.withoutNoise(share)),
					() -> node.putNull("shareInInterval"));
			node.put("shareInEstimateInterval", Digits.withoutNoise(one.estimateCoverage()));
		}
		ArrayNode single = root.putArray("predictions");
		for (Prediction one : predictions) {
			ObjectNode node = single.addObject().put("run", one.run()).put("clock", one.clock().keyword()).put("upTo", one.upTo().keyword())
					.put("predictedFrom", one.way().keyword()).put("callShape", one.shape().keyword())
					.put("executionsPerTrace", one.executions())
					.put("observedNanosPerTrace", Digits.withoutNoise(one.observedNanos()))
					.put("predictedNanosPerTrace", Digits.withoutNoise(one.predictedNanos()));
			interval(node, "interval", one.interval());
			interval(node, "estimateInterval", Optional.of(one.estimate()));
		}
		return root;
	}

	private static void interval(ObjectNode node, String name, Optional<Interval> interval) {
		interval.ifPresentOrElse(
				known -> node.putObject(name).put("low", Digits.withoutNoise(known.low())).put("high", Digits.withoutNoise(known.high())),
				() -> node.putNull(name));
	}
}
