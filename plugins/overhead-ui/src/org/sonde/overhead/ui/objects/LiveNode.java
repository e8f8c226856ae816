/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

/** The content of a line of the tree. */
sealed interface LiveNode permits BranchNode, AttributeNode, PlaceholderNode {
	/** In which it is; null at the top. */
	BranchNode parent();
}
