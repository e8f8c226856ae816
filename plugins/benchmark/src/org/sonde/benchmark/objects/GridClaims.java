/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.objects;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.DoubleSupplier;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

import org.sonde.benchmark.objects.Claim.Range;
import org.sonde.benchmark.objects.Claim.Verdict;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.Parameter;
import org.sonde.overhead.results.ResponseTime;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.statistics.ConfidenceInterval;
import org.sonde.overhead.statistics.ForkSummary;

/** Compares a result set with the claims of the paper. The figures of the paper are computed from its published sets in the same way. */
public final class GridClaims {
	private static final String ONE_PROCESSOR = "mooms-2004-uniprocessor";
	private static final String SEVERAL_PROCESSORS = "mooms-2004-three-processors";
	private static final int LONG_PERIOD = 10;
	private static final int SHORT_PERIOD = 3;
	private static final int MOST_OBSERVERS = 5;
	private static final int FROM_SIZE = 3;

	/** The number of random draws of the means of all cells. */
	private static final int DRAWS = 2000;

	private final ResultSet set;
	/** Nanoseconds of a test case, by the id of the cell. */
	private final Map<String, Double> times;

	private GridClaims(ResultSet set, Map<String, Double> times) {
		this.set = set;
		this.times = times;
	}

	private static GridClaims ofMeans(ResultSet set) {
		Map<String, Double> times = new HashMap<>();
		set.configurations().forEach(cell -> ResponseTime.of(cell).ifPresent(time -> times.put(cell.id(), time.nanos().value())));
		return new GridClaims(set, times);
	}

	/**
	 * All claims for a number of processors. Statements about times hold for at least 95 % of what the means of the cells may be, given how
	 * their JVMs differ (each is drawn from its t distribution); otherwise the claim stays open.
	 *
	 * @param set of test cases ({@link GridSets}), or a published one
	 */
	public static List<Claim> of(ResultSet set, int processors) {
		GridClaims measured = ofMeans(set);
		GridClaims published = ofMeans(published(processors));
		List<GridClaims> draws = draws(set, measured.times);
		return Arrays.stream(ClaimKind.values()).filter(kind -> isFor(kind, processors))
				.map(kind -> claim(kind, processors, published.figure(kind), measured.figure(kind), draws)).toList();
	}

	/** Empty unless each cell with a time has several JVMs. */
	private static List<GridClaims> draws(ResultSet set, Map<String, Double> means) {
		Map<String, CellMean> cells = new TreeMap<>();
		set.configurations().stream().filter(cell -> means.containsKey(cell.id()) && cell.forks().size() > 1)
				.forEach(cell -> cells.put(cell.id(), CellMean.of(cell.forks())));
		if (!cells.keySet().equals(means.keySet())) {
			return List.of();
		}
		Random random = new Random(1);
		return IntStream.range(0, DRAWS).mapToObj(draw -> {
			Map<String, Double> times = new HashMap<>();
			cells.forEach((id, cell) -> times.put(id, cell.draw(random)));
			return new GridClaims(set, times);
		}).toList();
	}

	/** The mean over the JVMs of a cell. */
	private record CellMean(double mean, double standardError, int freedom) {

		static CellMean of(List<Fork> forks) {
			ForkSummary summary = ForkSummary.of(forks.stream().mapToDouble(fork -> fork.nanos().get(Statistic.MEAN)).toArray());
			return new CellMean(summary.mean(), summary.standardDeviation().orElseThrow() / Math.sqrt(summary.forks()),
					summary.forks() - 1);
		}

		/** Draws from Student's t distribution: a normal value divided by the root of a mean of squares of others. */
		double draw(Random random) {
			double squares = 0;
			for (int i = 0; i < freedom; i++) {
				double normal = random.nextGaussian();
				squares += normal * normal;
			}
			return mean + standardError * random.nextGaussian() / Math.sqrt(squares / freedom);
		}
	}

	private static Claim claim(ClaimKind kind, int processors, OptionalDouble published, OptionalDouble measured, List<GridClaims> draws) {
		if (measured.isEmpty()) {
			return new Claim(kind, processors, published, measured, Optional.empty(), Verdict.NOT_MEASURED);
		}
		Verdict verdict = kind.verdict(measured.getAsDouble());
		double[] drawn = draws.stream().mapToDouble(draw -> draw.figure(kind).orElseThrow()).sorted().toArray();
		// A figure that does not depend on times is the same in all draws: its range is not known.
		if (drawn.length == 0 || kind.isOfParameters()) {
			return new Claim(kind, processors, published, measured, Optional.empty(), verdict);
		}
		long agreeing = Arrays.stream(drawn).filter(figure -> kind.verdict(figure) == verdict).count();
		int tail = (int) (drawn.length * (1 - ConfidenceInterval.DEFAULT_CONFIDENCE) / 2);
		Range range = new Range(drawn[tail], drawn[drawn.length - 1 - tail]);
		boolean holds = agreeing >= drawn.length * ConfidenceInterval.DEFAULT_CONFIDENCE;
		return new Claim(kind, processors, published, measured, Optional.of(range), holds ? verdict : Verdict.OPEN);
	}

	/** The set of the paper that is compared with. */
	public static ResultSet published(int processors) {
		return PublishedResults.find(processors == 1 ? ONE_PROCESSOR : SEVERAL_PROCESSORS).orElseThrow();
	}

