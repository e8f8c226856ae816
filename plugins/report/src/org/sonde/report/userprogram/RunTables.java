/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.userprogram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

import org.sonde.benchmark.userprogram.ProgramOverhead;
import org.sonde.benchmark.userprogram.ProgramOverhead.PerUnit;
import org.sonde.benchmark.userprogram.ResourceUsage.Figure;
import org.sonde.benchmark.userprogram.RunFigure;
import org.sonde.common.table.Table;
import org.sonde.overhead.results.Phase;

/** Tables with a column for each state: what the CPU time of the process was for, and the JVM as a whole. */
final class RunTables {

	private static final double PERCENT = 100;
	private static final FigureText IN_THOUSAND = new FigureText(1e-3, "");

	/** A figure of the JVM as a row. */
	private record Row(String label, RunFigure figure, FigureText text) {
	}

	private static final List<Row> ROWS = List.of(
			new Row("start-up, until the first unit", RunFigure.START_UP, FigureText.SECONDS),
			new Row("of the JVM, until the main class", RunFigure.BEFORE_MAIN, FigureText.SECONDS),
			new Row("start of Kieker", RunFigure.KIEKER_START, FigureText.SECONDS),
			new Row("weaving", RunFigure.WEAVING, FigureText.SECONDS),
			new Row("elapsed", RunFigure.ELAPSED, FigureText.SECONDS),
			new Row("CPU, application", RunFigure.APPLICATION_CPU, FigureText.SECONDS),
			new Row("CPU, process", RunFigure.PROCESS_CPU, FigureText.SECONDS),
			new Row("allocated", RunFigure.ALLOCATION, FigureText.MEGABYTES),
			new Row("garbage collections", RunFigure.COLLECTIONS, FigureText.NUMBER),
			new Row("elapsed in collections", RunFigure.COLLECTION_TIME, FigureText.SECONDS),
			new Row("peak memory, process", RunFigure.PEAK_RESIDENT, FigureText.MEGABYTES),
			new Row("peak memory, heap", RunFigure.PEAK_HEAP, FigureText.MEGABYTES),
			new Row("records written", RunFigure.RECORDS, FigureText.NUMBER),
			new Row("records lost", RunFigure.LOST_RECORDS, FigureText.NUMBER),
			new Row("log", RunFigure.LOG_BYTES, FigureText.MEGABYTES));

	/** CPU time per unit of one state, where known. */
	private record Cpu(String name, double process, Optional<Double> application, Optional<Double> writer, Optional<Double> collector,
			Optional<Double> compiler) {

		/**
		 * Empty if the others are more, as can be by chance: the process is a median of windows, collector and compiler are of all
		 * together.
		 */
		Optional<Double> rest() {
			return Optional.of(process - known().sum()).filter(rest -> rest >= 0);
		}

		/** What is added may be less than nothing by chance. Then the parts are no shares of the whole. */
		boolean hasShares() {
			return process > 0 && rest().isPresent() && known().allMatch(part -> part >= 0);
		}

		private DoubleStream known() {
			return Stream.of(application, writer, collector, compiler).flatMap(Optional::stream).mapToDouble(Double::doubleValue);
		}
	}

	private RunTables() {
	}

	/** JVMs as a whole; empty if nothing is known of them. */
	static Optional<Table> runs(ProgramOverhead overhead) {
		List<Phase> phases = ProgramReport.STATES.stream()
				.filter(phase -> Stream.of(RunFigure.values()).anyMatch(figure -> overhead.run(phase, figure).isPresent())).toList();
		if (phases.isEmpty()) {
			return Optional.empty();
		}
		List<List<String>> rows = new ArrayList<>();
		for (Row row : ROWS) {
			if (phases.stream().anyMatch(phase -> overhead.run(phase, row.figure()).isPresent())) {
				rows.add(Stream.concat(Stream.of(row.label()), phases.stream().map(phase -> overhead.run(phase, row.figure())
						.map(figure -> row.text().of(Optional.of(figure))).orElse(""))).toList());
			}
		}
		return Optional.of(new Table(headings("JVM as a whole", phases.stream().map(Phase::keyword).toList()), rows));
	}

