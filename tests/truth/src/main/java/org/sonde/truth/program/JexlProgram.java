/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.util.List;
import org.apache.commons.jexl3.JexlBuilder;
import org.apache.commons.jexl3.JexlEngine;
import org.apache.commons.jexl3.JexlScript;
import org.apache.commons.jexl3.MapContext;
import org.apache.commons.jexl3.introspection.JexlPermissions;

/** Parses an expression and evaluates a script with Commons JEXL. */
final class JexlProgram implements Program {

	private final JexlEngine engine = new JexlBuilder().strict(true).silent(false).cache(0).permissions(JexlPermissions.UNRESTRICTED)
			.create();
	private final List<Order> orders = SampleData.orders(30, 14);
	private final JexlScript script = engine.createScript("""
			var sum = 0;
			for (var order : orders) {
				if (order.quantity() > 5 && order.note().length() > 10) { sum = sum + order.total() * 2; }
				else { sum = sum + order.price(); }
			}
			sum;
			""");

	@Override
	public long unit() {
		MapContext context = new MapContext();
		context.set("orders", orders);
		double sum = ((Number) script.execute(context)).doubleValue();
		context.set("x", 7);
		Object expression = engine.createExpression("x > 3 ? (x * 2 + 1) % 5 : 'none' + x").evaluate(context);
		return Double.doubleToLongBits(sum) + expression.hashCode();
	}
}
