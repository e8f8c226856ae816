/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.results;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

import org.sonde.benchmark.experiment.MeasuredFork;
import org.sonde.benchmark.experiment.MeasuredRun;
import org.sonde.benchmark.run.BenchmarkRun;
import org.sonde.benchmark.run.ForkOutcome;
import org.sonde.benchmark.run.ForkRunner;
import org.sonde.benchmark.subject.Arrival;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.subject.SubjectConfiguration;
import org.sonde.benchmark.workload.Workload;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.GapSweep;
import org.sonde.overhead.results.Parameter;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.PooledForks;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Source;

/** Makes a result set of what was measured of one subject. */
public final class MeasuredSet {

	private final Subject subject;
	private final List<MeasuredRun> runs;
	private final RunEnvironment surroundings;
	private final boolean oneShape;
	private final boolean oneDepth;
	private final boolean oneMethodTime;
	private final boolean oneNumberOfThreads;
	private final boolean oneHeap;

	private MeasuredSet(Subject subject, List<MeasuredRun> runs, RunEnvironment surroundings) {
		this.subject = subject;
		this.runs = runs.stream().filter(run -> !run.forks().isEmpty()).toList();
		this.surroundings = surroundings;
		oneShape = same(Workload::shape);
		oneDepth = same(Workload::executions);
		oneMethodTime = same(Workload::methodTimeNanos);
		oneNumberOfThreads = same(Workload::threads);
		oneHeap = this.runs.stream().map(run -> heap(run.run())).distinct().count() <= 1;
	}

	private String heap(BenchmarkRun run) {
		return ForkRunner.heap(run, surroundings.length(), surroundings.jvmArguments()).toString();
	}

	private boolean same(Function<Workload, Object> property) {
		return runs.stream().map(run -> property.apply(run.run().workload())).distinct().count() <= 1;
	}

	/**
	 * @param runs of this subject, on one Java; those without a valid fork are named in the notes
	 * @param sweeps of this subject; each belongs to the first configuration with its writer, as the conditions of those that follow differ
	 *               in the workload alone
	 * @return empty if no run has a valid fork
	 */
	public static Optional<ResultSet> of(String id, String title, Subject subject, List<MeasuredRun> runs, RunEnvironment surroundings,
			List<GapSweep> sweeps) {
		MeasuredSet set = new MeasuredSet(subject, runs, surroundings);
		if (set.runs.isEmpty()) {
			return Optional.empty();
		}
		int year = surroundings.began().atOffset(ZoneOffset.UTC).getYear();
		List<Configuration> configurations = set.configurations();
		return Optional.of(new ResultSet(id, title, Set.of(), new Source("Own measurement with Sonde's benchmark", year,
				Optional.empty(), surroundings.command(), new MeasurementNotes(subject, set.runs, surroundings).of(runs)),
				Optional.empty(), Optional.empty(), set.conditions(),
				configurations, sweeps.stream().flatMap(sweep -> set.of(sweep, configurations).stream()).toList()));
	}

	/** The sweep under the id that a configuration with its writer has in the set. */
	private Optional<GapSweep> of(GapSweep sweep, List<Configuration> configurations) {
		Optional<String> writer = subject.configurations().stream().filter(one -> one.id().equals(sweep.writer())).findFirst()
				.flatMap(SubjectConfiguration::writer);
		return configurations.stream()
				.filter(one -> one.phase() == Phase.WRITING
						&& one.conditions().find(ConditionName.WRITER).map(Condition::value).equals(writer))
				.findFirst().map(one -> sweep.of(one.id()));
	}

