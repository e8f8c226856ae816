/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;

import org.sonde.overhead.imports.evidence.Clue;
import org.sonde.overhead.imports.evidence.Evidence;
import org.sonde.overhead.imports.format.ImportFormat;
import org.sonde.overhead.imports.format.ImportWarning;
import org.sonde.overhead.imports.format.PreviewItem;
import org.sonde.overhead.imports.format.Repair;
import org.sonde.overhead.imports.summary.Cell;
import org.sonde.overhead.imports.summary.ConfigurationText;
import org.sonde.overhead.imports.summary.Summary;
import org.sonde.overhead.imports.summary.Summary.Experiment;
import org.sonde.overhead.imports.summary.Summary.Figures;
import org.sonde.overhead.imports.summary.Summary.Row;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.PhaseOfLabel;
import org.sonde.overhead.results.Statistic;

/** Previews a file of summaries: what it says, and what it leaves open. */
final class SummaryPreview {

	/** The choice to take all experiments, each a depth of its own. */
	static final String ALL = "all";
	/** The choice to take all experiments over time. */
	static final String HISTORY = "history";

	private final ImportSource.Named source;
	private final Summary summary;
	private final Map<String, Row> rows = new LinkedHashMap<>();

	private SummaryPreview(ImportSource.Named source) {
		this.source = source;
		summary = source.summary();
		summary.experiments().forEach(experiment -> experiment.rows().forEach(row -> rows.putIfAbsent(row.key(), row)));
	}

	static ImportSource of(ImportSource.Named source, Optional<ConfigurationText> configuration, Evidence evidence,
			List<PreviewItem.File> files) {
		return new SummaryPreview(source).material(configuration, evidence, files);
	}

	private ImportSource material(Optional<ConfigurationText> configuration, Evidence evidence, List<PreviewItem.File> files) {
		List<PreviewItem.Fact> facts = new ArrayList<>(summary.facts());
		summary.experiments().stream().filter(experiment -> summary.experiments().size() == 1)
				.forEach(experiment -> experiment.conditions().values().forEach(
						(name, condition) -> facts.add(new PreviewItem.Fact(name.label(), condition.value(), "the file"))));
		configuration.ifPresent(text -> text.conditions().values().forEach(
				(name, condition) -> facts.add(new PreviewItem.Fact(name.label(), condition.value(), "configuration.txt"))));
		String kind = summary.framework().orElse(source.file().replaceFirst("\\.[A-Za-z]+$", ""));
		return new ImportSource.OfSummary(
				new ImportSource.Shown(files, configurations(), facts, questions(configuration, evidence), warnings(),
				Cell.slug(kind, "import"), kind + ", from " + source.file()), source, configuration);
	}

	private List<PreviewItem.Configuration> configurations() {
		return rows.values().stream().map(row -> new PreviewItem.Configuration(row.kind(), name(row), PhaseOfLabel.find(row.label()),
				words(row))).toList();
	}

	private static String words(Row row) {
		String conditions = row.conditions().find(ConditionName.RECURSION_DEPTH).map(depth -> "depth " + depth.value() + "; ")
				.orElse("");
		String forks = row.forks().isEmpty() ? "" : row.forks().size() + (row.forks().size() == 1 ? " fork; " : " forks; ");
		return conditions + forks + row.figures().stream().map(figures -> figures.kind().keyword() + figures.unit()
				.map(unit -> " in "
				+ unit.keyword()).orElse("") + ": " + statistics(row, figures)).collect(Collectors.joining("; "));
	}

	private static String statistics(Row row, Figures figures) {
		var statistics = figures.values().isEmpty() && !row.forks().isEmpty() ? row.forks().getFirst().values().keySet()
				: figures.values().keySet();
		return statistics.stream().sorted().map(Statistic::keyword).collect(Collectors.joining(", "));
	}

	static String name(Row row) {
		return row.label().isEmpty() ? "Configuration " + row.key() : row.label();
	}

