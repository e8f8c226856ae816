/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export.reading;

import java.util.List;
import java.util.Map;

import org.sonde.instrumentation.plan.ProbeKind;

/**
 * The aspects that Kieker brings ready-made, whose pointcuts are in their classes, as far as patterns can say what they select: all
 * executions, or those of what is annotated, in the types that the file includes. As seen in Kieker 2.0.2.
 */
public final class KiekerAspects {
	private static final String METHODS = "* %s*(..)";
	private static final String CONSTRUCTORS = "%snew(..)";
	private static final String ANNOTATED = "@(kieker.monitoring.annotation.OperationExecutionMonitoringProbe) ";
	/** The patterns of each aspect, with a place for the types. */
	private static final Map<String, List<String>> PATTERNS = Map.of(
			"operationExecution.OperationExecutionAspectFull", List.of(METHODS, CONSTRUCTORS),
			"operationExecution.OperationExecutionAspectAnnotation", List.of(ANNOTATED + METHODS, ANNOTATED + CONSTRUCTORS),
			"flow.operationExecution.FullInstrumentation", List.of(METHODS),
			"flow.operationExecution.Annotation", List.of(ANNOTATED + METHODS),
			"flow.constructorExecution.FullInstrumentation", List.of(CONSTRUCTORS),
			"flow.constructorExecution.Annotation", List.of(ANNOTATED + CONSTRUCTORS));

	private KiekerAspects() {
	}

	/**
	 * Patterns for what an aspect weaves.
	 *
	 * @param included what the file includes in the weaving; all types if there is nothing
	 */
	static void read(String aspect, List<String> included, String place, ImportDraft draft) {
		String name = aspect.startsWith(KiekerReader.ASPECTS) ? aspect.substring(KiekerReader.ASPECTS.length()) : "";
		List<String> patterns = PATTERNS.getOrDefault(name, List.of());
		if (patterns.isEmpty()) {
			draft.leftOut(place, "aspect " + aspect, "its pointcuts are in its class, not in the file");
			return;
		}
		ProbeKind kind = name.startsWith("flow.") ? ProbeKind.OPERATION_EVENTS : ProbeKind.OPERATION_EXECUTION;
		for (String types : included.isEmpty() ? List.of("*") : included) {
			if (!types.matches("[\\p{javaJavaIdentifierPart}.*]+")) {
				draft.leftOut(place, "aspect " + aspect + " within " + types, "for such types plans have no pattern");
				continue;
			}
			String declaring = types.equals("*") ? "" : types + ".";
			patterns.forEach(pattern -> draft.pattern(pattern.formatted(declaring), place, "aspect " + aspect, types.equals("*")
					? "the aspect selects so"
					: "the aspect selects so in what the file includes; overrides in subtypes elsewhere match, too").setKind(kind));
		}
	}
}
