/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.IMethodBinding;

/**
 * A call as it stands in the source.
 *
 * @param node      where
 * @param called    what it calls; null where that was not found: then the rest stands for it
 * @param onType    the name of the type that is called, {@link #UNKNOWN_TYPE} where nothing is known of it
 * @param name      of the method; {@code new}, {@code this} or {@code super} for constructors
 * @param arguments how many there are; 0 for references
 */
record CallSite(ASTNode node, IMethodBinding called, String onType, String name, int arguments) {

	static final String UNKNOWN_TYPE = "?";
}
