/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.common.progress.Progress;
import org.sonde.traces.log.KiekerLog;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.LogReader;
import org.sonde.traces.reconstruction.TraceLimits;
import org.sonde.traces.record.StringPool;

/** Logs that Kieker wrote. They are not part of the repository; without them these tests are skipped. */
class RealTracesTest {
	/** Kieker's own filters say the same; what they call invalid is invalid or incomplete here. */
	@ParameterizedTest
	@CsvSource({ "bookstore-oer-1.9, 1635, 0, 0", "events-1.9, 2, 0, 0", "constructor-events-1.9, 8, 0, 0", "iobserve-1.9, 28, 0, 1",
			"quickstart-1.5, 0, 1, 0", "generated-kieker-2.0.2/aspectj-oer-text-java17, 14, 0, 0",
			"generated-kieker-2.0.2/binary, 14, 0, 0", "generated-kieker-2.0.2/flow-text-special-chars, 1, 0, 0",
			"generated-kieker-2.0.2/bytebuddy-oer-broken-by-exception, 7, 1, 0" })
	void reconstructsWhatKiekerDoes(String name, long valid, long invalid, long incomplete) throws IOException {
		LogAnalysis analysis = read(name, false);

		assertThat(analysis.traces().valid()).isEqualTo(valid);
		assertThat(analysis.traces().invalid()).isEqualTo(invalid);
		assertThat(analysis.traces().incomplete()).isEqualTo(incomplete);
		assertThat(analysis.classes().classes().stream().mapToLong(TraceClass::traces).sum()).isEqualTo(valid);
	}

	/** One tree; the book is got on one host or the other, for the search and for the offers: four classes by host. */
	@Test
	void reducesTheBookstore() throws IOException {
		List<TraceClass> classes = read("bookstore-oer-1.9", false).classes().classes();

		assertThat(classes).singleElement().satisfies(only -> {
			assertThat(only.nodes()).extracting(node -> node.depth() + node.operation()).containsExactly(
					"0bookstoreTracing.Bookstore.searchBook()", "1bookstoreTracing.Catalog.getBook(boolean)",
					"1bookstoreTracing.CRM.getOffers()", "2bookstoreTracing.Catalog.getBook(boolean)");
			assertThat(only.calls()).isEqualTo(4);
		});
		List<TraceClass> byHost = read("bookstore-oer-1.9", true).classes().classes();
		assertThat(byHost).hasSize(4);
		assertThat(byHost.stream().mapToLong(TraceClass::totalNanos).sum()).isEqualTo(classes.getFirst().totalNanos());
	}

	private static LogAnalysis read(String name, boolean byHost) throws IOException {
		Path data = Path.of(System.getProperty("sonde.data", "../../../shared/data"));
		Path path = data.resolve("kieker-logs").resolve(name);
		assumeThat(Files.isDirectory(path))
				.as("%s is not there: logs written by Kieker are not part of the repository; -Dsonde.data=FOLDER names them", path)
				.isTrue();
		LogProblems problems = new LogProblems();
		StringPool names = new StringPool();
		LogAnalysis analysis = new LogAnalysis(names, problems, new LogAnalysis.Options(byHost, TraceLimits.DEFAULT));
		new LogReader(names, analysis, problems, Progress.NONE).read(KiekerLog.find(List.of(path), problems, Progress.NONE));
		analysis.end();
		return analysis;
	}
}
