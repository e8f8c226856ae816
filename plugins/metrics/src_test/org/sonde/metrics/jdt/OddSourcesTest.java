/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.sonde.metrics.Snippets.edges;
import static org.sonde.metrics.Snippets.nodes;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.Problem;
import org.sonde.metrics.ProblemKind;
import org.sonde.metrics.Snippets;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.figures.TypeMeasurement;
import org.sonde.metrics.measuring.Measurer;
import org.sonde.metrics.source.SourceFile;
import org.sonde.metrics.source.SourceTree;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;

/** Sources that other tools stumble over: each is measured or reported, and none takes others with it. */
class OddSourcesTest {

	@TempDir
	Path folder;

	/** A healthy neighbour that must be measured whatever the odd file does: 3 lines, 1 method. */
	private Snippets besideAHealthyFile(String name, String text) {
		return new Snippets(folder).file("q/Healthy.java", "package q;\nclass Healthy {\nvoid f() { f(); }\n}\n").file(name,
				text);
	}

	private static void isHealthy(ComponentMeasurement measurement) {
		assertThat(measurement.types()).filteredOn(type -> type.name().equals("q.Healthy")).extracting(TypeMeasurement::loc)
				.containsExactly(3);
		assertThat(edges(measurement.graph())).contains("q.Healthy#f()");
	}

	private static List<ProblemKind> kinds(ComponentMeasurement measurement) {
		return measurement.problems().stream().map(Problem::kind).distinct().toList();
	}

	private static TypeMeasurement type(ComponentMeasurement measurement, String name) {
		return measurement.types().stream().filter(type -> type.name().equals(name)).findFirst().orElseThrow();
	}

	@Test
	void aFileThatDoesNotParseIsReportedAndMeasuredAsFarAsItGoes() {
		ComponentMeasurement measurement = besideAHealthyFile("p/A.java", """
				package p;
				class A {
					void f() { if (true) { g(); } }
					void g() { int x = ; }
					void h() { for (;;) { } }
				}
				""").measure();
		isHealthy(measurement);
		assertThat(measurement.problems()).extracting(Problem::kind, Problem::file, Problem::line)
				.containsExactly(tuple(ProblemKind.SYNTAX, "p/A.java", 4));
		assertThat(type(measurement, "p.A").cyclomatic().methods()).isEqualTo(3);
		assertThat(edges(measurement.graph())).contains("p.A#f() - p.A#g()");
	}

	@Test
	void aFileThatIsNoJavaIsReported() {
		ComponentMeasurement measurement = besideAHealthyFile("p/A.java", "Dear diary, }}} \" unclosed 'x\n/* and so on").measure();
		isHealthy(measurement);
		assertThat(measurement.problems()).isNotEmpty().allMatch(problem -> problem.file().equals("p/A.java"));
	}

	@Test
	void aFileFullOfErrorsIsReportedBriefly() {
		ComponentMeasurement measurement = besideAHealthyFile("p/A.java",
				"package p; class A { " + "void f() { int = ; }\n".repeat(300) + "}").measure();
		isHealthy(measurement);
		assertThat(measurement.problems().size()).isBetween(2, 12);
	}

	@Test
	void filesWithoutTypesAreReported() {
		ComponentMeasurement measurement = new Snippets(folder).file("p/package-info.java", "/** Doc. */\n@Deprecated\npackage p;\n")
				.file("module-info.java", "module m {\n\trequires java.base;\n}\n").file("p/Empty.java", "")
				.file("p/Comment.java", "// nothing\n")
				.file("p/A.java", "package p; class A { A() { } }").measure();
		assertThat(measurement.types()).hasSize(1);
		assertThat(measurement.problems()).extracting(Problem::kind, Problem::file).containsExactly( //
				tuple(ProblemKind.WITHOUT_TYPE, "module-info.java"), tuple(ProblemKind.WITHOUT_TYPE, "p/Comment.java"),
				tuple(ProblemKind.WITHOUT_TYPE, "p/Empty.java"), tuple(ProblemKind.WITHOUT_TYPE, "p/package-info.java"));
		assertThat(measurement.problems().getLast().message()).contains("2 lines");
		assertThat(nodes(measurement.graph())).containsExactly("p.A#A()");
	}

	@Test
	void aModuleDoesNotHideTheApi() {
		ComponentMeasurement measurement = new Snippets(folder).dataTypes().file("module-info.java", "module m { }")
				.file("p/A.java", "package p; class A { void f() { new java.util.ArrayList<String>().size(); } }").measure();
		assertThat(measurement.unresolved().total()).isZero();
		assertThat(edges(measurement.graph())).contains("java.util.ArrayList#size() - p.A#f()");
	}

