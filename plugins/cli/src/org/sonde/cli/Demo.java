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
import java.util.stream.Stream;

import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.export.LaunchException;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.WriterMatch;
import org.sonde.instrumentation.plan.ProbeLoads;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.comparison.Comparison;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.measurement.Measurement;
import org.sonde.metrics.measurement.Profiles;
import org.sonde.metrics.measuring.Measurer;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.metrics.source.SourceOptions;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.calls.CallRatesCsv;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.report.html.Command;
import org.sonde.report.html.HtmlReport;
import org.sonde.report.html.PlanSection;
import org.sonde.report.html.ReportContent;
import org.sonde.report.observed.ObservedCalls;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.LogResults.WhenCancelled;
import org.sonde.report.tradeoff.PublishedTunings;
import org.sonde.report.tradeoff.TuningSeries;
import org.sonde.traces.Progress;
import org.sonde.traces.reduction.LogAnalysis;

/** The main job, from a plan to the report, on the sample program and on Kieker's own code. Each step says what it does. */
final class Demo {
	private static final String SAMPLE = "samples/parcel-depot";
	private static final String MAIN_CLASS = "depot.Main";
	private static final String RESULTS = "moobench-github-2025-kieker";
	private static final List<String> VERSIONS = List.of("1.12", "1.13", "1.14");
	private static final String COMPONENT = "kieker.monitoring..*";

	private final Path sample;
	private final Path work;
	private final boolean offline;
	private final PrintWriter out;
	private final PrintWriter err;

	/**
	 * @param home    the checkout, with the sample
	 * @param work    where everything goes; emptied first if it is from an earlier demo
	 * @param offline whether Maven artifacts come from the local repository only
	 */
	Demo(Path home, Path work, boolean offline, PrintWriter out, PrintWriter err) {
		sample = home.resolve(SAMPLE);
		this.work = work;
		this.offline = offline;
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

		step("1. Export the plan of the sample program for Kieker and AspectJ");
		AgentFiles agent = KiekerAspectJ.export(plan);
		agent.write(work.resolve("agent"));
		say("%d methods woven, %d of them collecting, %d deactivated.", agent.collecting().size() + agent.deactivated().size(),
				agent.collecting().size(), agent.deactivated().size());

		step("2. Run the sample under Kieker with these probes");
		ObservedCalls observed = observe(plan);

		step("3. Estimate what the probes cost, with the observed calls per second");
		PlanEstimate estimate = estimate(plan, observed);
		WriterMatch.of(plan, estimate.model()).warning().ifPresent(text -> out.print(text + "\n\n"));
		out.print(EstimateView.table(estimate));
		out.print(EstimateView.summary(estimate));

		step("4. Compare Kieker's monitoring component before and after its refactoring");
		List<Measurement> versions = compare();
		out.print(MeasurementView.table(versions).aligned());
		out.print("\n" + MeasurementView.conditions(versions));

		step("5. Report");
		Comparison comparison = new Comparison(versions);
		List<TuningSeries> series = new ArrayList<>(PublishedTunings.list());
		series.add(TuningSeries.of("measured", comparison));
		Path report = work.resolve("report.html");
		HtmlReport.write(new ReportContent("Sonde demo: the parcel depot and Kieker's monitoring component", Optional.empty(),
				Optional.of(new PlanSection("parcel-depot.probes", estimate, agent.notes(), Optional.of(observed))), List.of(comparison),
				Measuring.steps(versions, err), series, commands()), report);
		return report;
	}

	private ObservedCalls observe(Plan plan)
			throws IOException, InterruptedException, LaunchException, Failures.Failed, OverheadException {
		Path classes = work.resolve("classes");
		SampleRun.compile(sample.resolve("src"), classes);
		Path printed = work.resolve("sample.txt");
		SampleRun.run(classes, MAIN_CLASS, List.of(), work.resolve("agent"), work.resolve("log"), printed);
		SampleRun.show(printed, out);
		LogResults log = LogResults.read(List.of(work.resolve("log")), LogAnalysis.Options.DEFAULT, Progress.NONE, WhenCancelled.NOTHING);
		log.counts().problems().forEach(problem -> say("%s", problem));
		ObservedCalls observed = ObservedCalls.of(plan, Optional.empty(), log.recorded(), "observed in the demo's run", log.recordedTo());
		say("Kieker's log: %d executions of %d operations; planned but never recorded: %d; recorded though deactivated: %d;"
				+ " recorded but not planned: %d.", log.counts().totalExecutions(), log.operations().size(),
				observed.neverRecorded().size(),
				observed.recordedThoughDeactivated().size(), observed.notPlanned().size());
		ObservedView.lines(observed).forEach(line -> say("%s", line));
		if (!observed.asPlanned()) {
			throw new Failures.Failed(CommandProblem.NOT_AS_PLANNED, work);
		}
		CallRatesCsv.write(observed.rates(), work.resolve("calls.csv"));
		return observed;
	}

	private static PlanEstimate estimate(Plan plan, ObservedCalls observed) throws OverheadException {
		return PlanEstimate.of(CostModel.of(PublishedResults.get(RESULTS)), ProbeLoads.of(plan, observed.rates()), plan.getThreads());
	}

	private List<Measurement> compare() throws MetricsException {
		try (MavenArtifacts artifacts = MavenArtifacts.open(offline); TerminalProgress progress = TerminalProgress.of(err)) {
			List<Measurement> versions = new ArrayList<>();
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
				new Command("The published tunings", "./sonde tradeoff"));
	}

	/** Only what an earlier demo left: a folder that holds anything else is refused. */
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
		Files.writeString(mark, "Made by sonde demo; the next one replaces what it made here.\n");
	}

	private void step(String title) {
		out.println();
		out.println(title);
		out.flush();
	}

	private void say(String format, Object... arguments) {
		out.println(String.format(Locale.ROOT, format, arguments));
		out.flush();
	}
}
