/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.handover;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.sonde.overhead.results.GapSweep;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.Quantiles;

/**
 * Fits {@link HandOver} to the cells of a sweep: for each gap and steepness of a grid the two costs that come out of weighted linear least
 * squares, none of them below 0; of all these, the one with the least sum of squares. A grid, because it always ends, with the same result
 * everywhere. A sweep of some minutes leaves gap and steepness open: calibrations of one machine, hours apart, gave gaps from 9 to 200 µs
 * with wake-ups from 8 to 41 µs, which differ much beyond the sweep. So the sum has a term for each that draws it to the usual value, as a
 * normal prior of its logarithm does. The usual values are medians over the laboratory's calibrations, not over its programs
 * ({@code docs/dev/truth.md}).
 *
 * @param application      what a hand-over costs the application's thread
 * @param writer           what a record costs the thread that writes, with the same gap and steepness
 * @param medianError      of the fit, over its cells, as a share of what was measured
 * @param unexplainedNanos what a wake-up costs more than the fit in the cell where that is most, if it costs more than twice the fit; else
 *                         0. So it is where idle processors poll before they halt: woken early they cost little, later much
 */
public record HandOverFit(HandOver application, HandOver writer, double medianError, double unexplainedNanos) {

	/** A cell in which the writer is busier has a queue that fills, and costs what the queue lets through. */
	static final double SATURATED_SHARE = 0.9;

	/** The relative precision of a cell with the largest weight. The mechanism is not more precise. */
	private static final double BEST_PRECISION = 0.1;
	private static final double LEAST_ERROR_NANOS = 20;
	private static final double FIRST_GAP = 500;
	private static final double LAST_GAP = 200_000;
	private static final int GAPS = 120;
	private static final double FIRST_STEEPNESS = 0.6;
	private static final double LAST_STEEPNESS = 6;
	private static final int STEEPNESSES = 40;

	/** Almost the factor that estimate intervals reach. */
	private static final double EXPLAINED_FACTOR = 2;

	static final double USUAL_GAP = 32_000;
	static final double USUAL_STEEPNESS = 1.2;
	/** Standard deviations of the logarithms. */
	static final double SPREAD_OF_GAP = 0.5;
	static final double SPREAD_OF_STEEPNESS = 0.3;

	/** A writer that takes longer for a record, as that of text files does, works in much of the gap: its shape is another one. */
	private static final double SLOW_WRITER_NANOS = 1000;

	/** Fewer cells do not determine the mechanism. */
	private static final int FEWEST_CELLS = 6;
	/** The number of quantiles of the time since another thread's last record. */
	private static final int QUANTILES = 100;

	/** @return empty if too few cells of one thread left the writer time to sleep */
	public static Optional<HandOverFit> of(GapSweep sweep, ProbeKind kind) {
		return drawn(sweep, kind).map(grid -> {
			HandOverFit fit = of(grid);
			return fit.isOfSlowWriter() ? of(grid.free()) : fit;
		});
	}

	/** Returns the grid that is fitted. Empty under the same conditions. */
	static Optional<Grid> grid(GapSweep sweep, ProbeKind kind) {
		return drawn(sweep, kind).map(grid -> of(grid).isOfSlowWriter() ? grid.free() : grid);
	}

	private static Optional<Grid> drawn(GapSweep sweep, ProbeKind kind) {
		List<GapSweep.Cell> cells = sweep.cells().stream().filter(cell -> cell.threads() == 1 && cell.busyShare() < SATURATED_SHARE)
				.toList();
		return cells.size() < FEWEST_CELLS ? Optional.empty() : Optional.of(new Grid(cells, kind, true));
	}

	private boolean isOfSlowWriter() {
		return writer.awakeNanos() > SLOW_WRITER_NANOS;
	}

	HandOverFit times(double factor) {
		return new HandOverFit(application.times(factor), writer.times(factor), medianError, unexplainedNanos * factor);
	}

	private static HandOverFit of(Grid grid) {
		HandOver application = grid.best(GapSweep.Cell::handOver);
		HandOver writer = grid.with(application.halfAsleepNanos(), application.steepness(), GapSweep.Cell::writerThread).handOver();
		double[] errors = grid.cells().stream().mapToDouble(cell -> {
			double measured = cell.writing().value();
			double fitted = fitted(grid, cell, application);
			return Math.abs(fitted - measured) / Math.max(LEAST_ERROR_NANOS, Math.abs(measured));
		}).toArray();
		return new HandOverFit(application, writer, Quantiles.median(errors), unexplained(grid, application));
	}

	/** Collecting and hand-over of a trace, in nanoseconds. */
	private static double fitted(Grid grid, GapSweep.Cell cell, HandOver application) {
		return cell.collecting().value() + grid.records(cell) * application.awakeNanos()
				+ application.wakeUpNanos() * wakeUps(cell, application);
	}

	private static double unexplained(Grid grid, HandOver application) {
		return grid.cells().stream().filter(cell -> cell.traces() == 1 && cell.executions() == 1 && wakeUps(cell, application) > 0.5)
				.mapToDouble(cell -> {
					double fitted = fitted(grid, cell, application);
					Interval measured = cell.writing();
					return measured.value() > EXPLAINED_FACTOR * fitted && measured.low() > fitted
							? (measured.value() - fitted) / wakeUps(cell, application)
							: 0;
				}).max().orElse(0);
	}