	@Test
	void aCompactSourceFileIsAClassNamedAfterTheFile() {
		ComponentMeasurement measurement = besideAHealthyFile("Hello.java", """
				// a comment
				int count;
				void main() {
					if (count > 0) { greet(); }
				}
				void greet() { count++; }
				""").measure();
		isHealthy(measurement);
		TypeMeasurement hello = type(measurement, "Hello");
		assertThat(hello.loc()).isEqualTo(5);
		assertThat(hello.cyclomatic().sum()).isEqualTo(3);
		assertThat(edges(measurement.graph())).contains("Hello#greet() - Hello#main()");
	}

	@Test
	void identifiersOfOldJavaAreTriedAtTheDeclaredRelease() {
		Snippets snippets = besideAHealthyFile("p/A.java", "package p;\nclass A {\n\tint _ = 1;\n\tint f() { return _; }\n}\n");
		ComponentMeasurement old = snippets.release(8).measure();
		isHealthy(old);
		assertThat(old.problems()).extracting(Problem::kind, Problem::file, Problem::line)
				.containsExactly(tuple(ProblemKind.OLDER_LANGUAGE, "p/A.java", 4)); // the first use that the parser minds
		assertThat(edges(old.graph())).contains("p.A#<init> - p.A#f()");
		assertThat(kinds(snippets.release(21).measure())).contains(ProblemKind.SYNTAX);
	}

	@Test
	void newSyntaxParsesWhateverReleaseIsDeclared() {
		ComponentMeasurement measurement = new Snippets(folder).release(8).file("p/A.java", """
				package p;
				sealed interface A permits A.R, A.S {
					record R(int x) implements A { }
					record S(A left, A right) implements A { }
					default int sum() {
						return switch (this) {
							case R(int x) when x > 0 -> x;
							case R r -> 0;
							case S(A left, var right) -> left.sum() + right.sum();
						};
					}
					static String text() { var s = \"""
							text
							\"""; return s; }
				}
				""").measure();
		assertThat(kinds(measurement)).doesNotContain(ProblemKind.SYNTAX, ProblemKind.OLDER_LANGUAGE, ProblemKind.NOT_BOUND);
		assertThat(type(measurement, "p.A").cyclomatic().max()).isEqualTo(5); // 1 + 3 cases + 1 guard
		assertThat(edges(measurement.graph())).contains("p.A#sum()");
	}

	@Test
	void theApiIsThatOfTheRelease() {
		Snippets snippets = new Snippets(folder).dataTypes().file("A.java",
				"class A { A() { } void f(String s) { s.isBlank(); s.isEmpty(); } }");
		ComponentMeasurement eight = snippets.release(8).measure();
		assertThat(eight.unresolved()).isEqualTo(new ComponentMeasurement.Unresolved(0, 1, 0)); // String.isBlank is of Java 11
		ComponentMeasurement eleven = snippets.release(11).measure();
		assertThat(eleven.unresolved().total()).isZero();
		assertThat(edges(eleven.graph())).contains("A#f(java.lang.String) - java.lang.String#isBlank()");
	}

	@Test
	void aReleaseThatTheRunningJdkDoesNotKnowIsReported() {
		ComponentMeasurement measurement = new Snippets(folder).release(99).file("A.java", "class A { A() { } String s = \"\"; }")
				.measure();
		assertThat(kinds(measurement)).containsExactly(ProblemKind.RELEASE_UNAVAILABLE);
		assertThat(measurement.unresolved().total()).isZero();
	}

	@Test
	void deepNestingIsMeasuredOrReported() {
		int depth = 3000;
		ComponentMeasurement measurement = besideAHealthyFile("p/A.java",
				"package p; class A { int f(int x) { return " + "(".repeat(depth) + "x" + ")".repeat(depth)
						+ "; } void g(boolean b) { "
						+ "if (b) { ".repeat(depth) + "}".repeat(depth) + " } void h() { f(1); } }")
				.measure();
		isHealthy(measurement);
		assertThat(measurement.problems()).isEmpty();
		assertThat(type(measurement, "p.A").cyclomatic().max()).isEqualTo(depth + 1);
	}

