/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.sonde.common.digits.Counted;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;

/**
 * Exports a plan to Kieker 2.0's agent with Byte Buddy. An environment variable names the classes that the agent instruments, with all
 * their methods; Kieker's adaptive monitoring then switches off those that are not planned.
 */
public final class KiekerByteBuddy {
	/** Lines for a shell that set the variables of the environment. */
	public static final String VARIABLES = "kieker-bytebuddy.sh";
	/** Kieker's configuration: its writer, and that probes can be switched off. */
	public static final String PROPERTIES = "kieker.monitoring.properties";
	/** The variable that names the classes to instrument, separated by semicolons. */
	static final String INCLUDE = "KIEKER_SIGNATURES_INCLUDE";

	/** Linux starts no program with a longer variable: 32 pages of 4 KiB with the name and the terminating zero. */
	private static final int MAX_VARIABLE_BYTES = (128 << 10) - 1 - INCLUDE.length() - "=".length();
	private static final List<String> IGNORED = List.of("java.", "kieker.", "net.bytebuddy.");

	private static final Pattern EXPORTED = Pattern.compile("(?m)^export (\\w+)='([^']*)'");

	private KiekerByteBuddy() {
	}

	/**
	 * The plan in the agent's files.
	 *
	 * @param classes the known classes of the program; they say what is instrumented in addition
	 * @throws IllegalArgumentException if a probe of the plan does not name a method
	 */
	public static AgentFiles export(Plan plan, ProgramClasses classes) {
		Set<String> included = new LinkedHashSet<>();
		int[] bytes = new int[1];
		ExportDraft draft = new ExportDraft(plan, classes, probe -> obstacle(probe, classes).or(() -> fits(probe.getDeclaringType(),
				included, bytes)));
		draft.remarkKinds("an OperationExecutionRecord");
		draft.remark("The agent instruments all methods of these types" + others(draft.methods(), included, classes)
				+ ". Methods that are not in the plan are switched off: they record nothing, and cost as much as a deactivated probe.");
		draft.remark("From Java 24 on, Kieker 2.0.2's Byte Buddy instruments with -Dnet.bytebuddy.experimental=true only.");
		draft.remark("Kieker 2.0.2 with Byte Buddy loses calls that end by an exception, and then confuses the traces of that thread.");
		return draft.finish(Map.of(VARIABLES, variables(included), PROPERTIES, properties(KiekerWriter.of(plan.getRecordTo())),
				KiekerAdaptive.FILE, KiekerAdaptive.content(draft)));
	}

	/** The variables that an export sets, for a program that is started without a shell. */
	public static Map<String, String> environment(AgentFiles export) {
		Matcher variable = EXPORTED.matcher(export.files().get(VARIABLES));
		return variable.find() ? Map.of(variable.group(1), variable.group(2)) : Map.of();
	}

	private static Optional<String> obstacle(MethodProbe probe, ProgramClasses classes) {
		MethodSignature method = probe.signature();
		if (method.constructor()) {
			return Optional.of("the agent instruments no constructors");
		}
		if (ExportDraft.synthetic(method, classes)) {
			return Optional.of(ExportDraft.COMPILER_MADE);
		}
		for (String ignored : IGNORED) {
			if (method.declaringType().startsWith(ignored)) {
				return Optional.of("the agent leaves out the types below " + ignored + "*");
			}
		}
		if (classes.type(method.declaringType()).filter(ProgramClasses.Type::isInterface).isPresent()) {
			return Optional.of("the agent instruments no interfaces, so neither their default nor their static methods");
		}
		return Optional.empty();
	}

	private static Optional<String> fits(String type, Set<String> included, int[] bytes) {
		int more = type.getBytes(StandardCharsets.UTF_8).length + 1;
		if (!included.contains(type) && bytes[0] + more > MAX_VARIABLE_BYTES) {
			return Optional.of("the variable with the class names would be longer than the system allows ("
					+ MAX_VARIABLE_BYTES + " bytes)");
		}
		if (included.add(type)) {
			bytes[0] += more;
		}
		return Optional.empty();
	}

	/** Says how many unplanned methods get a probe, type by type, as far as known. */
	private static String others(List<MethodSignature> planned, Set<String> types, ProgramClasses classes) {
		Set<String> names = planned.stream().map(MethodSignature::toString).collect(Collectors.toSet());
		StringBuilder text = new StringBuilder();
		for (String type : types) {
			long others = classes.executable(type).stream().filter(method -> !method.synthetic())
					.map(ProgramClasses.Method::signature).filter(method -> !method.constructor() && !names.contains(method.toString()))
					.count();
			if (others > 0) {
				text.append(text.isEmpty() ? ": " : ", ").append(Counted.of(others, "other method")).append(" in ").append(type);
			}
		}
		return text.toString();
	}

	/** Quoted, because a dollar in a name is none of the shell's. */
	private static String variables(Set<String> types) {
		return """
				# These variables list the classes that Kieker's agent with Byte Buddy instruments. Read them into the shell that
				# starts the program: . ./%s
				unset KIEKER_SIGNATURES_EXCLUDE
				export %s='%s'
				""".formatted(VARIABLES, INCLUDE, String.join(";", types));
	}

	private static String properties(KiekerWriter writer) {
		return """
				# Kieker 2.0 reads this file by -Dkieker.monitoring.configuration=FILE. A system property of the same name overrides a line.
				kieker.monitoring.enabled=true
				# Instrumented methods that are not planned are switched off by %1$s; name it by its
				# whole path: -Dkieker.monitoring.adaptiveMonitoring.configFile=FILE.
				kieker.monitoring.adaptiveMonitoring.enabled=true
				kieker.monitoring.adaptiveMonitoring.configFile=%1$s
				%2$s""".formatted(KiekerAdaptive.FILE, writer.lines());
	}
}
