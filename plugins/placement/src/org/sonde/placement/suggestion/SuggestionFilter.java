/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.suggestion;

import org.sonde.common.keyword.Keyword;

/**
 * Methods that are usually left out, because a probe in them shows little for what it costs. The last three leave accessors and
 * pass-through methods to their own filters.
 */
public enum SuggestionFilter implements Keyword {
	/** Constructors. */
	CONSTRUCTOR("constructors"),
	/** {@code equals}, {@code hashCode}, {@code toString}, {@code compareTo}, {@code compare}: collections call them very often. */
	OBJECT_METHOD("equals, hashCode, toString, compareTo, compare"),
	/** Methods that only read or write a field, or return a constant. */
	ACCESSOR("getters and setters"),
	/** Methods that only call one other method. */
	PASS_THROUGH("pass-through methods"),
	/** Fewer bytecode instructions than asked for. */
	SMALL("methods with few bytecode instructions"),
	/** Without a loop, and without a call of the program's methods or out of it: they probably take less than a probe. */
	LEAF("methods without a loop and without calls of the program"),
	/** Static, with little below them: they are called from everywhere. Those that are complex stay. */
	HELPER("static helpers");

	private final String title;

	SuggestionFilter(String title) {
		this.title = title;
	}

	/** The methods, for people. */
	public String title() {
		return title;
	}
}
