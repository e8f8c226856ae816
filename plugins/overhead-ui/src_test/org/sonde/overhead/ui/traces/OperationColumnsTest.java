/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.traces.operations.Durations;
import org.sonde.traces.operations.OperationStatistics;

class OperationColumnsTest {

	@TempDir
	private Path folder;

	/** One call of half a second, of which as much is known as the test says. */
	private OperationRow row(boolean timed, boolean traced) throws Exception {
		OperationStatistics all = SampleLog.in(folder, "log", SampleLog.CALL).results().operations().getFirst();
		OperationStatistics some = new OperationStatistics(all.signature(), all.calls(), all.failures(),
				timed ? all.duration() : Durations.NONE,
				traced ? all.self() : Durations.NONE, all.callers(), all.callees(), all.hosts(), all.series(), all.probed());
		return new OperationRow(some, OptionalDouble.empty(), traced ? 1 : Double.NaN, SourceMatches.NONE.of(all.signature()));
	}

	@Test
	void theOperationsAreSortedByWhatTheLogHas() throws Exception {
		assertThat(row(true, true).totalNanos()).isEqualTo(500_000_000);
		assertThat(OperationColumns.mostTelling(List.of(row(true, false), row(true, true)))).isEqualTo(OperationColumns.SELF);
		assertThat(OperationColumns.mostTelling(List.of(row(true, false), row(false, false)))).isEqualTo(OperationColumns.TOTAL);
		assertThat(OperationColumns.mostTelling(List.of(row(false, false)))).isEqualTo(OperationColumns.CALLS);
	}
}
