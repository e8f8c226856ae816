/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.objects;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.sonde.benchmark.machine.Machine;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.ForkFlag;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.OddForks;
import org.sonde.overhead.results.Parameter;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.PooledForks;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Scope;
import org.sonde.overhead.results.Source;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.WarmUp;
import org.sonde.overhead.results.WarmUpRule;

/**
 * Result sets of what was measured: for each number of processors one of the test cases, whose configurations have the ids of the sets
 * published in 2004, and one for each kind of stages, in which a trace is a single operation.
 */
public final class GridSets {
	private static final double NANOS_PER_MICRO = 1000;
	/** The second half of the test cases was faster by more than this: the warm-up was too short. */
	private static final double STEADY = 0.9;
	private static final int SHARE_DIGITS = 4;
	private static final Map<Clock, GridFigure> CLOCKS = new EnumMap<>(
			Map.of(Clock.WALL, GridFigure.CASE_NANOS, Clock.THREAD_CPU, GridFigure.THREAD_NANOS,
					Clock.PROCESS_CPU, GridFigure.PROCESS_NANOS));

	private final GridResult result;
	private final String command;
	private final int processors;

	private GridSets(GridResult result, String command, int processors) {
		this.result = result;
		this.command = command;
		this.processors = processors;
	}

	/** @param command that repeats it, without paths of this machine */
	public static List<ResultSet> of(GridResult result, String command) {
		List<ResultSet> sets = new ArrayList<>();
		for (int processors : result.processors()) {
			GridSets one = new GridSets(result, command, processors);
			one.set(id(processors), "Watching objects on " + one.place(), result.points().stream()
					.filter(point -> point.processors() == processors && point.cell().load() != GridLoad.LOCAL).toList())
					.ifPresent(sets::add);
			for (String kind : GridCells.KINDS) {
				one.set(id(kind, processors), title(kind) + " on " + one.place(),
						result.points().stream().filter(point -> point.processors() == processors && point.cell().load() == GridLoad.LOCAL
								&& point.cell().id().startsWith(kind + "-")).toList())
						.ifPresent(sets::add);
			}
		}
		return sets;
	}

	private static String title(String kind) {
		return switch (kind) {
			case "jmx" -> "An attribute watched by JMX";
			case "carrier" -> "Changes brought out of the program";
			default -> "Stages of an event (" + kind + ")";
		};
	}

	/** Id of the set of test cases. */
	public static String id(int processors) {
		return "objects-" + place(processors).replace(' ', '-');
	}

	/** Ids of all sets. */
	public static List<String> ids(int processors) {
		return Stream.concat(Stream.of(id(processors)), GridCells.KINDS.stream().map(kind -> id(kind, processors))).toList();
	}

	private static String id(String kind, int processors) {
		return "objects-" + kind + "-" + place(processors).replace(' ', '-');
	}

	private static String place(int processors) {
		return processors + (processors == 1 ? " processor" : " processors");
	}

	private String place() {
		return place(processors);
	}

	private Optional<ResultSet> set(String id, String title, List<GridPoint> points) {
		if (points.isEmpty()) {
			return Optional.empty();
		}
		GridConditions conditions = result.conditions();
		Instant began = Instant.parse(conditions.began());
		boolean stages = points.getFirst().cell().load() == GridLoad.LOCAL;
		return Optional.of(new ResultSet(id, title, Set.of(),
				new Source("Own measurement with Sonde's benchmark", began.atOffset(ZoneOffset.UTC).getYear(), Optional.empty(), command,
						notes(points, stages)),
				Optional.empty(), Optional.empty(), conditions(stages, id.contains("-jmx-")), configurations(points, stages)));
	}

