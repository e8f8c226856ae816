/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.results;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.sonde.cli.shared.CommandOptions;
import org.sonde.cli.shared.Diagnostics;
import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.imports.Answers;
import org.sonde.overhead.imports.Preview;
import org.sonde.overhead.imports.Question;
import org.sonde.overhead.imports.QuestionKind;
import org.sonde.overhead.imports.RawFileRetention;
import org.sonde.overhead.imports.WarmUpChoice;
import org.sonde.overhead.imports.format.PreviewItem;
import org.sonde.overhead.imports.format.Repair;
import org.sonde.overhead.results.ConditionName;

import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The options that answer an import's questions. */
public final class ImportAnswerOptions extends CommandOptions {
	private final Map<Question.Key, String> answers = new LinkedHashMap<>();

	@Option(names = "--depth", paramLabel = "N", description = "Recursion depth: executions per trace.")
	private void depth(String answer) {
		answer(QuestionKind.DEPTH, answer);
	}

	@Option(names = "--unit", paramLabel = "UNIT",
			description = "Unit of response times if the file does not state it: ns, µs (or us), ms.")
	private void unit(String answer) {
		answer(QuestionKind.UNIT, answer == null || !answer.equals("us") ? answer : "µs");
	}

	@Option(names = "--framework", paramLabel = "NAME", description = "Monitoring framework and version, such as \"Kieker 2.0.2\".")
	private void framework(String answer) {
		answer(QuestionKind.FRAMEWORK, answer);
	}

	@Option(names = "--probe", paramLabel = "KIND",
			description = "Probe kind: operation-execution, operation-events, attribute-and-lifecycle, or unknown.")
	private void probe(String answer) {
		answer(QuestionKind.PROBE_KIND, answer);
	}

	@Option(names = "--method-time", paramLabel = "MICROS",
			description = "Time in µs that the benchmark's method takes by itself. Without it, Sonde cannot decide whether the writer was saturated.")
	private void methodTime(String answer) {
		answer(QuestionKind.METHOD_TIME, answer);
	}

	@Option(names = "--records", paramLabel = "N",
			description = "Records per trace. At depth d, this is mostly d with operation-execution probes and 2d + 1 with operation-events probes.")
	private void records(String answer) {
		answer(QuestionKind.RECORDS, answer);
	}

	@Option(names = "--phase", paramLabel = "KEY=PHASE", split = ",",
			description = "What a configuration measures: none, deactivated, collecting, writing, reconstruction, reduction, other. "
			+ "--preview lists the keys. Example: 0=none,1=deactivated,2=collecting,4=writing.")
	private Map<String, String> phases = new LinkedHashMap<>();

	/** A label may hold commas: only one before another key ends it. */
	@Option(names = "--label", paramLabel = "KEY=LABEL", split = ",(?=[\\w.-]+=)", splitSynopsisLabel = ",",
			description = "The name of a configuration of raw files. Example: 0=\"No probe\",4=\"Binary file, gzip\".")
	private Map<String, String> labels = new LinkedHashMap<>();

	@Option(names = "--experiment", paramLabel = "NAME", description = "The experiment to import, if the file has several.")
	private void experiment(String answer) {
		answer(QuestionKind.EXPERIMENT, answer);
	}

	@Option(names = "--year", paramLabel = "YYYY", description = "The year of the measurement. Default: as the files state, or their date.")
	private void year(String answer) {
		answer(QuestionKind.YEAR, answer);
	}

	@Option(names = "--condition", paramLabel = "NAME=VALUE",
			description = "A further condition by its name in result-set files, such as machine=\"4 × Example CPU\". May be repeated.")
	private Map<String, String> conditions = new LinkedHashMap<>();

	@Option(names = "--warm-up", paramLabel = "detected|half|N", defaultValue = "detected",
			description = "Calls of raw files to leave out at the beginning of each thread. detected: up to the steady state. half: the first half, as "
			+ "MooBench's scripts do. N: this number of calls. Default: ${DEFAULT-VALUE}.")
	private String warmUp;

	@Option(names = "--repair", paramLabel = "REPAIR", split = ",",
			description = "Repair what --preview offers: halved-values, wrong-unit, swapped-extremes, leave-out-truncated, leave-out-short-runs.")
	private List<String> repairs = List.of();

	@Option(names = "--keep", paramLabel = "KEEP", defaultValue = "histogram",
			description = "What to keep of raw files: summary, histogram (with response times over time), or raw, which also copies "
			+ "the files, compressed, beside the result set. Default: ${DEFAULT-VALUE}.")
	private RawFileRetention keep;

	@Option(names = "--id", paramLabel = "ID", description = "The id of the result set or history. Default: as --preview proposes.")
	private String id;

	@Option(names = "--title", paramLabel = "TITLE",
			description = "The title of the result set or history. Default: as --preview proposes.")
	private String title;

	/** @throws ParameterException if an option cannot be right, whatever the files hold, or names what is not in them */
	Answers answers(Preview preview) {
		Map<Question.Key, String> given = new LinkedHashMap<>(answers);
		Set<String> keys = preview.configurations().stream().map(PreviewItem.Configuration::key)
				.collect(Collectors.toCollection(TreeSet::new));
		put("--phase", QuestionKind.PHASE, phases, keys, given);
		put("--label", QuestionKind.LABEL, labels, keys, given);
		Set<Question.Key> asked = preview.questions().stream().map(Question::key).collect(Collectors.toSet());
		for (Question.Key key : given.keySet()) {
			if (!asked.contains(key)) {
				throw wrong("--" + key.topic().keyword()
						+ " has no effect here: the files state this themselves, or do not need it. Leave it out");
			}
		}
		return new Answers(Optional.ofNullable(id), Optional.ofNullable(title), given, conditions(), repairs(), warmUp(), keep);
	}

	/** Null where the option is not there: picocli then sets it all the same. */
	private void answer(QuestionKind topic, String answer) {
		if (answer != null) {
			answers.put(Question.Key.of(topic), answer);
		}
	}

	private void put(String option, QuestionKind topic, Map<String, String> answers, Set<String> keys, Map<Question.Key, String> given) {
		answers.forEach((key, answer) -> {
			if (!keys.contains(key)) {
				throw wrong(option + ": there is no configuration '" + key + "'; choose one of " + String.join(", ", keys));
			}
			given.put(new Question.Key(topic, key), answer);
		});
	}

	private Map<ConditionName, String> conditions() {
		Map<ConditionName, String> named = new EnumMap<>(ConditionName.class);
		conditions.forEach((name, value) -> named.put(keyword("--condition", ConditionName.class, name), value));
		return named;
	}

	private Set<Repair> repairs() {
		Set<Repair> chosen = EnumSet.noneOf(Repair.class);
		for (String keyword : repairs) {
			chosen.add(keyword("--repair", Repair.class, keyword));
		}
		return chosen;
	}

	private <K extends Enum<K> & Keyword> K keyword(String option, Class<K> type, String typed) {
		return Diagnostics.valid(command(), option, () -> Keyword.of(type, typed));
	}

	private WarmUpChoice warmUp() {
		return switch (warmUp) {
			case "detected" -> new WarmUpChoice.Detected();
			case "half" -> new WarmUpChoice.FirstHalf();
			default -> {
				if (!warmUp.matches("\\d{1,15}")) {
					throw wrong("--warm-up: expected detected, half or a number of calls, found '" + warmUp + "'");
				}
				yield new WarmUpChoice.Calls(Long.parseLong(warmUp));
			}
		};
	}

	private ParameterException wrong(String rule) {
		return new ParameterException(command(), rule);
	}
}
