/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPInputStream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.overhead.statistics.ChangePoints.Change;
import org.sonde.overhead.statistics.Modes.Mode;
import org.sonde.overhead.statistics.SteadyState.Course;
import org.sonde.overhead.statistics.SteadyState.Settled;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * On runs and histories of MooBench. What to find was read off the means of every 50 bins, histograms and plots, not off Sonde.
 */
class RealRunsTest {

	private static final int BINS = 1_000;

	@ParameterizedTest
	@CsvSource(textBlock = """
			# index, first steady bin from, to; then modes of the second half in ns
			0, 20, 110, 63
			# deactivated: fast at first, for 300 bins 600 ns, then 260 ns
			1, 370, 420, 209 297
			2, 240, 260, 1670
			# binary file and TCP: the writer's queue fills and drains
			4, 50, 110, 1930 2450 17000
			5, 180, 210, 1920 2440 3320
			""")
	void aRunSettlesWhereOneSeesIt(int index, int earliest, int latest, String peaks) {
		double[] nanos = nanos("own-kieker-2.0.2-java17/raw-3-10-" + index + ".csv.gz");
		double[] bins = new double[BINS];
		int perBin = nanos.length / BINS;
		Arrays.setAll(bins, bin -> Arrays.stream(nanos, bin * perBin, (bin + 1) * perBin).average().orElseThrow());
		Settled settled = (Settled) SteadyStateDetection.detect(bins);
		assertThat(settled.firstSteadyBin()).isBetween(earliest, latest);
		assertThat(settled.course()).isEqualTo(Course.WARM_UP);

		double[] steady = Arrays.copyOfRange(nanos, nanos.length / 2, nanos.length);
		double[] values = Arrays.stream(steady).sorted().distinct().toArray();
		long[] counts = new long[values.length];
		for (double time : steady) {
			counts[Arrays.binarySearch(values, time)]++;
		}
		List<Mode> modes = Modes.of(values, counts);
		assertThat(modes).extracting(Mode::peak).usingElementComparator((a, b) -> Math.abs(a / b - 1) < 0.02 ? 0 : 1)
				.containsExactly(Arrays.stream(peaks.split(" ")).map(Double::valueOf).toArray(Double[]::new));
	}

	@ParameterizedTest
	@CsvSource(textBlock = """
			Configuration 1, 6
			Configuration 2, 6
			Configuration 4, 10
			""")
	void theHistoryOfKiekerChangesOnce(String configuration, int index) throws IOException {
		String script = Files.readString(data("gh-pages/data-2024-05-24-0ec81f66.js"));
		JsonNode runs = JsonMapper.shared().readTree(script.substring(script.indexOf('{'))).at("/entries/Kieker-java");
		List<Double> values = new ArrayList<>();
		runs.forEach(run -> run.get("benches").forEach(bench -> {
			if (bench.get("name").asString().equals(configuration)) {
				values.add(bench.get("value").asDouble());
			}
		}));
		List<Change> changes = ChangePoints.of(values.stream().mapToDouble(Double::doubleValue).toArray());
		assertThat(changes).extracting(Change::index).containsExactly(index);
		assertThat(changes.getFirst().ratio().known().orElseThrow().high()).isLessThan(1);
	}

	private static double[] nanos(String name) {
		try (BufferedReader lines = new BufferedReader(
				new InputStreamReader(new GZIPInputStream(Files.newInputStream(data(name))), StandardCharsets.UTF_8))) {
			return lines.lines().mapToDouble(RealRunsTest::duration).toArray();
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	private static double duration(String line) {
		int from = line.indexOf(';') + 1;
		return Long.parseLong(line, from, line.indexOf(';', from), 10);
	}

	private static Path data(String name) {
		Path file = Path.of(System.getProperty("sonde.data", "../../../shared/data")).resolve("moobench").resolve(name);
		assumeThat(file)
				.as("%s is not there: measured files are not part of the repository; -Dsonde.data=FOLDER names them", file)
				.exists();
		return file;
	}
}
