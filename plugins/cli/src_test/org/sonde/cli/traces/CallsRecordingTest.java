/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.traces;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.ProbeLoads;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.CallRates;
import org.sonde.overhead.calls.CallRatesCsv;
import org.sonde.overhead.calls.RateSource;
import org.sonde.overhead.calls.RecordingKind;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A log of 2 s whose gaps, entries and callers can be counted by hand, from {@code sonde calls} to the plan and the CSV, and back. */
class CallsRecordingTest {
	private static final String CSV = """
			# recorded by kieker
			# recorded with 2 probes, fingerprint b790e3e974e1, written to text
			signature,callsPerSecond,traceEntriesPerSecond,nearestProbedCaller,meanResponseNanos,gaps
			void p.A.hot(int),1,1,,500000512,26:1:0:1 40:2:2 119:2:1
			void p.A.otherKind(),0.5,0,void p.A.hot(int),100,26:2
			""";

	@TempDir
	Path folder;

	private String plan;
	private String log;

	/** other() and off() have no active probe: the records of other() are left out. */
	@BeforeEach
	void aLog() throws IOException {
		plan = Files.writeString(folder.resolve("a.probes"), Sonde.PLAN).toString();
		log = log("kieker-log", "").toString();
	}

	private Path log(String name, String none) throws IOException {
		Path kieker = Files.createDirectories(folder.resolve(name));
		Files.writeString(kieker.resolve("kieker.map"), """
				$0=kieker.common.record.misc.KiekerMetadataRecord
				$1=kieker.common.record.flow.trace.TraceMetadata
				$2=kieker.common.record.flow.trace.operation.BeforeOperationEvent
				$3=kieker.common.record.flow.trace.operation.AfterOperationEvent
				""");
		String records = "$0;999999000;2.0.2;PLAN;host;1;false;0;NANOSECONDS;0\n"
				+ "$1;1000000000;1;1;none;host;-1;-1\n" + event(2, 1_000_000_100, 1, 0, "other()")
				+ event(2, 1_000_000_200, 1, 1, "hot(int)")
				+ event(3, 1_000_001_224, 1, 2, "hot(int)") + event(3, 1_000_001_300, 1, 3, "other()")
				+ "$1;2000000000;2;1;none;host;-1;-1\n" + event(2, 2_000_000_100, 2, 0, "hot(int)")
				+ event(2, 2_000_000_200, 2, 1, "otherKind()") + event(3, 2_000_000_300, 2, 2, "otherKind()")
				+ event(3, 3_000_000_100L, 2, 3, "hot(int)");
		Files.writeString(kieker.resolve("kieker-1.dat"), none.isEmpty() ? records : records.replaceAll("(?m)^(\\$[0-9]);[0-9]+;", none));
		return kieker;
	}

	private static String event(int type, long nanos, int trace, int order, String method) {
		return "$" + type + ";" + nanos + ";" + nanos + ";" + trace + ";" + order + ";void p.A." + method + ";p.A\n";
	}

	@Test
	void theCsvHasWhatDecidesTheCost() throws Exception {
		Path file = folder.resolve("calls.csv");
		Sonde run = Sonde.run("calls", plan, log, "-o", file.toString(), "--format", "csv");
		assertThat(run.code()).isEqualTo(ExitCode.OK);
		assertThat(run.out()).isEqualTo(CSV);
		assertThat(file).hasContent(CSV);
		assertThat(run.err()).contains("those of the program with its probes").doesNotContain("gaps");
		assertThat(run.err()).as("by hand: one call of other() among four").contains("1 other method, with 25 % of the calls");
		assertThat(CallRatesCsv.toCsv(CallRatesCsv.read(file))).isEqualTo(CSV);
		assertThat(Sonde.run("estimate", plan, "--results", "waller-2014-base", "--calls", file.toString()).code()).isEqualTo(ExitCode.OK);
	}

	@Test
	void jsonHasItToo() {
		JsonNode json = Sonde.run("calls", plan, log, "--format", "json").json();
		assertThat(json.get("recording").get("probes").asInt()).isEqualTo(2);
		assertThat(json.get("recording").get("fingerprint").asString()).isEqualTo("b790e3e974e1");
		assertThat(json.get("recording").get("recordedTo").asString()).isEqualTo("text");
		JsonNode hot = json.get("methods").get(0);
		assertThat(hot.get("traceEntriesPerSecond").asDouble()).isEqualTo(1);
		assertThat(hot.get("nearestProbedCaller").isNull()).isTrue();
		assertThat(hot.get("meanResponseNanos").asDouble()).isEqualTo(500000512);
		assertThat(hot.get("gaps").asString()).isEqualTo("26:1:0:1 40:2:2 119:2:1");
		assertThat(json.get("methods").get(2).get("nearestProbedCaller").asString()).isEqualTo("void p.A.hot(int)");
	}

