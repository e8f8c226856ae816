/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import org.apache.commons.math3.analysis.integration.RombergIntegrator;
import org.apache.commons.math3.analysis.integration.SimpsonIntegrator;
import org.apache.commons.math3.analysis.interpolation.SplineInterpolator;
import org.apache.commons.math3.analysis.polynomials.PolynomialFunction;
import org.apache.commons.math3.analysis.solvers.BrentSolver;
import org.apache.commons.math3.linear.MatrixUtils;
import org.apache.commons.math3.linear.RealMatrix;
import org.apache.commons.math3.linear.SingularValueDecomposition;
import org.apache.commons.math3.random.MersenneTwister;
import org.apache.commons.math3.stat.descriptive.DescriptiveStatistics;

/** Decomposes a matrix, integrates, solves and interpolates functions with Commons Math. */
final class CommonsMathProgram implements Program {

	private static final int SIZE = 16;

	private final double[][] values = new double[SIZE][SIZE];
	private final PolynomialFunction polynomial = new PolynomialFunction(new double[] { -1, 2, -3, 0.5, 0.25 });

	CommonsMathProgram() {
		MersenneTwister random = new MersenneTwister(10);
		for (double[] row : values) {
			for (int column = 0; column < SIZE; column++) {
				row[column] = random.nextGaussian();
			}
		}
	}

	@Override
	public long unit() {
		RealMatrix matrix = MatrixUtils.createRealMatrix(values);
		double result = new SingularValueDecomposition(matrix.multiply(matrix.transpose())).getConditionNumber();
		result += new SimpsonIntegrator().integrate(10_000, x -> Math.sin(x) * polynomial.value(x), 0, 2);
		result += new RombergIntegrator().integrate(10_000, polynomial, -1, 2);
		result += new BrentSolver().solve(100, polynomial, 2, 10);
		DescriptiveStatistics statistics = new DescriptiveStatistics();
		double[] places = new double[SIZE];
		for (int row = 0; row < SIZE; row++) {
			places[row] = row;
			statistics.addValue(values[row][0]);
		}
		result += new SplineInterpolator().interpolate(places, values[0]).value(SIZE - 1.5);
		return Double.doubleToLongBits(result + statistics.getKurtosis() + statistics.getPercentile(75));
	}
}
