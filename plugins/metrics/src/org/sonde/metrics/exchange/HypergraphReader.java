/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.exchange;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

import org.sonde.metrics.MetricsException;
import org.sonde.metrics.hypergraph.Hypergraph;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.exc.JacksonIOException;

/**
 * Reads hypergraphs from JSON: {@code {"modules":{"M":["A","B"]},"edges":[["A","B"]]}}, a module with the names of its nodes, an edge
 * with the nodes it joins. Where several modules have a node of a name, an edge identifies it by module and name: {@code ["M","A"]}.
 * <p>
 * The file is not held: memory is bounded by the graph. One whose edges stand before its modules is read twice. Only what can be read
 * but once, such as what another program prints, is held, up to {@value #MAX_HELD} bytes.
 */
public final class HypergraphReader {

	/** More than one module has a node of this name. */
	private static final int AMBIGUOUS = -1;

	/** Some thirty times the graph of 100,000 nodes and 300,000 edges. */
	private static final int MAX_HELD = 256 << 20;

	private static final String MODULES = "modules";
	private static final String EDGES = "edges";
	private static final String REMEDY = "Give {\"modules\":{\"M\":[\"A\",\"B\"]},\"edges\":[[\"A\",\"B\"]]}.";

	private final Path file;
	/** The content that can be read only once, or null for a file, which is read in place. */
	private byte[] held;
	private final StrictJson strict;
	private final Hypergraph.Builder graph = Hypergraph.builder();
	/** The nodes with a unique name, by name. */
	private final Map<String, Integer> byName = new HashMap<>();
	private int nodeCount;
	private boolean modulesRead;
	private boolean edgesRead;
	private JsonParser json;

	private HypergraphReader(Path file) {
		this.file = file;
		strict = new StrictJson(file.toString(), REMEDY);
	}

	/** @throws MetricsException if the file cannot be read or is no graph: the message names file, line and column */
	public static Hypergraph read(Path file) throws MetricsException {
		return new HypergraphReader(file).read();
	}

	private Hypergraph read() throws MetricsException {
		readParts();
		if (!edgesRead) {
			readParts();
		}
		return graph.build();
	}

	/** Reads the modules, unless they were read, and the edges, if the modules were. */
	private void readParts() throws MetricsException {
		try (JsonParser parser = StrictJson.FACTORY.createParser(ObjectReadContext.empty(), open())) {
			json = parser;
			expect(json.nextToken(), JsonToken.START_OBJECT, "the graph, which begins with {");
			boolean edges = false;
			while (json.nextToken() != JsonToken.END_OBJECT) {
				String key = json.currentName();
				json.nextToken();
				switch (key) {
					case MODULES -> readModules();
					case EDGES -> {
						edges = true;
						readEdges();
					}
					default -> throw refused("'%s' is not part of a graph".formatted(key));
				}
			}
			if (!modulesRead || !edges) {
				throw refused("the part '%s' is missing".formatted(modulesRead ? EDGES : MODULES));
			}
			if (json.nextToken() != null) {
				throw refused("something follows the end of the graph");
			}
		} catch (NoSuchFileException e) {
			throw new MetricsException("'%s' does not exist. Give a hypergraph as JSON.".formatted(file), e);
		} catch (IOException | JacksonIOException e) {
			throw new MetricsException("'%s' cannot be read. Give a hypergraph as a JSON file.".formatted(file), e);
		} catch (JacksonException e) {
			throw strict.unreadable(e);
		}
	}

	private InputStream open() throws IOException, MetricsException {
		if (Files.isRegularFile(file) || Files.isDirectory(file) || Files.notExists(file)) {
			return Files.newInputStream(file);
		}
		if (held == null) {
			try (InputStream in = Files.newInputStream(file)) {
				held = in.readNBytes(MAX_HELD + 1);
			}
			if (held.length > MAX_HELD) {
				throw new MetricsException("'%s' has more than %d bytes. Save the graph as a file, which may be larger.".formatted(file,
						MAX_HELD));
			}
		}
		return new ByteArrayInputStream(held);
	}

	private void readModules() throws MetricsException {
		if (modulesRead) {
			json.skipChildren();
			return;
		}
		expect(json.currentToken(), JsonToken.START_OBJECT, "the modules, which begin with {");
		while (json.nextToken() != JsonToken.END_OBJECT) {
			String module = json.currentName();
			expect(json.nextToken(), JsonToken.START_ARRAY, "the nodes of module '%s', which begin with [".formatted(module));
			while (json.nextToken() != JsonToken.END_ARRAY) {
				addNode(module, name("a node's name"));
			}
		}
		modulesRead = true;
	}

	private void addNode(String module, String name) throws MetricsException {
		int index;
		try {
			index = graph.node(module, name);
		} catch (IllegalArgumentException e) {
			throw refused(e.getMessage());
		}
		if (index < nodeCount) {
			throw refused("module '%s' has two nodes '%s'".formatted(module, name));
		}
		nodeCount++;
		byName.merge(name, index, (one, other) -> AMBIGUOUS);
	}

	private void readEdges() throws MetricsException {
		if (!modulesRead) {
			json.skipChildren();
			return;
		}
		expect(json.currentToken(), JsonToken.START_ARRAY, "the edges, which begin with [");
		int[] nodes = new int[8];
		while (json.nextToken() != JsonToken.END_ARRAY) {
			expect(json.currentToken(), JsonToken.START_ARRAY, "an edge, which begins with [");
			int size = 0;
			while (json.nextToken() != JsonToken.END_ARRAY) {
				if (size == nodes.length) {
					nodes = Arrays.copyOf(nodes, 2 * size);
				}
				nodes[size++] = json.currentToken() == JsonToken.START_ARRAY ? qualified() : plain();
			}
			if (size == 0) {
				throw refused("an edge joins at least one node");
			}
			graph.edge(Arrays.copyOf(nodes, size));
		}
		edgesRead = true;
	}

	private int plain() throws MetricsException {
		String name = name("a node's name, or [module, name]");
		Integer node = byName.get(name);
		if (node == null) {
			throw refused("no module has a node '%s'".formatted(name));
		}
		if (node == AMBIGUOUS) {
			throw refused("several modules have a node '%s': write it as [module, name]".formatted(name));
		}
		return node;
	}

	private int qualified() throws MetricsException {
		json.nextToken();
		String module = name("a module's name");
		json.nextToken();
		String name = name("a node's name");
		expect(json.nextToken(), JsonToken.END_ARRAY, "the end of [module, name]");
		int node = module.isBlank() || name.isBlank() ? nodeCount : graph.node(module, name);
		if (node == nodeCount) {
			throw refused("module '%s' has no node '%s'".formatted(module, name));
		}
		return node;
	}

	private String name(String what) throws MetricsException {
		expect(json.currentToken(), JsonToken.VALUE_STRING, what);
		return json.getString();
	}

	private void expect(JsonToken found, JsonToken wanted, String what) throws MetricsException {
		strict.expect(json, found, wanted, what);
	}

	private MetricsException refused(String what) {
		return strict.refused(json, what);
	}
}
