/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.statistics.Interval;

/** Lines against Anscombe's published fit and hand computations. */
class LineFitTest {

	/**
	 * Anscombe 1973 ("Graphs in statistical analysis"), first data set: R's summary(lm(y1 ~ x1, anscombe)) prints 3.0001 and 0.5001 with
	 * standard errors 1.1247 and 0.1179 and a residual standard error of 1.237 on 9 degrees of freedom; t(0.975, 9) = 2.2622.
	 */
	@Test
	void anscombe() {
		double[] x = { 10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5 };
		double[] y = { 8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68 };
		List<LineFit.Point> points = new ArrayList<>();
		for (int i = 0; i < x.length; i++) {
			points.add(point(x[i], y[i]));
		}
		LineFit line = new LineFit(points);
		assertThat(line.constant()).isCloseTo(3.0001, within(5e-5));
		assertThat(line.slope()).isCloseTo(0.5001, within(5e-5));
		Interval constant = line.constantInterval().orElseThrow();
		assertThat(constant.high() - constant.value()).isCloseTo(2.2622 * 1.1247, within(5e-4));
		Interval slope = line.slopeInterval().orElseThrow();
		assertThat(slope.value() - slope.low()).isCloseTo(2.2622 * 0.1179, within(5e-4));
		// At the mean of x, 9, the variance of a prediction is s² (1 + 1/11).
		Interval prediction = line.predictionInterval(9).orElseThrow();
		assertThat(prediction.value()).isCloseTo(7.5009, within(1e-4));
		assertThat(prediction.high() - prediction.value()).isCloseTo(2.2622 * 1.2366 * Math.sqrt(1 + 1.0 / 11), within(1e-3));
	}

	/**
	 * Weights 1/h² = 1, 1, 1/4 at x = 0, 1, 2 and y = 1, 3, 4: S = 2.25, Sx = 1.5, Sxx = 2, Sy = 5, Sxy = 5; determinant 2.25; slope
	 * (2.25·5 − 1.5·5)/2.25 = 5/3, constant (5 − 2.5)/2.25 = 10/9. Residuals −1/9, 2/9, −4/9; weighted squares 1/81 + 4/81 + 4/81 = 1/9.
	 */
	@Test
	void weightedByTheHalfWidths() {
		LineFit line = new LineFit(List.of(point(0, 1, 1), point(1, 3, 1), point(2, 4, 2)));
		assertThat(line.isWeighted()).isTrue();
		assertThat(line.slope()).isCloseTo(5.0 / 3, within(1e-12));
		assertThat(line.constant()).isCloseTo(10.0 / 9, within(1e-12));
		// By the residuals t(0.975, 1) · √(1/9 · 1) = 12.7062/3, wider than what the half-widths carry through, √1.
		Interval slope = line.slopeInterval().orElseThrow();
		assertThat(slope.high() - slope.value()).isCloseTo(12.7062 / 3, within(1e-4));
	}

	/** Two points leave no residual; their half-widths 3 and 4, one execution apart, are a slope's half-width of 5. */
	@Test
	void twoPointsCarryTheirHalfWidthsThrough() {
		LineFit line = new LineFit(List.of(point(1, 30, 3), point(2, 50, 4)));
		assertThat(line.slopeInterval()).hasValueSatisfying(slope -> {
			assertThat(slope.value()).isCloseTo(20, within(1e-9));
			assertThat(slope.low()).isCloseTo(15, within(1e-9));
			assertThat(slope.high()).isCloseTo(25, within(1e-9));
		});
		LineFit bare = new LineFit(List.of(point(1, 30), point(2, 50)));
		assertThat(bare.slope()).isCloseTo(20, within(1e-9));
		assertThat(bare.slopeInterval()).as("nothing tells its width").isEmpty();
		assertThat(bare.predictionInterval(3)).isEmpty();
	}

	@Test
	void aNegativeConstantIsHeldAtZeroAndTheSlopeFittedAlone() {
		LineFit line = new LineFit(List.of(point(1, 0), point(2, 10), point(3, 20)));
		assertThat(line.freeConstant()).isCloseTo(-10, within(1e-9));
		assertThat(line.constant()).isZero();
		assertThat(line.slope()).as("Σxy / Σx² = 80 / 14").isCloseTo(80.0 / 14, within(1e-12));
		assertThat(line.constantInterval().orElseThrow().low()).isZero();
	}

	@Test
	void aNegativeSlopeIsHeldAtZeroAndTheConstantIsTheMean() {
		LineFit line = new LineFit(List.of(point(1, 30), point(2, 20), point(3, 10)));
		assertThat(line.slope()).isZero();
		assertThat(line.constant()).isCloseTo(20, within(1e-12));
	}

	@Test
	void oneDepthIsNoLine() {
		assertThatThrownBy(() -> new LineFit(List.of(point(2, 1), point(2, 2)))).isInstanceOf(IllegalArgumentException.class)
				.hasMessageContaining("two depths");
	}

	private static LineFit.Point point(double executions, double nanos) {
		return new LineFit.Point(executions, nanos, OptionalDouble.empty());
	}

	private static LineFit.Point point(double executions, double nanos, double halfWidth) {
		return new LineFit.Point(executions, nanos, OptionalDouble.of(halfWidth));
	}
}
