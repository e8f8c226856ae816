/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.imports.summary.Cell;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.Parameter;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Source;

/** Puts a result set together from what an import found and the user answered. */
final class SetParts {

	private static final List<ConditionName> TOLD_APART_BY = List.of(ConditionName.RECURSION_DEPTH,
			ConditionName.METHOD_TIME_MICROS,
			ConditionName.CLOCK, ConditionName.CALL_SHAPE, ConditionName.THREADS);

	private final Preview preview;
	private final Answers answers;
	private final List<Part> parts = new ArrayList<>();

	SetParts(ImportSource material, Answers answers) {
		preview = new Preview(material);
		this.answers = answers;
	}

	/**
	 * A configuration to be.
	 *
	 * @param after keys of those that may come before it; empty if any may
	 */
	record Part(String key, String label, Phase phase, Conditions conditions, List<Parameter> parameters,
			List<Measurement> measurements,
			List<Fork> forks, List<String> after) {
	}

	void add(Part part) {
		parts.add(part);
	}

	/** Returns the user's answer, otherwise the one inferred from the files. */
	Optional<String> answer(Question.Key key) {
		return new Inferences(preview.questions(), answers).take(key).filter(answer -> !answer.equals(Questions.UNKNOWN));
	}

	Optional<String> answer(QuestionKind topic) {
		return answer(Question.Key.of(topic));
	}

	Phase phase(String key) throws OverheadException {
		Question.Key question = new Question.Key(QuestionKind.PHASE, key);
		return answer(question).map(keyword -> Keyword.of(Phase.class, keyword)).orElseThrow(() -> new OverheadException(
				OverheadProblem.ANSWER, question, "there is no such configuration"));
	}

	/**
	 * @param found conditions of all configurations that the files state
	 * @param place what the files are called
	 */
	ResultSet set(Map<ConditionName, Condition> found, String place, String citation,
			List<String> notes) throws OverheadException {
		try {
			Map<ConditionName, Condition> conditions = new EnumMap<>(ConditionName.class);
			conditions.putAll(found);
			answer(QuestionKind.FRAMEWORK).ifPresent(framework -> conditions.put(ConditionName.FRAMEWORK,
					new Condition.Stated(framework)));
			answer(QuestionKind.PROBE_KIND).ifPresent(kind -> conditions.put(ConditionName.PROBE_KIND, new Condition.Stated(kind)));
			answer(QuestionKind.DEPTH).ifPresent(depth -> conditions.put(ConditionName.RECURSION_DEPTH, new Condition.Stated(depth)));
			answer(QuestionKind.METHOD_TIME)
					.ifPresent(micros -> conditions.put(ConditionName.METHOD_TIME_MICROS, new Condition.Stated(micros)));
			answer(QuestionKind.RECORDS)
					.ifPresent(records -> conditions.put(ConditionName.RECORDS_PER_TRACE, new Condition.Stated(records)));
			answers.conditions().forEach((name, value) -> conditions.put(name, new Condition.Stated(value)));
			int year = Integer.parseInt(answer(QuestionKind.YEAR).orElseThrow());
			Source source = new Source(citation, year, Optional.empty(), place, notes);
			return new ResultSet(answers.id().orElse(preview.proposedId()), answers.title().orElse(preview.proposedTitle()),
					Set.of(), source,
					Optional.empty(), Optional.empty(), new Conditions(conditions), configurations());
		} catch (IllegalArgumentException e) {
			throw OverheadException.causedBy(e, OverheadProblem.ANSWER, "the result set", e.getMessage());
		}
	}

	/** Returns the configurations in the order of their phases, so that each comes after the one it adds to. */
	private List<Configuration> configurations() {
		List<Part> ordered = new ArrayList<>(parts);
		ordered.sort(Comparator.comparing(Part::phase));
		Map<Part, String> ids = new HashMap<>();
		Map<String, Integer> used = new HashMap<>();
		for (Part part : ordered) {
			String id = Cell.slug(part.label(), "configuration");
			int number = used.merge(id, 1, Integer::sum);
			ids.put(part, number == 1 ? id : id + "-" + number);
		}
		List<Configuration> configurations = new ArrayList<>();
		for (Part part : ordered) {
			Optional<String> predecessor = predecessor(part, ordered).map(ids::get);
			configurations.add(new Configuration(ids.get(part), part.label(), part.phase(), predecessor, part.conditions(),
					part.parameters(),
					part.measurements(), part.forks()));
		}
		return configurations;
	}

	/**
	 * The run under the same conditions whose phase comes nearest before; of several that whose label ends the same way
	 * ("Deactivated probe - B", "No logging - B"), else the last.
	 */
	private static Optional<Part> predecessor(Part part, List<Part> all) {
		if (part.phase() == Phase.NONE || part.phase() == Phase.OTHER) {
			return Optional.empty();
		}
		Comparator<Part> nearest = Comparator.<Part, Phase>comparing(Part::phase)
				.thenComparing(other -> ending(other).equals(ending(part)));
		return all.stream().filter(other -> other.phase().compareTo(part.phase()) < 0 && fits(other, part))
				.reduce((a, b) -> nearest.compare(a, b) > 0 ? a : b);
	}

	private static boolean fits(Part before, Part part) {
		return part.after().isEmpty() ? TOLD_APART_BY.stream().allMatch(name -> before.conditions().find(name)
				.equals(part.conditions().find(name)))
				: part.after().contains(before.key());
	}

	private static String ending(Part part) {
		int hyphen = part.label().lastIndexOf(" - ");
		return hyphen < 0 ? "" : part.label().substring(hyphen);
	}
}
