/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.ResultSet;

class WriterChoiceTest {

	private static WriterChoice choice(String set, RecordTo recordTo, String planned, Optional<String> named) throws OverheadException {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.setResultSet("strubel-2016-current");
		plan.setWriter(planned);
		plan.setRecordTo(recordTo);
		return WriterChoice.of(plan, PublishedResults.get(set), named);
	}

	/** The default run of 2016 is TCP, the last one; the sets of 2014 and 2025 have one writer each. */
	@ParameterizedTest
	@CsvSource({ "strubel-2016-current, DISCARD, discard", "strubel-2016-current, TCP, tcp", "strubel-2016-current, BINARY, tcp",
			"waller-2014-base, TEXT, tcp", "moobench-github-2025-kieker, TEXT, binary-file",
			"moobench-github-2025-kieker, BINARY, binary-file" })
	void theRunHasThePlansWriterIfTheSetHasOne(String set, RecordTo recordTo, String run) throws OverheadException {
		WriterChoice choice = choice(set, recordTo, null, Optional.empty());
		assertThat(choice.model().writer().orElseThrow().id()).isEqualTo(run);
		assertThat(choice.named()).isFalse();
	}

	@Test
	void aNamedRunComesFirst() throws OverheadException {
		WriterChoice planned = choice("strubel-2016-current", RecordTo.DISCARD, "tcp", Optional.empty());
		assertThat(planned.model().writer().orElseThrow().id()).isEqualTo("tcp");
		assertThat(planned.named()).isTrue();
		assertThat(choice("strubel-2016-current", RecordTo.TCP, "tcp", Optional.of("discard")).model().writer().orElseThrow().id())
				.isEqualTo("discard");
		assertThat(choice("strubel-2016-refactored", RecordTo.DISCARD, "tcp", Optional.empty()).model().writer().orElseThrow().id())
				.as("the plan's run is one of another set").isEqualTo("discard");
		assertThatThrownBy(() -> choice("strubel-2016-current", RecordTo.TCP, null, Optional.of("zipkin")))
				.hasMessageContaining("discard, tcp");
	}

	/** Of several runs with the plan's writer the one that is preferred without a plan. */
	@Test
	void ofSeveralRunsTheUsualOneIsChosen() throws OverheadException {
		ResultSet results = PublishedResults.get("moobench-github-2025-kieker");
		CostModel binary = CostModel.of(results, run -> run.id().startsWith("binary-file"));
		assertThat(CostModel.writers(results)).filteredOn(run -> run.id().startsWith("binary-file")).hasSizeGreaterThan(1);
		assertThat(choice(results.id(), RecordTo.BINARY, null, Optional.empty()).model().writer()).isEqualTo(binary.writer());
		assertThat(binary.measuredThreads()).isEqualTo(1);
	}

	@Test
	void withoutAWriterNothingIsChosen() throws OverheadException {
		assertThat(choice("mooms-2004-uniprocessor", RecordTo.TEXT, null, Optional.empty()).model().writer()).isEmpty();
	}
}
