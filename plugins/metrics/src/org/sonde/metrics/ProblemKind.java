/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics;

/** The catalogue of what a measurement reports beside its numbers, each with a stable code. */
public enum ProblemKind {

	/** The source's dependency is not on the class path: bindings to it stay open. */
	DEPENDENCY_MISSING("SM101"),
	/**
	 * The source's Java release, or its API, is not available: from the running JDK, or from where it is declared. Another one's was taken.
	 */
	RELEASE_UNAVAILABLE("SM102"),
	/** An include or exclude pattern matches no top-level type of the source. */
	PATTERN_WITHOUT_TYPE("SM103"),
	/** The source has version-specific files for newer Java releases; only the base version is measured. */
	MULTI_RELEASE("SM104"),
	/** A folder or file of the source cannot be read, or is a link that leads outside or in a circle. */
	UNREADABLE("SM105"),
	/** The revision lacks a folder that was asked for; it is measured with the others. */
	FOLDER_MISSING("SM106"),

	/** The file has bytes that its encoding does not allow; it was read as UTF-16, where marked so, or ISO-8859-1. */
	MALFORMED_ENCODING("SM201"),
	/** The file, or a part of it, does not parse; what could be recovered is measured. */
	SYNTAX("SM202"),
	/** The file does not parse at the latest language level, but at that of the source's declared release. */
	OLDER_LANGUAGE("SM203"),
	/** The file is nested too deeply, needs too much memory or made the parser fail; it is not measured. */
	NOT_PARSED("SM204"),
	/** The file declares no type (package-info, module-info, empty): there is nothing in it to belong to a type. */
	WITHOUT_TYPE("SM205"),
	/** Another file declares a type of the same name; this one is not measured. */
	DUPLICATE_TYPE("SM206"),
	/** The file could be measured, but its methods and fields could not be bound: its types are not in the graph. */
	NOT_BOUND("SM207"),
	/** Two methods of a type are one node of the graph, as types of their parameters were not found, or it is declared twice. */
	SHARED_NODE("SM208"),

	/** A type that is named in the source was not found. */
	UNRESOLVED_TYPE("SM301"),
	/** A call whose method was not found; it is an edge to a node named after the call. */
	UNRESOLVED_CALL("SM302"),
	/** A name in an expression (of a variable, a field, or a type before a dot) that was not found; it is not in the graph. */
	UNRESOLVED_NAME("SM303");

	private final String code;

	ProblemKind(String code) {
		this.code = code;
	}

	/** The stable code, such as {@code SM201}: 1xx the source as a whole, 2xx a file, 3xx a binding. */
	public String code() {
		return code;
	}

	/** Whether it is met when names are bound, not when a file is read by itself. */
	public boolean isOfBinding() {
		return this == NOT_BOUND || this == SHARED_NODE || this == UNRESOLVED_TYPE || this == UNRESOLVED_CALL || this == UNRESOLVED_NAME;
	}
}
