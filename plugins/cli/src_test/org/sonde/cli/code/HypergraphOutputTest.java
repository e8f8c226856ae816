/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;

import tools.jackson.databind.JsonNode;

class HypergraphOutputTest {

	/** Worked by hand for kiel-2016, computed twice independently for allen. */
	private static final String GRAPH = """
			{"modules":{"M":["A","B"],"N":["C","D"]},"edges":[["A","B"],["B","C","D"],["C","D"]]}
			""";

	@TempDir
	Path folder;

	private Sonde run(String... options) throws IOException {
		String file = Files.writeString(folder.resolve("graph.json"), GRAPH).toString();
		return Sonde.run(Stream.concat(Stream.of("hypergraph", file), Stream.of(options)).toArray(String[]::new));
	}

	@Test
	void printsBothProfilesInFullPrecision() throws IOException {
		JsonNode json = run().json();
		assertFigures(json.get("allen"), 7.287712, 16.693212, 2.490225);
		assertThat(json.get("allen").get("cohesion").asDouble()).isCloseTo(0.401370, within(5e-7));
		assertFigures(json.get("kiel-2016"), 10.924813, 18.575425, 9.065650);
		assertThat(json.get("kiel-2016").has("cohesion")).isFalse();
		assertThat(json.get("counting").toString()).isEqualTo("{\"nodes\":4,\"hyperedges\":3,\"interModuleHyperedges\":1}");
		assertThat(json.has("nodes")).isFalse();
	}

	@Test
	void tellsWhatEachNodeAdds() throws IOException {
		double complexity = 0;
		JsonNode nodes = run("--nodes", "--format", "json").json().get("nodes");
		for (JsonNode node : nodes) {
			complexity += node.get("complexity").asDouble();
		}
		assertThat(nodes.size()).isEqualTo(4);
		assertThat(complexity).isCloseTo(16.693212, within(5e-7));
	}

	@Test
	void printsATableForPeople() throws IOException {
		assertThat(run("--format", "table").out()).contains("hyperedges between modules").contains("kiel-2016");
	}

	@Test
	void theGraphThatMetricsWritesGivesTheSameFigures() throws IOException {
		Files.writeString(folder.resolve("A.java"), "class A { int x; int f() { return g() + x; } int g() { return x; } }");
		Files.writeString(folder.resolve("B.java"), "class B { int h(A a) { return a.f(); } }");
		Path graph = folder.resolve("written.json");
		JsonNode metrics = Sonde.run("metrics", folder.toString(), "--graph", graph.toString(), "--format", "json").json();
		JsonNode again = Sonde.run("hypergraph", graph.toString(), "--format", "json").json();
		for (String figure : List.of("size", "complexity", "coupling", "cohesion")) {
			assertThat(again.get("allen").get(figure)).as(figure).isEqualTo(metrics.get("information").get(figure));
		}
		Path graphml = folder.resolve("written.graphml");
		assertThat(Sonde.run("metrics", folder.toString(), "--graph", graphml.toString()).code()).isEqualTo(ExitCode.OK);
		assertThat(graphml).content().contains("<graphml", "h(A)");
		Sonde refused = Sonde.run("metrics", folder.toString(), "--graph", folder.resolve("none/x.json").toString());
		assertThat(refused.code()).isEqualTo(ExitCode.FAILED);
		assertThat(refused.err()).contains("SC103", "none");
	}

	@Test
	void refusesWhatIsNoGraph() throws IOException {
		Sonde refused = Sonde.run("hypergraph", Files.writeString(folder.resolve("broken.json"), "{\"modules\":{").toString());
		assertThat(refused.code()).isEqualTo(ExitCode.FAILED);
		assertThat(refused.err()).contains("broken.json").contains("cut off").doesNotContain("Exception");
	}

	private static void assertFigures(JsonNode metrics, double size, double complexity, double coupling) {
		assertThat(metrics.get("size").asDouble()).isCloseTo(size, within(5e-7));
		assertThat(metrics.get("complexity").asDouble()).isCloseTo(complexity, within(5e-7));
		assertThat(metrics.get("coupling").asDouble()).isCloseTo(coupling, within(5e-7));
	}
}
