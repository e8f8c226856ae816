/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.plan;

import java.nio.file.Path;
import java.util.List;

import org.sonde.instrumentation.export.Agent;
import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.export.ExactnessNote;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes as JSON how exactly an export matches the plan. */
public final class ExportJson {

	private ExportJson() {
	}

	public static ObjectNode of(Agent agent, AgentFiles export, List<Path> written) {
		ObjectNode root = JsonNodeFactory.instance.objectNode();
		root.put("agent", agent.keyword()).put("exact", export.isExact());
		strings(root.putArray("files"), written);
		strings(root.putArray("collecting"), export.collecting());
		strings(root.putArray("deactivated"), export.deactivated());
		ArrayNode notes = root.putArray("notes");
		for (ExactnessNote note : export.notes()) {
			strings(notes.addObject().put("probe", note.probe()).put("kind", note.kind().words()).put("reason", note.reason())
					.putArray("others"),
					note.others());
		}
		strings(root.putArray("remarks"), export.remarks());
		return root;
	}

	private static void strings(ArrayNode array, List<?> values) {
		values.forEach(value -> array.add(value.toString()));
	}
}
