/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import org.sonde.metrics.component.Modules;
import org.sonde.metrics.hypergraph.Hypergraph.Node;

/**
 * A type by its binary name and that of the top-level type around it, from which the names of its nodes follow.
 *
 * @param topLevel the binary name of the top-level type around it, or its own
 * @param name     its binary name, which begins with that
 * @param modules  whether it is a module by itself
 */
record ModuleType(String topLevel, String name, Modules modules) {

	/**
	 * @param member a signature, or {@code <init>} or {@code <clinit>}
	 */
	Node node(String member) {
		if (modules == Modules.EVERY_TYPE) {
			return new Node(name, member);
		}
		String nested = name.substring(Math.min(topLevel.length(), name.length()));
		if (nested.length() > 1 && Character.isJavaIdentifierStart(nested.charAt(1))) {
			nested = nested.substring(1);
		}
		return new Node(topLevel, nested.isEmpty() ? member : nested + "." + member);
	}

	/** The name of the module it belongs to. */
	String module() {
		return modules == Modules.EVERY_TYPE ? name : topLevel;
	}

	/** The name without what is around it: {@code C} of {@code p.A$C}. */
	String simpleName() {
		return name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
	}
}
