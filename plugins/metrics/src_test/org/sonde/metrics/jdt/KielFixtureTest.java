/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.metrics.Snippets;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.FigureDistribution;
import org.sonde.metrics.figures.MethodMeasurement;
import org.sonde.metrics.figures.TypeMeasurement;
import org.sonde.metrics.lines.LinesProfile;

/**
 * Awkward sources of which the front end of the Hypergraph-based Software Evaluation plug-in (Kiel, 2016) is known to find 20
 * edges without data types. It leaves parts of the source out; ours are those 20 and what it leaves out.
 */
class KielFixtureTest {

	private static final String A = """
			package p;

			/** class javadoc
			 *  two lines. */
			public class A {
				int count;
				String name = init();
				B b;
				Object lock = new Object();

				/** ctor doc */
				A(int c) {
					this.count = c;
				}

				A() {
					this(1);
				}

				void inc() {
					count++;
				}

				int get() {
					return this.count + helper() + other() + third();
				}

				int helper() { return 1; }
				int other() { return 2; }
				int third() { return 3; }

				static String init() { return "x"; }

				void chain() {
					this.b.self().ping();
					b.ping(get());
				}

				void anon() {
					Runnable r = new Runnable() {
						public void run() { inc(); if (count > 0) { count = 0; } }
					};
					r.run();
				}

				void lam() {
					Runnable r = () -> inc();
					r.run();
					System.out.println(name);
				}

				int cc(int x, boolean p, boolean q, boolean s) {
					// comment
					for (int i : new int[] { 1 }) { x += i; }
					for (int i = 0; i < x; i++) { x--; }
					if (p && q && s) { x = p ? 1 : 2; }
					int y = p ? 1 : 2;
					switch (x) { case 1: break; case 2: break; default: break; }
					try { x = 0; } catch (RuntimeException e) { x = 1; } finally { x = 2; }
					do { x++; } while (x < 0 || p);
					while (x > 100) { x--; }
					return y;
				}

				static class Nested { void n() { if (true) { return; } } }
			}
			""";

	private static final String B = """
			package p;
			public class B extends A {
				B self() { return this; }
				void ping() { super.inc(); }
				void ping(int i) { ping(); new C(); new D(); }
			}
			""";

	private static final String C = """
			package p;
			public class C extends A implements I {
				C() { super(5); }
				public void m() { this.m(); E.X.foo(); new A.Nested().n(); }
			}
			""";

	private static final String D = "package p;\npublic class D { I i; void call() { i.m(); } }\n";

	private static final String E = "package p;\npublic enum E { X; void foo() { } }\n";

	private static final String I = "package p;\npublic interface I { void m(); default void d() { m(); } }\n";

	@TempDir
	Path folder;

	private ComponentMeasurement measure() {
		return new Snippets(folder).dataTypes().include("p.A", "p.B", "p.C", "p.D", "p.I") //
				.file("p/A.java", A).file("p/B.java", B).file("p/C.java", C).file("p/D.java", D).file("p/E.java", E)
				.file("p/I.java", I).measure();
	}

	/** The plug-in gives A 62 lines, B 5, C 4, D 1, and I −2: it cannot count a type that ends with the file. */
	@Test
	void linesAreThePlugins() {
		assertThat(measure().types()).extracting(TypeMeasurement::name, type -> type.lines(LinesProfile.KIEL_2016)).containsExactly(
				tuple("p.A", 62), tuple("p.B", 5), tuple("p.C", 4), tuple("p.D", 1), tuple("p.I", 1));
	}

	/** The plug-in finds 19 methods with 31 decisions and ones, 12 of them of A.cc; it leaves out A$1.run and I.d. */
	@Test
	void methodsAndDecisionsAreThePlugins() {
		ComponentMeasurement measurement = measure();
		FigureDistribution<CyclomaticProfile> kiel = measurement.cyclomatic(CyclomaticProfile.KIEL_2016);
		assertThat(kiel.methods()).isEqualTo(19);
		assertThat(kiel.sum()).isEqualTo(31);
		assertThat(measurement.units().filter(method -> method.signature().startsWith("cc("))).singleElement()
				.satisfies(method -> assertThat(method.cyclomatic(CyclomaticProfile.KIEL_2016)).hasValue(12));
		assertThat(measurement.units().filter(method -> !method.complexity().isEmpty() && method.kind().isMethod()
				&& method.cyclomatic(CyclomaticProfile.KIEL_2016).isEmpty()))
				.extracting(MethodMeasurement::type, MethodMeasurement::signature)
				.containsExactly(tuple("p.A$1", "run()"), tuple("p.I", "d()"));
	}

	@Test
	void theGraphHasThePluginsEdgesAndThoseItLeavesOut() {
		ComponentMeasurement measurement = measure();
		assertThat(measurement.problems()).isEmpty();

		// It does not see field initialisers, bodies of anonymous classes, receivers of chained calls, the third and later operands of +,
		// and default methods.
		List<String> leftOut = List.of( //
				"p.A#<init> - p.A#init()", //
				"java.lang.Object#Object() - p.A#<init>", //
				"p.A#$1.$1() - p.A#anon()", //
				"p.A#$1.run() - p.A#inc()", //
				"p.A#chain() - p.B#self()", //
				"p.A#get() - p.A#other()", //
				"p.A#get() - p.A#third()", //
				"p.I#d() - p.I#m()");
		assertThat(leftOut).hasSize(8);
		List<String> plugins = List.of( //
				"p.A#$1.run() - p.A#A(int) - p.A#get() - p.A#inc()", // the field count; in the plug-in's without $1.run()
				"java.io.PrintStream#println(java.lang.String) - p.A#lam()", //
				"java.lang.Runnable#run() - p.A#anon()", //
				"java.lang.Runnable#run() - p.A#lam()", //
				"p.A#A() - p.A#A(int)", //
				"p.A#A(int) - p.C#C()", //
				"p.A#Nested.Nested() - p.C#m()", //
				"p.A#Nested.n() - p.C#m()", //
				"p.A#chain() - p.A#get()", //
				"p.A#chain() - p.B#ping()", //
				"p.A#chain() - p.B#ping(int)", //
				"p.A#get() - p.A#helper()", //
				"p.A#inc() - p.A#lam()", //
				"p.A#inc() - p.B#ping()", //
				"p.B#ping() - p.B#ping(int)", //
				"p.B#ping(int) - p.C#C()", //
				"p.B#ping(int) - p.D#D()", //
				"p.C#m()", //
				"p.C#m() - p.E#foo()", //
				"p.D#call() - p.I#m()");
		assertThat(plugins).hasSize(20); // what the plug-in reports for this source
		List<String> expected = new ArrayList<>(leftOut);
		expected.addAll(plugins);
		assertThat(Snippets.edges(measurement.graph())).containsExactlyInAnyOrderElementsOf(expected);
	}
}
