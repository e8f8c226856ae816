/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeLoads;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.WriterChoice;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.calls.CallRates;
import org.sonde.overhead.calls.CallRatesCsv;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.ProbeLoad;
import org.sonde.overhead.cost.Scaling;
import org.sonde.overhead.objects.ObjectCosts;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.store.ResultFolder;

import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The options that say what an estimate is made from, shared by the commands that estimate. */
public final class EstimateOptions extends CommandOptions {
	private static final Pattern OWN_TIME = Pattern.compile("(\\d{1,12}(?:\\.\\d{1,9})?)ns");
	/** A number, perhaps with a unit; no result set is called so. */
	private static final Pattern NUMBER = Pattern.compile("[-+]?\\d[\\d.,]*\\s*[a-zµ]{0,2}");

	@Option(names = { "-r", "--results" }, paramLabel = "ID|FILE|FOLDER",
			description = "The result set: the id of a built-in one (see: sonde results list), a file, or the folder of 'sonde bench calibrate -o'. "
					+ "Of a folder, the newest calibration for the plan's probes is used. Default: the plan's result set.")
	private String results;

	@Option(names = { "-w", "--writer" }, paramLabel = "ID",
			description = "The run of the result set with the writer to use. Default: the plan's run, "
					+ "else a run with the plan's writer, else the set's default run.")
	private String writer;

	@Option(names = { "-c", "--calls" }, paramLabel = "FILE.csv",
			description = "Calls per second by method, in two columns: signature,callsPerSecond. They replace those in the plan.")
	private Path calls;

	@Option(names = { "-t", "--threads" }, paramLabel = "N", description = "Application threads. Default: the plan's.")
	private Integer threads;

	@Option(names = "--scale-to", paramLabel = "ID|FILE|T",
			description = "Scale all times to another machine; a rule of thumb. Give a result set of that machine, "
			+ "or its time of a trace without probes, such as 64ns.")
	private String scaleTo;

	@Option(names = "--calibration", paramLabel = "FILE",
			description = "A calibration of this machine that supplies the hand-over. Use it with a result set of the same framework that has "
			+ "no sweep over gaps, such as a published one.")
	private String calibration;

	@Option(names = "--objects", paramLabel = "ID|FILE|FOLDER",
			description = "What events of watched fields and types cost: the folder that 'sonde bench objects -o' wrote, or a result set of it. May be repeated. Default: the result set, "
			+ "if it has that, else the built-in ones.")
	private List<String> objects = new ArrayList<>();

	/**
	 * What an estimate is made from.
	 *
	 * @param writerChosen by option or plan
	 */
	public record Inputs(CostModel model, boolean writerChosen, List<ProbeLoad> loads, int threads) {
	}

	/**
	 * What a plan costs; hints go to {@code err}.
	 *
	 * @param file what messages call the plan
	 */
	public PlanEstimate estimate(Plan plan, Path file, PrintWriter err) throws Exception {
		Inputs inputs = inputs(plan, file, err);
		return PlanEstimate.of(inputs.model(), inputs.loads(), inputs.threads());
	}

	/** The same before it is computed. */
	public Inputs inputs(Plan plan, Path file, PrintWriter err) throws Exception {
		if (threads != null && threads < 1) {
			throw new ParameterException(command(),
					"Invalid value for option '--threads': a program has at least 1 application thread, found " + threads);
		}
		CallRates rates = calls == null ? new CallRates(Map.of()) : CallRatesCsv.read(calls);
		List<ProbeLoad> loads = ProbeLoads.of(plan, rates);
		Set<String> planned = new TreeSet<>();
		loads.forEach(load -> planned.add(CallRates.normalise(load.signature())));
		rates.rates().forEach((signature, rate) -> {
			if (!planned.contains(signature)) {
				err.println("sonde: " + calls + ": the plan has no probe in " + signature);
			}
			rate.nearestProbedCaller().filter(caller -> !planned.contains(CallRates.normalise(caller)))
					.ifPresent(caller -> err
							.println("sonde: " + calls + ": the plan has no probe in " + caller + ", the caller of " + signature));
		});
		String set = results == null ? plan.getResultSet() : results;
		Optional<ResultSet> named = set == null ? Optional.empty() : Optional.of(ResultSets.open(set, plan, err));
		ObjectCosts ofObjects = objectCosts(plan, named, err);
		Optional<ResultSet> measured = named
				.or(() -> Probes.ofOperations(plan).isEmpty() ? ofObjects.results().stream().findFirst() : Optional.empty());
		if (measured.isEmpty()) {
			throw new Failures.Failed(CommandProblem.NO_RESULT_SET, file);
		}
		Optional<String> run = named.flatMap(any -> Optional.ofNullable(writer == null && results == null ? plan.getWriter() : writer));
		WriterChoice choice = WriterChoice.of(plan, measured.get(), run);
		CostModel model = calibration == null ? choice.model()
				: choice.model().withHandOverOf(WriterChoice.usual(plan, ResultSets.open(calibration, err)));
		return new Inputs((scaleTo == null ? model : model.scaled(scaling(model, err))).withObjects(ofObjects), choice.named(), loads,
				threads == null ? plan.getThreads() : threads);
	}

