/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.sonde.overhead.OverheadException;
import org.sonde.overhead.imports.RawRuns.RawConfiguration;
import org.sonde.overhead.imports.RawRuns.RawFork;
import org.sonde.overhead.imports.evidence.Clue;
import org.sonde.overhead.imports.evidence.Evidence;
import org.sonde.overhead.imports.evidence.LabelClue;
import org.sonde.overhead.imports.format.ImportWarning;
import org.sonde.overhead.imports.format.PreviewItem;
import org.sonde.overhead.imports.format.Repair;
import org.sonde.overhead.imports.raw.RawScan;
import org.sonde.overhead.imports.summary.ConfigurationText;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.PhaseOfLabel;

/** Previews raw files: what they say, and what they leave open. */
final class RawPreview {

	private final RawRuns runs;
	private final List<ImportSource.Named> beside;
	private final Optional<ConfigurationText> configuration;
	private final Evidence evidence;

	private RawPreview(RawRuns runs, List<ImportSource.Named> beside, Optional<ConfigurationText> configuration, Evidence evidence) {
		this.runs = runs;
		this.beside = beside;
		this.configuration = configuration;
		this.evidence = evidence;
	}

	static ImportSource of(List<RawScan> scans, List<ImportSource.Named> beside, Optional<ConfigurationText> configuration,
			Evidence evidence, List<PreviewItem.File> files) throws OverheadException {
		RawRuns runs = RawRuns.of(scans);
		RawPreview preview = new RawPreview(runs, beside, configuration, evidence);
		List<Question> questions = preview.questions();
		ImportSource.Shown shown = new ImportSource.Shown(files, preview.configurations(), preview.facts(), questions, preview.warnings(),
				"moobench-raw",
				"MooBench, from raw files");
		return new ImportSource.OfRawFiles(shown, runs, beside, configuration,
				evidence.find(ConditionName.VIRTUAL_MACHINE).map(Clue::value));
	}

	private String label(RawConfiguration run) {
		return foundLabel(run).map(LabelClue::label).orElse(run.label());
	}

	/** The label that a log, or else a summary beside the raw files, gives a configuration. The columns of summaries count from 0. */
	private Optional<LabelClue> foundLabel(RawConfiguration run) {
		Optional<LabelClue> logged = evidence.label(run.index());
		if (logged.isPresent() || runs.oneBased().isEmpty()) {
			return logged;
		}
		int column = run.index() - (runs.oneBased().get() ? 1 : 0);
		return beside.stream().flatMap(named -> named.summary().experiments().stream().flatMap(experiment -> experiment.rows().stream())
				.filter(row -> row.index().isPresent() && row.index().getAsInt() == column && !row.label().isEmpty())
				.map(row -> new LabelClue(run.index(), row.label(), named.file()))).findFirst();
	}

	private List<PreviewItem.Configuration> configurations() {
		return runs.configurations().stream().map(run -> {
			String label = label(run);
			String calls = run.forks().stream().map(fork -> fork.scan().calls()).distinct().map(String::valueOf)
					.collect(Collectors.joining(", "));
			int threads = run.forks().stream().mapToInt(fork -> fork.scan().threads().size()).max().orElseThrow();
			long min = run.forks().stream().mapToLong(fork -> fork.scan().minNanos()).min().orElseThrow();
			long max = run.forks().stream().mapToLong(fork -> fork.scan().maxNanos()).max().orElseThrow();
			return new PreviewItem.Configuration(run.key(), label, PhaseOfLabel.find(label), (run.depth().isPresent() ? "depth "
					+ run.depth().getAsInt() + ", " : "") + run.forks().size()
					+ (run.forks().size() == 1 ? " loop, " : " loops, ") + calls
					+ " calls, " + threads + (threads == 1 ? " thread, " : " threads, ") + min + " … " + max + " ns");
		}).toList();
	}

	private List<PreviewItem.Fact> facts() {
		List<PreviewItem.Fact> facts = new ArrayList<>();
		facts.add(new PreviewItem.Fact("Unit", "ns", "the format"));
		if (!runs.depths().isEmpty()) {
			facts.add(new PreviewItem.Fact("Recursion depth", runs.depths().stream().map(String::valueOf)
					.collect(Collectors.joining(", ")),
					"the files' names"));
		}
		facts.add(new PreviewItem.Fact("Written by", runs.python() ? "Python" : "Java", "the columns"));
		facts.add(new PreviewItem.Fact("Configurations numbered from", runs.oneBased().map(one -> one ? "1" : "0").orElse("0 or 1"),
				"the files' names"));
		configuration.ifPresent(text -> text.conditions().values().forEach(
				(name, condition) -> facts.add(new PreviewItem.Fact(name.label(), condition.value(), "configuration.txt"))));
		if (configuration.isEmpty()) {
			evidence.find(ConditionName.VIRTUAL_MACHINE)
					.ifPresent(clue -> facts.add(new PreviewItem.Fact(clue.name().label(), clue.value(), clue.from())));
		}
		return facts;
	}

