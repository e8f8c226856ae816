/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;

import javax.xml.parsers.DocumentBuilderFactory;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.common.digits.Digits;
import org.sonde.common.progress.Progress;
import org.sonde.report.traces.OperationNames;
import org.sonde.report.traces.drawing.Drawing;
import org.sonde.report.traces.drawing.DrawingSvg;
import org.sonde.report.traces.drawing.TextSize;
import org.sonde.report.traces.graph.CallGraph.Edge;
import org.sonde.report.traces.graph.CallGraph.Node;
import org.sonde.tests.seeded.Seeded;
import org.sonde.traces.operations.CallEdge;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

/** Call graphs, worked out by hand. */
class CallGraphTest {
	private static final String SERVE = "void shop.Main.serve()";
	private static final String ADD = "void shop.store.Cart.add(java.lang.String,int)";
	private static final String FIND = "shop.store.Book shop.store.Stock.find(java.lang.String)";
	private static final List<CallEdge> CALLS = List.of(new CallEdge("", SERVE, 15, 4500), new CallEdge(SERVE, ADD, 30, 1500),
			new CallEdge(SERVE, FIND, 5, 1000), new CallEdge(ADD, FIND, 30, 4500));

	private static GraphDrawing drawing(CallGraph graph, CallPart by, GraphFilter filter) {
		return GraphDrawing.of(graph, by, filter, "a log", TextSize.USUAL, Progress.NONE);
	}

	/** Lines have no name, so that boxes tell of them: of 30 callers 20 are named. */
	@Test
	void boxesTellOfTheirLines() {
		Drawing few = drawing(CallGraph.of(CALLS, CallPart.OPERATION), CallPart.OPERATION, GraphFilter.ALL).drawing();
		Drawing.Part add = few.parts().stream().filter(part -> part.name().equals(ADD)).findFirst().orElseThrow();
		assertThat(few.linesAt(add)).containsExactlyInAnyOrder(SERVE + " → " + ADD + ": 30 calls, self time 1.50 µs",
				ADD + " → " + FIND + ": 30 calls, self time 4.50 µs");
		List<CallEdge> calls = IntStream.range(0, 30).mapToObj(caller -> new CallEdge("void p.C.m" + caller + "()", ADD, 1, 1)).toList();
		Drawing many = drawing(CallGraph.of(calls, CallPart.OPERATION), CallPart.OPERATION, GraphFilter.ALL).drawing();
		assertThat(many.linesAt(many.parts().stream().filter(part -> part.name().equals(ADD)).findFirst().orElseThrow())).hasSize(21).last()
				.asString().isEqualTo("and 10 more lines");
		assertThat(many.parts().stream().filter(part -> part.name().isEmpty()))
				.allSatisfy(line -> assertThat(many.linesAt(line)).isEmpty());
	}

	/** 500 arrows are drawn, 501 are not. */
	@Test
	void mermaidHasLimits() {
		assertThat(MermaidLimits.exceeded(star(500, "m"))).isEmpty();
		assertThat(MermaidLimits.exceeded(star(501, "m"))).contains("501 arrows (maxEdges is 500 by default)");
		String large = star(500, "aMethodWithAVeryLongNameThatIsWrittenIntoItsBoxInFull".repeat(2));
		assertThat(MermaidLimits.exceeded(large)).hasValueSatisfying(
				words -> assertThat(words).contains(" characters (maxTextSize is " + Digits.grouped("50000")).doesNotContain("arrows"));
		assertThat(MermaidLimits.exceeded(large + star(501, "x"))).hasValueSatisfying(words -> assertThat(words).contains(" arrows", ", "));
		CallGraph arrows = CallGraph.of(List.of(new CallEdge("p.A.\n\tx -->()", "p.B.\n\ty -->()", 1, 1)), CallPart.OPERATION);
		assertThat(CallGraphText.mermaid(arrows).lines().filter(line -> line.matches("\t\\w+ -->.*"))).as("in names").hasSize(1);
	}

