/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.sonde.overhead.results.CallShape;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Parameter;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.statistics.Interval;

/**
 * The runs that lead from the one without probes to one with a writer, each adding to the one before it.
 *
 * @param runs in that order; the last has the writer
 */
record RunChain(ResultSet results, List<Configuration> runs) {

	/** The conditions in which runs with one writer may differ: the load of the benchmark, and conditions that are not the writer's. */
	private static final Set<ConditionName> OF_THE_LOAD = Set.of(ConditionName.RECURSION_DEPTH, ConditionName.CALL_SHAPE,
			ConditionName.METHOD_TIME_MICROS, ConditionName.RECORDS_PER_TRACE, ConditionName.BYTES_PER_TRACE,
			ConditionName.CALLS_PER_JVM, ConditionName.FORK_LENGTH, ConditionName.WARM_UP_CALLS_PER_JVM, ConditionName.JVMS,
			ConditionName.REPETITIONS,
			ConditionName.MEASURED_AT, ConditionName.LOAD_AVERAGE_BEFORE, ConditionName.LOAD_AVERAGE_AFTER);

	static RunChain to(ResultSet results, Configuration writer) {
		List<Configuration> runs = new ArrayList<>();
		for (Optional<Configuration> run = Optional.of(writer); run.isPresent(); run = results.predecessorOf(run.get())) {
			runs.addFirst(run.get());
		}
		return new RunChain(results, List.copyOf(runs));
	}

	Configuration first() {
		return runs.getFirst();
	}

	Configuration writer() {
		return runs.getLast();
	}

	Conditions conditions() {
		return results.conditionsOf(writer());
	}

	/** Executions per trace; empty if the source does not state it. */
	OptionalDouble executions() {
		OptionalDouble depth = conditions().number(ConditionName.RECURSION_DEPTH);
		return depth.isPresent() && depth.getAsDouble() >= 1 ? depth : OptionalDouble.empty();
	}

	/** MooBench's calls are nested; a source that says nothing of their shape used that benchmark as it is. */
	CallShape shape() {
		return conditions().callShape().orElse(CallShape.NESTED);
	}

	OptionalDouble methodTimeMicros() {
		return conditions().number(ConditionName.METHOD_TIME_MICROS);
	}

	boolean isTimedByWallClock() {
		return clock() == Clock.WALL;
	}

	private Clock clock() {
		return conditions().clock().orElse(Clock.WALL);
	}

	/** The same runs as another clock timed them; empty if it did not. */
	Optional<RunChain> timedBy(Clock other) {
		return family(Set.of(ConditionName.CLOCK, ConditionName.JVMS), RunChain::clock).stream().filter(chain -> chain.clock() == other)
				.findFirst();
	}

	/** Application threads; 1 if the source does not say. */
	int threads() {
		return (int) conditions().number(ConditionName.THREADS).orElse(1);
	}

	/**
	 * The runs of the same writer on the same machine with the same clock, this one among them: they differ in depth, shape and
	 * method time. Runs of one shape belong to one application; of several applications of the other shape, to that of the same
	 * experiment. Runs that claim the same load are not used for others, and stand alone: they differ in what the set does not
	 * state.
	 */
	List<RunChain> sameWriter() {
		List<RunChain> all = family(OF_THE_LOAD, chain -> List.of(chain.executions(), chain.shape(), chain.methodTimeMicros(),
				chain.parametersThatMatter(true)));
		Map<Set<Parameter>, List<RunChain>> others = all.stream().filter(chain -> shape().isModelled() && chain.shape() == shape().other())
				.collect(Collectors.groupingBy(chain -> chain.parametersThatMatter(true), LinkedHashMap::new, Collectors.toList()));
		List<List<RunChain>> near = others.size() < 2 ? List.copyOf(others.values()) : others.values().stream()
						.filter(chains -> chains.stream()
								.allMatch(chain -> chain.experiment().isPresent() && chain.experiment().equals(experiment())))
						.toList();
		return all.stream().filter(chain -> chain.shape() == shape() || near.size() == 1 && near.getFirst().contains(chain)).toList();
	}

	/** Returns the number of depths at which this writer was measured with this shape and method time. */
	int depths() {
		return (int) sameWriter().stream().filter(chain -> chain.shape() == shape() && chain.methodTimeMicros().equals(methodTimeMicros()))
				.map(RunChain::executions).distinct().count();
	}

	/**
	 * Which runs were made together; those of another one belong to this one's line only where their calls have the other shape.
	 */
	private Optional<String> experiment() {
		return writer().parameters().stream().filter(parameter -> parameter.name().equals("experiment")).map(Parameter::value).findFirst();
	}

