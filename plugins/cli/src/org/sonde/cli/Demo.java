/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.cli.code.MeasurementText;
import org.sonde.cli.estimate.EstimateText;
import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.MeasureOptions;
import org.sonde.cli.shared.ObservedText;
import org.sonde.cli.shared.TerminalProgress;
import org.sonde.common.digits.Counted;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.ProbeLoads;
import org.sonde.instrumentation.plan.WriterChoice;
import org.sonde.instrumentation.plan.WriterMatch;
import org.sonde.instrumentation.run.LaunchException;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.comparison.Comparison;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.measuring.Measurer;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.metrics.source.SourceOptions;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.calls.CallRatesCsv;
import org.sonde.overhead.calls.RateSource;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.impact.CostUnit;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.report.code.CodeFigure;
import org.sonde.report.html.Command;
import org.sonde.report.html.HtmlReport;
import org.sonde.report.html.PlanSection;
import org.sonde.report.html.ReportContent;
import org.sonde.report.observed.ObservedCalls;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.MonitoringLogs;
import org.sonde.report.traces.MonitoringLogs.WhenCancelled;
import org.sonde.report.tradeoff.TuningSeries;
import org.sonde.report.tunings.BuiltInTunings;
import org.sonde.traces.reduction.LogAnalysis;

/**
 * The main job, from a plan to the report, on the sample program and on Kieker's own code: an answer for each step, and how it came about
 * if asked.
 */
final class Demo {
	private static final String SAMPLE = "samples/parcel-depot";
	private static final String MAIN_CLASS = "depot.Main";
	private static final String RESULTS = "moobench-github-2025-kieker";
	private static final List<String> VERSIONS = List.of("1.12", "1.13", "1.14");
	private static final String COMPONENT = "kieker.monitoring..*";
	private static final Set<String> SHOWN = Set.of("lines of code", "information complexity");

	private final Path sample;
	private final Path work;
	private final boolean offline;
	private final boolean verbose;
	private final PrintWriter out;
	private final PrintWriter err;

	/**
	 * @param home    the checkout, with the sample
	 * @param work    where everything goes; emptied first if it is from an earlier demo
	 * @param offline whether Maven artifacts come from the local repository only
	 * @param verbose whether each step also prints its details
	 */
	Demo(Path home, Path work, boolean offline, boolean verbose, PrintWriter out, PrintWriter err) {
		sample = home.resolve(SAMPLE);
		this.work = work;
		this.offline = offline;
		this.verbose = verbose;
		this.out = out;
		this.err = err;
	}

	/**
	 * Does it all.
	 *
	 * @return the report
	 * @throws Failures.Failed if the sample is not there, fails, or records other operations than those planned
	 */
	Path run() throws Exception {
		if (!Files.isDirectory(sample)) {
			throw new Failures.Failed(CommandProblem.NOT_IN_A_CHECKOUT, sample);
		}
		clear();
		Plan plan = PlanFiles.load(sample.resolve("parcel-depot.probes"));

		AgentFiles agent = KiekerAspectJ.export(plan);
		agent.write(work.resolve("agent"));
		answer("Plan", "%s woven for Kieker and AspectJ: %d collecting, %d deactivated",
				Counted.of(agent.collecting().size() + agent.deactivated().size(), "method"), agent.collecting().size(),
				agent.deactivated().size());
		ObservedCalls observed = observe(plan);
		PlanEstimate estimate = estimate(plan, observed);
		answer("Estimate", "the probes cost %s of the application's CPU time, from %s", cost(estimate), RESULTS);
		WriterMatch.of(plan, estimate.model()).warning().ifPresent(text -> answer("", "%s", text));
		detail(EstimateText.table(estimate) + EstimateText.summary(estimate));
		List<ComponentMeasurement> versions = compare();
		answer("Code", "%s of Kieker %s → %s: %s", COMPONENT, VERSIONS.getFirst(), VERSIONS.getLast(), growth(versions));
		detail(MeasurementText.table(versions).aligned() + "\n" + MeasurementText.conditions(versions));
		Comparison comparison = new Comparison(versions);
		List<TuningSeries> series = new ArrayList<>(BuiltInTunings.list());
		series.add(TuningSeries.of("measured", comparison));
		Path report = work.resolve("report.html");
		HtmlReport.write(new ReportContent("Sonde demo: the parcel depot and Kieker's monitoring component", Optional.empty(),
				Optional.of(new PlanSection("parcel-depot.probes", estimate, agent.notes(), Optional.of(observed))), List.of(comparison),
				MeasureOptions.steps(versions, err), series, commands()), report);
		out.println("\nAll figures, with their intervals and sources, are in the report. './sonde demo --verbose' prints the steps.");
		return report;
	}

