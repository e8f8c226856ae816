/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeSet;

import org.sonde.common.digits.Counted;
import org.sonde.common.table.Table;
import org.sonde.overhead.imports.Answers;
import org.sonde.overhead.imports.Preview;
import org.sonde.overhead.imports.Question;
import org.sonde.overhead.imports.QuestionKind;
import org.sonde.overhead.imports.format.ImportWarning;
import org.sonde.overhead.imports.format.PreviewItem;
import org.sonde.overhead.results.ConditionName;

/** Says what an import understood, for a terminal. */
public final class ImportPreviewText {
	/** The conditions that --condition can set instead. */
	private static final Map<QuestionKind, ConditionName> ADVISED = Map.of(QuestionKind.METHOD_TIME, ConditionName.METHOD_TIME_MICROS,
			QuestionKind.RECORDS, ConditionName.RECORDS_PER_TRACE);

	private ImportPreviewText() {
	}

	static String text(Preview preview, Answers answers) {
		StringBuilder text = new StringBuilder();
		text.append(new Table(List.of("file", "recognised as", "contents"), preview.files().stream()
				.map(file -> List.of(file.name(),
				file.format().map(format -> format.label()).orElse("left out"), file.words())).toList()).aligned());
		if (!preview.facts().isEmpty()) {
			text.append('\n').append(new Table(List.of("understood", "value", "from"), preview.facts().stream()
					.map(fact -> List.of(fact.name(), fact.value(), fact.from())).toList()).aligned());
		}
		if (!preview.configurations().isEmpty()) {
			text.append('\n').append(configurations(preview));
		}
		List<List<String>> inferred = inferred(preview, answers);
		if (!inferred.isEmpty()) {
			text.append('\n').append(new Table(List.of("answer", "value", "from"), inferred).aligned());
		}
		for (ImportWarning warning : preview.warnings()) {
			text.append("\nWarning: ").append(warning.text());
			warning.repair().ifPresent(repair -> text.append(warning.mustRepair() ? " Needs: " : " Repair: ").append("--repair ")
					.append(repair.keyword()));
		}
		text.append(preview.warnings().isEmpty() ? "" : "\n");
		List<Question> missing = preview.unanswered(answers);
		text.append('\n').append(missing.isEmpty() ? "Nothing is missing. The import would create "
				+ (preview.isHistory() ? "the benchmark history " : "the result set ") + answers.id().orElse(preview.proposedId())
				+ ", \""
				+ answers.title().orElse(preview.proposedTitle()) + "\".\n" : missing(missing));
		advised(preview, answers).forEach(advice -> text.append(advice).append('\n'));
		return text.toString();
	}

	/** Lists what was inferred from the files, with the option that overrides it. */
	private static List<List<String>> inferred(Preview preview, Answers answers) {
		List<List<String>> rows = new ArrayList<>();
		for (Question question : preview.questions()) {
			if (answers.find(question.key()).isEmpty()) {
				preview.inference(question, answers).ifPresent(inference -> rows.add(List.of(
						("--" + question.key().topic().keyword() + " " + question.key().subject()).strip(), inference.answer(),
						inference.from().replaceFirst("^from ", ""))));
			}
		}
		return rows;
	}

	/** A sentence for each question that needs no answer, has none that follows, and is better answered all the same. */
	static List<String> advised(Preview preview, Answers answers) {
		return preview.questions().stream().filter(question -> !question.required() && preview.inference(question, answers).isEmpty()
				&& answers.find(question.key()).isEmpty() && !(ADVISED.containsKey(question.key().topic())
						&& answers.conditions().containsKey(ADVISED.get(question.key().topic()))))
				.map(question -> "Recommended: " + option(question) + ". " + question.text() + " "
						+ capitalised(question.because()) + ".")
				.toList();
	}

	private static String capitalised(String text) {
		return Character.toUpperCase(text.charAt(0)) + text.substring(1);
	}

	private static String configurations(Preview preview) {
		List<List<String>> rows = new ArrayList<>();
		for (PreviewItem.Configuration configuration : preview.configurations()) {
			rows.add(List.of(configuration.key(), configuration.label(), configuration.phase().map(phase -> phase.keyword())
					.orElse("?"),
					configuration.words()));
		}
		return new Table(List.of("key", "configuration", "phase", "contents"), rows).aligned();
	}

	/** The questions without an answer, each with the option that answers it, and the options with the likely answers to copy. */
	static String missing(List<Question> missing) {
		StringBuilder text = new StringBuilder("Answer what the files do not state ("
				+ Counted.of(missing.size(), "question") + "):\n");
		List<List<String>> rows = new ArrayList<>();
		missing.forEach(question -> rows.add(List.of(option(question), question.text(), question.proposal()
				.map(likely -> "likely " + likely
				+ ": " + question.because()).orElse(question.because()))));
		text.append(new Table(List.of("option", "question", "why"), rows).aligned());
		StringJoiner options = new StringJoiner(" ");
		Set<String> phases = new TreeSet<>();
		for (Question question : missing) {
			String value = question.proposal().orElse("…");
			if (question.key().topic() == QuestionKind.PHASE) {
				phases.add(question.key().subject() + "=" + value);
			} else {
				options.add("--" + question.key().topic().keyword() + " " + (value.matches("[\\w.µ…-]+") ? value : "'" + value
								+ "'"));
			}
		}
		if (!phases.isEmpty()) {
			options.add("--phase " + String.join(",", phases));
		}
		return text.append("With the likely answers: ").append(options).append('\n').toString();
	}

	private static String option(Question question) {
		String value = switch (question) {
			case Question.Number number -> "N";
			case Question.Choice choice -> String.join("|", choice.choices().size() > 4 ? shortened(choice.choices())
					: choice.choices());
			case Question.Words words -> words.key().topic() == QuestionKind.METHOD_TIME ? "MICROS" : "NAME";
		};
		String subject = question.key().subject();
		return "--" + question.key().topic().keyword() + " " + (subject.isEmpty() ? "" : subject + "=") + value;
	}

	private static List<String> shortened(List<String> choices) {
		return List.of(choices.get(0), choices.get(1), "…", choices.getLast());
	}
}
