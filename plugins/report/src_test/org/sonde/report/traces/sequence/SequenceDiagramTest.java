/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

import javax.xml.parsers.DocumentBuilderFactory;

import org.junit.jupiter.api.Test;
import org.sonde.report.traces.drawing.DrawingSvg;
import org.sonde.report.traces.drawing.TextSize;
import org.sonde.report.traces.sequence.SequenceDiagram.Lifeline;
import org.sonde.report.traces.sequence.SequenceStep.Call;
import org.sonde.report.traces.sequence.SequenceStep.LeftOut;
import org.sonde.report.traces.sequence.SequenceStep.LoopEnd;
import org.sonde.report.traces.sequence.SequenceStep.LoopStart;
import org.sonde.report.traces.sequence.SequenceStep.Return;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;
import org.sonde.traces.reconstruction.TraceKind;
import org.sonde.traces.reduction.CallNode;
import org.sonde.traces.reduction.SingleTrace;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

/** Sequence diagrams, worked out by hand. */
class SequenceDiagramTest {
	private static final String SERVE = "void shop.Main.serve()";
	private static final String FIND = "shop.Book shop.Stock.find(java.lang.String)";
	private static final String CHECK = "boolean shop.Cart.check()";
	private static final String ADD = "void shop.Cart.add(shop.Book)";

	private static CallNode node(int depth, String operation, long calls, double mean) {
		return new CallNode(depth, operation, "web", false, calls, mean, 0);
	}

	private static SequenceDiagram diagram(CallNode... nodes) {
		return SequenceDiagram.of(new SingleTrace(TraceKind.EVENTS, "7", Optional.of("3"), 0, OptionalLong.of(900), List.of(nodes)), "log");
	}

	@Test
	void aTraceSaysWhenItBegan() {
		assertThat(of(1_790_000_000_123_456_789L)).containsExactly("1 call, 900 ns, host web, began 2026-09-21 14:13:20.123 UTC");
		assertThat(of(5_000_000_000L)).as("a clock since the start of the machine").containsExactly("1 call, 900 ns, host web");
		assertThat(of(Long.MIN_VALUE)).containsExactly("1 call, 900 ns, host web");
		assertThat(of(Long.MAX_VALUE)).containsExactly("1 call, 900 ns, host web, began 2262-04-11 23:47:16.854 UTC");
	}

	private static List<String> of(long startNanos) {
		return SequenceDiagram.of(
				new SingleTrace(TraceKind.EVENTS, "7", Optional.empty(), startNanos, OptionalLong.of(900), List.of(node(0, SERVE, 1, 900))),
				"log").details();
	}

	/** find, add with two checks, find, add with two checks, and once more find alone. */
	@Test
	void groupsThatAreRepeatedAreALoop() {
		SequenceDiagram diagram = diagram(node(0, SERVE, 1, 900), node(1, FIND, 1, 10), node(1, ADD, 1, 100), node(2, CHECK, 2, 20),
				node(1, FIND, 1, 30), node(1, ADD, 1, 200), node(2, CHECK, 2, 40), node(1, FIND, 1, 50));
		assertThat(diagram.lifelines()).containsExactly(new Lifeline("shop.Main", "web", "Main"),
				new Lifeline("shop.Stock", "web", "Stock"), new Lifeline("shop.Cart", "web", "Cart"));
		assertThat(diagram.steps()).containsExactly(new Call(-1, 0, SERVE, 1, 1, 900, false), new LoopStart(2),
				new Call(0, 1, FIND, 1, 2, 20, false), new Return(1, 0, false),
				new Call(0, 2, ADD, 1, 2, 150, false), new Call(2, 2, CHECK, 2, 4, 30, false), new Return(2, 2, false),
				new Return(2, 0, false), new LoopEnd(),
				new Call(0, 1, FIND, 1, 1, 50, false), new Return(1, 0, false), new Return(0, -1, false));
		assertThat(diagram.details()).containsExactly("10 calls, 900 ns, host web, thread 3");
		assertThat(diagram.title()).isEqualTo("log: trace 7 of events");
	}

