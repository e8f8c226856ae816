/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.imports.summary.ConfigurationText;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.results.Unit;

/** The questions that imports ask, and the rules for their answers. */
final class Answer {

	/** That something is not known; the condition is then left out. */
	static final String UNKNOWN = "unknown";

	private static final String MICROS = "\\d{1,9}(\\.\\d{1,6})?";

	/** What response times can be in. */
	static final List<Unit> DURATIONS = List.of(Unit.NANOSECONDS, Unit.MICROSECONDS, Unit.MILLISECONDS);

	private Answer() {
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
				case Question.Words words -> words.key().topic() == QuestionKind.METHOD_TIME ? "must be a number of µs from 0" : "must not be empty";
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

	static Question unit(String because) {
		return new Question.Choice(Question.Key.of(QuestionKind.UNIT), "In which unit are the response times?", keywords(DURATIONS),
				Optional.of(Unit.MICROSECONDS.keyword()), because, true);
	}

	static Question framework(Optional<String> proposal, String because) {
		return new Question.Words(Question.Key.of(QuestionKind.FRAMEWORK), "Which monitoring framework, in which version?", proposal,
				because, true);
	}

	/**
	 * Of what {@code configuration.txt} does not state. Not to be answered by a default: what follows from it may be wrong by the whole of
	 * W.
	 */
	static List<Question> load(Optional<ConfigurationText> configuration) {
		List<Question> questions = new ArrayList<>();
		if (configuration.flatMap(text -> text.conditions().find(ConditionName.METHOD_TIME_MICROS)).isEmpty()) {
			questions.add(
					new Question.Words(Question.Key.of(QuestionKind.METHOD_TIME), "How long does the benchmark's method take by itself, in µs?",
							Optional.empty(),
							"MooBench's scripts set 0. Without it, Sonde cannot decide whether the writer was saturated", false));
		}
		questions.add(new Question.Number(Question.Key.of(QuestionKind.RECORDS), "How many records does a trace make?", Optional.empty(),
				"at depth d, operation-execution probes write d records, operation-events probes 2·d + 1. Without it, the writer's utilisation is unknown",
				false));
		return questions;
	}

	static Question probeKind() {
		return new Question.Choice(Question.Key.of(QuestionKind.PROBE_KIND), "Which kind of probe?",
				keywords(List.of(ProbeKind.values())),
				Optional.empty(), "no file states it, and costs of one kind say nothing about another", true);
	}

	static Question phase(String key, String label, Optional<Phase> proposal, String because, boolean required) {
		return new Question.Choice(new Question.Key(QuestionKind.PHASE, key), "What does \"" + label + "\" measure?",
				keywords(List.of(Phase.values())),
				proposal.map(Phase::keyword), because, required);
	}

	static Question label(String key, String proposal) {
		return new Question.Words(new Question.Key(QuestionKind.LABEL, key), "What is the name of configuration " + key + "?",
				Optional.of(proposal),
				"raw files do not state it", false);
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
