/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.userprogram;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

import org.sonde.benchmark.machine.Machine;
import org.sonde.benchmark.userprogram.MeasuredProbes;
import org.sonde.benchmark.userprogram.ProgramEffort;
import org.sonde.benchmark.userprogram.ProgramOverhead;
import org.sonde.benchmark.userprogram.ProgramOverhead.PerUnit;
import org.sonde.benchmark.userprogram.ResourceUsage.Figure;
import org.sonde.benchmark.userprogram.RunFigure;
import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.common.table.Table;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.statistics.Interval;

import tools.jackson.databind.node.ObjectNode;

/**
 * The measured overhead of a program next to the estimate, as tables, sentences and JSON.
 *
 * @param probes     what was measured
 * @param unit       what counts as a unit of work, in words
 * @param prediction made before the measurement; empty if there is none
 * @param effort     with which it was measured; empty if nobody asks how precise it was to be
 */
public record ProgramReport(MeasuredProbes.Kind probes, String unit, ProgramOverhead overhead, Optional<ProgramPrediction> prediction,
		Optional<ProgramEffort> effort) {

	/** CPU time as a share of elapsed time. */
	private static final double MOSTLY_WAITING = 1 / 3.0;
	private static final double PERCENT = 100;

	static final List<Phase> STATES = List.of(Phase.NONE, Phase.DEACTIVATED, Phase.COLLECTING, Phase.WRITING);
	/** What is estimated of all portions together, with what people read behind the name. */
	private static final Map<Figure, String> TOTALS = new EnumMap<>(
			Map.of(Figure.APPLICATION_CPU, "", Figure.PROCESS_CPU, ", CPU of the process", Figure.WALL, ", elapsed"));
	/** The phases that are compared with deactivated probes. */
	static final List<Phase> ADDING = List.of(Phase.COLLECTING, Phase.WRITING);

	/** Makes the report of probes of methods. */
	public ProgramReport(String unit, ProgramOverhead overhead, Optional<ProgramPrediction> prediction, Optional<ProgramEffort> effort) {
		this(MeasuredProbes.Kind.METHODS, unit, overhead, prediction, effort);
	}

	/**
	 * A portion of the overhead, in nanoseconds of the application threads' CPU time per unit of work.
	 *
	 * @param id    as in JSON
	 * @param label for people
	 * @param comparable whether the same was measured that is predicted
	 */
	public record Portion(String id, String label, Optional<PerUnit> measured, Optional<Interval> predicted, boolean comparable) {

		/**
		 * Whether the estimate interval contains what was measured; empty without one of the two, and where the value lies outside but its
		 * interval reaches into it, as that of I does in most programs, or is unknown.
		 */
		public Optional<Boolean> inside() {
			if (!comparable || predicted.isEmpty() || measured.isEmpty()) {
				return Optional.empty();
			}
			return contains(predicted.get(), measured.get());
		}
	}

	/** Empty where the value lies outside, but its interval reaches in or is unknown. */
	private static Optional<Boolean> contains(Interval estimate, PerUnit measured) {
		if (estimate.contains(measured.value())) {
			return Optional.of(true);
		}
		return measured.interval().known().filter(over -> over.high() < estimate.low() || estimate.high() < over.low())
				.map(apart -> false);
	}

	/** Returns how precise the figures became. Empty if the design asks for no precision. */
	Optional<ReachedPrecision> precision() {
		return effort.map(asked -> ReachedPrecision.of(probes, overhead, asked));
	}

	/**
	 * I, C and hand-over, measured and estimated where known; of events the last two together, as they cannot be made without being handed
	 * over.
	 */
	public List<Portion> portions() {
		Portion instrumentation = new Portion("instrumentation",
				overhead.hasStartUpInUnits() ? "I; measured with start-up and weaving" : "I, instrumentation",
				overhead.instrumentation(Figure.APPLICATION_CPU), prediction.flatMap(ProgramPrediction::instrumentation),
				!overhead.hasStartUpInUnits());
		if (probes == MeasuredProbes.Kind.EVENTS) {
			return List.of(instrumentation,
					new Portion("events", "events, made and handed over", overhead.added(Phase.WRITING, Figure.APPLICATION_CPU),
							prediction.map(ProgramPrediction::withoutInstrumentation), true));
		}
		return List.of(instrumentation,
				new Portion("collecting", "C, collecting", overhead.added(Phase.COLLECTING, Figure.APPLICATION_CPU),
						prediction.flatMap(ProgramPrediction::collecting), true),
				new Portion("handOver", "hand-over", overhead.handOver(Figure.APPLICATION_CPU),
						prediction.flatMap(ProgramPrediction::handOver), true));
	}

	/** Returns what the probes add in all, including I if I was measured by itself. */
	public Optional<PerUnit> measured() {
		return overhead.all(Figure.APPLICATION_CPU);
	}

	/** Whether the estimate interval contains what was measured; empty as for portions. */
	public Optional<Boolean> inside(Figure figure) {
		return estimated(figure).flatMap(interval -> measured(figure).flatMap(all -> contains(interval, all)));
	}

	/** Returns what the probes add of the portions that are estimated. What I allocates is not. */
	Optional<PerUnit> measured(Figure figure) {
		return figure == Figure.ALLOCATION ? overhead.added(Phase.WRITING, figure) : overhead.all(figure);
	}

	/** Returns the estimate of the same portions as in {@link #measured(Figure)}. */
	Optional<Interval> estimated(Figure figure) {
		return prediction.flatMap(one -> figure != Figure.ALLOCATION && isWithoutInstrumentation(figure)
				? one.estimated(figure).map(one::withoutInstrumentation)
				: one.estimated(figure).map(Interval::clampedAtZero));
	}

	/** Whether I was not measured by itself, so that the total is only what active probes add. */
	boolean isWithoutInstrumentation(Figure figure) {
		return overhead.all(figure).isPresent() && !overhead.allHasInstrumentation(figure);
	}

	private String total(Figure figure) {
		return isWithoutInstrumentation(figure) ? "all but I" : "all";
	}

	/** All tables. */
	public List<Table> tables() {
		return Stream.of(unitTables().stream(), shares().stream(), counts().stream(), runs().stream()).flatMap(tables -> tables).toList();
	}

	/** States of the program, then portions of the overhead. */
	public List<Table> unitTables() {
		FigureText times = times();
		List<List<String>> states = states().flatMap(state -> row(state, times).stream()).toList();
		List<List<String>> rows = new ArrayList<>();
		for (Portion portion : portions()) {
			rows.add(List.of(portion.label(), times.of(portion.measured()), portion.predicted().map(times::of).orElse("unknown"),
					inside(portion)));
		}
		TOTALS.forEach((figure, name) -> rows
				.add(List.of(total(figure) + name, times.of(overhead.all(figure)), estimated(figure).map(times::of).orElse("unknown"),
						insideInWords(figure))));
		FigureText bytes = FigureText.ofBytesLike(measured(Figure.ALLOCATION).map(PerUnit::value)
				.or(() -> estimated(Figure.ALLOCATION).map(Interval::value)).orElse(0.0));
		rows.add(List.of("allocated, without I", bytes.of(measured(Figure.ALLOCATION)),
				estimated(Figure.ALLOCATION).map(bytes::of).orElse("unknown"), insideInWords(Figure.ALLOCATION)));
		return List.of(new Table(List.of("per unit of work", "JVMs", "CPU, application", "CPU, process", "elapsed", "allocated"), states),
				new Table(List.of("overhead", "measured", "estimated", "inside"), rows));
	}

	private static String inside(Portion portion) {
		return inWords(portion.inside(), portion.comparable() && portion.measured().isPresent() && portion.predicted().isPresent());
	}

	private String insideInWords(Figure figure) {
		return inWords(inside(figure), measured(figure).isPresent() && estimated(figure).isPresent());
	}

	private static String inWords(Optional<Boolean> inside, boolean compared) {
		return inside.map(yes -> yes ? "yes" : "no").orElse(compared ? "perhaps" : "");
	}

	/** Returns what the CPU time was spent on. Empty until it is known. */
	public Optional<Table> shares() {
		return RunTables.shares(states(), times());
	}

	/** Collections of garbage, and what was written, per unit of work; empty before something is known of them. */
	public Optional<Table> counts() {
		return RunTables.counts(states());
	}

	/** JVMs as a whole; empty before something is known of them. */
	public Optional<Table> runs() {
		return RunTables.runs(overhead);
	}

	/** A unit of work is anything from microseconds to minutes. */
	FigureText times() {
		double longest = STATES.stream().flatMap(phase -> overhead.steady(phase, Figure.APPLICATION_CPU).stream())
				.mapToDouble(PerUnit::value)
				.max().orElseGet(() -> measured().map(PerUnit::value).orElse(0.0));
		return FigureText.ofTimesLike(longest);
	}

	/** Where the figures of a state come from. */
	enum Source {
		/** From JVMs that were always in this state. */
		JVMS,
		/** From JVMs in which the probes were switched: the cost of a unit with probes. */
		WINDOWS,
		/** From such JVMs: what the probes add. */
		ADDED
	}

	/**
	 * The figures of a unit of work with the probes in one state, or what they add to it in one.
	 *
	 * @param phase   the state
	 * @param figures by kind, where known
	 */
	record State(Phase phase, Source source, Function<Figure, Optional<PerUnit>> figures) {

		/** For people. */
		String name() {
			return phase.keyword() + (source == Source.ADDED ? " adds" : "");
		}

		/** Returns the id in JSON. */
		String id() {
			return phase.keyword() + (source == Source.ADDED ? "-added" : "");
		}

		Optional<PerUnit> figure(Figure kind) {
			return figures.apply(kind);
		}
	}

	/** Every state, then what the probes add in those that are compared with deactivated ones. */
	Stream<State> states() {
		return Stream.concat(STATES.stream().map(this::inJvms), adding());
	}

	/** The same, and those that were only measured in windows. */
	Stream<State> configurations() {
		return Stream.concat(STATES.stream().map(phase -> inJvms(phase).figure(Figure.APPLICATION_CPU).isPresent() ? inJvms(phase)
				: new State(phase, Source.WINDOWS, figure -> overhead.switchedOn(phase, figure))), adding());
	}

	private State inJvms(Phase phase) {
		return new State(phase, Source.JVMS, figure -> overhead.steady(phase, figure));
	}

	private Stream<State> adding() {
		return ADDING.stream().map(phase -> new State(phase, Source.ADDED, figure -> overhead.added(phase, figure)));
	}

	private static Optional<List<String>> row(State state, FigureText times) {
		return state.figure(Figure.APPLICATION_CPU).map(cpu -> List.of(state.name(), Integer.toString(cpu.forks()),
				times.of(Optional.of(cpu)),
				times.of(state.figure(Figure.PROCESS_CPU)), times.of(state.figure(Figure.WALL)), bytes(state.figure(Figure.ALLOCATION))));
	}

	/**
	 * A portion of the overhead, or all of it, to be drawn.
	 *
	 * @param measured else it is estimated
	 * @param interval in {@link #timeUnit}; without a width if there is no interval
	 * @param text     the figure for people
	 */
	public record Bar(String name, boolean measured, Interval interval, String text) {
	}

	/** Returns the bars: what was measured, and below it what was estimated. First each portion, then all. */
	public List<Bar> bars() {
		FigureText times = times();
		List<Bar> bars = new ArrayList<>();
		for (Portion portion : portions()) {
			portion.measured().ifPresent(value -> bars.add(bar(portion.label(), value, times)));
			portion.predicted().ifPresent(nanos -> bars.add(new Bar(portion.label() + ", estimated", false,
					drawn(nanos, times), times.of(nanos))));
		}
		TOTALS.forEach((figure, name) -> {
			overhead.all(figure).ifPresent(value -> bars.add(bar(total(figure) + name, value, times)));
			estimated(figure).ifPresent(
					nanos -> bars.add(new Bar(total(figure) + name + ", estimated", false, drawn(nanos, times), times.of(nanos))));
		});
		return bars;
	}

	private static Bar bar(String name, PerUnit value, FigureText times) {
		return new Bar(name + ", measured", true, drawn(value.interval().known().orElse(Interval.exactly(value.value())), times),
				times.of(Optional.of(value)));
	}

	private static Interval drawn(Interval nanos, FigureText times) {
		return nanos.times(1 / times.size());
	}

	/** The unit of time of tables and bars. */
	public String timeUnit() {
		return times().symbol();
	}

	/** Returns what the probes add, as a share of the program's time. Empty until both are known. */
	public Optional<String> headline() {
		if (overhead.noProbeFired()) {
			return Optional.of("No probe was executed: the states differ only by start-up, weaving and chance.");
		}
		Optional<PerUnit> none = overhead.steady(Phase.NONE, Figure.APPLICATION_CPU).filter(base -> base.value() > 0);
		return none.flatMap(base -> measured().map(all -> {
			boolean significant = isSignificant(all);
			return (significant ? "The probes add " : "No significant difference: the probes add ")
					+ new FigureText(base.value() / PERCENT, "%").of(Optional.of(all)) + " to the CPU time of the application's threads"
					+ (overhead.hasStartUpInUnits()
							? overhead.allHasInstrumentation(Figure.APPLICATION_CPU) ? ", with start-up and weaving."
							: ", without start-up, weaving and I." : ".")
					+ (significant ? "" : active(base));
		}));
	}

	private static boolean isSignificant(PerUnit added) {
		return added.interval().known().filter(interval -> interval.contains(0)).isEmpty();
	}

	/** What is certain though the total is not: fresh JVMs, which I needs, vary more than windows of one JVM. May be empty. */
	private String active(PerUnit base) {
		return overhead.allHasInstrumentation(Figure.APPLICATION_CPU)
				? overhead.added(Phase.WRITING, Figure.APPLICATION_CPU)
						.filter(added -> added.interval().known().isPresent() && isSignificant(added))
						.map(added -> " Collecting and hand-over alone "
								+ (added.value() > 0 ? "significantly add " : "significantly change it by ")
								+ new FigureText(base.value() / PERCENT, "%").of(Optional.of(added)) + "; what I adds is uncertain.")
						.orElse("")
				: "";
	}

	/**
	 * Returns what the probes allocate, as a share of what the program allocates. Empty until both are known, and if its units of work
	 * allocate nothing.
	 */
	private Optional<String> allocation() {
		return overhead.steady(Phase.NONE, Figure.ALLOCATION).filter(base -> base.value() >= 1 && !overhead.noProbeFired())
				.flatMap(base -> measured(Figure.ALLOCATION).map(added -> "Without I, they add "
						+ new FigureText(base.value() / PERCENT, "%").of(Optional.of(added))
						+ " to the program's allocation. If the young generation keeps its size, they add as much to its collections."));
	}

	/** Warns that elapsed time hides the cost of probes if the program mostly waits. Empty if it does not wait, or that is not known. */
	private Optional<String> waiting() {
		return overhead.steady(Phase.NONE, Figure.APPLICATION_CPU)
				.flatMap(cpu -> overhead.steady(Phase.NONE, Figure.WALL).map(wall -> cpu.value() / wall.value()))
				.filter(busy -> busy < MOSTLY_WAITING && !overhead.hasStartUpInUnits())
				.map(busy -> "The program's threads work for " + Digits.atMost(PERCENT * busy, 1)
						+ " % of the elapsed time and wait for the rest. Probes can use that time, so elapsed time may not "
						+ "show what they cost. Its estimate is for threads that always have work.");
	}

	/** Returns why estimate and measurement are not of the same, such as another Java, one sentence each. */
	public List<String> differences() {
		return prediction.map(ProgramPrediction::differences).orElse(List.of());
	}

	/** Returns what makes the figures doubtful, one sentence each. */
	public List<String> warnings() {
		return ProgramWarnings.of(probes, overhead, prediction, effort, Machine::here);
	}

	/** Returns what the tables mean, in sentences. */
	public List<String> sentences() {
		List<String> sentences = new ArrayList<>();
		sentences.add("Unit of work: " + unit + ". Intervals: 95 %, over JVMs.");
		if (overhead.switched().isEmpty() && ADDING.stream().anyMatch(overhead.whole()::containsKey)) {
			sentences.add(
					"JVMs are compared with each other. With calls of a method as units of work, the probes are switched within each JVM, which is more precise.");
		}
		headline().ifPresent(sentences::add);
		precision().flatMap(ReachedPrecision::sentence).ifPresent(sentences::add);
		allocation().ifPresent(sentences::add);
		waiting().ifPresent(sentences::add);
		overhead.addedToRun(Phase.NONE, Phase.DEACTIVATED, RunFigure.START_UP).ifPresent(added -> sentences.add(
				"Start-up: weaving and the start of " + (probes == MeasuredProbes.Kind.METHODS ? "Kieker" : "the monitoring") + " add "
						+ FigureText.SECONDS.of(Optional.of(added)) + "." + partsOfStartUp()));
		prediction.ifPresent(one -> sentences.add("Estimated before the measurement, from " + Digits.atMost(one.callsPerUnit(), 1)
				+ (probes == MeasuredProbes.Kind.METHODS ? " recorded calls" : " recorded events") + " per unit of work; costs: "
				+ one.measuredOn() + "."));
		sentences.addAll(differences());
		prediction.filter(one -> one.deactivated() > 0).ifPresent(one -> sentences.add("The estimate leaves out "
				+ Counted.of(one.deactivated(), "deactivated probe")
				+ ": a recording does not count their calls. The measured I includes them."));
		if (!overhead.isEmpty()
				&& states().allMatch(state -> state.figure(Figure.COMPILER_CPU).or(() -> state.figure(Figure.COLLECTOR_CPU)).isEmpty())) {
			sentences.add("CPU time of garbage collector and compiler: unknown, because "
					+ UnknownFigures.reason(probes, Phase.NONE, Figure.COMPILER_CPU).orElseThrow() + ".");
		}
		UnknownFigures.reason(this, Phase.WRITING, RunFigure.LOST_RECORDS)
				.ifPresent(reason -> sentences.add("Lost records: unknown, because " + reason + "."));
		sentences.addAll(warnings());
		return sentences;
	}

	private String partsOfStartUp() {
		Optional<PerUnit> weaving = overhead.run(Phase.DEACTIVATED, RunFigure.WEAVING);
		Optional<PerUnit> kieker = overhead.run(Phase.DEACTIVATED, RunFigure.KIEKER_START);
		return weaving.isEmpty() || kieker.isEmpty() ? ""
				: " The weaver works for " + FigureText.SECONDS.of(weaving) + " until the end, and Kieker starts in "
						+ FigureText.SECONDS.of(kieker) + ".";
	}

	private static String bytes(Optional<PerUnit> value) {
		return value.map(one -> Digits.grouped(Long.toString(Math.round(one.value()))) + " bytes").orElse("not measured");
	}

	/** All figures, in the units that they name. */
	public ObjectNode json() {
		return ProgramJson.of(this);
	}
}
