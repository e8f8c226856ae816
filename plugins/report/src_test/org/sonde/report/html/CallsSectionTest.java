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

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.LogResults.WhenCancelled;
import org.sonde.traces.reduction.LogAnalysis;

/** Recorded calls in the report. */
class CallsSectionTest {
	private static final String HOSTILE = "void p.B.<script>alert(1)</script>```()";

	@TempDir
	Path folder;

	/** a takes 200 ns, 150 of them in the hostile operation. */
	private ReportContent report() throws IOException {
		Files.writeString(folder.resolve("kieker.map"), "$1=kieker.common.record.controlflow.OperationExecutionRecord\n");
		Files.writeString(folder.resolve("kieker-1.dat"), """
				$1;9;%s;<no-session-id>;1;110;260;host;1;1
				$1;9;void p.A.a();<no-session-id>;1;100;300;host;0;0
				""".formatted(HOSTILE));
		LogResults log = LogResults.read(List.of(folder), LogAnalysis.Options.DEFAULT, Progress.NONE, WhenCancelled.NOTHING);
		return new ReportContent("Calls", Optional.empty(), Optional.empty(), List.of(), List.of(), List.of(), Optional.of(new CallsSection("shop & log", log)), List.of());
	}

	@Test
	void thePageHasPicturesAndFigures() throws IOException {
		String page = HtmlReport.render(report());
		assertThat(page).contains("class=\"sonde-icicle\"", "class=\"sonde-drawing\"", "shop &amp; log", "href=\"#calls\"",
				"<title>void p.B.&lt;script&gt;alert(1)&lt;/script&gt;```(): 1 call, 150 ns, own time 150 ns, 75.0 %</title>",
				"<title>void p.A.a() → void p.B.&lt;script&gt;alert(1)&lt;/script&gt;```(): 1 call, self time 150 ns</title>", "<td class=\"number\">75.0</td>").doesNotContain("<script>alert");
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
		LogResults log = LogResults.read(List.of(empty), LogAnalysis.Options.DEFAULT, Progress.NONE, WhenCancelled.NOTHING);
		String page = HtmlReport
				.render(new ReportContent("Calls", Optional.empty(), Optional.empty(), List.of(), List.of(), List.of(), Optional.of(new CallsSection("empty", log)), List.of()));
		assertThat(page).contains("id=\"calls\"").doesNotContain("class=\"sonde-icicle\"");
	}
}
