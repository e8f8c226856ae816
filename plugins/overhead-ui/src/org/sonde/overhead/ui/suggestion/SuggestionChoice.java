/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.suggestion;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.placement.suggestion.Suggestion;
import org.sonde.placement.suggestion.SuggestionFilter;
import org.sonde.placement.suggestion.SuggestionKind;

/**
 * Which of the suggested methods are shown, and which are to get a probe. What is searched, and who has a probe, is found once, when it is
 * made, in whatever thread: filtering 20,000 methods while somebody types is then a look at as many texts. For one thread at a time.
 */
final class SuggestionChoice {
	/** The suggested methods, then those that are left out. */
	private final List<Suggestion> all;
	private final int suggested;
	/** Of those that are left out. */
	private final List<SuggestionFilter> filters;
	/** Method and reasons in small letters, in the order of the methods. */
	private final String[] searched;
	/** The planned methods by their indices, like all the following sets. */
	private final BitSet planned = new BitSet();
	private final BitSet checked = new BitSet();
	private int[] shown;

	/**
	 * The best are checked; not those whose trace would be the whole run.
	 *
	 * @param methods the best first
	 * @param leftOut methods that a filter removed; they can be checked, but are not at first
	 * @param planned methods that have a probe; they cannot be checked
	 * @param atMost  how many are checked
	 */
	SuggestionChoice(List<Suggestion> methods, Map<SuggestionFilter, List<Suggestion>> leftOut, Set<MethodSignature> planned, int atMost) {
		SortedMap<SuggestionFilter, List<Suggestion>> left = new TreeMap<>(leftOut);
		all = Stream.concat(methods.stream(), left.values().stream().flatMap(List::stream)).toList();
		suggested = methods.size();
		filters = left.entrySet().stream().flatMap(one -> Collections.nCopies(one.getValue().size(), one.getKey()).stream()).toList();
		searched = IntStream.range(0, all.size()).mapToObj(this::text).toArray(String[]::new);
		Set<MethodSignature> known = planned.stream().map(method -> method.withVarargs(false))
				.collect(Collectors.toCollection(HashSet::new));
		IntStream.range(0, all.size()).filter(place -> known.contains(all.get(place).method().withVarargs(false)))
				.forEach(this.planned::set);
		shown = IntStream.range(0, suggested).toArray();
		IntStream.of(shown).filter(place -> !this.planned.get(place) && !all.get(place).isWholeRun()).limit(atMost).forEach(checked::set);
	}

	private String text(int place) {
		Suggestion one = all.get(place);
		return one.reasons().stream().map(Suggestion.Reason::text).collect(Collectors.joining("\n", one.method() + "\n",
				filter(place).map(filter -> "\n" + filter.title()).orElse(""))).toLowerCase(Locale.ROOT);
	}

	private Optional<SuggestionFilter> filter(int place) {
		return place < suggested ? Optional.empty() : Optional.of(filters.get(place - suggested));
	}

	/** Shows those of the kind whose method or reasons contain the text, whatever the case of its letters. */
	void show(Optional<SuggestionKind> kind, String text) {
		show(IntStream.range(0, suggested).filter(place -> kind.isEmpty() || all.get(place).has(kind.get())), text);
	}

	/** Shows those that a filter removed. */
	void showLeftOut(String text) {
		show(IntStream.range(suggested, all.size()), text);
	}

	private void show(IntStream places, String text) {
		String wanted = text.strip().toLowerCase(Locale.ROOT);
		shown = places.filter(place -> searched[place].contains(wanted)).toArray();
	}

	/** How many are shown. */
	int shown() {
		return shown.length;
	}

	/** @param row among those that are shown, from 0 */
	Suggestion shown(int row) {
		return all.get(shown[row]);
	}

	/** The filter that removed the method of a shown row; empty if it is suggested. */
	Optional<SuggestionFilter> leftOut(int row) {
		return filter(shown[row]);
	}

	/** How many are suggested. */
	int size() {
		return suggested;
	}

	/** How many a filter removed. */
	int leftOut() {
		return filters.size();
	}

	/** The suggested methods of each kind; none for kinds without. */
	Map<SuggestionKind, Integer> counts() {
		Map<SuggestionKind, Integer> counts = new EnumMap<>(SuggestionKind.class);
		all.subList(0, suggested).forEach(one -> one.reasons().forEach(reason -> counts.merge(reason.kind(), 1, Integer::sum)));
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
