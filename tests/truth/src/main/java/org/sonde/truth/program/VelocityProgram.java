/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import org.apache.velocity.Template;
import org.apache.velocity.VelocityContext;
import org.apache.velocity.app.VelocityEngine;
import org.apache.velocity.runtime.RuntimeServices;
import org.apache.velocity.runtime.RuntimeSingleton;

/** Merges a template with data in Velocity. */
final class VelocityProgram implements Program {

	private static final String TEMPLATE = """
			#macro(row $order)<tr><td>$order.id()</td><td>$order.customer().toUpperCase()</td>
			<td>#if($order.quantity() > 5)many#{else}$order.quantity()#end</td></tr>#end
			#set($pieces = 0)
			<table>
			#foreach($order in $orders)#row($order)
			#set($pieces = $pieces + $order.quantity())
			#end
			</table>
			<p>$pieces pieces, ${orders.size()} orders, first: $orders[0].note()</p>
			""";

	private final List<Order> orders = SampleData.orders(40, 19);
	private final Template template = new Template();

	VelocityProgram() throws Exception {
		RuntimeServices services = RuntimeSingleton.getRuntimeServices();
		template.setRuntimeServices(services);
		template.setName("orders");
		template.setData(services.parse(new StringReader(TEMPLATE), template));
		template.initDocument();
	}

	@Override
	public long unit() {
		VelocityContext context = new VelocityContext();
		context.put("orders", orders);
		StringWriter text = new StringWriter();
		template.merge(context, text);
		return text.toString().hashCode();
	}
}
