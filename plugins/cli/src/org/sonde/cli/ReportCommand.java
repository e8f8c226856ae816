/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.metrics.comparison.Comparison;
import org.sonde.report.html.Command;
import org.sonde.report.html.HtmlReport;
import org.sonde.report.html.PlanSection;
import org.sonde.report.html.ReportContent;
import org.sonde.report.tradeoff.PublishedTunings;
import org.sonde.report.tradeoff.TuningSeries;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code sonde report}: estimate, comparison and trade-off in one HTML file. */
@picocli.CommandLine.Command(name = "report", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Write one self-contained HTML file with a plan's estimate, a comparison of versions and the published trade-offs.")
final class ReportCommand implements Callable<Integer> {
	@Option(names = { "-o", "--output" }, required = true, paramLabel = "FILE.html", description = "The file to write.")
	private Path file;

	@Option(names = "--plan", paramLabel = "PLAN", description = "A plan whose estimate the report shows.")
	private Path planFile;

	@Mixin
	private Estimating estimating;

	@Option(names = "--compare", arity = "1..*", paramLabel = "SOURCES", description = "Versions to compare, two or more. " + Measuring.SOURCES)
	private List<String> sources = new ArrayList<>();

	@Mixin
	private Measuring measuring;

	@Option(names = "--title", defaultValue = "Monitoring overhead and maintainability", paramLabel = "TEXT",
			description = "The title. Default: ${DEFAULT-VALUE}.")
	private String title;

	@Spec
	private CommandSpec command;

	@Override
	public Integer call() throws Exception {
		if (sources.size() == 1) {
			throw new Failures.Failed("--compare: give two versions or more.");
		}
		Optional<PlanSection> plan = Optional.empty();
		List<Command> commands = new ArrayList<>();
		if (planFile != null) {
			plan = Optional.of(new PlanSection(planFile.getFileName().toString(),
					estimating.estimate(planFile, command.commandLine().getErr()), KiekerAspectJ.export(PlanFiles.load(planFile)).notes()));
			commands.add(new Command("The estimate", "sonde estimate " + planFile.getFileName() + estimating.asTyped()));
		}
		List<Comparison> comparisons = new ArrayList<>();
		if (!sources.isEmpty()) {
			comparisons.add(new Comparison(measuring.measure(sources, command.commandLine().getErr())));
			commands.add(new Command("The comparison", "sonde compare " + String.join(" ", names(sources)) + measuring.asTyped()));
		}
		List<TuningSeries> series = new ArrayList<>(PublishedTunings.list());
		comparisons.forEach(comparison -> series.add(TuningSeries.of("measured", comparison)));
		commands.add(new Command("The published tunings", "sonde tradeoff"));
		HtmlReport.write(new ReportContent(title, Optional.empty(), plan, comparisons, series, commands), file);
		command.commandLine().getOut().println(file);
		return ExitCode.OK;
	}

	/** Without the folders of this machine. */
	private static List<String> names(List<String> sources) {
		return sources.stream().map(source -> source.startsWith("maven:") ? source : Path.of(source).getFileName().toString()).toList();
	}
}
