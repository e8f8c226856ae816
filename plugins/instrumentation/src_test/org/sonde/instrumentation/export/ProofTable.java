/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.sonde.instrumentation.plan.MethodSignature;

/** What each agent was expected to make of each method, and what it recorded, as a table for the docs. */
final class ProofTable {
	private ProofTable() {
	}

	/** @param spans by type and name, as spans do not tell overloads apart */
	static String of(AgentFiles kieker, Map<String, Integer> ran, AgentFiles openTelemetry, Map<String, Integer> spans, AgentFiles byteBuddy,
			Map<String, Integer> recorded) {
		StringBuilder table = new StringBuilder("| method | Kieker with AspectJ | seen | OpenTelemetry | seen | Kieker with Byte Buddy | seen |\n")
				.append("|---|---|---|---|---|---|---|\n");
		Map<String, Long> overloads = openTelemetry.collecting().stream().map(AgentsProofTest::name)
				.collect(Collectors.groupingBy(name -> name, Collectors.counting()));
		List<MethodSignature> methods = kieker.collecting();
		Set<String> traced = Set.copyOf(Plans.texts(openTelemetry.collecting()));
		for (MethodSignature method : methods) {
			String text = method.toString();
			String name = AgentsProofTest.name(method);
			boolean shared = overloads.getOrDefault(name, 0L) > 1;
			String lost = NastyProgram.ALWAYS_THROWING.contains(text) ? ", lost as it throws" : "";
			table.append("| `").append(withoutNumber(text)).append("` | ").append(expected(kieker, text)).append(" | ").append(times(ran.get(text)))
					.append(" | ").append(expected(openTelemetry, text)).append(" | ")
					.append(traced.contains(text) ? times(spans.get(name)) + (shared ? " in all" : "") : "–")
					.append(" | ").append(expected(byteBuddy, text)).append(lost).append(" | ").append(times(recorded.get(text))).append(" |\n");
		}
		return table.toString();
	}

	/** Javac has numbered lambdas in more than one way. */
	private static String withoutNumber(String method) {
		return method.replaceAll("(lambda\\$\\w+\\$)\\d+", "$1N");
	}

	private static String expected(AgentFiles export, String method) {
		return export.notes().stream().filter(note -> note.probe().equals(method) && !note.exact()).findFirst()
				.map(note -> note.kind().words()).orElse("exact");
	}

	private static String times(Integer count) {
		return count == null ? "–" : count + " ×";
	}
}
