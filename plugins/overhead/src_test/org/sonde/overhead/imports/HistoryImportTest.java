/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.DoubleStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.overhead.history.BenchmarkHistory;
import org.sonde.overhead.history.BenchmarkHistory.Point;
import org.sonde.overhead.history.HistoryFile;
import org.sonde.overhead.imports.format.ImportWarning;
import org.sonde.overhead.imports.format.Repair;
import org.sonde.overhead.results.Unit;

class HistoryImportTest {
	private static final long SEPTEMBER_2025 = 1_759_000_000_000L;
	private static final long MAY_2024 = 1_715_169_036_095L;

	@TempDir
	Path folder;

	private Preview look(String text) throws Exception {
		return Imports.look(Imports.file(folder, "data.js", text));
	}

	/** What github-action-benchmark writes for one commit with one figure of suite Kieker-java. */
	private static String run(long date, String bench) {
		return "{\"commit\": {\"author\": {\"name\": \"A\"}, \"id\": \"435e0a7\", \"timestamp\": \"2024-05-08T12:01:27+01:00\"}, \"date\": "
				+ date
				+ ", \"tool\": \"customSmallerIsBetter\", \"benches\": [" + bench + "]}";
	}

	private static String data(String... runs) {
		return "window.BENCHMARK_DATA = {\n\"lastUpdate\": 1, \"repoUrl\": \"x\", \"entries\": {\"Kieker-java\": ["
				+ String.join(",\n", runs)
				+ "]}\n};\n";
	}

	private static String bench(String value, String unit, String range) {
		return "{\"name\": \"Binary file\", \"value\": " + value + ", \"unit\": \"" + unit + "\""
				+ (range == null ? "" : ", \"range\": " + range) + "}";
	}

	/** As MooBench's script averages: a zero with every loop, the deviation with n. */
	private static String halved(double... loops) {
		double[] withZeros = DoubleStream.concat(DoubleStream.of(loops), DoubleStream.of(new double[loops.length])).toArray();
		double mean = DoubleStream.of(withZeros).average().orElseThrow();
		double squares = DoubleStream.of(withZeros).map(value -> value * value).average().orElseThrow();
		return bench(String.format(Locale.ROOT, "%.6g", mean), "ns",
				"\"" + String.format(Locale.ROOT, "%.6g", Math.sqrt(squares - mean * mean)) + "\"");
	}

	@Test
	void figuresBecomeTracks() throws Exception {
		BenchmarkHistory history = Imports.history(look(data(run(MAY_2024 + 1, bench("91.5", "ns", null)),
				run(MAY_2024, bench("90.4211", "ns", "\"± 0.25\"")))), Answers.NONE);
		assertThat(history.suites()).singleElement().satisfies(suite -> {
			assertThat(suite.name()).isEqualTo("Kieker-java");
			assertThat(suite.tracks()).singleElement().satisfies(track -> {
				assertThat(track.label()).isEqualTo("Binary file");
				assertThat(track.unit()).isEqualTo(Unit.NANOSECONDS);
				assertThat(track.points()).extracting(point -> point.value().toPlainString()).as("by time")
						.containsExactly("90.4211", "91.5");
				assertThat(track.points().getFirst().standardDeviation().orElseThrow().toPlainString()).isEqualTo("0.25");
				assertThat(track.points().getFirst().revision()).contains("435e0a7");
				assertThat(track.points().getFirst().time()).hasToString("2024-05-08T11:50:36.095Z");
			});
		});
	}

	/** The repair must give back mean and deviation of the loops, of which the published figures were made. */
	@Test
	void halvedValuesAreComputedBack() throws Exception {
		Preview preview = look(data(run(MAY_2024, bench("3451.99", "ns", "12.5")),
				run(SEPTEMBER_2025, halved(3400, 3500, 3600))));
		assertThat(Imports.warnings(preview)).containsEntry(ImportWarning.Kind.HALVED_VALUES, 1L);
		assertThat(preview.warnings().getFirst().text()).contains("1 of 2 figures");
		Point asPublished = points(Imports.history(preview, Answers.NONE))[1];
		assertThat(asPublished.value().doubleValue()).isEqualTo(1750);
		assertThat(asPublished.repaired()).isFalse();
		Point[] repaired = points(Imports.history(preview, Imports.repairing(Repair.HALVED_VALUES)));
		assertThat(repaired[0].repaired()).isFalse();
		assertThat(repaired[1].repaired()).isTrue();
		assertThat(repaired[1].value().doubleValue()).isEqualTo(3500);
		// √((100² + 0 + 100²) / 3); the published range has six digits, so the difference of its squares has fewer
		assertThat(repaired[1].standardDeviation().orElseThrow().doubleValue()).isCloseTo(81.65, within(0.5));
	}

