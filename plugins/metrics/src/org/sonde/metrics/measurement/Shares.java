/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.measurement;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

import org.sonde.metrics.hypergraph.Contribution;
import org.sonde.metrics.hypergraph.Hypergraph;

/**
 * Where the information metrics of a component sit: the share of each top-level type (a module of the graph) and of each
 * method (a node).
 * The shares of all types and of what is called {@link #outside()} sum up to the metrics of the component. Those of a type's
 * methods and of what is {@link #implicit} in it sum up to the type's.
 */
public final class Shares {

	/** By module and name. */
	private final Map<String, SortedMap<String, Share>> nodes = new HashMap<>();
	private final Map<String, Share> modules = new HashMap<>();
	private final Share outside;

	private Shares(Measurement measurement) {
		Set<String> own = new HashSet<>();
		measurement.types().forEach(type -> own.add(type.name()));
		Share others = Share.NONE;
		for (Contribution contribution : Contribution.of(measurement.graph())) {
			Hypergraph.Node node = contribution.node();
			nodes.computeIfAbsent(node.module(), module -> new TreeMap<>()).put(node.name(), Share.NONE.plus(contribution));
			modules.merge(node.module(), Share.NONE.plus(contribution), Share::plus);
			others = own.contains(node.module()) ? others : others.plus(contribution);
		}
		outside = others;
	}

	/** In O(Σ|e|²) time, as {@link Contribution#of}. */
	public static Shares of(Measurement measurement) {
		return new Shares(measurement);
	}

	/** Of a top-level type; empty where its file could not be bound, so that it has no nodes in the graph, or was not yet. */
	public Optional<Share> type(TypeMeasurement type) {
		boolean unbound = !type.methods().isEmpty() && type.methods().stream().allMatch(method -> method.node().isEmpty());
		return unbound ? Optional.empty() : Optional.of(modules.getOrDefault(type.name(), Share.NONE));
	}

	/** Of a method, constructor or initialiser; empty as for types. */
	public Optional<Share> method(MethodMeasurement method) {
		return method.node().map(node -> nodesOf(node.module()).getOrDefault(node.name(), Share.NONE));
	}

	/**
	 * Of what is in a type's module without being written there, by the names of the nodes: constructors that are not written,
	 * the accessors of records, the values of enums. With those of {@link #method} they sum up to the type's.
	 */
	public SortedMap<String, Share> implicit(TypeMeasurement type) {
		SortedMap<String, Share> implicit = new TreeMap<>(nodesOf(type.name()));
		type.methods().forEach(method -> method.node().ifPresent(node -> implicit.remove(node.name())));
		return implicit;
	}

	private SortedMap<String, Share> nodesOf(String module) {
		return nodes.getOrDefault(module, Collections.emptySortedMap());
	}

	/** Of all that is called of types outside the component. */
	public Share outside() {
		return outside;
	}
}
