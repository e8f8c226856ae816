/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.cli.shared.ExitCode;
import org.sonde.metrics.cognitive.CognitiveProfile;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.hypergraph.InformationProfile;
import org.sonde.metrics.lines.LinesProfile;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The commands as a shell sees them: what they print, what they say when they fail, and their exit codes. */
class CommandsTest {
	@TempDir
	Path folder;

	private String out;
	private String err;

	private int run(String... arguments) {
		Sonde run = Sonde.run(arguments);
		out = run.out();
		err = run.err();
		return run.code();
	}

	private JsonNode json() {
		return JsonMapper.shared().readTree(out);
	}

	private String file(String name, String content) throws IOException {
		return Files.writeString(folder.resolve(name), content).toString();
	}

	@ParameterizedTest
	@ValueSource(strings = { "demo", "metrics", "compare", "history", "hypergraph", "profiles", "results", "bench", "estimate", "export",
			"import-config", "traces",
			"calls", "patterns", "tradeoff", "plan", "place", "refine", "record", "objects", "report", "generate-completion" })
	void everyCommandHasHelp(String name) {
		assertThat(run(name, "--help")).isEqualTo(ExitCode.OK);
		assertThat(out).startsWith("Usage: sonde " + name);
	}

	@ParameterizedTest
	@ValueSource(strings = { "objects", "objects list", "estimate", "bench objects", "plan" })
	void everyCommandHasTheVersion(String words) {
		run("-V");
		String version = out;
		assertThat(run((words + " -V").split(" "))).isEqualTo(ExitCode.OK);
		assertThat(out).startsWith("sonde ").isEqualTo(version);
	}

	@ParameterizedTest
	@ValueSource(strings = { "plan", "results", "bench", "tradeoff", "objects" })
	void helpIsTheLastCommandOfAFamily(String family) {
		run(family, "--help");
		assertThat(out.lines().filter(line -> line.matches("  [a-z]+ +[A-Z].*")).reduce((before, line) -> line).orElseThrow())
				.startsWith("  help ");
	}

	/** The texts are those of the profiles themselves. */
	@Test
	void profilesSayTheirRules() {
		assertThat(run("profiles")).isEqualTo(ExitCode.OK);
		assertThat(out)
				.startsWith(
						"lines of code (--loc-profile)\n  sloc: source lines of code (default)\n    ")
				.contains("\n    Source: PMD's metric CYCLO; PMD 7.17.0", "\ncognitive complexity\n  sonarsource: ",
						"\n  kiel-2016: as in 2016\n");
		assertThat(out.lines()).allMatch(line -> line.length() <= 100);
		run("profiles", "--format", "json");
		assertThat(json()).hasSize(LinesProfile.values().length + CyclomaticProfile.values().length + CognitiveProfile.values().length
				+ InformationProfile.values().length);
		run("profiles", "--format", "csv");
		assertThat(out).startsWith("counted,profile,title,rules,source\n").contains("\nlines of code,ncss,statements,");
	}

	@Test
	void whatIsNotUnderstoodIsAUsageError() {
		assertThat(run("estimate", "a.probes", "--no-such-option")).isEqualTo(ExitCode.USAGE);
		assertThat(err).contains("--no-such-option is not an option of 'sonde estimate'");
	}

	/** 2014 base, from the throughputs by hand: 1/16.6k − 1/1176.5k = 59.391 µs per trace, ÷ 10 = 5939.1 ns per execution. */
	@Test
	void estimatesAPlan() throws IOException {
		String plan = file("a.probes", Sonde.PLAN);
		String calls = file("calls.csv", "signature,callsPerSecond\nvoid p.A.hot(int),1000\nvoid p.A.unplanned(),1\n");

		assertThat(run("estimate", plan, "--results", "waller-2014-base", "--calls", calls, "--format", "json")).isEqualTo(ExitCode.OK);

		JsonNode probes = json().get("probes");
		assertThat(json().get("results").asString()).isEqualTo("waller-2014-base");
		JsonNode hot = probes.get(0);
		assertThat(hot.get("signature").asString()).isEqualTo("void p.A.hot(int)");
		assertThat(hot.get("state").asString()).isEqualTo("active");
		assertThat(hot.get("perCallNanos").get("value").asDouble()).isCloseTo(5939.1, within(0.1));
		assertThat(hot.get("perCallNanos").get("low").asDouble()).isLessThanOrEqualTo(0.7 * 5939.1);
		assertThat(hot.get("perCallNanos").get("high").asDouble()).isGreaterThanOrEqualTo(1.299 * 5939.1);
		assertThat(hot.get("perSecondMillis").get("value").asDouble()).isCloseTo(5.9391, within(1e-4));
		JsonNode off = probes.get(1);
		assertThat(off.get("state").asString()).isEqualTo("deactivated");
		assertThat(off.get("callsPerSecond").isNull()).isTrue();
		assertThat(off.get("perCallNanos").get("value").asDouble()).isCloseTo(47.0, within(0.1));
		assertThat(off.get("perSecondMillis").get("unknown").asString()).contains("not set");
		assertThat(probes.get(2).get("perCallNanos").get("unknown").asString()).contains("operation-events");
		assertThat(json().get("total").get("perSecondMillis").get("value").asDouble()).isCloseTo(5.9391, within(1e-4));
		assertThat(json().get("total").get("lowerBound").asBoolean()).isTrue();
		assertThat(json().get("writer").has("utilisation")).isTrue();
		assertThat(err).contains("the plan has no probe in void p.A.unplanned()");
	}

