/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.jdk.JavaHomes;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;
import org.sonde.instrumentation.export.ProgramClasses;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.run.RunAgent;

/** Programs are run under agents other than Kieker with AspectJ; AgentEqualityTest compares what they count. */
class OtherAgentsTest {
	private static final String SHOP = """
			<?xml version="1.0" encoding="UTF-8"?>
			<plan:Plan xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:plan="urn:sonde:plan:1">
			  <probes xsi:type="plan:MethodProbe" declaringType="lib.Price" methodName="never"/>
			  <probes xsi:type="plan:MethodProbe" declaringType="lib.Price" methodName="of" parameterTypes="int" returnType="int"/>
			  <probes xsi:type="plan:MethodProbe" declaringType="shop.Main" methodName="main" parameterTypes="java.lang.String[]"/>
			</plan:Plan>
			""";

	@TempDir
	static Path programs;
	private static Path classes;
	private static Path modules;

	@TempDir
	Path folder;
	private String plan;

	@BeforeAll
	static void compile() throws IOException {
		classes = SmallPrograms.classes(programs);
		modules = SmallPrograms.modules(programs);
	}

	@BeforeEach
	void aPlan() throws IOException {
		plan = Files.writeString(folder.resolve("a plan.probes"), SHOP).toString();
	}

	/** The program keeps its output, and the recording is read like a log, then and later. */
	@ParameterizedTest
	@EnumSource(value = RunAgent.class, names = "KIEKER_ASPECTJ", mode = EnumSource.Mode.EXCLUDE)
	void itsRecordingIsWhereTheLogWouldBe(RunAgent agent) throws IOException {
		Path kept = folder.resolve("kept log");
		Sonde run = run(java(25), agent, List.of("--keep-log", kept.toString()), "java", "-cp", classes.toString(), "shop.Main", "x");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(run.out()).as("of the program first").startsWith("total 20, x, module null");
		assertThat(run.out()).containsPattern("5 +\\S+ +active +int lib\\.Price\\.of\\(int\\)")
				.containsPattern("1 +\\S+ +active +void shop\\.Main\\.main");
		assertThat(run.err()).contains("never recorded: void lib.Price.never()",
				agent.export(PlanFactory.eINSTANCE.createPlan(), ProgramClasses.UNKNOWN, Optional.empty()).remarks().getLast(),
				"The cost of the plan with " + agent.title() + " is unknown");
		try (Stream<Path> files = Files.walk(kept.resolve("log"))) {
			assertThat(files.anyMatch(Files::isRegularFile)).isTrue();
		}
		assertThat(Sonde.run("calls", plan, kept.resolve("log").toString()).out()).contains("int lib.Price.of(int)");
	}

	@Test
	void theRecorderReachesNamedModules() {
		Sonde run = run(java(25), RunAgent.JFR, List.of(), "java", "-p", modules.toString(), "-m", "shop.app/shop.Main");
		assertThat(run.out()).as(run.err()).contains("module shop.app").containsPattern("5 +\\S+ +active +int lib\\.Price\\.of\\(int\\)");
	}

	@Test
	void theRecorderNeedsAJavaThatTraces() {
		JavaHome old = JavaHomes.find().stream().filter(home -> home.feature() < 25 && home.feature() >= 11).findFirst().orElse(null);
		assumeTrue(old != null, "all Javas here trace methods");
		Sonde run = run(old, RunAgent.JFR, List.of(), "java", "-cp", classes.toString(), "shop.Main");
		assertThat(run.code()).isEqualTo(ExitCode.FAILED);
		assertThat(run.err()).contains("SL105: the program runs on Java " + old.feature() + ",", "Java 25 or later");
		assertThat(run.out()).as("the program was not started").isEmpty();
	}

	@Test
	void whatCannotBeIsSaidBeforeTheProgramStarts() throws IOException {
		JavaHome newest = java(11);
		String[] command = { "java", "-cp", classes.toString(), "shop.Main" };
		assertThat(run(newest, RunAgent.OPENTELEMETRY, List.of("--agent-jar", "nowhere.jar"), command).err())
				.contains("SC134: the agent nowhere.jar");
		Sonde jar = run(newest, RunAgent.JFR, List.of("--agent-jar", "x.jar"), command);
		assertThat(jar.code()).isEqualTo(ExitCode.USAGE);
		assertThat(jar.err()).contains("--agent-jar is for one agent that has a jar of its own");
		assertThat(run(newest, RunAgent.JFR, List.of("--record-to", "text"), command).err())
				.contains("--record-to is for the agents of Kieker");
		assertThat(run(newest, RunAgent.OPENTELEMETRY, List.of("--switchable"), command).err())
				.contains("--switchable is for the agent kieker-aspectj alone");
		assertThat(Sonde.run("run", plan, "--agent", "other", "--", "java", "Main").err())
				.contains("kieker-aspectj, kieker-bytebuddy, opentelemetry, jfr, jfr-timing");
		Path deactivated = Files.writeString(folder.resolve("off.probes"), SHOP.replace("MethodProbe\"", "MethodProbe\" active=\"false\""));
		assertThat(Sonde.run("run", deactivated.toString(), "--agent", "jfr", "--", newest.java().toString(), "-cp", classes.toString(),
				"shop.Main").err())
				.contains("SL108: " + deactivated);
	}

	private static JavaHome java(int atLeast) {
		Optional<JavaHome> found = JavaHomes.find().reversed().stream().filter(home -> home.feature() >= atLeast).findFirst();
		assumeTrue(found.isPresent(), "no Java " + atLeast + " or later");
		return found.get();
	}

	private Sonde run(JavaHome java, RunAgent agent, List<String> options, String... command) {
		List<String> words = new ArrayList<>(List.of("run", plan, "--agent", agent.keyword(), "--java", java.home().toString()));
		words.addAll(options);
		words.add("--");
		words.addAll(List.of(command));
		return Sonde.run(words.toArray(String[]::new));
	}
}
