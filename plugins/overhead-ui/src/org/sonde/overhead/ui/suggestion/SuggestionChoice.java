/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.suggestion;

import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.placement.suggestion.Suggestion;
import org.sonde.placement.suggestion.SuggestionKind;

/**
 * Which of the suggested methods are shown, and which are to get a probe. What is searched, and who has a probe, is found once, when it is
 * made, in whatever thread: filtering 20,000 methods while somebody types is then a look at as many texts. For one thread at a time.
 */
final class SuggestionChoice {
	private final List<Suggestion> all;
	/** Method and reasons in small letters, in the order of the methods. */
	private final String[] searched;
	/** The planned methods by their indices, like all the following sets. */
	private final BitSet planned = new BitSet();
	private final BitSet checked = new BitSet();
	private int[] shown;

	/**
	 * The best are checked; not those whose trace would be the whole run.
	 *
	 * @param all     the best first
	 * @param planned methods that have a probe; they cannot be checked
	 * @param atMost  how many are checked
	 */
	SuggestionChoice(List<Suggestion> all, Set<MethodSignature> planned, int atMost) {
		this.all = List.copyOf(all);
		searched = this.all.stream().map(SuggestionChoice::text).toArray(String[]::new);
		Set<MethodSignature> known = planned.stream().map(method -> method.withVarargs(false))
				.collect(Collectors.toCollection(HashSet::new));
		IntStream.range(0, all.size()).filter(place -> known.contains(all.get(place).method().withVarargs(false)))
				.forEach(this.planned::set);
		shown = IntStream.range(0, all.size()).toArray();
		IntStream.of(shown).filter(place -> !this.planned.get(place) && !all.get(place).isWholeRun()).limit(atMost).forEach(checked::set);
	}

	private static String text(Suggestion one) {
		return one.reasons().stream().map(Suggestion.Reason::text).collect(Collectors.joining("\n", one.method() + "\n", ""))
				.toLowerCase(Locale.ROOT);
	}

	/** Shows those of the kind whose method or reasons contain the text, whatever the case of its letters. */
	void show(Optional<SuggestionKind> kind, String text) {
		String wanted = text.strip().toLowerCase(Locale.ROOT);
		shown = IntStream.range(0, all.size()).filter(place -> kind.isEmpty() || all.get(place).has(kind.get()))
				.filter(place -> searched[place].contains(wanted)).toArray();
	}

	/** How many are shown. */
	int shown() {
		return shown.length;
	}

	/** @param row among those that are shown, from 0 */
	Suggestion shown(int row) {
		return all.get(shown[row]);
	}

	/** How many there are. */
	int size() {
		return all.size();
	}

	/** The methods of each kind; none for kinds without. */
	Map<SuggestionKind, Integer> counts() {
		Map<SuggestionKind, Integer> counts = new EnumMap<>(SuggestionKind.class);
		all.forEach(one -> one.reasons().forEach(reason -> counts.merge(reason.kind(), 1, Integer::sum)));
		return counts;
	}

	/** Whether the method of a shown row has a probe. */
	boolean isPlanned(int row) {
		return planned.get(shown[row]);
	}

	boolean isChecked(int row) {
		return checked.get(shown[row]);
	}

	/** Without effect for a method that has a probe. */
	void check(int row, boolean check) {
		checked.set(shown[row], check && !isPlanned(row));
	}

	/** The same for all that are shown. */
	void checkShown(boolean check) {
		Arrays.stream(shown).forEach(place -> checked.set(place, check && !planned.get(place)));
	}

	/** How many methods are to get a probe. */
	int checked() {
		return checked.cardinality();
	}

	/** The methods to get a probe, the best first. */
	List<MethodSignature> methods() {
		return checked.stream().mapToObj(place -> all.get(place).method()).toList();
	}
}
