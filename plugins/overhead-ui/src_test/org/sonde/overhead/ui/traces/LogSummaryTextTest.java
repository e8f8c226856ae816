/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.instrumentation.launch.ProbedRun;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.instrumentation.run.RunAgent;
import org.sonde.instrumentation.run.WeaverErrors;
import org.sonde.overhead.ui.traces.jvm.JvmRecording;
import org.sonde.report.traces.LiveReading;
import org.sonde.report.traces.LogResults;

class LogSummaryTextTest {

	private static final String WEAVER = "WARNING: configuration does not exist: aop.xml";

	@TempDir
	Path parent;

	@Test
	void aLogHasItsNameItsDayAndOneLineOfFigures() throws Exception {
		LogReading log = SampleLog.in(parent, "kieker-log", SampleLog.CALL).reading();
		assertThat(LogSummaryText.of(log)).isEqualTo("kieker-log, 2026-09-21, Kieker: " + log.results().summary().replace("\n", " "))
				.contains("1 call", "1 valid").doesNotContain("<a", "\n");
	}

	/** A line that is not a record, and a trace that starts in its middle. */
	@Test
	void problemsAreCountedAndListedBehindALink() throws Exception {
		LogReading log = SampleLog.in(parent, "log", "not a record\n" + SampleLog.CALL.replace("host;0;0", "host;3;2")).reading();
		assertThat(LogSummaryText.of(log)).endsWith(" <a>2 problems</a>");
		LogSummaryText.Details problems = LogSummaryText.Details.of(log, "2 problems");
		assertThat(problems.title()).contains("log");
		assertThat(problems.lines()).isEqualTo(log.problems()).hasSize(2);
	}

	@Test
	void namesOfOthersAreNotReadAsLinks() throws Exception {
		LogResults results = SampleLog.in(parent, "log", SampleLog.CALL).results();
		assertThat(LogSummaryText.of(new LogReading("a<b>&c", Optional.empty(), results))).startsWith("a‹b›&&c, ");
		assertThat(LogSummaryText.noTraceYet("<x>")).startsWith("‹x›. ").contains("<a>");
	}

	@Test
	void aFailedWeavingHasItsRemedyAndALinkToTheWeaversMessages() throws Exception {
		LogReading log = ofRun(SampleLog.CALL, WEAVER);
		assertThat(LogSummaryText.of(log)).contains("\n", WeaverErrors.NO_CONFIGURATION.text(), WeaverErrors.NO_CONFIGURATION.remedy(),
				"<a href=\"weaving\">");
		assertThat(LogSummaryText.Details.of(log, "weaving").lines()).containsExactly(WEAVER);
	}

	@Test
	void aProgramThatDidNotRunIsNotCalledAFailedWeaving() throws Exception {
		String missing = "Error: Could not find or load main class shop.Main";
		LogReading log = ofRun("", missing);
		assertThat(LogSummaryText.of(log)).contains("\n", WeaverErrors.NOT_STARTED.remedy(), "<a href=\"weaving\">")
				.doesNotContain("eaving failed");
		assertThat(LogSummaryText.Details.of(log, "weaving").lines()).containsExactly(missing);
	}

	@Test
	void aRunThatRecordedNothingWithoutAnErrorIsPointedOut() throws Exception {
		assertThat(LogSummaryText.of(ofRun(""))).endsWith("\n" + Messages.LogSummaryText_nothingRecorded);
		assertThat(LogSummaryText.of(ofRun(SampleLog.CALL))).doesNotContain("\n");
	}

	private LogReading ofRun(String records, String... messages) throws Exception {
		SampleLog log = SampleLog.in(parent, "log", records);
		ProbedRun run = new ProbedRun(parent, "Main", "shop", "shop/a.probes", RunAgent.KIEKER_ASPECTJ, RecordTo.TEXT, Instant.EPOCH);
		return LogReading.of(log.request(), log.results(),
				Optional.of(new RunOfLog(run, PlanFactory.eINSTANCE.createPlan(), Optional.empty(), List.of(messages))));
	}

	@Test
	void whatIsWatchedHasTheLastSecondAndTheTotal() throws Exception {
		LogResults results = SampleLog.in(parent, "log", SampleLog.CALL).results();
		TreeMap<String, Long> calls = new TreeMap<>(Map.of("a()", 10_000L, "b()", 234L));
		String seen = LogSummaryText.of("from port 1", new LiveReading.Window(0, 1, results.classes().classes(), results.traces(), calls));
		assertThat(seen).startsWith("from port 1. ").contains("1 trace of 1 class", "calls 10\u202f234", "valid traces 1,",
				"invalid traces 0");
		assertThat(LogSummaryText.of("from port 1", new LiveReading.Window(1, 2, List.of(), results.traces(), calls)))
				.startsWith("from port 1. ").contains("calls 10\u202f234", "valid traces 1,").doesNotContain("1 class");
		assertThat(LogSummaryText.of("Recording shop.Main", new JvmRecording.Counts(calls, 3, 12.5))).startsWith("Recording shop.Main. ")
				.contains("calls 10\u202f234", "12.5", "<a>");
	}
}
