/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.exchange;

import java.io.IOException;
import java.io.Writer;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;

import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

import org.sonde.metrics.hypergraph.Hypergraph;

/** Writes hypergraphs for other programs; the caller closes the writer. The same graph gives the same text. */
public final class HypergraphWriter {

	private static final String GRAPHML = "http://graphml.graphdrawing.org/xmlns";

	private HypergraphWriter() {
	}

	/**
	 * As {@link HypergraphReader} reads it, a line per module and per edge.
	 *
	 * @throws IOException if the writer fails
	 */
	public static void json(Hypergraph graph, Writer out) throws IOException {
		Map<String, StringJoiner> modules = new LinkedHashMap<>();
		graph.nodes().forEach(node -> modules.computeIfAbsent(node.module(), module -> new StringJoiner(",", "[", "]"))
				.add(StrictJson.quoted(node.name())));
		out.write("{\"modules\":{");
		String separator = "\n";
		for (Map.Entry<String, StringJoiner> module : modules.entrySet()) {
			out.write(separator + StrictJson.quoted(module.getKey()) + ":" + module.getValue());
			separator = ",\n";
		}
		out.write("},\n\"edges\":[");
		Set<String> ambiguous = ambiguous(graph);
		separator = "\n";
		for (int edge = 0; edge < graph.edgeCount(); edge++) {
			StringJoiner nodes = new StringJoiner(",", separator + "[", "]");
			for (int index : graph.edge(edge)) {
				Hypergraph.Node node = graph.nodes().get(index);
				String name = StrictJson.quoted(node.name());
				nodes.add(ambiguous.contains(node.name()) ? "[" + StrictJson.quoted(node.module()) + "," + name + "]" : name);
			}
			out.write(nodes.toString());
			separator = ",\n";
		}
		out.write("]}\n");
	}

	/** The names that several modules have a node of. */
	private static Set<String> ambiguous(Hypergraph graph) {
		Set<String> names = new HashSet<>();
		Set<String> ambiguous = new HashSet<>();
		for (Hypergraph.Node node : graph.nodes()) {
			if (!names.add(node.name())) {
				ambiguous.add(node.name());
			}
		}
		return ambiguous;
	}

	/**
	 * As GraphML: the incidence graph, as hardly a program draws hyperedges. Its nodes are those of the hypergraph (kind
	 * {@code node}, with module and name) and its hyperedges (kind {@code hyperedge}); its edges say which node lies on which hyperedge.
	 *
	 * @throws IOException if the writer fails
	 */
	public static void graphml(Hypergraph graph, Writer out) throws IOException {
		try {
			XMLStreamWriter xml = XMLOutputFactory.newFactory().createXMLStreamWriter(out);
			xml.writeStartDocument("UTF-8", "1.0");
			newLine(xml);
			xml.writeComment(" Generator: Sonde ");
			newLine(xml);
			xml.writeStartElement("graphml");
			xml.writeDefaultNamespace(GRAPHML);
			for (String key : new String[] { "kind", "module", "name" }) {
				newLine(xml);
				xml.writeEmptyElement("key");
				xml.writeAttribute("id", key);
				xml.writeAttribute("for", "node");
				xml.writeAttribute("attr.name", key);
				xml.writeAttribute("attr.type", "string");
			}
			newLine(xml);
			xml.writeStartElement("graph");
			xml.writeAttribute("edgedefault", "undirected");
			for (int node = 0; node < graph.nodes().size(); node++) {
				write(xml, "n" + node, graph.nodes().get(node));
			}
			for (int edge = 0; edge < graph.edgeCount(); edge++) {
				write(xml, "e" + edge, null);
				for (int node : graph.edge(edge)) {
					newLine(xml);
					xml.writeEmptyElement("edge");
					xml.writeAttribute("source", "e" + edge);
					xml.writeAttribute("target", "n" + node);
				}
			}
			newLine(xml);
			xml.writeEndElement();
			newLine(xml);
			xml.writeEndElement();
			xml.writeEndDocument();
			newLine(xml);
			xml.flush();
		} catch (XMLStreamException e) {
			throw new IOException(e.getMessage(), e);
		}
	}

	/** @param node null for a hyperedge */
	private static void write(XMLStreamWriter xml, String id, Hypergraph.Node node) throws XMLStreamException {
		newLine(xml);
		xml.writeStartElement("node");
		xml.writeAttribute("id", id);
		data(xml, "kind", node == null ? "hyperedge" : "node");
		if (node != null) {
			data(xml, "module", node.module());
			data(xml, "name", node.name());
		}
		xml.writeEndElement();
	}

	private static void data(XMLStreamWriter xml, String key, String value) throws XMLStreamException {
		xml.writeStartElement("data");
		xml.writeAttribute("key", key);
		// Names may hold characters that XML has no way to write.
		xml.writeCharacters(value.replaceAll("[^\\t\\n\\r\\x20-\\uD7FF\\uE000-\\uFFFD\\x{10000}-\\x{10FFFF}]", "\uFFFD"));
		xml.writeEndElement();
	}

	private static void newLine(XMLStreamWriter xml) throws XMLStreamException {
		xml.writeCharacters("\n");
	}
}
