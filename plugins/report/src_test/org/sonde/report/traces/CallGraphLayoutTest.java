/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.report.traces.CallGraphLayout.Box;
import org.sonde.report.traces.CallGraphLayout.Line;
import org.sonde.traces.operations.CallEdge;

class CallGraphLayoutTest {
	private static List<CallEdge> graph(String... edges) {
		List<CallEdge> graph = new ArrayList<>();
		for (String edge : edges) {
			graph.add(new CallEdge(edge.substring(0, edge.indexOf('>')), edge.substring(edge.indexOf('>') + 1), 2));
		}
		return graph;
	}

	@Test
	void callersStandLeftOfWhatTheyCall() {
		CallGraphLayout layout = CallGraphLayout.of(graph(">a", "a>b", "a>c", "b>c", "c>d"), 10);
		assertThat(layout.columns()).isEqualTo(4);
		assertThat(layout.boxes()).containsExactly(new Box("a", 2, 2, 0, 0), new Box("b", 2, 0, 1, 0), new Box("c", 4, 0, 2, 0),
				new Box("d", 2, 0, 3, 0));
		assertThat(layout.lines()).contains(new Line(0, 1, 2), new Line(1, 2, 2)).hasSize(4);
	}

	/** a→d and b→c cross unless d stands above c. */
	@Test
	void linesDoNotCrossWhereTheyNeedNot() {
		CallGraphLayout layout = CallGraphLayout.of(graph(">a", ">b", "a>d", "b>c"), 10);
		assertThat(layout.boxes()).extracting(Box::signature).containsExactly("a", "b", "d", "c");
	}

	@Test
	void cyclesLeadBack() {
		CallGraphLayout layout = CallGraphLayout.of(graph(">a", "a>b", "b>a", "b>b"), 10);
		assertThat(layout.boxes()).extracting(Box::signature, Box::column).containsExactly(tuple("a", 0),
				tuple("b", 1));
		assertThat(layout.lines()).hasSize(3);
	}

	@Test
	void thoseWithFewestCallsAreLeftOutAndCounted() {
		List<CallEdge> graph = new ArrayList<>(List.of(new CallEdge("", "a", 10), new CallEdge("a", "rare", 1),
				new CallEdge("a", "often", 9)));
		CallGraphLayout layout = CallGraphLayout.of(graph, 2);
		assertThat(layout.boxes()).extracting(Box::signature).containsExactly("a", "often");
		assertThat(layout.notShown()).isEqualTo(1);
		assertThat(CallGraphLayout.of(List.of(), 2)).isEqualTo(new CallGraphLayout(List.of(), List.of(), 0, 0));
	}
}
