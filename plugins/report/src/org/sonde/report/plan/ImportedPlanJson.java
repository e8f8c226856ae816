/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.plan;

import java.nio.file.Path;
import java.util.Optional;

import org.sonde.instrumentation.export.reading.ImportedPlan;
import org.sonde.instrumentation.plan.Probes;

import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A plan made from an agent's configuration, for other programs. */
public final class ImportedPlanJson {

	private ImportedPlanJson() {
	}

	/** @param plan the file of the plan; empty if it was not written */
	public static ObjectNode of(ImportedPlan imported, Optional<Path> plan) {
		ObjectNode root = JsonNodeFactory.instance.objectNode();
		root.put("agent", imported.agent().keyword()).put("plan", plan.map(Path::toString).orElse(null))
				.put("methods", Probes.methodProbes(imported.plan()).size())
				.put("patterns", Probes.patternProbes(imported.plan()).size());
		var notes = root.putArray("notes");
		imported.notes()
				.forEach(note -> notes.addObject().put("place", note.place()).put("text", note.text()).put("kind", note.kind().words())
						.put("reason", note.reason()));
		return root;
	}
}
