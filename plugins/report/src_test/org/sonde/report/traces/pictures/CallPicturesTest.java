/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.pictures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.StringReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

import javax.xml.parsers.DocumentBuilderFactory;

import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;
import org.sonde.traces.operations.Durations;
import org.sonde.traces.reconstruction.TraceKind;
import org.sonde.traces.reduction.CallNode;
import org.sonde.traces.reduction.ReducedTraces;
import org.sonde.traces.reduction.TraceClass;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

import tools.jackson.databind.JsonNode;

/** Pictures of calls, worked out by hand. */
class CallPicturesTest {
	private static final String SERVE = "void shop.Main.serve()";
	private static final String ADD = "void shop.store.Cart.add(java.lang.String,int)";
	private static final String FIND = "shop.store.Book shop.store.Stock.find(java.lang.String)";

	/** Ten traces of serve with add three times, each with find; five of serve with find alone. */
	private static final ReducedTraces TRACES = new ReducedTraces(List.of(
			traces(10, node(0, SERVE, 1, 1000, 400), node(1, ADD, 3, 200, 50), node(2, FIND, 3, 150, 150)),
			traces(5, node(0, SERVE, 1, 300, 100), node(1, FIND, 1, 200, 200))), 0);
	private static TraceClass traces(long traces, CallNode... nodes) {
		return new TraceClass(TraceKind.EXECUTIONS, traces, Durations.NONE, List.of(nodes), List.of());
	}

	private static CallNode node(int depth, String operation, long calls, double mean, double self) {
		return new CallNode(depth, operation, "", false, calls, mean, self);
	}

	/** 10 × 400 + 5 × 100 ns in serve itself; 10 × 3 × 50 in add; 10 × 3 × 150 in find below it; 5 × 200 in find below serve. */
	@Test
	void stacksHaveOwnTimes() {
		assertThat(CallStacks.collapsed(MergedCalls.of(TRACES), Weight.TIME).lines()).containsExactlyInAnyOrder(SERVE + " 4500",
				SERVE + ";" + ADD + " 1500", SERVE + ";" + ADD + ";" + FIND + " 4500", SERVE + ";" + FIND + " 1000");
		assertThat(CallStacks.collapsed(MergedCalls.of(TRACES), Weight.CALLS).lines()).containsExactlyInAnyOrder(SERVE + " 15",
				SERVE + ";" + ADD + " 30", SERVE + ";" + ADD + ";" + FIND + " 30", SERVE + ";" + FIND + " 5");
	}

	@Test
	void speedscopeHasTheSameStacks() {
		JsonNode json = CallStacks.speedscope(MergedCalls.of(TRACES), Weight.TIME, "a log");
		JsonNode profile = json.at("/profiles/0");
		assertThat(profile.get("unit").asString()).isEqualTo("nanoseconds");
		assertThat(profile.get("endValue").asLong()).isEqualTo(4500 + 1500 + 4500 + 1000);
		List<String> stacks = new ArrayList<>();
		for (int i = 0; i < profile.get("samples").size(); i++) {
			List<String> frames = new ArrayList<>();
			profile.get("samples").get(i).forEach(frame -> frames.add(json.at("/shared/frames/" + frame.asInt() + "/name").asString()));
			stacks.add(String.join(";", frames) + " " + profile.get("weights").get(i).asLong());
		}
		assertThat(stacks).containsExactlyInAnyOrderElementsOf(CallStacks.collapsed(MergedCalls.of(TRACES), Weight.TIME).lines().toList());
	}

	/** 1200 pixels are 11,500 ns: serve has all of them, add 30 × 200 = 6,000, find 4,500 below add and 1,000 beside it. */
	@Test
	void widthsAreSharesOfTime() throws Exception {
		String svg = IcicleSvg.of(MergedCalls.of(TRACES), Weight.TIME, "shop <log> & more");
		Document document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
		assertThat(document.getElementsByTagName("title").item(0).getTextContent()).isEqualTo("shop <log> & more");
		assertThat(width(document, "all traces: 15 traces, 11.5 µs, 100.0 %")).isEqualTo(1200);
		assertThat(width(document, SERVE + ": 15 calls, 11.5 µs, self time 4.50 µs, 100.0 %")).isEqualTo(1200);
		assertThat(width(document, ADD + ": 30 calls, 6.00 µs, self time 1.50 µs, 52.2 %")).isCloseTo(1200 * 6000 / 11_500.0, within(0.01));
		assertThat(width(document, FIND + ": 30 calls, 4.50 µs, self time 4.50 µs, 39.1 %")).isCloseTo(1200 * 4500 / 11_500.0,
				within(0.01));
		assertThat(width(document, FIND + ": 5 calls, 1.00 µs, self time 1.00 µs, 8.7 %")).isCloseTo(1200 * 1000 / 11_500.0, within(0.01));
	}

