/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.suggestion;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.sonde.instrumentation.plan.MethodSignature;

/** Which methods come first. */
final class SuggestionOrder {
	/** Methods of one type that come in a row. */
	private static final int OF_A_TYPE = 2;

	private SuggestionOrder() {
	}

	/** Each kind in turn gives its best method that is not there yet. */
	static List<Suggestion> of(List<SuggestedMethod> candidates) {
		Map<SuggestionKind, Deque<SuggestedMethod>> byKind = new EnumMap<>(SuggestionKind.class);
		for (SuggestionKind kind : SuggestionKind.values()) {
			byKind.put(kind, new ArrayDeque<>(ofKind(kind, candidates)));
		}
		Map<MethodSignature, Suggestion> taken = new LinkedHashMap<>();
		while (taken.size() < candidates.size()) {
			for (Deque<SuggestedMethod> rest : byKind.values()) {
				while (!rest.isEmpty() && taken.containsKey(rest.peek().method())) {
					rest.remove();
				}
				if (!rest.isEmpty()) {
					SuggestedMethod next = rest.remove();
					taken.put(next.method(), next.suggestion());
				}
			}
		}
		return List.copyOf(taken.values());
	}

	/** The best first, but only a few of a type in a row: ten overloads say no more than two. */
	private static List<SuggestedMethod> ofKind(SuggestionKind kind, List<SuggestedMethod> candidates) {
		List<SuggestedMethod> best = candidates.stream().filter(one -> one.weight(kind) > Double.NEGATIVE_INFINITY)
				.sorted(Comparator.comparingDouble((SuggestedMethod one) -> -one.weight(kind))
						.thenComparingInt(one -> -one.reasons().size())
						.thenComparing(SuggestedMethod::method, MethodSignature.FILE_ORDER))
				.toList();
		Map<String, Integer> ofType = new HashMap<>();
		Map<SuggestedMethod, Integer> round = new HashMap<>();
		best.forEach(one -> round.put(one, (ofType.merge(one.method().declaringType(), 1, Integer::sum) - 1) / OF_A_TYPE));
		return best.stream().sorted(Comparator.comparing(round::get)).toList();
	}
}
