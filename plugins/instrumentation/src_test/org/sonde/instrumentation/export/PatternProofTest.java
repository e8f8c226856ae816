/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.pattern.ClassPath;
import org.sonde.instrumentation.pattern.MethodPattern;
import org.sonde.instrumentation.pattern.PatternException;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.pattern.Program;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.tests.seeded.NastyProgram;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;

/** What a pattern is said to match is what the real agent weaves for it: the agent's own report of what it wove is the oracle. */
class PatternProofTest {
	/** What KIEKER.md §2 and AspectJ's notebook warn of, one pattern a trap. */
	private static final List<String> TRAPS = List.of(
			// overrides: a pattern for a method has its overrides everywhere, but not those of static and private methods
			"void p.Base.hook()", "* p.Base.hidden()", "* p.Derived.hidden()", "* p.Derived.*(..)", "* p.Base.raw(..)", "* p.Base+.*(..)",
			"* (p.Base && !p.Derived).*(..)", "* p.Nested.Callback.*(..)", "* java.util.function.Supplier.get()",
			"* Comparable.compareTo(..)",
			"* java.lang.Object.toString()", "* Object+.hashCode()", "* p.Shape+.describe()", "* p.Shape.*(..)",
			// covariant results and bridges
			"String *.get()", "CharSequence *.get()", "Object *.get()", "Comparable+ *(..)", "* compareTo(Object)",
			// nested, inner, local and anonymous types
			"* p.*.*(..)", "* p..*.*(..)", "* p.Nested.*(..)", "* p.Nested.*.*(..)", "* p.Nested..*.*(..)", "* p.Nested.Inner.m(..)",
			"* p.Nested$Inner.m(..)", "p.Nested.Inner.new(..)", "p.Nested.Inner.new(p.Nested.Inner)",
			"p.Nested.Inner.new(p.Nested, p.Nested.Inner)",
			"p.Nested..new(..)", "* *Local.*(..)", "* p.Nested.*Local.*(..)", "* p.Nested$1Local.*(..)", "p.Nested$1Local.new(..)",
			"* p.Base$1.*(..)", "* p.Nested$1*.*(..)", "* p.Dollar$Type.*(..)", "* p.Dollar$Type.In$ner.*(..)",
			"* p.$Leading$$Double$.*(..)", "* In*.*(..)", "* InDefaultPackage.*(..)",
			// varargs
			"* m(String, Object[])", "* m(String, Object...)", "* m(int, int...)", "* m(.., int[])", "* *(String[]...)", "* sum(double[])",
			"* sum(*)", "* two(..)",
			// generics
			"* set(Object)", "* set(String)", "* p.Generic.set(Object)", "* p.Generic.set(T)", "* number(Number, Number[], java.util.List)",
			"* max(java.util.Collection, Comparable...)", "* p.Generic<String>.set(String)", "p.Generic.new(Number, Exception)",
			"* m(java.util.Map.Entry)", "* map(java.util.Map<*,*>)", "* *(java.util.List)",
			// enums, records, constructors
			"p.Kind.new(..)", "p.Kind.new(int)", "p.Kind.new(String, int, int)", "* p.Kind.*(..)", "p.Point.new(*)", "* p.Point.*()",
			"new(..)", "new()", "private new(..)", "p.Base+.new(..)",
			// modifiers, exceptions, arrays, primitives
			"public * *(..)", "!public * *(..)", "private * *(..)", "static * *(..)", "!static * *(..)", "final * *(..)",
			"synchronized * *(..)",
			"strictfp * *(..)", "protected * *(..)", "transient * *(..)", "* *(..) throws java.io.IOException", "* *(..) throws Exception+",
			"* *(..) throws !InterruptedException", "int[] *(..)", "*[] *(..)", "* *(int[][])", "* *(*[])", "* *(int)", "* *(Integer)",
			"* *(long || String)", "!void *(..)", "* *(.., *)", "* *(*, .., *)", "(int || double) *(..)",
			// lambdas, Unicode, what is nowhere
			"* lambda*(..)", "synthetic * *(..)", "* größe(..)", "* p.Ünïcode.*(..)", "* p.Gone.*(..)", "@(p.Gone) * *(..)",
			"@Deprecated * *(..)", "* (@Deprecated *).*(..)", "* *(@Deprecated *)", "* *(..)");
	private static final Pattern WOVEN = Pattern.compile("(?m)Join point '(?:method|constructor)-execution\\((.+)\\)' in Type '([^']+)'"
			+ ".* advice from 'org\\.sonde\\.probes\\.P(\\d+)'");

	@TempDir
	private static Path shared;
	private static CompiledProgram nasty;

	@TempDir
	private Path folder;

