/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import javax.tools.ToolProvider;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;

import tools.jackson.databind.JsonNode;

/** {@code bench program} on a small program, in real JVMs with the real agent. Asserts counts, not times. */
class BenchProgramTest {
	private static final String PROGRAM = """
			package p;
			public class Loop {
				static long state;
				static int units;
				public static void main(String[] arguments) {
					long end = System.nanoTime() + (arguments.length == 0 ? 60_000_000_000L : 700_000_000L);
					for (int i = 0; i < 500_000; i++) {
						step(i);
					}
					while (System.nanoTime() < end) {
						unit();
					}
				}
				static void unit() {
					for (int i = 0; i < 50; i++) {
						step(i);
					}
					units++;
				}
				static void step(int n) {
					for (int i = 0; i < 40; i++) {
						state = state * 31 + n;
					}
				}
			}
			""";
	private static final String PLAN = """
			<?xml version="1.0" encoding="UTF-8"?>
			<plan:Plan xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:plan="urn:sonde:plan:1">
			  <probes xsi:type="plan:MethodProbe" kind="operationEvents" declaringType="p.Loop" methodName="step" parameterTypes="int"/>
			</plan:Plan>
			""";

	@TempDir
	Path folder;
	private String plan;

	@BeforeEach
	void compile() throws IOException {
		Path source = Files.writeString(Files.createDirectories(folder.resolve("p")).resolve("Loop.java"), PROGRAM);
		assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", folder.toString(), source.toString())).isZero();
		plan = Files.writeString(folder.resolve("a.probes"), PLAN).toString();
	}

	private Sonde measure(String... options) {
		return measure(List.of(), options);
	}

	private Sonde measure(List<String> arguments, String... options) {
		String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
		List<String> words = new ArrayList<>(List.of("bench", "program", plan, "--forks", "1", "--warm-up", "0.4",
				"--seconds", "0.6", "--window", "40"));
		words.addAll(List.of(options));
		words.addAll(List.of("--", java, "-cp", folder.toString(), "p.Loop"));
		words.addAll(arguments);
		return Sonde.run(words.toArray(String[]::new));
	}

	@Test
	void estimatesBeforeItMeasures() {
		Sonde run = measure("--unit", "p.Loop.unit", "--states", "writing", "--results", "waller-2014-base", "-f", "json");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		JsonNode json = run.json();
		assertThat(json.at("/unitOfWork").asString()).contains("p.Loop.unit");
		assertThat(json.at("/overhead/predicted/callsPerUnit").asDouble()).as("fifty calls a unit, and none of the start").isBetween(49.0,
				50.5);
		assertThat(json.at("/overhead/predicted/value").asDouble()).isPositive();
		assertThat(json.at("/overhead/measured/value").asDouble()).as("fifty probes are not free").isPositive();
		assertThat(json.at("/overhead/measured/noInterval").asString()).as("one JVM").contains("forks");
	}

	@Test
	void watchedFieldsAreMeasuredWithoutTheMethods() throws IOException {
		Files.writeString(Path.of(plan), PLAN.replace("</plan:Plan>",
				"  <probes xsi:type=\"plan:FieldProbe\" declaringType=\"p.Loop\" fieldName=\"units\" fieldType=\"int\" static=\"true\"/>\n</plan:Plan>"));
		Sonde run = measure("--unit", "p.Loop.unit", "--events", "--states", "none,writing", "-f", "json");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(run.err()).contains("1 probe of methods");
		JsonNode json = run.json();
		assertThat(json.at("/overhead/predicted/callsPerUnit").asDouble()).as("an event a unit").isBetween(0.9, 1.1);
		assertThat(json.at("/overhead/portions").valueStream().map(portion -> portion.get("id").asString()))
				.containsExactly("instrumentation", "events");
		assertThat(json.at("/overhead/predicted/basis").asString()).contains("objects");
		assertThat(measure("--unit", "p.Loop.unit", "--events", "--states", "collecting").code()).isEqualTo(ExitCode.USAGE);
	}

	/** A probe that saw no call begin fails when it sees it end. */
	@Test
	void aProbeInTheUnitItselfIsNotSwitchedInTheMiddleOfIt() throws IOException {
		Files.writeString(Path.of(plan),
				PLAN.replace("kind=\"operationEvents\" ", "").replace("methodName=\"step\" parameterTypes=\"int\"", "methodName=\"unit\""));
		Sonde run = measure("--unit", "p.Loop.unit", "--states", "collecting");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(run.err()).doesNotContain("EmptyStackException");
		assertThat(run.out()).contains("collecting adds");
	}

	/** Costs of another kind of probes are never converted. */
	@Test
	void saysWhyNothingIsPredicted() {
		Sonde run = measure("--unit", "p.Loop.unit", "--states", "collecting", "--results", "waller-2013-kieker-1.8-ascii");
		assertThat(run.err()).contains("nothing is estimated").contains("kind");
	}

	/** The program writes where its plan says; the estimate is of the writer that was measured. */
	@Test
	void warnsOfAnEstimateForAnotherWriter() throws IOException {
		Files.writeString(Path.of(plan), PLAN.replace("xmlns:plan=", "recordTo=\"text\" xmlns:plan="));
		Sonde run = measure("--unit", "p.Loop.unit", "--states", "writing", "--results", "moobench-github-2025-kieker");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(run.err()).contains("The writers differ: the plan records to text files");
		Files.writeString(Path.of(plan), PLAN);
		assertThat(measure("--unit", "p.Loop.unit", "--states", "writing", "--results", "moobench-github-2025-kieker").err())
				.doesNotContain("writers");
	}

