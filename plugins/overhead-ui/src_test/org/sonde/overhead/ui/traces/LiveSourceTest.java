/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LiveSourceTest {

	@ParameterizedTest
	@ValueSource(ints = { 0, 1, 65_535 })
	void aPortIsANumber(int number) {
		assertThat(new LiveSource.Port(number, LiveSource.Protocol.OTLP).name()).isEqualTo("from port " + number);
	}

	@ParameterizedTest
	@ValueSource(ints = { -1, 65_536 })
	void anotherNumberIsRefusedWithTheRule(int number) {
		assertThatIllegalArgumentException().isThrownBy(() -> new LiveSource.Port(number, LiveSource.Protocol.OTLP))
				.withMessageContaining("0 to 65535")
				.withMessageContaining(String.valueOf(number));
	}

	@Test
	void aLogIsCalledWithoutTheFoldersOfThisMachine() {
		assertThat(new LiveSource.GrowingLog(LogRequest.of(List.of(Path.of("home", "me", "kieker-log")))).name()).isEqualTo("kieker-log");
	}
}
