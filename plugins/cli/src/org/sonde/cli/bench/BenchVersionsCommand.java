/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.study.Benchmark;
import org.sonde.benchmark.study.BenchmarkCommand;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.versions.VersionKind;
import org.sonde.benchmark.workload.RunLength;
import org.sonde.benchmark.workload.Shape;
import org.sonde.benchmark.workload.Workload;
import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.Diagnostics;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.MeasureOptions;
import org.sonde.cli.shared.PrintingCommand;
import org.sonde.cli.shared.RevisionOptions;
import org.sonde.cli.shared.SeriesArgument;
import org.sonde.cli.shared.TerminalProgress;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.compiling.CompileErrorText;
import org.sonde.metrics.compiling.VersionBuilder;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.metrics.source.QuietGit;
import org.sonde.metrics.source.SourceOptions;
import org.sonde.overhead.OverheadException;
import org.sonde.report.tunings.OwnTunings;
import org.sonde.report.versions.BuiltVersions;
import org.sonde.report.versions.VersionSpec;
import org.sonde.report.versions.VersionSubjects;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** {@code sonde bench versions}: overhead and code of versions of a monitoring component. */
@Command(name = "versions", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Measure versions of a monitoring component: the overhead and the code of each. Compiles sources, and runs the versions in turn. "
				+ "Only maven: versions and the agents of a kind come from the network, and not with --offline.")
public final class BenchVersionsCommand extends PrintingCommand {

	@Parameters(paramLabel = "[NAME=]SPEC", arity = "1..*", description = VersionArguments.WORDS)
	private List<String> specs;

	@Mixin
	private VersionKindOptions started;

	@Option(names = "--depth", paramLabel = "N", split = ",", defaultValue = "10",
			description = "Method executions per trace. The first is that of the series." + DEFAULT)
	private List<Integer> depths;

	@Option(names = "--series", paramLabel = "FILE" + OwnTunings.ENDING,
			description = "Add the versions to a series of tunings, for 'sonde tradeoff show'. It is in the folder of --output, and is created if missing.")
	private Path series;

	@Mixin
	private RevisionOptions revisions;

	@Mixin
	private EffortOptions efforts;

	@Mixin
	private MeasureOptions measuring;

	@Mixin
	private BenchOptions options;

	@Override
	public Integer call() throws Exception {
		Optional<Path> file = Optional.ofNullable(series).map(this::inFolder);
		Effort effort = efforts.effort();
		RunLength length = efforts.length();
		List<Workload> workloads = new ArrayList<>();
		depths.forEach(depth -> workloads.add(Diagnostics.valid(output.command(), "--depth", () -> Workload.of(Shape.NESTED, depth))));
		QuietGit.use();
		try (MavenArtifacts artifacts = MavenArtifacts.open(measuring.isOffline());
				TerminalProgress progress = TerminalProgress.of(output.err())) {
			List<VersionSpec> versions = VersionArguments.of(specs, revisions.selection(true), measuring.revisionLibraries(), progress);
			Set<String> names = names(versions, file);
			Map<String, VersionKind> kinds = started.kinds(names);
			try (BuiltVersions built = build(versions, names, kinds, artifacts, progress)) {
				if (!built.missing().isEmpty()) {
					throw new Failures.Failed(CommandProblem.NOT_BUILT, CompileErrorText.listed(built.missing()));
				}
				VersionSubjects subjects = subjects(built, kinds);
				VersionPrinting printing = new VersionPrinting(subjects.tunings(started.writers()), depths.getFirst(), file, output);
				int code = options.measure(order(subjects.subjects(), workloads, length, effort), measuring.isOffline(), output, "",
						printing);
				if (code == ExitCode.OK && !printing.unknown().isEmpty()) {
					throw new Failures.Failed(CommandProblem.OVERHEAD_UNKNOWN, CompileErrorText.listed(printing.unknown()));
				}
				return code;
			}
		}
	}

	private BuiltVersions build(List<VersionSpec> versions, Set<String> names, Map<String, VersionKind> kinds, MavenArtifacts artifacts,
			TerminalProgress progress) throws MetricsException {
		Component component = measuring.component();
		Map<VersionSpec, SourceOptions> sources = new HashMap<>();
		versions.forEach(version -> sources.put(version,
				version.sources(measuring.options(version.name(), names), kinds.get(version.name()))));
		return BuiltVersions.of(versions, sources::get, version -> new VersionBuilder(component, measuring.profiles(),
				kinds.get(version.name()).classifier(), artifacts), text -> output.err().println("sonde: " + text), progress);
	}

	private VersionSubjects subjects(BuiltVersions built, Map<String, VersionKind> kinds) throws BenchmarkException {
		try {
			return new VersionSubjects(built, version -> kinds.get(version.name()));
		} catch (IllegalArgumentException e) {
			throw new ParameterException(output.command(), e.getMessage(), e);
		}
	}

	private Benchmark.Order order(List<Subject> subjects, List<Workload> workloads, RunLength length, Effort effort)
			throws BenchmarkException, MetricsException {
		List<String> typed = new ArrayList<>();
		for (String spec : specs) {
			typed.add(VersionArguments.withoutFolders(spec));
		}
		List<String> words = new ArrayList<>(started.asTyped());
		words.addAll(revisions.asTyped());
		words.addAll(measuring.asTyped());
		try {
			return options.order(started.writers().choose(subjects), workloads, length, effort,
					BenchmarkCommand.versions(typed, words, depths, length, effort, options.jvmArguments()));
		} catch (IllegalArgumentException e) {
			throw new ParameterException(output.command(), e.getMessage(), e);
		}
	}

	/** Where result sets are found by their ids: in the folder of the series. */
	private Path inFolder(Path typed) {
		if (!typed.toString().endsWith(OwnTunings.ENDING)) {
			throw new ParameterException(output.command(), "The series' file must end with " + OwnTunings.ENDING + ", found " + typed);
		}
		Path file = typed.getParent() == null ? options.folder().resolve(typed) : typed;
		if (!file.toAbsolutePath().normalize().getParent().equals(options.folder().toAbsolutePath().normalize())) {
			throw new ParameterException(output.command(),
					"--series must be in the folder of the result sets, " + options.folder() + ", found " + typed);
		}
		return file;
	}

	/** The names of all versions, which neither they nor the series have twice. */
	private Set<String> names(List<VersionSpec> versions, Optional<Path> file) throws OverheadException {
		Set<String> names = new LinkedHashSet<>();
		Optional<OwnTunings> before = Optional.empty();
		if (file.isPresent() && Files.exists(file.get())) {
			before = Optional.of(SeriesArgument.read(file.get(), output.err()));
		}
		for (VersionSpec version : versions) {
			if (!names.add(version.name())) {
				throw new ParameterException(output.command(), "two versions have the name " + version.name()
						+ ": name one with NAME=SPEC, such as old=" + version.location().location());
			}
			if (before.isPresent()) {
				SeriesArgument.requireNew(version.name(), before.get(), file.get(), output.command());
			}
		}
		return names;
	}

	/** The probes of a component need what the descriptor starts it with, too. */
}
