/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.figures;

import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.sonde.metrics.hypergraph.Hypergraph;
import org.sonde.metrics.lines.LinesProfile;

/**
 * One top-level type with everything in it.
 *
 * @param name     the qualified name
 * @param file     the file, relative to the source's folder or jar with {@code /} between the parts
 * @param line     the line of its name, from 1
 * @param lines    lines of code by profile
 * @param methods  every method, constructor and initialiser of the type and of the types in it, in the order of the source
 * @param code     what is written there, to decide whether another type is the same or alike
 * @param profiles the rules that apply by default
 */
public record TypeMeasurement(String name, String file, int line, Map<LinesProfile, Integer> lines, List<MethodMeasurement> methods,
		TokenFingerprint code, Profiles profiles) implements MethodFigures {

	public TypeMeasurement {
		Objects.requireNonNull(name, "name");
		Objects.requireNonNull(file, "file");
		lines = checked(lines);
		methods = List.copyOf(methods);
		Objects.requireNonNull(code, "code");
		Objects.requireNonNull(profiles, "profiles");
	}

	/**
	 * The same with the methods as nodes of the component's hypergraph.
	 *
	 * @param nodes of the methods, one by one; others than there are methods if the file was read differently when it was bound, and
	 *              then not taken. Of methods that fall on one node only the first has it
	 */
	public TypeMeasurement bound(List<Hypergraph.Node> nodes) {
		if (nodes.size() != methods.size()) {
			return this;
		}
		Set<Hypergraph.Node> taken = new HashSet<>();
		return withMethods(IntStream.range(0, nodes.size())
				.mapToObj(i -> methods.get(i).as(Optional.of(nodes.get(i)).filter(taken::add))).toList());
	}

	/** The same with the methods as the nodes that those of the same signatures were before. */
	TypeMeasurement boundAs(TypeMeasurement before) {
		record Name(String type, String signature) {
		}
		Map<Name, Hypergraph.Node> nodes = new HashMap<>();
		before.methods.forEach(method -> method.node().ifPresent(node -> nodes.put(new Name(method.type(), method.signature()), node)));
		return withMethods(
				methods.stream().map(method -> method.as(Optional.ofNullable(nodes.get(new Name(method.type(), method.signature())))))
						.toList());
	}

	private TypeMeasurement withMethods(List<MethodMeasurement> others) {
		return new TypeMeasurement(name, file, line, lines, others, code, profiles);
	}

	/** The package it is in; empty for the default package. */
	public String packageName() {
		return name.substring(0, Math.max(0, name.lastIndexOf('.')));
	}

	/** Lines of code by the chosen rules. */
	public int loc() {
		return lines(profiles.lines());
	}

	public int lines(LinesProfile profile) {
		return lines(lines, profile);
	}

	@Override
	public Stream<MethodMeasurement> units() {
		return methods.stream();
	}

	static Map<LinesProfile, Integer> checked(Map<LinesProfile, Integer> lines) {
		Map<LinesProfile, Integer> copy = Collections.unmodifiableMap(new EnumMap<>(lines));
		if (copy.values().stream().anyMatch(number -> number < 0)) {
			throw new IllegalArgumentException("negative lines: " + copy);
		}
		return copy;
	}

	static int lines(Map<LinesProfile, Integer> lines, LinesProfile profile) {
		Integer number = lines.get(profile);
		if (number == null) {
			throw new IllegalArgumentException("not counted as %s, only as %s".formatted(profile.id(), lines.keySet()));
		}
		return number;
	}
}