	/** Whether a claim is for this number of processors. Some are only for one processor, or only for several. */
	private static boolean isFor(ClaimKind kind, int processors) {
		return switch (kind) {
			case BATCHES_NEED_20_TO_30_EVENTS, BUSY_PROGRAMS_NEED_THE_PRODUCTION_THREAD, LOWER_PRIORITIES_STARVE_DELIVERY ->
				processors == 1;
			case BATCHES_OF_3_BEAT_THE_PRODUCTION_THREAD -> processors > 1;
			default -> true;
		};
	}

	private OptionalDouble figure(ClaimKind kind) {
		return switch (kind) {
			case IDLE_SENSORS_COST_LITTLE -> ifMeasured(() -> time(GridCells.NO_CLIENT) / base() - 1);
			case PERIODS_BEAT_BATCHES -> ifMeasured(this::shareOfFasterPeriods);
			case BATCHES_NEED_20_TO_30_EVENTS -> ifMeasured(() -> GridCells.BATCH_SIZES.stream()
					.filter(size -> batch(size, 1) <= production(1)).mapToDouble(Integer::doubleValue).min()
					.orElse(Double.POSITIVE_INFINITY));
			case BATCHES_OF_3_BEAT_THE_PRODUCTION_THREAD -> ifMeasured(this::shareOfFasterBatches);
			case FIVE_OBSERVERS_BEAT_ONE_OF_THE_PRODUCTION_THREAD ->
				ifMeasured(() -> GridCells.PERIODS.stream().filter(millis -> millis > SHORT_PERIOD)
						.mapToDouble(millis -> period(millis, MOST_OBSERVERS)).max().orElseThrow() / production(1));
			case PERIODS_COST_LESS_THAN_HALF -> ifMeasured(() -> (longPeriods(1) - base()) / (production(1) - base()));
			case ANOTHER_OBSERVER_COSTS_A_TENTH -> ifMeasured(
					() -> (longPeriods(MOST_OBSERVERS) - longPeriods(1)) / (production(MOST_OBSERVERS) - production(1)));
			case BATCHES_SWITCH_MORE_OFTEN -> ifMeasured(() -> measured(GridCells.batch(1, 1), Parameter.CONTEXT_SWITCHES)
					/ measured(GridCells.period(LONG_PERIOD, 1), Parameter.CONTEXT_SWITCHES));
			case BUSY_PROGRAMS_NEED_THE_PRODUCTION_THREAD -> ifMeasured(() -> DoubleStream.of(time("busy-" + GridCells.batch(30, 1)),
					time("busy-" + GridCells.batch(100, 1)), time("busy-" + GridCells.period(LONG_PERIOD, 1))).min().orElseThrow()
					/ time("busy-" + GridCells.singleThread(1)));
			case LOWER_PRIORITIES_STARVE_DELIVERY -> ifMeasured(
					() -> Math.max(measured("busy-nice-4-" + GridCells.period(LONG_PERIOD, 1), Parameter.DELAY_P99_MICROS),
							measured("busy-nice-19-" + GridCells.period(LONG_PERIOD, 1), Parameter.DELAY_P99_MICROS))
							/ measured("busy-" + GridCells.period(LONG_PERIOD, 1), Parameter.DELAY_P99_MICROS));
			case URGENT_EVENTS_OVERTAKE_A_FLOOD -> ifMeasured(() -> Math.max(measured("urgent-flood", Parameter.DELAY_P99_MICROS),
					measured("urgent-unlimited-flood", Parameter.DELAY_P99_MICROS)) / measured("urgent-alone", Parameter.DELAY_P99_MICROS));
		};
	}

	private double shareOfFasterPeriods() {
		List<Boolean> pairs = new ArrayList<>();
		for (int observers : GridCells.OBSERVERS) {
			for (int size : GridCells.BATCH_SIZES) {
				for (int millis : GridCells.PERIODS) {
					pairs.add(period(millis, observers) < batch(size, observers));
				}
			}
		}
		return share(pairs);
	}

	private double shareOfFasterBatches() {
		List<Boolean> pairs = new ArrayList<>();
		for (int observers : GridCells.OBSERVERS) {
			GridCells.BATCH_SIZES.stream().filter(size -> size >= FROM_SIZE)
					.forEach(size -> pairs.add(batch(size, observers) < production(observers)));
		}
		return share(pairs);
	}

	private static double share(List<Boolean> pairs) {
		return (double) pairs.stream().filter(Boolean::booleanValue).count() / pairs.size();
	}

	private double longPeriods(int observers) {
		return GridCells.PERIODS.stream().filter(millis -> millis >= LONG_PERIOD).mapToDouble(millis -> period(millis, observers)).average()
				.orElseThrow();
	}

	private double base() {
		return time(GridCells.NOT_INSTRUMENTED);
	}

	private double batch(int size, int observers) {
		return time(GridCells.batch(size, observers));
	}

	private double period(int millis, int observers) {
		return time(GridCells.period(millis, observers));
	}

	private double production(int observers) {
		return time(GridCells.singleThread(observers));
	}

	/** Nanoseconds of a test case. */
	private double time(String id) {
		return Optional.ofNullable(times.get(id)).orElseThrow();
	}

	private double measured(String id, String parameter) {
		return set.find(id).orElseThrow().number(parameter).orElseThrow();
	}

	/** Empty if the set lacks one of the cells. */
	private static OptionalDouble ifMeasured(DoubleSupplier figure) {
		try {
			return OptionalDouble.of(figure.getAsDouble());
		} catch (NoSuchElementException e) {
			return OptionalDouble.empty();
		}
	}
}
