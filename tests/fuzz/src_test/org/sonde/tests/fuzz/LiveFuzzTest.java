/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.file.Path;

import org.sonde.traces.log.LiveReader;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.RecordTypes;
import org.sonde.traces.operations.OperationAnalysis;
import org.sonde.traces.record.ProbedOperations;
import org.sonde.traces.record.StringPool;

import com.code_intelligence.jazzer.junit.FuzzTest;

/** What a program sends, as it is and byte by byte. */
class LiveFuzzTest {

	@FuzzTest(maxDuration = "1m")
	void isReadOrSkipped(byte[] sent) {
		LiveReader whole = reader();
		LiveReader.Sender atOnce = whole.sender(Path.of("sender"));
		atOnce.take(ByteBuffer.wrap(sent));
		atOnce.end();
		LiveReader single = reader();
		LiveReader.Sender slow = single.sender(Path.of("sender"));
		for (byte one : sent) {
			slow.take(ByteBuffer.wrap(new byte[] {one}));
		}
		slow.end();
		assertThat(single.tally()).isEqualTo(whole.tally());
	}

	private static LiveReader reader() {
		LogProblems problems = new LogProblems();
		StringPool names = new StringPool();
		return new LiveReader(names, new OperationAnalysis(names, problems, ProbedOperations.all()), problems, RecordTypes.OF_KIEKER);
	}
}
