/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.crosscheck.statistics;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A fork of a JMH benchmark, and where others found its steady state.
 *
 * @param seconds mean time of an operation in each iteration
 * @param start the first steady iteration, counted from 0; negative if there is no steady state
 */
record LabelledFork(double[] seconds, int start) {

	/**
	 * All forks of a clone of SEALABQualityGroup/steady-state (Traini, Cortellessa, Di Pompeo, Tucci 2022), a benchmark at a time.
	 *
	 * @return the number of benchmarks
	 */
	static int read(Path clone, Consumer<LabelledFork> forks) throws IOException {
		List<Path> labels;
		try (Stream<Path> files = Files.list(clone.resolve("data/classification"))) {
			labels = files.filter(file -> file.toString().endsWith(".json")).sorted().toList();
		}
		for (Path file : labels) {
			JsonNode starts = JsonMapper.shared().readTree(file).get("steady_state_starts");
			double[][] series = JsonMapper.shared().readValue(clone.resolve("data/timeseries/all").resolve(file.getFileName()).toFile(),
					double[][].class);
			if (starts.size() != series.length) {
				throw new IOException(file + " labels " + starts.size() + " forks, but " + series.length + " were measured");
			}
			for (int fork = 0; fork < series.length; fork++) {
				forks.accept(new LabelledFork(series[fork], starts.get(fork).intValue()));
			}
		}
		return labels.size();
	}

	boolean isSteady() {
		return start >= 0;
	}

	double meanFrom(int first) {
		double sum = 0;
		for (int i = first; i < seconds.length; i++) {
			sum += seconds[i];
		}
		return sum / (seconds.length - first);
	}
}
