/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.cli.Sonde;

import tools.jackson.databind.JsonNode;

/** Scenarios, budgets, scaling and explanations as a shell sees them; the figures are those of the 2014 base, by hand. */
class EstimateOptionsTest {
	@TempDir
	Path folder;

	private String plan;
	private String calls;

	@BeforeEach
	void aPlanWithCallsInContext() throws IOException {
		plan = Files
				.writeString(folder.resolve("a.probes"), Sonde.PLAN
						.replace("  <probes xsi:type=\"plan:MethodProbe\" declaringType=\"p.A\" methodName=\"otherKind\"/>\n", ""))
				.toString();
		calls = Files.writeString(folder.resolve("calls.csv"), """
				signature,callsPerSecond,traceEntriesPerSecond,nearestProbedCaller
				void p.A.hot(int),1000,1000,
				void p.A.off(),500,,void p.A.hot(int)
				""").toString();
	}

	private Sonde run(String... more) {
		String[] arguments = { "estimate", plan, "--results", "waller-2014-base", "--calls", calls };
		return Sonde.run(Stream.concat(Arrays.stream(arguments), Arrays.stream(more)).toArray(String[]::new));
	}

	private Sonde answer(String... more) {
		Sonde run = run(more);
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		return run;
	}

	/** I + C + W of hot, and I of off, 47.0 ns, for half of its executions. */
	@Test
	void withCallersTheInflationIsKnown() {
		JsonNode probes = answer("--format", "json").json().get("probes");
		assertThat(probes.get(0).get("context").asString()).isEqualTo("entries-known");
		assertThat(probes.get(0).get("traceEntriesPerSecond").asDouble()).isEqualTo(1000);
		assertThat(probes.get(0).get("inflationPerCallNanos").get("value").asDouble()).isCloseTo(5939.1 + 0.5 * 47.0, within(0.1));
		assertThat(probes.get(1).get("nearestProbedCaller").asString()).isEqualTo("void p.A.hot(int)");
	}

	@Test
	void scenariosStandSideBySide() {
		JsonNode scenarios = answer("--scenario", "probes=all-deactivated", "--scenario",
				"results=waller-2014-pt4,probes=only-entry-points",
				"--format", "json").json().get("scenarios");
		assertThat(scenarios.get(0).get("name").asString()).isEqualTo("(the estimate)");
		assertThat(scenarios.get(1).get("total").get("perSecondMillis").get("value").asDouble()).as("1,500/s × 47.0 ns").isCloseTo(0.0705,
				within(1e-4));
		assertThat(scenarios.get(2).get("results").asString()).isEqualTo("waller-2014-pt4");
		assertThat(scenarios.get(2).get("probesInPlan").asInt()).isEqualTo(1);
		assertThat(scenarios.get(2).get("total").get("perSecondMillis").get("value").asDouble())
				.as("(1/141.2 − 1/1190.5) ms ÷ 10 × 1,000/s")
				.isCloseTo(0.62421, within(1e-4));
		assertThat(answer("--scenario", "threads=4").out()).contains("Scenarios", "threads=4").containsPattern("threads=4 .*unknown");
	}

	/** (2.785 − 0.083) µs ÷ 10 × 1,000/s and (0.472 − 0.083) µs ÷ 10 × 500/s with discard; with TCP it would be 3.265 µs. */
	@Test
	void aWriterThatWasChosenStaysInAScenario() {
		Sonde kept = Sonde.run("estimate", plan, "--calls", calls, "--results", "strubel-2016-current", "--writer", "discard",
				"--scenario", "results=strubel-2016-refactored", "--format", "json");
		JsonNode scenario = kept.json().get("scenarios").get(1);
		assertThat(scenario.get("writerRun").asString()).isEqualTo("discard");
		assertThat(scenario.get("total").get("perSecondMillis").get("value").asDouble()).isCloseTo(0.2702 + 0.01945, within(1e-6));
		Sonde gone = Sonde.run("estimate", plan, "--calls", calls, "--results", "strubel-2016-current", "--writer", "discard",
				"--scenario", "results=waller-2014-base");
		assertThat(gone.err()).contains("waller-2014-base has no writer discard");
		assertThat(gone.out()).containsPattern("results=waller-2014-base +tcp ");
	}

	/**
	 * C of the published set is (1845 − 440) ns ÷ 10; the hand-over, which it measured at one gap only, is that of a calibration of the
	 * laboratory.
	 */
	@Test
	void aCalibrationLendsItsHandOverToAPublishedSet() {
		String calibration = "../../tests/laboratory/data/calibrations/kieker-2.0.2-aspectj-events-java-25-d.json";
		JsonNode lent = Sonde
				.run("estimate", plan, "--calls", calls, "--results", "moobench-github-2025-kieker", "--calibration", calibration,
				"--explain", "void p.A.hot(int)", "--format", "json").json();
		assertThat(lent.get("handOverOf").asString()).isEqualTo("kieker-2.0.2-aspectj-events-java-25");
		JsonNode inputs = lent.at("/explanation/inputs/0/inputs");
		assertThat(inputs.valueStream().filter(input -> input.get("what").asString().equals("C")).findFirst().orElseThrow().get("value")
				.asDouble())
				.isCloseTo(140.5, within(0.1));
		assertThat(lent.at("/total/processPerSecondMillis/value").isNumber()).isTrue();
		Sonde refused = Sonde.run("estimate", plan, "--calls", calls, "--results", "waller-2014-base", "--calibration", calibration);
		assertThat(refused.code()).isEqualTo(ExitCode.FAILED);
		assertThat(refused.err()).contains("SO303", "Kieker 1 and Kieker 2");
	}

