/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.TimeUnit;

import javax.xml.parsers.DocumentBuilderFactory;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.hypergraph.Hypergraph;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class HypergraphExchangeTest {

	@TempDir
	Path folder;

	private Hypergraph read(String json) throws IOException, MetricsException {
		return HypergraphReader.read(Files.writeString(folder.resolve("graph.json"), json));
	}

	private static String json(Hypergraph graph) throws IOException {
		StringWriter out = new StringWriter();
		HypergraphWriter.json(graph, out);
		return out.toString();
	}

	private static Hypergraph graph() {
		Hypergraph.Builder builder = Hypergraph.builder();
		int a = builder.node("p.A", "f(int)");
		int b = builder.node("p.B", "f(int)");
		int c = builder.node("p.B", "g(\"quoted\", ü\u0001)");
		builder.node("alone", "n");
		return builder.edge(a, b, c).edge(c).edge(a, b).build();
	}

	@Test
	void readsModulesAndEdgesInAnyOrder() throws Exception {
		Hypergraph.Builder expected = Hypergraph.builder();
		int a = expected.node("M", "A");
		int b = expected.node("M", "B");
		int other = expected.node("N", "A");
		expected.node("empty", "only to be there");
		expected.edge(a, b).edge(other).edge(b, other);
		assertThat(read("""
				{"edges": [["B", ["M", "A"]], [["N", "A"]], [["N", "A"], "B", "B"], ["B", ["M", "A"]]],
				 "modules": {"M": ["A", "B"], "N": ["A"], "empty": ["only to be there"]}}""")).isEqualTo(expected.build());
	}

	@Test
	void whatIsWrittenIsReadAgain() throws Exception {
		String text = json(graph());
		assertThat(read(text)).isEqualTo(graph());
		assertThat(text).isEqualTo("""
				{"modules":{
				"alone":["n"],
				"p.A":["f(int)"],
				"p.B":["f(int)","g(\\"quoted\\", ü\\u0001)"]},
				"edges":[
				[["p.A","f(int)"],["p.B","f(int)"]],
				[["p.A","f(int)"],["p.B","f(int)"],"g(\\"quoted\\", ü\\u0001)"],
				["g(\\"quoted\\", ü\\u0001)"]]}
				""");
		Hypergraph empty = Hypergraph.builder().build();
		assertThat(read(json(empty))).isEqualTo(empty);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '´', value = {
			"[] | :1:1: expected the graph, which begins with {",
			"´´ | expected the graph, which begins with {; the file ends here",
			"{\"modules\":{\"M\":[\"A\"]} | this is not JSON, or it is cut off: Unexpected end-of-input: expected close marker for Object.",
			"{\"modules\":{}} | the part 'edges' is missing",
			"{\"edges\":[]} | the part 'modules' is missing",
			"{\"modules\":{},\"edges\":[],\"nodes\":[]} | 'nodes' is not part of a graph",
			"{\"modules\":{},\"edges\":[]} {} | something follows the end",
			"{\"modules\":{\"M\":[\"A\",\"A\"]},\"edges\":[]} | module 'M' has two nodes 'A'",
			"{\"modules\":{\"M\":[],\"M\":[]},\"edges\":[]} | an object has two values with the same name: Duplicate",
			"{\"modules\":{\"M\":[1]},\"edges\":[]} | :1:18: expected a node's name",
			"{\"modules\":{\"M\":[\"\"]},\"edges\":[]} | must not be blank",
			"{\"modules\":{\"M\":[\"A\"]},\"edges\":[[\"B\"]]} | no module has a node 'B'",
			"{\"modules\":{\"M\":[\"A\"]},\"edges\":[[]]} | an edge joins at least one node",
			"{\"modules\":{\"M\":[\"A\"]},\"edges\":[\"A\"]} | expected an edge, which begins with [",
			"{\"modules\":{\"M\":[\"A\"],\"N\":[\"A\"]},\"edges\":[[\"A\"]]} | write it as [module, name]",
			"{\"modules\":{\"M\":[\"A\"]},\"edges\":[[[\"N\",\"A\"]]]} | module 'N' has no node 'A'",
			"{\"modules\":{\"M\":[\"A\"]},\"edges\":[[[\"M\",\"A\",\"B\"]]]} | expected the end of [module, name]",
			"{\"modules\":{\"M\":[{}]},\"edges\":[]} | expected a node's name" })
	void saysWhereAFileIsNoGraph(String json, String message) {
		assertThatExceptionOfType(MetricsException.class).isThrownBy(() -> read(json)).withMessageContaining("graph.json")
				.withMessageContaining(message).withMessageContaining("Give {\"modules\"");
	}

	@Test
	void nestingWithoutEndIsRefused() {
		assertThatExceptionOfType(MetricsException.class).isThrownBy(() -> read("{\"edges\":" + "[".repeat(1_000_000)))
				.withMessageContaining("graph.json")
				.withMessageContaining("this is too large: Document nesting depth (501)");
	}

	/** What another program prints can be read once. */
	@Test
	@Timeout(value = 1, unit = TimeUnit.MINUTES, threadMode = ThreadMode.SEPARATE_THREAD)
	void aPipeIsReadOnce() throws Exception {
		Path pipe = folder.resolve("pipe");
		try {
			assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0, "no named pipes here");
		} catch (IOException e) {
			assumeTrue(false, "no named pipes here: " + e.getMessage());
		}
		Thread writer = new Thread(() -> {
			try {
				Files.writeString(pipe, "{\"edges\":[[\"A\",\"B\"]],\"modules\":{\"M\":[\"A\",\"B\"]}}", StandardOpenOption.WRITE);
			} catch (IOException e) {
				throw new UncheckedIOException(e);
			}
		});
		writer.setDaemon(true);
		writer.start();
		Hypergraph.Builder expected = Hypergraph.builder();
		expected.edge(expected.node("M", "A"), expected.node("M", "B"));
		assertThat(HypergraphReader.read(pipe)).isEqualTo(expected.build());
	}

	@Test
	void aFileThatIsNotThereIsToldByName() {
		assertThatExceptionOfType(MetricsException.class).isThrownBy(() -> HypergraphReader.read(folder.resolve("gone.json")))
				.withMessageContaining("gone.json").withMessageContaining("does not exist");
		assertThatExceptionOfType(MetricsException.class).isThrownBy(() -> HypergraphReader.read(folder))
				.withMessageContaining("cannot be read");
	}

	@Test
	void graphmlIsTheIncidenceGraph() throws Exception {
		StringWriter out = new StringWriter();
		HypergraphWriter.graphml(graph(), out);
		Document document = DocumentBuilderFactory.newInstance().newDocumentBuilder()
				.parse(new InputSource(new StringReader(out.toString())));
		assertThat(document.getElementsByTagName("node").getLength()).as("4 nodes, 3 hyperedges").isEqualTo(7);
		assertThat(document.getElementsByTagName("edge").getLength()).as("2 + 3 + 1 incidences").isEqualTo(6);
		assertThat(document.getElementsByTagName("node").item(3).getTextContent()).isEqualTo("nodep.Bg(\"quoted\", ü\uFFFD)");
	}
}