	@Test
	void thePlanTellsTheCostModelAsMuchAsTheCsv() throws Exception {
		Plan before = PlanFiles.load(Path.of(plan));
		CallRates csv = CallRatesCsv.read(Files.writeString(folder.resolve("calls.csv"), CSV));
		assertThat(Sonde.run("calls", plan, log, "--update-plan").code()).isEqualTo(ExitCode.OK);
		Plan after = PlanFiles.load(Path.of(plan));
		assertThat(after.getRecordedProbes()).isEqualTo("b790e3e974e1");
		assertThat(after.getRecordedTo()).isEqualTo("text");
		assertThat(ProbeLoads.of(after)).extracting(load -> load.callRate().map(CallsRecordingTest::withoutSource))
				.isEqualTo(ProbeLoads.of(before, csv).stream().map(load -> load.callRate().map(CallsRecordingTest::withoutSource)).toList())
				.startsWith(Optional.of(withoutSource(csv.find("void p.A.hot(int)").orElseThrow())));
	}

	private static CallRate withoutSource(CallRate rate) {
		return new CallRate(rate.callsPerSecond(), "-", rate.traceEntriesPerSecond(), rate.nearestProbedCaller(), rate.meanResponseNanos(),
				rate.gaps());
	}

	@Test
	void theGapsOfSeveralLogsAddUp() throws IOException {
		Sonde run = Sonde.run("calls", plan, log, log("second", "").toString(), "--format", "csv");
		assertThat(run.out()).contains("26:2:0:2 40:4:4 119:4:2", ",26:4\n");
	}

	/** The first by its name is what cannot be read. */
	@Test
	void aLogWithoutARecordIsNotTheSourceOfTheRates() throws Exception {
		String noLog = Files.writeString(folder.resolve("a-note.txt"), "not a log").toString();
		Path empty = Files.createDirectories(folder.resolve("b-empty"));
		Files.writeString(empty.resolve("kieker.map"), "$0=kieker.common.record.misc.KiekerMetadataRecord\n");
		Files.writeString(empty.resolve("kieker-1.dat"), "");
		Sonde run = Sonde.run("calls", plan, noLog, log, empty.toString(), "--update-plan", "--format", "csv");
		assertThat(run.code()).isEqualTo(ExitCode.FAILED);
		assertThat(run.out()).isEqualTo(CSV);
		assertThat(run.err()).contains(noLog + ": there is no Kieker log", "SC121: b-empty has no record.")
				.doesNotContain("kieker-log has no record");
		assertThat(ProbeLoads.of(PlanFiles.load(Path.of(plan))).getFirst().callRate().orElseThrow().source().text())
				.isEqualTo("monitoring log kieker-log, with probes");
		assertThat(Sonde.run("traces", noLog, log).code()).isEqualTo(ExitCode.FAILED);
		assertThat(Sonde.run("traces", log, log).code()).isEqualTo(ExitCode.OK);
		assertThat(Sonde.run("report", "-o", folder.resolve("a.html").toString(), "--log", noLog).code()).isEqualTo(ExitCode.FAILED);
	}

	@Test
	void aLogWithoutLoggingTimestampsHasNoGapsAndSaysWhy() throws IOException {
		Sonde run = Sonde.run("calls", plan, log("unstamped", "$1;-1;").toString(), "--format", "csv");
		assertThat(run.code()).isEqualTo(ExitCode.OK);
		assertThat(run.out()).contains("void p.A.hot(int),1,1,,500000512,\n");
		assertThat(run.err()).contains("sonde: the gaps between records are unknown, because the records have no logging timestamps. "
				+ "Run the program with kieker.monitoring.setLoggingTimestamp=true.");
	}

