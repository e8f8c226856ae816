/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.common.digits.Counted;
import org.sonde.instrumentation.export.ExactnessNote.Kind;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;

/**
 * Exports a plan to Kieker 2.0 with AspectJ's load-time weaver. Every planned method is woven and no other. Deactivated probes
 * are woven too and switched off by Kieker's adaptive monitoring, so that they cost what a deactivated probe costs.
 * <p>
 * The files have the names that AspectJ and Kieker look for on the class path, so the folder goes there; docs/dev/export.md has the
 * launch line, {@code KiekerLaunch} builds it.
 */
public final class KiekerAspectJ {
	/** AspectJ's configuration: which aspects are woven where. */
	public static final String AOP_XML = "META-INF/aop.xml";
	/** Kieker's configuration: its writer and whether probes can be switched off. */
	public static final String PROPERTIES = "META-INF/kieker.monitoring.properties";
	/** Kieker's list of the operations whose probes are switched off. */
	public static final String ADAPTIVE = "META-INF/kieker.monitoring.adaptiveMonitoring.conf";

	/** The package of the generated aspects. */
	public static final String ASPECTS = "org.sonde.probes";

	/** A kind of Kieker's probes, as the abstract aspect and the pointcut that a concrete aspect has to define. */
	private enum Aspect {
		OPERATION_EXECUTION("OperationExecution", "operationExecution.AbstractOperationExecutionAspect", "monitoredOperation",
				ProbeKind.OPERATION_EXECUTION, method -> true),
		OPERATION_EVENTS("OperationEvents", "flow.operationExecution.AbstractAspect", "monitoredOperation",
				ProbeKind.OPERATION_EVENTS, method -> !method.constructor()),
		CONSTRUCTOR_EVENTS("ConstructorEvents", "flow.constructorExecution.AbstractAspect", "monitoredConstructor",
				ProbeKind.OPERATION_EVENTS, MethodSignature::constructor);

		private final String concreteName;
		private final String abstractName;
		private final String pointcut;
		private final ProbeKind kind;
		private final Predicate<MethodSignature> accepts;

		Aspect(String concreteName, String abstractName, String pointcut, ProbeKind kind, Predicate<MethodSignature> accepts) {
			this.concreteName = ASPECTS + "." + concreteName;
			this.abstractName = "kieker.monitoring.probe.aspectj." + abstractName;
			this.pointcut = pointcut;
			this.kind = kind;
			this.accepts = accepts;
		}

		static Aspect of(WovenPatterns.Pointcut pattern) {
			return of(pattern.probe().getKind(), pattern.constructor());
		}

		static Aspect of(MethodProbe probe) {
			return of(probe.getKind(), probe.isConstructor());
		}

		private static Aspect of(ProbeKind kind, boolean constructor) {
			return kind == ProbeKind.OPERATION_EXECUTION ? OPERATION_EXECUTION : constructor ? CONSTRUCTOR_EVENTS : OPERATION_EVENTS;
		}

		List<MethodSignature> methods(List<MethodProbe> probes) {
			return probes.stream().filter(probe -> probe.getKind() == kind).map(MethodProbe::signature).filter(accepts).toList();
		}
	}

	private KiekerAspectJ() {
	}

	/**
	 * The plan in Kieker's files, without knowing the program.
	 *
	 * @throws IllegalArgumentException if a probe of the plan does not name a method
	 */
	public static AgentFiles export(Plan plan) {
		return export(plan, Optional.empty());
	}

	/**
	 * The plan in Kieker's files, without knowing more of the program than what the patterns match.
	 *
	 * @param program what the plan's patterns match in the program; empty if it is not known
	 * @throws IllegalArgumentException if a probe of the plan does not name a method
	 */
	public static AgentFiles export(Plan plan, Optional<PlanMatches> program) {
		return export(plan, ProgramClasses.UNKNOWN, program);
	}

