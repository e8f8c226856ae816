/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import org.chocosolver.solver.Model;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.variables.IntVar;

/** Places six queens with Choco, a solver of constraints, and counts the solutions. */
final class ChocoProgram implements Program {

	private static final int QUEENS = 6;

	@Override
	public long unit() {
		Model model = new Model("queens");
		IntVar[] columns = model.intVarArray("column", QUEENS, 1, QUEENS, false);
		model.allDifferent(columns).post();
		for (int i = 0; i < QUEENS; i++) {
			for (int j = i + 1; j < QUEENS; j++) {
				model.arithm(columns[i], "!=", columns[j], "+", j - i).post();
				model.arithm(columns[i], "!=", columns[j], "-", j - i).post();
			}
		}
		model.getSolver().setSearch(Search.inputOrderLBSearch(columns));
		long sum = 0;
		while (model.getSolver().solve()) {
			for (IntVar column : columns) {
				sum = 31 * sum + column.getValue();
			}
		}
		return sum;
	}
}
