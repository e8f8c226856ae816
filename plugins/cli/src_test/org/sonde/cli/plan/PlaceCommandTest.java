/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.calls.GapHistogram;
import org.sonde.tests.seeded.SourceJar;

import tools.jackson.databind.JsonNode;

/**
 * A log of 200 traces in 2 s: each is a call of handle(), which calls hot() five times; every tenth also calls rare(). So rare() alone
 * tells all that there is to tell: −0.1 · log₂ 0.1 − 0.9 · log₂ 0.9 = 0.469 bits.
 */
class PlaceCommandTest {
	private static final double BITS = 0.46899559;
	private static final String SET = "../../tests/laboratory/data/calibrations/kieker-2.0.2-aspectj-java-25.json";
	private static final int TRACES = 200;
	private static final long FIRST = 1_000_000_000L;
	private static final long APART = 10_000_000;

	@TempDir
	private Path folder;
	private String log;

	@BeforeEach
	void aLog() throws IOException {
		Path kieker = Files.createDirectories(folder.resolve("kieker-log"));
		Files.writeString(kieker.resolve("kieker.map"), "$0=kieker.common.record.controlflow.OperationExecutionRecord\n");
		StringBuilder records = new StringBuilder();
		for (int trace = 0; trace < TRACES; trace++) {
			long start = FIRST + trace * APART;
			for (int call = 0; call < 5; call++) {
				execution(records, "hot()", trace, start + 100 + 200 * call, start + 200 + 200 * call, call + 1, 1);
			}
			if (trace % 10 == 0) {
				execution(records, "rare()", trace, start + 2_000, start + 3_000, 6, 1);
			}
			execution(records, "handle()", trace, start, start + 5_000, 0, 0);
		}
		Files.writeString(kieker.resolve("kieker-1.dat"), records);
		log = kieker.toString();
	}

	private static void execution(StringBuilder records, String method, int trace, long tin, long tout, int eoi, int ess) {
		records.append("$0;").append(tout).append(";public void p.A.").append(method).append(";none;").append(trace).append(';').append(tin)
				.append(';').append(tout)
				.append(";host;").append(eoi).append(';').append(ess).append('\n');
	}

	private static List<String> signatures(JsonNode methods) {
		return methods.valueStream().map(one -> one.get("signature").asString()).toList();
	}

	@Test
	void theRareMethodSaysAll() throws Exception {
		Path plan = folder.resolve("placed.probes");
		Sonde run = Sonde.run("place", log, "--budget-cpu", "1", "--results", SET, "-o", plan.toString(), "--format", "json");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		JsonNode json = run.json();
		assertThat(signatures(json.get("chosen"))).containsExactly("void p.A.rare()");
		assertThat(json.get("value").asDouble()).isCloseTo(BITS, within(1e-6));
		assertThat(json.get("bound").asDouble()).isCloseTo(BITS, within(1e-6));
		assertThat(json.get("gap").asDouble()).isZero();
		assertThat(json.get("costUnit").asString()).isEqualTo("ms/s");
		assertThat(json.get("chosen").get(0).get("distinguishes").get("traces").asInt()
				+ json.get("chosen").get(0).get("distinguishes").get("tracesOfOther").asInt())
				.isEqualTo(TRACES);
		assertThat(json.get("rejected").valueStream().map(one -> one.get("reason").asString()).distinct()).containsExactly("adds-nothing");
		assertThat(json.get("cost").get("high").asDouble()).isLessThanOrEqualTo(10);
		assertThat(Probes.methodProbes(PlanFiles.load(plan))).hasSize(1);
		assertThat(run.err()).as("by hand: 6 of 6.1 calls per trace").contains("2 other methods, with 98 % of the calls");
		// The same figure from the plan, by another command.
		JsonNode estimate = Sonde.run("estimate", plan.toString(), "--results", SET, "--format", "json").json();
		assertThat(estimate.get("total").get("perSecondMillis").get("value").asDouble()).isCloseTo(json.get("cost").get("value").asDouble(),
				withinPercentage(1e-6));
		assertThat(Sonde.run("place", log, "--budget-cpu", "1", "--results", SET, "-o", plan.toString()).code()).as("no plan is replaced")
				.isEqualTo(ExitCode.FAILED);
	}

	/** Kept probes stay, and the count of hot() follows from that of handle(). */
	@Test
	void keptProbesStay() throws Exception {
		Path keep = Files.writeString(folder.resolve("keep.probes"), Sonde.PLAN.replaceAll("(?s)<probes.*</plan", """
				<probes xsi:type="plan:MethodProbe" declaringType="p.A" methodName="handle"/>
				</plan"""));
		JsonNode json = Sonde.run("place", log, "--budget-cpu", "5", "--results", SET, "--keep", keep.toString(), "--objective", "calls",
				"--format", "json").json();
		assertThat(signatures(json.get("chosen"))).contains("void p.A.handle()");
		JsonNode hot = json.get("chosen").valueStream().filter(one -> one.get("signature").asString().contains("hot")).findFirst()
				.orElseThrow();
		assertThat(hot.get("countFollows").get("times").asInt()).isEqualTo(5);
		assertThat(hot.get("countFollows").get("traces").asInt()).isEqualTo(TRACES);
		assertThat(json.get("value").asDouble()).isCloseTo(100, within(1e-6));
		Sonde tooCostly = Sonde.run("place", log, "--budget-cpu", "0.001", "--results", SET, "--keep", keep.toString());
		assertThat(tooCostly.code()).isEqualTo(ExitCode.FAILED);
		assertThat(tooCostly.err()).contains("SC136");
	}