	/**
	 * The plan in Kieker's files. Patterns become pointcuts, which AspectJ matches against every class that the program loads; those that
	 * no pointcut can say become the methods that they match.
	 *
	 * @param classes the known classes of the program; they say what is not there
	 * @param program what the plan's patterns match in the program; empty if it is not known
	 * @throws IllegalArgumentException if a probe of the plan does not name a method
	 */
	public static AgentFiles export(Plan plan, ProgramClasses classes, Optional<PlanMatches> program) {
		List<MethodProbe> woven = new ArrayList<>();
		WovenPatterns patterns = new WovenPatterns(plan, program);
		List<ExactnessNote> notes = new ArrayList<>(patterns.notes());
		List<MethodProbe> wanted = new ArrayList<>(Probes.inFileOrder(plan));
		wanted.addAll(patterns.methods());
		wanted.sort(Comparator.comparing(MethodProbe::signature, MethodSignature.FILE_ORDER));
		for (MethodProbe probe : wanted) {
			MethodSignature method = probe.signature();
			Optional<String> obstacle = obstacle(method);
			if (obstacle.isPresent()) {
				notes.add(new ExactnessNote(method, Kind.LEFT_OUT, obstacle.get()));
			} else {
				woven.add(probe);
				if (isOfPlan(probe)) {
					ExportDraft.caution(method, classes).ifPresent(notes::add);
				}
				changed(method, probe.getKind(), classes).ifPresent(notes::add);
			}
		}
		patterns.matchedEvents().stream().filter(method -> obstacle(method).isEmpty())
				.forEach(method -> changed(method, ProbeKind.OPERATION_EVENTS, classes).ifPresent(notes::add));
		List<MethodSignature> collecting = Stream
				.concat(patterns.matched().stream().filter(method -> obstacle(method).isEmpty()),
						woven.stream().filter(MethodProbe::isActive).map(MethodProbe::signature))
				.sorted(MethodSignature.FILE_ORDER).toList();
		List<MethodSignature> deactivated = woven.stream().filter(probe -> !probe.isActive()).map(MethodProbe::signature)
				.toList();
		TreeMap<String, String> files = new TreeMap<>();
		files.put(AOP_XML, aopXml(woven, patterns.pointcuts()));
		files.put(PROPERTIES, properties(!deactivated.isEmpty(), KiekerWriter.of(plan.getRecordTo())));
		files.put(ADAPTIVE, adaptive(deactivated));
		List<String> remarks = new ArrayList<>(remarks(patterns, program));
		Stream<Aspect> active = Stream.concat(patterns.pointcuts().stream().map(Aspect::of),
				woven.stream().filter(MethodProbe::isActive).map(Aspect::of));
		if (cutTraces(active.collect(Collectors.toSet()))) {
			remarks.add("Kieker ends the trace when a constructor with a probe for operation events ends: "
					+ "what its caller calls later is in other traces. "
					+ "For whole traces, use operation execution, or no probes in constructors.");
		}
		return ObjectWeaving.addTo(new AgentFiles(files, collecting, deactivated, notes, remarks), plan, classes);
	}

	private static List<String> remarks(WovenPatterns patterns, Optional<PlanMatches> program) {
		return patterns.pointcuts().isEmpty() || program.isPresent() ? List.of()
				: List.of(Counted.of(patterns.pointcuts().size(), "pattern")
						+ " will be matched by AspectJ when the program runs, also in its libraries. "
						+ "The matching methods are unknown before.");
	}

	/** Kieker's aspects for methods and for constructors each count how deep they are, and end the trace of both. */
	private static boolean cutTraces(Set<Aspect> active) {
		return active.containsAll(Set.of(Aspect.OPERATION_EVENTS, Aspect.CONSTRUCTOR_EVENTS));
	}

	/**
	 * The constructors with active probes for operation events, if active probes of methods record these, too: Kieker ends the trace with
	 * each of these constructors.
	 *
	 * @param probes by method, as the program will have them; in the result, their order is kept
	 */
	public static List<MethodSignature> cuttingTraces(Map<MethodSignature, ? extends Probe> probes) {
		Map<Aspect, List<MethodSignature>> active = probes.entrySet().stream().filter(entry -> entry.getValue().isActive())
				.collect(Collectors.groupingBy(entry -> Aspect.of(entry.getValue().getKind(), entry.getKey().constructor()),
						Collectors.mapping(Map.Entry::getKey, Collectors.toList())));
		return cutTraces(active.keySet()) ? active.get(Aspect.CONSTRUCTOR_EVENTS) : List.of();
	}

	/**
	 * What a probe of this kind may change in the method, if anything. Kieker records operation events of a method by advice around it, for
	 * which AspectJ moves the body into a method of its own: code that looks for its caller then finds AspectJ's closure, whether the probe
	 * is active or not. Its other probes are advice before and after, which leave the body where it is.
	 *
	 * @param classes the known classes of the program; nothing is claimed of a method that is not among them
	 */
	public static Optional<ExactnessNote> changed(MethodSignature method, ProbeKind kind, ProgramClasses classes) {
		return kind != ProbeKind.OPERATION_EVENTS || method.constructor() ? Optional.empty()
				: classes.method(method).flatMap(ProgramClasses.Method::stackQuery)
						.map(query -> new ExactnessNote(method, Kind.MAY_CHANGE_PROGRAM, "it inspects its callers (" + query
								+ "), and a probe for operation events puts frames between them. Use a probe for operation execution, "
								+ "which does not, or test the program with the probe"));
	}

