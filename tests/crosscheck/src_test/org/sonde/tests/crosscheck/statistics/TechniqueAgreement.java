/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.crosscheck.statistics;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** How far a technique agrees with the labels of the forks. */
final class TechniqueAgreement {

	static final List<String> HEADINGS = List.of("technique", "steady, label steady", "steady, label never", "never, label steady",
			"never, label never", "class agrees", "kappa", "start within 30", "start within 150", "median distance", "mean within 1 %",
			"mean within 5 %");

	private final String technique;
	/** By the label, then by the technique; 0 is steady. */
	private final int[][] forks = new int[2][2];
	/** Iterations between the starts, where both call a fork steady. */
	private final List<Integer> distances = new ArrayList<>();
	/** Of the mean of what the technique keeps from that of the labelled part, as a share; where the label is steady. */
	private final List<Double> errors = new ArrayList<>();

	TechniqueAgreement(String technique) {
		this.technique = technique;
	}

	/** @param start as the technique finds it, negative for never; then the second half is kept, as an import does */
	void add(LabelledFork fork, int start) {
		forks[fork.isSteady() ? 0 : 1][start >= 0 ? 0 : 1]++;
		if (fork.isSteady()) {
			if (start >= 0) {
				distances.add(Math.abs(start - fork.start()));
			}
			errors.add(Math.abs(fork.meanFrom(start >= 0 ? start : fork.seconds().length / 2) / fork.meanFrom(fork.start()) - 1));
		}
	}

	double meanWithin(double share) {
		return errors.stream().filter(error -> error <= share).count() / (double) errors.size();
	}

	int medianDistance() {
		return distances.stream().sorted().skip(distances.size() / 2).findFirst().orElseThrow();
	}

	double classAgreement() {
		return (forks[0][0] + forks[1][1]) / (double) all();
	}

	/** Cohen's: 0 for a technique that knows nothing of the fork, such as one that calls all steady. */
	double kappa() {
		double steady = (forks[0][0] + forks[0][1]) * (double) (forks[0][0] + forks[1][0]);
		double never = (forks[1][0] + forks[1][1]) * (double) (forks[0][1] + forks[1][1]);
		double chance = (steady + never) / all() / all();
		return (classAgreement() - chance) / (1 - chance);
	}

	private int all() {
		return forks[0][0] + forks[0][1] + forks[1][0] + forks[1][1];
	}

	private String startWithin(int iterations) {
		return percent(distances.stream().filter(distance -> distance <= iterations).count() / (double) distances.size());
	}

	List<String> row() {
		return List.of(technique, Integer.toString(forks[0][0]), Integer.toString(forks[1][0]), Integer.toString(forks[0][1]),
				Integer.toString(forks[1][1]), percent(classAgreement()), String.format(Locale.ROOT, "%.2f", kappa()), startWithin(30),
				startWithin(150), Integer.toString(medianDistance()), percent(meanWithin(0.01)), percent(meanWithin(0.05)));
	}

	private static String percent(double share) {
		return String.format(Locale.ROOT, "%.1f %%", 100 * share);
	}
}
