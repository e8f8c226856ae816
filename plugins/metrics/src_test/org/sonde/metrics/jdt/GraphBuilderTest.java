/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sonde.metrics.Snippets.edges;
import static org.sonde.metrics.Snippets.nodes;

import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.metrics.Snippets;
import org.sonde.metrics.component.Modules;
import org.sonde.metrics.hypergraph.Hypergraph;
import org.sonde.metrics.figures.ComponentMeasurement;

/**
 * The hypergraph of small sources, each drawn by hand from the definition. Nodes are written {@code module#name}, edges with
 * {@code " - "}.
 */
class GraphBuilderTest {

	@TempDir
	Path folder;

	private Hypergraph graph(String text) {
		return graph(new Snippets(folder).file("A.java", text));
	}

	private static Hypergraph graph(Snippets snippets) {
		ComponentMeasurement measurement = snippets.measure();
		assertThat(measurement.problems()).isEmpty();
		assertThat(measurement.unresolved().total()).isZero();
		return measurement.graph();
	}

	// --- nodes -----------------------------------------------------------------------------------------------------------

	@Test
	void nodesAreMethodsConstructorsAndInitialisers() {
		assertThat(nodes(graph("""
				abstract class A {
					int noInitialiser;
					Object o = null;
					static { }
					A(int a, String... b) { }
					abstract void f(java.util.List<String>[] x, int[][] y);
					<T extends Comparable<T>> void g(T t) { }
				}
				"""))).containsExactlyInAnyOrder("A#<clinit>", "A#<init>", "A#A(int,java.lang.String[])",
				"A#f(java.util.List[],int[][])",
				"A#g(java.lang.Comparable)");
	}

	@Test
	void implicitConstructorsAreNodes() {
		assertThat(nodes(graph("""
				class A {
					static class N { }
					enum E { }
					record R(int a, String b) { }
					interface I { }
					@interface J { }
					void f() { class L { } }
				}
				"""))).containsExactlyInAnyOrder("A#A()", "A#N.N()", "A#E.E()", "A#R.R(int,java.lang.String)", "A#f()",
				"A#$1L.L()");
	}

	@Test
	void everyTypeIsAModuleWhereThatIsWanted() {
		String text = "class A { void f() { N.h(); new Object() { void a() { } }; } static class N { static void h() { } class O { } } }";
		ComponentMeasurement topLevel = new Snippets(folder).dataTypes().file("A.java", text).measure();
		ComponentMeasurement everyType = new Snippets(folder).dataTypes().modules(Modules.EVERY_TYPE).file("A.java", text).measure();
		assertThat(nodes(everyType.graph())).containsExactlyInAnyOrder("A#A()", "A#f()", "A$1#$1()", "A$1#a()", "A$N#N()", "A$N#h()",
				"A$N$O#O()",
				"java.lang.Object#Object()");
		// The only calls are those of f: of h and of two constructors, from module to module or within one.
		assertThat(everyType.information().coupling()).isEqualTo(everyType.information().complexity()).isPositive();
		assertThat(topLevel.information().coupling()).isLessThan(topLevel.information().complexity());
		assertThat(everyType.information().complexity()).isEqualTo(topLevel.information().complexity());
		assertThat(everyType.information().size()).isEqualTo(topLevel.information().size());
	}

	@Test
	void accessorsOfRecordsReadTheirFieldsWhoeverCallsThem() {
		String record = "record P(int x) { }\n";
		String caller = "class Q { Q() { } int f(P p) { return p.x(); } }\n";
		Hypergraph oneFile = graph(new Snippets(folder).file("P.java", record + caller));
		Hypergraph twoFiles = graph(new Snippets(folder).file("P.java", record).file("Q.java", caller));
		assertThat(edges(twoFiles)).isEqualTo(edges(oneFile)).containsExactlyInAnyOrder("P#P(int) - P#x()", "P#x() - Q#f(P)");
		assertThat(nodes(graph(new Snippets(folder).file("P.java", record)))).containsExactly("P#P(int)");
	}

