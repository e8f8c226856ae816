/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import net.sf.jsqlparser.parser.CCJSqlParser;
import net.sf.jsqlparser.parser.StringProvider;
import net.sf.jsqlparser.statement.Statement;

/** Parses SQL with JSqlParser and writes it again. */
final class JsqlparserProgram implements Program {

	private static final String[] STATEMENTS = {
			"SELECT c.name, SUM(o.quantity * o.price) AS total FROM orders o INNER JOIN customers c ON c.id = o.customer "
					+ "WHERE o.quantity > 3 AND c.name LIKE 'A%' GROUP BY c.name HAVING SUM(o.quantity) > 10 ORDER BY total DESC LIMIT 10",
			"UPDATE orders SET quantity = quantity + 1, price = price * 1.1 WHERE id IN (SELECT id FROM late WHERE days > 30)",
			"INSERT INTO orders (id, customer, product) VALUES (1, 2, 'probe'), (2, 3, 'writer')" };

	@Override
	public long unit() throws Exception {
		long sum = 0;
		for (String text : STATEMENTS) {
			// The library's usual entry point starts a thread for each statement.
			Statement statement = new CCJSqlParser(new StringProvider(text)).Statement();
			sum = 31 * sum + statement.toString().hashCode();
		}
		return sum;
	}
}
