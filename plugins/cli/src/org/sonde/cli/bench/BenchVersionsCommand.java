/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

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
import org.sonde.metrics.source.GitRange;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.metrics.source.QuietGit;
import org.sonde.overhead.OverheadException;
import org.sonde.report.tunings.OwnTunings;
import org.sonde.report.versions.BuiltVersions;
import org.sonde.report.versions.VersionHistory;
import org.sonde.report.versions.VersionSpec;
import org.sonde.report.versions.VersionSubjects;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** {@code sonde bench versions}: overhead and code of versions of a monitoring component. */
@Command(name = "versions", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Benchmark versions of a monitoring component: the overhead and the code of each. Compiles sources, and runs the versions in turn. "
		+ "Uses the network only for maven: versions and the agents of a kind; with --offline, not at all.")
public final class BenchVersionsCommand extends PrintingCommand {

	@Parameters(paramLabel = "[NAME=]SPEC", arity = "0..*", description = VersionArguments.WORDS)
	private List<String> specs = new ArrayList<>();

	@Mixin
	private RepeatOptions repeated;

	@Mixin
	private VersionKindOptions started;

	@Option(names = "--depth", paramLabel = "N", split = ",", defaultValue = "10",
			description = "Method executions per trace. The series uses the first value." + DEFAULT)
	private List<Integer> depths;

	@Option(names = "--method-time", paramLabel = "µs", split = ",", defaultValue = "0",
			description = "How long a trace lasts without probes, in microseconds. The series uses the first value." + DEFAULT)
	private List<Double> methodTimes;

	@Option(names = "--series", paramLabel = "FILE" + OwnTunings.ENDING,
			description = "Add the versions to a series of tunings, for 'sonde tradeoff show'. It is in the folder of --output, and is created if missing.")
	private Path series;

	@Mixin
	private RevisionOptions revisions;

	@Option(names = "--sample", paramLabel = "N",
			description = "Measure only N revisions of the range at first, spread evenly. Then measure between neighbours whose overheads differ, "
			+ "until the revision that changed it is found, or --minutes are over. Default: measure all revisions, at most 20.")
	private Integer sample;

	@Mixin
	private EffortOptions efforts;

	@Mixin
	private MeasureOptions measuring;

	@Mixin
	private BenchOptions options;

	@Override
	public Integer call() throws Exception {
		repeated.check(specs);
		if (repeated.isGiven()) {
			return repeated.run();
		}
		Optional<Path> file = Optional.ofNullable(series).map(this::inFolder);
		Effort effort = efforts.effort();
		RunLength length = efforts.length();
		List<Workload> workloads = new ArrayList<>();
		for (double micros : methodTimes) {
			depths.forEach(depth -> workloads.add(workload(depth, micros)));
		}
		checkSample();
		options.requireFolders();
		QuietGit.use();
		try (MavenArtifacts artifacts = MavenArtifacts.open(measuring.isOffline());
				TerminalProgress progress = TerminalProgress.of(output.err())) {
			List<VersionSpec> versions = VersionArguments.of(specs, revisions.selection(true), measuring.revisionLibraries(),
					sample == null ? VersionArguments.MOST_VERSIONS : Integer.MAX_VALUE, progress);
			Set<String> names = names(versions, file);
			Map<String, VersionKind> kinds = started.kinds(names);
			String command = command(workloads, length, effort);
			try (BuiltVersions built = new BuiltVersions(
					version -> version.sources(measuring.options(version.name(), names), kinds.get(version.name())),
					builder(kinds, artifacts), "To measure them, give the folder, too.",
					text -> output.err().println("sonde: " + text), progress)) {
				VersionSubjects subjects = new VersionSubjects(versions, built, version -> kinds.get(version.name()), started.writers());
				RangeStudy.Designs designs = (chosen, much) -> design(chosen, workloads, length, much, command);
				BenchOptions.Study study;
				Function<VersionHistory, List<String>> findings = history -> List.of();
				if (sample == null) {
					build(versions, built, subjects);
					Benchmark.Design design = designs.design(subjects.of(versions), effort);
					study = bench -> bench.run(design);
				} else {
					RangeStudy range = new RangeStudy(versions, sample, effort, some -> build(some, built, subjects), subjects, designs,
							workloads.getFirst(), output.err());
					study = range;
					findings = range::found;
				}
				VersionPrinting printing = new VersionPrinting(subjects, workloads.getFirst(), file, findings, output);
				int code = options.measure(study, measuring.isOffline(), output, "", printing);
				if (code == ExitCode.OK && !printing.unknown().isEmpty()) {
					throw new Failures.Failed(CommandProblem.OVERHEAD_UNKNOWN, CompileErrorText.listed(printing.unknown()));
				}
				return code;
			}
		}
	}

	private Workload workload(int depth, double micros) {
		Diagnostics.valid(output.command(), "--depth", () -> Workload.of(Shape.NESTED, depth));
		return Diagnostics.valid(output.command(), "--method-time",
				() -> Workload.of(Shape.NESTED, depth).withMethodTimeNanos(Math.round(micros * 1000)));
	}

	private void build(List<VersionSpec> some, BuiltVersions built, VersionSubjects subjects) throws BenchmarkException, Failures.Failed {
		built.add(some);
		if (!built.missing().isEmpty()) {
			throw new Failures.Failed(CommandProblem.NOT_BUILT, CompileErrorText.listed(built.missing()));
		}
		try {
			subjects.update();
		} catch (IllegalArgumentException e) {
			throw new ParameterException(output.command(), e.getMessage(), e);
		}
	}

	private void checkSample() throws MetricsException {
		if (sample != null && sample < 2) {
			throw new ParameterException(output.command(), "--sample must be 2 or more, found " + sample);
		}
		if (sample != null && (specs.size() > 1 || GitRange.find(specs.getFirst()).isEmpty())) {
			throw new ParameterException(output.command(), "--sample needs one range of revisions, git:PATH@V1..V2, and no other version");
		}
	}

	private Function<VersionSpec, VersionBuilder> builder(Map<String, VersionKind> kinds, MavenArtifacts artifacts)
			throws MetricsException {
		Component component = measuring.component();
		return version -> new VersionBuilder(component, measuring.profiles(), kinds.get(version.name()).classifier(), artifacts);
	}

	/** The command that measures the same again. */
	private String command(List<Workload> workloads, RunLength length, Effort effort) throws MetricsException {
		List<String> typed = new ArrayList<>();
		for (String spec : specs) {
			typed.add(VersionArguments.withoutFolders(spec));
		}
		List<String> words = new ArrayList<>(started.asTyped());
		words.addAll(revisions.asTyped());
		if (sample != null) {
			words.addAll(List.of("--sample", sample.toString()));
		}
		words.addAll(measuring.asTyped());
		return BenchmarkCommand.versions(typed, words, workloads, length, effort, options.jvmArguments());
	}

	private Benchmark.Design design(List<Subject> subjects, List<Workload> workloads, RunLength length, Effort effort, String command)
			throws BenchmarkException {
		try {
			return options.design(started.writers().choose(subjects), workloads, length, effort, command);
		} catch (IllegalArgumentException e) {
			throw new ParameterException(output.command(), e.getMessage(), e);
		}
	}

	/** Returns the file of a result set in the folder of the series, where sets are found by their ids. */
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
}