	@Test
	void callsThatAreNotFoundAreInTheModuleOfTheirType() {
		ComponentMeasurement measurement = new Snippets(folder).modules(Modules.EVERY_TYPE)
				.file("A.java", "import p.Gone; class A { void f() { Gone.lost(); new Gone.In(1); } }").measure();
		assertThat(nodes(measurement.graph())).contains("p.Gone#lost()", "p.Gone$In#new(?)");
	}

	@Test
	void writtenConstructorsReplaceImplicitOnes() {
		assertThat(nodes(graph("""
				class A {
					private A() { }
					enum E { ; E(int x) { } }
					record R(int a) { R(int a) { this.a = a; } }
					record S(int a) { S { } S() { this(1); } }
				}
				"""))).containsExactlyInAnyOrder("A#A()", "A#E.E(int)", "A#R.R(int)", "A#S.S(int)", "A#S.S()");
	}

	@Test
	void typesInATypeBelongToTheTopLevelModule() {
		Hypergraph graph = graph("""
				package p;
				class A {
					void f() {
						Runnable r = new Runnable() {
							public void run() { new Object() { void deep() { } }; }
						};
						class Local { void g() { } }
					}
					static class N { Runnable r = new Runnable() { public void run() { } }; }
				}
				""");
		assertThat(nodes(graph)).containsExactlyInAnyOrder("p.A#A()", "p.A#f()", "p.A#$1.$1()", "p.A#$1.run()", "p.A#$1$1.$1()",
				"p.A#$1$1.deep()", "p.A#$2Local.Local()", "p.A#$2Local.g()", "p.A#N.N()", "p.A#N.<init>", "p.A#N$1.$1()",
				"p.A#N$1.run()");
	}

	// --- calls -----------------------------------------------------------------------------------------------------------

	@Test
	void aCallIsAnEdgeOfBothMethods() {
		assertThat(edges(
				graph("class A { A() { } void f() { g(); g(); this.h(1); } void g() { f(); } int h(int x) { return x; } }")))
				.containsExactly("A#f() - A#g()", "A#f() - A#h(int)"); // one for each unordered pair
	}

	@Test
	void recursionIsAnEdgeOfOneNode() {
		assertThat(edges(graph("class A { void f() { f(); } }"))).containsExactly("A#f()");
	}

	@Test
	void lambdaBodiesBelongToTheMethodAround() {
		assertThat(edges(graph(
				"class A { void f() { Runnable r = () -> { Runnable s = () -> g(); }; } void g() { } { Runnable q = () -> g(); } }")))
				.containsExactly("A#<init> - A#g()", "A#f() - A#g()");
	}

	@Test
	void methodReferencesAreCalls() {
		assertThat(edges(
				graph("""
						import java.util.function.*;
						class A extends B {
							A() { }
							void f() { Runnable r = this::g; }
							void g() { }
							void h() { Supplier<A> s = A::new; Function<A, String> t = A::name; }
							String name() { Runnable r = super::inherited; IntFunction<int[]> a = int[]::new; return null; }
							<T> void i() { Supplier<B.G<String>> s = B.G<String>::new; Function<B.G<String>, String> u = B.G<String>::get; }
						}
						class B { B() { } void inherited() { } static class G<T> { T get() { return null; } } }
						""")))
				.containsExactlyInAnyOrder("A#f() - A#g()", "A#A() - A#h()", "A#h() - A#name()", "A#name() - B#inherited()",
						"A#i() - B#G.G()", "A#i() - B#G.get()");
	}

	@Test
	void constructorsAreCalledByNewThisAndSuperAsWritten() {
		assertThat(edges(graph("""
				class A {
					A() { this(1); }
					A(int x) { }
					static A make() { return new A(); }
				}
				class B extends A {
					B() { super(2); }
					B(int x) { } // calls A() in truth, but nobody wrote that
				}
				"""))).containsExactlyInAnyOrder("A#A() - A#A(int)", "A#A() - A#make()", "A#A(int) - B#B()");
	}

	@Test
	void superCallsGoToTheMethodOfTheSuperclass() {
		assertThat(edges(graph("""
				class A { void f() { } }
				class B extends A { void f() { super.f(); } }
				class C extends B { void g() { f(); C.super.f(); } }
				interface I { default void d() { } }
				class J implements I { public void d() { I.super.d(); } }
				"""))).containsExactlyInAnyOrder("A#f() - B#f()", "B#f() - C#g()", "I#d() - J#d()");
	}

