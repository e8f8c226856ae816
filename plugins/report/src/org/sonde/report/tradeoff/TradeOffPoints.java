/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.sonde.common.digits.Digits;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Maintainability;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.ResponseTime;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Scope;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.statistics.Interval;
import org.sonde.report.figure.Figure;
import org.sonde.report.figure.FigureSource;
import org.sonde.report.figure.Origin;

/** Works out the figures of a tuning. */
final class TradeOffPoints {

	private static final double NANOS_PER_MICRO = 1_000;

	private TradeOffPoints() {
	}

	/** Returns the points in order. All CPU times are by the same clock, so that they can be compared. */
	static List<TradeOffPoint> of(List<Tuning> tunings) {
		Clock clock = processorClock(tunings);
		return tunings.stream().map(tuning -> of(tuning, clock)).toList();
	}

	/**
	 * Returns the clock of the process if every tuning with CPU times has it, because it also times the writer's thread. Otherwise it
	 * returns the clock of the calling thread.
	 */
	private static Clock processorClock(List<Tuning> tunings) {
		return tunings.stream().map(Tuning::overhead)
				.anyMatch(overhead -> overhead instanceof OverheadSource.Difference difference
						&& timedBy(Clock.PROCESS_CPU, difference).isEmpty() && timedBy(Clock.THREAD_CPU, difference).isPresent())
								? Clock.THREAD_CPU : Clock.PROCESS_CPU;
	}

	private static TradeOffPoint of(Tuning tuning, Clock processorClock) {
		List<String> notes = new ArrayList<>();
		Figure overhead = switch (tuning.overhead()) {
			case OverheadSource.Difference difference -> overhead(difference, notes);
			case OverheadSource.Unknown unknown -> new Figure.Unknown(unknown.reason());
		};
		Optional<Figure> throughput = tuning.overhead() instanceof OverheadSource.Difference difference ? throughput(difference)
				: Optional.empty();
		ComplexitySource.Measured complexity = complexity(tuning.complexity(), notes);
		Figure processorTime = switch (tuning.overhead()) {
			case OverheadSource.Difference difference -> timedBy(processorClock, difference)
					.map(byClock -> overhead(byClock, new ArrayList<>()))
					.orElseGet(() -> new Figure.Unknown("result set " + difference.results().id() + " has no CPU times"));
			case OverheadSource.Unknown unknown -> new Figure.Unknown(unknown.reason());
		};
		Conditions conditions = tuning.overhead() instanceof OverheadSource.Difference difference
				? difference.results().conditionsOf(difference.results().find(difference.monitored()).orElseThrow()) : Conditions.NONE;
		return new TradeOffPoint(tuning.name(), tuning.change(), overhead, throughput, processorTime, complexity.linesOfCode(),
				complexity.cyclomatic(), complexity.informationComplexity(), tuning.verdict(), tuning.consequences(), conditions, notes);
	}

	/** The same difference by another clock; empty if one of its runs has no time by it. */
	private static Optional<OverheadSource.Difference> timedBy(Clock clock, OverheadSource.Difference difference) {
		return timedBy(clock, difference.results(), difference.base())
				.flatMap(base -> timedBy(clock, difference.results(), difference.monitored())
						.map(monitored -> new OverheadSource.Difference(difference.results(), base, monitored)));
	}

	/** The same run by another clock: the one of its phase under all the same conditions. */
	private static Optional<String> timedBy(Clock clock, ResultSet results, String run) {
		Configuration configuration = results.find(run).orElseThrow();
		Map<ConditionName, Condition> wanted = withoutClock(results, configuration);
		List<String> same = results.configurations().stream()
				.filter(other -> other.phase() == configuration.phase() && other.parameters().equals(configuration.parameters())
						&& results.conditionsOf(other).clock().filter(clock::equals).isPresent()
						&& withoutClock(results, other).equals(wanted))
				.map(Configuration::id).toList();
		return same.size() == 1 ? Optional.of(same.getFirst()) : Optional.empty();
	}

	private static Map<ConditionName, Condition> withoutClock(ResultSet results, Configuration configuration) {
		Map<ConditionName, Condition> conditions = new EnumMap<>(ConditionName.class);
		conditions.putAll(results.conditionsOf(configuration).values());
		conditions.remove(ConditionName.CLOCK);
		return conditions;
	}

	private static Figure overhead(OverheadSource.Difference difference, List<String> notes) {
		ResultSet results = difference.results();
		Configuration base = results.find(difference.base()).orElseThrow();
		Configuration monitored = results.find(difference.monitored()).orElseThrow();
		Optional<ResponseTime> less = ResponseTime.of(base);
		Optional<ResponseTime> more = ResponseTime.of(monitored);
		if (less.isEmpty() || more.isEmpty()) {
			return new Figure.Unknown("result set " + results.id() + " has neither response time nor throughput of "
					+ (less.isEmpty() ? base : monitored).label());
		}
		if (!sameScope(less.get(), more.get())) {
			return new Figure.Unknown("result set " + results.id() + " measures " + base.label() + " and " + monitored.label()
					+ " in different units");
		}
		for (ResponseTime time : List.of(less.get(), more.get())) {
			switch (time.measurement().precision()) {
				case EXACT -> {
				}
				case ABOUT -> notes.add("The source states a figure of this point only with \"about\".");
				case BELOW, ABOVE -> {
					return new Figure.Unknown("result set " + results.id() + " states a bound, not a value");
				}
			}
		}
		if (more.get().derived()) {
			statedPortion(monitored).ifPresent(notes::add);
		}
		return difference(results, base, less.get(), monitored, more.get());
	}

