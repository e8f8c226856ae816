/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.traces;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;

import tools.jackson.databind.JsonNode;

/** A plan compared with a log in which a deactivated probe recorded, one was silent, and something else was recorded. */
class ObservedOutputTest {
	@TempDir
	Path folder;

	private String plan;
	private String log;

	@BeforeEach
	void aLog() throws IOException {
		plan = Files.writeString(folder.resolve("a.probes"), Sonde.PLAN).toString();
		Path kieker = Files.createDirectories(folder.resolve("kieker-log"));
		Files.writeString(kieker.resolve("kieker.map"), "$0=kieker.common.record.controlflow.OperationExecutionRecord\n");
		Files.writeString(kieker.resolve("kieker-1.dat"), record("p.A.hot(int)", 0) + record("p.A.off()", 1)
				+ record("p.A.other()", 2));
		log = kieker.toString();
	}

	/** One execution in each of the seconds from 0 on, half a second long. */
	private static String record(String method, int second) {
		return "$0;1;public void " + method + ";<no-session-id>;" + second + ";" + second * 1_000_000_000L + ";"
				+ (second * 1_000_000_000L + 500_000_000L) + ";host;0;0\n";
	}

	@Test
	void theTableShowsEveryPlannedMethod() {
		Sonde run = Sonde.run("calls", plan, log);
		assertThat(run.code()).isEqualTo(ExitCode.OK);
		assertThat(run.out()).containsPattern("0\\.4 +active +void p\\.A\\.hot\\(int\\)")
				.containsPattern("0\\.4 +deactivated +void p\\.A\\.off\\(\\)")
				.containsPattern("(?m)^ *unknown +unknown +active +void p\\.A\\.otherKind\\(\\)");
		assertThat(run.err()).contains("never recorded: void p.A.otherKind()", "recorded though deactivated: void p.A.off()",
				"recorded but not planned: public void p.A.other()").doesNotContain("no Kieker log");
	}

	/** One execution in the 2.5 s from the first to the last. */
	@Test
	void jsonHasItAll() {
		JsonNode json = Sonde.run("calls", plan, log, "--format", "json").json();
		assertThat(json.get("methods").get(0).get("callsPerSecond").asDouble()).isEqualTo(0.4);
		assertThat(json.get("methods").get(1).get("state").asString()).isEqualTo("deactivated");
		assertThat(json.get("neverRecorded").get(0).asString()).isEqualTo("void p.A.otherKind()");
		assertThat(json.get("recordedThoughDeactivated").get(0).asString()).isEqualTo("void p.A.off()");
		assertThat(json.get("notPlanned").get(0).asString()).isEqualTo("public void p.A.other()");
	}

	/** The log begins in 1970, which is not a date; the probe that was not recorded keeps what it had. */
	@Test
	void theRatesAreWrittenIntoThePlan() throws IOException {
		Sonde run = Sonde.run("calls", plan, log, "--update-plan");
		assertThat(run.code()).isEqualTo(ExitCode.OK);
		assertThat(run.err()).contains("Wrote the calls per second of 2 probes into " + plan)
				.contains("Set the calls per second of 1 probe without a record to 0").doesNotContain("Kept");
		assertThat(Path.of(plan)).content().contains("callsPerSecond=\"0.4\" callsSource=\"monitoring log kieker-log, with probes\"")
				.containsOnlyOnce("methodName=\"otherKind\"/>");
		JsonNode probes = Sonde.run("estimate", plan, "--results", "waller-2014-base", "--format", "json").json().get("probes");
		assertThat(probes.get(0).get("callsPerSecond").asDouble()).isEqualTo(0.4);
	}

	/** The log alone does not tell that nobody called it. */
	@Test
	void aTypedRateThatIsKeptIsTold() throws IOException {
		Files.writeString(Path.of(plan),
				Files.readString(Path.of(plan)).replace("methodName=\"otherKind\"", "methodName=\"otherKind\" callsPerSecond=\"2000.0\""));
		Sonde run = Sonde.run("calls", plan, log, "--update-plan");
		assertThat(run.err()).contains("Kept the calls per second of 1 probe without a record");
		assertThat(Path.of(plan)).content().contains("callsPerSecond=\"2000.0\"");
	}

	@Test
	void aLogWithoutTheProbesLeavesThePlanAlone() throws IOException {
		String before = Files.readString(Path.of(plan)).replace("p.A", "p.Other").replace("\n", "\n\n");
		Files.writeString(Path.of(plan), before);
		Sonde run = Sonde.run("calls", plan, log, "--update-plan");
		assertThat(run.err()).contains("Did not change").doesNotContain("Wrote");
		assertThat(Files.readString(Path.of(plan))).isEqualTo(before);
	}

	@Test
	void theCsvIsWrittenWhateverIsPrinted() {
		Path file = folder.resolve("calls.csv");
		Sonde run = Sonde.run("calls", plan, log, "-o", file.toString(), "--format", "json");
		assertThat(file).content().isEqualTo("""
				# recorded by kieker
				# recorded with 2 probes, fingerprint b790e3e974e1, written to text
				signature,callsPerSecond,traceEntriesPerSecond,nearestProbedCaller,meanResponseNanos,gaps
				void p.A.hot(int),0.4,0.4,,500000000,
				void p.A.off(),0.4,,,500000000,
				""");
		assertThat(run.json().has("methods")).isTrue();
		Sonde itself = Sonde.run("calls", plan, log, "-o", plan);
		assertThat(itself.code()).isEqualTo(ExitCode.USAGE);
		assertThat(itself.err()).contains("--output is the plan itself");
		assertThat(Path.of(plan)).hasContent(Sonde.PLAN);
		Sonde missing = Sonde.run("calls", plan, log, "-o", folder.resolve("no/calls.csv").toString());
		assertThat(missing.code()).isEqualTo(ExitCode.FAILED);
		assertThat(missing.err()).contains("SC103: " + folder.resolve("no/calls.csv") + " cannot be written: the folder "
				+ folder.resolve("no") + " does not exist.");
	}
}
