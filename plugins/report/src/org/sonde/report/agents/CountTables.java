/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.agents;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.sonde.common.table.Table;
import org.sonde.report.agents.CountComparison.Cell;
import org.sonde.report.agents.CountComparison.Row;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The counts of several agents as a table and as JSON. */
public final class CountTables {
	private CountTables() {
	}

	/** A row a method, a column an agent; the last column is {@code equal}, or says which agents differ and why. */
	public static Table table(CountComparison comparison) {
		List<String> headings = new ArrayList<>(List.of("method"));
		comparison.agents().forEach(agent -> headings.add(agent.keyword()));
		headings.add("result");
		return new Table(headings, comparison.rows().stream().map(row -> {
			List<String> cells = new ArrayList<>(List.of(row.method().toString()));
			row.cells().forEach(cell -> cells.add(cell.text()));
			cells.add(result(comparison, row));
			return cells;
		}).toList());
	}

	/** The agents of one reason stand together. */
	private static String result(CountComparison comparison, Row row) {
		Map<String, List<String>> agents = new LinkedHashMap<>();
		for (int i = 0; i < row.cells().size(); i++) {
			Cell cell = row.cells().get(i);
			if (!cell.isEqual()) {
				agents.computeIfAbsent(cell.reason(), none -> new ArrayList<>()).add(comparison.agents().get(i).keyword());
			}
		}
		return agents.isEmpty() ? "equal"
				: agents.entrySet().stream().map(reason -> String.join(", ", reason.getValue()) + ": " + reason.getKey())
						.collect(Collectors.joining("; "));
	}

	public static ObjectNode json(CountComparison comparison) {
		ObjectNode root = JsonNodeFactory.instance.objectNode();
		ArrayNode agents = root.putArray("agents");
		comparison.agents().forEach(agent -> agents.add(agent.keyword()));
		root.put("equal", comparison.equal()).put("unexplained", comparison.unexplained());
		ArrayNode methods = root.putArray("methods");
		for (Row row : comparison.rows()) {
			ArrayNode counts = methods.addObject().put("signature", row.method().toString()).putArray("counts");
			row.cells()
					.forEach(cell -> counts.addObject()
							.put("calls", cell.calls().isPresent() ? Long.valueOf(cell.calls().getAsLong()) : null)
							.put("verdict", cell.verdict().keyword()).put("reason", cell.reason().isEmpty() ? null : cell.reason()));
		}
		return root;
	}
}
