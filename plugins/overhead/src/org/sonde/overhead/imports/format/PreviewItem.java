/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.format;

import java.util.Optional;

import org.sonde.overhead.results.Phase;

/** An item of the preview. */
public sealed interface PreviewItem {

	/**
	 * A file that was looked at.
	 *
	 * @param format empty if the file is left out
	 * @param words what was understood of it, or why it is left out
	 */
	record File(String name, Optional<ImportFormat> format, String words) implements PreviewItem {
	}

	/**
	 * A configuration of the benchmark.
	 *
	 * @param key that questions name it by: its number, or words made of its label
	 * @param phase if it is clear from the label
	 * @param words what there is of it: loops, calls, statistics
	 */
	record Configuration(String key, String label, Optional<Phase> phase, String words) implements PreviewItem {
	}

	/** Something that the files say of the whole experiment, such as "Recursion depth", "10", "the files' names". */
	record Fact(String name, String value, String from) implements PreviewItem {
	}
}