	@Test
	void dispatchIsBoundToTheStaticDeclaration() {
		assertThat(edges(graph("""
				interface I { void m(); }
				class A implements I { public void m() { } }
				class B extends A { }
				class U { void f(I i, A a, B b) { i.m(); } void g(A a) { a.m(); } void h(B b) { b.m(); } }
				"""))).containsExactlyInAnyOrder("I#m() - U#f(I,A,B)", "A#m() - U#g(A)", "A#m() - U#h(B)");
	}

	@Test
	void genericMethodsAreTheirDeclarations() {
		assertThat(edges(graph("""
				class G<T> { T get() { return null; } <U> void put(U u) { } G() { } }
				class U {
					void f(G<A> g) { g.get(); }
					void h(G<U> g) { g.get(); g.<String>put(""); g.put(new G<>()); }
				}
				class A { }
				"""))).containsExactlyInAnyOrder("G#get() - U#f(G)", "G#get() - U#h(G)", "G#put(java.lang.Object) - U#h(G)",
				"G#G() - U#h(G)");
	}

	@Test
	void enumConstantsCallTheirConstructor() {
		assertThat(edges(graph("""
				enum E {
					ONE(1), TWO(two()) { void g() { } };
					E(int x) { }
					static int two() { return 2; }
					void g() { }
				}
				"""))).containsExactlyInAnyOrder("E#<clinit> - E#E(int)", "E#<clinit> - E#two()", "E#$1.$1(int) - E#<clinit>");
	}

	@Test
	void anAnonymousClassIsCreatedByItsConstructorAndThatOfItsSuperclass() {
		assertThat(edges(graph("""
				class A {
					A() { }
					A(int x) { }
					A f() { return new A(1) { void g() { h(); } }; }
					Runnable i() { return new Runnable() { public void run() { } }; }
					void h() { }
				}
				"""))).containsExactlyInAnyOrder("A#$1.$1(int) - A#f()", "A#A(int) - A#f()", "A#$1.g() - A#h()",
				"A#$2.$2() - A#i()");
	}

	@Test
	void initialisersCall() {
		assertThat(edges(graph("""
				class A {
					A() { }
					Object a = f();
					static Object b = g();
					{ h(); }
					static { i(); }
					static Object f() { return null; }
					static Object g() { return null; }
					static Object h() { return null; }
					static Object i() { return null; }
				}
				interface I { Object C = A.f(); }
				"""))).contains("A#<init> - A#f()", "A#<clinit> - A#g()", "A#<init> - A#h()", "A#<clinit> - A#i()",
				"A#f() - I#<clinit>");
	}

	@Test
	void calledMethodsOutsideTheComponentAreNodes() {
		Hypergraph graph = graph(new Snippets(folder).include("in.*") //
				.file("in/A.java",
						"package in; class A { A() { } void f(java.io.PrintStream out, lib.L l) throws Exception { out.println(1); l.g(); } }")
				.file("lib/L.java", "package lib; public class L { public void g() { h(); } void h() { } int x; }"));
		assertThat(nodes(graph)).containsExactlyInAnyOrder("in.A#A()", "in.A#f(java.io.PrintStream,lib.L)",
				"java.io.PrintStream#println(int)",
				"lib.L#g()");
		assertThat(edges(graph)).containsExactlyInAnyOrder("in.A#f(java.io.PrintStream,lib.L) - java.io.PrintStream#println(int)",
				"in.A#f(java.io.PrintStream,lib.L) - lib.L#g()");
	}

	@Test
	void callsToDataTypesAreLeftOutButWhatIsInThemIsNot() {
		Snippets snippets = new Snippets(folder).file("A.java", """
				class A {
					A() { }
					String f() { return g().trim().concat(h()); }
					String g() { return new String("x"); }
					String h() { return String.valueOf(i()); }
					int i() { return new Object().hashCode(); }
				}
				""");
		assertThat(edges(graph(snippets))).containsExactlyInAnyOrder("A#f() - A#g()", "A#f() - A#h()", "A#h() - A#i()");
		assertThat(edges(graph(snippets.dataTypes()))).contains("A#f() - java.lang.String#trim()",
				"A#g() - java.lang.String#String(java.lang.String)",
				"A#i() - java.lang.Object#hashCode()");
	}