	@Test
	void theTableSaysWhyACostIsUnknown() throws IOException {
		assertThat(run("estimate", file("a.probes", Sonde.PLAN), "--results", "waller-2014-base")).isEqualTo(ExitCode.OK);
		assertThat(out).contains("per call [ns]", "unknown [1]", "[1] ", "Measured: waller-2014-base");
	}

	@Test
	void anEstimateNeedsAResultSet() throws IOException {
		assertThat(run("estimate", file("a.probes", Sonde.PLAN))).isEqualTo(ExitCode.FAILED);
		assertThat(err).contains("does not state a result set", "sonde results list");
	}

	@Test
	void aDamagedPlanIsRefusedWithItsPlace() throws IOException {
		String plan = file("broken.probes", Sonde.PLAN.substring(0, Sonde.PLAN.length() / 2));
		assertThat(run("estimate", plan, "--results", "waller-2014-base")).isEqualTo(ExitCode.FAILED);
		assertThat(err).startsWith("sonde: " + plan + ":").doesNotContain("\tat ");
	}

	@Test
	void anUnknownResultSetNamesTheCommandThatListsThem() throws IOException {
		assertThat(run("estimate", file("a.probes", Sonde.PLAN), "--results", "nosuch")).isEqualTo(ExitCode.FAILED);
		assertThat(err).contains("SO110", "nosuch", "sonde results list");
	}

	@Test
	void aMissingFileIsNamed() {
		String missing = folder.resolve("missing.probes").toString();
		assertThat(run("export", missing, "--to", "kieker-aspectj", "-o", folder.toString())).isEqualTo(ExitCode.FAILED);
		assertThat(err).startsWith("sonde: SC102: " + missing + " cannot be read: there is no such file. Check");
	}

	@Test
	void exportsForKieker() throws IOException {
		Path agent = folder.resolve("agent");
		assertThat(run("export", file("a.probes", Sonde.PLAN), "--to", "kieker-aspectj", "-o", agent.toString())).isEqualTo(ExitCode.OK);
		assertThat(agent.resolve("META-INF/aop.xml")).content().contains("execution(void p.A.hot(int))");
		assertThat(err).contains("3 methods selected, 2 of them collecting, 1 deactivated; all exactly as planned.");
	}

	@Test
	void saysHowExactlyAnAgentFollowsThePlan() throws IOException {
		String plan = file("a.probes", Sonde.PLAN);
		String folderOf = folder.resolve("otel").toString();
		assertThat(run("export", plan, "--to", "opentelemetry", "-o", folderOf, "--format", "json")).isEqualTo(ExitCode.FAILED);
		assertThat(json().get("agent").asString()).isEqualTo("opentelemetry");
		assertThat(json().get("exact").asBoolean()).isFalse();
		assertThat(json().get("notes").valueStream().map(note -> note.get("kind").asString())).contains("left out", "may catch more");
		assertThat(err).contains("left out: the probe is deactivated");
		assertThat(run("export", plan, "--to", "jmc", "-o", folder.resolve("jmc").toString(), "--format", "csv"))
				.isEqualTo(ExitCode.FAILED);
		assertThat(out).startsWith("probe,exactness,reason,others\n").contains("void p.A.hot(int),exact,,\n");
	}

