/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.io.Serializable;
import java.util.HashMap;
import java.util.Map;
import org.mvel2.MVEL;

/** Compiles an expression and runs a script with MVEL's interpreter. */
final class MvelProgram implements Program {

	private static final String SCRIPT = """
			sum = 0;
			foreach (order : orders) {
				if (order.quantity() > 5 && order.note().length() > 10) { sum = sum + order.total() * 2; } else { sum = sum + order.price(); }
			}
			sum;
			""";

	private final Map<String, Object> variables = Map.of("orders", SampleData.orders(250, 31), "x", 7);
	private final Serializable script;

	MvelProgram() {
		org.mvel2.optimizers.OptimizerFactory.setDefaultOptimizer("reflective");
		script = MVEL.compileExpression(SCRIPT);
	}

	@Override
	public long unit() {
		double sum = ((Number) MVEL.executeExpression(script, new HashMap<>(variables))).doubleValue();
		Object value = MVEL.eval("x > 3 ? (x * 2 + 1) % 5 : 'none' + x", new HashMap<>(variables));
		return Double.doubleToLongBits(sum) + value.hashCode();
	}
}
