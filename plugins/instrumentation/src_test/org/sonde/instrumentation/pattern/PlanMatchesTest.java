/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.export.CompiledProgram;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;

/** Which of several probes a method has. */
class PlanMatchesTest {
	@TempDir
	private static Path folder;
	private static Path jar;
	private final Plan plan = PlanFactory.eINSTANCE.createPlan();

	@BeforeAll
	static void compile() throws Exception {
		jar = CompiledProgram
				.compile(List.of("package p; class A { void a() { } void b() { } int c(int i) { return i; } }"), folder.resolve("a.jar"))
				.jar();
	}

	@Test
	void aMethodsOwnProbeComesFirstThenTheFirstPattern() throws Exception {
		plan.getProbes().addAll(List.of(Probes.createPattern("void p.A.*()"), Probes.createPattern("* p.A.*(..)"), method("void p.A.b()")));
		PlanMatches matches = matches();
		assertThat(texts(matches.of("void p.A.*()").methods())).containsExactly("void p.A.a()");
		assertThat(texts(matches.of("void p.A.*()").elsewhere())).containsExactly("void p.A.b()");
		assertThat(texts(matches.of("* p.A.*(..)").methods())).containsExactly("int p.A.c(int)");
		assertThat(matches.byMethod()).hasSize(2).containsEntry(MethodSignature.parse("void p.A.a()"), "void p.A.*()");
	}

	@Test
	void exclusionsSubtract() throws Exception {
		PatternProbe pattern = Probes.createPattern("* p.A.*(..)");
		pattern.setExclusions(List.of("void *(..)", "* p.Gone.*(..)"));
		plan.getProbes().add(pattern);
		assertThat(texts(matches().of("* p.A.*(..)").methods())).containsExactly("int p.A.c(int)");
		assertThat(matches().of("* p.A.*(..)").unknownTypes()).containsExactly("p.Gone");
	}

	@Test
	void shortMethodsAreLeftOutAndThoseOfUnknownLengthAreNamed() throws Exception {
		PatternProbe pattern = Probes.createPattern("* p.A.*(..)");
		pattern.setLongerThan(2);
		plan.getProbes().add(pattern);
		try (Program program = new Program(new ClassPath(List.of(jar), List.of()), Progress.NONE)) {
			PlanMatches.OfProbe matches = PlanMatches.of(plan, program, method -> switch (method.name()) {
				case "a" -> OptionalInt.of(2);
				case "b" -> OptionalInt.of(3);
				default -> OptionalInt.empty();
			}, Progress.NONE).of("* p.A.*(..)");
			assertThat(texts(matches.methods())).containsExactly("void p.A.b()");
			assertThat(texts(matches.withoutLines())).containsExactly("int p.A.c(int)");
		}
	}

	@Test
	void whatCannotBeReadIsSaidAndTheRestIsMatched() throws Exception {
		PatternProbe bad = Probes.createPattern("* p.A.*(..)");
		bad.setExclusions(List.of("* p.A.*("));
		plan.getProbes().addAll(List.of(bad, Probes.createPattern("p.A.new"), Probes.createPattern("void *()")));
		PlanMatches matches = matches();
		assertThat(matches.of("* p.A.*(..)").problem().get()).startsWith("exclusion * p.A.*(, character 9: found the end");
		assertThat(matches.of("p.A.new").problem().get()).startsWith("character 8: found the end");
		assertThat(matches.of("void *()").methods()).hasSize(2);
	}

	@Test
	void patternsBecomeTheMethodsTheyHave() throws Exception {
		PatternProbe pattern = Probes.createPattern("* p.A.*(..)");
		pattern.setKind(ProbeKind.OPERATION_EVENTS);
		pattern.setActive(false);
		pattern.setCallsPerSecond(9.0);
		pattern.setValue(5);
		pattern.setNote("mine");
		MethodProbe own = method("void p.A.b()");
		plan.getProbes().addAll(List.of(pattern, own));
		Plan converted = matches().toMethods(plan);
		assertThat(Probes.patternProbes(converted)).isEmpty();
		assertThat(Probes.inFileOrder(converted)).extracting(Probes::name).containsExactly("void p.A.a()", "void p.A.b()",
				"int p.A.c(int)");
		MethodProbe a = Probes.inFileOrder(converted).getFirst();
		assertThat(a.getKind()).isEqualTo(ProbeKind.OPERATION_EVENTS);
		assertThat(a.isActive()).isFalse();
		assertThat(a.getCallsPerSecond()).isNull();
		assertThat(a.getValue()).isEqualTo(5);
		assertThat(a.getNote()).isEqualTo("mine");
		assertThat(Probes.inFileOrder(converted).get(1).isActive()).isTrue();
		assertThat(plan.getProbes()).as("the plan itself stays").hasSize(2);
	}

	/** Else a plan that is converted before its project is built would lose its patterns. */
	@Test
	void aPatternOfWhichNothingWouldBeLeftStays() throws Exception {
		PatternProbe longOnes = Probes.createPattern("* p.A.*(..)");
		longOnes.setLongerThan(2);
		plan.getProbes().addAll(List.of(Probes.createPattern("* p.Later.*(..)"), Probes.createPattern("* p.A.*("), longOnes));
		PlanMatches matches = matches();
		assertThat(matches.toMethods(plan).getProbes()).extracting(Probes::name)
				.containsExactly("pattern * p.Later.*(..)", "pattern * p.A.*(", "pattern * p.A.*(..)");
		assertThat(matches.of("* p.Later.*(..)").inconvertible()).contains("it matches no method of the program");
		assertThat(matches.of("* p.A.*(..)").inconvertible().get()).startsWith("the length of 3 methods that it matches is unknown");
		assertThat(matches.methodsOf(plan).getProbes()).isEmpty();
	}

	/** Somebody may have marked one of the methods since they were matched. */
	@Test
	void aMethodThatGotAProbeMeanwhileKeepsIt() throws Exception {
		plan.getProbes().add(Probes.createPattern("* p.A.*(..)"));
		PlanMatches matches = matches();
		MethodProbe own = method("void p.A.b()");
		own.setNote("mine");
		plan.getProbes().add(own);
		Plan converted = matches.toMethods(plan);
		assertThat(Probes.inFileOrder(converted)).extracting(Probes::name).containsExactly("void p.A.a()", "void p.A.b()",
				"int p.A.c(int)");
		assertThat(Probes.inFileOrder(converted).get(1).getNote()).isEqualTo("mine");
	}

	private PlanMatches matches() throws Exception {
		try (Program program = new Program(new ClassPath(List.of(jar), List.of()), Progress.NONE)) {
			return PlanMatches.of(plan, program, method -> OptionalInt.empty(), Progress.NONE);
		}
	}

	private static MethodProbe method(String signature) {
		return Probes.create(MethodSignature.parse(signature));
	}

	private static List<String> texts(List<MethodSignature> methods) {
		return methods.stream().map(MethodSignature::toString).toList();
	}
}
