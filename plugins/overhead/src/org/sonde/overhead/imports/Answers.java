/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.sonde.overhead.imports.format.Repair;
import org.sonde.overhead.results.ConditionName;

/**
 * What the user says to a {@link Preview}.
 *
 * @param id of the result set; empty for the one proposed
 * @param title likewise
 * @param given answers by question
 * @param conditions further conditions, as the format of result sets spells them; they win over what the files say
 */
public record Answers(Optional<String> id, Optional<String> title, Map<Question.Key, String> given,
		Map<ConditionName, String> conditions, Set<Repair> repairs, WarmUpChoice warmUp, RawFileRetention keep) {

	/** No answer, no repair; the warm-up is detected, and histograms are kept. */
	public static final Answers NONE = new Answers(Optional.empty(), Optional.empty(), Map.of(), Map.of(), Set.of(),
			new WarmUpChoice.Detected(), RawFileRetention.HISTOGRAM);

	public Answers {
		given = Map.copyOf(given);
		EnumMap<ConditionName, String> copy = new EnumMap<>(ConditionName.class);
		copy.putAll(conditions);
		conditions = copy;
		EnumSet<Repair> chosen = EnumSet.noneOf(Repair.class);
		chosen.addAll(repairs);
		repairs = chosen;
	}

	public Optional<String> find(QuestionKind topic) {
		return find(Question.Key.of(topic));
	}

	public Optional<String> find(Question.Key key) {
		return Optional.ofNullable(given.get(key));
	}

	/** Returns the answers with one more. */
	public Answers with(Question.Key key, String answer) {
		Map<Question.Key, String> more = new HashMap<>(given);
		more.put(key, answer);
		return new Answers(id, title, more, conditions, repairs, warmUp, keep);
	}

	/** Returns the answers with one more about all configurations. */
	public Answers with(QuestionKind topic, String answer) {
		return with(Question.Key.of(topic), answer);
	}

	public Answers named(String newId, String newTitle) {
		return new Answers(Optional.of(newId), Optional.of(newTitle), given, conditions, repairs, warmUp, keep);
	}
}