	private static String star(int calls, String name) {
		return CallGraphText.mermaid(CallGraph.of(IntStream.range(0, calls)
				.mapToObj(callee -> new CallEdge("void p.A.a()", "void p.B." + name + callee + "()", 1, 1)).toList(), CallPart.OPERATION));
	}

	@Test
	void partsAddUp() {
		assertThat(CallGraph.of(CALLS, CallPart.PACKAGE))
				.isEqualTo(new CallGraph(List.of(new Node("shop", 1, 15), new Node("shop.store", 1, 65)),
						List.of(new Edge(-1, 0, 15, 4500), new Edge(0, 1, 35, 2500), new Edge(1, 1, 30, 4500))));
		assertThat(CallGraph.of(CALLS, CallPart.TYPE).nodes()).containsExactly(new Node("shop.Main", 1, 15),
				new Node("shop.store.Cart", 1, 30), new Node("shop.store.Stock", 1, 35));
		assertThat(CallPart.PACKAGE.of("void A.m()")).isEqualTo("(default package)");
		assertThat(CallPart.TYPE.of("public new p.A$B.<init>(p.C)")).isEqualTo("p.A$B");
	}

	/** AspectJ's spelling, Byte Buddy's, that of hand-written probes, and that of spans. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "public new p.q.A.<init>(int) | p.q.A | A.<init>(int)",
			"public p.q.A(int,r.B[]) throws java.io.IOException | p.q.A | A(int,B[])",
			"p.q.A() | p.q.A | A()", "protected p.q.A$B() | p.q.A$B | A.B()", "static p.q.A() | p.q.A | A()",
			"p.q.A.m(int) | p.q.A | A.m(int)", "public static void p.q.A.m() | p.q.A | A.m()",
			"p.q.A.m | p.q.A | A.m", "GET /books | GET /books | GET /books" })
	void constructorsWithoutANameAreOfTheirType(String signature, String type, String brief) {
		assertThat(CallPart.TYPE.of(signature)).isEqualTo(type);
		assertThat(OperationNames.brief(signature)).isEqualTo(brief);
	}

	@Test
	void otherToolsDrawTheSame() {
		CallGraph packages = CallGraph.of(CALLS, CallPart.PACKAGE);
		assertThat(CallGraphText.dot(packages)).isEqualTo("""
				digraph calls {
					rankdir=LR;
					node [shape=box, fontname="sans-serif"];
					edge [fontname="sans-serif"];
					"(outside)" [shape=plaintext];
					"shop";
					"shop.store";
					"(outside)" -> "shop" [label="15, 4.50 µs"];
					"shop" -> "shop.store" [label="35, 2.50 µs"];
					"shop.store" -> "shop.store" [label="30, 4.50 µs"];
				}
				""");
		assertThat(CallGraphText.mermaid(CallGraph.of(CALLS, CallPart.TYPE))).isEqualTo("""
				flowchart LR
					outside["(outside)"]
					n0["shop.Main"]
					n1["shop.store.Cart"]
					n2["shop.store.Stock"]
					outside -->|"15, 4.50 µs"| n0
					n0 -->|"30, 1.50 µs"| n1
					n0 -->|"5, 1.00 µs"| n2
					n1 -->|"30, 4.50 µs"| n2
				""");
		assertThat(CallGraphText.plantUml(packages)).isEqualTo("""
				@startuml
				left to right direction
				rectangle "(outside)" as outside
				rectangle "shop" as n0
				rectangle "shop.store" as n1
				outside --> n0 : 15, 4.50 µs
				n0 --> n1 : 35, 2.50 µs
				n1 --> n1 : 30, 4.50 µs
				@enduml
				""");
	}

	/** The reader of DOT files is Graphviz, where it is installed. */
	@Test
	void graphvizReadsHostileNames() throws IOException, InterruptedException {
		assumeThat(System.getenv("PATH").split(java.io.File.pathSeparator))
				.anyMatch(folder -> java.nio.file.Files.isExecutable(java.nio.file.Path.of(folder, "dot")));
		String name = "void A.\"m\\\"<b>{x|y}\n();";
		Process dot = new ProcessBuilder("dot", "-Tplain").redirectErrorStream(true).start();
		dot.getOutputStream()
				.write(CallGraphText
						.dot(CallGraph.of(List.of(new CallEdge("", name, 2, 0), new CallEdge(name, "", 3, 0)), CallPart.OPERATION))
						.getBytes(StandardCharsets.UTF_8));
		dot.getOutputStream().close();
		List<String> lines = new String(dot.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines().toList();
		assertThat(dot.waitFor()).isZero();
		assertThat(lines.stream().filter(line -> line.startsWith("node "))).hasSize(3);
		assertThat(lines.stream().filter(line -> line.startsWith("edge "))).hasSize(2);
	}

	@Test
	void rareCallsAndStrangersAreLeftOut() {
		CallGraph graph = CallGraph.of(CALLS, CallPart.TYPE);
		CallGraph often = new GraphFilter(16, "", false, 1, Set.of()).of(graph, CallPart.TYPE);
		assertThat(often.nodes()).extracting(Node::name).containsExactly("shop.Main", "shop.store.Cart", "shop.store.Stock");
		assertThat(often.edges()).containsExactly(new Edge(0, 1, 30, 1500), new Edge(1, 2, 30, 4500));
		assertThat(new GraphFilter(1, "MAIN", false, 1, Set.of()).of(CallGraph.of(
				List.of(new CallEdge("void a.Main.m()", "void b.B.m()", 1, 0), new CallEdge("void b.B.m()", "void c.C.m()", 1, 0)),
				CallPart.TYPE), CallPart.TYPE).nodes()).extracting(Node::name).containsExactly("a.Main", "b.B");
		assertThat(new GraphFilter(1, "nowhere", false, 1, Set.of()).of(graph, CallPart.TYPE))
				.isEqualTo(new CallGraph(List.of(), List.of()));
		BitSet start = new BitSet();
		start.set(0);
		assertThat(graph.around(start, 0).cardinality()).isEqualTo(1);
	}

	/** Package a has 3 calls of two types, b has 10 of three: a is closed first. */
	@Test
	void packagesWithFewCallsStandForTheirParts() {
		List<CallEdge> calls = List.of(new CallEdge("", "void x.a.A.m()", 1, 1), new CallEdge("void x.a.A.m()", "void x.a.B.m()", 2, 2),
				new CallEdge("void x.a.B.m()", "void x.b.C.m()", 3, 3),
				new CallEdge("void x.b.C.m()", "void x.b.D.m()", 4, 4), new CallEdge("void x.b.D.m()", "void x.b.E.m()", 3, 5));
		CallGraph graph = CallGraph.of(calls, CallPart.TYPE);
		assertThat(GraphFilter.ALL.drawable(graph, CallPart.TYPE, 4)).isEqualTo(new CallGraph(
				List.of(new Node("x.a.*", 2, 3), new Node("x.b.C", 1, 3), new Node("x.b.D", 1, 4), new Node("x.b.E", 1, 3)),
				List.of(new Edge(-1, 0, 1, 1), new Edge(0, 0, 2, 2), new Edge(0, 1, 3, 3), new Edge(1, 2, 4, 4), new Edge(2, 3, 3, 5))));
		assertThat(GraphFilter.ALL.drawable(graph, CallPart.TYPE, 2).nodes()).containsExactly(new Node("x.a.*", 2, 3),
				new Node("x.b.*", 3, 10));
		assertThat(new GraphFilter(1, "", false, 1, Set.of("x.a")).drawable(graph, CallPart.TYPE, 4).nodes())
				.containsExactly(new Node("x.a.A", 1, 1), new Node("x.a.B", 1, 2), new Node("x.b.*", 3, 10));
		CallGraph one = GraphFilter.ALL.drawable(graph, CallPart.TYPE, 1);
		assertThat(one.nodes()).containsExactly(new Node("x.*", 5, 13));
		assertThat(one.edges()).containsExactly(new Edge(-1, 0, 1, 1), new Edge(0, 0, 12, 14));
	}

	/** A selected box is exactly what it stands for: a package of parts, not a part whose name contains its name. */
	@Test
	void neighboursOfASelectedBox() {
		CallGraph graph = CallGraph.of(List.of(new CallEdge("void x.a.A.m()", "void x.a.B.m()", 1, 0),
				new CallEdge("void x.a.B.m()", "void x.ab.C.m()", 1, 0), new CallEdge("void x.d.D.m()", "void x.d.A.m()", 1, 0),
				new CallEdge("void x.ab.AA.m()", "void x.d.E.m()", 1, 0)), CallPart.TYPE);
		assertThat(around("x.a.*", graph)).containsExactly("x.a.A", "x.a.B", "x.ab.C");
		assertThat(around("x.a.A", graph)).containsExactly("x.a.A", "x.a.B");
		assertThat(around("x.*", graph)).hasSize(graph.nodes().size());
		assertThat(around("x.a", graph)).isEmpty();
	}

	private static List<String> around(String box, CallGraph graph) {
		return new GraphFilter(1, box, true, 1, Set.of()).of(graph, CallPart.TYPE).nodes().stream().map(Node::name).toList();
	}

	/** What is combined into a box is found in that box. */
	@Test
	void partsOfABoxAreFound() throws Exception {
		List<CallEdge> calls = IntStream.range(0, 2_000)
				.mapToObj(call -> new CallEdge("", "void x.p" + call / 20 + ".T" + call + ".m()", 1, 0)).toList();
		GraphDrawing drawing = drawing(CallGraph.of(calls, CallPart.TYPE), CallPart.TYPE, GraphFilter.ALL);
		assertThat(drawing.drawing().parts()).extracting(Drawing.Part::name).doesNotContain("x.p0.T7");
		assertThat(drawing.boxesWith(" P7.t140 ")).hasSize(1).isSubsetOf(drawing.nodes().nodes().stream().map(Node::name).toList());
		assertThat(drawing.boxesWith("nowhere")).isEmpty();
		assertThat(drawing.boxesWith("")).isEmpty();
	}

	/** Callers stand left of what they call, without overlaps, and every figure is there. */
	@Test
	void callersAreLeftOfWhatTheyCall() throws Exception {
		GraphDrawing drawing = drawing(CallGraph.of(CALLS, CallPart.TYPE), CallPart.TYPE, GraphFilter.ALL);
		GraphLayout.Box main = drawing.boxes().get(0);
		GraphLayout.Box cart = drawing.boxes().get(1);
		GraphLayout.Box stock = drawing.boxes().get(2);
		assertThat(main.x() + main.width()).isLessThan(cart.x());
		assertThat(cart.x() + cart.width()).isLessThan(stock.x());
		Document svg = DocumentBuilderFactory.newInstance().newDocumentBuilder()
				.parse(new InputSource(new StringReader(DrawingSvg.of(drawing.drawing()))));
		List<String> titles = new ArrayList<>();
		for (int i = 0; i < svg.getElementsByTagName("title").getLength(); i++) {
			titles.add(svg.getElementsByTagName("title").item(i).getTextContent());
		}
		assertThat(titles).containsExactly("a log", "shop.Main: 15 calls, self time 4.50 µs, 15 from outside",
				"shop.store.Cart: 30 calls, self time 1.50 µs",
				"shop.store.Stock: 35 calls, self time 5.50 µs", "shop.Main → shop.store.Cart: 30 calls, self time 1.50 µs",
				"shop.Main → shop.store.Stock: 5 calls, self time 1.00 µs",
				"shop.store.Cart → shop.store.Stock: 30 calls, self time 4.50 µs");
		assertThat(drawing(CallGraph.of(List.of(), CallPart.TYPE), CallPart.TYPE, GraphFilter.ALL).boxes()).isEmpty();
	}

	/** 2,000 operations in 40 packages, 6,000 edges: what is drawn is bounded, no call is lost, and each run draws the same. */
	@Test
	void largeGraphsStayReadable() {
		Seeded.tries(2, in -> {
			Random random = in.random();
			List<CallEdge> calls = new ArrayList<>(List.of(new CallEdge("", name(0), 1, 1)));
			for (int i = 0; i < 6_000; i++) {
				calls.add(new CallEdge(name(i < 2_000 ? i / 3 : random.nextInt(2_000)), name(i < 2_000 ? i : random.nextInt(2_000)),
						1 + random.nextInt(50), 10));
			}
			CallGraph graph = CallGraph.of(calls, CallPart.OPERATION);
			assertThat(graph.nodes()).hasSize(2_000);
			GraphDrawing drawing = drawing(graph, CallPart.OPERATION, GraphFilter.ALL);
			assertThat(drawing.nodes().nodes()).hasSizeBetween(2, GraphDrawing.MOST);
			assertThat(drawing.nodes().nodes().stream().mapToInt(Node::members).sum()).isEqualTo(2_000);
			assertThat(drawing.nodes().nodes().stream().mapToLong(Node::calls).sum())
					.isEqualTo(calls.stream().mapToLong(CallEdge::calls).sum());
			assertThat(drawing.boxes())
					.allSatisfy(
							box -> assertThat(drawing.boxes().stream()
									.filter(other -> other != box && other.x() < box.x() + box.width()
											&& box.x() < other.x() + other.width()
					&& other.y() < box.y() + box.height() && box.y() < other.y() + other.height())).isEmpty());
			long combined = drawing.nodes().nodes().stream().filter(node -> node.members() > 1).count();
			assertThat(DrawingSvg.of(drawing.drawing())).contains(" of them combined into " + combined + " box");
			assertThat(DrawingSvg.of(drawing(graph, CallPart.OPERATION, GraphFilter.ALL).drawing()))
					.isEqualTo(DrawingSvg.of(drawing.drawing()));
		});
	}

	private static String name(int operation) {
		return "void org.shop.part" + operation / 50 + ".Type" + operation / 10 + ".m" + operation + "()";
	}

	@Test
	void theLayoutCanBeCancelled() {
		assertThatExceptionOfType(CancellationException.class)
				.isThrownBy(() -> GraphDrawing.of(CallGraph.of(CALLS, CallPart.TYPE), CallPart.TYPE, GraphFilter.ALL, "", TextSize.USUAL,
						Progress.cancelledBy(() -> true)));
	}

	/** All of it, in several steps; once cancelled in its midst, no more. */
	@Test
	void theLayoutTellsHowFarItIs() {
		Steps whole = new Steps(Integer.MAX_VALUE);
		GraphDrawing.of(CallGraph.of(CALLS, CallPart.OPERATION), CallPart.OPERATION, GraphFilter.ALL, "", TextSize.USUAL, whole);
		assertThat(whole.units).isEqualTo(whole.total);
		assertThat(whole.times).isGreaterThan(5);
		Steps cancelled = new Steps(3);
		assertThatExceptionOfType(CancellationException.class)
				.isThrownBy(() -> GraphDrawing.of(CallGraph.of(CALLS, CallPart.OPERATION), CallPart.OPERATION, GraphFilter.ALL, "",
						TextSize.USUAL, cancelled));
		assertThat(cancelled.times).as("the rest is done at once").isLessThan(whole.times);
	}

	/** Counts, and is cancelled after some steps. */
	private static final class Steps implements Progress {
		private final int most;
		private long total;
		private long units;
		private int times;

		Steps(int most) {
			this.most = most;
		}

		@Override
		public void begin(String task, long newTotal) {
			total = newTotal;
		}

		@Override
		public void worked(long more) {
			units += more;
			times++;
		}

		@Override
		public boolean isCancelled() {
			return times >= most;
		}
	}
}
