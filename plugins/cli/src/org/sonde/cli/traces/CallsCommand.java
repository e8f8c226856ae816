/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.traces;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;

import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.FileNames;
import org.sonde.cli.shared.Interruption;
import org.sonde.cli.shared.Logs;
import org.sonde.cli.shared.ObservedText;
import org.sonde.cli.shared.OverwriteOption;
import org.sonde.cli.shared.PlanArgument;
import org.sonde.cli.shared.PlanPrintingCommand;
import org.sonde.cli.shared.ProgramOptions;
import org.sonde.cli.shared.SamplingOption;
import org.sonde.common.digits.Counted;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFileException;
import org.sonde.instrumentation.plan.PlanRecordings;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.run.CountedMethods;
import org.sonde.instrumentation.run.SwitchedMethods;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.CallRates;
import org.sonde.overhead.calls.CallRatesCsv;
import org.sonde.report.objects.EventRates;
import org.sonde.report.objects.EventRatesTable;
import org.sonde.report.observed.ActiveProbes;
import org.sonde.report.observed.ObservedCalls;
import org.sonde.report.observed.ObservedJson;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.MonitoringLogs.Reading;
import org.sonde.report.traces.OtherProbes;
import org.sonde.traces.reduction.LogAnalysis;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/** {@code sonde calls}: how often a plan's methods were executed, for {@code sonde estimate --calls}. */
@Command(name = "calls", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Count the calls of a plan's methods in monitoring logs. Also counts the events of its watched fields and types in the log of objects of a run. Prints calls per second, "
		+ "trace entries, callers, response times and gaps between records, and where plan and log differ. 'sonde estimate --calls' reads the CSV.")
public final class CallsCommand extends PlanPrintingCommand {
	@Parameters(index = "1..*", paramLabel = "LOG", arity = "1..*", description = Logs.DESCRIPTION
			+ " Also a log of objects (.jsonl), or a folder with one.")
	private List<Path> paths;

	@Option(names = { "-o", "--output" }, paramLabel = "FILE.csv", description = "Also write a CSV file, for 'sonde estimate --calls'.")
	private Path file;

	@Option(names = "--update-plan",
			description = "Also write the calls per second into the plan, with the log and its date as their source. "
			+ "Unrecorded probes get 0 if 'sonde run' saw that their methods were not called. Others keep their rate; those without a rate get 0 if another method of their type was recorded, "
			+ "and watched fields and types if the log has all events.")
	private boolean update;

	@Mixin
	private OverwriteOption replacing;

	@Mixin
	private SamplingOption sampling;

	@Mixin
	private ProgramOptions program;

	@Override
	public Integer call() throws Exception {
		Plan plan = planArgument.load();
		if (file != null && Files.exists(file) && Files.isSameFile(file, planArgument.file())) {
			throw new ParameterException(output.command(),
					"--output is the plan itself, which a CSV would replace. Choose another file, or use --update-plan");
		}
		replacing.check(new OverwriteOption.Wanted(file, OverwriteOption.Kind.CALL_RATES));
		Optional<Path> ofObjects = logOfObjects(plan);
		List<Path> ofMethods = paths.stream().filter(path -> !ofObjects.equals(Optional.of(path))).map(CallsCommand::ofMethods).toList();
		Optional<EventRates> events = ofObjects.isEmpty() ? Optional.empty() : Optional.of(read(ofObjects.get(), plan));
		CallRates ofEvents = events.map(found -> found.rates(FileNames.of(ofObjects.get()), plan)).orElse(new CallRates(Map.of()));
		if (events.isPresent() && (ofMethods.isEmpty() || Probes.ofOperations(plan).isEmpty())) {
			write(Optional.empty(), ofEvents, ofEvents);
			return print(plan, events.get(), ofEvents);
		}
		Logs log = new Logs(ofMethods);
		Optional<PlanMatches> matches = program.matches(plan, output.err());
		LogResults results;
		try (Interruption interruption = new Interruption()) {
			results = log.read(Reading.USUAL.withRatio(sampling.ratio()),
					LogAnalysis.Options.DEFAULT.among(new ActiveProbes(plan, matches)), interruption, output.err());
			if (!results.complete()) {
				output.err().println("sonde: interrupted; nothing was written");
				return ExitCode.INTERRUPTED;
			}
		}
		SwitchedMethods switched = SwitchedMethods.ofLogs(ofMethods);
		ObservedCalls observed = results.comparedWith(plan, matches, results.source(log.name(results)))
				.withCounted(results.hasAllRecords() ? CountedMethods.ofLogs(ofMethods).methods() : Set.of())
				.withSwitched(switched.methods());
		log.warnAlsoIfEmpty(results, output.err());
		sampling.warnIfUnused(results, output.err());
		note(observed, results, switched);
		CallRates all = together(observed, ofEvents);
		write(Optional.of(observed), ofEvents, all);
		print(observed, all, plan, events, ofEvents);
		return ofEvents.rates().isEmpty() ? Logs.code(results) : ExitCode.OK;
	}

	private void print(ObservedCalls observed, CallRates all, Plan plan, Optional<EventRates> events, CallRates ofEvents) {
		switch (output.format()) {
			case json -> {
				ObjectNode json = ObservedJson.of(observed);
				events.ifPresent(found -> json.setAll(EventRatesTable.json(plan, found, ofEvents)));
				output.json(json);
			}
			case csv -> output.print(CallRatesCsv.toCsv(all));
			case table -> {
				output.table(ObservedText.table(observed));
				events.ifPresent(found -> {
					output.print("\n");
					output.table(EventRatesTable.of(plan, found, ofEvents));
				});
			}
		}
	}

