/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.component;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * Which types are modules of the hypergraph: coupling lies between modules, cohesion within them. Size and complexity do not depend on it.
 */
public enum Modules {
	/** The top-level types; what is nested in one belongs to it. */
	TOP_LEVEL("top-level", "top-level types"),
	/** Every type by itself, also member, local and anonymous ones: what the compiler makes a class file of. */
	EVERY_TYPE("every-type", "every type, nested ones too");

	private final String id;
	private final String words;

	Modules(String id, String words) {
		this.id = id;
		this.words = words;
	}

	/** The one of this id, as files and command lines have it. */
	public static Optional<Modules> find(String id) {
		return Stream.of(values()).filter(modules -> modules.id.equals(id)).findFirst();
	}

	/** As files and command lines have it. */
	public String id() {
		return id;
	}

	/** For people: {@code top-level types}. */
	public String words() {
		return words;
	}
}