	/**
	 * The same mechanism with several application threads, which leave less of the processors asleep: what waking the writer costs then, at
	 * most what it costs with one.
	 *
	 * @return empty if the sweep has no cell with several threads that left the writer time to sleep
	 */
	Optional<HandOverFit> ofSeveralThreads(GapSweep sweep, ProbeKind kind) {
		List<GapSweep.Cell> cells = sweep.cells().stream().filter(cell -> cell.threads() > 1 && cell.busyShare() < SATURATED_SHARE)
				.toList();
		return cells.isEmpty() ? Optional.empty()
				: Optional.of(new HandOverFit(ofSeveralThreads(application, cells, kind, GapSweep.Cell::handOver),
						ofSeveralThreads(writer, cells, kind, GapSweep.Cell::writerThread), medianError, unexplainedNanos));
	}

	private static HandOver ofSeveralThreads(HandOver one, List<GapSweep.Cell> cells, ProbeKind kind,
			Function<GapSweep.Cell, Interval> cost) {
		double measured = 0;
		double expected = 0;
		for (GapSweep.Cell cell : cells) {
			measured += cost.apply(cell).value() - kind.records(cell.executions()) * one.awakeNanos();
			expected += one.wakeUpNanos() * wakeUps(cell, one);
		}
		double share = expected > 0 ? Math.clamp(measured / expected, 0, 1) : 1;
		return new HandOver(one.awakeNanos(), share * one.wakeUpNanos(), one.halfAsleepNanos(), one.steepness());
	}

	/** Expected wake-ups per trace: by the first record of a burst, and by the first of each further execution. */
	private static double wakeUps(GapSweep.Cell cell, HandOver mechanism) {
		return asleep(cell.gapNanos(), cell.threads(), mechanism) / cell.traces()
				+ (cell.executions() - 1) * asleep(cell.innerNanos(), cell.threads(), mechanism);
	}

	/**
	 * The share of records that find the writer asleep if each of so many threads makes one after the same gap, independently. The writer
	 * sleeps after the last record of any thread. Those of the other threads are a time ago that is spread evenly over the gap.
	 */
	private static double asleep(double gapNanos, int threads, HandOver mechanism) {
		return threads == 1 ? mechanism.asleep(gapNanos)
				: IntStream.range(0, QUANTILES).mapToDouble(i -> gapNanos * (1 - Math.pow((i + 0.5) / QUANTILES, 1.0 / (threads - 1))))
						.map(mechanism::asleep).average().orElseThrow();
	}

	/**
	 * The costs that fit best with a gap and a steepness, and how well.
	 *
	 * @param costs   of a record and of a wake-up
	 * @param squares the weighted sum that is least for the best fit
	 */
	record Candidate(double gap, double steepness, CostPairFit costs, double squares) {

		HandOver handOver() {
			return new HandOver(costs.first(), costs.second(), gap, steepness);
		}
	}

	/** @param drawn whether gap and steepness are drawn to the usual values */
	record Grid(List<GapSweep.Cell> cells, ProbeKind kind, boolean drawn) {

		private Grid free() {
			return new Grid(cells, kind, false);
		}

		private double records(GapSweep.Cell cell) {
			return kind.records(cell.executions());
		}

		/** The best of each gap and steepness. */
		Stream<Candidate> candidates(Function<GapSweep.Cell, Interval> cost) {
			return IntStream.range(0, GAPS * STEEPNESSES).mapToObj(i -> with(step(FIRST_GAP, LAST_GAP, i / STEEPNESSES, GAPS),
					step(FIRST_STEEPNESS, LAST_STEEPNESS, i % STEEPNESSES, STEEPNESSES), cost));
		}

		private HandOver best(Function<GapSweep.Cell, Interval> cost) {
			return candidates(cost).reduce((one, other) -> other.squares() < one.squares() ? other : one).orElseThrow().handOver();
		}

		private static double step(double first, double last, int index, int count) {
			return first * Math.pow(last / first, (double) index / (count - 1));
		}

		Candidate with(double gap, double steepness, Function<GapSweep.Cell, Interval> cost) {
			HandOver shape = new HandOver(0, 1, gap, steepness);
			ToDoubleFunction<GapSweep.Cell> wakeUps = cell -> wakeUps(cell, shape);
			CostPairFit.Sums sums = new CostPairFit.Sums();
			for (GapSweep.Cell cell : cells) {
				sums.add(records(cell), wakeUps.applyAsDouble(cell), cost.apply(cell).value(), weight(cost.apply(cell)));
			}
			CostPairFit costs = sums.solve();
			double squares = drawn ? unusual(gap, USUAL_GAP, SPREAD_OF_GAP) + unusual(steepness, USUAL_STEEPNESS, SPREAD_OF_STEEPNESS) : 0;
			for (GapSweep.Cell cell : cells) {
				double error = cost.apply(cell).value() - costs.first() * records(cell) - costs.second() * wakeUps.applyAsDouble(cell);
				squares += weight(cost.apply(cell)) * error * error;
			}
			return new Candidate(gap, steepness, costs, squares);
		}

		private static double unusual(double value, double usual, double spread) {
			double deviations = Math.log(value / usual) / spread;
			return deviations * deviations;
		}

		private static double weight(Interval cost) {
			return CostPairFit.weight(cost, BEST_PRECISION);
		}
	}
}