	@Test
	void warnsIfOtherProgramsDisturbedMostForks() {
		assertThat(BenchOptions.disturbance(List.of(1e6, 0.0, 1e6)).orElseThrow()).contains("2 of 3 forks");
		assertThat(BenchOptions.disturbance(List.of(1e6, 0.0))).isEmpty();
		assertThat(BenchOptions.disturbance(List.of())).isEmpty();
	}

	@Test
	void measuresWithoutAnEstimate() {
		Sonde run = measure("--unit", "p.Loop.unit", "--states", "collecting");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(run.err()).contains("nothing is estimated");
		assertThat(run.out()).contains("collecting adds").contains("not measured");
	}

	@Test
	void aWholeRunIsTheUnitWhereNoneIsNamed() {
		Sonde run = measure(List.of("short"), "--states", "none,writing", "-f", "json", "--report", folder.resolve("a.html").toString());
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		JsonNode json = run.json();
		assertThat(json.at("/unitOfWork").asString()).isEqualTo("whole run");
		assertThat(json.at("/runs/0/id").asString()).isEqualTo("none");
		assertThat(json.at("/runs/0/elapsed/value").asDouble()).as("0.7 s in the program").isGreaterThan(0.7e9);
		assertThat(json.at("/runs/0/startUp").isMissingNode()).as("no unit ends it").isTrue();
		assertThat(json.at("/runs/1/records/value").asLong()).isPositive();
		assertThat(folder.resolve("a.html")).content().contains("p.Loop short").contains("whole run").contains("a.probes");
		assertThat(json.at("/configurations/0/threadCpu/value").asDouble()).isEqualTo(json.at("/runs/0/threadCpu/value").asDouble());
	}

	@Test
	void saysWhatIsWrongWithTheCommand() {
		assertThat(measure("--unit", "p.Loop.unit", "--iteration", "x").err()).contains("--unit").contains("--iteration");
		assertThat(measure("--unit", "p.Loop.unit", "--iteration", "x").code()).isEqualTo(ExitCode.USAGE);
		assertThat(measure("--unit", "p.Loop.unit", "--report", plan).err()).as("the plan is not an earlier page").contains("a.probes");
		assertThat(measure("--unit", "unit").err()).contains("p.Type.method", "--unit");
		assertThat(measure("--iteration", "[").err()).contains("'--iteration'").doesNotContain("--unit");
		assertThat(measure("--unit", "p.Loop.unit", "--states", "idle").err()).contains("none, deactivated, collecting, writing");
		assertThat(measure("--unit", "p.Loop.unit", "-f", "csv").err()).contains("--format csv is not available");
		assertThat(measure("--unit", "p.Loop.unit", "--minutes", "0").err()).contains("more than 0 minutes");
		assertThat(measure("--unit", "p.Loop.unit", "--minutes", "1e300").err()).contains("30 days");
		assertThat(measure("--unit", "p.Loop.unit", "--minutes", "1e400").err()).contains("'--minutes'", "'1e400' is not a number");
		assertThat(measure("--unit", "p.Loop.unit", "--states", "none", "--results", plan).err()).contains("SO103")
				.contains("does not begin with {");
		assertThat(measure("--unit", "p.Loop.unit", "--report", folder.resolve("none/a.html").toString()).err()).contains("SC103", "none");
		assertThat(Sonde.run("bench", "program", plan, "java", "-cp", folder.toString(), "p.Loop").err())
				.contains("Put -- before the command");
	}

	@Test
	void aMethodThatDoesNotExistIsNoUnit() {
		Sonde run = measure("--unit", "p.Loop.unti");
		assertThat(run.err()).contains("SC123", "unti").contains("main, step, unit.");
		assertThat(run.code()).isEqualTo(ExitCode.FAILED);
		assertThat(measure(List.of("short"), "--unit", "p.Lop.unit", "--states", "none").err()).contains("p.Lop")
				.contains("not on the class path");
	}

	@Test
	void anExpressionThatNoLineMatchesIsNoUnit() {
		Sonde run = measure(List.of("short"), "--iteration", "^request [0-9]+ done", "--states", "none");
		assertThat(run.err()).contains("SB304", "no unit of work", "^request [0-9]+ done", "it printed nothing");
		assertThat(run.code()).isEqualTo(ExitCode.FAILED);
	}

	@Test
	void nothingIsMeasuredWhereNoProbeFires() throws IOException {
		Files.writeString(Path.of(plan), PLAN.replace("\"step\" parameterTypes=\"int\"", "\"never\""));
		Sonde run = measure("--unit", "p.Loop.unit", "--results", "waller-2014-base");
		assertThat(run.err()).contains("SB306").contains("p.Loop.never");
		assertThat(run.code()).isEqualTo(ExitCode.FAILED);
	}

	/** Before anything is measured, which may take minutes. */
	@Test
	void saysAtOnceThatNothingCanBeKept() {
		Sonde run = measure("--unit", "p.Loop.unit", "--results", "waller-2014-base", "--keep", folder.resolve("kept.json").toString());
		assertThat(run.err()).contains("SC124", "kept.json").contains("calibration");
		assertThat(run.out()).isEmpty();
		assertThat(run.code()).isEqualTo(ExitCode.FAILED);
		assertThat(measure("--unit", "p.Loop.unit", "--keep", folder.resolve("kept.json").toString()).err()).as("no result set at all")
				.contains("SC124", "calibration of this machine");
	}
}
