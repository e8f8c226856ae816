/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;
import org.sonde.overhead.history.BenchmarkHistory;
import org.sonde.overhead.history.BenchmarkHistory.Point;
import org.sonde.overhead.history.BenchmarkHistory.Suite;
import org.sonde.overhead.history.BenchmarkHistory.Track;
import org.sonde.overhead.history.HistoryFile;
import org.sonde.overhead.results.Source;
import org.sonde.overhead.results.Unit;

import tools.jackson.databind.JsonNode;

class ResultsChangesTest {

	@TempDir
	Path folder;

	@Test
	void aChangeOfLevelHasItsCommitAndItsRatio() throws Exception {
		String file = history();
		// the same values, by hand, as in ChangePointsTest: 11 before, 22 from the sixth on
		assertThat(Sonde.run("results", "history", "changes", file).out()).contains("no change", "2026-01-06T00:00:00Z", "c0ffee0006",
				"11.00 ns", "22.00 ns", "2.00 (1.81 … 2.22)");
		JsonNode tracks = Sonde.run("results", "history", "changes", file, "--format", "json").json();
		assertThat(tracks.at("/0/changes")).isEmpty();
		assertThat(tracks.at("/1/configuration").asString()).isEqualTo("stepped");
		assertThat(tracks.at("/1/changes")).hasSize(1);
		assertThat(tracks.at("/1/changes/0/revision").asString()).isEqualTo("c0ffee0006aa");
		assertThat(tracks.at("/1/changes/0/before").asDouble()).isEqualTo(11);
		assertThat(tracks.at("/1/changes/0/ratio/low").asDouble()).isCloseTo(1.81425417667869, within(1e-9));
		assertThat(Sonde.run("results", "history", "changes", file, "--format", "csv").out().lines()).hasSize(2).last().asString()
				.startsWith("Kieker-java,stepped,ns,2026-01-06T00:00:00Z,c0ffee0006aa,11,22,2,1.81425417668");
	}

	@Test
	void ratiosToABaselineNameThePortionThatMoved() throws Exception {
		Track none = track("No instrumentation", 10, 20, 10, 20, 10, 20, 10, 20, 10, 20, 10);
		Track writing = track("Binary file", 100, 240, 110, 200, 120, 420, 230, 440, 210, 460, 220);
		String file = history(none, writing);
		Sonde run = Sonde.run("results", "history", "changes", file, "--baseline", "No instrumentation");
		// 10 12 11 10 12 and 21 23 22 21 23 22 times the baseline, as above
		assertThat(run.out()).contains("no change", "2026-01-06T00:00:00Z", "11.00", "22.00", "2.00 (1.81 … 2.22)", "ICW (100 %)")
				.doesNotContain("11.00 ns");
		JsonNode change = Sonde.run("results", "history", "changes", file, "--baseline", "No instrumentation", "--format", "json").json()
				.at("/1/changes/0");
		assertThat(change.at("/portions/0/portion").asString()).isEqualTo("ICW");
		assertThat(change.at("/portions/0/difference/value").asDouble()).isCloseTo(11, within(1e-9));
		assertThat(Sonde.run("results", "history", "changes", file, "--baseline", "No instrumentation", "--format", "csv").out().lines())
				.first().asString().endsWith("ratioHigh,moved");
		Sonde other = Sonde.run("results", "history", "changes", file, "--baseline", "nothing");
		assertThat(other.code()).isEqualTo(ExitCode.FAILED);
		assertThat(other.err()).startsWith("sonde: SC129: ").contains("nothing", "No instrumentation", "Binary file");
	}

	@Test
	void aLevelOfZeroHasNoRatioInACsv() throws Exception {
		String file = history(track("from nothing", 0, 0, 0, 0, 0, 0, 0, 0, 5, 6, 5, 6, 5, 6, 5, 6));
		Sonde run = Sonde.run("results", "history", "changes", file, "--format", "csv");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(run.out().lines()).last().asString().startsWith("Kieker-java,from nothing,ns,2026-01-09T00:00:00Z,c0ffee0009aa,0,5.")
				.endsWith(",,,");
	}

	@Test
	void aHistoryIsShownTrackByTrack() throws Exception {
		String file = history();
		assertThat(Sonde.run("results", "show", file).out()).contains("Mine", "Somebody").containsPattern(
				"Kieker-java +stepped +11 +2026-01-01T00:00:00Z +2026-01-11T00:00:00Z +ns +10 +23 +22 +0");
		assertThat(Sonde.run("results", "show", file, "--format", "csv").out().lines()).hasSize(23)
				.contains("Kieker-java,stepped,ns,2026-01-06T00:00:00Z,c0ffee0006aa,21,,false");
		assertThat(Sonde.run("results", "show", file, "--format", "json").json().get("format").asString()).isEqualTo(HistoryFile.FORMAT);
	}

	@Test
	void whatIsNoHistoryIsRefused() throws Exception {
		Path other = Files.writeString(folder.resolve("other.json"), "{\"format\": \"sonde-result-set\", \"version\": 1}");
		Sonde run = Sonde.run("results", "history", "changes", other.toString());
		assertThat(run.code()).isEqualTo(ExitCode.FAILED);
		assertThat(run.err()).contains(other.toString(), HistoryFile.FORMAT);
	}

	private String history() throws Exception {
		return history(track("even", 10, 11, 10, 11, 10, 11, 10, 11, 10, 11, 10),
				track("stepped", 10, 12, 11, 10, 12, 21, 23, 22, 21, 23, 22));
	}

	private String history(Track... tracks) throws Exception {
		Path file = folder.resolve("history.json");
		HistoryFile.create(new BenchmarkHistory("mine", "Mine",
				new Source("Somebody", 2026, Optional.empty(), "data.js", List.of()),
				List.of(new Suite("Kieker-java", List.of(tracks)))), file);
		return file.toString();
	}

	private static Track track(String label, int... values) {
		return new Track(label, Unit.NANOSECONDS, IntStream.range(0, values.length).mapToObj(i -> new Point(
				Instant.parse("2026-01-%02dT00:00:00Z".formatted(i + 1)), Optional.of("c0ffee%04daa".formatted(i + 1)),
				BigDecimal.valueOf(values[i]), Optional.empty(), false)).toList());
	}
}
