/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.estimate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;
import org.sonde.overhead.cost.CallContext;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.json.ResultSetWriter;

import tools.jackson.databind.JsonNode;

/** What an estimate says in its three formats: two intervals, the context that is assumed, and no noise. */
class EstimateOutputTest {
	@TempDir
	Path folder;

	private String plan;
	private String calls;

	@BeforeEach
	void aPlanWithARate() throws IOException {
		plan = Files.writeString(folder.resolve("a.probes"), Sonde.PLAN).toString();
		calls = Files.writeString(folder.resolve("calls.csv"), "signature,callsPerSecond\nvoid p.A.hot(int),1000\n").toString();
	}

	private Sonde estimate(String results, String... more) {
		String[] arguments = { "estimate", plan, "--results", results, "--calls", calls };
		Sonde run = Sonde.run(Stream.concat(Arrays.stream(arguments), Arrays.stream(more)).toArray(String[]::new));
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		return run;
	}

	/** 2014 base: 5939.1 ns by hand; ± 7.5 by the half-widths of the runs; estimate interval from I + C − 30 % to three times all and
	 * two wake-ups of 15 µs. */
	@Test
	void theTableShowsBothIntervals() {
		String table = estimate("waller-2014-base").out();
		assertThat(table.lines().filter(line -> line.startsWith("calls [1/s]")).findFirst().orElseThrow()).containsSubsequence(
				"per call [ns]", "estimate interval [ns]",
				"measurement interval [ns]", "per second [ms/s]", "estimate interval [ms/s]", "measurement interval [ms/s]");
		assertThat(table).containsPattern("1000 +5939\\.1 +400 … 48000 +5931\\.\\d … 5946\\.\\d +5\\.9391");
		assertThat(table).contains("at least 5.9391 ms of application-thread time per second (estimate interval 0.4 … 48 ms/s, "
				+ "measurement interval 5.9316 … 5.9466 ms/s)");
	}

	@Test
	void anEmptyPlanIsSaidToBeEmpty() throws IOException {
		String empty = Files.writeString(folder.resolve("empty.probes"), Sonde.PLAN.replaceAll("  <probes .*\n", "")).toString();
		assertThat(Sonde.run("estimate", empty, "--results", "waller-2014-base").out())
				.contains("no probes", "costs 0 ms ");
	}

	@Test
	void whereTheSourceGivesNoIntervalTheTableSaysSo() {
		assertThat(estimate("moobench-github-2025-kieker").out()).contains("no measurement interval")
				.doesNotContain("measurement interval [ns]");
	}

	/** As after several calibrations: nobody has to know which file is for which probes. */
	@Test
	void ofAFolderTheResultsForThePlanAreTaken() throws Exception {
		Path results = Files.createDirectory(folder.resolve("results"));
		for (String set : List.of("moobench-github-2025-kieker", "moobench-github-2025-opentelemetry", "waller-2014-base")) {
			Files.writeString(results.resolve(set + ".json"), ResultSetWriter.toJson(PublishedResults.get(set)));
		}
		Sonde run = estimate(results.toString(), "--format", "json");
		assertThat(run.json()).isEqualTo(estimate("moobench-github-2025-kieker", "--format", "json").json());
		assertThat(run.err()).contains(results.resolve("moobench-github-2025-kieker.json").toString());
		Files.delete(results.resolve("moobench-github-2025-kieker.json"));
		Files.delete(results.resolve("waller-2014-base.json"));
		String events = Files.writeString(folder.resolve("b.probes"), Sonde.PLAN.replaceAll("  <probes .*otherKind.*\n", "")).toString();
		Sonde none = Sonde.run("estimate", events, "--results", results.toString());
		assertThat(none.code()).isEqualTo(ExitCode.FAILED);
		assertThat(none.err()).contains("SC147", results.toString(), "operation-events");
	}

