/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.metrics.Snippets;
import org.sonde.metrics.component.Modules;
import org.sonde.metrics.hypergraph.Hypergraph;
import org.sonde.metrics.measuring.FileMeasurer;

class SharesTest {

	/** Everything that may be a node, in the order in which it stands there; two methods share a line. */
	private static final String A = """
			package p;
			class A {
				int x = 1;
				static int y = 2;
				A() { this(3); }
				A(int z) { x = z; }
				int get() { return x; } int get(String[] s, java.util.List<String> t) { return get() + y; }
				Runnable r() { return new Runnable() { public void run() { get(); } }; }
				boolean outside() { return new java.io.File("").exists(); }
				static { y++; }
				{ x++; }
				class N { void n() { class L { void l() { n(); } } } }
				abstract static class M { abstract void none(int... i); }
			}
			""";
	private static final String B = "package p;\nenum B { ONE { void f() { new A().get(); } }; void f() { values(); } }\n";
	private static final String C = "package p;\nrecord C(int c) { C { new A(c); } int twice() { return c() + c; } }\n";

	@TempDir
	private Path folder;

	private ComponentMeasurement measure() {
		return new Snippets(folder).file("p/A.java", A).file("p/B.java", B).file("p/C.java", C).measure();
	}

	@Test
	void everyMethodIsItsNode() {
		ComponentMeasurement measurement = measure();
		Map<String, Hypergraph.Node> nodes = measurement.units()
				.collect(Collectors.toMap(method -> method.type() + " " + method.signature(), method -> method.node().orElseThrow()));
		assertThat(nodes).containsEntry("p.A A(int)", new Hypergraph.Node("p.A", "A(int)"))
				.containsEntry("p.A get()", new Hypergraph.Node("p.A", "get()"))
				.containsEntry("p.A get(String[],java.util.List<String>)",
						new Hypergraph.Node("p.A", "get(java.lang.String[],java.util.List)"))
				.containsEntry("p.A <init>", new Hypergraph.Node("p.A", "<init>"))
				.containsEntry("p.A <clinit>", new Hypergraph.Node("p.A", "<clinit>"))
				.containsEntry("p.A$1 run()", new Hypergraph.Node("p.A", "$1.run()"))
				.containsEntry("p.A$N$1L l()", new Hypergraph.Node("p.A", "N$1L.l()"))
				.containsEntry("p.B$1 f()", new Hypergraph.Node("p.B", "$1.f()"))
				.containsEntry("p.C C(int)", new Hypergraph.Node("p.C", "C(int)"));
		assertThat(measurement.graph().nodes()).containsAll(nodes.values());
	}

	@Test
	void typesAndWhatIsCalledOutsideSumUpToTheComponent() {
		ComponentMeasurement measurement = measure();
		Shares shares = Shares.of(measurement);
		Share sum = measurement.types().stream().map(type -> shares.type(type).orElseThrow()).reduce(shares.outside(), Share::plus);
		assertThat(sum.size()).isCloseTo(measurement.information().size(), within(1e-9));
		assertThat(sum.complexity()).isCloseTo(measurement.information().complexity(), within(1e-9));
		assertThat(sum.coupling()).isCloseTo(measurement.information().coupling(), within(1e-9));
		assertThat(shares.outside().complexity()).isPositive();
	}

	@Test
	void modulesOfNestedTypesBelongToTheirTopLevelType() {
		Snippets snippets = new Snippets(folder).modules(Modules.EVERY_TYPE).file("p/A.java", A).file("p/B.java", B).file("p/C.java", C);
		ComponentMeasurement measurement = snippets.measure();
		Shares shares = Shares.of(measurement);
		Share sum = measurement.types().stream().map(type -> shares.type(type).orElseThrow()).reduce(shares.outside(), Share::plus);
		assertThat(sum.complexity()).isCloseTo(measurement.information().complexity(), within(1e-9));
		for (TypeMeasurement type : measurement.types()) {
			Share parts = type.methods().stream().map(method -> shares.method(method).orElseThrow()).reduce(Share.NONE, Share::plus);
			parts = shares.implicit(type).values().stream().reduce(parts, Share::plus);
			assertThat(parts.complexity()).isCloseTo(shares.type(type).orElseThrow().complexity(), within(1e-9)).isPositive();
		}
		assertThat(shares.implicit(measurement.types().getFirst())).containsKeys("N.N()", "1.$1()", "N$1L.L()");
		assertThat(shares.outside().size()).isCloseTo(Shares.of(measure()).outside().size(), within(1e-9));
	}

	@Test
	void methodsSumUpToTheirTypeWhereNothingIsImplicit() {
		ComponentMeasurement measurement = new Snippets(folder).file("p/A.java",
				"package p; class A { int x; A() { x = 1; } int f() { return x + g(); } int g() { return x; } }").measure();
		Shares shares = Shares.of(measurement);
		Share sum = measurement.units().map(method -> shares.method(method).orElseThrow()).reduce(Share.NONE, Share::plus);
		assertThat(sum.complexity()).isCloseTo(measurement.information().complexity(), within(1e-9)).isPositive();
		assertThat(sum).isEqualTo(shares.type(measurement.types().getFirst()).orElseThrow());
	}

	@Test
	void aChangedFileHasItsNewLinesAndTheSharesOfBefore() {
		ComponentMeasurement before = measure();
		String longer = A.replace("int x = 1;", "int x = 1;\n\n\tint more() {\n\t\treturn x > 0 ? 1 : 2;\n\t}\n");
		ComponentMeasurement now = FileMeasurer.changed(before, "p/A.java", longer);
		assertThat(now.loc()).isEqualTo(before.loc() + 3);
		assertThat(now.cyclomatic().sum()).isEqualTo(before.cyclomatic().sum() + 2);
		assertThat(now.information()).isEqualTo(before.information());
		assertThat(now.types()).extracting(TypeMeasurement::name).containsExactly("p.A", "p.B", "p.C");
		MethodMeasurement more = now.units().filter(method -> method.signature().equals("more()")).findFirst().orElseThrow();
		Shares shares = Shares.of(now);
		assertThat(shares.method(more)).isEmpty();
		assertThat(shares.type(now.types().getFirst())).isEqualTo(Shares.of(before).type(before.types().getFirst()));
		assertThat(now.withChanged("p/A.java", before.types().stream().filter(type -> type.file().equals("p/A.java")).toList(),
				before.problems())).isEqualTo(before);
	}

	@Test
	void aFileThatIsGoneHasNoTypes() {
		assertThat(FileMeasurer.changed(measure(), "p/A.java", "").types()).extracting(TypeMeasurement::name).containsExactly("p.B", "p.C");
	}

	@Test
	void aFileThatNoLongerParsesSaysSo() {
		ComponentMeasurement broken = FileMeasurer.changed(measure(), "p/C.java", "package p; record C(int c) { void f( { }");
		assertThat(broken.problems()).anyMatch(problem -> problem.file().equals("p/C.java") && problem.kind().code().equals("SM202"));
		assertThat(FileMeasurer.changed(broken, "p/C.java", C).problems()).isEqualTo(measure().problems());
	}
}