	private List<Question> questions() throws OverheadException {
		List<Question> questions = new ArrayList<>();
		if (runs.depths().size() < 2) {
			Optional<Clue> depth = runs.depths().stream().findFirst()
					.map(named -> new Clue(ConditionName.RECURSION_DEPTH, named.toString(), "the files' names"))
					.or(() -> evidence.find(ConditionName.RECURSION_DEPTH))
					.or(() -> configuration.flatMap(text -> text.conditions().find(ConditionName.RECURSION_DEPTH))
							.map(stated -> new Clue(ConditionName.RECURSION_DEPTH, stated.value(), "configuration.txt")));
			questions.add(Questions.depth(depth.map(Clue::value), depth.map(clue -> "from " + clue.from()).orElse("no file states it"),
					depth.isEmpty()));
		}
		questions.add(Questions.framework(evidence, framework(), "no file states it"));
		questions.add(Questions.probeKind(evidence));
		questions.addAll(Questions.load(configuration, evidence, runs.forks().stream().mapToLong(fork -> fork.scan().minNanos()).min()));
		TreeMap<String, RawConfiguration> byKey = new TreeMap<>();
		runs.configurations().forEach(run -> byKey.putIfAbsent(run.key(), run));
		for (RawConfiguration run : byKey.values()) {
			questions.add(phase(run));
		}
		byKey.values().forEach(run -> questions.add(Questions.label(run.key(), label(run),
				foundLabel(run).map(clue -> "from " + clue.from()).orElse("the number in the files' names"))));
		int year = 0;
		for (RawFork fork : runs.forks()) {
			year = Math.max(year, fork.scan().stamp().modified().atOffset(ZoneOffset.UTC).getYear());
		}
		questions.add(Questions.year(year, "from the files' date"));
		return questions;
	}

	private Optional<String> framework() {
		return beside.stream().flatMap(named -> named.summary().framework().stream()).findFirst();
	}

	private Question phase(RawConfiguration run) {
		String label = label(run);
		Optional<Phase> stated = PhaseOfLabel.find(label);
		if (stated.isPresent()) {
			return Questions.phase(run.key(), label, stated, "from its label", false);
		}
		if (runs.oneBased().isEmpty()) {
			return Questions.phase(run.key(), label, Optional.empty(),
					"there is no configuration 0, so the first number is unclear", true);
		}
		int fromZero = run.index() - (runs.oneBased().get() ? 1 : 0);
		return Questions.phase(run.key(), label, PhaseOfLabel.ofKiekerIndex(fromZero), "MooBench's order for Kieker", true);
	}

	private List<ImportWarning> warnings() {
		List<ImportWarning> warnings = new ArrayList<>();
		warnings.addAll(truncated());
		if (runs.oneBased().isEmpty()) {
			warnings.add(ImportWarning.note(ImportWarning.Kind.INDEX_BASE,
					"There is no configuration 0, so the numbering is unclear. Until Kieker 1.10, configuration 1 is the run without instrumentation; "
							+ "since 1.14, that is 0, and 1 is the deactivated probe."));
		}
		if (runs.mostThreads() > 1) {
			warnings.add(ImportWarning.note(ImportWarning.Kind.WARM_UP_OF_THREADS,
					"The files have several threads, one after the other. MooBench's scripts leave out "
							+ "the first half of the rows, and with it whole threads. Sonde leaves out the warm-up of each thread."));
		}
		configuration.ifPresent(text -> warnings.addAll(different(text)));
		for (ImportSource.Named named : beside) {
			warnings.add(ImportWarning.note(ImportWarning.Kind.ONE_JVM, named.file()
					+ " is beside the raw files. Its figures are of one JVM and are not used. The "
					+ "notes of the result set say which loop they agree with."));
		}
		return warnings;
	}

	private List<ImportWarning> truncated() {
		List<ImportWarning> warnings = new ArrayList<>();
		for (RawFork fork : runs.forks()) {
			String file = fork.scan().file().simpleName();
			if (fork.scan().cut()) {
				warnings.add(truncated(file + ": the last line has no end, so the file was cut off there. That line is left out."));
			} else if (fork.scan().calls() < runs.mostCalls()) {
				warnings.add(truncated(file + " has " + fork.scan().calls() + " calls, other files " + runs.mostCalls()
						+ ": it ends early."));
			} else if (hasOddNumber(fork)) {
				warnings.add(truncated(file + " has " + fork.scan().calls()
						+ " calls. MooBench's numbers of calls are round, so the file seems cut off."));
			}
		}
		return warnings;
	}

	/** The number of calls is a parameter of the benchmark, which nobody sets to 91,745. */
	static boolean hasOddNumber(RawFork fork) {
		return fork.scan().calls() % (100L * fork.scan().threads().size()) != 0;
	}

	private static ImportWarning truncated(String text) {
		return new ImportWarning(ImportWarning.Kind.TRUNCATED, text + " It is marked; the repair leaves the whole fork out.",
				Optional.of(Repair.LEAVE_OUT_TRUNCATED), false);
	}

	private List<ImportWarning> different(ConfigurationText text) {
		List<ImportWarning> warnings = new ArrayList<>();
		long calls = text.calls().orElse(0);
		Set<Long> found = new TreeSet<>();
		runs.forks().forEach(fork -> found.add(fork.scan().callsPerThread()));
		if (calls > 0 && !found.equals(Set.of(calls))) {
			warnings.add(ImportWarning.note(ImportWarning.Kind.CONFIGURATION_DIFFERS,
					"configuration.txt says " + calls + " calls, the files have "
							+ found.stream()
					.map(String::valueOf).collect(Collectors.joining(", ")) + (runs.python()
									? " (MooBench's Python benchmark counts differently)"
					: "") + ". The calls in the files count."));
		}
		long loops = text.loops().orElse(0);
		Set<Integer> numbers = new TreeSet<>();
		runs.configurations().forEach(run -> numbers.add(run.forks().size()));
		if (loops > 0 && !numbers.equals(Set.of((int) loops))) {
			warnings.add(
					ImportWarning.note(ImportWarning.Kind.CONFIGURATION_DIFFERS, "configuration.txt says " + loops + " loops; there are "
							+ numbers.stream()
					.map(String::valueOf).collect(Collectors.joining(", ")) + "."));
		}
		return warnings;
	}
}