	@Test
	void enumsAndRecordsHaveMethodsNobodyWrote() {
		assertThat(edges(graph("""
				enum E { A, B; E() { } }
				record R(int x, java.io.Closeable y) { }
				class U {
					U() { }
					void f() { E.values(); E.valueOf("A"); }
					void g(R r) { r.x(); r.y(); }
				}
				"""))).containsExactlyInAnyOrder("E#<clinit> - E#E()", "E#values() - U#f()",
				"E#valueOf(java.lang.String) - U#f()",
				"R#x() - U#g(R)", "R#y() - U#g(R)",
				"R#R(int,java.io.Closeable) - R#x()"); // the field x; that of y is not data
	}

	@Test
	void localRecordsEnumsAndInterfacesWork() {
		assertThat(edges(graph("""
				class A {
					A() { }
					void f() {
						record P(int x) { int twice() { return 2 * x; } }
						enum E { ONE; void e() { } }
						interface I { void i(); }
						new P(1).twice();
						E.ONE.e();
						I i = () -> new P(2);
						i.i();
					}
				}
				"""))).containsExactlyInAnyOrder("A#$1P.P(int) - A#f()", "A#$1P.twice() - A#f()", "A#$1P.P(int) - A#$1P.twice()",
				"A#$2E.<clinit> - A#$2E.E()", "A#$2E.e() - A#f()", "A#$3I.i() - A#f()");
	}

	@Test
	void nothingInAnAnnotationIsExecuted() {
		assertThat(edges(graph("class A { A() { } static final String C = \"unused\"; @SuppressWarnings(C) void f() { } }")))
				.containsExactly("A#<clinit>"); // the field itself
	}

	@Test
	void callsInSwitchesPatternsAndNewSyntaxAreSeen() {
		assertThat(edges(graph("""
				class A {
					A() { }
					int f(Object o) {
						return switch (o) {
							case String s when a(s) -> b();
							case R(int x, var y) when y -> { c(); yield x; }
							default -> throw d();
						};
					}
					boolean a(String s) { return true; }
					int b() { return 1; }
					void c() { }
					RuntimeException d() { return null; }
					record R(Integer x, Boolean y) { R(Integer x, Boolean y) { this.x = x; this.y = y; } }
				}
				""".replace("int x, var y", "Integer x, var y")))).contains("A#a(java.lang.String) - A#f(java.lang.Object)",
				"A#b() - A#f(java.lang.Object)",
				"A#c() - A#f(java.lang.Object)", "A#d() - A#f(java.lang.Object)");
	}

	// --- fields ----------------------------------------------------------------------------------------------------------

	@Test
	void aFieldOfADataTypeIsAnEdgeOfAllWhoReadOrWriteIt() {
		assertThat(edges(graph("""
				class A {
					A() { }
					int x;
					void f() { x = 1; }
					int g() { return this.x; }
					void h(A a) { a.x++; }
					void none() { int x = 0; x++; }
				}
				class B { B() { } int i(A a) { return a.x; } }
				"""))).containsExactly("A#f() - A#g() - A#h(A) - B#i(A)");
	}

	@Test
	void dataTypesArePrimitivesMatchingTypesAndArraysOfThem() {
		Snippets snippets = new Snippets(folder).file("A.java", """
				class A<T, U extends A<T, U>> {
					A() { }
					int a; void a() { a = 0; }
					long[][] b; void b() { b = null; }
					String c; void c() { c = null; }
					java.util.Map.Entry<A, A>[] d; void d() { d = null; }
					T e; void e() { e = null; } // erased to java.lang.Object
					U f; void f() { f = null; } // erased to A
					A<T, U> g; void g() { g = null; }
					java.io.File h; void h() { h = null; }
					A[] i; void i() { i = null; }
				}
				""");
		assertThat(edges(graph(snippets))).containsExactly("A#a()", "A#b()", "A#c()", "A#d()", "A#e()");
		assertThat(edges(graph(snippets.dataTypes("java.io.File")))).containsExactly("A#a()", "A#b()", "A#h()");
		assertThat(edges(graph(snippets.dataTypes()))).containsExactly("A#a()", "A#b()");
	}

