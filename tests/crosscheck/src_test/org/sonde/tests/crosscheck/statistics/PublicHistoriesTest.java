/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.crosscheck.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.common.progress.Progress;
import org.sonde.overhead.history.BenchmarkHistory;
import org.sonde.overhead.history.BenchmarkHistory.Suite;
import org.sonde.overhead.history.BenchmarkHistory.Track;
import org.sonde.overhead.history.PortionShift;
import org.sonde.overhead.history.RatioHistory;
import org.sonde.overhead.history.TrackChanges;
import org.sonde.overhead.history.TrackChanges.Found;
import org.sonde.overhead.imports.Answers;
import org.sonde.overhead.imports.BenchmarkImport;
import org.sonde.overhead.imports.ImportResult;
import org.sonde.overhead.imports.format.Repair;
import org.sonde.overhead.statistics.Quantiles;

/**
 * Changes in histories that others publish: MooBench's ({@code dev/bench/data.js}, {@code -Dmoobench.file=PATH}) and that of
 * OpenTelemetry's Java agent ({@code benchmark-overhead/results/release/results.csv}, {@code -Dnightly.file=PATH}), both on the branch
 * {@code gh-pages}; skipped without. Histories that end later have more changes, and the same ones.
 */
class PublicHistoriesTest {

	@Test
	void moobenchsWriterBecameSlowerInJanuary2025() throws Exception {
		List<Found> changes = changes(history("moobench.file"), "No instrumentation", "Kieker-java", "Binary file");
		assertThat(changes).filteredOn(found -> day(found).equals("2025-01-10")).singleElement().satisfies(found -> {
			assertThat(found.change().first().revision().orElseThrow()).startsWith("59d51e3b");
			assertThat(found.change().after() / found.change().before()).isCloseTo(1.19, within(0.02));
			assertThat(found.portions()).filteredOn(PortionShift::moved).extracting(PortionShift::portion).containsExactly("W");
		});
		assertThat(changes).as("three runs with another method are no level").extracting(PublicHistoriesTest::day)
				.doesNotContain("2025-01-03", "2025-01-04");
	}

	/** Medians of request mean with the latest release ÷ without agent, by year, computed by others from the file. */
	@ParameterizedTest
	@CsvSource({ "2023, 362, 1.175", "2024, 360, 1.122", "2025, 337, 1.097" })
	void noNightIsLost(int year, int nights, double ratio) throws Exception {
		double[] ratios = track(RatioHistory.of(history("nightly.file"), "none"), "requestAvg", "latest").points().stream()
				.filter(point -> point.time().atOffset(ZoneOffset.UTC).getYear() == year).mapToDouble(point -> point.value().doubleValue())
				.toArray();
		assertThat(ratios).hasSize(nights);
		assertThat(Quantiles.median(ratios)).isCloseTo(ratio, within(0.0005));
	}

	/**
	 * By the repository's history: on the day before 2022-03-30 the benchmark's warm-up was changed, on that before 2025-04-24 its load;
	 * 2.0.0 became the latest release on 2024-01-12, 1.32.1 on 2024-02-02, 2.1.0 on 2024-02-16 (03:15 UTC), 2.10.0 on 2024-11-13.
	 */
	@Test
	void changesOfTheNightlyAgentAreThoseOfReleasesAndOfTheBenchmark() throws Exception {
		List<Found> changes = changes(history("nightly.file", Repair.LEAVE_OUT_SHORT_RUNS), "none", "requestAvg", "latest");
		assertThat(changes).extracting(PublicHistoriesTest::day).contains("2022-03-30", "2024-01-13", "2024-02-03", "2024-02-16",
				"2024-11-14", "2025-04-24");
		assertThat(changes).extracting(found -> found.change().first().time())
				.filteredOn(time -> time.isBefore(Instant.parse("2026-01-01T00:00:00Z"))).hasSize(11);
	}

	private static BenchmarkHistory history(String property, Repair... repairs) throws Exception {
		String file = System.getProperty(property, "");
		assumeTrue(!file.isEmpty(), "no file given with -D" + property + "=PATH, so no change is looked for");
		return ((ImportResult.History) BenchmarkImport.make(BenchmarkImport.look(List.of(Path.of(file)), Progress.NONE),
				new Answers(Optional.empty(), Optional.empty(), Map.of(), Map.of(), Set.of(repairs), Answers.NONE.warmUp(),
						Answers.NONE.keep()),
				Optional.empty(), Progress.NONE)).history();
	}

	private static Track track(BenchmarkHistory history, String suite, String label) {
		return history.suites().stream().filter(one -> one.name().equals(suite)).map(Suite::tracks).flatMap(List::stream)
				.filter(track -> track.label().equals(label)).findFirst().orElseThrow();
	}

	private static List<Found> changes(BenchmarkHistory history, String baseline, String suite, String label) {
		Suite one = history.suites().stream().filter(other -> other.name().equals(suite)).findFirst().orElseThrow();
		return TrackChanges.relative(new BenchmarkHistory(history.id(), history.title(), history.source(), List.of(one)), baseline).stream()
				.filter(track -> track.track().label().equals(label)).findFirst().orElseThrow().changes();
	}

	private static String day(Found found) {
		return found.change().first().time().toString().substring(0, 10);
	}
}