	@Test
	void aFolderWithoutAResultSetNamesWhatItHas() throws Exception {
		Path results = Files.createDirectory(folder.resolve("results"));
		Files.writeString(results.resolve("broken.json"), "{");
		String plan = Files.writeString(folder.resolve("any.probes"), Sonde.PLAN).toString();
		Sonde none = Sonde.run("estimate", plan, "--results", results.toString());
		assertThat(none.code()).isEqualTo(ExitCode.FAILED);
		assertThat(none.err()).contains("SC147", "broken.json");
	}

	@Test
	void theBasisMarksTheNestedContextAsAssumed() {
		JsonNode probe = estimate("waller-2014-base", "--format", "json").json().get("probes").get(0);
		assertThat(probe.get("perCallNanos").get("basis").asString()).contains(CallContext.ASSUMED_NESTED.words());
	}

	@Test
	void theResponseTimeInflationIsUnknownWithAReason() {
		Sonde run = estimate("waller-2014-base", "--format", "json");
		assertThat(run.json().get("probes").get(0).get("inflationPerCallNanos").get("unknown").asString())
				.contains("at least the cost per call", "Plan and call rates do not state that");
		assertThat(run.json().get("probes").get(2).get("inflationPerCallNanos").get("unknown").asString()).contains("cannot be converted");
		assertThat(estimate("waller-2014-base").out()).containsPattern("Response-time inflation .*: unknown\\.");
	}

	@Test
	void theCsvHasANumberACell() {
		List<String> lines = estimate("waller-2014-base", "--format", "csv").out().lines().toList();
		assertThat(lines.getFirst()).isEqualTo("signature,kind,state,callsPerSecond,nanosPerCall,nanosPerCallLow,nanosPerCallHigh,"
				+ "nanosPerCallMeasurementLow,nanosPerCallMeasurementHigh,inflationNanosPerCall,inflationNanosPerCallLow,"
				+ "inflationNanosPerCallHigh,inflationNanosPerCallMeasurementLow,inflationNanosPerCallMeasurementHigh,millisPerSecond,"
				+ "millisPerSecondLow,millisPerSecondHigh,millisPerSecondMeasurementLow,millisPerSecondMeasurementHigh,"
				+ "processNanosPerCall,processNanosPerCallLow,processNanosPerCallHigh,processNanosPerCallMeasurementLow,processNanosPerCallMeasurementHigh,"
				+ "wallNanosPerCall,wallNanosPerCallLow,wallNanosPerCallHigh,wallNanosPerCallMeasurementLow,wallNanosPerCallMeasurementHigh,"
				+ "durationNanos,shareOfDuration,shareOfDurationLow,shareOfDurationHigh,unknownBecause");
		assertThat(lines.get(1)).startsWith("void p.A.hot(int),operation-events,active,1000,5939.").contains(",,,,,5.939");
	}

	/** The costs of 2014 are those of a TCP writer, a plan records to binary files unless it says otherwise. */
	@Test
	void anotherWriterThanThatOfThePlanIsTheFirstThingSaid() {
		String warning = "The writers differ: the plan records to binary files, the costs were measured with: TCP writer";
		assertThat(estimate("waller-2014-base").out()).startsWith(warning);
		assertThat(estimate("waller-2014-base", "--format", "csv").err()).contains("sonde: " + warning);
		JsonNode json = estimate("waller-2014-base", "--format", "json").json();
		assertThat(json.path("recordTo").asString()).isEqualTo("binary");
		assertThat(json.path("measuredWriter").asString()).isEqualTo("TCP writer with an additional buffer of 64 KiB");
		assertThat(json.path("writerDiffers").asBoolean()).isTrue();
		assertThat(estimate("moobench-github-2025-kieker").out()).doesNotContain("writers");
		assertThat(estimate("moobench-github-2025-kieker", "--format", "json").json().path("writerDiffers").asBoolean(true)).isFalse();
		assertThat(estimate("moobench-github-2025-inspectit", "--format", "json").json().path("writerDiffers").isNull()).isTrue();
	}

