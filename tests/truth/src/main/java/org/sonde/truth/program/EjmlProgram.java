/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.util.Random;
import org.ejml.simple.SimpleEVD;
import org.ejml.simple.SimpleMatrix;

/** Multiplies, inverts and decomposes small matrices with EJML. */
final class EjmlProgram implements Program {

	private final SimpleMatrix matrix = SimpleMatrix.random_DDRM(16, 16, -1, 1, new Random(11));
	private final SimpleMatrix vector = SimpleMatrix.random_DDRM(16, 1, -1, 1, new Random(12));

	@Override
	public long unit() {
		SimpleMatrix product = matrix.mult(matrix.transpose()).plus(SimpleMatrix.identity(16));
		double result = product.solve(vector).normF() + product.invert().trace() + matrix.determinant();
		result += matrix.svd().getW().elementSum();
		SimpleEVD<SimpleMatrix> eigen = product.eig();
		for (int index = 0; index < eigen.getNumberOfEigenvalues(); index++) {
			result += eigen.getEigenvalue(index).getReal();
		}
		return Double.doubleToLongBits(result + product.extractMatrix(0, 6, 0, 6).kron(vector).elementSum());
	}
}
