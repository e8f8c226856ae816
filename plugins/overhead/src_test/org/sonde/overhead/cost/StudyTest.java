/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.sonde.overhead.cost.CostModelTest.known;
import static org.sonde.overhead.results.ProbeKind.OPERATION_EXECUTION;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.DoubleUnaryOperator;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.sonde.overhead.cost.Prediction.Way;
import org.sonde.overhead.results.CallShape;
import org.sonde.overhead.results.Phase;

/**
 * A study of depths and shapes on two cores (Kieker 2.0.2, Java 17): medians of thread CPU time, two JVMs a depth where calls are nested,
 * one where they are siblings.
 */
class StudyTest {

	private static CostModel model;
	private static List<Prediction> predictions;

	@BeforeAll
	static void readTheStudy() throws IOException {
		Path file = Path.of(System.getProperty("sonde.data", "../../../shared/data")).resolve("moobench/depth-and-shape-study.csv");
		assumeTrue(Files.isReadable(file), file + " is not there; -Dsonde.data=FOLDER names the folder of the data");
		Map<String, double[]> medians = new HashMap<>();
		for (String line : Files.readAllLines(file)) {
			String[] cells = line.split(",", -1);
			String depth = cells[0].startsWith("F-Flat-k") ? cells[0].substring("F-Flat-k".length()) : cells[3];
			if (cells[0].equals("E") || cells[0].startsWith("F-Flat")) {
				double[] sum = medians.computeIfAbsent((cells[0].equals("E") ? "nested " : "siblings ") + depth + " " + cells[1],
						any -> new double[2]);
				sum[0] += Double.parseDouble(cells[15]) * 1000;
				sum[1]++;
			}
		}
		ManyDepths study = new ManyDepths("study").clock("thread-cpu");
		for (int depth : new int[] { 1, 2, 4, 8, 16, 32 }) {
			study.siblings("0", depth, portions(medians, "siblings " + depth + " ", medians.get("siblings 0 0")));
		}
		for (int depth : new int[] { 1, 2, 4, 8, 16, 32 }) {
			study.nested("0", depth, portions(medians, "nested " + depth + " ", medians.get("nested " + depth + " 0")));
		}
		model = CostModel.of(study.build());
		predictions = Validation.of(study.build());
	}

	private static DoubleUnaryOperator[] portions(Map<String, double[]> medians, String key, double[] bare) {
		double[] times = new double[4];
		times[0] = bare[0] / bare[1];
		int[] indices = { 0, 1, 2, 4 };
		for (int i = 1; i < 4; i++) {
			double[] sum = medians.get(key + indices[i]);
			times[i] = sum[0] / sum[1];
		}
		DoubleUnaryOperator[] portions = new DoubleUnaryOperator[4];
		Arrays.setAll(portions, i -> depth -> i == 0 ? times[0] : times[i] - times[i - 1]);
		return portions;
	}

	/** Binary writer 0.31 + 0.329 d µs, collecting 0.44 + 0.155 d: least squares on the twelve medians less those without probes. */
	@Test
	void theLinesOfNestedCalls() {
		assertThat(known(model.nanosPerTrace(OPERATION_EXECUTION, 1)).value()).isCloseTo(311, within(0.5));
		Estimate.Known perCall = known(model.nanosPerCall(OPERATION_EXECUTION, true, 1, CallContext.NESTED));
		assertThat(perCall.value()).isCloseTo(329, within(0.5));
		assertThat(perCall.measurement().orElseThrow().contains(329)).isTrue();
		LineFit collecting = new LineFit(predictions.stream().filter(one -> one.way() == Way.OTHER_DEPTHS && one.upTo() == Phase.COLLECTING
				&& one.shape() == CallShape.NESTED)
				.map(one -> new LineFit.Point(one.executions(), one.observedNanos(), OptionalDouble.empty())).toList());
		assertThat(collecting.constant()).isCloseTo(444, within(0.5));
		assertThat(collecting.slope()).isCloseTo(155, within(0.5));
	}

	@Test
	void siblingCallsCostMoreThanNestedOnes() {
		double nested = known(model.nanosPerCall(OPERATION_EXECUTION, true, 1, CallContext.NESTED)).value();
		double siblings = known(model.nanosPerCall(OPERATION_EXECUTION, true, 1, CallContext.SIBLINGS)).value();
		assertThat(siblings / nested).isBetween(1.5, 1.8);
	}

	/** 0.95 µs for 16 executions. */
	@Test
	void aDeactivatedProbeCostsATenthOfAMicrosecondAtMost() {
		assertThat(known(model.nanosPerCall(OPERATION_EXECUTION, false, 1)).value()).isBetween(50.0, 100.0);
	}

	/** Six depths of either shape are left out in turn, once up to collecting and once up to writing, and predicted. */
	@Test
	void everyRunIsPredictedFromTheOthers() {
		assertThat(predictions).filteredOn(one -> one.way() == Way.OTHER_DEPTHS).hasSize(24).allSatisfy(one -> {
			assertThat(one.observedNanos()).isPositive();
			assertThat(one.interval()).isPresent();
			assertThat(one.estimate().contains(one.predictedNanos())).isTrue();
		});
		assertThat(predictions).filteredOn(one -> one.way() == Way.ONE_DEPTH).hasSize(120);
		Prediction deepest = predictions.stream().filter(one -> one.way() == Way.OTHER_DEPTHS && one.upTo() == Phase.WRITING
				&& one.shape() == CallShape.NESTED && one.executions() == 32).findFirst().orElseThrow();
		assertThat(deepest.observedNanos()).as("(10.6962 + 10.5936 − 0.0556 − 0.0575) µs ÷ 2").isCloseTo(10_588.35, within(0.01));
	}
}