	/** Looked for only if the plan watches fields or types. */
	private Optional<Path> logOfObjects(Plan plan) {
		List<Path> found = Probes.objectProbes(plan).isEmpty() ? List.of()
				: paths.stream().flatMap(path -> EventRates.logIn(path).stream()).toList();
		if (found.size() > 1) {
			throw new ParameterException(output.command(), "there are several logs of objects: "
					+ found.stream().map(Path::toString).collect(Collectors.joining(", ")) + "; name one");
		}
		return found.stream().findFirst();
	}

	/** Prints the events alone, where no method is planned or recorded. */
	private int print(Plan plan, EventRates events, CallRates rates) {
		switch (output.format()) {
			case json -> output.json(EventRatesTable.json(plan, events, rates));
			case csv -> output.print(CallRatesCsv.toCsv(rates));
			case table -> output.table(EventRatesTable.of(plan, events, rates));
		}
		return rates.rates().isEmpty() ? ExitCode.FAILED : ExitCode.OK;
	}

	/** A folder kept by sonde run has the log of methods in a folder of its own. */
	private static Path ofMethods(Path path) {
		return EventRates.logIn(path).map(objects -> path.resolve("log")).filter(Files::isDirectory).orElse(path);
	}

	/** Reads the events and prints what users must know about them. */
	private EventRates read(Path log, Plan plan) throws Failures.Failed {
		try {
			EventRates events = EventRates.read(log, plan);
			EventRatesText.lines(plan, events).forEach(output.err()::println);
			return events;
		} catch (IOException e) {
			throw Failures.Failed.unreadable(log, e);
		}
	}

	/** Prints what users must know of the calls. */
	private void note(ObservedCalls observed, LogResults results, SwitchedMethods switched) {
		ObservedText.lines(observed).forEach(output.err()::println);
		switched.sentence().ifPresentOrElse(output.err()::println, () -> warnWithoutGaps(observed, results));
		if (!observed.rates().rates().isEmpty() && !results.isFlight()) {
			output.err().println(results.isSpans()
					? "The calls per second are those of the program with the agent that recorded the spans. "
							+ "Spans have no parameters, so the calls of overloads that are not in the plan count as well."
					: "The calls per second are those of the program with its probes. 'sonde estimate' shows how many more it makes without them.");
			OtherProbes.of(observed, results).map(OtherProbes::words).ifPresent(output.err()::println);
		}
		if (results.sampling().isScaled()) {
			output.err().println("Calls per second are scaled: " + results.samplingText() + ".");
		}
	}

	private static CallRates together(ObservedCalls observed, CallRates ofEvents) {
		Map<String, CallRate> all = new HashMap<>(observed.rates().rates());
		all.putAll(ofEvents.rates());
		return new CallRates(all, observed.rates().recording());
	}

	/** Into the files that are asked for. */
	private void write(Optional<ObservedCalls> observed, CallRates ofEvents, CallRates all)
			throws Failures.Failed, OverheadException, PlanFileException {
		if (file != null) {
			CallRatesCsv.write(all, file);
		}
		if (!update) {
			return;
		}
		if (all.rates().isEmpty()) {
			output.err().println("Did not change " + planArgument.file() + ": the calls per second of its probes are unknown.");
			return;
		}
		AtomicReference<ObservedCalls.WithoutRecord> silent = new AtomicReference<>(new ObservedCalls.WithoutRecord(0, 0, 0));
		PlanArgument.change(planArgument.file(), now -> {
			observed.ifPresent(calls -> silent.set(calls.into(now)));
			PlanRecordings.take(now, ofEvents);
			return now;
		});
		output.err()
				.println("Wrote the calls per second of " + Counted.of(all.rates().size(), "probe") + " into " + planArgument.file() + ".");
		if (silent.get().zero() > 0) {
			output.err().println("Set the calls per second of " + Counted.of(silent.get().zero(), "probe")
					+ " without a record to 0: most likely, there was no call.");
		}
		if (silent.get().kept() > 0) {
			output.err().println("Kept the calls per second of " + Counted.of(silent.get().kept(), "probe")
					+ " without a record: the log does not tell whether there was a call.");
		}
	}

	/** Kieker stamps records unless that is switched off. */
	private void warnWithoutGaps(ObservedCalls observed, LogResults results) {
		boolean hasTwoRecords = observed.planned().stream().anyMatch(one -> one.active() && one.calls() > 1)
				|| observed.patterns().stream().anyMatch(one -> one.active() && one.calls() > 1);
		if (hasTwoRecords && observed.rates().rates().values().stream().allMatch(rate -> rate.gaps().isEmpty())) {
			output.err().println(results.isFlight() || results.isSpans()
					? "sonde: " + (results.isFlight() ? "a flight recording has" : "spans have") + " no gaps between records of a writer. "
							+ "For a narrower estimate, record with 'sonde run'."
					: "sonde: the gaps between records are unknown, because the records have no logging timestamps. "
							+ "Run the program with kieker.monitoring.setLoggingTimestamp=true.");
		}
	}
}
