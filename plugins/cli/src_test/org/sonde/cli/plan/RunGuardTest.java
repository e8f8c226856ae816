/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import static org.assertj.core.api.Assertions.assertThat;

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
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.Probes;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The sample makes some 36,000 records per second by its plan; 5,000 are allowed. */
class RunGuardTest {
	private static final Path SAMPLE = Path.of("../../samples/parcel-depot");

	@TempDir
	static Path classes;

	@TempDir
	Path folder;

	@BeforeAll
	static void compile() throws IOException {
		List<String> words = new ArrayList<>(List.of("-d", classes.toString()));
		try (Stream<Path> files = Files.walk(SAMPLE.resolve("src"))) {
			files.map(Path::toString).filter(name -> name.endsWith(".java")).forEach(words::add);
		}
		assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, words.toArray(String[]::new))).isZero();
	}

	private static Sonde run(String plan, List<String> options, String requests, String seconds) {
		List<String> words = new ArrayList<>(List.of("run", plan));
		words.addAll(options);
		words.addAll(List.of("--", Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp", classes.toString(),
				"depot.Main", requests, seconds));
		return Sonde.run(words.toArray(String[]::new));
	}

	@Test
	void switchesTheCostliestOffAndWritesThatIntoANewPlan() throws IOException {
		Path plan = SAMPLE.resolve("parcel-depot.probes");
		Path guarded = folder.resolve("guarded.probes");
		Path log = folder.resolve("kept");
		Sonde run = run(plan.toString(),
				List.of("--guard", "5000", "--guard-writes", guarded.toString(), "--keep-log", log.toString(), "-f", "json"), "18000", "9");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		JsonNode guard = guard(run);
		List<String> off = guard.get("switchedOff").valueStream().map(one -> one.get("signature").asString()).toList();
		assertThat(off).isNotEmpty().doesNotHaveDuplicates();
		assertThat(guard.get("recordsPerSecond").asInt()).isEqualTo(5000);
		assertThat(guard.get("switchedOff").valueStream().allMatch(one -> one.get("recordsPerSecond").asDouble() > 0)).isTrue();
		assertThat(Probes.methodProbes(PlanFiles.load(guarded)).stream().filter(probe -> !probe.isActive()).map(MethodProbe::signature)
				.map(Object::toString))
				.as("and the one that was deactivated before").containsExactlyInAnyOrderElementsOf(
						Stream.concat(off.stream(), Stream.of("int depot.parcel.Parcel.chargeableGrams()")).toList());
		assertThat(Files.readString(log.resolve("META-INF/kieker.monitoring.adaptiveMonitoring.conf"))).contains(off.getFirst());
		assertThat(run.err()).contains("were switched");
		Path copy = Files.copy(plan, folder.resolve("copy.probes"));
		Sonde calls = Sonde.run("calls", copy.toString(), log.resolve("log").toString(), "--update-plan", "-f", "json");
		assertThat(calls.err()).contains("were switched");
		assertThat(JsonMapper.shared().readTree(calls.out()).get("methods").valueStream()
				.filter(one -> off.contains(one.get("signature").asString()))).isNotEmpty()
				.allMatch(one -> one.get("calls").asInt() > 0 && one.get("callsPerSecond").isNull());
		assertThat(Sonde.run("calls", copy.toString(), log.resolve("log").toString()).out().lines()
				.filter(line -> off.stream().anyMatch(line::endsWith))).isNotEmpty().allMatch(line -> line.matches(" *[0-9]+ +unknown .*"));
		Sonde traces = Sonde.run("traces", log.resolve("log").toString(), "--plan", copy.toString());
		assertThat(traces.err()).contains("were switched");
		Sonde place = Sonde.run("place", log.resolve("log").toString(), "--budget-cpu", "1", "--results",
				"moobench-github-2025-kieker");
		assertThat(place.code()).isEqualTo(ExitCode.FAILED);
		assertThat(place.err()).contains("SC146", off.size() == 1 ? "1 method" : off.size() + " methods");
	}

	private static JsonNode guard(Sonde run) {
		// The program's own line comes first.
		return JsonMapper.shared().readTree(run.out().substring(run.out().indexOf('{'))).get("guard");
	}

	@Test
	void leavesAProgramAloneThatKeepsTheLimit() throws IOException {
		Path plan = Files.copy(SAMPLE.resolve("parcel-depot.probes"), folder.resolve("a.probes"));
		byte[] before = Files.readAllBytes(plan);
		Sonde run = run(plan.toString(), List.of("--guard", "1G", "--guard-writes", plan.toString()), "100", "0");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(run.err()).contains("no probe was switched off");
		assertThat(Files.readAllBytes(plan)).isEqualTo(before);
	}

	@Test
	void badInputHasAReason() throws IOException {
		String plan = SAMPLE.resolve("parcel-depot.probes").toString();
		assertThat(run(plan, List.of("--guard", "0"), "1", "0").code()).isEqualTo(ExitCode.USAGE);
		assertThat(run(plan, List.of("--guard", "NaN"), "1", "0").code()).isEqualTo(ExitCode.USAGE);
		assertThat(run(plan, List.of("--guard", "20.000"), "1", "0").code()).as("20 to some readers, 20,000 to others")
				.isEqualTo(ExitCode.USAGE);
		assertThat(run(plan, List.of("--guard-writes", "new.probes"), "1", "0").code()).isEqualTo(ExitCode.USAGE);
		assertThat(run(plan, List.of("--guard", "5", "--agent", "jfr"), "1", "0").code()).isEqualTo(ExitCode.USAGE);
		assertThat(run(plan, List.of("--guard", "5", "--record-to", "discard"), "1", "0").code()).isEqualTo(ExitCode.USAGE);
		Path there = Files.writeString(folder.resolve("there.probes"), "somebody else's");
		assertThat(run(plan, List.of("--guard", "5", "--guard-writes", there.toString()), "1", "0").err()).contains("SC119");
	}
}