	/** The runs of the same writer under the same load with other numbers of application threads, this one among them. */
	List<RunChain> otherThreads() {
		return family(Set.of(ConditionName.THREADS, ConditionName.JVMS), RunChain::threads);
	}

	private List<RunChain> family(Set<ConditionName> mayDiffer, Function<RunChain, Object> load) {
		Map<Object, List<RunChain>> byLoad = new LinkedHashMap<>();
		for (Configuration other : CostModel.writers(results)) {
			RunChain chain = RunChain.to(results, other);
			if (without(mayDiffer, chain.conditions()).equals(without(mayDiffer, conditions())) && hasSameParameters(chain)) {
				byLoad.computeIfAbsent(load.apply(chain), any -> new ArrayList<>()).add(chain);
			}
		}
		if (byLoad.get(load.apply(this)).size() > 1) {
			return List.of(this);
		}
		return byLoad.values().stream().filter(claiming -> claiming.size() == 1).map(List::getFirst).toList();
	}

	/** Whether the applications are the same. Another shape is always another application. */
	private boolean hasSameParameters(RunChain other) {
		return parametersThatMatter(other.shape() == shape()).equals(other.parametersThatMatter(other.shape() == shape()));
	}

	private Set<Parameter> parametersThatMatter(boolean sameShape) {
		return writer().parameters().stream().filter(parameter -> !parameter.mayDiffer() && (parameter.number() || sameShape))
				.collect(Collectors.toSet());
	}

	private static Map<ConditionName, String> without(Set<ConditionName> names, Conditions conditions) {
		Map<ConditionName, String> rest = new LinkedHashMap<>();
		for (Map.Entry<ConditionName, Condition> entry : conditions.values().entrySet()) {
			if (!names.contains(entry.getKey())) {
				rest.put(entry.getKey(), entry.getValue().value());
			}
		}
		return rest;
	}

	/** Returns what the run of this phase adds to the one before, per trace. Empty without such a run or without figures. */
	Optional<RunStep> step(Phase phase) {
		for (int i = 1; i < runs.size(); i++) {
			if (runs.get(i).phase() == phase) {
				return RunStep.between(runs.get(i - 1), runs.get(i));
			}
		}
		return Optional.empty();
	}

	/** Returns all steps from the first run to the last. Empty if one of them has no figures. */
	Optional<List<RunStep>> steps() {
		List<RunStep> steps = new ArrayList<>();
		for (int i = 1; i < runs.size(); i++) {
			Optional<RunStep> step = RunStep.between(runs.get(i - 1), runs.get(i));
			if (step.isEmpty()) {
				return Optional.empty();
			}
			steps.add(step.get());
		}
		return Optional.of(steps);
	}

	/** Returns the inputs of a cost per execution: these portions of a trace, then its executions. */
	List<CostFigure> inputs(List<RunStep> portions) {
		List<CostFigure> inputs = new ArrayList<>(portions.stream().map(step -> step.figure(results)).toList());
		inputs.add(CostFigure.stated("executions per trace", "", executions().orElseThrow(), "recursion depth of " + writer().id()));
		return inputs;
	}

	/** The point of the step of this phase on a line over the depths; empty without figures or depth. */
	Optional<LineFit.Point> point(Phase phase) {
		return executions().isEmpty() ? Optional.empty() : step(phase).map(step -> new LineFit.Point(executions().getAsDouble(),
						step.signedNanos(), step.forkHalfWidth()));
	}

	/** The same of all steps together. */
	Optional<LineFit.Point> wholePoint() {
		if (executions().isEmpty() || steps().isEmpty()) {
			return Optional.empty();
		}
		List<RunStep> steps = steps().get();
		Optional<RunStep> whole = RunStep.difference(first(), writer());
		boolean differences = steps.stream().noneMatch(RunStep::stated) && whole.isPresent();
		double nanos = differences ? whole.get().signedNanos() : steps.stream().mapToDouble(RunStep::signedNanos).sum();
		return Optional.of(new LineFit.Point(executions().getAsDouble(), nanos,
				differences ? whole.get().forkHalfWidth() : OptionalDouble.empty()));
	}

	/** Returns how long a trace takes with the writer, in nanoseconds, with the interval of the source. Empty without figures. */
	Optional<Interval> responseNanos() {
		return RunTime.ofRun(writer()).map(time -> time.interval().orElse(Interval.exactly(time.nanos())));
	}
}
