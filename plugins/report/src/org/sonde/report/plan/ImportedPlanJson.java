/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.plan;

import java.nio.file.Path;

import org.sonde.instrumentation.export.reading.ImportedPlan;
import org.sonde.instrumentation.plan.Probes;

import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A plan made from an agent's configuration, for other programs. */
public final class ImportedPlanJson {

	private ImportedPlanJson() {
	}

	/** @param plan the file of the plan */
	public static ObjectNode of(ImportedPlan imported, Path plan) {
		ObjectNode root = JsonNodeFactory.instance.objectNode();
		root.put("agent", imported.agent().keyword()).put("plan", plan.toString())
				.put("methods", Probes.methodProbes(imported.plan()).size())
				.put("patterns", Probes.patternProbes(imported.plan()).size());
		var notes = root.putArray("notes");
		imported.notes()
				.forEach(note -> notes.addObject().put("place", note.place()).put("text", note.text()).put("kind", note.kind().words())
						.put("reason", note.reason()));
		return root;
	}
}