	/** 5.94 + 0.02 ms/s are 0.6 % of a processor, 0.045 to 4.8. */
	@Test
	void aBudgetIsComparedWithThePlan() {
		assertThat(answer("--budget-cpu", "5").out()).contains("At most 5 % of one processor: kept. The plan costs 0.60 %");
		String broken = answer("--budget-cpu", "0.04", "--budget-request", "500", "--requests", "100").out();
		assertThat(broken).contains("At most 0.04 % of one processor: broken", "At most 500 µs per request: kept",
				"The costliest probes", "No other choice within the budget").containsPattern("drop .*p\\.A\\.hot");
		assertThat(answer("--budget-cpu", "0.31").out())
				.as("switched off, it may cost 1,000 × 2,000 ns, and the other probe 500 × 2,000 ns")
				.containsPattern("deactivate .*p\\.A\\.hot");
		JsonNode budget = answer("--budget-volume", "0.1", "--format", "json").json().get("budget");
		assertThat(budget.get("limits").get(0).get("quantity").asString()).isEqualTo("megabytesPerSecond");
		assertThat(budget.get("limits").get(0).get("answer").asString()).as("1,000 traces of one execution, 48 + 2 × 40 bytes each")
				.isEqualTo("broken");
		assertThat(answer("--budget-volume", "0.128", "--format", "json").json().at("/budget/limits/0/answer").asString())
				.isEqualTo("cannot be decided");
		assertThat(budget.get("advice").get("optimal").asBoolean()).isTrue();
	}

	@Test
	void aBudgetOfNothingIsBrokenByWhateverCosts() {
		assertThat(answer("--budget-cpu", "0").out()).contains("At most 0 % of one processor: broken")
				.containsPattern("drop +3\\.00 +∞ +.*p\\.A\\.hot");
	}

	@Test
	void anExplanationGoesDownToTheSource() {
		String text = answer("--explain", "void p.A.hot( int )").out();
		assertThat(text).containsSubsequence("cost per second: 5.9391 ms/s", "= cost per call × calls per second",
				"cost per call: 5939.1 ns",
				"= (I + C + W) ÷ executions per trace", "throughput of tcp: 16600 traces/s", "source: waller-2014-base");
		assertThat(answer("--explain", "void p.A.hot(int)", "--format", "json").json().get("explanation").get("inputs").get(0).get("what")
				.asString())
				.isEqualTo("cost per call");
		Sonde none = run("--explain", "void p.A.cold()");
		assertThat(none.code()).isEqualTo(ExitCode.FAILED);
		assertThat(none.err()).contains("SC107");
	}

	@Test
	void aPartOfTheSignatureIsEnoughWhereOnlyOneProbeHasIt() {
		assertThat(answer("--explain", "A.hot").out()).isEqualTo(answer("--explain", "void p.A.hot(int)").out());
		Sonde both = run("--explain", "p.A.");
		assertThat(both.code()).isEqualTo(ExitCode.FAILED);
		assertThat(both.err()).contains("SC130", "void p.A.hot(int); void p.A.off()");
	}

	/** 85 ns where 2014 has 1/1176.5 ms: a tenth and a thousandth. */
	@Test
	void anotherMachineIsReckonedOnlyWhenAskedAndMarked() {
		JsonNode scaled = answer("--scale-to", "85ns", "--format", "json").json();
		assertThat(scaled.get("scaling").get("factor").asDouble()).isCloseTo(85 * 1176.5e3 / 1e9, within(1e-9));
		assertThat(scaled.get("probes").get(0).get("perCallNanos").get("basis").asString()).contains("× machine factor 0.1.");
		assertThat(scaled.get("scaling").get("basis").asString())
				.startsWith("T of the other machine 85 ns per trace ÷ T of waller-2014-base 850 ns per trace. ");
		assertThat(answer("--format", "json").json().get("scaling").isNull()).isTrue();
		assertThat(run("--scale-to", "mooms-2004-uniprocessor").err()).contains("SO302");
	}

	@ParameterizedTest
	@ValueSource(strings = { "--scenario probes=some", "--scenario speed=2", "--scenario threads=0", "--scenario threads",
			"--budget-request 5",
			"--budget-cpu -1", "--worth information", "--worth gold --budget-cpu 1", "--scale-to 0ns", "--scale-to 64", "--scale-to -5ns",
			"--scale-to 0.06µs", "--format csv --budget-cpu 1" })
	void whatCannotBeMeantIsRefused(String options) {
		assertThat(run(options.split(" ")).code()).isEqualTo(ExitCode.USAGE);
	}
}
