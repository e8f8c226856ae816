/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;

/**
 * Exports a plan to the Java agent of Elastic APM, as a file of properties with {@code trace_methods}. The agent selects methods by
 * type, name and parameters and leaves out what the compiler makes, which is exact: methods that differ in the return type alone are a
 * method and its bridge.
 */
public final class ElasticApm {
	/** The agent that the export was last proven with. */
	static final String VERSION = "1.55.1";
	/** The only file. */
	public static final String PROPERTIES = "elasticapm.properties";
	/** The property that names the methods: {@code p.A#m(int),p.A#n()}. */
	public static final String TRACE_METHODS = "trace_methods";

	/** One name the agent cannot read voids all of them. */
	private static final Pattern NAMES = Pattern.compile("[a-zA-Z0-9_$.\\[\\]]+");
	/** The classes that version 1.55.1 leaves out: its own, those excluded by default, other agents and class generators. */
	private static final List<String> IGNORED = List.of("co.elastic.apm.", "org.infinispan", "org.apache.xerces", "org.jboss.as.",
			"io.undertow.core", "org.eclipse.jdt.ecj", "org.wildfly.extension.", "org.wildfly.security", "org.aspectj.", "org.groovy.",
			"com.p6spy.", "net.bytebuddy.", "org.stagemonitor.", "com.newrelic.", "com.nr.agent.", "com.dynatrace.", "com.singularity.",
			"com.appdynamics.",
			"com.cisco.mtagent.", "com.instana.", "datadog.", "org.glowroot.", "com.compuware.", "io.sqreen.", "com.contrastsecurity.");
	/** The marks of a generated type. */
	private static final List<String> GENERATED = List.of("$Proxy", "$$", "$JaxbAccessor", "CGLIB", "EnhancerBy", "javassist", ".asm.");

	private ElasticApm() {
	}

	/**
	 * The plan in the agent's file.
	 *
	 * @param classes the known classes of the program; they say what the compiler made
	 * @throws IllegalArgumentException if a probe of the plan does not name a method
	 */
	public static AgentFiles export(Plan plan, ProgramClasses classes) {
		ExportDraft draft = new ExportDraft(plan, classes, probe -> obstacle(probe, classes));
		draft.remarkKinds(
				"a transaction, or a span within one, with the simple names of type and method, but without package and parameters");
		draft.remark("The agent drops the spans of a transaction beyond transaction_max_spans (500 unless set).");
		return draft.finish(Map.of(PROPERTIES, properties(draft.methods())));
	}

	private static Optional<String> obstacle(MethodProbe probe, ProgramClasses classes) {
		MethodSignature method = probe.signature();
		if (method.constructor()) {
			return Optional.of("the agent has no spans around constructors");
		}
		for (String ignored : IGNORED) {
			if (method.declaringType().startsWith(ignored)) {
				return Optional.of("the agent leaves out the types whose names start with " + ignored);
			}
		}
		for (String part : GENERATED) {
			if (method.declaringType().contains(part)) {
				return Optional.of("the agent leaves out types with " + part + " in their names, as if they were generated");
			}
		}
		if (method.name().startsWith("_persistence_")) {
			return Optional.of("the agent leaves out the methods whose names start with _persistence_");
		}
		if (!NAMES.matcher(text(method).replaceAll("[#(),]", "")).matches()) {
			return Optional.of("the agent reads names of the letters a to z, digits, _ and $ alone, in the parameters, too");
		}
		if (ExportDraft.synthetic(method, classes)) {
			return Optional.of(ExportDraft.COMPILER_MADE);
		}
		return ExportDraft.onlyActive(probe);
	}

	private static String text(MethodSignature method) {
		return method.declaringType() + "#" + method.name() + "(" + String.join(",", method.parameterTypes()) + ")";
	}

	/** A method a line, so that a change of the plan is a change of few lines. */
	private static String properties(List<MethodSignature> methods) {
		return """
				# Elastic's agent reads this file beside its jar, or by -Delastic.apm.config_file=FILE.
				""" + TRACE_METHODS + "=" + methods.stream().map(ElasticApm::text).collect(Collectors.joining(",\\\n  ")) + "\n";
	}
}