	/** Returns what the CPU time of the process was spent on. Empty without a state. */
	static Optional<Table> shares(Stream<ProgramReport.State> known, FigureText times) {
		List<Cpu> states = known.flatMap(state -> cpu(state).stream()).toList();
		if (states.isEmpty()) {
			return Optional.empty();
		}
		List<List<String>> rows = new ArrayList<>();
		rows.add(row("application", states, Cpu::application, times));
		rows.add(row("writer", states, Cpu::writer, times));
		rows.add(row("garbage collector", states, Cpu::collector, times));
		rows.add(row("compiler", states, Cpu::compiler, times));
		rows.add(row("rest", states, Cpu::rest, times));
		rows.removeIf(row -> row.stream().skip(1).allMatch(String::isEmpty));
		return Optional.of(new Table(headings("CPU per unit of work", states.stream().map(Cpu::name).toList()), rows));
	}

	/** Collections of garbage, and what was written, per unit of work; empty without a state. */
	static Optional<Table> counts(Stream<ProgramReport.State> known) {
		List<ProgramReport.State> states = known.filter(state -> state.figure(Figure.COLLECTIONS).isPresent()).toList();
		if (states.isEmpty()) {
			return Optional.empty();
		}
		List<List<String>> rows = new ArrayList<>();
		boolean seldom = largest(states, Figure.COLLECTIONS) < 1;
		rows.add(row(seldom ? "garbage collections in 1,000 units" : "garbage collections", states, Figure.COLLECTIONS,
				seldom ? IN_THOUSAND : FigureText.NUMBER));
		rows.add(row("elapsed in collections", states, Figure.COLLECTION_TIME,
				FigureText.ofTimesLike(largest(states, Figure.COLLECTION_TIME))));
		rows.add(row("records", states, Figure.RECORDS, FigureText.NUMBER));
		rows.add(row("log", states, Figure.LOG_BYTES, FigureText.ofBytesLike(largest(states, Figure.LOG_BYTES))));
		rows.removeIf(row -> row.stream().skip(1).allMatch(String::isEmpty));
		return Optional.of(new Table(headings("collections and records per unit of work",
				states.stream().map(ProgramReport.State::name).toList()), rows));
	}

	private static double largest(List<ProgramReport.State> states, Figure figure) {
		return states.stream().flatMap(state -> state.figure(figure).stream()).mapToDouble(one -> Math.abs(one.value())).max().orElse(0);
	}

	private static List<String> row(String label, List<ProgramReport.State> states, Figure figure, FigureText text) {
		return Stream.concat(Stream.of(label), states.stream()
				.map(state -> state.figure(figure).map(value -> text.of(Optional.of(value))).orElse(""))).toList();
	}

	private static Optional<Cpu> cpu(ProgramReport.State state) {
		return state.figure(Figure.PROCESS_CPU).map(process -> new Cpu(state.name(), process.value(),
				value(state.figure(Figure.APPLICATION_CPU)), value(state.figure(Figure.WRITER_CPU)),
				value(state.figure(Figure.COLLECTOR_CPU)), value(state.figure(Figure.COMPILER_CPU))));
	}

	private static Optional<Double> value(Optional<PerUnit> figure) {
		return figure.map(PerUnit::value);
	}

	private static List<String> row(String label, List<Cpu> states, Function<Cpu, Optional<Double>> part, FigureText times) {
		return Stream.concat(Stream.of(label), states.stream().map(state -> part.apply(state)
				.map(nanos -> times.of(nanos) + share(nanos, state)).orElse(""))).toList();
	}

	private static String share(double part, Cpu state) {
		return state.hasShares() ? ", " + Math.round(PERCENT * part / state.process()) + " %" : "";
	}

	private static List<String> headings(String first, List<String> states) {
		return Stream.concat(Stream.of(first), states.stream()).toList();
	}
}
