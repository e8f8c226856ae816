/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.MonitoringLogs;
import org.sonde.report.traces.MonitoringLogs.WhenCancelled;
import org.sonde.traces.reduction.LogAnalysis;
import org.sonde.traces.reduction.TraceChoice;

/** Recorded calls in the report. */
class CallsSectionTest {
	private static final String HOSTILE = "void p.B.<script>alert(1)</script>```()";

	@TempDir
	Path folder;

	/** a takes 200 ns, 150 of them in the hostile operation. */
	private ReportContent report() throws IOException {
		return report("""
				$1;9;%s;<no-session-id>;1;110;260;host;1;1
				$1;9;void p.A.a();<no-session-id>;1;100;300;host;0;0
				""".formatted(HOSTILE));
	}

	private ReportContent report(String executions) throws IOException {
		Files.writeString(folder.resolve("kieker.map"), """
				$1=kieker.common.record.controlflow.OperationExecutionRecord
				$2=kieker.common.record.flow.trace.operation.BeforeOperationEvent
				$3=kieker.common.record.flow.trace.operation.AfterOperationEvent
				$6=kieker.common.record.flow.trace.TraceMetadata
				""");
		Files.writeString(folder.resolve("kieker-1.dat"), executions);
		LogResults log = MonitoringLogs.read(List.of(folder), LogAnalysis.Options.DEFAULT.keeping(new TraceChoice.Slowest()), Progress.NONE,
				WhenCancelled.NOTHING);
		return new ReportContent("Calls", Optional.empty(), Optional.empty(), List.of(), List.of(), List.of(),
				Optional.of(new CallsSection("shop & log", log)), List.of());
	}

	@Test
	void thePageHasPicturesAndFigures() throws IOException {
		String page = HtmlReport.render(report());
		assertThat(page).contains("class=\"sonde-icicle\"", "class=\"sonde-drawing\"", "shop &amp; log", "href=\"#calls\"",
				"<title>void p.B.&lt;script&gt;alert(1)&lt;/script&gt;```(): 1 call, 150 ns, self time 150 ns, 75.0 %</title>",
				"<title>void p.A.a() → void p.B.&lt;script&gt;alert(1)&lt;/script&gt;```(): 1 call, self time 150 ns</title>",
				"<td class=\"number\">75.0</td>").doesNotContain("<script>alert");
	}

	/** Kieker ended the trace with the constructor, so the method's self time includes what it called later. */
	@Test
	void theAnswerSaysThatSelfTimesAreTooLong() throws IOException {
		String cut = HtmlReport.render(report("""
				$6;1;7;1;none;host;-1;-1
				$2;2;100;7;0;void p.A.a();p.A
				$2;3;110;7;1;new p.B.<init>();p.B
				$3;4;120;7;2;new p.B.<init>();p.B
				$3;5;200;7;3;void p.A.a();p.A
				"""));
		assertThat(cut).contains("too long: constructors with probes for operation events ended traces too early");
		assertThat(HtmlReport.render(report())).doesNotContain("too long");
	}

	@Test
	void theLogIsTheSourceOfItsFigures() throws IOException {
		assertThat(HtmlReport.render(report())).contains("href=\"#source-1\"",
				"<li id=\"source-1\">monitoring log shop &amp; log, with probes</li>");
	}

	/** A call leads from lifeline to lifeline: their numbers are those of the boxes at both ends. */
	@Test
	void theSlowestTraceAndTheClassesAreSequenceDiagrams() throws IOException {
		String page = HtmlReport.render(report());
		assertThat(choices(page)).containsExactly("share of time", "share of calls", "operation", "type", "package",
				"slowest trace, 200 ns", "class 1 of 1: 1 trace");
		String trace = page.substring(page.indexOf("data-choice=\"slowest"));
		Matcher call = Pattern.compile("<g data-part=\"\\d+\" data-from=\"(\\d+)\" data-to=\"(\\d+)\"><title>void p.B.&lt;script")
				.matcher(trace);
		assertThat(call.find()).isTrue();
		assertThat(trace).contains("<g data-part=\"" + call.group(1) + "\"><title>p.A on host</title>")
				.containsPattern("<g data-part=\"" + call.group(2) + "\"><title>p.B[^/]* on host</title>");
	}

	private static List<String> choices(String page) {
		return Pattern.compile("data-choice=\"([^\"]*)\"").matcher(page).results().map(found -> found.group(1)).toList();
	}

	/** 5,000 methods in 50 packages, each called once: of 6 classes 5 are drawn, and the pictures say what they leave out. */
	@Test
	void picturesOfLargeLogsAreBounded() throws IOException {
		StringBuilder executions = new StringBuilder();
		for (int method = 1; method <= 5_000; method++) {
			executions.append("$1;9;void p%d.A.m%d();<no-session-id>;1;%d;%d;host;%d;1\n".formatted(method % 50, method, 10 * method,
					10 * method + 5, method));
		}
		executions.append("$1;9;void q.A.a();<no-session-id>;1;1;60000;host;0;0\n");
		for (int trace = 2; trace <= 6; trace++) {
			executions.append("$1;9;void q.A.a%d();<no-session-id>;%d;100000;%d;host;0;0\n".formatted(trace, trace, 100_000 + trace));
		}
		String page = HtmlReport.render(report(executions.toString()));
		assertThat(choices(page)).hasSize(2 + 3 + 1 + 5).contains("class 5 of 6: 1 trace");
		String trace = page.substring(page.indexOf("data-choice=\"slowest"), page.indexOf("data-choice=\"class 1"));
		assertThat(Pattern.compile("data-to=").matcher(trace).results()).hasSize(120);
		assertThat(trace).contains("Left out: 4881 of 5001 calls");
		assertThat(page.length()).as("of characters, half of them ECharts").isLessThan(3_000_000);
	}

	@Test
	void markdownHasThemForMermaid() throws IOException {
		List<String> lines = MarkdownReport.render(report()).lines().toList();
		assertThat(lines).filteredOn(line -> line.startsWith("```")).containsExactly("```mermaid", "```");
		assertThat(lines).contains("\tn1[\"void p.B.#60;script#62;alert(1)#60;/script#62;#96;#96;#96;()\"]", "\tn0 -->|\"1, 150 ns\"| n1");
	}

	@Test
	void withoutATraceThereIsNoPicture() throws IOException {
		Path empty = Files.createDirectory(folder.resolve("empty"));
		LogResults log = MonitoringLogs.read(List.of(empty), LogAnalysis.Options.DEFAULT, Progress.NONE, WhenCancelled.NOTHING);
		String page = HtmlReport
				.render(new ReportContent("Calls", Optional.empty(), Optional.empty(), List.of(), List.of(), List.of(),
						Optional.of(new CallsSection("empty", log)), List.of()));
		assertThat(page).contains("id=\"calls\"").doesNotContain("class=\"sonde-icicle\"");
	}
}
