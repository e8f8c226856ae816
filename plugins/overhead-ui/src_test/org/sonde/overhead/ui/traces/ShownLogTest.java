/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShownLogTest {

	@TempDir
	Path parent;
	private SampleLog first;
	private SampleLog second;
	private final ShownLog model = new ShownLog();

	@BeforeEach
	void write() throws Exception {
		first = SampleLog.in(parent, "first", SampleLog.CALL);
		second = SampleLog.in(parent, "second", SampleLog.CALL);
	}

	private static LogJob.Outcome read(SampleLog log) throws Exception {
		return new LogJob.Outcome.Read(log.reading());
	}

	@Test
	void aLogThatIsReadIsShownAndCanBeReadAgain() throws Exception {
		model.await(first.request());
		assertThat(model.log()).isEmpty();
		assertThat(model.awaits(read(first))).isTrue();
		LogReading log = first.reading();
		model.show(log);
		assertThat(model.log()).containsSame(log);
		assertThat(model.request()).contains(first.request());
		assertThat(model.folder()).contains(first.folder());
	}

	@Test
	void aLogThatWasOvertakenIsNotAwaited() throws Exception {
		model.await(first.request());
		model.await(second.request());
		assertThat(model.awaits(read(first))).isFalse();
		assertThat(model.awaits(new LogJob.Outcome.Failed(first.request(), "why"))).isFalse();
		assertThat(model.awaits(new LogJob.Outcome.Failed(second.request(), "why"))).isTrue();
		model.watch();
		assertThat(model.awaits(read(second))).isFalse();
	}

	@Test
	void whatIsWatchedReplacesTheLogAndIsNotReadAgain() throws Exception {
		model.show(first.reading());
		model.watch();
		assertThat(model.log()).isEmpty();
		assertThat(model.request()).isEmpty();
		model.show(new LogReading("from port 1", Optional.empty(), first.results()));
		assertThat(model.log()).isPresent();
		assertThat(model.request()).as("nobody sends it again").isEmpty();
		assertThat(model.folder()).isEmpty();
	}

	@Test
	void theLogOfTheLastTimeWaits() throws Exception {
		model.restore(Optional.of(first.request()), Optional.of("Main, run at 15:06:09"));
		assertThat(model.log()).isEmpty();
		assertThat(model.name()).contains("Main, run at 15:06:09");
		assertThat(model.request()).contains(first.request());
		assertThat(model.folder()).contains(first.folder());
		model.await(second.request());
		assertThat(model.name()).isEmpty();
		LogReading log = second.reading();
		model.show(log);
		assertThat(model.name()).contains(log.name());
		model.watch();
		assertThat(model.name()).isEmpty();
	}

	@Test
	void methodsOfAnotherLogAreNotShown() throws Exception {
		LogReading before = first.reading();
		model.show(before);
		model.show(first.reading());
		assertThat(model.show(before, SourceMatches.NONE)).as("it was read again").isFalse();
		assertThat(model.show(model.log().orElseThrow(), SourceMatches.NONE)).isTrue();
		assertThat(model.matches().of("int shop.Cart.total()").element()).isEmpty();
		assertThat(model.matches().of("int shop.Cart.total()").words()).isNotEmpty();
	}
}
