/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.sonde.instrumentation.plan.MethodSignature;

/** What each agent was expected to make of each method, and what it recorded, as a table for docs/dev/proof.md. */
final class ProofTable {
	/**
	 * What one agent made of all methods.
	 *
	 * @param seen executions by the name under which the agent records a method
	 * @param name that name; several methods may share one
	 * @param distorted methods that the report calls exact, but whose exceptions make the agent record more or fewer executions
	 */
	record Column(String agent, AgentFiles export, Map<String, Integer> seen, Function<MethodSignature, String> name,
			Set<String> distorted) {
		private String cells(MethodSignature method) {
			String text = method.toString();
			long sharing = export.collecting().stream().filter(other -> name.apply(other).equals(name.apply(method))).count();
			boolean taken = Plans.texts(export.collecting()).contains(text);
			String expected = export.notes().stream().filter(note -> note.probe().equals(text) && !note.exact()).findFirst()
					.map(note -> note.kind().words()).orElse("exact");
			return expected + (distorted.contains(text) ? ", distorted by exceptions" : "") + " | "
					+ (taken ? times(seen.get(name.apply(method))) + (sharing > 1 ? " in all" : "") : "–");
		}
	}

	private ProofTable() {
	}

	static String of(List<MethodSignature> methods, List<Column> columns) {
		StringBuilder table = new StringBuilder("| method |");
		columns.forEach(column -> table.append(' ').append(column.agent()).append(" | seen |"));
		table.append("\n|---|").append("---|---|".repeat(columns.size())).append('\n');
		methods.forEach(method -> table.append("| `").append(withoutNumber(method.toString())).append("` | ")
				.append(columns.stream().map(column -> column.cells(method)).collect(Collectors.joining(" | "))).append(" |\n"));
		return table.toString();
	}

	/** docs/dev/proof.md; the table is also in target, to be copied there after a change. */
	static String docs(String table, String file) throws IOException {
		Files.createDirectories(Path.of("target"));
		Files.writeString(Path.of("target", file), table);
		return Files.readString(Path.of("../../docs/dev/proof.md"));
	}

	/** Javac has numbered lambdas in more than one way. */
	private static String withoutNumber(String method) {
		return method.replaceAll("(lambda\\$\\w+\\$)\\d+", "$1N");
	}

	private static String times(Integer count) {
		return count == null ? "–" : count + " ×";
	}
}
