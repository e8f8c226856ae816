/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.component;

import java.util.List;
import java.util.Objects;

/**
 * A named selection of top-level types, with the types that count as plain data. The order of the patterns does not matter; they
 * are kept as given.
 * <p>
 * Information metrics move by a factor of four with the data-type patterns, so no number is shown without its component.
 *
 * @param name      a name for people; not blank
 * @param include   a type belongs to the component if one of these matches it; not empty
 * @param exclude   and none of these
 * @param dataTypes what counts as a data type besides the primitive types; may be empty
 * @param modules   which types are modules
 */
public record Component(String name, List<TypePattern> include, List<TypePattern> exclude, List<TypePattern> dataTypes, Modules modules) {

	/** The default data types: so that two people get the same number. */
	public static final List<String> DEFAULT_DATA_TYPES = List.of("java.lang..*", "java.util..*");

	/** @throws IllegalArgumentException if the name is blank or nothing is included */
	public Component {
		Objects.requireNonNull(name, "name");
		include = List.copyOf(include);
		exclude = List.copyOf(exclude);
		dataTypes = List.copyOf(dataTypes);
		Objects.requireNonNull(modules, "modules");
		if (name.isBlank()) {
			throw new IllegalArgumentException("a component needs a name");
		}
		if (include.isEmpty()) {
			throw new IllegalArgumentException(
					"component '%s' includes nothing; give at least one pattern, such as a.b..*".formatted(name));
		}
	}

	/**
	 * A component of patterns as they are written, with top-level types for modules.
	 *
	 * @throws IllegalArgumentException if a pattern is none, the name is blank, or nothing is included
	 */
	public static Component of(String name, List<String> include, List<String> exclude, List<String> dataTypes) {
		return new Component(name, patterns(include), patterns(exclude), patterns(dataTypes), Modules.TOP_LEVEL);
	}

	/** A component with the default data types, named after its patterns. */
	public static Component of(String... include) {
		return of(String.join(", ", include), List.of(include), List.of(), DEFAULT_DATA_TYPES);
	}

	/** The same with other modules. */
	public Component withModules(Modules other) {
		return new Component(name, include, exclude, dataTypes, other);
	}

	/** The same under another name. */
	public Component withName(String other) {
		return new Component(other, include, exclude, dataTypes, modules);
	}

	private static List<TypePattern> patterns(List<String> texts) {
		return texts.stream().map(TypePattern::of).toList();
	}

	/** Whether a top-level type belongs to the component. */
	public boolean contains(String qualifiedName) {
		return include.stream().anyMatch(pattern -> pattern.matches(qualifiedName))
				&& exclude.stream().noneMatch(pattern -> pattern.matches(qualifiedName));
	}

	/** Whether a class, interface, enum or record counts as plain data. */
	public boolean isDataType(String qualifiedName) {
		return dataTypes.stream().anyMatch(pattern -> pattern.matches(qualifiedName));
	}
}
