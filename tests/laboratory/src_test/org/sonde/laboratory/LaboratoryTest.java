/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.userprogram.ProgramEffort;
import org.sonde.benchmark.userprogram.ResourceUsage.Figure;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.laboratory.small.Numbers;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.ProbeLoad;
import org.sonde.overhead.json.JsonText;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.json.ResultSetDocument;
import org.sonde.overhead.results.json.ResultSetWriter;
import org.sonde.report.userprogram.RecordedLoads;

import tools.jackson.databind.JsonNode;

/** The whole way of a trial, coarsely: two small programs, two plans each. Asserts that it runs and that counts agree, no times. */
class LaboratoryTest {

	private static final ProgramEffort COARSE = new ProgramEffort(1, 1, 0.5, Duration.ofMinutes(1), Duration.ofMillis(400),
			Duration.ofMillis(600), Duration.ofMillis(40), false);
	/** By method, as the programs are written. */
	private static final Map<String, Double> CALLS_PER_UNIT = Map.of("sumOfDivisors", 40.0, "larger", 40.0, "text", 10.0, "sorted", 10.0,
			"run", 1.0);
	/** By two recipes, one of each kind of probes. */
	private static final List<Integer> PLANS = List.of(0, 3);

	@TempDir
	Path folder;

	@Test
	void estimatesAndMeasuresPlansAndKeepsWhatItSaw() throws Exception {
		Path data = Files.createDirectory(folder.resolve("data"));
		Path trials = data.resolve("trials.jsonl");
		measure(data);
		List<String> lines = Files.readAllLines(trials);
		assertThat(lines).hasSize(2 * PLANS.size()).noneMatch(line -> line.contains("\"failure\""));
		for (String line : lines) {
			JsonNode trial = JsonText.MAPPER.readTree(line);
			RecordedLoads recorded = RecordedJson.read(trial.get("recorded"));
			assertThat(recorded.loads()).isNotEmpty();
			for (ProbeLoad load : recorded.loads()) {
				double calls = load.callRate().orElseThrow().callsPerSecond() * recorded.secondsPerUnit();
				assertThat(calls).as(load.signature()).isCloseTo(callsPerUnit(load.signature()), within(0.05 * calls));
			}
			assertThat(trial.at("/measured/configurations").size()).isPositive();
			double[] jvms = trial.get("jvms").valueStream().filter(jvm -> jvm.get("id").asString().equals("writing-added"))
					.mapToDouble(jvm -> jvm.get("threadCpu").asDouble()).toArray();
			assertThat(Arrays.stream(jvms).average().orElseThrow())
					.isCloseTo(Trial.find(trial.at("/measured/configurations"), "writing-added").at("/threadCpu/value").asDouble(),
							withinPercentage(1e-9));
		}
		List<JsonNode> before = Files.readAllLines(Laboratory.estimates(data)).stream().map(JsonText.MAPPER::readTree).toList();
		assertThat(before).as("estimates are stored before the measurements").hasSameSizeAs(lines).noneMatch(one -> one.has("measured"));
		for (int i = 0; i < before.size(); i++) {
			JsonNode overhead = JsonText.MAPPER.readTree(lines.get(i)).at("/measured/overhead");
			double instrumentation = overhead.path("withoutInstrumentation").asBoolean(false)
					? Trial.find(overhead.get("portions"), "instrumentation").at("/predicted/value").asDouble() : 0;
			assertThat(before.get(i).at("/estimated/value").asDouble())
					.isCloseTo(overhead.at("/predicted/value").asDouble() + instrumentation, withinPercentage(1e-9));
		}
		List<Trial> read = Trial.read(data, Figure.APPLICATION_CPU, new Estimates(data));
		assertThat(read).hasSize(2 * PLANS.size())
				.allSatisfy(trial -> assertThat(trial.estimates()).containsKeys(Basis.STORED, Basis.WITH_GAPS));
		assertThat(TruthPicture.of(read, Basis.STORED)).contains("numbers, plan 3", "words, plan 0");
		measure(data);
		assertThat(Files.readAllLines(trials)).as("what is there is not measured again").isEqualTo(lines);
		List<String> elsewhere = new ArrayList<>(lines);
		elsewhere.set(0, lines.getFirst().replaceFirst("\"machine\":\"[^\"]*\"", "\"machine\":\"Another, 4 processors\""));
		Files.write(trials, elsewhere);
		measure(data);
		assertThat(Files.readAllLines(trials)).as("what another machine measured is measured here, too").hasSize(lines.size() + 1)
				.startsWith(elsewhere.toArray(String[]::new));
	}

	private void measure(Path data) throws Exception {
		Map<Path, CostModel> models = new TreeMap<>();
		String events = ResultSetWriter.toJson(PublishedResults.get("moobench-github-2025-kieker"));
		// The same costs for the other kind, as nothing here depends on them.
		for (String json : List.of(events, events.replace("operation-events", "operation-execution"))) {
			Path file = Files.writeString(folder.resolve("calibration-" + models.size() + ".json"), json);
			models.put(file, CostModel.of(ResultSetDocument.read(file).resultSet()));
			Estimates.keep(file, data);
		}
		Laboratory.run(JavaHome.of(Path.of(System.getProperty("java.home"))), RecordTo.BINARY, COARSE, programs(), data, models,
				program -> true, 1, PLANS, Duration.ofMinutes(5));
	}

	/** A module as tests/truth is one, with the programs of this test. */
	private Path programs() throws Exception {
		Path target = Files.createDirectories(folder.resolve("target"));
		Files.createDirectories(target.resolve("classes"));
		Files.writeString(target.resolve("class-path.txt"), ownClasses() + File.pathSeparator);
		return folder;
	}

	private static Path ownClasses() throws URISyntaxException {
		return Path.of(Numbers.class.getProtectionDomain().getCodeSource().getLocation().toURI());
	}

	private static double callsPerUnit(String signature) {
		return CALLS_PER_UNIT.entrySet().stream().filter(entry -> signature.contains("." + entry.getKey() + "(")).findFirst().orElseThrow()
				.getValue();
	}
}