	private Conditions conditions() {
		Map<ConditionName, String> stated = new LinkedHashMap<>();
		stated.put(ConditionName.MACHINE, surroundings.machine().description());
		stated.put(ConditionName.OPERATING_SYSTEM, surroundings.machine().operatingSystem());
		surroundings.machine().idleProcessors().ifPresent(words -> stated.put(ConditionName.IDLE_PROCESSORS, words));
		stated.put(ConditionName.VIRTUAL_MACHINE, runs.getFirst().run().java().toString());
		if (oneHeap) {
			stated.put(ConditionName.HEAP, heap(runs.getFirst().run()));
		}
		if (!surroundings.jvmArguments().isEmpty()) {
			stated.put(ConditionName.JVM_FLAGS, String.join(" ", surroundings.jvmArguments()));
		}
		List<String> collectors = runs.stream().flatMap(run -> run.forks().stream()).map(MeasuredFork::collectors).distinct().toList();
		if (collectors.size() == 1) {
			stated.put(ConditionName.GARBAGE_COLLECTORS, collectors.getFirst());
		}
		stated.put(ConditionName.MEASURED_AT, surroundings.began().truncatedTo(ChronoUnit.SECONDS).toString());
		surroundings.loadBefore().ifPresent(load -> stated.put(ConditionName.LOAD_AVERAGE_BEFORE, Digits.atMost(load, 2)));
		surroundings.loadAfter().ifPresent(load -> stated.put(ConditionName.LOAD_AVERAGE_AFTER, Digits.atMost(load, 2)));
		stated.put(ConditionName.BENCHMARK, "Sonde's, with MooBench's application");
		stated.put(ConditionName.FRAMEWORK, subject.framework());
		subject.weaver().ifPresent(weaver -> stated.put(ConditionName.WEAVER, weaver));
		subject.probeKind().ifPresent(kind -> stated.put(ConditionName.PROBE_KIND, kind.keyword()));
		Workload workload = runs.getFirst().run().workload();
		if (oneDepth) {
			stated.put(ConditionName.RECURSION_DEPTH, Integer.toString(workload.executions()));
		}
		if (oneShape) {
			stated.put(ConditionName.CALL_SHAPE, workload.shape().inResultSets().keyword());
		}
		if (oneMethodTime) {
			stated.put(ConditionName.METHOD_TIME_MICROS, workload.methodTimeMicros());
		}
		if (oneNumberOfThreads) {
			stated.put(ConditionName.THREADS, Integer.toString(workload.threads()));
		}
		stated.put(ConditionName.FORK_LENGTH, surroundings.length().toString());
		return subject.conditions().overriddenBy(stated(stated));
	}

	private static Conditions stated(Map<ConditionName, String> values) {
		Map<ConditionName, Condition> conditions = new EnumMap<>(ConditionName.class);
		values.forEach((name, value) -> conditions.put(name, new Condition.Stated(value)));
		return new Conditions(conditions);
	}

	private List<Configuration> configurations() {
		List<Configuration> configurations = new ArrayList<>();
		Set<String> made = new LinkedHashSet<>();
		for (Clock clock : Clock.values()) {
			for (MeasuredRun run : runs) {
				List<Fork> forks = run.forks(clock);
				if (!forks.isEmpty()) {
					Configuration configuration = configuration(run, clock, forks, made);
					made.add(configuration.id());
					configurations.add(configuration);
				}
			}
		}
		return configurations;
	}

	private Configuration configuration(MeasuredRun measured, Clock clock, List<Fork> forks, Set<String> made) {
		BenchmarkRun run = measured.run();
		String suffix = suffix(run.workload(), clock);
		return new Configuration(run.configuration().id() + suffix, run.configuration().label() + words(run.workload(), clock),
				run.configuration().phase(), run.configuration().phase() == Phase.NONE ? Optional.empty() : predecessor(run, suffix, made),
				stated(conditions(measured, clock, forks.size())), parameters(measured), List.of(PooledForks.measurement(forks)), forks);
	}