	private Conditions conditions(boolean stages, boolean jmx) {
		GridConditions measured = result.conditions();
		Machine machine = Machine.here();
		Map<ConditionName, String> stated = new LinkedHashMap<>();
		stated.put(ConditionName.MACHINE,
				measured.machine() + (result.shared().contains(processors) ? "" : ", of which the program has " + processors));
		stated.put(ConditionName.OPERATING_SYSTEM, machine.operatingSystem());
		String awake = measured.keptAwake() ? "kept awake by processes that run only if there is no work" : "";
		machine.idleProcessors().map(words -> awake.isEmpty() ? words : words + "; " + awake)
				.or(() -> Optional.of(awake).filter(words -> !words.isEmpty()))
				.ifPresent(words -> stated.put(ConditionName.IDLE_PROCESSORS, words));
		if (!stages) {
			stated.put(ConditionName.NETWORK, "loopback interface; application client and monitoring clients in a process of their own, on "
					+ (result.shared().contains(processors) ? "the same processors" : "other processors"));
		}
		stated.put(ConditionName.VIRTUAL_MACHINE, measured.java());
		stated.put(ConditionName.JVM_FLAGS, measured.jvmArguments());
		stated.put(ConditionName.MEASURED_AT, measured.began());
		stated.put(ConditionName.BENCHMARK, "Sonde's, with the test case of the MOOMS paper");
		stated.put(ConditionName.FRAMEWORK, jmx ? "JMX of the JDK" : "Sonde object monitoring");
		stated.put(ConditionName.PROBE_KIND, ProbeKind.ATTRIBUTE_AND_LIFECYCLE.keyword());
		stated.put(ConditionName.THREADS, "1");
		stated.put(ConditionName.FORK_LENGTH, measured.measuredMillis() + " ms after a warm-up of " + measured.warmUpMillis() + " ms");
		return stated(stated);
	}

	private static Conditions stated(Map<ConditionName, String> values) {
		Map<ConditionName, Condition> conditions = new EnumMap<>(ConditionName.class);
		values.forEach((name, value) -> conditions.put(name, new Condition.Stated(value)));
		return new Conditions(conditions);
	}

	private List<Configuration> configurations(List<GridPoint> points, boolean stages) {
		List<Configuration> configurations = new ArrayList<>();
		Set<String> made = new HashSet<>();
		for (Clock clock : Clock.values()) {
			for (GridPoint point : points) {
				configuration(point, clock, stages, made).ifPresent(configuration -> {
					made.add(configuration.id());
					configurations.add(configuration);
				});
			}
		}
		return configurations;
	}

	/** Empty if the clock did not work; urgent events have no times of test cases, and stand among those of elapsed time. */
	private Optional<Configuration> configuration(GridPoint point, Clock clock, boolean stages, Set<String> made) {
		GridCell cell = point.cell();
		boolean urgent = cell.load() == GridLoad.URGENT;
		if (urgent ? clock != Clock.WALL : point.summary(CLOCKS.get(clock)).isEmpty()) {
			return Optional.empty();
		}
		String suffix = clock == Clock.WALL ? "" : "-" + clock.keyword();
		String words = switch (clock) {
			case WALL -> "";
			case THREAD_CPU -> ", CPU time of the production thread";
			case PROCESS_CPU -> ", CPU time of the process";
		};
		Map<ConditionName, String> own = new LinkedHashMap<>();
		own.put(ConditionName.CLOCK, clock.keyword());
		own.put(ConditionName.JVMS, Integer.toString(point.forks().size()));
		if (!cell.statedArguments().isEmpty()) {
			own.put(ConditionName.JVM_FLAGS, result.conditions().jvmArguments() + " " + String.join(" ", cell.statedArguments()));
		}
		if (cell.phase() == Phase.WRITING) {
			own.put(ConditionName.WRITER, cell.label().substring(cell.label().indexOf(',') + 2));
		}
		List<Parameter> parameters = new ArrayList<>(cell.parameters());
		if (clock == Clock.WALL) {
			shareWritten(point).ifPresent(parameters::add);
			measured(point, GridFigure.DELAY_MEDIAN, Parameter.DELAY_MEDIAN_MICROS, NANOS_PER_MICRO).ifPresent(parameters::add);
			measured(point, GridFigure.DELAY_P99, Parameter.DELAY_P99_MICROS, NANOS_PER_MICRO).ifPresent(parameters::add);
			measured(point, GridFigure.SWITCHES, Parameter.CONTEXT_SWITCHES, 1).ifPresent(parameters::add);
			measured(point, GridFigure.ALLOCATED_BYTES, Parameter.ALLOCATED_BYTES, 1).ifPresent(parameters::add);
		}
		Optional<String> predecessor = cell.predecessor().map(before -> before + suffix).filter(made::contains);
		List<Fork> forks = urgent ? List.of() : OddForks.withOutliers(point.forks().stream().map(fork -> fork(fork, clock)).toList());
		return Optional.of(new Configuration(cell.id() + suffix, cell.label() + words, cell.phase(), predecessor, stated(own), parameters,
				urgent ? List.of() : List.of(stages ? PooledForks.measurement(forks) : ofTestCases(PooledForks.measurement(forks))),
				forks));
	}