	@Test
	void figuresThatDoNotFitAreNotTakenForHalved() throws Exception {
		assertThat(look(data(run(SEPTEMBER_2025, bench("3451.99", "ns", "12.5")))).warnings()).as("a deviation below the value")
				.isEmpty();
		assertThat(look(data(run(SEPTEMBER_2025, bench("3451.99", "ns", null)))).warnings()).as("no deviation").isEmpty();
		assertThat(look(data(run(MAY_2024, halved(3400, 3500)))).warnings()).as("before the defect").isEmpty();
	}

	@Test
	void nanosecondsCalledMicrosecondsAreFound() throws Exception {
		Preview preview = look(data(run(MAY_2024, bench("90.4", "microseconds", null)),
				run(MAY_2024 + 1, bench("91.4", "ns", null))));
		assertThat(Imports.warnings(preview)).containsEntry(ImportWarning.Kind.WRONG_UNIT, 1L);
		assertThat(points(Imports.history(preview, Answers.NONE))).hasSize(1);
		assertThat(points(Imports.history(preview, Imports.repairing(Repair.WRONG_UNIT)))).hasSize(2);
		assertThat(look(data(run(MAY_2024, bench("90.4", "microseconds", null)), run(MAY_2024 + 1, bench("91400", "ns", null))))
				.warnings()).isEmpty();
	}

	/** It was that day alone: later on, microseconds are microseconds, whatever nanoseconds were before. */
	@Test
	void microsecondsOfOtherDaysAreTaken() throws Exception {
		assertThat(
				look(data(run(MAY_2024, bench("90.4", "ns", null)), run(SEPTEMBER_2025, bench("91.4", "microseconds", null)))).warnings())
				.isEmpty();
	}

	private static Point[] points(BenchmarkHistory history) {
		return history.suites().getFirst().tracks().getFirst().points().toArray(Point[]::new);
	}

	@Test
	void partialJsonHasDaysAndNoUnit() throws Exception {
		Preview preview = look("""
				{"results":[{"No instrumentation":0.115,"Binary file":"NaN","time":"8-5-2024"},{"No instrumentation":0.2,"Binary file":4.5,"time":"12-11-2024"}]}
				""");
		assertThat(preview.unanswered(Answers.NONE)).extracting(question -> question.key().topic()).containsExactly(QuestionKind.UNIT);
		BenchmarkHistory history = Imports.history(preview, Answers.NONE.with(QuestionKind.UNIT, "µs"));
		assertThat(history.suites().getFirst().tracks()).extracting(track -> track.label() + " " + track.points().size())
				.containsExactly("No instrumentation 2", "Binary file 1");
		assertThat(history.suites().getFirst().tracks().getLast().points().getFirst().time()).hasToString("2024-11-12T00:00:00Z");
		assertThat(history.suites().getFirst().tracks().getFirst().unit()).isEqualTo(Unit.MICROSECONDS);
		assertThatThrownBy(() -> look("{\"results\":[{\"a\":1,\"time\":\"yesterday\"}]}"))
				.hasMessageContainingAll("SO407", "/results/0", "yesterday");
	}

	@Test
	void historiesReadBackAsTheyWereWritten() throws Exception {
		BenchmarkHistory history = Imports.history(look(data(run(MAY_2024, bench("90.40", "ns", "1.5")),
				run(SEPTEMBER_2025, halved(80, 90)))),
				Imports.repairing(Repair.HALVED_VALUES).named("my-history", "Mine"));
		String json = HistoryFile.toJson(history);
		HistoryFile.Result read = HistoryFile.read(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)), "h.json");
		assertThat(read.history()).isEqualTo(history);
		assertThat(read.warnings()).isEmpty();
		assertThat(json).contains("\"format\" : \"sonde-benchmark-history\"", "\"value\" : 90.40", "\"repaired\" : true");
		assertThatThrownBy(() -> HistoryFile.read(new ByteArrayInputStream(json.replace("\"version\" : 1", "\"version\" : 2")
				.getBytes(StandardCharsets.UTF_8)), "h.json")).hasMessageContainingAll("SO411", "h.json");
		assertThatThrownBy(() -> HistoryFile.read(new ByteArrayInputStream(json.replace("90.40", "-90.40")
				.getBytes(StandardCharsets.UTF_8)),
				"h.json")).hasMessageContainingAll("SO108", "/suites/0/tracks/0/points/0");
	}
}
