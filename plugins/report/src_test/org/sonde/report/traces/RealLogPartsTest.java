/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.common.progress.Progress;
import org.sonde.report.traces.LogResults.WhenCancelled;
import org.sonde.traces.log.KiekerLog;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.LogReader;
import org.sonde.traces.log.Tally;
import org.sonde.traces.part.PartException;
import org.sonde.traces.reconstruction.TraceLimits;
import org.sonde.traces.record.StringPool;
import org.sonde.traces.reduction.LogAnalysis;
import org.sonde.traces.reduction.LogPart;

/** Logs that Kieker wrote. They are not part of the repository; without them these tests are skipped. */
class RealLogPartsTest {
	@ParameterizedTest
	@ValueSource(strings = { "bookstore-oer-1.9", "events-1.9", "constructor-events-1.9", "iobserve-1.9", "quickstart-1.5", "trace-diagnosis-ui",
			"generated-kieker-2.0.2/aspectj-oer-text-java17", "generated-kieker-2.0.2/binary", "generated-kieker-2.0.2/mixed-oer-and-flow",
			"generated-kieker-2.0.2/flow-text-special-chars", "generated-kieker-2.0.2/bytebuddy-oer-broken-by-exception" })
	void partsSayWhatTheWholeLogSays(String name) throws IOException, PartException {
		Path data = Path.of(System.getProperty("sonde.data", "../../../shared/data"));
		Path path = data.resolve("kieker-logs").resolve(name);
		assumeThat(Files.isDirectory(path))
				.as("%s is not there: logs written by Kieker are not part of the repository; -Dsonde.data=FOLDER names them", path)
				.isTrue();
		for (int readers = 1; readers <= 8; readers++) {
			Random random = new Random(readers);
			int count = readers;
			LogAnalysis.Options options = new LogAnalysis.Options(random.nextBoolean(), TraceLimits.DEFAULT);
			StringPool names = new StringPool();
			LogProblems problems = new LogProblems();
			LogParts parts = new LogParts(names, problems, options, count, () -> random.nextInt(count));
			LogReader reader = new LogReader(names, parts, problems, Progress.NONE);
			reader.merge(KiekerLog.find(List.of(path), problems, Progress.NONE));
			LogAnalysis all = new LogAnalysis(new StringPool(), new LogProblems(), options.forParts());
			LogPart sum = LogParts.sum(parts.parts(random.nextBoolean()), options, random);
			all.add(sum);
			all.end();

			LogResults whole = LogResults.read(List.of(path), options, Progress.NONE, WhenCancelled.NOTHING);
			assertThat(LogParts.json(all, new Tally(0, reader.tally().skipped()))).isEqualTo(LogJson.text(whole));
		}
	}
}
