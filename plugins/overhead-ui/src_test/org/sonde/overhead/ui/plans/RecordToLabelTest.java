/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.RecordTo;

class RecordToLabelTest {

	@Test
	void eachPlaceHasItsOwnLabel() {
		Map<String, RecordTo> labels = Stream.of(RecordTo.values()).collect(Collectors.toMap(RecordToLabel::of, to -> to));
		assertThat(labels).hasSize(RecordTo.values().length).doesNotContainKey("").containsEntry(Messages.RecordToLabel_tcp, RecordTo.TCP);
	}
}