	@Test
	void failedCallsAndHostsAreNoLoop() {
		CallNode failed = new CallNode(1, FIND, "web", true, 1, 10, 10);
		CallNode elsewhere = new CallNode(1, FIND, "db", false, 1, 10, 10);
		SequenceDiagram diagram = diagram(node(0, SERVE, 1, 900), node(1, FIND, 1, 10), node(1, ADD, 1, 10), failed, node(1, ADD, 1, 10),
				elsewhere, node(1, ADD, 1, 10));
		assertThat(diagram.steps()).noneMatch(LoopStart.class::isInstance).contains(new Call(0, 1, FIND, 1, 1, 10, true),
				new Return(1, 0, true), new Call(0, 3, FIND, 1, 1, 10, false));
		assertThat(diagram.lifelines()).extracting(Lifeline::host).containsExactly("web", "web", "web", "db");
		assertThat(diagram.severalHosts()).isTrue();
	}

	/** As tables have them, also where two packages have a type of that name. */
	@Test
	void nestedTypesAreNamedAsInSourceCode() {
		SequenceDiagram diagram = diagram(node(0, SERVE, 1, 900), node(1, "double shop.Cart$Item.price(shop.Cart$Item)", 1, 10),
				node(1, "void a.Box$Lid.open()", 1, 10), node(1, "void b.Box$Lid.lambda$open$0()", 1, 10));
		assertThat(diagram.lifelines()).extracting(Lifeline::label).containsExactly("Main", "Cart.Item", "a.Box.Lid", "b.Box.Lid");
		assertThat(diagram.steps().stream().filter(Call.class::isInstance).map(step -> SequenceText.words((Call) step))).containsExactly(
				"serve(), 900 ns", "price(Cart.Item), 10.0 ns", "open(), 10.0 ns", "lambda$open$0(), 10.0 ns");
	}

	/** Whatever the trace: what is drawn and what is left out are all calls, and what opens is closed. */
	@Test
	void noCallIsLost() {
		Seeded.tries(300, in -> {
			List<CallNode> nodes = new ArrayList<>();
			int roots = in.between(1, 3);
			for (int i = 0; i < roots; i++) {
				grow(in, nodes, 0, 1);
			}
			SequenceDiagram diagram = diagram(nodes.toArray(CallNode[]::new));
			long calls = 0;
			int open = 0;
			int loops = 0;
			for (SequenceStep step : diagram.steps()) {
				switch (step) {
					case Call call -> {
						calls += call.calls();
						open++;
						assertThat(call.times()).isPositive();
					}
					case Return end -> open--;
					case LoopStart loop -> {
						loops++;
						assertThat(loop.times()).isGreaterThan(1);
					}
					case LoopEnd() -> loops--;
					case LeftOut left -> calls += left.calls();
				}
				assertThat(open).isNotNegative();
				assertThat(loops).isNotNegative();
			}
			assertThat(open + loops).isZero();
			assertThat(calls).isEqualTo(nodes.stream().mapToLong(CallNode::calls).sum());
			assertThat(DrawingSvg.of(SequenceDrawing.of(diagram, TextSize.USUAL)))
					.isEqualTo(DrawingSvg.of(SequenceDrawing.of(diagram(nodes.toArray(CallNode[]::new)), TextSize.USUAL)));
		});
	}

	private static void grow(RandomInput in, List<CallNode> nodes, int depth, long calls) {
		long times = calls * in.between(1, 3);
		nodes.add(node(depth, "void p.A" + in.between(0, 2) + ".m()", times, in.between(0, 1000)));
		for (int i = depth > 4 ? 0 : in.between(0, 4); i > 0; i--) {
			grow(in, nodes, depth + 1, times);
		}
	}

	/** Deep, and with more calls than are drawn: the slowest are drawn. */
	@Test
	void largeTracesAreCutAndSaySo() {
		CallNode[] deep = new CallNode[10_000];
		for (int i = 0; i < deep.length; i++) {
			deep[i] = node(i, "void p.R.r()", 1, 20_000 - i);
		}
		SequenceDiagram cut = diagram(deep);
		assertThat(cut.steps()).hasSize(2 * SequenceBuilder.DEEPEST + 1).contains(new LeftOut(0, deep.length - SequenceBuilder.DEEPEST));
		assertThat(cut.details().get(1)).contains("9976", "10000");

		List<CallNode> wide = new ArrayList<>(List.of(node(0, SERVE, 1, 1e9)));
		for (int i = 0; i < 1_000_000; i++) {
			wide.add(node(1, "void p.A" + i % 11 + ".m" + i % 7 + "()", 1, i % 1000));
		}
		SequenceDiagram slowest = diagram(wide.toArray(CallNode[]::new));
		assertThat(slowest.steps().stream().filter(Call.class::isInstance)).hasSizeLessThanOrEqualTo(SequenceBuilder.MOST_CALLS);
		assertThat(slowest.steps().stream().filter(Call.class::isInstance).map(Call.class::cast).skip(1))
				.allMatch(call -> call.nanos() >= 998);
	}