	@BeforeAll
	static void compile() throws Exception {
		nasty = CompiledProgram.compile(NastyProgram.SOURCES, shared.resolve("nasty.jar"));
	}

	@Test
	void theTrapsAreMatchedAsTheAgentWeavesThem() throws Exception {
		Set<String> matched = compare(TRAPS);
		assertThat(matched).as("every operation is in one of them").hasSize(nasty.operations().size());
	}

	@Test
	void randomPatternsAreMatchedAsTheAgentWeavesThem() throws Exception {
		Seeded.tries(1,
				in -> compare(Stream.generate(() -> pattern(in)).filter(PatternProofTest::makesSense).distinct().limit(150).toList()));
	}

	/**
	 * Overlapping patterns of all kinds and states beside methods with probes of their own: each method is recorded as its own probe says.
	 */
	@Test
	void aPlanWithPatternsIsRecordedAsPlanned() throws Exception {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		MethodProbe hook = Probes.create(MethodSignature.parse("void p.Base.hook()"));
		hook.setKind(ProbeKind.OPERATION_EVENTS);
		MethodProbe constructor = Probes.create(MethodSignature.parse("p.Point.<init>(java.lang.String)"));
		constructor.setActive(false);
		PatternProbe silent = Probes.createPattern("* p.Generic+.*(..)");
		silent.setActive(false);
		PatternProbe events = pattern("* p.Base+.*(..)", ProbeKind.OPERATION_EVENTS, "* *.get()", "static * *(..)");
		PatternProbe built = pattern("p..*.new(..)", ProbeKind.OPERATION_EVENTS, "p.Nested..new(..)");
		PatternProbe rest = pattern("* p..*.*(..)", ProbeKind.OPERATION_EXECUTION, "* lambda*(..)", "* sum(..)");
		plan.getProbes().addAll(List.of(silent, hook, events, constructor, built, rest));
		PlanMatches matches;
		try (Program program = new Program(new ClassPath(List.of(nasty.jar()), List.of()), Progress.NONE)) {
			matches = PlanMatches.of(plan, program, method -> OptionalInt.empty(), Progress.NONE);
		}
		assertThat(matches.byPattern().values()).allSatisfy(one -> assertThat(one.methods()).isNotEmpty());
		assertThat(matches.of("* p.Base+.*(..)").elsewhere()).contains(hook.signature());

		AgentFiles export = KiekerAspectJ.export(plan, Optional.of(matches));
		assertThat(export.notes()).isEmpty();
		KiekerRun run = KiekerRun.of(export, nasty.jar(), NastyProgram.MAIN, folder);
		assertThat(run.executions().keySet()).isEqualTo(texts(matches.of("* p..*.*(..)").methods()));
		Set<String> before = texts(matches.of("* p.Base+.*(..)").methods());
		before.addAll(texts(matches.of("p..*.new(..)").methods()));
		before.add("void p.Base.hook()");
		assertThat(run.beforeEvents().keySet()).isEqualTo(before);
		assertThat(run.executions()).containsEntry("int p.Throwing.runtime(int)", 4);
		assertThat(texts(export.deactivated()))
				.isEqualTo(union(texts(matches.of("* p.Generic+.*(..)").methods()), "p.Point.<init>(java.lang.String)"));

		// Without the program, what is switched off cannot be listed; the rest is the same.
		AgentFiles blind = KiekerAspectJ.export(plan);
		assertThat(blind.notes()).singleElement().satisfies(note -> {
			assertThat(note.probe()).isEqualTo("pattern * p.Generic+.*(..)");
			assertThat(note.woven()).isFalse();
		});
		assertThat(blind.remarks()).as("patterns; constructors with operation events").hasSize(2);
		KiekerRun again = KiekerRun.of(blind, nasty.jar(), NastyProgram.MAIN, folder.resolve("blind"));
		assertThat(again.executions()).isEqualTo(run.executions());
		assertThat(again.beforeEvents()).isEqualTo(run.beforeEvents());
	}

	private static Set<String> union(Set<String> some, String one) {
		Set<String> all = new TreeSet<>(some);
		all.add(one);
		return all;
	}

	private static PatternProbe pattern(String text, ProbeKind kind, String... exclusions) {
		PatternProbe probe = Probes.createPattern(text);
		probe.setKind(kind);
		probe.setExclusions(List.of(exclusions));
		return probe;
	}