	@Test
	void initialisersWriteTheirFields() {
		assertThat(edges(graph(
				"class A { A() { } int x = 1; static int y = 2; int unused; int f() { return x; } int g() { return A.y; } }")))
				.containsExactlyInAnyOrder("A#<init> - A#f()", "A#<clinit> - A#g()");
	}

	@Test
	void inheritedFieldsAreTheFieldsOfTheirClass() {
		assertThat(edges(graph("""
				class A { A() { } protected int x; }
				class B extends A { B() { } void f() { x = 1; super.x = 2; } void g() { this.x = 3; } }
				class C extends A { C() { } int x; void f() { x = 1; } void g() { ((A) this).x = 3; } }
				"""))).containsExactlyInAnyOrder("B#f() - B#g() - C#g()", "C#f()");
	}

	@Test
	void fieldsOfDataTypesAndLengthsOfArraysAreLeftOut() {
		assertThat(edges(graph(
				"class A { A() { } int f(int[] a) { return Integer.MAX_VALUE + a.length; } char g() { return java.io.File.separatorChar; } }")))
				.containsExactly("A#g()"); // java.io.File is not a data type
	}

	@Test
	void recordComponentsAreFields() {
		assertThat(edges(graph("""
				record R(int a, String b) {
					R { if (a < 0) { throw new IllegalArgumentException(b()); } }
					int f() { return a; }
					public String b() { return b; }
				}
				"""))).containsExactlyInAnyOrder("R#R(int,java.lang.String) - R#f()", // a, which the compact constructor writes
				"R#R(int,java.lang.String) - R#b()"); // b, and the call: one set of nodes is one edge
	}

	@Test
	void constantsInLabelsAreReads() {
		assertThat(edges(
				graph("class A { A() { } static final int C = 1; void f(int x) { switch (x) { case C: break; default: } } }")))
				.containsExactly("A#<clinit> - A#f(int)");
	}

	// --- what is not found -----------------------------------------------------------------------------------------------------

	@Test
	void whatIsNotFoundIsKeptCountedAndReported() {
		ComponentMeasurement measurement = new Snippets(folder).file("p/A.java", """
				package p;
				import lib.Missing;
				import lib.Outer.Inner;
				class A {
					A() { }
					Missing m = new Missing(1, 2);
					int x;
					void f() { m.call(x); m.field.call(g()); Missing.stat(); }
					int g() { return nowhere + x; }
					void h(Inner i, java.util.Map<Missing, Missing> map) { i.go(); map.get(m); unknown(h2()); }
					int h2() { return 0; }
				}
				""").measure();
		assertThat(edges(measurement.graph())).containsExactlyInAnyOrder( //
				"lib.Missing#new(?,?) - p.A#<init>", "lib.Missing#call(?) - p.A#f()", "?#call(?) - p.A#f()",
				"lib.Missing#stat() - p.A#f()",
				"p.A#f() - p.A#g()", // the call within the arguments; the field x joins the same two
				"lib.Outer#Inner.go() - p.A#h(Inner,java.util.Map)", "?#unknown(?) - p.A#h(Inner,java.util.Map)",
				"p.A#h(Inner,java.util.Map) - p.A#h2()");
		assertThat(measurement.unresolved()).isEqualTo(new ComponentMeasurement.Unresolved(5, 6, 2));
		assertThat(measurement.problems()).extracting(Object::toString).containsExactlyInAnyOrder( //
				"SM301 p/A.java:6: type lib.Missing not found, 4 times", //
				"SM302 p/A.java:6: calls to lib.Missing not found, 3 times: call, new, stat", //
				"SM302 p/A.java:8: calls to methods of unknown types not found, 2 times: call, unknown", //
				"SM303 p/A.java:8: name lib.Missing not found", //
				"SM303 p/A.java:9: name nowhere not found", //
				"SM301 p/A.java:10: type lib.Outer.Inner not found", //
				"SM302 p/A.java:10: calls to lib.Outer.Inner not found: go");
	}
}
