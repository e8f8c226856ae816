/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.figures;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

import org.sonde.metrics.hypergraph.Contribution;
import org.sonde.metrics.hypergraph.Hypergraph;

/**
 * Where the information metrics of a component sit: the share of each top-level type and of each
 * method (a node).
 * The shares of all types and of what is called {@link #outside()} sum up to the metrics of the component. Those of a type's
 * methods and of what is {@link #implicit} in it sum up to the type's.
 */
public final class Shares {

	/** The shares by top-level type and node. */
	private final Map<String, SortedMap<Hypergraph.Node, Share>> nodes = new HashMap<>();
	private final Map<String, Share> types = new HashMap<>();
	/** For each module's name, the type of the component that it is or is nested in. Empty for all others. */
	private final Map<String, Optional<String>> ownType = new HashMap<>();
	private final Share outside;

	private Shares(ComponentMeasurement measurement) {
		Set<String> own = new HashSet<>();
		measurement.types().forEach(type -> own.add(type.name()));
		Share others = Share.NONE;
		for (Contribution contribution : Contribution.of(measurement.graph())) {
			Hypergraph.Node node = contribution.node();
			Optional<String> type = ownType.computeIfAbsent(node.module(), module -> ownType(module, own));
			if (type.isPresent()) {
				nodes.computeIfAbsent(type.get(), key -> new TreeMap<>()).put(node, Share.NONE.plus(contribution));
				types.merge(type.get(), Share.NONE.plus(contribution), Share::plus);
			} else {
				others = others.plus(contribution);
			}
		}
		outside = others;
	}

	private static Optional<String> ownType(String module, Set<String> own) {
		String name = module;
		while (!own.contains(name) && name.lastIndexOf('$') > 0) {
			name = name.substring(0, name.lastIndexOf('$'));
		}
		return own.contains(name) ? Optional.of(name) : Optional.empty();
	}

	/** Computes the shares in O(Σ|e|²) time, like {@link Contribution#of}. */
	public static Shares of(ComponentMeasurement measurement) {
		return new Shares(measurement);
	}

	/**
	 * Returns the share of a top-level type. Empty if its file was not bound yet, or could not be, so that it has no nodes in the graph.
	 */
	public Optional<Share> type(TypeMeasurement type) {
		boolean unbound = !type.methods().isEmpty() && type.methods().stream().allMatch(method -> method.node().isEmpty());
		return unbound ? Optional.empty() : Optional.of(types.getOrDefault(type.name(), Share.NONE));
	}

	/** Returns the share of the types of a package together. Empty if that of one of them is. */
	public Optional<Share> of(PackageMeasurement each) {
		List<Optional<Share>> shares = each.types().stream().map(this::type).toList();
		return shares.stream().allMatch(Optional::isPresent)
				? Optional.of(shares.stream().map(Optional::get).reduce(Share.NONE, Share::plus))
				: Optional.empty();
	}

	/** Returns the share of a method, constructor or initialiser. Empty as for types. */
	public Optional<Share> method(MethodMeasurement method) {
		return method.node().map(
				node -> ownType.getOrDefault(node.module(), Optional.empty()).map(type -> nodes.get(type).get(node)).orElse(Share.NONE));
	}

	/**
	 * Of what is in a type without being written there, by the names of the nodes: constructors that are not written,
	 * the accessors of records, the values of enums. With those of {@link #method} they sum up to the type's.
	 */
	public SortedMap<String, Share> implicit(TypeMeasurement type) {
		SortedMap<Hypergraph.Node, Share> rest = new TreeMap<>(nodes.getOrDefault(type.name(), Collections.emptySortedMap()));
		type.methods().forEach(method -> method.node().ifPresent(rest::remove));
		SortedMap<String, Share> implicit = new TreeMap<>();
		rest.forEach((node, share) -> implicit.put(nodeName(type, node), share));
		return implicit;
	}

	/** Within the type; where nested types are modules, with their names. */
	private static String nodeName(TypeMeasurement type, Hypergraph.Node node) {
		String nested = node.module().substring(type.name().length());
		return nested.isEmpty() ? node.name() : nested.substring(1) + "." + node.name();
	}

	/** Returns the share of all that is called in types outside the component. */
	public Share outside() {
		return outside;
	}
}
