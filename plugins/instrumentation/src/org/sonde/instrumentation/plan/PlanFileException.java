/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.io.IOException;

/** A plan that cannot be read: which file, where, why, and what to do about it. */
public final class PlanFileException extends IOException {
	private static final long serialVersionUID = 1L;

	/** What is wrong with the file. */
	public enum Problem {
		/** The file is empty or ends too early. */
		TRUNCATED,
		/** The file holds the markers of an unresolved merge. */
		MERGE_CONFLICT,
		/** The file is not well-formed XML 1.0 in UTF-8. */
		NOT_XML,
		/** The file declares a document type or entities, which are refused unread. */
		DOCUMENT_TYPE,
		/** The file is larger, or an attribute longer, than any plan is. */
		TOO_LARGE,
		/** The file is XML, but its root is not a plan. */
		NOT_A_PLAN,
		/** The plan is of a format that this version does not know. */
		UNKNOWN_VERSION,
		/** An element, attribute, text or comment that has no place in a plan and would be lost when saving. */
		UNKNOWN_CONTENT,
		/** A kind of probe that this version does not know. */
		UNKNOWN_PROBE,
		/** An attribute's value breaks a rule of the format. */
		INVALID_VALUE,
		/** Two probes sit in the same method. */
		DUPLICATE_PROBE
	}

	private final Problem problem;
	private final String file;
	private final int line;
	private final int column;

	PlanFileException(Problem problem, String file, int line, int column, String message, Throwable cause) {
		super(file + ":" + line + ":" + column + ": " + message, cause);
		this.problem = problem;
		this.file = file;
		this.line = line;
		this.column = column;
	}

	/** What is wrong. */
	public Problem problem() {
		return problem;
	}

	/** Name of the file, as given by the caller. */
	public String file() {
		return file;
	}

	/** Line the problem was met on, counted from 1. For an element this is the line its start tag ends on. */
	public int line() {
		return line;
	}

	/** Column the problem was met at, counted from 1. For an element this is the column after its start tag. */
	public int column() {
		return column;
	}
}
