/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.common.progress.Progress;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.history.BenchmarkHistory;
import org.sonde.overhead.imports.format.ImportWarning;
import org.sonde.overhead.imports.format.Repair;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Statistic;

/** Imports as the tests need them. */
final class Imports {
	private Imports() {
	}

	static Path file(Path folder, String name, String text) {
		try {
			return Files.writeString(folder.resolve(name), text);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	static Preview look(Path... files) throws OverheadException {
		return BenchmarkImport.look(List.of(files), Progress.NONE);
	}

	/** No answer but these repairs. */
	static Answers repairing(Repair... repairs) {
		return new Answers(Optional.empty(), Optional.empty(), Map.of(), Map.of(), Set.of(repairs), Answers.NONE.warmUp(),
				Answers.NONE.keep());
	}

	/** No answer but what is kept, and left out as warm-up. */
	static Answers keeping(RawFileRetention kept, WarmUpChoice left) {
		return new Answers(Optional.empty(), Optional.empty(), Map.of(), Map.of(), Set.of(), left, kept);
	}

	/** With the answers, and where a required question has none the proposal, or something allowed. */
	static Answers completed(Preview preview, Answers answers) {
		Answers complete = answers;
		for (Question question : preview.unanswered(answers)) {
			complete = complete.with(question.key(), question.proposal().orElse(switch (question) {
				case Question.Number number -> "10";
				case Question.Choice choice -> question.key().topic() == QuestionKind.PHASE ? "other" : choice.choices().getFirst();
				case Question.Words words -> "Kieker 2.0.2";
			}));
		}
		return complete;
	}

	static ResultSet set(Preview preview, Answers answers) throws OverheadException {
		return ((ImportResult.Results) BenchmarkImport.make(preview, completed(preview, answers), Optional.empty(), Progress.NONE))
				.resultSet();
	}

	static BenchmarkHistory history(Preview preview, Answers answers) throws OverheadException {
		return ((ImportResult.History) BenchmarkImport.make(preview, completed(preview, answers), Optional.empty(), Progress.NONE))
				.history();
	}

	static Configuration configuration(ResultSet set, String label) {
		return set.configurations().stream().filter(configuration -> configuration.label().equals(label)).findFirst()
				.orElseThrow(() -> new AssertionError(label + " is none of " + set.configurations().stream()
						.map(Configuration::label).toList()));
	}

	static Measurement measurement(ResultSet set, String label) {
		return configuration(set, label).find(QuantityKind.RESPONSE_TIME).orElseThrow();
	}

	/** In the order mean, ci95, sd, min, q1, median, q3, max; "-" for what is missing. */
	static List<String> values(Measurement measurement) {
		return Stream.of(Statistic.values()).map(statistic -> measurement.find(statistic).map(BigDecimal::toPlainString)
				.orElse("-")).toList();
	}

	static Map<ImportWarning.Kind, Long> warnings(Preview preview) {
		return preview.warnings().stream().collect(Collectors.groupingBy(ImportWarning::kind, Collectors.counting()));
	}
}
