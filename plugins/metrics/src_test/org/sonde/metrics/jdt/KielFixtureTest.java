/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.metrics.Snippets;
import org.sonde.metrics.measurement.Measurement;

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

	@Test
	void theGraphHasThePluginsEdgesAndThoseItLeavesOut() {
		Measurement measurement = new Snippets(folder).dataTypes().include("p.A", "p.B", "p.C", "p.D", "p.I") //
				.file("p/A.java", A).file("p/B.java", B).file("p/C.java", C).file("p/D.java", D).file("p/E.java", E)
				.file("p/I.java", I).measure();
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
