/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import org.sonde.metrics.hypergraph.Hypergraph.Node;

/**
 * A type by its binary name and its module's, from which the names of its nodes follow.
 *
 * @param module the binary name of the top-level type around it, or its own
 * @param name   its binary name, which begins with that of the module
 */
record ModuleType(String module, String name) {

	/**
	 * @param member a signature, or {@code <init>} or {@code <clinit>}
	 */
	Node node(String member) {
		String nested = name.substring(Math.min(module.length(), name.length()));
		if (nested.length() > 1 && Character.isJavaIdentifierStart(nested.charAt(1))) {
			nested = nested.substring(1);
		}
		return new Node(module, nested.isEmpty() ? member : nested + "." + member);
	}

	/** The name without what is around it: {@code C} of {@code p.A$C}. */
	String simpleName() {
		return name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
	}
}
