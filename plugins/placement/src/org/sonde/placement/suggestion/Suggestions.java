/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.suggestion;

import java.util.List;
import java.util.Map;

import org.sonde.placement.suggestion.program.ScannedProgram.Unread;

/**
 * Methods that may be worth a probe.
 *
 * @param methods  the best first: each kind of reason in turn has its best method that is not there yet
 * @param found    methods by each kind of reason, without those that are filtered
 * @param filtered methods that have a reason and are left out, by the first filter that leaves them out; the best first
 * @param hidden   what the class files do not show
 * @param unread   class files that are left out
 * @param types    types that were read
 * @param candidates methods with a body that were looked at
 * @param starts   methods at which call paths may start
 * @param ends     methods at which call paths may end
 */
public record Suggestions(List<Suggestion> methods, Map<SuggestionKind, Integer> found, Map<SuggestionFilter, List<Suggestion>> filtered,
		HiddenCalls hidden, List<Unread> unread, int types, int candidates, int starts, int ends) {
	/** The collections are copied. */
	public Suggestions {
		methods = List.copyOf(methods);
		found = Map.copyOf(found);
		filtered = Map.copyOf(filtered);
		unread = List.copyOf(unread);
	}

	/** The best. */
	public List<Suggestion> first(int atMost) {
		return methods.subList(0, Math.min(atMost, methods.size()));
	}
}
