/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.instrumentation.plan.WriterMatch.Result;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.ResultSet;

class WriterMatchTest {
	/** The words are those of the built-in sets and of the benchmark's subjects. */
	@ParameterizedTest
	@CsvSource({ "asynchronous ASCII writer, TEXT", "text file, TEXT", "'binary file writer, YieldPutStrategy', BINARY",
			"binary file, BINARY",
			"TCP, TCP", "TCP writer with an additional buffer of 64 KiB, TCP", "TCP over loopback, TCP", "discard writer, DISCARD",
			"Zipkin,", "Prometheus," })
	void theWordsOfSourcesAreUnderstood(String words, RecordTo kind) {
		assertThat(WriterMatch.kind(words)).isEqualTo(Optional.ofNullable(kind));
	}

	@Test
	void whatTheUserMustKnowIsSaid() throws OverheadException {
		WriterMatch tcp = match("waller-2014-base", null, RecordTo.BINARY);
		assertThat(tcp.result()).isEqualTo(Result.DIFFERENT);
		assertThat(tcp.differs()).contains(true);
		assertThat(tcp.warning().orElseThrow()).contains("binary files", "TCP writer", "64 KiB");
		assertThat(match("waller-2014-base", null, RecordTo.TCP))
				.isEqualTo(new WriterMatch(RecordTo.TCP, tcp.measured(), Result.SAME));
		assertThat(match("waller-2014-base", null, RecordTo.TCP).warning()).isEmpty();
		assertThat(match("moobench-github-2025-kieker", "binary-file-4-threads", RecordTo.BINARY).differs()).contains(false);
		assertThat(match("strubel-2016-current", "discard", RecordTo.DISCARD).differs()).contains(false);
		assertThat(match("strubel-2016-current", "tcp", RecordTo.DISCARD).warning().orElseThrow())
				.contains("discards", "TCP writer.");
	}

	/** Where an agent of another make sends its spans is nothing that a plan says. */
	@Test
	void otherFrameworksAndSetsWithoutWriterAreNotCompared() throws OverheadException {
		assertThat(match("moobench-github-2025-inspectit", null, RecordTo.BINARY).result()).isEqualTo(Result.NOT_COMPARABLE);
		assertThat(match("mooms-2004-uniprocessor", null, RecordTo.BINARY).differs()).isEmpty();
		assertThat(match("moobench-github-2025-inspectit", null, RecordTo.BINARY).warning()).isEmpty();
		WriterMatch silent = new WriterMatch(RecordTo.TEXT, Optional.empty(), Result.NOT_STATED);
		assertThat(silent.differs()).isEmpty();
		assertThat(silent.warning().orElseThrow())
				.contains("may differ", "text files");
	}

	private static WriterMatch match(String set, String run, RecordTo recordTo) throws OverheadException {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.setRecordTo(recordTo);
		ResultSet results = PublishedResults.get(set);
		return WriterMatch.of(plan, run == null ? CostModel.of(results) : CostModel.of(results, run));
	}
}
