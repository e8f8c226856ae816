/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Fixed data for the programs: the same arguments always return the same data. */
final class SampleData {

	private static final String[] WORDS = { "probe", "record", "writer", "queue", "method", "trace", "gap", "burst", "thread", "clock",
			"cache", "branch",
			"signature", "estimate", "interval", "session", "plan", "weaver", "portion", "fork", "sample", "median", "buffer", "monitor" };
	private static final String[] NAMES = { "Ada", "Barbara", "Edsger", "Frances", "Grace", "Kathleen", "Niklaus", "Tony" };

	private SampleData() {
	}

	static List<Order> orders(int count, long seed) {
		Random random = new Random(seed);
		List<Order> orders = new ArrayList<>(count);
		for (int id = 1; id <= count; id++) {
			String customer = NAMES[random.nextInt(NAMES.length)] + " " + (char) ('A' + random.nextInt(20)) + ".";
			String product = WORDS[random.nextInt(WORDS.length)] + "-" + random.nextInt(100);
			orders.add(new Order(id, customer, product, 1 + random.nextInt(20), (100 + random.nextInt(9900)) / 100.0,
					words(3 + random.nextInt(4), random)));
		}
		return orders;
	}

	/** Returns words with spaces between them. */
	static String words(int count, long seed) {
		return words(count, new Random(seed));
	}

	private static String words(int count, Random random) {
		StringBuilder words = new StringBuilder();
		for (int word = 0; word < count; word++) {
			words.append(word == 0 ? "" : " ").append(WORDS[random.nextInt(WORDS.length)]);
		}
		return words.toString();
	}

	/** Returns the orders as an XML document. */
	static String xml(List<Order> orders) {
		StringBuilder xml = new StringBuilder("<orders>\n");
		for (Order order : orders) {
			xml.append("  <order id=\"").append(order.id()).append("\"><customer>").append(order.customer()).append("</customer><product>")
					.append(order.product()).append("</product><quantity>").append(order.quantity()).append("</quantity><price>")
					.append(order.price())
					.append("</price><note>").append(order.note()).append("</note></order>\n");
		}
		return xml.append("</orders>\n").toString();
	}

	/** Returns the orders as a JSON array, which is also valid YAML. */
	static String json(List<Order> orders) {
		StringBuilder json = new StringBuilder("[");
		for (Order order : orders) {
			json.append(json.length() == 1 ? "" : ",\n").append("{\"id\":").append(order.id()).append(",\"customer\":\"")
					.append(order.customer())
					.append("\",\"product\":\"").append(order.product()).append("\",\"quantity\":").append(order.quantity())
					.append(",\"price\":")
					.append(order.price()).append(",\"note\":\"").append(order.note()).append("\"}");
		}
		return json.append("]").toString();
	}

	/** Returns a Java source file with the given number of methods. It uses only types of <code>java.lang</code>. */
	static String javaSource(String className, int methods) {
		StringBuilder source = new StringBuilder("package sample;\n\npublic class " + className + " {\n\n\tprivate int state = 17;\n");
		for (int method = 0; method < methods; method++) {
			source.append("""

						/** Computes something from the state. */
						public int compute%1$d(int start, String text) {
							int sum = start;
							for (int i = 0; i < %2$d; i++) {
								if ((sum & 1) == 0) {
									sum += i * 3 - state;
								} else {
									sum = sum / 2 + text.length();
								}
							}
							StringBuilder out = new StringBuilder();
							out.append(text).append(':').append(sum);
							state = out.length() > 10 ? sum %% 7 : state + 1;
							return sum + out.toString().hashCode();
						}
					""".formatted(method, 5 + method));
		}
		return source.append("}\n").toString();
	}
}