	@Test
	void nestingBeyondTheStackIsReportedAndTakesNoOtherFileWithIt() throws Exception {
		Path deep = folder.resolve("A.java");
		Files.writeString(deep,
				"class A { boolean f(boolean b) { return " + "!(".repeat(6_000) + "b" + ")".repeat(6_000) + "; } }");
		Path healthy = Files.writeString(folder.resolve("B.java"), "class B { B() { } void g() { g(); } }");
		SourceFile deepFile = new SourceFile("A.java", deep);
		SourceFile healthyFile = new SourceFile("B.java", healthy);
		FutureTask<FileMeasurement> measured = onShallowStack(
				() -> FileMeasurement.of(deepFile, StandardCharsets.UTF_8, 21, Profiles.DEFAULT));
		assertThat(measured.get().types()).isEmpty();
		assertThat(measured.get().problems()).extracting(Problem::kind).containsExactly(ProblemKind.NOT_PARSED);

		FutureTask<GraphBuilder.Result> bound = onShallowStack(() -> GraphBuilder.build(
				List.of(new GraphBuilder.Unit(deepFile, Parsers.LATEST, StandardCharsets.UTF_8, Set.of("A")),
						new GraphBuilder.Unit(healthyFile, Parsers.LATEST, StandardCharsets.UTF_8, Set.of("B"))),
				new Snippets(folder).component(),
				new GraphBuilder.Environment(21, List.of(), List.of(folder), List.of(), StandardCharsets.UTF_8),
				Progress.NONE));
		assertThat(bound.get().problems()).extracting(Problem::kind, Problem::file)
				.containsExactly(tuple(ProblemKind.NOT_BOUND, "A.java"));
		assertThat(edges(bound.get().graph())).containsExactly("B#g()");
	}

	private static <T> FutureTask<T> onShallowStack(Callable<T> work) throws InterruptedException {
		FutureTask<T> task = new FutureTask<>(work);
		Thread thread = new Thread(null, task, "shallow", 300_000);
		thread.start();
		thread.join();
		return task;
	}

	@Test
	void longExpressionsAreNoNesting() {
		int terms = 20_000;
		ComponentMeasurement measurement = new Snippets(folder)
				.file("A.java", "class A { A() { } String s = \"\"" + " + \"x\"".repeat(terms)
						+ "; boolean f(boolean b) { return b" + " && b".repeat(5000) + "; } }")
				.measure();
		assertThat(measurement.problems()).isEmpty();
		assertThat(measurement.cyclomatic().max()).isEqualTo(5001);
	}

	@Test
	void secondTypesOfAFileAndMisplacedFilesAreFound() {
		ComponentMeasurement measurement = new Snippets(folder).include("p.A")
				.file("p/A.java", "package p; class A { A() { } void f(B b, q.C c) { b.g(); c.h(); } }")
				.file("p/Other.java", "package p; class B { void g() { } } class D { }")
				.file("somewhere/C.java", "package q; public class C { public void h() { } }")
				.measure();
		assertThat(measurement.problems()).isEmpty();
		assertThat(edges(measurement.graph())).containsExactly("p.A#f(p.B,q.C) - p.B#g()", "p.A#f(p.B,q.C) - q.C#h()");
	}

	@Test
	void aTypeDeclaredTwiceIsMeasuredOnce() {
		ComponentMeasurement measurement = new Snippets(folder).file("one/p/A.java", "package p;\nclass A {\nA() { }\nint x = 1;\n}\n")
				.file("two/p/A.java", "package p;\n\nclass A { A() { } }\n").measure();
		assertThat(measurement.types()).extracting(TypeMeasurement::file).containsExactly("one/p/A.java");
		assertThat(measurement.problems()).extracting(Problem::kind, Problem::file, Problem::line)
				.containsExactly(tuple(ProblemKind.DUPLICATE_TYPE, "two/p/A.java", 3));
		assertThat(nodes(measurement.graph())).containsExactly("p.A#<init>", "p.A#A()");
	}

	@Test
	void malformedBytesAreReportedAndReadAsLatin1() throws Exception {
		Path file = Files.createDirectories(folder.resolve("p")).resolve("A.java");
		Files.write(file,
				"package p; class A { A() { } void gr\u00fcn() { gr\u00fcn(); } }".getBytes(StandardCharsets.ISO_8859_1));
		try (SourceTree tree = Snippets.tree(List.of(new SourceFile("p/A.java", file)), 21)) {
			ComponentMeasurement measurement = Measurer.measure(tree, new Snippets(folder).component(), Profiles.DEFAULT, Progress.NONE);
			assertThat(kinds(measurement)).containsExactly(ProblemKind.MALFORMED_ENCODING);
			assertThat(edges(measurement.graph())).containsExactly("p.A#gr\u00fcn()");
		}
	}

	/** In a string, a comment, a name, a character, between members, and cut off by the end of the file. */
	@ParameterizedTest
	@ValueSource(strings = { "class A {\n String s = \"\\uZZZZ\"; }", "class A {\n /* \\u12 */ }",
			"class A {\n // \\uXY\n }", "class A {\n void f\\u00zz() { } }", "class A {\n char c = '\\u'; }",
			"class A {\n \\u00g0 }", "class A {\n } \\u004" })
	void invalidUnicodeEscapesAreReportedAndNothingIsPrinted(String text) {
		ByteArrayOutputStream printed = new ByteArrayOutputStream();
		ComponentMeasurement measurement = measurePrintingTo(printed, "p/A.java", "package p; " + text);
		isHealthy(measurement);
		assertThat(measurement.problems()).extracting(Problem::kind, Problem::file, Problem::line)
				.contains(tuple(ProblemKind.SYNTAX, "p/A.java", 2))
				.allMatch(problem -> problem.toList().get(1).equals("p/A.java"));
		assertThat(printed.toString(StandardCharsets.UTF_8)).isEmpty();
	}

