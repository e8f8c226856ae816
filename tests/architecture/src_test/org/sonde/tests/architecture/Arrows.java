/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;

/**
 * Which part of Sonde may name which: the arrows, where each big library may be named, and where there are layers. No other arrows are
 * allowed.
 */
final class Arrows {
	/** Our packages (with their sub-packages) → those of ours they may depend on besides themselves and what is common. */
	private static final Map<String, Set<String>> ALLOWED = new LinkedHashMap<>();

	static {
		ALLOWED.put("common", Set.of());
		ALLOWED.put("metrics", Set.of());
		ALLOWED.put("overhead", Set.of());
		ALLOWED.put("traces", Set.of());
		ALLOWED.put("benchmark", Set.of("objects", "objects.weaving", "objects.jmx", "objects.jfr", "objects.otlp", "overhead", "traces",
				"instrumentation.plan",
				"instrumentation.pattern", "instrumentation.export", "instrumentation.run"));
		ALLOWED.put("instrumentation.plan", Set.of("overhead", "objects"));
		ALLOWED.put("instrumentation.pattern", Set.of("instrumentation.plan", "metrics", "overhead"));
		ALLOWED.put("instrumentation.export",
				Set.of("instrumentation.plan", "instrumentation.pattern", "overhead", "objects", "objects.weaving", "objects.jmx",
				"objects.jfr", "objects.otlp"));
		ALLOWED.put("instrumentation.run", Set.of("instrumentation.plan", "instrumentation.pattern", "instrumentation.export", "overhead",
				"objects.weaving", "objects.client"));
		ALLOWED.put("instrumentation.workspace",
				Set.of("instrumentation.plan", "instrumentation.pattern", "instrumentation.export", "instrumentation.run", "metrics",
						"overhead", "traces"));
		ALLOWED.put("instrumentation.launch",
				Set.of("instrumentation.plan", "instrumentation.pattern", "instrumentation.export", "instrumentation.run",
				"instrumentation.workspace", "metrics", "overhead", "traces", "objects.client"));
		ALLOWED.put("placement", Set.of("metrics", "overhead", "traces", "instrumentation.plan", "instrumentation.pattern", "benchmark"));
		ALLOWED.put("report",
				Set.of("metrics", "overhead", "traces", "benchmark", "placement", "instrumentation.plan", "instrumentation.pattern",
						"instrumentation.export", "instrumentation.run", "objects.client", "objects.jmx"));
		ALLOWED.put("cli",
				Set.of("report", "benchmark", "placement", "metrics", "overhead", "traces", "instrumentation.plan",
						"instrumentation.pattern", "instrumentation.export", "instrumentation.run", "objects.client", "objects.jmx"));
		ALLOWED.put("objects", Set.of());
		ALLOWED.put("objects.weaving", Set.of("objects"));
		ALLOWED.put("objects.jmx", Set.of("objects", "objects.weaving"));
		ALLOWED.put("objects.jfr", Set.of("objects", "objects.weaving"));
		ALLOWED.put("objects.otlp", Set.of("objects", "objects.weaving"));
		ALLOWED.put("objects.client", Set.of("objects.jmx"));
		ALLOWED.put("overhead.ui", Set.of("metrics", "overhead", "traces", "benchmark", "placement", "instrumentation.plan",
				"instrumentation.pattern", "instrumentation.export", "instrumentation.run", "instrumentation.workspace",
				"instrumentation.launch", "report", "objects", "objects.client", "objects.jmx"));
	}

	private Arrows() {
	}

