/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.results.ProbeKind;

/** Infers answers from the files, and from what the user has answered already. */
final class Inferences {

	/** Its configurations have an order that never changed. */
	private static final Pattern KIEKER = Pattern.compile("(?i)kieker(?!.*python).*");
	/** A tool with a name that only begins with Kieker may write other records. */
	private static final Pattern KIEKER_RELEASE = Pattern.compile("Kieker \\d.*");

	private final List<Question> questions;
	private final Answers answers;

	Inferences(List<Question> questions, Answers answers) {
		this.questions = questions;
		this.answers = answers;
	}

	Optional<Inference> of(Question question) {
		if (!question.required() && question.proposal().isPresent()) {
			return Optional.of(new Inference(question.proposal().get(), question.because()));
		}
		return switch (question.key().topic()) {
			case PHASE -> question.proposal().filter(any -> taken(QuestionKind.FRAMEWORK).filter(KIEKER.asMatchPredicate()).isPresent())
					.map(phase -> new Inference(phase, "from " + question.because()));
			case RECORDS -> records();
			default -> Optional.empty();
		};
	}

	private Optional<Inference> records() {
		if (taken(QuestionKind.FRAMEWORK).filter(KIEKER_RELEASE.asMatchPredicate()).isEmpty()) {
			return Optional.empty();
		}
		return taken(QuestionKind.PROBE_KIND).flatMap(kind -> Keyword.find(ProbeKind.class, kind))
				.flatMap(kind -> taken(QuestionKind.DEPTH).filter(depth -> depth.matches("[1-9]\\d{0,8}"))
						.map(depth -> kind.records(Integer.parseInt(depth))))
				.filter(records -> records > 0)
				.map(records -> new Inference(Integer.toString(records), "from the recursion depth and the probe kind"));
	}

	/** Returns the user's answer, otherwise the inferred one. */
	private Optional<String> taken(QuestionKind topic) {
		return take(Question.Key.of(topic));
	}

	/** Returns the user's answer, otherwise the inferred one. "unknown" is an answer, too. */
	Optional<String> take(Question.Key key) {
		return answers.find(key)
				.or(() -> questions.stream().filter(question -> question.key().equals(key)).findFirst().flatMap(this::of)
						.map(Inference::answer));
	}
}
