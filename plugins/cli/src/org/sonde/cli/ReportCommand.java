/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.cli.shared.EstimateOptions;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.FileNames;
import org.sonde.cli.shared.Interruption;
import org.sonde.cli.shared.Logs;
import org.sonde.cli.shared.MeasureOptions;
import org.sonde.cli.shared.OverwriteOption;
import org.sonde.cli.shared.PlanArgument;
import org.sonde.cli.shared.SeriesArgument;
import org.sonde.cli.shared.WritingCommand;
import org.sonde.common.files.AtomicFile;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.metrics.comparison.Comparison;
import org.sonde.metrics.comparison.TypeComparison;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.overhead.ShellWords;
import org.sonde.report.html.CallsSection;
import org.sonde.report.html.Command;
import org.sonde.report.html.HtmlReport;
import org.sonde.report.html.MarkdownReport;
import org.sonde.report.html.PlanSection;
import org.sonde.report.html.ReportContent;
import org.sonde.report.traces.LogResults;
import org.sonde.report.tradeoff.TuningSeries;
import org.sonde.report.tunings.BuiltInTunings;
import org.sonde.report.versions.VersionSpec;
import org.sonde.traces.reduction.LogAnalysis;
import org.sonde.traces.reduction.TraceChoice;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code sonde report}: estimate, comparison and trade-off in one file. */
@picocli.CommandLine.Command(name = "report", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Write a plan's estimate, a comparison of versions and the trade-off of tunings as one self-contained HTML file. "
		+ "For a pull request, write Markdown instead.")
final class ReportCommand extends WritingCommand {
	@Option(names = { "-o", "--output" }, required = true, paramLabel = "FILE",
			description = "The file to write: FILE.html, or FILE.md for Markdown without charts.")
	private Path file;

	@Mixin
	private OverwriteOption replacing;

	@Option(names = "--plan", paramLabel = "PLAN", description = "A plan whose estimate the report shows.")
	private Path planFile;

	@Mixin
	private EstimateOptions estimating;

	@Option(names = "--compare", arity = "1..*", paramLabel = "SOURCES",
			description = "Versions to compare, two or more. " + MeasureOptions.SOURCES)
	private List<String> sources = new ArrayList<>();

	@Mixin
	private MeasureOptions measuring;

	@Option(names = "--tradeoff", arity = "1..*", paramLabel = "SERIES|FILE",
			description = "The series of tunings that the report shows. " + SeriesArgument.NAMED
			+ " Default: all built-in series, if there is neither --plan nor --compare nor --log.")
	private List<String> tunings = new ArrayList<>();

	@Option(names = "--log", arity = "1..*", paramLabel = "LOG", description = "Monitoring logs whose calls the report draws. "
			+ Logs.DESCRIPTION)
	private List<Path> logs = List.of();

	@Option(names = "--title", defaultValue = "Monitoring overhead and maintainability", paramLabel = "TEXT",
			description = "The title. Default: ${DEFAULT-VALUE}.")
	private String title;

	@Override
	public Integer call() throws Exception {
		checkOptions();
		replacing.check(new OverwriteOption.Wanted(file, isMarkdown() ? OverwriteOption.Kind.MARKDOWN : OverwriteOption.Kind.PAGE));
		PrintWriter err = diagnostics.err();
		Optional<PlanSection> plan = Optional.empty();
		List<Command> commands = new ArrayList<>();
		if (planFile != null) {
			Plan loaded = PlanArgument.load(planFile);
			String name = FileNames.of(planFile);
			plan = Optional.of(new PlanSection(name, estimating.estimate(loaded, planFile, err), KiekerAspectJ.export(loaded).notes()));
			commands.add(command("The estimate", List.of("sonde", "estimate", name), estimating.asTyped()));
		}
		List<Comparison> comparisons = new ArrayList<>();
		List<TypeComparison> steps = List.of();
		if (!sources.isEmpty()) {
			Comparison comparison = new Comparison(measuring.measure(sources, err));
			comparisons.add(comparison);
			steps = MeasureOptions.steps(comparison.versions(), err);
			List<String> words = new ArrayList<>(List.of("sonde", "compare"));
			for (String source : sources) {
				words.add(VersionSpec.withoutFolders(SourceLocation.parse(source)));
			}
			commands.add(command("The comparison", words, measuring.asTyped()));
		}
		boolean onlyBuiltIn = tunings.isEmpty() && plan.isEmpty() && comparisons.isEmpty() && logs.isEmpty();
		List<TuningSeries> series = new ArrayList<>(onlyBuiltIn ? BuiltInTunings.list() : List.of());
		for (String one : tunings) {
			series.add(SeriesArgument.open(one, err));
			commands.add(
					command("The tunings " + FileNames.of(Path.of(one)), List.of("sonde", "tradeoff", "show", FileNames.of(Path.of(one))),
							List.of()));
		}
		comparisons.forEach(comparison -> series.add(TuningSeries.of("measured", comparison)));
		if (onlyBuiltIn) {
			commands.add(new Command("The built-in tunings", "sonde tradeoff show"));
		}
		Optional<CallsSection> calls = logs.isEmpty() ? Optional.empty() : Optional.of(calls(err));
		calls.ifPresent(section -> commands
				.add(command("The recorded calls", List.of("sonde", "traces"), logs.stream().map(FileNames::of).toList())));
		write(new ReportContent(title, Optional.empty(), plan, comparisons, steps, series, calls, commands));
		if (!AtomicFile.isStream(file)) {
			diagnostics.command().getOut().println(file);
		}
		return calls.map(section -> Logs.code(section.log())).orElse(ExitCode.OK);
	}

	/** Refuses options without effect: the user meant something else. */
	private void checkOptions() {
		if (sources.size() == 1) {
			throw new ParameterException(diagnostics.command(), "Invalid value for option '--compare': give two versions or more");
		}
		if (planFile == null && estimating.given().isPresent()) {
			throw new ParameterException(diagnostics.command(),
					estimating.given().get() + " needs --plan: there is nothing else to estimate");
		}
		if (sources.isEmpty() && measuring.given().isPresent()) {
			throw new ParameterException(diagnostics.command(),
					measuring.given().get() + " needs --compare: there is nothing else to measure");
		}
		if (title.isBlank()) {
			throw new ParameterException(diagnostics.command(), "Invalid value for option '--title': a report needs a title");
		}
	}

	private CallsSection calls(PrintWriter err) throws Failures.Failed {
		Logs read = new Logs(logs);
		try (Interruption interruption = new Interruption()) {
			LogResults results = read.read(LogAnalysis.Options.DEFAULT.keeping(new TraceChoice.Slowest()), interruption, err);
			read.warnAlsoIfEmpty(results, err);
			return new CallsSection(read.name(results), results);
		}
	}

	private boolean isMarkdown() {
		return FileNames.of(file).endsWith(".md");
	}

	private void write(ReportContent content) throws Failures.Failed {
		try {
			if (isMarkdown()) {
				MarkdownReport.write(content, file);
			} else {
				HtmlReport.write(content, file);
			}
		} catch (IOException e) {
			throw Failures.Failed.unwritable(file, e);
		}
	}

	private static Command command(String purpose, List<String> words, List<String> options) {
		List<String> all = new ArrayList<>(words);
		all.addAll(options);
		return new Command(purpose, ShellWords.line(all));
	}
}
