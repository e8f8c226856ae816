/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.traces.log.KiekerLog;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.LogReader;
import org.sonde.traces.log.Tally;
import org.sonde.traces.operations.OperationAnalysis;
import org.sonde.traces.record.ProbedOperations;
import org.sonde.traces.record.StringPool;

import com.code_intelligence.jazzer.junit.FuzzTest;

class LogFuzzTest {

	private static final String MAP = """
			$0=kieker.common.record.misc.KiekerMetadataRecord
			$1=kieker.common.record.controlflow.OperationExecutionRecord
			$2=kieker.common.record.flow.trace.operation.BeforeOperationEvent
			$3=kieker.common.record.flow.trace.operation.AfterOperationEvent
			$4=kieker.common.record.flow.trace.TraceMetadata
			$5=void p.A.a()
			$6=p.A
			""";

	@TempDir
	static Path folder;

	/** A text file begins with a dollar sign, any other is binary. */
	@FuzzTest(maxDuration = "1m")
	void isReadOrSkipped(byte[] file) throws IOException {
		boolean text = file.length > 0 && file[0] == '$';
		Files.deleteIfExists(folder.resolve(text ? "kieker.bin" : "kieker.dat"));
		Files.writeString(folder.resolve("kieker.map"), MAP);
		Files.write(folder.resolve(text ? "kieker.dat" : "kieker.bin"), file);
		LogProblems problems = new LogProblems();
		StringPool names = new StringPool();
		Tally tally = new LogReader(names, new OperationAnalysis(names, problems, ProbedOperations.all()), problems, Progress.NONE)
				.read(KiekerLog.find(List.of(folder), problems, Progress.NONE));
		assertThat(tally.skipped() == 0 || !problems.list().isEmpty()).isTrue();
	}
}