	/** Why AspectJ or Kieker cannot weave the method, if so. */
	static Optional<String> obstacle(MethodSignature method) {
		Optional<String> unwoven = obstacle(method.declaringType());
		if (unwoven.isPresent()) {
			return unwoven;
		}
		for (String skipped : List.of("kieker.common.", "kieker.monitoring.", "kieker.analysis.", "kieker.tools.")) {
			if (method.declaringType().startsWith(skipped)) {
				return Optional.of("Kieker's probes leave out its own packages below " + skipped + "*");
			}
		}
		return unreadable(Pointcuts.alone(method));
	}

	/** Why AspectJ cannot read a pointcut, if so. */
	static Optional<String> unreadable(String pointcut) {
		if (pointcut.codePoints().anyMatch(Character::isSupplementaryCodePoint)) {
			return Optional.of("AspectJ cannot read a name with characters beyond U+FFFF");
		}
		return Pointcuts.bytes(pointcut) <= Pointcuts.MAX_BYTES ? Optional.empty()
				: Optional.of("the signature is longer than a pointcut may be (" + Pointcuts.MAX_BYTES + " bytes)");
	}

	/** Why AspectJ cannot weave a type, if so. */
	static Optional<String> obstacle(String declaringType) {
		return Stream.of("java.", "javax.", "sun.reflect.", "org.aspectj.").filter(declaringType::startsWith).findFirst()
				.map(skipped -> "AspectJ's load-time weaver leaves out the packages below " + skipped + "*");
	}

	/** A pattern's methods are found again for each export, so there is nothing to say about them. */
	private static boolean isOfPlan(MethodProbe probe) {
		return probe.eContainer() != null;
	}

	/** Returns the content of aop.xml. With a pattern, any type may match, so AspectJ must check all loaded types. */
	private static String aopXml(List<MethodProbe> probes, List<WovenPatterns.Pointcut> patterns) {
		StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n").append(AgentFiles.WRITTEN_BY)
				.append("<aspectj>\n\t<weaver>\n");
		Set<String> types = new LinkedHashSet<>();
		(patterns.isEmpty() ? probes : List.<MethodProbe>of()).forEach(probe -> types.add(probe.getDeclaringType()));
		types.forEach(type -> xml.append("\t\t<include within=\"").append(escaped(type)).append("\"/>\n"));
		xml.append("\t</weaver>\n\t<aspects>\n");
		Map<Aspect, Integer> numbers = new EnumMap<>(Aspect.class);
		for (Aspect aspect : Aspect.values()) {
			Pointcuts.select(aspect.methods(probes))
					.forEach(expression -> append(aspect, numbers.merge(aspect, 1, Integer::sum), expression, xml));
		}
		// The order is that of the plan, so that it is known when the file is read back.
		for (WovenPatterns.Pointcut pattern : patterns) {
			Aspect aspect = Aspect.of(pattern);
			append(aspect, numbers.merge(aspect, 1, Integer::sum), pattern.expression(), xml);
		}
		return xml.append("\t</aspects>\n</aspectj>\n").toString();
	}

	private static void append(Aspect aspect, int number, String expression, StringBuilder xml) {
		xml.append("\t\t<concrete-aspect name=\"").append(aspect.concreteName).append(number).append("\" extends=\"")
				.append(aspect.abstractName).append("\">\n\t\t\t<pointcut name=\"").append(aspect.pointcut)
				.append("\" expression=\"").append(escaped(expression)).append("\"/>\n\t\t</concrete-aspect>\n");
	}

	/** Control characters are neither in names nor in patterns. */
	static String escaped(String text) {
		return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
	}

	private static String properties(boolean adaptive, KiekerWriter writer) {
		return """
				# Kieker 2.0, found on the class path. A system property of the same name overrides a line.
				kieker.monitoring.enabled=true
				# Probes are switched off by %3$s; the look-up costs a little, so it is on only if one is.
				kieker.monitoring.adaptiveMonitoring.enabled=%1$s
				kieker.monitoring.adaptiveMonitoring.configFile=%2$s
				%4$s""".formatted(adaptive, ADAPTIVE, ADAPTIVE.substring(ADAPTIVE.lastIndexOf('/') + 1), writer.lines());
	}

	/** The content of {@link #ADAPTIVE} that switches off these methods and no others. */
	private static String adaptive(List<MethodSignature> deactivated) {
		StringBuilder file = new StringBuilder("# Operations whose probes are woven but switched off; all others collect.\n");
		deactivated.forEach(method -> file.append("- ").append(KiekerAdaptive.pattern(method)).append('\n'));
		return file.toString();
	}
}
