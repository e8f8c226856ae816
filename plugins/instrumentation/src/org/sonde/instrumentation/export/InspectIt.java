/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.snakeyaml.engine.v2.api.Dump;
import org.snakeyaml.engine.v2.api.DumpSettings;
import org.snakeyaml.engine.v2.common.FlowStyle;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;

/**
 * Exports a plan to inspectIT Ocelot 2, as a YAML file with a scope for each type and one rule that traces them. The agent selects
 * methods by type, name and parameters and leaves out what the compiler makes, which is exact: methods that differ in the return type
 * alone are a method and its bridge.
 */
public final class InspectIt {
	/** The only file. */
	public static final String YAML = "inspectit.yml";
	/** The classes that the agent's default configuration ignores. */
	private static final List<String> IGNORED = List.of("java.lang.invoke.", "rocks.inspectit.", "io.opencensus.", "io.grpc.",
			"com.lmax.disruptor.",
			"com.google.", "io.opentelemetry.", "com.intellij.", "org.gradle.", "net.bytebuddy.");

	private InspectIt() {
	}

	/**
	 * The plan in the agent's file.
	 *
	 * @param classes the known classes of the program; they say what the compiler made
	 * @throws IllegalArgumentException if a probe of the plan does not name a method
	 */
	public static AgentFiles export(Plan plan, ProgramClasses classes) {
		ExportDraft draft = new ExportDraft(plan, classes, probe -> obstacle(probe, classes));
		draft.remarkKinds("a span");
		draft.remark(
				"The agent instruments classes in the background after they were loaded, so the first calls in a program may go unseen.");
		draft.remark("A constructor that ends by an exception leaves no span.");
		return draft.finish(Map.of(YAML, yaml(draft.methods())));
	}

	private static Optional<String> obstacle(MethodProbe probe, ProgramClasses classes) {
		if (ExportDraft.synthetic(probe.signature(), classes)) {
			return Optional.of(ExportDraft.COMPILER_MADE);
		}
		for (String ignored : IGNORED) {
			if (probe.getDeclaringType().startsWith(ignored)) {
				return Optional.of("the agent's default configuration ignores the types below " + ignored + "*");
			}
		}
		return ExportDraft.onlyActive(probe);
	}

	private static String yaml(List<MethodSignature> methods) {
		Map<String, Object> scopes = new LinkedHashMap<>();
		Map<String, Object> used = new LinkedHashMap<>();
		Map<String, List<Object>> byType = new LinkedHashMap<>();
		methods.forEach(method -> byType.computeIfAbsent(method.declaringType(), type -> new ArrayList<>()).add(matcher(method)));
		byType.forEach((type, matchers) -> {
			// The brackets keep the dots of a name from being read as levels of the configuration.
			String scope = "[s_" + type + "]";
			scopes.put(scope, ordered("type", ordered("name", type, "matcher-mode", "EQUALS_FULLY"), "methods", matchers));
			used.put(scope, true);
		});
		Map<String, Object> rule = ordered("include", Map.of("r_trace_method", true), "scopes", used);
		Object root = Map.of("inspectit", Map.of("instrumentation", ordered("scopes", scopes, "rules", Map.of("r_sonde", rule))));
		DumpSettings settings = DumpSettings.builder().setDefaultFlowStyle(FlowStyle.BLOCK).setWidth(120)
				.setDereferenceAliases(true).build();
		return "# inspectIT Ocelot reads all files of a folder by -Dinspectit.config.file-based.path=FOLDER.\n"
				+ new Dump(settings).dumpToString(root);
	}

	private static Map<String, Object> matcher(MethodSignature method) {
		return method.constructor() ? ordered("is-constructor", true, "arguments", method.parameterTypes())
				: ordered("name", method.name(), "arguments", method.parameterTypes());
	}

	private static Map<String, Object> ordered(String first, Object firstValue, String second, Object secondValue) {
		Map<String, Object> map = new LinkedHashMap<>();
		map.put(first, firstValue);
		map.put(second, secondValue);
		return map;
	}
}
