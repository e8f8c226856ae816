/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

/**
 * What stands in a branch besides objects and fields.
 *
 * @param words why it cannot be read; empty for all others
 */
record PlaceholderNode(BranchNode parent, Kind kind, String words) implements LiveNode {
	/** What it says. */
	enum Kind {
		READING, MORE, FAILED, NOTHING
	}
}
