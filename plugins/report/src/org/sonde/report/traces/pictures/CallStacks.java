/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.pictures;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Merged calls as the stacks that tools for flame graphs read. */
public final class CallStacks {
	private static final String SCHEMA = "https://www.speedscope.app/file-format-schema.json";

	private CallStacks() {
	}

	/**
	 * Collapsed stacks, as Brendan Gregg's flame graphs have them: the callers of each call from the outermost, then its own time in
	 * nanoseconds, or its executions.
	 */
	public static String collapsed(MergedCalls calls, Weight weight) {
		StringBuilder text = new StringBuilder();
		walk(calls, weight, (stack, own) -> text.append(String.join(";", stack).replaceAll("\\p{Cntrl}", " ")).append(' ').append(own)
				.append('\n'));
		return text.toString();
	}

	/** A profile for speedscope.app. */
	public static ObjectNode speedscope(MergedCalls calls, Weight weight, String name) {
		Map<String, Integer> frames = new TreeMap<>();
		ArrayNode samples = JsonNodeFactory.instance.arrayNode();
		ArrayNode weights = JsonNodeFactory.instance.arrayNode();
		List<String> order = new ArrayList<>();
		walk(calls, weight, (stack, own) -> {
			ArrayNode sample = samples.addArray();
			stack.forEach(operation -> sample.add(frames.computeIfAbsent(operation, one -> {
				order.add(one);
				return order.size() - 1;
			})));
			weights.add(own);
		});
		ObjectNode json = JsonNodeFactory.instance.objectNode().put("$schema", SCHEMA).put("exporter", "Sonde").put("name", name);
		ArrayNode all = json.putObject("shared").putArray("frames");
		order.forEach(operation -> all.addObject().put("name", operation));
		ObjectNode profile = json.putArray("profiles").addObject().put("type", "sampled").put("name", name)
				.put("unit", weight == Weight.TIME ? "nanoseconds" : "none").put("startValue", 0)
				.put("endValue", weights.valueStream().mapToLong(one -> one.asLong()).sum());
		profile.set("samples", samples);
		profile.set("weights", weights);
		return json;
	}

	/** Each call that counts, with its callers before it. */
	private static void walk(MergedCalls calls, Weight weight, BiConsumer<List<String>, Long> sink) {
		List<String> stack = new ArrayList<>();
		for (MergedCalls one : calls.all()) {
			if (one.depth() > 0) {
				stack.subList(one.depth() - 1, stack.size()).clear();
				stack.add(one.operation());
				long own = Math.round(weight.own(one));
				if (own > 0) {
					sink.accept(stack, own);
				}
			}
		}
	}
}