	/** Two calls a second, 1 s apart, each of which calls once: rates, entries and callers, but no response times and no gaps. */
	@Test
	void spansTellWhoCallsHowOften() throws Exception {
		String spans = Files.writeString(folder.resolve("spans.json"),
				"[" + span("a", "", "p.A.hot", 0) + "," + span("b", "a", "p.A.otherKind", 10) + ","
				+ span("c", "", "p.A.hot", 999_900) + "," + span("d", "c", "p.A.otherKind", 999_910) + "]").toString();
		Sonde run = Sonde.run("calls", plan, spans, "--update-plan", "--format", "csv");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(run.out()).contains("void p.A.hot(int),2,2,,,\n").contains("void p.A.otherKind(),2,0,void p.A.hot(int),,\n");
		assertThat(run.err()).contains("the agent that recorded the spans", "no gaps").doesNotContain("with its probes");
		CallRate inPlan = ProbeLoads.of(PlanFiles.load(Path.of(plan))).getFirst().callRate().orElseThrow();
		assertThat(inPlan.source()).isEqualTo(new RateSource("spans spans.json", List.of(RecordingKind.ZIPKIN)));
		assertThat(inPlan.isUnderProbes()).isFalse();
		CallRates inCsv = CallRatesCsv.read(Files.writeString(folder.resolve("calls.csv"), run.out()));
		assertThat(inCsv.rates().values()).extracting(CallRate::source).first()
				.isEqualTo(new RateSource("calls.csv, line 4", List.of(RecordingKind.ZIPKIN)));
		assertThat(inCsv.rates().values()).noneMatch(CallRate::isUnderProbes);
	}

	/** As before, but the agent kept half of the traces: twice the rates, and everything says so; what was recorded stays. */
	@Test
	void sampledTracesAreScaledVisibly() throws Exception {
		String spans = Files.writeString(folder.resolve("spans.json"),
				"[" + span("a", "", "p.A.hot", 0) + "," + span("b", "a", "p.A.otherKind", 10) + ","
				+ span("c", "", "p.A.hot", 999_900) + "," + span("d", "c", "p.A.otherKind", 999_910) + "]").toString();
		Sonde run = Sonde.run("calls", plan, spans, "--update-plan", "--format", "csv", "--sampling-ratio", "0.5");
		assertThat(run.out()).contains("void p.A.hot(int),4,4,,,\n").contains("void p.A.otherKind(),4,0,void p.A.hot(int),,\n");
		assertThat(run.err()).contains("50 %");
		assertThat(ProbeLoads.of(PlanFiles.load(Path.of(plan))).getFirst().callRate().orElseThrow().source().text())
				.startsWith("spans spans.json, scaled").contains("50 %", "the sampling ratio given");
		JsonNode json = JsonMapper.shared().readTree(Sonde.run("traces", spans, "--format", "json", "--sampling-ratio", "0.5").out());
		assertThat(json.get("sampling").get("ratio").asDouble()).isEqualTo(0.5);
		assertThat(json.get("sampling").get("given").asBoolean()).isTrue();
		assertThat(json.get("operations").get(0).get("calls").asLong()).isEqualTo(2);
		assertThat(json.get("operations").get(0).get("calls_per_span").asDouble()).isEqualTo(2);
		assertThat(json.get("operations").get(0).get("calls_per_second").asDouble()).isEqualTo(4);
		assertThat(Sonde.run("traces", spans, "--format", "csv", "--sampling-ratio", "0.5").out())
				.containsPattern("^signature,calls,.*,callsPerSpan\n").containsPattern(",2\n$");
		assertThat(Sonde.run("traces", spans, "--sampling-ratio", "0.5").out()).contains("calls per second, scaled [1/s]",
				"50 % of the calls");
		assertThat(JsonMapper.shared().readTree(Sonde.run("traces", spans, "--format", "json").out()).has("sampling")).isFalse();
	}

	@Test
	void aRatioForALogWithoutSpansHasNoEffectAndSaysSo() {
		for (String command : List.of("calls", "traces")) {
			Sonde run = Sonde.run(command.equals("calls") ? new String[] { command, plan, log, "--sampling-ratio", "0.5", "-f", "csv" }
					: new String[] { command, log, "--sampling-ratio", "0.5" });
			assertThat(run.err()).contains("sonde: --sampling-ratio has no effect: there are no spans.");
			assertThat(run.out()).doesNotContain("void p.A.hot(int),2,");
		}
		assertThat(Sonde.run("calls", plan, log).err()).doesNotContain("--sampling-ratio");
	}

	private static String span(String id, String parent, String name, long start) {
		return "{\"traceId\":\"1\",\"id\":\"" + id + "\",\"parentId\":\"" + parent + "\",\"name\":\"" + name + "\",\"timestamp\":" + start
				+ ",\"duration\":" + (parent.isEmpty() ? 100 : 50) + "}";
	}
}