	/** Returns the share of events that left the program. */
	private static Optional<Parameter> shareWritten(GridPoint point) {
		long generated = point.cell().isCarried() ? point.sum(GridFigure.GENERATED) : 0;
		return generated == 0 ? Optional.empty() : Optional.of(Parameter.number(Parameter.SHARE_OF_RECORDS_THAT_ARRIVED,
						BigDecimal.valueOf(point.sum(GridFigure.DELIVERED)).divide(BigDecimal.valueOf(generated), SHARE_DIGITS,
								RoundingMode.DOWN)));
	}

	/** The mean over the forks. */
	private static Optional<Parameter> measured(GridPoint point, GridFigure figure, String name, double divisor) {
		return point.summary(figure).map(summary -> Parameter.number(name, new BigDecimal(Digits.atMost(summary.mean() / divisor, 3))));
	}

	private static Measurement ofTestCases(Measurement measurement) {
		return new Measurement(measurement.kind(), measurement.unit(), Scope.TEST_CASE, measurement.precision(), measurement.values(),
				measurement.place(), measurement.intervalOver());
	}

	private static Fork fork(GridFork fork, Clock clock) {
		Map<Statistic, Double> nanos = new EnumMap<>(Statistic.class);
		nanos.put(Statistic.MEAN, fork.find(CLOCKS.get(clock)).orElseThrow());
		Set<ForkFlag> flags = EnumSet.noneOf(ForkFlag.class);
		if (GridStudy.isNoisy(fork)) {
			flags.add(ForkFlag.NOISY);
		}
		if (fork.find(GridFigure.SECOND_HALF).orElse(1) < STEADY) {
			flags.add(ForkFlag.NEVER_SETTLED);
		}
		long warmUp = (long) fork.find(GridFigure.WARM_UP_CASES).orElse(0);
		return new Fork(fork.number(), 1, warmUp + (long) fork.find(GridFigure.CASES).orElseThrow(), new WarmUp(warmUp, WarmUpRule.GIVEN),
				nanos, Optional.empty(), Optional.empty(), flags, Optional.empty());
	}

	private List<String> notes(List<GridPoint> points, boolean stages) {
		List<String> notes = new ArrayList<>();
		notes.add(
				"Each fork is a JVM of its own; the cells took turns, in a different order each round. CPU time of the process is without that of the compiler's threads.");
		if (stages) {
			notes.add(
					"A trace is one operation, repeated, with an observer in the same process that only counts. If its queue is full, the program waits, but in the stage of the hand-over, it drops the oldest event.");
			if (points.stream().anyMatch(point -> point.cell().id().startsWith("carrier-"))) {
				notes.add(
						"Where events leave the program, they do as with sonde run, and what counts them is in the same JVM. The log and the carriers get each event at once, OpenTelemetry's at most 500 after at most a second; they drop the oldest if their queue of 10,000 is full. All events of the measured time were counted: arrived + dropped = generated.");
			} else if (points.stream().anyMatch(point -> point.cell().isCarried())) {
				notes.add(
						"Where events are written to the log, it is the log of sonde run, among the temporary files. It gets each event at once, and drops the oldest if its queue of 10,000 is full. All events of the measured time were counted: written + dropped = generated. The file had as many lines as were written.");
			}
		} else {
			notes.add(
					"A test case is an attribute update, and the creation and removal of an object: two requests by the loopback interface, three events. Observers send each sequence to a client in another process, and wait for its answer. The delay of an event ends with that answer.");
			notes.add(String.format(Locale.ROOT,
					"Each of the two operations computes for %s µs (%d steps). Overheads in percent depend on it.",
					Digits.value(result.conditions().workMicros()), result.conditions().steps()));
			notes.add(
					"All events were counted in each fork: delivered + dropped = generated, and as many arrived at the clients as were delivered. Dropped: "
							+ points.stream().mapToLong(point -> point.sum(GridFigure.DROPPED)).sum() + " of "
							+ points.stream().mapToLong(point -> point.sum(GridFigure.GENERATED)).sum() + ".");
		}
		long noisy = points.stream().flatMap(point -> point.forks().stream()).filter(GridStudy::isNoisy).count();
		if (noisy > 0) {
			notes.add("Other programs took more than a tenth of the processors during " + noisy + " of "
					+ points.stream().mapToLong(point -> point.forks().size()).sum()
					+ " forks, even when repeated. These forks are flagged.");
		}
		result.voids().stream().filter(words -> words.contains(" on " + place() + ":"))
				.forEach(words -> notes.add("Not measured: " + words + "."));
		return notes;
	}
}