	/** 100 types, each called twice, the later the longer: those of the last 19 are drawn beside the caller. */
	@Test
	void furtherTypesAreLeftOut() {
		List<CallNode> nodes = new ArrayList<>(List.of(node(0, SERVE, 1, 1e9)));
		for (int i = 0; i < 200; i++) {
			nodes.add(node(1, "void p.A" + i % 100 + ".m" + i + "()", 1, i));
		}
		SequenceDiagram diagram = diagram(nodes.toArray(CallNode[]::new));
		assertThat(diagram.lifelines()).extracting(Lifeline::type).hasSize(SequenceBuilder.MOST_LIFELINES)
				.contains("shop.Main", "p.A99", "p.A81").doesNotContain("p.A80");
		assertThat(diagram.steps().stream().filter(Call.class::isInstance)).hasSize(1 + 2 * 19);
		assertThat(diagram.details().get(1)).startsWith("Left out: 162 of 201 calls").contains("beyond 20");
	}

	@Test
	void namesMayHoldAnything() throws Exception {
		SequenceDiagram diagram = diagram(node(0, "<b>&\"';#{}[]\\n\n\u0001\uFFFF", 1, Double.NaN), node(1, "", 1, Double.NaN),
				node(1, "GET /a?b=c;d", 1, 5));
		String svg = DrawingSvg.of(SequenceDrawing.of(diagram, TextSize.USUAL));
		Document document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
		assertThat(document.getElementsByTagName("title").item(1).getTextContent()).isEqualTo("<b>&\"';#{}[]\\n   : 1 call");
		assertThat(SequenceText.mermaid(diagram).lines()).allMatch(line -> line.matches("sequenceDiagram|\t[ -~×µ\\uFFFF]*"))
				.noneMatch(line -> line.contains("<b>") || line.endsWith(" as "));
		assertThat(SequenceText.plantUml(diagram))
				.contains("participant \"&#60;b&#62;&#38;&#34;&#39;;&#35;&#123;&#125;&#91;&#93;&#92;n  \uFFFF\" as p0");
	}

	@Test
	void otherToolsDrawTheSame() {
		CallNode failed = new CallNode(1, FIND, "web", true, 3, 10, 10);
		SequenceDiagram diagram = diagram(node(0, SERVE, 1, 900), failed, node(1, ADD, 1, 10), node(1, CHECK, 1, 10), node(1, ADD, 1, 20),
				node(1, CHECK, 1, 10));
		assertThat(SequenceText.plantUml(diagram)).isEqualTo("""
				@startuml
				header
				log: trace 7 of events
				8 calls, 900 ns, host web, thread 3
				endheader
				participant "Main" as p0
				participant "Stock" as p1
				participant "Cart" as p2
				[-> p0 : serve(), 900 ns
				activate p0
				p0 -> p1 : find(String) × 3, each 10.0 ns
				activate p1
				p1 --> p0 : failed
				deactivate p1
				loop × 2
				p0 -> p2 : add(Book), 15.0 ns
				activate p2
				p2 --> p0
				deactivate p2
				p0 -> p2 : check(), 10.0 ns
				activate p2
				p2 --> p0
				deactivate p2
				end
				[<-- p0
				deactivate p0
				@enduml
				""");
		assertThat(SequenceText.mermaid(diagram)).isEqualTo("""
				sequenceDiagram
					accTitle: log#58; trace 7 of events
					participant outside as (outside)
					participant p0 as Main
					participant p1 as Stock
					participant p2 as Cart
					Note left of outside: log#58; trace 7 of events<br/>8 calls, 900 ns, host web, thread 3
					outside->>+p0: serve(), 900 ns
					p0->>+p1: find(String) × 3, each 10.0 ns
					p1--x-p0: failed
					loop × 2
					p0->>+p2: add(Book), 15.0 ns
					p2-->>-p0:\s
					p0->>+p2: check(), 10.0 ns
					p2-->>-p0:\s
					end
					p0-->>-outside:\s
				""");
	}
}
