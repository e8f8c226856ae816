/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.thymeleaf.TemplateEngine;
import org.thymeleaf.context.Context;
import org.thymeleaf.templateresolver.StringTemplateResolver;

/** Processes a template with data in Thymeleaf. Several threads share the engine and its caches. */
final class ThymeleafProgram implements Program {

	private static final String TEMPLATE = """
			<html><body><table>
			<tr th:each="order, row : ${orders}" th:class="${row.odd} ? 'odd' : 'even'">
			<td th:text="${order.id()}">1</td><td th:text="${order.customer().toUpperCase()}">name</td>
			<td><b th:if="${order.quantity() > 5}">many</b>
			<span th:unless="${order.quantity() > 5}" th:text="${order.quantity()}">3</span></td>
			</tr></table><p th:text="|${orders.size()} orders|">none</p></body></html>
			""";

	private final TemplateEngine engine = new TemplateEngine();
	private final List<Order> orders = SampleData.orders(10, 21);

	ThymeleafProgram() {
		StringTemplateResolver resolver = new StringTemplateResolver();
		resolver.setCacheable(true);
		engine.setTemplateResolver(resolver);
	}

	@Override
	public long unit() {
		return engine.process(TEMPLATE, new Context(Locale.ROOT, Map.of("orders", orders))).hashCode();
	}
}