	/** There the parser looks ahead, and prints its own exceptions: see {@link Parsers}. */
	@ParameterizedTest
	@ValueSource(strings = { "\\uZZZZ", "\"unclosed", "'" })
	void whatIsNoTokenBehindAWordThatMayBeAKeywordIsReported(String text) {
		for (String word : List.of("record ", "yield ")) {
			ComponentMeasurement measurement = measurePrintingTo(new ByteArrayOutputStream(), "p/A.java",
					"package p;\nclass A {\n void f() { " + word + text + "\n; }\n void g() { g(); } }\n");
			isHealthy(measurement);
			assertThat(measurement.problems()).extracting(Problem::kind, Problem::file, Problem::line)
					.contains(tuple(ProblemKind.SYNTAX, "p/A.java", 3));
			assertThat(edges(measurement.graph())).contains("p.A#g()");
		}
	}

	private ComponentMeasurement measurePrintingTo(ByteArrayOutputStream printed, String name, String text) {
		PrintStream before = System.err;
		System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
		try {
			return besideAHealthyFile(name, text).measure();
		} finally {
			System.setErr(before);
		}
	}

	@Test
	void byteOrderMarksAndNamesBeyondAsciiAreFine() {
		ComponentMeasurement measurement = new Snippets(folder)
				.file("p/Gr\u00fcn.java", "\uFEFFpackage p; class Gr\u00fcn { Gr\u00fcn() { } void \u6e2c() { \u6e2c(); } }")
				.measure();
		assertThat(measurement.problems()).isEmpty();
		assertThat(edges(measurement.graph())).containsExactly("p.Gr\u00fcn#\u6e2c()");
	}

	@Test
	void cyclesAndBrokenHierarchiesDoNotStopTheBinder() {
		ComponentMeasurement measurement = besideAHealthyFile("p/A.java",
				"""
						package p;
						class A extends B { A() { } void f() { f(); } }
						class B extends A { B() { } }
						class C extends C { C() { } }
						class D extends Missing<D.E> implements java.util.List { D() { } class E extends D { void g() { h(); f(); } } void h() { } }
						class D { D(int x) { } }
						""")
				.measure();
		isHealthy(measurement);
		assertThat(edges(measurement.graph())).contains("p.A#f()", "p.D#E.g() - p.D#h()");
	}

	@Test
	void codeThatBelongsToNoUnitIsNoCaller() {
		ComponentMeasurement measurement = besideAHealthyFile("p/A.java", """
				package p;
				class A { A() { } void f() { f(); } }
				@interface N { A a() default new A() { void g() { } }; }
				""").measure();
		isHealthy(measurement);
		assertThat(measurement.problems()).isEmpty();
		assertThat(nodes(measurement.graph())).contains("p.N#$1.g()");
		assertThat(edges(measurement.graph())).containsExactly("p.A#f()", "q.Healthy#f()");
	}

	private static final List<String> PIECES = List.of("package p;", "import a.B;", "import module a.b;", "void main() ", "class A ",
			"interface I ",
			"enum E ", "record R", "@interface N ", "{", "}", "(", ")", ";", ",", "int ", "x", " = ", "1", "void f", "if ", "else ", "for ",
			"switch ",
			"case ", "default ", "->", "when ", "new ", "return ", "\"", "\"\"\"", "'", "//", "/*", "*/", "\n", "\\u", "\\u0022", "@", "<",
			">", "?", ":",
			"::", "&&", "||", "static ", "this", "super", ".", "...", "yield ", "non-sealed ", "\0", "\u00e9", "_", "module m ",
			"requires ", "this(", "super.", "A::new");

	private static String nearlyJava(RandomInput in) {
		return String.join("", in.list(0, 60, () -> in.oneOf(PIECES)));
	}

	/** Whatever stands in a file, reading it ends, and it ends with a result. */
	@Test
	void anyTextIsMeasuredOrReported() {
		Seeded.tries(300, in -> {
			String text = nearlyJava(in);
			FileMeasurement measured = FileMeasurement.of(new SourceFile("A.java", Path.of("A.java")),
					new org.sonde.metrics.source.SourceText(text.toCharArray(), StandardCharsets.UTF_8, false), 8, Profiles.DEFAULT);
			assertThat(measured.types().isEmpty() && measured.problems().isEmpty()).isFalse();
			assertThat(measured.problems())
					.noneMatch(problem -> problem.kind() == ProblemKind.NOT_PARSED && problem.message().contains("Index"));
		});
	}
}