	private static String cost(PlanEstimate estimate) {
		return switch (estimate.total().millisPerSecond()) {
			case Estimate.Known known -> CostUnit.perSecond(known.estimate());
			case Estimate.Unknown unknown -> "an unknown amount (" + unknown.reason() + ")";
		};
	}

	private static String growth(List<ComponentMeasurement> versions) {
		return CodeFigure.of(versions.getFirst()).stream().filter(figure -> SHOWN.contains(figure.name()))
				.map(figure -> figure.nameAndUnit() + " "
				+ figure.text(versions.getFirst()) + " → " + figure.text(versions.getLast())).collect(Collectors.joining(", "));
	}

	private ObservedCalls observe(Plan plan)
			throws IOException, InterruptedException, LaunchException, Failures.Failed, OverheadException {
		Path classes = work.resolve("classes");
		SampleRun.compile(sample.resolve("src"), classes);
		Path printed = work.resolve("sample.txt");
		SampleRun.run(classes, MAIN_CLASS, List.of(), work.resolve("agent"), work.resolve("log"), printed);
		detail(Files.readString(printed));
		LogResults log = MonitoringLogs.read(List.of(work.resolve("log")), LogAnalysis.Options.DEFAULT, Progress.NONE,
				WhenCancelled.NOTHING);
		ObservedCalls observed = ObservedCalls.of(plan, Optional.empty(), log.recorded(),
				new RateSource("observed in the demo's run", log.recordedBy()), log.recordedTo());
		answer("Run", "%s of %s recorded%s", Counted.of(log.counts().totalExecutions(), "execution"),
				Counted.of(log.operations().size(), "operation"), observed.asPlanned() ? ", exactly as planned" : "");
		log.counts().problems().forEach(problem -> say("%s", problem));
		ObservedText.lines(observed).forEach(line -> say("%s", line));
		if (!observed.asPlanned()) {
			throw new Failures.Failed(CommandProblem.NOT_AS_PLANNED, work);
		}
		CallRatesCsv.write(observed.rates(), work.resolve("calls.csv"));
		return observed;
	}

	private static PlanEstimate estimate(Plan plan, ObservedCalls observed) throws OverheadException {
		return PlanEstimate.of(WriterChoice.usual(plan, PublishedResults.get(RESULTS)), ProbeLoads.of(plan, observed.rates()),
				plan.getThreads());
	}

	private List<ComponentMeasurement> compare() throws MetricsException {
		try (MavenArtifacts artifacts = MavenArtifacts.open(offline); TerminalProgress progress = TerminalProgress.of(err)) {
			List<ComponentMeasurement> versions = new ArrayList<>();
			for (String version : VERSIONS) {
				versions.add(Measurer.measure(new SourceLocation.Maven("net.kieker-monitoring", "kieker", version), SourceOptions.DEFAULT,
						artifacts, Component.of(COMPONENT), Profiles.DEFAULT, progress));
			}
			return versions;
		}
	}

	private static List<Command> commands() {
		return List.of(new Command("All of this", "./sonde demo"),
				new Command("The export", "./sonde export " + SAMPLE + "/parcel-depot.probes --to kieker-aspectj -o agent"),
				new Command("The estimate",
						"./sonde estimate " + SAMPLE + "/parcel-depot.probes --results " + RESULTS + " --calls target/demo/calls.csv"),
				new Command("The comparison", "./sonde compare " + String.join(" ", VERSIONS.stream()
						.map(version -> "maven:net.kieker-monitoring:kieker:" + version).toList()) + " --include '" + COMPONENT + "'"),
				new Command("The built-in tunings", "./sonde tradeoff show"));
	}

	/** Removes only what an earlier demo left. A folder with anything else is refused. */
	private void clear() throws IOException, Failures.Failed {
		Path mark = work.resolve(".sonde-demo");
		if (Files.isDirectory(work) && !Files.exists(mark)) {
			try (Stream<Path> entries = Files.list(work)) {
				if (entries.findAny().isPresent()) {
					throw new Failures.Failed(CommandProblem.NOT_OF_THE_DEMO, work);
				}
			}
		}
		for (String made : List.of("agent", "classes", "log", "calls.csv", "sample.txt", "report.html")) {
			if (Files.exists(work.resolve(made))) {
				try (Stream<Path> old = Files.walk(work.resolve(made))) {
					for (Path path : old.sorted(Comparator.reverseOrder()).toList()) {
						Files.delete(path);
					}
				}
			}
		}
		Files.createDirectories(work);
		Files.writeString(mark, "Created by sonde demo. The next demo replaces the files it wrote here.\n");
	}

	private void answer(String step, String format, Object... arguments) {
		say("%-10s%s", step, String.format(Locale.ROOT, format, arguments));
	}

	private void detail(String text) {
		if (verbose) {
			out.println("\n" + text.strip().indent(2));
		}
	}

	private void say(String format, Object... arguments) {
		out.println(String.format(Locale.ROOT, format, arguments));
		out.flush();
	}
}
