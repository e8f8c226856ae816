/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.refine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import javax.tools.ToolProvider;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;

import tools.jackson.databind.JsonNode;

/** {@code refine} with the sample, in real JVMs with the real agent. Asserts counts and rules, not times. */
class RefineCommandTest {
	private static final Path SAMPLE = Path.of("../../samples/parcel-depot");
	private static final String SET = "../../tests/laboratory/data/calibrations/kieker-2.0.2-aspectj-java-25.json";

	@TempDir
	static Path classes;
	private static String plan;

	@TempDir
	Path folder;

	@BeforeAll
	static void compile() throws IOException {
		List<String> words = new ArrayList<>(List.of("-d", classes.toString()));
		try (Stream<Path> files = Files.walk(SAMPLE.resolve("src"))) {
			files.map(Path::toString).filter(name -> name.endsWith(".java")).forEach(words::add);
		}
		assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, words.toArray(String[]::new))).isZero();
		String executions = Files.readString(SAMPLE.resolve("parcel-depot.probes")).replace(" kind=\"operationEvents\"", "");
		plan = Files.writeString(classes.resolve("a.probes"), executions).toString();
	}

	private Sonde refine(String... options) {
		List<String> words = new ArrayList<>(
				List.of("refine", plan, "--results", SET, "--forks", "1", "--warm-up", "0.4", "--seconds", "0.8", "--window", "40"));
		words.addAll(List.of(options));
		words.addAll(List.of("--", Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp", classes.toString(),
				"depot.Main", "200000", "100"));
		return Sonde.run(words.toArray(String[]::new));
	}

	/** No plan with a probe costs so little, so probes are removed as far as there are rounds. */
	@Test
	void removesProbesUntilTheRoundsAreDone() throws Exception {
		Path next = folder.resolve("next.probes");
		Sonde run = refine("--unit", "depot.Customers.serveNext", "--budget-cpu", "0.02", "--budget-at", "value", "--rounds", "1", "-o",
				next.toString(), "-f", "json");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.BROKEN);
		JsonNode json = run.json();
		assertThat(json.get("rounds").size()).isEqualTo(1);
		JsonNode round = json.get("rounds").get(0);
		assertThat(round.get("probes").asInt()).isEqualTo(17);
		assertThat(round.get("measured").has("high")).as("one JVM has no interval").isFalse();
		assertThat(round.get("verdict").asString()).isEqualTo("above");
		assertThat(round.get("predicted").get("high").asDouble()).isPositive();
		int removed = (int) round.get("changes").valueStream().filter(change -> change.get("change").asString().equals("removed")).count();
		assertThat(removed).isPositive().isEqualTo(round.get("changes").size());
		boolean proposed = json.get("end").asString().equals("rounds-done");
		assertThat(json.get("round").asInt()).isEqualTo(proposed ? 0 : 1);
		assertThat(Probes.methodProbes(PlanFiles.load(next)).stream().filter(probe -> probe.isActive()))
				.as("if none is left, the plan that ran").hasSize(proposed ? 17 - removed : 17);
	}

	@Test
	void keepsAPlanWithinTheBudget() throws Exception {
		Path next = folder.resolve("next.probes");
		Sonde run = refine("--unit", "depot.Customers.serveNext", "--budget-program", "1e6", "--budget-at", "value", "-o", next.toString());
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(run.out()).startsWith("Round 1: 17 probes").doesNotContain("Round 2");
		int silent = (int) run.out().lines().filter(line -> line.startsWith("  - ") && line.endsWith("recorded nothing")).count();
		assertThat(Probes.methodProbes(PlanFiles.load(next))).hasSize(18 - silent)
				.filteredOn(probe -> probe.getCallsSource() != null && probe.getCallsSource().contains("round 1")).isNotEmpty();
		assertThat(refine("--budget-cpu", "1", "-o", next.toString()).err()).as("no file is replaced").contains("SC119");
	}

	/** The budget is too small for any probe, so what may go goes. */
	@Test
	void keepsWhatPatternsOfAPlanMatch() throws Exception {
		Plan patterns = PlanFactory.eINSTANCE.createPlan();
		patterns.getProbes().add(Probes.createPattern("* depot.Customers.*(..)"));
		Path kept = Files.write(folder.resolve("kept.probes"), PlanFiles.toBytes(patterns));
		Sonde run = refine("--unit", "depot.Customers.serveNext", "--budget-cpu", "0.00001", "--budget-at", "value", "--rounds", "1",
				"--keep", kept.toString(), "-f", "json");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.BROKEN);
		assertThat(run.json().get("end").asString()).isEqualTo("kept-too-costly");
	}

	/**
	 * Of four units of work, one calls the method with the probe: by hand, the probe shows 2 − ¾ · log₂ 3 bits per unit, though all traces
	 * with a record are alike.
	 */
	@Test
	void unitsWithoutARecordAreDistinguished() throws Exception {
		Path source = Files.writeString(folder.resolve("Shop.java"), """
				public class Shop {
					static int units;
					static volatile long work;
					static void unit() {
						if (units++ % 4 == 0) {
							rare();
						}
						for (int i = 0; i < 20_000; i++) {
							work += i;
						}
					}
					static void rare() {
						work++;
					}
					public static void main(String[] words) {
						for (long end = System.nanoTime() + 60_000_000_000L; System.nanoTime() < end;) {
							unit();
						}
					}
				}
				""");
		assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, source.toString())).isZero();
		Plan rare = PlanFactory.eINSTANCE.createPlan();
		MethodProbe only = Probes.create(MethodSignature.parse("void Shop.rare()"));
		only.setKind(ProbeKind.OPERATION_EXECUTION);
		rare.getProbes().add(only);
		Path plan = Files.write(folder.resolve("rare.probes"), PlanFiles.toBytes(rare));
		Path next = folder.resolve("next.probes");
		Sonde run = Sonde.run("refine", plan.toString(), "--results", SET, "--forks", "1", "--warm-up", "0.4", "--seconds", "0.8",
				"--window", "40", "--unit", "Shop.unit", "--budget-program", "1e6", "--budget-at", "value", "-o", next.toString(),
				"-f", "json", "--", Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp", folder.toString(), "Shop");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		JsonNode round = run.json().get("rounds").get(0);
		assertThat(round.get("probes").asInt()).as("without that on the unit").isEqualTo(1);
		// A busy machine records some ninety units, and these may begin and end with any of four.
		assertThat(round.get("value").asDouble()).isEqualTo(2 - 0.75 * Math.log(3) / Math.log(2), within(0.05))
				.isEqualTo(round.get("valueOfAll").asDouble());
		MethodProbe probe = Probes.methodProbes(PlanFiles.load(next)).getFirst();
		assertThat(probe.getNearestProbedCaller()).as("the unit has no probe in the plan").isNull();
		assertThat(probe.getTraceEntriesPerSecond()).isEqualTo(probe.getCallsPerSecond());
	}

	@Test
	void badInputHasAReason() {
		assertThat(refine("--budget-cpu", "1", "--rounds", "0").code()).isEqualTo(ExitCode.USAGE);
		assertThat(refine("--budget-cpu", "1", "--log-size", "0").code()).isEqualTo(ExitCode.USAGE);
		assertThat(refine("--budget-cpu", "1", "-f", "csv").code()).isEqualTo(ExitCode.USAGE);
		assertThat(refine("--budget-cpu", "1", "--record-to", "discard").code()).isEqualTo(ExitCode.USAGE);
		assertThat(refine("--budget-cpu", "1", "--budget-program", "1").code()).isEqualTo(ExitCode.USAGE);
		assertThat(refine("--budget-cpu", "1", "--unit", "depot.Customers.nothing").err()).contains("SC123");
		assertThat(refine("--budget-cpu", "1", "--kind", "operation-events").err()).contains("SC145").doesNotContain("..");
	}
}
