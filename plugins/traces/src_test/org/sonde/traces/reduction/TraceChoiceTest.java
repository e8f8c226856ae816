/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Optional;
import java.util.OptionalLong;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.traces.reduction.TraceChoice.ThreadStart;
import org.sonde.traces.reduction.TraceChoice.TracingId;
import org.sonde.traces.reduction.TraceChoice.WithId;

/** The ids of traces as people type them. */
class TraceChoiceTest {
	@Test
	void anIdMayBeOfSeveralKinds() {
		assertThat(WithId.parse("17")).isEqualTo(new WithId(OptionalLong.of(17), Optional.of(new TracingId(0, 0x17)), Optional.empty()));
		assertThat(WithId.parse("-4")).isEqualTo(new WithId(OptionalLong.of(-4), Optional.empty(), Optional.empty()));
		assertThat(WithId.parse("a@b@1970-01-01T00:00:01.5Z"))
				.isEqualTo(new WithId(OptionalLong.empty(), Optional.empty(), Optional.of(new ThreadStart("a@b", 1_500_000_000))));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "x", "main@", "main@noon", "main@+1000000000-01-01T00:00:00Z", "123456789012345678901234567890123" })
	void whatIsNoIdIsRefused(String text) {
		assertThatIllegalArgumentException().isThrownBy(() -> WithId.parse(text));
	}
}