	/** Returns the costs of a plan that watches objects. */
	private ObjectCosts objectCosts(Plan plan, Optional<ResultSet> named, PrintWriter err) throws OverheadException {
		if (objects.isEmpty()) {
			return Probes.objectProbes(plan).isEmpty() ? ObjectCosts.NONE : ObjectCosts.ofOwn(named.stream().toList());
		}
		// Also if the plan needs none: a wrong name is a mistake.
		List<ResultSet> sets = new ArrayList<>();
		for (String one : objects) {
			if (Files.isDirectory(Path.of(one))) {
				ResultFolder.read(Path.of(one)).sets().forEach(stored -> sets.add(stored.document().resultSet()));
			} else {
				sets.add(ResultSets.open(one, err));
			}
		}
		ObjectCosts costs = ObjectCosts.of(sets);
		if (costs.results().isEmpty()) {
			throw new ParameterException(command(), "Invalid value for option '--objects': " + String.join(", ", objects)
					+ " does not have the cost of events. Measure it: sonde bench objects -o FOLDER --part stages --part gaps");
		}
		return Probes.objectProbes(plan).isEmpty() ? ObjectCosts.NONE : costs;
	}

	private Scaling scaling(CostModel model, PrintWriter err) throws OverheadException {
		Matcher own = OWN_TIME.matcher(scaleTo);
		if (!own.matches() && NUMBER.matcher(scaleTo).matches()) {
			throw new ParameterException(command(),
					"Invalid value for option '--scale-to': expected the time of a trace in ns such as 64ns, found " + scaleTo);
		}
		if (!own.matches()) {
			return Scaling.between(model, ResultSets.open(scaleTo, err));
		}
		double nanos = Double.parseDouble(own.group(1));
		if (nanos == 0) {
			throw new ParameterException(command(),
					"Invalid value for option '--scale-to': the time of a trace must be above 0");
		}
		return Scaling.toOwn(model, nanos);
	}

	/** Whether the plan or an option names a result set. */
	public boolean isPossible(Plan plan) {
		return results != null || plan.getResultSet() != null;
	}

	/** The first of these options that was typed. */
	public Optional<String> given() {
		return Stream.of(new Given("--results", results), new Given("--writer", writer), new Given("--calls", calls),
				new Given("--threads", threads), new Given("--scale-to", scaleTo), new Given("--calibration", calibration),
				new Given("--objects", objects.isEmpty() ? null : objects))
				.filter(option -> option.value() != null).map(Given::option).findFirst();
	}

	private record Given(String option, Object value) {
	}

	/** The options that were given, as they would be typed again elsewhere: files by their names alone. */
	public List<String> asTyped() {
		return asTyped(FileNames::of);
	}

	/** The options that were given, as they are typed again here. */
	public List<String> asTypedHere() {
		return asTyped(Path::toString);
	}

	private List<String> asTyped(Function<Path, String> file) {
		List<String> words = new ArrayList<>();
		if (results != null) {
			words.addAll(List.of("--results", file.apply(Path.of(results))));
		}
		if (writer != null) {
			words.addAll(List.of("--writer", writer));
		}
		if (calls != null) {
			words.addAll(List.of("--calls", file.apply(calls)));
		}
		if (threads != null) {
			words.addAll(List.of("--threads", threads.toString()));
		}
		if (scaleTo != null) {
			words.addAll(List.of("--scale-to", file.apply(Path.of(scaleTo))));
		}
		if (calibration != null) {
			words.addAll(List.of("--calibration", file.apply(Path.of(calibration))));
		}
		objects.forEach(one -> words.addAll(List.of("--objects", file.apply(Path.of(one)))));
		return words;
	}
}