	private static Figure difference(ResultSet results, Configuration base, ResponseTime less, Configuration monitored,
			ResponseTime more) {
		Interval micros = more.nanos().minus(less.nanos()).times(1 / NANOS_PER_MICRO);
		boolean hasInterval = less.hasInterval() && more.hasInterval();
		int decimals = Digits.decimalsWithin(micros.value(), hasInterval ? (micros.high() - micros.low()) / 2 : 0,
				Math.max(less.resolutionNanos(), more.resolutionNanos()) / NANOS_PER_MICRO);
		String method = "response time of \"" + monitored.label() + "\" less \"" + base.label() + "\""
				+ (more.derived() || less.derived() ? ", response times as reciprocals of mean throughputs" : "")
				+ (hasInterval ? ", ± √(Σ half-widths²) of their 95 % intervals" : ", without an interval in the source");
		return new Figure.Known(micros.value(), hasInterval ? Optional.of(micros) : Optional.empty(), decimals,
				unit(results, monitored, more.measurement().scope()),
				new FigureSource(Origin.DERIVED, place(results, more.measurement()), method));
	}

	/** Quoted beside the difference, because the two need not agree (PT1 of 2014: 16.35 µs against 18.86 µs). */
	private static Optional<String> statedPortion(Configuration configuration) {
		return configuration.find(QuantityKind.PORTION).map(portion -> "The source also states the portion of the writer: "
				+ portion.central().toPlainString() + " " + portion.unit().keyword()
				+ portion.place().map(place -> " (" + place + ")").orElse("")
				+ ". Estimates of plans use that value. The point is the difference of the runs, like those of the other tunings.");
	}

	private static Optional<Figure> throughput(OverheadSource.Difference difference) {
		return difference.results().find(difference.monitored()).flatMap(c -> c.find(QuantityKind.THROUGHPUT))
				.map(throughput -> Figure.Known.printed(throughput.central(), throughput.find(Statistic.CI95_HALF_WIDTH),
						throughputUnit(throughput),
						new FigureSource(Origin.PUBLISHED, place(difference.results(), throughput), "")));
	}

	private static String throughputUnit(Measurement throughput) {
		String things = throughput.scope() == Scope.TRACE ? "traces" : "test cases";
		return switch (throughput.unit()) {
			case THOUSAND_PER_SECOND -> "thousand " + things + "/s";
			default -> things + "/s";
		};
	}

	private static boolean sameScope(ResponseTime one, ResponseTime other) {
		return one.measurement().scope() == other.measurement().scope();
	}

	private static String unit(ResultSet results, Configuration configuration, Scope scope) {
		String time = switch (results.conditionsOf(configuration).clock().orElse(Clock.WALL)) {
			case WALL -> "µs";
			case THREAD_CPU -> "µs of CPU time of the thread";
			case PROCESS_CPU -> "µs of CPU time of the process";
		};
		if (scope == Scope.TEST_CASE) {
			return time + " per test case";
		}
		return results.conditionsOf(configuration).find(ConditionName.RECURSION_DEPTH)
				.map(depth -> time + " per call of depth " + depth.value() + (depth instanceof Condition.Assumed ? " (assumed)" : ""))
				.orElse(time + " per call of unknown depth");
	}

	private static String place(ResultSet results, Measurement measurement) {
		return results.source().citation() + ", " + measurement.place().orElse(results.source().place());
	}

	private static ComplexitySource.Measured complexity(ComplexitySource source, List<String> notes) {
		return switch (source) {
			case ComplexitySource.Measured measured -> measured;
			case ComplexitySource.Unknown unknown -> unknown(unknown.reason());
			case ComplexitySource.Published published -> published.results().maintainability()
					.map(m -> published(published.results(), m, notes))
					.orElseGet(() -> unknown("result set " + published.results().id() + " states nothing about the code"));
		};
	}

	private static ComplexitySource.Measured published(ResultSet results, Maintainability maintainability, List<String> notes) {
		maintainability.note().ifPresent(notes::add);
		String source = results.source().citation() + ", " + maintainability.place();
		return new ComplexitySource.Measured(
				printed(maintainability.linesOfCode(), "lines", source),
				printed(maintainability.averageCyclomaticComplexity(), "per method", source),
				printed(maintainability.informationComplexity(), "bits", source));
	}

	private static Figure printed(Optional<BigDecimal> number, String unit, String source) {
		return number.<Figure>map(
				value -> Figure.Known.printed(value, Optional.empty(), unit, new FigureSource(Origin.PUBLISHED, source, "")))
				.orElseGet(() -> new Figure.Unknown("the source states no figure"));
	}

	private static ComplexitySource.Measured unknown(String reason) {
		Figure unknown = new Figure.Unknown(reason);
		return new ComplexitySource.Measured(unknown, unknown, unknown);
	}
}