	/** @return all that was matched by one of them */
	private Set<String> compare(List<String> patterns) throws Exception {
		Map<String, Set<String>> expected = new TreeMap<>();
		Set<String> all = new TreeSet<>();
		try (Program program = new Program(new ClassPath(List.of(nasty.jar()), List.of()), Progress.NONE)) {
			List<MethodPattern> parsed = new ArrayList<>();
			for (String pattern : patterns) {
				parsed.add(MethodPattern.parse(pattern));
			}
			List<Program.Matches> matches = program.match(parsed, Progress.NONE);
			for (int i = 0; i < patterns.size(); i++) {
				expected.put(patterns.get(i), texts(matches.get(i).methods()));
				all.addAll(expected.get(patterns.get(i)));
			}
		}
		assertThat(woven(patterns)).isEqualTo(expected);
		return all;
	}

	/** What the agent says it wove for each of the patterns, all of them in one run, with an advice as light as there is. */
	private Map<String, Set<String>> woven(List<String> patterns) throws Exception {
		StringBuilder xml = new StringBuilder(
				"<aspectj><weaver options=\"-showWeaveInfo\"><exclude within=\"org.sonde.probes..*\"/></weaver><aspects>");
		for (int i = 0; i < patterns.size(); i++) {
			xml.append("<concrete-aspect name=\"org.sonde.probes.P").append(i)
					.append("\" extends=\"java.lang.Object\"><before pointcut=\"execution(")
					.append(patterns.get(i).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"))
					.append(")\" invokeClass=\"java.lang.Thread\" invokeMethod=\"onSpinWait()\"/></concrete-aspect>");
		}
		AgentFiles empty = KiekerAspectJ.export(PlanFactory.eINSTANCE.createPlan());
		TreeMap<String, String> files = new TreeMap<>(empty.files());
		files.put(KiekerAspectJ.AOP_XML, xml.append("</aspects></aspectj>").toString());
		KiekerRun run = KiekerRun.of(new AgentFiles(files, List.of(), List.of(), List.of(), List.of()), nasty.jar(), NastyProgram.MAIN,
				folder,
				"-Dkieker.monitoring.enabled=false", "-Dstderr.encoding=UTF-8", "-Dstdout.encoding=UTF-8");
		Map<String, Set<String>> woven = new TreeMap<>();
		patterns.forEach(pattern -> woven.put(pattern, new TreeSet<>()));
		Map<String, String> byReport = new TreeMap<>();
		nasty.operations().forEach(method -> byReport.put(reported(method), method.toString()));
		Matcher line = WOVEN.matcher(run.output());
		while (line.find()) {
			String reported = line.group(1).replace(", ", ",");
			assertThat(byReport).as(line.group()).containsKey(reported);
			woven.get(patterns.get(Integer.parseInt(line.group(3)))).add(byReport.get(reported));
		}
		return woven;
	}

	private static String reported(MethodSignature method) {
		return method.constructor() ? "void " + method : method.toString();
	}

	private static Set<String> texts(Collection<MethodSignature> methods) {
		Set<String> texts = new LinkedHashSet<>();
		methods.forEach(method -> texts.add(method.toString()));
		return new TreeSet<>(texts);
	}

	private static boolean makesSense(String pattern) {
		try (Program program = new Program(new ClassPath(List.of(nasty.jar()), List.of()), Progress.NONE)) {
			program.check(MethodPattern.parse(pattern));
			return true;
		} catch (PatternException e) {
			return false;
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	private static String pattern(RandomInput in) {
		String declaring = in.oneOf("", "", "p.*.", "p..*.", "*.", "*..*.", "p.Base.", "p.Base+.", "p.Derived.", "p.Generic.",
				"p.Generic+.", "p.Nested..*.",
				"p.Nested.*.", "p.Shape.", "p.Shape+.", "(p.Base+ && !p.Base).", "(p.Kind || p.Point).", "!p.Overloads.", "*e*.", "*$*.",
				"java.lang.Comparable+.", "java.lang.Object.");
		String modifiers = in.oneOf("", "", "", "public ", "!private ", "static ", "!static ", "!final ", "public !static ");
		String parameters = in.oneOf("..", "..", "..", "", "*", "*, ..", "int", "int, ..", ".., int", "String", "Object", "Object+",
				"*[]", "..,*[]", ".., Object...",
				"String...", "!int", "p..*", "*, *", "java.util..*");
		String thrown = in.oneOf("", "", "", "", "", " throws java.io.IOException", " throws *", " throws !(java.io..*)");
		if (in.chance(0.25)) {
			return modifiers + declaring + "new(" + parameters + ")" + thrown;
		}
		String result = in.oneOf("*", "*", "*", "void", "!void", "int", "Object", "Object+", "String", "*[]", "p..*", "double",
				"CharSequence+", "Comparable+");
		String name = in.oneOf("*", "*", "m", "get*", "*e*", "hook", "compareTo", "all", "lambda*", "*$*", "describe", "set", "value*");
		return modifiers + result + " " + declaring + name + "(" + parameters + ")" + thrown;
	}
}