	/** Those that are not the same in all configurations. */
	private Map<ConditionName, String> conditions(MeasuredRun measured, Clock clock, int forks) {
		BenchmarkRun run = measured.run();
		Map<ConditionName, String> own = new LinkedHashMap<>();
		Workload workload = run.workload();
		if (!oneHeap) {
			own.put(ConditionName.HEAP, heap(run));
		}
		run.configuration().writer().ifPresent(writer -> own.put(ConditionName.WRITER, writer));
		if (!oneDepth) {
			own.put(ConditionName.RECURSION_DEPTH, Integer.toString(workload.executions()));
		}
		if (!oneShape) {
			own.put(ConditionName.CALL_SHAPE, workload.shape().inResultSets().keyword());
		}
		if (!oneMethodTime) {
			own.put(ConditionName.METHOD_TIME_MICROS, workload.methodTimeMicros());
		}
		own.put(ConditionName.CLOCK, clock.keyword());
		if (!oneNumberOfThreads) {
			own.put(ConditionName.THREADS, Integer.toString(workload.threads()));
		}
		own.put(ConditionName.JVMS, Integer.toString(forks));
		if (run.configuration().arrival() instanceof Arrival.Counted counted) {
			long records = counted.perTrace(workload.executions());
			if (records > 0) {
				own.put(ConditionName.RECORDS_PER_TRACE, Long.toString(records));
			}
			arrived(measured).filter(one -> one.bytes() > 0 && one.records() > 0).mapToDouble(one -> (double) one.bytes() / one.records())
					.average()
					.ifPresent(bytes -> own.put(ConditionName.BYTES_PER_TRACE, Digits.atMost(bytes * records, 2)));
		}
		return own;
	}

	private static List<Parameter> parameters(MeasuredRun measured) {
		Workload workload = measured.run().workload();
		List<Parameter> parameters = new ArrayList<>();
		if (workload.unmonitored() > 0) {
			parameters.add(Parameter.number(Parameter.EXECUTIONS_WITHOUT_PROBES, BigDecimal.valueOf(workload.unmonitored())));
		}
		if (workload.byThreadTime()) {
			parameters.add(Parameter.text(Parameter.METHOD_TIME_BY, Clock.THREAD_CPU.keyword()));
		}
		if (drops(measured.run())) {
			parameters.add(Parameter.number(Parameter.SHARE_OF_RECORDS_THAT_ARRIVED,
					BigDecimal.valueOf(share(measured)).setScale(4, RoundingMode.DOWN)));
		}
		return parameters;
	}

	private static Stream<ForkOutcome.Arrived> arrived(MeasuredRun measured) {
		return measured.forks().stream().flatMap(fork -> fork.arrived().stream());
	}

	private static boolean drops(BenchmarkRun run) {
		return run.configuration().arrival() instanceof Arrival.Counted counted && counted.dropsWhenFull();
	}

	/** Records that arrived, of all that all forks made; in (0, 1]. */
	static double share(MeasuredRun measured) {
		return arrived(measured).mapToDouble(ForkOutcome.Arrived::records).sum()
				/ arrived(measured).mapToDouble(ForkOutcome.Arrived::expected).sum();
	}

	/** The nearest configuration before it that was measured under the same workload. */
	private Optional<String> predecessor(BenchmarkRun run, String suffix, Set<String> made) {
		Optional<String> before = run.configuration().predecessor();
		while (before.isPresent() && !made.contains(before.get() + suffix)) {
			before = subject.predecessor(before.get());
		}
		return before.map(id -> id + suffix);
	}

	private String suffix(Workload workload, Clock clock) {
		return (oneShape ? "" : "-" + workload.shape().keyword()) + (oneDepth ? "" : "-" + workload.executions())
				+ (oneMethodTime ? "" : "-" + workload.methodTimeMicros() + "us")
				+ (oneNumberOfThreads ? "" : "-" + workload.threads() + "-threads")
				+ (clock == Clock.WALL ? "" : "-" + clock.keyword());
	}

	private String words(Workload workload, Clock clock) {
		return (oneShape ? "" : ", " + workload.shape().keyword()) + (oneDepth ? "" : ", depth " + workload.executions())
				+ (oneMethodTime ? "" : ", method time " + workload.methodTimeMicros() + " µs")
				+ (oneNumberOfThreads ? "" : workload.threads() == 1 ? ", 1 thread" : ", " + workload.threads() + " threads")
				+ switch (clock) {
					case WALL -> "";
					case THREAD_CPU -> ", CPU time of the thread";
					case PROCESS_CPU -> ", CPU time of the process";
				};
	}
}
