/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

import org.sonde.common.progress.Progress;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.imports.RawRuns.RawConfiguration;
import org.sonde.overhead.imports.RawRuns.RawFork;
import org.sonde.overhead.imports.format.ImportWarning;
import org.sonde.overhead.imports.format.Repair;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.ForkFlag;
import org.sonde.overhead.results.ResultSet;

/** Makes a result set of raw files, which it reads a second time. */
final class RawImport {

	private final ImportSource.OfRawFiles material;
	private final Answers answers;
	private final Optional<Path> rawFolder;
	private final SetParts parts;
	private final SummaryComparison comparison;
	private final List<String> outliers = new ArrayList<>();
	private final List<String> inexact = new ArrayList<>();
	private final List<String> restless = new ArrayList<>();

	RawImport(ImportSource.OfRawFiles material, Answers answers, Optional<Path> rawFolder) {
		this.material = material;
		this.answers = answers;
		this.rawFolder = rawFolder;
		parts = new SetParts(material, answers);
		comparison = new SummaryComparison(material.beside());
		if (answers.keep() == RawFileRetention.RAW && rawFolder.isEmpty()) {
			throw new IllegalArgumentException("raw files can be kept only where there is a folder for them");
		}
	}

	ImportResult make(Progress progress) throws OverheadException {
		List<RawConfiguration> configurations = chosen();
		long bytes = 0;
		for (RawConfiguration configuration : configurations) {
			for (RawFork fork : configuration.forks()) {
				bytes += fork.scan().file().storedBytes() * (answers.keep() == RawFileRetention.RAW ? 2 : 1);
			}
		}
		progress.begin("Computing statistics", bytes);
		boolean severalDepths = material.runs().depths().size() > 1;
		for (RawConfiguration configuration : configurations) {
			add(configuration, severalDepths, progress);
		}
		List<String> notes = notes();
		Set<String> names = new LinkedHashSet<>();
		configurations.forEach(one -> one.forks().forEach(fork -> names.add(fork.scan().file().simpleName())));
		String place = names.size() <= 3 ? String.join(", ", names)
				: names.iterator().next() + " … " + new ArrayList<>(names).getLast() + " (" + names.size() + " files)";
		ResultSet set = parts.set(conditions(configurations, severalDepths), place, "Imported: raw files of MooBench", notes);
		return new ImportResult.Results(set);
	}

	/** Without the forks that are to be left out. */
	private List<RawConfiguration> chosen() throws OverheadException {
		if (!answers.repairs().contains(Repair.LEAVE_OUT_TRUNCATED)) {
			return material.runs().configurations();
		}
		List<RawConfiguration> whole = material.runs().configurations().stream()
				.map(one -> new RawConfiguration(one.index(), one.depth(),
						one.label(), one.forks().stream().filter(fork -> !truncated(fork)).toList()))
				.filter(one -> !one.forks().isEmpty()).toList();
		if (whole.isEmpty()) {
			throw new OverheadException(OverheadProblem.NOTHING_IN_IT, "the named files",
					"all its forks are cut off, and the repair leaves them out");
		}
		return whole;
	}

	private boolean truncated(RawFork fork) {
		String stated = answers.conditions().get(ConditionName.CALLS_PER_JVM);
		long calls = fork.scan().calls();
		if (fork.scan().cut()) {
			return true;
		}
		return stated == null ? calls < material.runs().mostCalls() || RawPreview.hasOddNumber(fork)
				: calls < Double.parseDouble(stated);
	}