	@Test
	void exportsOverNoFileThatItDidNotWrite() throws IOException {
		Path agent = folder.resolve("agent");
		Path own = agent.resolve("META-INF/aop.xml");
		Files.createDirectories(own.getParent());
		Files.writeString(own, "<aspectj/>");
		String plan = file("a.probes", Sonde.PLAN);
		assertThat(run("export", plan, "--to", "kieker-aspectj", "-o", agent.toString())).isEqualTo(ExitCode.FAILED);
		assertThat(err).contains("SC115").contains(own.toString());
		assertThat(own).hasContent("<aspectj/>");
		assertThat(run("export", plan, "--to", "kieker-aspectj", "-o", agent.toString(), "--overwrite")).isEqualTo(ExitCode.OK);
		assertThat(run("export", plan, "--to", "kieker-aspectj", "-o", agent.toString())).as("an export of its own").isEqualTo(ExitCode.OK);
	}

	@Test
	void readsAPlanBackFromAnAgentsFiles() throws IOException {
		Path agent = folder.resolve("agent");
		Path back = folder.resolve("back.probes");
		run("export", file("a.probes", Sonde.PLAN), "--to", "kieker-aspectj", "-o", agent.toString());
		String[] files = { agent.resolve("META-INF/aop.xml").toString(),
				agent.resolve("META-INF/kieker.monitoring.adaptiveMonitoring.conf").toString() };
		assertThat(run("import-config", files[0], files[1], "-o", back.toString())).isEqualTo(ExitCode.OK);
		assertThat(out).isEqualTo(back + "\n");
		assertThat(err).contains("3 methods and 0 patterns read from the files of Kieker with AspectJ.");
		Path again = folder.resolve("again");
		run("export", back.toString(), "--to", "kieker-aspectj", "-o", again.toString());
		assertThat(again.resolve("META-INF/aop.xml")).hasSameTextualContentAs(agent.resolve("META-INF/aop.xml"));

		Path ofFolder = folder.resolve("folder.probes");
		assertThat(run("import-config", agent.toString(), "-o", ofFolder.toString())).as("the folder of the export").isEqualTo(ExitCode.OK);
		assertThat(ofFolder).hasSameTextualContentAs(back);

		assertThat(run("import-config", files[0], "-o", back.toString())).isEqualTo(ExitCode.FAILED);
		assertThat(err).contains("back.probes already exists");
		assertThat(run("import-config", files[0], "--from", "jmc", "-o", folder.resolve("b.probes").toString())).isEqualTo(ExitCode.FAILED);
		assertThat(err).startsWith("sonde: " + files[0]).contains("for kieker-aspectj, not for jmc");
	}

	/** An empty plan would be in the way of the next attempt. */
	@Test
	void anImportThatReadsNothingWritesNoPlan() throws IOException {
		Path plan = folder.resolve("none.probes");
		String empty = file("a.properties", "otel.instrumentation.methods.include=p.A[]\n");
		assertThat(run("import-config", empty, "-o", plan.toString(), "--format", "json")).isEqualTo(ExitCode.FAILED);
		assertThat(json().get("plan").isNull()).isTrue();
		assertThat(err).contains("none.probes is not written");
		assertThat(plan).doesNotExist();
	}

	@Test
	void showsAPublishedResultSetToTheDigit() {
		assertThat(run("results", "show", "waller-2014-base", "--format", "csv")).isEqualTo(ExitCode.OK);
		assertThat(out).contains("1176.5,25.9,1189.2,1191.2,1194.6", "16.6,0.02,16.2,16.8,17.2");
	}

	@Test
	void listsTheBuiltInResultSets() {
		assertThat(run("results", "list", "--format", "json")).isEqualTo(ExitCode.OK);
		assertThat(json().valueStream().map(set -> set.get("id").asString())).contains("waller-2014-pt4", "strubel-2016-refactored",
				"mooms-2004-uniprocessor");
	}

	@Test
	void aShownResultSetCanBeUsedAsAFile() throws IOException {
		run("results", "show", "strubel-2016-refactored", "--format", "json");
		String copy = file("own.json", out);
		assertThat(run("estimate", file("a.probes", Sonde.PLAN), "--results", copy, "--format", "json")).isEqualTo(ExitCode.OK);
		// (3.265 − 0.083) µs ÷ depth 10
		assertThat(json().get("probes").get(0).get("perCallNanos").get("value").asDouble()).isCloseTo(318.2, within(0.01));
	}

	@Test
	void showsTheTunings() {
		assertThat(run("tradeoff", "show", "--format", "json")).isEqualTo(ExitCode.OK);
		JsonNode refactored = json().get(2).get("tunings").get(2);
		assertThat(refactored.get("name").asString()).isEqualTo("Refactored");
		assertThat(refactored.get("informationComplexity").get("value").asDouble()).isEqualTo(176);
		assertThat(json().get(0).get("notes").toString()).contains("Sonde's own");
		JsonNode tunings = json().get(0).get("tunings");
		assertThat(tunings.get(1).get("linesOfCode").get("value").asDouble()).as("PT1, measured").isEqualTo(6169);
		assertThat(tunings.get(4).get("informationComplexity").get("unknown").asString()).as("PT4").isNotBlank();
	}