	private List<Question> questions(Optional<ConfigurationText> configuration, Evidence evidence) {
		List<Question> questions = new ArrayList<>();
		if (summary.experiments().size() > 1) {
			questions.add(experiment());
		}
		if (rows.values().stream().flatMap(row -> row.figures().stream()).anyMatch(figures -> figures.unit().isEmpty())) {
			questions.add(Questions.unit());
		}
		boolean eachSays = summary.experiments().stream().allMatch(experiment -> experiment.conditions()
				.find(ConditionName.RECURSION_DEPTH)
				.isPresent() || experiment.rows().stream().anyMatch(row -> row.conditions().find(ConditionName.RECURSION_DEPTH)
						.isPresent()));
		if (!eachSays) {
			Optional<Clue> stated = evidence.find(ConditionName.RECURSION_DEPTH)
					.or(() -> configuration.flatMap(text -> text.conditions().find(ConditionName.RECURSION_DEPTH))
							.map(depth -> new Clue(ConditionName.RECURSION_DEPTH, depth.value(), "configuration.txt")));
			boolean jmh = summary.format() == ImportFormat.JMH_JSON;
			questions.add(Questions.depth(stated.map(Clue::value).or(() -> Optional.of(jmh ? "1" : "10")),
					stated.map(clue -> "from " + clue.from()).orElse(jmh ? "the file does not state it; without recursion it is 1"
							: "the file does not state it; MooBench's default is 10"), stated.isEmpty()));
		}
		questions.add(Questions.framework(evidence, summary.framework(), "the file does not state it"));
		if (rows.values().stream().anyMatch(row -> row.conditions().probeKind().isEmpty())) {
			questions.add(Questions.probeKind(evidence));
		}
		Map<String, Question> phases = new LinkedHashMap<>();
		rows.values().stream().sorted(Comparator.comparing(row -> summary.format() == ImportFormat.STUDY ? row.index().orElse(0)
				: 0)).forEach(row -> phases.putIfAbsent(row.kind(), phase(row)));
		questions.addAll(phases.values());
		if (summary.format() != ImportFormat.STUDY && summary.format() != ImportFormat.JMH_JSON) {
			questions.addAll(Questions.load(configuration, evidence, OptionalLong.empty()));
		}
		questions.add(year());
		return questions;
	}

	private Question experiment() {
		List<String> choices = new ArrayList<>(summary.experiments().stream().map(Experiment::name).toList());
		boolean depths = summary.experiments().stream().map(experiment -> experiment.conditions()
				.find(ConditionName.RECURSION_DEPTH)).distinct()
				.count() == summary.experiments().size();
		if (depths) {
			choices.add(ALL);
		}
		if (summary.experiments().stream().allMatch(experiment -> experiment.time().isPresent())) {
			choices.add(HISTORY);
		}
		return new Question.Choice(Question.Key.of(QuestionKind.EXPERIMENT), "Which of the experiments?", choices,
				Optional.of(depths ? ALL : choices.contains(HISTORY) ? HISTORY : choices.getLast()),
				depths ? "each has a recursion depth of its own" : "a result set has one", true);
	}

	private Question phase(Row row) {
		Optional<Phase> stated = PhaseOfLabel.find(row.label());
		if (stated.isPresent()) {
			return Questions.phase(row.kind(), name(row), stated, "from its label", false);
		}
		boolean kieker = row.index().isPresent() && (row.label().isEmpty() || summary.format() == ImportFormat.STUDY);
		return Questions.phase(row.kind(), row.kind().equals(row.key()) ? name(row) : "Configuration " + row.kind(), kieker
				? PhaseOfLabel.ofKiekerIndex(row.index().getAsInt()) : Optional.empty(),
				kieker ? "MooBench's order for Kieker" : "its label does not state it", true);
	}

	private Question year() {
		Optional<Integer> stated = summary.experiments().stream().flatMap(experiment -> experiment.time().stream())
				.map(time -> time.atOffset(ZoneOffset.UTC).getYear()).findFirst();
		return stated.isPresent() ? Questions.year(stated.get(), "from the file") : Questions.year(source.year(), "from the file's date");
	}

	private List<ImportWarning> warnings() {
		List<ImportWarning> warnings = new ArrayList<>(summary.warnings());
		List<String> swapped = summary.experiments().stream().flatMap(experiment -> experiment.rows().stream())
				.filter(row -> row.figures().stream().anyMatch(Figures::swapped))
				.map(SummaryPreview::name)
				.distinct().toList();
		if (!swapped.isEmpty()) {
			warnings.add(new ImportWarning(ImportWarning.Kind.SWAPPED_EXTREMES, source.file()
					+ ": \"min\" has the greater value and \"max\" the lesser one ("
					+ String.join(", ", swapped)
					+ "). Older pages of Kieker's benchmarks have these headings swapped. The repair "
					+ "exchanges them.", Optional.of(Repair.SWAPPED_EXTREMES), true));
		}
		return warnings;
	}
}
