/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.sonde.metrics.hypergraph.Hypergraph;
import org.sonde.metrics.hypergraph.Hypergraph.Node;

/**
 * What the files of a component contribute to its hypergraph: nodes, calls between them, and which of them read or write which
 * field. The order in which it comes does not matter.
 */
final class GraphFacts {

	private final Set<Node> nodes = new LinkedHashSet<>();
	/** The nodes of what is written in a top-level type, one by one, in that order. */
	private final Map<String, List<Node>> written = new HashMap<>();
	private final Set<Node> initialisers = new HashSet<>();
	private final Set<Call> calls = new HashSet<>();
	private final Map<String, Set<Node>> accesses = new HashMap<>();
	/** The fields that implicit methods read. Maybe nobody calls these methods. */
	private final Map<Node, String> accessesIfCalled = new HashMap<>();

	/** An unordered pair, kept with the smaller node first; equal nodes for a recursive call. */
	private record Call(Node first, Node second) {
	}

	void node(Node node) {
		nodes.add(node);
	}

	/** A method or constructor of a top-level type, in the order of the source. */
	void method(Node node, String type) {
		nodes.add(node);
		written.computeIfAbsent(type, key -> new ArrayList<>()).add(node);
	}

	/** An initialiser of a top-level type; all its fields and blocks are one. */
	void initialiser(Node node, String type) {
		nodes.add(node);
		if (initialisers.add(node)) {
			written.computeIfAbsent(type, key -> new ArrayList<>()).add(node);
		}
	}

	void call(Node caller, Node called) {
		nodes.add(caller);
		nodes.add(called);
		calls.add(caller.compareTo(called) <= 0 ? new Call(caller, called) : new Call(called, caller));
	}

	/** @param field a name that identifies the field */
	void access(Node accessor, String field) {
		nodes.add(accessor);
		accesses.computeIfAbsent(field, key -> new HashSet<>()).add(accessor);
	}

	/** The same if the accessor is a node in the end. */
	void accessIfCalled(Node accessor, String field) {
		accessesIfCalled.put(accessor, field);
	}

	void addAll(GraphFacts other) {
		nodes.addAll(other.nodes);
		accessesIfCalled.putAll(other.accessesIfCalled);
		written.putAll(other.written);
		calls.addAll(other.calls);
		other.accesses.forEach((field, accessors) -> accesses.computeIfAbsent(field, key -> new HashSet<>()).addAll(accessors));
	}

	/** Returns for each top-level type the nodes of what is written in it, in the order of the source. */
	Map<String, List<Node>> written() {
		return written.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey, entry -> List.copyOf(entry.getValue())));
	}

	Hypergraph graph() {
		Hypergraph.Builder builder = Hypergraph.builder();
		for (Node node : nodes) {
			index(builder, node);
		}
		for (Call call : calls) {
			builder.edge(index(builder, call.first), index(builder, call.second));
		}
		accessesIfCalled.forEach((accessor, field) -> {
			if (nodes.contains(accessor)) {
				access(accessor, field);
			}
		});
		for (Set<Node> accessors : accesses.values()) {
			builder.edge(accessors.stream().map(node -> index(builder, node)).toList());
		}
		return builder.build();
	}

	private static int index(Hypergraph.Builder builder, Node node) {
		return builder.node(node.module(), node.name());
	}
}