	@Test
	void comparesTwoFolders() throws IOException {
		Files.createDirectories(folder.resolve("one/p"));
		Files.createDirectories(folder.resolve("two/p"));
		Files.writeString(folder.resolve("one/p/A.java"), """
				package p;

				class A {
					int x;
					int get() {
						return x;
					}
				}
				""");
		Files.writeString(folder.resolve("two/p/A.java"), """
				package p;

				class A {
					int x;
					int get() {
						// comments do not count
						return x > 0 && x < 9 ? x : 0;
					}
					void set(int value) {
						x = value;
					}
				}
				""");
		String[] command = { "compare", folder.resolve("one").toString(), folder.resolve("two").toString(), "--include", "p.*", "--format",
				"json" };

		assertThat(run(command)).isEqualTo(ExitCode.OK);

		String first = out;
		JsonNode one = json().get("versions").get(0);
		JsonNode two = json().get("versions").get(1);
		assertThat(one.get("name").asString()).isEqualTo("one");
		assertThat(one.get("loc").asInt()).isEqualTo(6);
		assertThat(two.get("loc").asInt()).isEqualTo(9);
		assertThat(one.get("cyclomatic").get("average").asDouble()).isEqualTo(1);
		assertThat(two.get("cyclomatic").get("sum").asInt()).isEqualTo(4); // get: 1 + && + ?:, set: 1
		assertThat(two.get("types").get(0).get("name").asString()).isEqualTo("p.A");
		assertThat(json().get("ratios").get(0).get("loc").asDouble()).isEqualTo(1.5);
		assertThat(json().get("ratios").get(0).get("cyclomatic").asDouble()).isEqualTo(2);
		run(command);
		assertThat(out).as("the same bytes on every run").isEqualTo(first);
	}

	@Test
	void comparingNeedsSources() {
		assertThat(run("compare", folder.resolve("nowhere").toString(), "maven:a:b", "--offline")).isEqualTo(ExitCode.FAILED);
		assertThat(err).startsWith("sonde: ").contains("nowhere", "does not exist");
	}

	@Test
	void theCallsOfALogFitTheEstimate() throws IOException {
		Path log = Files.createDirectories(folder.resolve("kieker-log"));
		Files.writeString(log.resolve("kieker.map"), "$0=kieker.common.record.controlflow.OperationExecutionRecord\n");
		// three executions in one second
		StringBuilder records = new StringBuilder();
		for (int i = 0; i < 3; i++) {
			records.append("$0;1;public void p.A.hot(int);<no-session-id>;").append(i).append(';').append(i * 400_000_000L).append(';')
					.append(i * 400_000_000L + 200_000_000L).append(";host;0;0\n");
		}
		Files.writeString(log.resolve("kieker-1.dat"), records);
		Path calls = folder.resolve("calls.csv");

		assertThat(run("calls", file("a.probes", Sonde.PLAN), log.toString(), "-o", calls.toString())).isEqualTo(ExitCode.OK);

		assertThat(Files.readAllLines(calls)).as("what recorded it, the set of probes, a header").hasSize(4).last().asString()
				.startsWith("void p.A.hot(int),3,");
		assertThat(err).contains("never recorded: void p.A.otherKind()").doesNotContain("p.A.off");
		assertThat(run("calls", file("a.probes", Sonde.PLAN), log.toString(), "--format", "csv")).isEqualTo(ExitCode.OK);
		assertThat(calls).as("the same on standard output").hasContent(out);
	}

	@Test
	void whereThereIsNoLogThereIsNoAnswer() throws IOException {
		assertThat(run("traces", folder.toString())).isEqualTo(ExitCode.FAILED);
		assertThat(err).contains("there is no Kieker log");
		assertThat(run("calls", file("a.probes", Sonde.PLAN), folder.toString())).isEqualTo(ExitCode.FAILED);
	}

	@Test
	void writesAReport() throws IOException {
		Path report = folder.resolve("report.html");
		assertThat(run("report", "--plan", file("a.probes", Sonde.PLAN), "--results", "waller-2014-base", "-o", report.toString()))
				.isEqualTo(ExitCode.OK);
		assertThat(report).content().startsWith("<!DOCTYPE html>").contains("waller-2014-base", "<b>hot</b>", "a.probes")
				.doesNotContain(folder.toString());
	}
}
