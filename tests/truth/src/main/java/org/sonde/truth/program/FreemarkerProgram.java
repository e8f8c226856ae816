/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import freemarker.template.Configuration;
import freemarker.template.Template;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Processes a template with data in FreeMarker. */
final class FreemarkerProgram implements Program {

	private static final String TEMPLATE = """
			<#macro row order><tr><td>${order.id()}</td><td>${order.customer()?upper_case?html}</td>
			<td><#if order.quantity() gt 5>many<#else>${order.quantity()}</#if></td></tr></#macro>
			<#assign pieces = 0>
			<table>
			<#list orders as order><@row order/>
			<#assign pieces += order.quantity()>
			</#list>
			</table>
			<p>${pieces} pieces, ${orders?size} orders,
			<#list orders?filter(o -> o.quantity() gt 15) as o>${o.note()?cap_first}<#sep>, </#list></p>
			""";

	private final List<Order> orders = SampleData.orders(80, 20);
	private final Template template;

	FreemarkerProgram() throws Exception {
		Configuration configuration = new Configuration(Configuration.VERSION_2_3_34);
		configuration.setLocale(Locale.ROOT);
		template = new Template("orders", TEMPLATE, configuration);
	}

	@Override
	public long unit() throws Exception {
		StringWriter text = new StringWriter();
		template.process(Map.of("orders", orders), text);
		return text.toString().hashCode();
	}
}
