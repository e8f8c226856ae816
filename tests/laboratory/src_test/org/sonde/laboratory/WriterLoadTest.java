/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.results.json.ResultSetDocument;
import org.sonde.overhead.statistics.Interval;
import org.sonde.report.userprogram.RecordedLoads;

import tools.jackson.databind.JsonNode;

/** How busy the writer's thread was, next to the estimated utilisation: in all trials where that was measured to ± 30 %. */
class WriterLoadTest {

	private static final Path DATA = Path.of("data");
	private static final double PRECISE = 0.3;
	private static final double NANOS_PER_SECOND = 1e9;

	/** @param estimated as a share of time, and {@code measured} */
	private record Busy(String plan, Interval estimated, double measured) {
	}

	private static List<Busy> trials(UnaryOperator<CostModel> by) throws Exception {
		Map<String, CostModel> models = new HashMap<>();
		List<Busy> trials = new ArrayList<>();
		for (JsonNode trial : Trial.lines(DATA)) {
			JsonNode measured = Trial.find(trial.at("/measured/configurations"), "writing-added").at("/writerCpu");
			if (measured.has("high")
					&& measured.get("high").asDouble() - measured.get("value").asDouble() <= PRECISE * measured.get("value").asDouble()) {
				String file = trial.get("calibration").asString();
				if (!models.containsKey(file)) {
					models.put(file,
							by.apply(CostModel.of(ResultSetDocument.read(DATA.resolve("calibrations").resolve(file)).resultSet())));
				}
				RecordedLoads recorded = RecordedJson.read(trial.get("recorded"));
				Estimate utilisation = PlanEstimate.of(models.get(file), recorded.loads(), trial.get("threads").asInt()).writer()
						.utilisation();
				if (utilisation instanceof Estimate.Known known) {
					trials.add(new Busy(trial.get("program").asString() + " " + trial.get("plan"), known.estimate(),
							measured.get("value").asDouble() / NANOS_PER_SECOND / recorded.secondsPerUnit()));
				}
			}
		}
		return trials;
	}

	/** By the sweep over gaps, whose estimate interval was found for another figure. */
	@Test
	void theWriterIsAsBusyAsTheSweepSays() throws Exception {
		List<Busy> trials = trials(model -> model);
		assertThat(trials).hasSize(276);
		assertThat(trials.stream().filter(trial -> trial.estimated().contains(trial.measured()))).hasSize(272);
		assertThat(trials).allMatch(
				trial -> trial.measured() > trial.estimated().value() / 2.2 && trial.measured() < trial.estimated().value() * 2.2);
	}

	/** By the run alone that saturated the writer, as published sets have it. */
	@Test
	void aBenchmarkSaysLessOfTheWriter() throws Exception {
		assertThat(trials(Estimates::withoutSweep)).hasSizeGreaterThan(200).allMatch(trial -> trial.estimated().contains(trial.measured()));
	}
}
