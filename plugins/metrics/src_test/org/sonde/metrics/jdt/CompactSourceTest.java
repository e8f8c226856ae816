/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.sonde.metrics.Snippets.edges;

import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.metrics.Problem;
import org.sonde.metrics.ProblemKind;
import org.sonde.metrics.Snippets;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.MethodMeasurement;
import org.sonde.metrics.figures.TypeMeasurement;

/** Compact source files (JEP 512) and imports of modules (JEP 511), complete and broken. */
class CompactSourceTest {

	@TempDir
	Path folder;

	@Test
	void everythingInACompactSourceFileBelongsToTheClassNamedAfterIt() {
		ComponentMeasurement measurement = new Snippets(folder).file("Hello.java", """
				int count = 1;
				record R(int x) { }
				enum E { P, Q { void f() { greet(); } }; static void greet() { } }
				interface Task { void run(); }
				void main() {
					new R(count).x();
					Task task = () -> greet();
					new Task() { public void run() { greet(); } };
				}
				void greet() {
					count++;
					class L { int y = count > 0 ? 1 : 2; }
					new L();
				}
				""").measure();
		assertThat(measurement.problems()).isEmpty();
		TypeMeasurement hello = measurement.types().getFirst();
		assertThat(hello.name()).isEqualTo("Hello");
		assertThat(hello.loc()).isEqualTo(14);
		assertThat(hello.methods())
				.extracting(MethodMeasurement::type, MethodMeasurement::signature,
						method -> method.cyclomatic(CyclomaticProfile.MCCABE).orElse(0))
				.containsExactly(tuple("Hello", "<init>", 1), tuple("Hello$E", "<clinit>", 1), tuple("Hello$E$1", "f()", 1),
						tuple("Hello$E", "greet()", 1), tuple("Hello$Task", "run()", 0), tuple("Hello", "main()", 1),
						tuple("Hello$1", "run()", 1), tuple("Hello", "greet()", 1), tuple("Hello$2L", "<init>", 2));
		assertThat(edges(measurement.graph())).containsExactlyInAnyOrder( //
				"Hello#$2L.<init> - Hello#<init> - Hello#greet() - Hello#main()", // the field count
				"Hello#R.R(int) - Hello#R.x()", // the field x
				"Hello#$2L.<init>", // the field y
				"Hello#E$1.f() - Hello#E.greet()", "Hello#E$1.$1() - Hello#E.<clinit>", "Hello#E.<clinit> - Hello#E.E()",
				"Hello#R.R(int) - Hello#main()", "Hello#R.x() - Hello#main()", // new R(count).x()
				"Hello#greet() - Hello#main()", "Hello#$1.$1() - Hello#main()", "Hello#$1.run() - Hello#greet()",
				"Hello#$2L.L() - Hello#greet()");
	}

	/** Sources are bound without modules: names that only these would bring are reported, and calls on them kept. */
	@Test
	void namesFromImportedModulesAreReported() {
		ComponentMeasurement measurement = new Snippets(folder).file("A.java", """
				import module java.base;
				import module not.there;
				class A {
					List<String> names;
					A() { }
					void f() { names.size(); g(); }
					void g() { Path.of("x"); }
				}
				""").measure();
		assertThat(measurement.types()).extracting(TypeMeasurement::loc).containsExactly(6);
		assertThat(measurement.problems()).extracting(Problem::kind, Problem::line, Problem::message).containsExactly( //
				tuple(ProblemKind.UNRESOLVED_TYPE, 4, "type List not found"),
				tuple(ProblemKind.UNRESOLVED_CALL, 6, "calls to List not found: size"),
				tuple(ProblemKind.UNRESOLVED_CALL, 7, "calls to Path not found: of"),
				tuple(ProblemKind.UNRESOLVED_NAME, 7, "name Path not found"));
		assertThat(edges(measurement.graph())).containsExactly("A#f() - A#g()", "A#f() - List#size()", "A#g() - Path#of(?)");
	}

	/** A compact source file imports the module java.base without saying so. */
	@Test
	void namesOfTheApiInACompactSourceFileAreReported() {
		ComponentMeasurement measurement = new Snippets(folder).file("Hello.java", """
				void main() {
					IO.println(greeting());
				}
				String greeting() { return ""; }
				""").measure();
		assertThat(measurement.problems()).extracting(Problem::kind, Problem::line, Problem::message).containsExactly( //
				tuple(ProblemKind.UNRESOLVED_CALL, 2, "calls to IO not found: println"),
				tuple(ProblemKind.UNRESOLVED_NAME, 2, "name IO not found"),
				tuple(ProblemKind.UNRESOLVED_TYPE, 4, "type String not found"));
		assertThat(edges(measurement.graph())).containsExactly("Hello#greeting() - Hello#main()",
				"Hello#main() - IO#println(?)");
	}

	@Test
	void twoCompactSourceFilesOfOneNameAreMeasuredOnce() {
		ComponentMeasurement measurement = new Snippets(folder).file("one/Hello.java", "void main() { }\n")
				.file("two/Hello.java", "\nvoid main() { }\n").measure();
		assertThat(measurement.types()).extracting(TypeMeasurement::file).containsExactly("one/Hello.java");
		assertThat(measurement.problems()).extracting(Problem::kind, Problem::file)
				.containsExactly(tuple(ProblemKind.DUPLICATE_TYPE, "two/Hello.java"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "package p;\nvoid main() { main(); }\n", "import module java.base;\n",
			"import module java.base\nvoid main() { }\n", "import module ;\nclass A { }\n",
			"import module a.*;\nvoid main() { }\n",
			"import static module a.b;\nvoid main() { }\n",
			"class A { }\nimport module a.b;\nvoid main() { }\n",
			"import module java.base;\npackage p;\nclass A { }\n", "void main( {\n", "void main() {\n",
			"void f();;int x\n",
			"int x = ;\nvoid main() { }\n", "static { }\nvoid main() { }\n",
			"Hello() { }\nvoid main() { }\n", "void main() { } }\n",
			"module m { }\nvoid main() { }\n", "record R(\nvoid main() { }\n" })
	void whatIsBrokenIsReportedAndTakesNoOtherFileWithIt(String text) {
		ComponentMeasurement measurement = new Snippets(folder).file("Hello.java", text)
				.file("q/Healthy.java", "package q;\nclass Healthy {\nvoid f() { f(); }\n}\n").measure();
		assertThat(measurement.problems()).isNotEmpty().allMatch(problem -> problem.file().equals("Hello.java"))
				.extracting(Problem::kind).doesNotContain(ProblemKind.NOT_PARSED, ProblemKind.NOT_BOUND);
		assertThat(measurement.types()).extracting(TypeMeasurement::name).contains("q.Healthy");
		assertThat(edges(measurement.graph())).contains("q.Healthy#f()");
	}
}