	private void add(RawConfiguration configuration, boolean severalDepths, Progress progress) throws OverheadException {
		String label = parts.answer(new Question.Key(QuestionKind.LABEL, configuration.key())).orElse(configuration.label());
		RawForks read = RawForks.of(configuration.forks().stream().map(fork -> raw(configuration, fork)).toList(), answers.warmUp(),
				answers.keep(), rawFolder, progress);
		for (int i = 0; i < configuration.forks().size(); i++) {
			comparison.add(label, configuration.forks().get(i).loop(), read.secondHalfMeans().get(i));
		}
		if (!read.exact()) {
			inexact.add(label);
		}
		for (Fork fork : read.forks()) {
			if (fork.flags().contains(ForkFlag.NEVER_SETTLED)) {
				restless.add(label + ", fork " + fork.number());
			}
			if (fork.flags().contains(ForkFlag.OUTLIER)) {
				outliers.add(label + ", fork " + fork.number());
			}
		}
		Map<ConditionName, Condition> conditions = new EnumMap<>(ConditionName.class);
		if (severalDepths && configuration.depth().isPresent()) {
			String depth = Integer.toString(configuration.depth().getAsInt());
			conditions.put(ConditionName.RECURSION_DEPTH, new Condition.Stated(depth));
			label += ", depth " + depth;
		}
		parts.add(new SetParts.Part(configuration.key(), label, parts.phase(configuration.key()), new Conditions(conditions),
				List.of(), List.of(read.measurement()), read.forks(), List.of()));
	}

	private RawForks.Raw raw(RawConfiguration configuration, RawFork fork) {
		return new RawForks.Raw(fork.loop(), fork.scan(), truncated(fork) ? Set.of(ForkFlag.TRUNCATED) : Set.of(),
				"raw-" + fork.loop() + "-" + configuration.depth().orElse(0) + "-" + configuration.index() + ".csv.gz");
	}

	private Map<ConditionName, Condition> conditions(List<RawConfiguration> configurations, boolean severalDepths) {
		Map<ConditionName, Condition> conditions = new EnumMap<>(ConditionName.class);
		material.virtualMachine().ifPresent(machine -> conditions.put(ConditionName.VIRTUAL_MACHINE, new Condition.Stated(machine)));
		material.configuration().ifPresent(text -> conditions.putAll(text.conditions().values()));
		if (severalDepths) {
			conditions.remove(ConditionName.RECURSION_DEPTH);
		}
		same(configurations, fork -> fork.scan().threads().size()).ifPresent(
				threads -> conditions.put(ConditionName.THREADS, new Condition.Stated(Long.toString(threads))));
		same(configurations, fork -> fork.scan().calls()).ifPresent(
				calls -> conditions.put(ConditionName.CALLS_PER_JVM, new Condition.Stated(Long.toString(calls))));
		Set<Integer> forks = configurations.stream().map(one -> one.forks().size()).collect(Collectors.toSet());
		if (forks.size() == 1) {
			conditions.put(ConditionName.JVMS, new Condition.Stated(forks.iterator().next().toString()));
		}
		return conditions;
	}

	private static OptionalLong same(List<RawConfiguration> configurations, ToLongFunction<RawFork> value) {
		long[] values = configurations.stream().flatMap(one -> one.forks().stream()).mapToLong(value).distinct().toArray();
		return values.length == 1 ? OptionalLong.of(values[0]) : OptionalLong.empty();
	}

	private List<String> notes() {
		List<String> notes = new ArrayList<>();
		notes.add(switch (answers.warmUp()) {
			case WarmUpChoice.Detected detected ->
				"Left out as warm-up: the calls before the steady state of each fork; the first half where "
						+ "none was found.";
			case WarmUpChoice.FirstHalf half -> "Left out as warm-up: the first half of the calls of each thread.";
			case WarmUpChoice.Calls calls -> "Left out as warm-up: the first " + calls.perThread() + " calls of each thread.";
		});
		if (!restless.isEmpty()) {
			notes.add("Never steady: " + String.join("; ", restless) + ".");
		}
		if (!outliers.isEmpty()) {
			notes.add("Outliers among the forks, which still count: " + String.join("; ", outliers) + ".");
		}
		notes.add(
				"The mean is the mean of the JVMs' means; from three JVMs on, it has a t-interval over them. Deviation, quartiles, minimum and "
						+ "maximum are those of all steady calls together.");
		if (!inexact.isEmpty()) {
			notes.add(
					"Exact to three digits only, because the calls are spread too widely: upper quartiles of " + String.join(", ", inexact)
							+ ".");
		}
		material.warnings().stream().filter(warning -> warning.kind() != ImportWarning.Kind.ONE_JVM)
				.forEach(warning -> notes.add(warning.text()));
		notes.addAll(comparison.notes());
		return notes;
	}
}
