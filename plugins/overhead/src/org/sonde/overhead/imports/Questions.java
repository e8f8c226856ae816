/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.imports.evidence.Clue;
import org.sonde.overhead.imports.evidence.Evidence;
import org.sonde.overhead.imports.summary.ConfigurationText;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.results.Unit;

/** The questions that imports ask, and the rules for their answers. */
final class Questions {

	/** The answer that something is not known. The condition is then left out. */
	static final String UNKNOWN = "unknown";

	/** A method that waits takes longer than this, whatever its setting. */
	private static final long NO_METHOD_NANOS = 1_000;

	private static final String MICROS = "\\d{1,9}(\\.\\d{1,6})?";

	/** The possible units of response times. */
	static final List<Unit> DURATIONS = List.of(Unit.NANOSECONDS, Unit.MICROSECONDS, Unit.MILLISECONDS);

	private Questions() {
	}

	/** @throws OverheadException if the answer is none to the question */
	static void check(Question question, String answer) throws OverheadException {
		boolean right = answer.equals(UNKNOWN) && mayBeUnknown(question.key().topic()) || switch (question) {
			case Question.Number number -> answer.matches("[1-9]\\d{0,8}");
			case Question.Choice choice -> choice.choices().contains(answer);
			case Question.Words words -> words.key().topic() == QuestionKind.METHOD_TIME ? answer.matches(MICROS) : !answer.isBlank();
		};
		if (!right) {
			String rule = switch (question) {
				case Question.Number number -> "must be a whole number from 1";
				case Question.Choice choice -> "must be one of " + String.join(", ", choice.choices());
				case Question.Words words ->
					words.key().topic() == QuestionKind.METHOD_TIME ? "must be a number of µs from 0" : "must not be empty";
			};
			throw new OverheadException(OverheadProblem.ANSWER, question.key(), rule
					+ (mayBeUnknown(question.key().topic()) ? ", or " + UNKNOWN : "")
					+ "; found \"" + answer + "\"");
		}
	}

	private static boolean mayBeUnknown(QuestionKind topic) {
		return topic == QuestionKind.DEPTH || topic == QuestionKind.FRAMEWORK || topic == QuestionKind.PROBE_KIND;
	}

	static Question depth(Optional<String> proposal, String because, boolean required) {
		return new Question.Number(Question.Key.of(QuestionKind.DEPTH), "What was the recursion depth?", proposal, because, required);
	}

	static Question unit() {
		return new Question.Choice(Question.Key.of(QuestionKind.UNIT), "In which unit are the response times?", keywords(DURATIONS),
				Optional.of(Unit.MICROSECONDS.keyword()), "the file does not state it; MooBench's scripts write µs", true);
	}

	/**
	 * @param name without a version
	 * @param otherwise why it cannot be known
	 */
	static Question framework(Evidence evidence, Optional<String> name, String otherwise) {
		Optional<Clue> clue = evidence.find(ConditionName.FRAMEWORK);
		return new Question.Words(Question.Key.of(QuestionKind.FRAMEWORK), "Which monitoring framework, in which version?",
				clue.map(Clue::value).or(() -> name), because(evidence, ConditionName.FRAMEWORK,
						name.isPresent() ? "the benchmark's name, without a version" : otherwise), clue.isEmpty());
	}

	private static String because(Evidence evidence, ConditionName condition, String otherwise) {
		return evidence.find(condition).map(clue -> "from " + clue.from()).or(() -> evidence.contradiction(condition)).orElse(otherwise);
	}

	/**
	 * Of what {@code configuration.txt} does not state. Not to be answered by a default: what follows from it may be wrong by the whole of
	 * W.
	 *
	 * @param shortestNanos the shortest call of all, if it is known
	 */
	static List<Question> load(Optional<ConfigurationText> configuration, Evidence evidence, OptionalLong shortestNanos) {
		List<Question> questions = new ArrayList<>();
		if (configuration.flatMap(text -> text.conditions().find(ConditionName.METHOD_TIME_MICROS)).isEmpty()) {
			Optional<Clue> clue = evidence.find(ConditionName.METHOD_TIME_MICROS);
			boolean none = clue.isEmpty() && shortestNanos.isPresent() && shortestNanos.getAsLong() < NO_METHOD_NANOS;
			questions.add(
					new Question.Words(Question.Key.of(QuestionKind.METHOD_TIME),
							"How long does the benchmark's method take by itself, in µs?",
							clue.map(Clue::value).or(() -> none ? Optional.of("0") : Optional.empty()),
							none ? "from the shortest call, which took " + shortestNanos.getAsLong() + " ns"
									: because(evidence, ConditionName.METHOD_TIME_MICROS,
											"MooBench's scripts set 0. Without it, Sonde cannot decide whether the writer was saturated"),
							false));
		}
		questions.add(new Question.Number(Question.Key.of(QuestionKind.RECORDS), "How many records does a trace make?", Optional.empty(),
				"at depth d, operation-execution probes write d records, operation-events probes 2·d + 1. Without it, the writer's utilisation is unknown",
				false));
		return questions;
	}

	static Question probeKind(Evidence evidence) {
		Optional<Clue> clue = evidence.find(ConditionName.PROBE_KIND);
		return new Question.Choice(Question.Key.of(QuestionKind.PROBE_KIND), "Which kind of probe?", keywords(List.of(ProbeKind.values())),
				clue.map(Clue::value), because(evidence, ConditionName.PROBE_KIND,
						"no file states it, and costs of one kind say nothing about another"), clue.isEmpty());
	}

	static Question phase(String key, String label, Optional<Phase> proposal, String because, boolean required) {
		return new Question.Choice(new Question.Key(QuestionKind.PHASE, key), "What does \"" + label + "\" measure?",
				keywords(List.of(Phase.values())),
				proposal.map(Phase::keyword), because, required);
	}

	static Question label(String key, String proposal, String because) {
		return new Question.Words(new Question.Key(QuestionKind.LABEL, key), "What is the name of configuration " + key + "?",
				Optional.of(proposal), because, false);
	}

	static Question year(int proposal, String because) {
		return new Question.Number(Question.Key.of(QuestionKind.YEAR), "In which year was it measured?",
				Optional.of(Integer.toString(proposal)),
				because, false);
	}

	static <K extends Enum<K> & Keyword> List<String> keywords(List<K> constants) {
		return constants.stream().map(Keyword::keyword).toList();
	}
}