	/** Otherwise, "all traces" alone would be drawn. */
	@Test
	void callsWithoutTimesAreDrawnByCalls() {
		ReducedTraces timeless = new ReducedTraces(List.of(traces(2, node(0, SERVE, 1, 0, 0), node(1, ADD, 3, 0, 0))), 0);
		String svg = IcicleSvg.of(MergedCalls.of(timeless), Weight.TIME, "shop");
		assertThat(svg).contains("call trees by calls. No time was recorded, so widths are shares of calls.", "<title>" + SERVE + ": 2 calls",
				"<title>" + ADD + ": 6 calls");
		assertThat(IcicleSvg.of(MergedCalls.of(TRACES), Weight.TIME, "shop")).doesNotContain("No time");
	}

	/** A border on both sides of a pixel leaves nothing to be seen. */
	@Test
	void narrowCallsHaveNoBorder() {
		ReducedTraces uneven = new ReducedTraces(List.of(
				traces(1, node(0, SERVE, 1, 1_000_000, 998_000), node(1, ADD, 1, 1000, 1000), node(1, FIND, 1, 1000, 1000))), 0);
		String svg = IcicleSvg.of(MergedCalls.of(uneven), Weight.TIME, "shop");
		assertThat(Pattern.compile("<rect class=\"frame narrow\" x=\"[^\"]*\" y=\"[^\"]*\" width=\"1.20\"").matcher(svg).results())
				.hasSize(2);
		assertThat(Pattern.compile("<rect class=\"frame\"").matcher(svg).results()).hasSize(2);
		assertThat(svg).contains(".frame:not(.narrow){stroke:");
	}

	/** The report's script makes it a tree by these levels: a call comes after its caller, before all that is beside that. */
	@Test
	void theCallsStandAsInATree() {
		String svg = IcicleSvg.of(MergedCalls.of(TRACES), Weight.TIME, "shop");
		assertThat(Pattern.compile("<g data-level=\"(\\d+)\"><title>([^:(]*)").matcher(svg).results()
				.map(call -> call.group(1) + " " + call.group(2)).toList())
				.containsExactly("1 all traces", "2 void shop.Main.serve", "3 shop.store.Book shop.store.Stock.find",
						"3 void shop.store.Cart.add", "4 shop.store.Book shop.store.Stock.find");
	}

	/** In the call of add alone: 6,000 ns are the whole width, find has 4,500; what is above is as wide. */
	@Test
	void aCallGetsTheWholeWidth() {
		MergedCalls root = MergedCalls.of(TRACES);
		MergedCalls serve = root.callees().getFirst();
		MergedCalls add = serve.callees().stream().filter(calls -> calls.operation().equals(ADD)).findFirst().orElseThrow();
		IcicleLayout layout = IcicleLayout.of(List.of(root, serve, add), Weight.TIME, 600, 1, 10);
		assertThat(layout.frames()).extracting(IcicleLayout.Frame::width).containsExactly(600.0, 600.0, 600.0, 450.0);
		assertThat(layout.frames()).extracting(IcicleLayout.Frame::row).containsExactly(0, 1, 2, 3);
		assertThat(layout.frames()).extracting(IcicleLayout.Frame::caller).containsExactly(-1, 0, 1, 2);
		assertThat(layout.at(449, 3)).contains(layout.frames().get(3));
		assertThat(layout.at(451, 3)).isEmpty();
		IcicleLayout narrow = IcicleLayout.of(List.of(root), Weight.TIME, 10, 1, 2);
		assertThat(narrow.frames()).hasSize(2);
		assertThat(narrow.deep() + narrow.narrow()).isEqualTo(2);
	}

