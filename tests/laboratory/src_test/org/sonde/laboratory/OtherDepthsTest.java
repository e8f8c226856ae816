/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.sonde.overhead.cost.Prediction;
import org.sonde.overhead.cost.Prediction.Way;
import org.sonde.overhead.cost.Validation;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.json.ResultSetDocument;

/** The laboratory's calibrations measured three depths of nested calls and of sibling calls: what some of them say of the others. */
class OtherDepthsTest {

	private static final List<Prediction> PREDICTIONS = new ArrayList<>();

	@BeforeAll
	static void predict() throws Exception {
		try (Stream<Path> calibrations = Files.list(Path.of("data/calibrations"))) {
			for (Path file : calibrations.sorted().toList()) {
				PREDICTIONS.addAll(Validation.of(ResultSetDocument.read(file).resultSet()));
			}
		}
	}

	/**
	 * 30 calibrations by two clocks. Each of three depths is predicted from both others together, from each of them, and from the other
	 * shape.
	 */
	@Test
	void whatCollectingCostsElsewhereIsInTheEstimateInterval() {
		assertThat(shareInside(Phase.COLLECTING, Way.ONE_DEPTH, 384)).isBetween(0.95, 0.985);
		assertThat(shareInside(Phase.COLLECTING, Way.OTHER_DEPTHS, 192)).isEqualTo(1);
		assertThat(shareInside(Phase.COLLECTING, Way.OTHER_SHAPE, 192)).isGreaterThan(0.97);
	}

	/** The writer fell asleep between the traces of one depth but not of another. An estimate of a plan adds its wake-ups. */
	@Test
	void whatTheHandOverCostsIsNotKnownFromOneDepth() {
		assertThat(shareInside(Phase.WRITING, Way.ONE_DEPTH, 384)).isBetween(0.7, 0.8);
		assertThat(shareInside(Phase.WRITING, Way.OTHER_DEPTHS, 192)).isGreaterThan(0.97);
		assertThat(shareInside(Phase.WRITING, Way.OTHER_SHAPE, 192)).isGreaterThan(0.97);
	}

	private static double shareInside(Phase upTo, Way way, int predictions) {
		List<Prediction> all = PREDICTIONS.stream().filter(one -> one.upTo() == upTo && one.way() == way).toList();
		assertThat(all).hasSize(predictions);
		return all.stream().filter(one -> one.estimate().contains(one.observedNanos())).count() / (double) predictions;
	}
}
