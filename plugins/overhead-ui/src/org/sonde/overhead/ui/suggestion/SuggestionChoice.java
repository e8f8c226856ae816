/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.suggestion;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.placement.suggestion.Suggestion;
import org.sonde.placement.suggestion.SuggestionKind;

/** Which of the suggested methods are shown, and which are to get a probe. */
final class SuggestionChoice {
	private final List<Suggestion> all;
	private final Set<MethodSignature> planned;
	private final Set<Suggestion> checked = new LinkedHashSet<>();
	private List<Suggestion> shown;

	/**
	 * The best are checked.
	 *
	 * @param all     the best first
	 * @param planned methods that have a probe; they cannot be checked
	 * @param atMost  how many are checked
	 */
	SuggestionChoice(List<Suggestion> all, Set<MethodSignature> planned, int atMost) {
		this.all = List.copyOf(all);
		this.planned = planned.stream().map(method -> method.withVarargs(false)).collect(Collectors.toCollection(HashSet::new));
		shown = this.all;
		all.stream().filter(one -> !isPlanned(one)).limit(atMost).forEach(one -> check(one, true));
	}

	/** Shows those of the kind whose method or reasons contain the text, whatever the case of its letters. */
	void show(Optional<SuggestionKind> kind, String text) {
		String wanted = text.strip().toLowerCase(Locale.ROOT);
		shown = all.stream().filter(one -> kind.isEmpty() || one.has(kind.get())).filter(one -> wanted.isEmpty()
				|| one.method().toString().toLowerCase(Locale.ROOT).contains(wanted)
				|| one.reasons().stream().anyMatch(reason -> reason.text().toLowerCase(Locale.ROOT).contains(wanted))).toList();
	}

	List<Suggestion> shown() {
		return shown;
	}

	int size() {
		return all.size();
	}

	/** The methods of each kind; none for kinds without. */
	Map<SuggestionKind, Integer> counts() {
		Map<SuggestionKind, Integer> counts = new EnumMap<>(SuggestionKind.class);
		all.forEach(one -> one.reasons().forEach(reason -> counts.merge(reason.kind(), 1, Integer::sum)));
		return counts;
	}

	boolean isPlanned(Suggestion suggestion) {
		return planned.contains(suggestion.method().withVarargs(false));
	}

	boolean isChecked(Suggestion suggestion) {
		return checked.contains(suggestion);
	}

	/** Without effect for a method that has a probe. */
	void check(Suggestion suggestion, boolean check) {
		if (!check) {
			checked.remove(suggestion);
		} else if (!isPlanned(suggestion)) {
			checked.add(suggestion);
		}
	}

	/** The same for all that are shown. */
	void checkShown(boolean check) {
		shown.forEach(one -> check(one, check));
	}

	/** The methods to get a probe, the best first. */
	List<MethodSignature> checked() {
		return all.stream().filter(checked::contains).map(Suggestion::method).toList();
	}
}