	/** The page says what the other formats say, and loads nothing. */
	@Test
	void aPageHasTheCurveTheMethodsAndTheOtherBudgets() throws Exception {
		Path page = folder.resolve("page.html");
		Sonde run = Sonde.run("place", log, "--budget-cpu", "1", "--results", SET, "--report", page.toString(), "--format", "json");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		JsonNode json = run.json();
		String html = Files.readString(page);
		assertThat(html).contains("0.469 of 0.469 bits per trace", ">Evidence<").doesNotContain("src=\"http").doesNotContain("href=\"http");
		assertThat(html.split("<svg [^>]*sonde-drawing", -1)).hasSize(2);
		List<String> sections = List.of(html.split("<h2 "));
		assertThat(rows(sections, "h-chosen")).hasSameSizeAs(json.get("chosen")).allMatch(row -> row.contains("void p.A.rare()"));
		assertThat(rows(sections, "h-others")).hasSameSizeAs(json.get("rejected"))
				.anyMatch(row -> row.contains("void p.A.hot()") && row.contains("adds nothing"));
		assertThat(rows(sections, "h-plans")).hasSameSizeAs(json.get("curve"));
		assertThat(Sonde.run("place", log, "--budget-cpu", "1", "--results", SET, "--report", page.toString()).code())
				.as("replaces its own pages").isEqualTo(ExitCode.OK);
		Files.writeString(page, "mine");
		assertThat(Sonde.run("place", log, "--budget-cpu", "1", "--results", SET, "--report", page.toString()).code())
				.isEqualTo(ExitCode.FAILED);
		assertThat(page).hasContent("mine");
	}

	private static List<String> rows(List<String> sections, String id) {
		String section = sections.stream().filter(one -> one.startsWith("id=\"" + id)).findFirst().orElseThrow();
		return Stream.of(section.split("<tr><th scope=\"row\">")).skip(1).toList();
	}

	@Test
	void badInputHasAReason() {
		assertThat(Sonde.run("place", log, "--results", SET).code()).isEqualTo(ExitCode.USAGE);
		assertThat(Sonde.run("place", log, "--results", SET, "--budget-cpu", "NaN").code()).isEqualTo(ExitCode.USAGE);
		assertThat(Sonde.run("place", log, "--results", SET, "--budget-cpu", "1", "--objective", "all").code()).isEqualTo(ExitCode.USAGE);
		assertThat(Sonde.run("place", log, "--results", SET, "--budget-cpu", "1", "--candidates", "((").code()).isEqualTo(ExitCode.USAGE);
		assertThat(Sonde.run("place", log, "--budget-cpu", "1").err()).contains("SC104");
		Sonde nothing = Sonde.run("place", log, "--results", SET, "--budget-cpu", "1", "--candidates", "q.*");
		assertThat(nothing.code()).isEqualTo(ExitCode.FAILED);
		assertThat(nothing.err()).contains("SC135");
	}

	/** Of 5 µs a trace, each 10 ms, what the recording's probes cost is more. */
	@Test
	void aShareOfTheProgramNeedsItsTime() {
		assertThat(Sonde.run("place", log, "--results", SET, "--budget-program", "2").err()).contains("SC137");
		// 0.01 s in 1.99 s are 5 ms/s.
		JsonNode json = Sonde.run("place", log, "--results", SET, "--budget-program", "10", "--program-seconds", "0.01", "--format", "json")
				.json();
		assertThat(json.get("budget").asDouble()).isCloseTo(0.1 * 10 / 1.990005, withinPercentage(0.01));
		assertThat(Sonde.run("place", log, "--results", SET, "--budget-cpu", "2", "--program-seconds", "1").code())
				.isEqualTo(ExitCode.USAGE);
	}

	/** Also if the recording's probes took most of the time: the plan has gaps without theirs. */
	@Test
	void aPlanInTheProgramsOwnTimeCostsWhatWasPrinted() throws Exception {
		Path plan = folder.resolve("own.probes");
		JsonNode json = Sonde.run("place", log, "--results", SET, "--budget-program", "1000", "--program-seconds", "0.0001", "-o",
				plan.toString(), "--objective", "calls", "--format", "json").json();
		assertThat(json.get("chosen")).isNotEmpty();
		JsonNode estimate = Sonde.run("estimate", plan.toString(), "--results", SET, "--format", "json").json();
		assertThat(estimate.get("total").get("perSecondMillis").get("value").asDouble()).isCloseTo(json.get("cost").get("value").asDouble(),
				withinPercentage(1e-6));
		assertThat(Probes.methodProbes(PlanFiles.load(plan)))
				.allSatisfy(probe -> assertThat(GapHistogram.parse(probe.getGaps()).bins()).allMatch(bin -> bin.leftOut() == 0));
	}

