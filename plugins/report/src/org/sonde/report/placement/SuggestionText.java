/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.placement;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.sonde.common.digits.Counted;
import org.sonde.common.table.Table;
import org.sonde.placement.suggestion.HiddenCalls;
import org.sonde.placement.suggestion.PatternOffer;
import org.sonde.placement.suggestion.Suggestion;
import org.sonde.placement.suggestion.Suggestion.Reason;
import org.sonde.placement.suggestion.SuggestionFilter;
import org.sonde.placement.suggestion.SuggestionKind;
import org.sonde.placement.suggestion.Suggestions;
import org.sonde.placement.suggestion.program.ScannedProgram.Unread;

/** Suggested methods for people. */
public final class SuggestionText {
	/** Files that are named; of more, only the number is. */
	private static final int NAMED = 5;

	private SuggestionText() {
	}

	/**
	 * The chosen methods by their first reason, what is left out, and what class files do not show.
	 *
	 * @param chosen the first of the suggestions
	 */
	public static String of(Suggestions suggestions, List<Suggestion> chosen, List<PatternOffer> patterns) {
		StringBuilder text = new StringBuilder();
		text.append(Counted.of(chosen.size(), "method")).append(" of ").append(suggestions.methods().size()).append(" with a reason, of ")
				.append(Counted.of(suggestions.candidates(), "method")).append(" in ").append(Counted.of(suggestions.types(), "type"))
				.append(".\n");
		Set<Suggestion> printed = new HashSet<>();
		for (SuggestionKind kind : SuggestionKind.values()) {
			List<Suggestion> group = chosen.stream().filter(one -> one.has(kind) && printed.add(one)).toList();
			long all = chosen.stream().filter(one -> one.has(kind)).count();
			if (all > 0) {
				text.append('\n').append(kind.title()).append(" (").append(kind.keyword()).append("): ").append(all).append(" of ")
						.append(Counted.of(suggestions.found().get(kind), "method"))
						.append(all > group.size() ? ", " + (all - group.size()) + " of them above" : "").append('\n');
				group.forEach(one -> text.append("  ").append(one.method()).append("\n      ").append(inWords(one.reasons())).append('\n'));
			}
		}
		if (!patterns.isEmpty()) {
			text.append("\nPatterns that match some of these methods and no others; --patterns writes them into the plan:\n")
					.append(new Table(List.of("methods", "pattern"),
							patterns.stream().map(one -> List.of(String.valueOf(one.methods().size()), one.pattern())).toList()).aligned());
		}
		return text.append(leftOut(suggestions, filter -> filter.title() + " (" + filter.keyword() + ")"))
				.append(hidden(suggestions.hidden())).toString();
	}

	/** Says what is left out, and what class files do not show; without the keywords of the command line. */
	public static String notes(Suggestions suggestions) {
		return leftOut(suggestions, SuggestionFilter::title) + hidden(suggestions.hidden())
				+ String.join("\n", unread(suggestions.unread()));
	}

	/** All reasons in a line. */
	public static String inWords(List<Reason> reasons) {
		return reasons.stream().map(Reason::text).collect(Collectors.joining("; "));
	}

	/** Each chosen method as a row, for programs. */
	public static Table table(List<Suggestion> chosen) {
		List<List<String>> rows = new ArrayList<>();
		chosen.forEach(one -> one.reasons().forEach(
				reason -> rows
						.add(List.of(one.method().toString(), reason.kind().keyword(), String.valueOf(reason.figure()), reason.text()))));
		return new Table(List.of("method", "kind", "figure", "reason"), rows);
	}

	private static String leftOut(Suggestions suggestions, Function<SuggestionFilter, String> name) {
		EnumSet<SuggestionFilter> filters = EnumSet.noneOf(SuggestionFilter.class);
		filters.addAll(suggestions.filtered().keySet());
		return filters.isEmpty() ? ""
				: filters.stream().map(filter -> name.apply(filter) + ": " + suggestions.filtered().get(filter).size())
						.collect(Collectors.joining("; ", "\nLeft out although there is a reason: ", ".\n"));
	}

	/** Says with counts what static analysis cannot know. Empty if it knows everything. */
	private static String hidden(HiddenCalls hidden) {
		List<String> lines = new ArrayList<>();
		if (hidden.methodsWithoutImplementation() > 0) {
			lines.add(Counted.of(hidden.methodsWithoutImplementation(), "abstract method")
					+ " without an implementation in these classes, called in "
					+ Counted.of(hidden.callsWithoutImplementation(), "place"));
		}
		if (hidden.methodsWithSeveralImplementations() > 0) {
			lines.add(
					Counted.of(hidden.methodsWithSeveralImplementations(), "abstract method") + " with several implementations, called in "
							+ Counted.of(hidden.callsWithSeveralImplementations(), "place"));
		}
		if (hidden.callbacks() > 0) {
			lines.add(Counted.of(hidden.callbacks(), "call") + " of functional interfaces, behind which any lambda may be");
		}
		if (hidden.reflectiveCalls() > 0) {
			lines.add(Counted.of(hidden.reflectiveCalls(), "call") + " by reflection, or of classes by name");
		}
		return lines.isEmpty() ? "" : lines.stream().collect(Collectors.joining("\n  ", "\nCalls that class files do not show:\n  ", "\n"));
	}

	/** The class files that are left out, with the reason; empty if there are none. */
	public static List<String> unread(List<Unread> unread) {
		List<String> lines = new ArrayList<>();
		unread.stream().limit(NAMED).forEach(one -> lines.add(one.place() + " is left out: " + one.reason() + "."));
		if (unread.size() > NAMED) {
			lines.add(Counted.of(unread.size() - NAMED, "more class file") + " left out.");
		}
		return lines;
	}
}