	/** One rule for each part of ours, then one for each library that has its place. */
	static List<ArchRule> rules() {
		List<ArchRule> rules = new ArrayList<>();
		ALLOWED.forEach((part, allowed) -> rules.add(noClasses().that(areOf(part))
				.should().dependOnClassesThat(resideInAnyPackage("org.sonde..").and(areOf(part).negate()).and(areOfAny(allowed).negate()))
				.because(part + " may depend on " + (allowed.isEmpty() ? "nothing of ours" : allowed)).allowEmptyShould(true)));
		rules.add(noClasses().that().resideOutsideOfPackage("org.sonde.overhead.ui..")
				.should().dependOnClassesThat()
				.resideInAnyPackage("org.eclipse.swt..", "org.eclipse.jface..", "org.eclipse.ui..", "org.eclipse.swtchart..")
				.because("only org.sonde.overhead.ui shows anything"));
		rules.add(noClasses().that().resideOutsideOfPackages("org.sonde.overhead.ui..", "org.sonde.instrumentation.workspace..",
				"org.sonde.instrumentation.launch..")
				.should().dependOnClassesThat(resideInAnyPackage("org.eclipse.core.resources..", "org.eclipse.jdt.launching..")
						.or(nameMatching("org\\.eclipse\\.jdt\\.core\\.I[A-Z]\\w*")))
				.because("only .workspace, .launch and the user interface know the workspace and its Java model"));
		rules.add(noClasses().that().resideInAPackage("org.sonde.metrics..").and().resideOutsideOfPackage("org.sonde.metrics.jdt..")
				.should().dependOnClassesThat().resideInAnyPackage("org.eclipse.jdt..")
				.because("metrics names JDT in one package"));
		rules.add(noClasses().that().resideInAnyPackage("org.sonde.metrics..", "org.sonde.overhead", "org.sonde.overhead.results..",
				"org.sonde.overhead.published..", "org.sonde.overhead.statistics..", "org.sonde.overhead.budget..",
				"org.sonde.overhead.cost..", "org.sonde.overhead.calls..", "org.sonde.traces..", "org.sonde.benchmark..")
				.should().dependOnClassesThat().resideInAnyPackage("org.eclipse.emf..")
				.because("EMF stays in instrumentation.plan and its users"));
		rules.add(noClasses().that().resideOutsideOfPackages("org.sonde.instrumentation.pattern..", "org.sonde.objects.weaving")
				.should().dependOnClassesThat().resideInAnyPackage("org.aspectj..")
				.because(
						"only .pattern knows AspectJ's classes, which are no API and may change with any version; the aspects have its annotations"));
		rules.add(noClasses().that().resideInAPackage("org.sonde.cli..")
				.should().dependOnClassesThat(nameMatching("tools\\.jackson\\.databind\\.(node\\.(JsonNodeFactory|ArrayNode)|.*Mapper)"))
				.because("JSON is made in report, so that the IDE can save what the shell prints").allowEmptyShould(true));
		rules.add(slices().matching("org.sonde.(**)").should().beFreeOfCycles()
				.ignoreDependency(resideInAPackage("org.sonde.instrumentation.plan.."),
						resideInAPackage("org.sonde.instrumentation.plan.."))
				.because("packages stand on one another, in layers; only EMF's generated code does not").allowEmptyShould(true));
		rules.add(noClasses().that().resideInAnyPackage("org.sonde.benchmark.program..", "org.sonde.benchmark.observer..")
				.should()
				.dependOnClassesThat(resideInAnyPackage("org.sonde..").and(
						resideOutsideOfPackages("org.sonde.benchmark.program..", "org.sonde.benchmark.observer..")))
				.because("the monitored program and what observes it run alone in JVMs of their own").allowEmptyShould(true));
		rules.add(noClasses().that().resideInAPackage("org.sonde.benchmark.watched..")
				.should()
				.dependOnClassesThat(resideOutsideOfPackages("org.sonde.benchmark.watched..", "org.sonde.objects..", "java..",
						"javax.management..", "com.sun.management..", "com.sun.net.httpserver..", "jdk.jfr.."))
				.because("the watched program runs in JVMs of their own, with the object monitoring alone").allowEmptyShould(true));
		rules.add(noClasses().that().resideInAPackage("org.sonde.objects..").and().resideOutsideOfPackage("org.sonde.objects.client..")
				.should()
				.dependOnClassesThat(resideOutsideOfPackages("org.sonde.objects..", "java..", "javax.management..", "jdk.jfr..",
						"org.aspectj.lang..", "aj.org.objectweb.asm.."))
				.because("what watches objects runs in any program, with the JDK and AspectJ alone").allowEmptyShould(true));
		rules.add(noClasses().that()
				.resideInAnyPackage("org.sonde.objects", "org.sonde.objects.event..", "org.sonde.objects.delivery..",
						"org.sonde.objects.sensor..",
				"org.sonde.objects.weaving..")
				.should().dependOnClassesThat().resideInAnyPackage("javax.management..", "jdk.jfr..", "java.net.http..")
				.because("each carrier is a jar of its own").allowEmptyShould(true));
		return rules;
	}

	private static DescribedPredicate<JavaClass> areOfAny(Set<String> parts) {
		return parts.stream().map(Arrows::areOf).reduce(areOf("common"), (a, b) -> a.or(b));
	}

	/** The classes of one part, without those of parts whose names begin with its name. */
	private static DescribedPredicate<JavaClass> areOf(String part) {
		var inside = resideInAnyPackage("org.sonde." + part + "..");
		return switch (part) {
			case "overhead" -> inside.and(resideOutsideOfPackages("org.sonde.overhead.ui.."));
			case "objects" ->
				inside.and(resideOutsideOfPackages("org.sonde.objects.weaving..", "org.sonde.objects.jmx..", "org.sonde.objects.jfr..",
					"org.sonde.objects.otlp..", "org.sonde.objects.client.."));
			default -> inside;
		};
	}
}