	/** The sets of 2016 have a run with a writer that discards, and one with TCP, which is the default. */
	@Test
	void theRunWithThePlansWriterIsChosenInTheEstimateAndInScenarios() throws IOException {
		Files.writeString(Path.of(plan), Sonde.PLAN.replace("xmi:version", "recordTo=\"discard\" xmi:version"));
		JsonNode json = estimate("strubel-2016-current", "--scenario", "results=strubel-2016-refactored", "--format", "json").json();
		assertThat(json.path("writerRun").asString()).isEqualTo("discard");
		assertThat(json.path("writerDiffers").asBoolean(true)).isFalse();
		assertThat(json.path("scenarios").get(1).path("writerRun").asString()).isEqualTo("discard");
		assertThat(estimate("strubel-2016-current").out()).doesNotContain("The writers differ");
		assertThat(estimate("strubel-2016-current", "--writer", "tcp").out())
				.startsWith("The writers differ: the plan discards its records");
		assertThat(estimate("waller-2014-base").out()).as("no such run").startsWith("The writers differ: the plan discards its records");
	}

	/**
	 * 10,000 calls of 600 µs, half of them traces: 59.391 ms a second of one thread, two probes a trace. The writer's part is not known
	 * from 2014.
	 */
	@Test
	void durationsTellWhatTracesAndCallsWouldBeWithoutProbes() throws IOException {
		String one = Files.writeString(folder.resolve("one.probes"), Sonde.PLAN.replaceAll("  <probes (?!.*\"hot\").*\n", "")).toString();
		String recorded = Files.writeString(folder.resolve("recorded.csv"),
				"signature,callsPerSecond,traceEntriesPerSecond,nearestProbedCaller,meanResponseNanos,gaps\nvoid p.A.hot(int),10000,5000,,600000,\n")
				.toString();
		JsonNode total = Sonde.run("estimate", one, "--results", "waller-2014-base", "--calls", recorded, "-f", "json").json().get("total");
		assertThat(total.at("/addedPerTraceNanos/value").asDouble()).isCloseTo(2 * 5939.12, within(0.1));
		assertThat(total.at("/callsWithoutProbes/value").asDouble()).isCloseTo(1 / (1 - 0.0593912), within(1e-6));
		assertThat(total.at("/processPerSecondMillis/unknown").asString()).contains("writer's thread");
		assertThat(Sonde.run("estimate", one, "--results", "waller-2014-base", "--calls", recorded).out())
				.contains("A trace takes 12 µs (1 … 96)", "1.06 ", "It adds about 2.0 % (",
						" to 2.94 busy threads: time of threads inside recorded traces",
						"5.9 µs on 600 µs: +0.99 %", "recorded with probes", "Unknown: CPU time of the process. ",
						"Wall time per call: the cost per call")
				.doesNotContain("The process needs");
		String[] cells = Sonde.run("estimate", one, "--results", "waller-2014-base", "--calls", recorded, "-f", "csv").out().lines()
				.toList().get(1).split(",", -1);
		assertThat(cells[cells.length - 5]).as("duration").isEqualTo("600000");
		assertThat(Double.parseDouble(cells[cells.length - 4])).isCloseTo(5939.12 / 600_000, within(1e-6));
		assertThat(cells[cells.length - 10]).as("wall time as cost per call").startsWith("5939.");
	}

	/** (3.265 − 0.083) µs ÷ 10 is 318.2 ns, in binary arithmetic 318.20000000000005 or so. */
	@Test
	void programsGetNoNoise() {
		assertThat(estimate("strubel-2016-refactored", "--format", "json").json().get("probes").get(0)
				.get("perCallNanos").get("value").toString()).isEqualTo("318.2");
		assertThat(estimate("strubel-2016-refactored", "--format", "csv").out()).contains(",318.2,");
	}

	@Test
	void moreThreadsThanMeasuredAreUnknownAndFewerAreNoted() {
		assertThat(estimate("waller-2014-base", "--threads", "4").out())
				.containsPattern("Writer: unknown\\. The load of the writer is unknown\\..*"
						+ " was measured with fewer application threads than the plan's 4,")
				.contains("\nThe cost per second of 3 of 3 probes is unknown.").doesNotContain("At least");
		assertThat(estimate("moobench-github-2025-kieker", "--writer", "binary-file-4-threads").out())
				.contains("Measured with 4 application threads, the plan has 1.");
	}
}