	/** find has 4,500 + 1,000 of 11,500 ns; 35 of 80 calls; within add nothing counts twice. */
	@Test
	void whatIsFoundHasAShare() {
		MergedCalls root = MergedCalls.of(TRACES);
		assertThat(IcicleLayout.foundShare(root, " STOCK.FIND", Weight.TIME)).isCloseTo(5500 / 11_500.0, within(1e-9));
		assertThat(IcicleLayout.foundShare(root, "shop.store", Weight.TIME)).isCloseTo(7000 / 11_500.0, within(1e-9));
		assertThat(IcicleLayout.foundShare(root, "stock.find", Weight.CALLS)).isCloseTo(35 / 80.0, within(1e-9));
		assertThat(IcicleLayout.foundShare(root, "nothing", Weight.CALLS)).isZero();
	}

	private static double width(Document svg, String title) {
		NodeList groups = svg.getElementsByTagName("g");
		List<String> titles = new ArrayList<>();
		for (int i = 0; i < groups.getLength(); i++) {
			Element group = (Element) groups.item(i);
			titles.add(group.getElementsByTagName("title").item(0).getTextContent());
			if (titles.getLast().equals(title)) {
				return Double.parseDouble(((Element) group.getElementsByTagName("rect").item(0)).getAttribute("width"));
			}
		}
		throw new AssertionError("no " + title + " in " + titles);
	}

	/** Whatever the traces, no time and no call is lost or made. */
	@Test
	void nothingIsLost() {
		Seeded.tries(300, in -> {
			List<TraceClass> classes = new ArrayList<>();
			double nanos = 0;
			long calls = 0;
			for (int i = in.between(0, 5); i >= 0; i--) {
				List<CallNode> nodes = new ArrayList<>();
				grow(in, nodes, 0);
				long traces = in.between(1, 1000);
				classes.add(traces(traces, nodes.toArray(CallNode[]::new)));
				nanos += traces * nodes.stream().mapToDouble(node -> node.calls() * node.selfNanos()).sum();
				calls += traces * nodes.stream().mapToLong(CallNode::calls).sum();
			}
			MergedCalls merged = MergedCalls.of(new ReducedTraces(classes, 0));
			assertThat(sum(CallStacks.collapsed(merged, Weight.TIME))).isCloseTo(Math.round(nanos), within(1000L));
			assertThat(sum(CallStacks.collapsed(merged, Weight.CALLS))).isEqualTo(calls);
		});
	}

	private static void grow(RandomInput in, List<CallNode> nodes, int depth) {
		nodes.add(node(depth, "void p.A" + in.between(0, 3) + ".m()", in.between(1, 4), 1000, in.between(1, 1000)));
		for (int i = depth > 5 ? 0 : in.between(0, 2); i > 0; i--) {
			grow(in, nodes, depth + 1);
		}
	}

	private static long sum(String stacks) {
		return stacks.lines().mapToLong(line -> Long.parseLong(line.substring(line.lastIndexOf(' ') + 1))).sum();
	}

	/** As deep as the recursion of a program may be. */
	@Test
	void deepCallTreesAreDrawn() {
		int depth = 10_000;
		CallNode[] nodes = new CallNode[depth];
		for (int i = 0; i < depth; i++) {
			nodes[i] = node(i, "void p.R.r()", 1, depth - i, 1);
		}
		MergedCalls merged = MergedCalls.of(new ReducedTraces(List.of(traces(1, nodes)), 0));
		assertThat(merged.all()).hasSize(depth + 1).last().satisfies(last -> assertThat(last.depth()).isEqualTo(depth));
		assertThat(CallStacks.speedscope(merged, Weight.CALLS, "deep").at("/profiles/0/samples/" + (depth - 1))).hasSize(depth);
		assertThat(IcicleSvg.of(merged, Weight.TIME, "deep")).contains("deep: call trees by time. Left out as too deep: 1 call.");
	}

	@Test
	void theEndingSaysHow() {
		assertThat(CallPicture.of(Path.of("a.speedscope.json"))).contains(CallPicture.SPEEDSCOPE);
		assertThat(CallPicture.of(Path.of("a.svg"))).contains(CallPicture.ICICLE);
		assertThat(CallPicture.of(Path.of("a.trace.svg"))).contains(CallPicture.TRACE);
		assertThat(CallPicture.of(Path.of("x/trace.svg"))).contains(CallPicture.TRACE);
		assertThat(CallPicture.of(Path.of("a.json"))).isEmpty();
		assertThat(IcicleSvg.of(MergedCalls.of(new ReducedTraces(List.of(), 0)), Weight.CALLS, "nothing")).contains("all traces: 0 traces");
	}
}