	@Test
	void countsAloneTellNothingApart() throws IOException {
		Path kieker = Files.createDirectories(folder.resolve("counts"));
		Files.writeString(kieker.resolve("kieker.map"), "$0=kieker.common.record.flow.trace.operation.BeforeOperationEvent\n");
		Files.writeString(kieker.resolve("kieker-1.dat"),
				"$0;1000000000;1000000000;1;0;void p.A.m();p.A\n$0;2000000000;2000000000;2;0;void p.A.m();p.A\n");
		Sonde distinguish = Sonde.run("place", kieker.toString(), "--results", SET, "--budget-cpu", "1");
		assertThat(distinguish.code()).isEqualTo(ExitCode.FAILED);
		assertThat(distinguish.err()).contains("SC138");
		assertThat(Sonde.run("place", kieker.toString(), "--results", SET, "--budget-cpu", "1", "--objective", "time").err())
				.contains("SC138");
		assertThat(Sonde.run("place", kieker.toString(), "--results", SET, "--budget-cpu", "1", "--objective", "calls", "--format", "json")
				.json().get("value").asDouble())
				.isCloseTo(100, within(1e-6));
	}

	/** A unit that is called 5 times in each trace, always alike. */
	@Test
	void unitsAreToldApart() {
		JsonNode json = Sonde.run("place", log, "--budget-cpu", "1", "--results", SET, "--unit", "p.A.hot", "--format", "json").json();
		assertThat(json.get("valueOfAll").asDouble()).isCloseTo(0, within(1e-9));
		assertThat(json.get("chosen")).isEmpty();
	}

	/** A recording of an earlier version, which still had rare(). */
	@Test
	void methodsThatTheProgramLacksGetNoProbe() throws IOException {
		Path jar = folder.resolve("later.jar");
		SourceJar.compile(List.of("package p; public class A { public void handle() { } public void hot() { } }"), jar);
		Sonde run = Sonde.run("place", log, "--budget-cpu", "1", "--results", SET, "--classes", jar.toString(), "--format", "json");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(run.err()).contains("1 recorded method is not in the program's classes", "void p.A.rare()", "another version");
		assertThat(signatures(run.json().get("rejected"))).containsExactlyInAnyOrder("void p.A.handle()", "void p.A.hot()");
		assertThat(run.json().get("chosen")).isEmpty();
		SourceJar.compile(List.of("package q; public class B { }"), jar);
		assertThat(Sonde.run("place", log, "--budget-cpu", "1", "--results", SET, "--classes", jar.toString()).err())
				.contains("3 recorded methods are not", "SC135", "void p.A.handle(), void p.A.hot(), void p.A.rare(). They get no probe.");
		SourceJar.compile(List.of("package p; public class A { public void handle() { } public void hot() { } void rare() { } }"), jar);
		assertThat(Sonde.run("place", log, "--budget-cpu", "1", "--results", SET, "--classes", jar.toString()).err())
				.doesNotContain("another version");
	}

	/** Nothing is known of what they will cost. */
	@Test
	void keptProbesWithoutRecordsAreNamed() throws IOException {
		Path keep = Files.writeString(folder.resolve("keep.probes"), Sonde.PLAN.replaceAll("(?s)<probes.*</plan", """
				<probes xsi:type="plan:MethodProbe" declaringType="p.A" methodName="handle"/>
				<probes xsi:type="plan:MethodProbe" declaringType="p.A" methodName="gone"/>
				<probes xsi:type="plan:MethodProbe" active="false" declaringType="p.A" methodName="off"/>
				</plan"""));
		Sonde run = Sonde.run("place", log, "--budget-cpu", "5", "--results", SET, "--keep", keep.toString());
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(run.err()).contains("has no calls of 1 method that keeps its probe, void p.A.gone()");
		Files.writeString(keep, Files.readString(keep).replaceAll("<probes.*gone.*", ""));
		assertThat(Sonde.run("place", log, "--budget-cpu", "5", "--results", SET, "--keep", keep.toString()).err())
				.doesNotContain("keeps its probe");
	}

	@Test
	void aBudgetThatNothingFitsSaysSo() {
		String printed = Sonde.run("place", log, "--budget-cpu", "0.000001", "--results", SET).out();
		assertThat(printed).contains("No probe fits", " 0.0402 % of one processor.", "Budget: 0.00000100 % of one processor.");
		assertThat(Sonde.run("place", log, "--budget-cpu", "1", "--results", SET).out()).doesNotContain("No probe fits");
		assertThat(Sonde.run("place", log, "--budget-cpu", "0.000001", "--results", SET, "--unit", "p.A.hot").out())
				.as("nothing shows anything").doesNotContain("No probe fits");
	}
}
