/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.WriterEstimate;
import org.sonde.overhead.results.json.ResultSetDocument;
import org.sonde.report.userprogram.RecordedLoads;

import tools.jackson.databind.JsonNode;

class VolumeTest {

	private static final Path DATA = Path.of("data");
	/** Of records: where more or fewer were made than in the recording, the program did other work. */
	private static final double SAME_WORK = 0.005;

	/**
	 * The size of a log per unit of work, as measured, lies in the interval of the bytes per second; calibrations with TCP do not state
	 * them.
	 */
	@Test
	void theLogIsAsLargeAsEstimated() throws Exception {
		Map<String, CostModel> models = new HashMap<>();
		int compared = 0;
		for (JsonNode trial : Trial.lines(DATA)) {
			JsonNode writing = Trial.find(trial.at("/measured/configurations"), "writing-added");
			if (writing.at("/logSize/value").isNumber()) {
				String file = trial.get("calibration").asString();
				if (!models.containsKey(file)) {
					models.put(file, CostModel.of(ResultSetDocument.read(DATA.resolve("calibrations").resolve(file)).resultSet()));
				}
				compared += isInside(trial, writing, models.get(file)) ? 1 : 0;
			}
		}
		assertThat(compared).isEqualTo(108);
	}

	/** Whether the trial says anything. */
	private static boolean isInside(JsonNode trial, JsonNode writing, CostModel model) {
		RecordedLoads recorded = RecordedJson.read(trial.get("recorded"));
		WriterEstimate writer = PlanEstimate.of(model, recorded.loads(), trial.get("threads").asInt()).writer();
		double records = ((Estimate.Known) writer.recordsPerSecond()).value() * recorded.secondsPerUnit();
		if (!(writer.bytesPerSecond() instanceof Estimate.Known bytes)
				|| Math.abs(writing.at("/records/value").asDouble() / records - 1) > SAME_WORK) {
			return false;
		}
		double perUnit = writing.at("/logSize/value").asDouble();
		assertThat(bytes.estimate().times(recorded.secondsPerUnit()))
				.as("%s, plan %s, %s", trial.get("program").asString(), trial.get("plan"), trial.get("writer").asString())
				.satisfies(interval -> assertThat(perUnit).isBetween(interval.low(), interval.high()));
		return true;
	}
}
