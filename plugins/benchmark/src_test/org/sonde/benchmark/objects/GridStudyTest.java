/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.objects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CancellationException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.common.progress.Progress;

/** Short measurements in real JVMs. */
class GridStudyTest {
	private static final int ALL = Runtime.getRuntime().availableProcessors();

	@TempDir
	private Path folder;

	private static GridDesign design(int millis, String... cells) throws BenchmarkException {
		return new GridDesign(GridCells.of(List.of(GridPart.values())).stream().filter(cell -> List.of(cells).contains(cell.id())).toList(),
				List.of(ALL), 1, Duration.ofMillis(100), Duration.ofMillis(millis), OptionalDouble.of(10), false, 1, Optional.empty(),
				JavaHome.of(Path.of(System.getProperty("java.home"))), List.of());
	}

	/** The balance of events is checked in each fork: otherwise it would be void. */
	@Test
	void whatIsMeasuredIsNotMeasuredAgain() throws Exception {
		GridResult first = GridStudy.measure(design(200, "not-instrumented", "batch-3-clients-2"), folder, Progress.NONE);
		assertThat(first.voids()).isEmpty();
		assertThat(first.isComplete()).isTrue();
		assertThat(first.points()).extracting(point -> point.cell().id()).containsExactly("not-instrumented", "batch-3-clients-2");
		GridPoint batches = first.find("batch-3-clients-2", ALL).orElseThrow();
		GridFork fork = batches.forks().getFirst();
		double cases = fork.find(GridFigure.CASES).orElseThrow() + fork.find(GridFigure.WARM_UP_CASES).orElseThrow();
		// Three events of each test case for each of two observers.
		assertThat(fork.find(GridFigure.GENERATED)).hasValue(6 * cases);
		assertThat(fork.find(GridFigure.DELIVERED)).hasValue(6 * cases);
		assertThat(fork.find(GridFigure.DELAY_MEDIAN).orElseThrow()).isBetween(1.0, fork.find(GridFigure.DELAY_P99).orElseThrow());
		// The requests of a test case come one after the other, and each computes for 10 µs.
		assertThat(fork.find(GridFigure.CASE_NANOS).orElseThrow()).isGreaterThan(20_000);
		assertThat(first.find("not-instrumented", ALL).orElseThrow().sum(GridFigure.GENERATED)).isZero();

		GridResult second = GridStudy.measure(design(200, "not-instrumented", "batch-3-clients-2", "attribute-queued"), folder,
				Progress.NONE);
		assertThat(second.find("batch-3-clients-2", ALL)).hasValue(batches);
		GridPoint queued = second.find("attribute-queued", ALL).orElseThrow();
		// The queue keeps the last thousand.
		assertThat(queued.sum(GridFigure.GENERATED) - queued.sum(GridFigure.DROPPED) - queued.sum(GridFigure.DELIVERED))
				.isLessThanOrEqualTo(1000);
		assertThat(queued.sum(GridFigure.GENERATED)).isPositive();
	}

	/** The log has each event of the measured operations, or has dropped it: otherwise the fork would be void. */
	@Test
	void theLogIsMeasuredWithWovenCode() throws Exception {
		GridResult result = GridStudy.measure(design(200, "attribute-gap-3-us-logged", "lifecycle-gap-10-us-collected-logged"), folder,
				Progress.NONE);
		assertThat(result.voids()).isEmpty();
		for (int events : List.of(1, 2)) {
			GridFork fork = result.points().get(events - 1).forks().getFirst();
			assertThat(fork.find(GridFigure.GENERATED)).hasValue(events * fork.find(GridFigure.CASES).orElseThrow());
			assertThat(fork.find(GridFigure.DELIVERED).orElseThrow()).isPositive();
			assertThat(fork.find(GridFigure.PROCESS_NANOS)).isPresent();
		}
	}

	/** What a carrier brings out is counted behind it, and must be what the operations made, less what is known to be dropped. */
	@ParameterizedTest
	@ValueSource(strings = { "recorded", "streamed", "fetched", "gathered", "sent" })
	void carriersBringOutWhatTheOperationsMake(String carrier) throws Exception {
		GridResult result = GridStudy.measure(design(200, "carrier-gap-100-us-" + carrier), folder, Progress.NONE);
		assertThat(result.voids()).isEmpty();
		GridFork fork = result.points().getFirst().forks().getFirst();
		assertThat(fork.find(GridFigure.GENERATED)).isEqualTo(fork.find(GridFigure.CASES));
		assertThat(fork.find(GridFigure.DELIVERED).orElseThrow() + fork.find(GridFigure.DROPPED).orElseThrow())
				.isEqualTo(fork.find(GridFigure.GENERATED).orElseThrow());
		assertThat(fork.find(GridFigure.DELIVERED).orElseThrow()).isPositive();
	}

	@Test
	void urgentEventsAreMeasuredUnderAFlood() throws Exception {
		GridResult result = GridStudy.measure(design(300, "urgent-flood"), folder, Progress.NONE);
		GridFork fork = result.points().getFirst().forks().getFirst();
		assertThat(fork.find(GridFigure.CASES)).hasValue(300);
		assertThat(fork.find(GridFigure.GENERATED).orElseThrow()).isGreaterThan(2 * 300);
		assertThat(fork.find(GridFigure.DELAY_P99)).isPresent();
	}

	@Test
	void besideAThreadThatComputesThereAreOnlyUrgentEvents() throws Exception {
		GridResult result = GridStudy.measure(design(300, "urgent-beside-work"), folder, Progress.NONE);
		GridFork fork = result.points().getFirst().forks().getFirst();
		assertThat(fork.find(GridFigure.CASES)).hasValue(300);
		assertThat(fork.find(GridFigure.GENERATED).orElseThrow()).as("with the warm-up").isBetween(300.0, 450.0);
		assertThat(fork.find(GridFigure.DELAY_P99)).isPresent();
	}

	@Test
	void otherConditionsNeedAnotherFolder() throws IOException, BenchmarkException {
		GridJournal.create(folder, Grids.CONDITIONS);
		assertThatExceptionOfType(BenchmarkException.class)
				.isThrownBy(() -> GridStudy.measure(design(200, "not-instrumented"), folder, Progress.NONE))
				.withMessageContaining("SB310").withMessageContaining("any machine");
	}

	@Test
	void whoCancelsAtOnceGetsNothing() throws IOException {
		assertThatExceptionOfType(CancellationException.class)
				.isThrownBy(() -> GridStudy.measure(design(200, "not-instrumented"), folder, Progress.cancelledBy(() -> true)));
		assertThat(Files.exists(folder.resolve("objects-1-processor.json"))).isFalse();
	}
}
