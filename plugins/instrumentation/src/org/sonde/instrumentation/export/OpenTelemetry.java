/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;

/**
 * Exports a plan to the Java agent of OpenTelemetry, as a file of properties for {@code otel.javaagent.configuration-file}. The agent
 * selects methods by type and name alone: it takes every overload, and every method of that name in the type's subtypes.
 */
public final class OpenTelemetry {
	/** The agent that the exports were last proven with. */
	public static final String VERSION = "2.33.1";
	/** The only file. */
	public static final String PROPERTIES = "opentelemetry.properties";
	/** The property that names the methods: {@code p.A[m,n];p.B[m]}. */
	public static final String INCLUDE = "otel.instrumentation.methods.include";

	/** One name the agent cannot read voids all of them. */
	private static final Pattern TYPE = Pattern.compile("[\\w.$]+");
	private static final Pattern NAME = Pattern.compile("\\w+");
	private static final List<String> GENERATED = List.of("$JaxbAccessor", "javassist", ".asm.", "$__sisu", "__EJB31_Generated__");
	/** The classes that version 2.33.1 ignores although a plan can contain them. */
	private static final List<String> IGNORED = List.of("java.", "jdk.", "sun.", "com.sun.", "org.gradle.", "net.bytebuddy.",
			"org.aspectj.",
			"org.groovy.", "org.apache.groovy.", "org.codehaus.groovy.", "clojure.", "io.opentelemetry.javaagent.");

	private OpenTelemetry() {
	}

	/**
	 * The plan in the agent's file.
	 *
	 * @param classes the known classes of the program; they say what is caught in addition
	 * @throws IllegalArgumentException if a probe of the plan does not name a method
	 */
	public static AgentFiles export(Plan plan, ProgramClasses classes) {
		ExportDraft draft = draft(plan, classes, probe -> unreadable(probe.signature()));
		return draft.finish(Map.of(PROPERTIES, properties(names(draft.methods(), classes))));
	}

	/**
	 * What the agent makes of a plan, however it is configured.
	 *
	 * @param unreadable why it cannot read the method's name from its file, if so
	 */
	static ExportDraft draft(Plan plan, ProgramClasses classes, Function<MethodProbe, Optional<String>> unreadable) {
		ExportDraft draft = new ExportDraft(plan, classes,
				probe -> obstacle(probe, classes).or(() -> unreadable.apply(probe)).or(() -> ExportDraft.onlyActive(probe)));
		draft.remarkKinds("a span with the type and the name of its method, but not its parameters");
		draft.noteOthers(method -> sameName(method.declaringType(), method.name(), classes),
				method -> Optional.of("the agent also takes every overload, and methods with this name in subtypes. Methods of "
						+ "subtypes that are in the plan, too, are recorded twice"),
				"the agent selects by name, and includes overloads and methods of subtypes");
		return draft;
	}

	private static Optional<String> obstacle(MethodProbe probe, ProgramClasses classes) {
		MethodSignature method = probe.signature();
		if (method.constructor()) {
			return Optional.of("the agent has no spans around constructors");
		}
		Optional<String> ignored = ignored(method.declaringType());
		if (ignored.isPresent()) {
			return ignored;
		}
		return ExportDraft.synthetic(method, classes) ? Optional.of(ExportDraft.COMPILER_MADE) : Optional.empty();
	}

	/** The properties are read with less than Java's letters. */
	private static Optional<String> unreadable(MethodSignature method) {
		if (!TYPE.matcher(method.declaringType()).matches()) {
			return Optional.of("the agent reads type names of the letters a to z, digits, _, . and $ alone");
		}
		if (!NAME.matcher(method.name()).matches()) {
			return Optional.of("the agent reads method names of the letters a to z, digits and _ alone");
		}
		return Optional.empty();
	}

	/** Why version 2.33.1 instruments no type of this name, if so. */
	private static Optional<String> ignored(String type) {
		for (String start : IGNORED) {
			if (type.startsWith(start)) {
				return Optional.of("the agent leaves out the types below " + start + "*");
			}
		}
		boolean scala = type.contains("$$anon$") || type.contains("$$anonfun$");
		return (type.contains("$$") && !scala ? Stream.of("$$") : GENERATED.stream().filter(type::contains)).findFirst()
				.map(part -> "the agent leaves out types with " + part + " in their names, as if they were generated");
	}

	/** The methods that an entry takes, if the type is known. The compiler's, such as bridges, have no spans. */
	public static List<MethodSignature> sameName(String declaringType, String name, ProgramClasses classes) {
		return classes.withSubtypes(declaringType).stream().filter(type -> ignored(type.name()).isEmpty())
				.flatMap(type -> type.methods().stream()).filter(other -> other.body() && !other.synthetic())
				.map(ProgramClasses.Method::signature).filter(other -> other.name().equals(name))
				.sorted(MethodSignature.FILE_ORDER).toList();
	}

	/**
	 * The names by type. A type that is named, and a supertype of it, are two instrumentations to the agent: where both had the name,
	 * each execution would be recorded twice. The supertype's is enough.
	 */
	static SortedMap<String, SortedSet<String>> names(List<MethodSignature> methods, ProgramClasses classes) {
		SortedMap<String, SortedSet<String>> all = methods.stream().collect(Collectors.groupingBy(MethodSignature::declaringType,
				TreeMap::new, Collectors.mapping(MethodSignature::name, Collectors.toCollection(TreeSet::new))));
		SortedMap<String, SortedSet<String>> needed = new TreeMap<>();
		all.forEach((type, names) -> needed.put(type, new TreeSet<>(names)));
		all.forEach((type, names) -> classes.withSubtypes(type).stream().map(ProgramClasses.Type::name)
				.filter(subtype -> !subtype.equals(type) && needed.containsKey(subtype))
				.forEach(subtype -> needed.get(subtype).removeAll(names)));
		needed.values().removeIf(SortedSet::isEmpty);
		return needed;
	}

	/** A type a line, so that a change of the plan is a change of few lines. */
	private static String properties(SortedMap<String, SortedSet<String>> names) {
		Stream<String> types = names.entrySet().stream().map(type -> type.getKey() + "[" + String.join(",", type.getValue()) + "]");
		return """
				# OpenTelemetry's Java agent reads this file by -Dotel.javaagent.configuration-file=FILE or the variable
				# OTEL_JAVAAGENT_CONFIGURATION_FILE. A system property or variable of the same name overrides a line.
				""" + INCLUDE + "=" + types.collect(Collectors.joining(";\\\n  ")) + "\n";
	}
}
