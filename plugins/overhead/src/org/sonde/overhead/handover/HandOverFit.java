/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.handover;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

import org.sonde.overhead.results.GapSweep;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.Quantiles;

/**
 * Fits {@link HandOver} to the cells of a sweep: for each gap and steepness of a grid the two costs that come out of weighted linear least
 * squares, none of them below 0; of all these, the one with the least sum of squares. A grid, because it always ends, with the same result
 * everywhere. A sweep of some minutes leaves gap and steepness open: calibrations of one machine, hours apart, gave gaps from 9 to 200 µs with
 * wake-ups from 8 to 41 µs, which differ much beyond the sweep. So the sum has a term for each that draws it to the usual value, as a normal prior of
 * its logarithm does. The usual values are medians over the laboratory's calibrations, not over its programs ({@code docs/dev/truth.md}).
 *
 * @param application what a hand-over costs the application's thread
 * @param writer      what a record costs the thread that writes, with the same gap and steepness
 * @param medianError of the fit, over its cells, as a share of what was measured
 */
public record HandOverFit(HandOver application, HandOver writer, double medianError) {

	/** A cell in which the writer is busier has a queue that fills, and costs what the queue lets through. */
	static final double SATURATED_SHARE = 0.9;

	/** No weight is larger than that of a cell known to this share of its cost: the mechanism is not more exact. */
	private static final double BEST_PRECISION = 0.1;
	private static final double LEAST_ERROR_NANOS = 20;
	private static final double FIRST_GAP = 500;
	private static final double LAST_GAP = 200_000;
	private static final int GAPS = 120;
	private static final double FIRST_STEEPNESS = 0.6;
	private static final double LAST_STEEPNESS = 6;
	private static final int STEEPNESSES = 40;

	private static final double USUAL_GAP = 32_000;
	private static final double USUAL_STEEPNESS = 1.2;
	/** Standard deviations of the logarithms. */
	private static final double SPREAD_OF_GAP = 0.5;
	private static final double SPREAD_OF_STEEPNESS = 0.3;

	/** A writer that takes longer for a record, as that of text files does, works in much of the gap: its shape is another one. */
	private static final double SLOW_WRITER_NANOS = 1000;

	/** Fewer cells do not determine the mechanism. */
	private static final int FEWEST_CELLS = 6;

	/** @return empty if too few cells of one thread left the writer time to sleep */
	public static Optional<HandOverFit> of(GapSweep sweep, ProbeKind kind) {
		List<GapSweep.Cell> cells = sweep.cells().stream().filter(cell -> cell.threads() == 1 && cell.busyShare() < SATURATED_SHARE).toList();
		if (cells.size() < FEWEST_CELLS) {
			return Optional.empty();
		}
		HandOverFit drawn = of(new Grid(cells, kind, true));
		return Optional.of(drawn.writer().awakeNanos() > SLOW_WRITER_NANOS ? of(new Grid(cells, kind, false)) : drawn);
	}

	HandOverFit times(double factor) {
		return new HandOverFit(application.times(factor), writer.times(factor), medianError);
	}

	private static HandOverFit of(Grid grid) {
		HandOver application = grid.best(GapSweep.Cell::handOver);
		HandOver writer = grid.with(application.halfAsleepNanos(), application.steepness(), GapSweep.Cell::writerThread).handOver();
		double[] errors = grid.cells().stream().mapToDouble(cell -> {
			double measured = cell.writing().value();
			double fitted = cell.collecting().value() + grid.records(cell) * application.awakeNanos()
					+ application.wakeUpNanos() * wakeUps(cell, application);
			return Math.abs(fitted - measured) / Math.max(LEAST_ERROR_NANOS, Math.abs(measured));
		}).toArray();
		return new HandOverFit(application, writer, Quantiles.median(errors));
	}

	/**
	 * The same mechanism with several application threads, which leave less of the processors asleep: what waking the writer costs then, at most
	 * what it costs with one.
	 *
	 * @return empty if the sweep has no cell with several threads that left the writer time to sleep
	 */
	Optional<HandOverFit> ofSeveralThreads(GapSweep sweep, ProbeKind kind) {
		List<GapSweep.Cell> cells = sweep.cells().stream().filter(cell -> cell.threads() > 1 && cell.busyShare() < SATURATED_SHARE).toList();
		return cells.isEmpty() ? Optional.empty()
				: Optional.of(new HandOverFit(ofSeveralThreads(application, cells, kind, GapSweep.Cell::handOver),
						ofSeveralThreads(writer, cells, kind, GapSweep.Cell::writerThread), medianError));
	}

	private static HandOver ofSeveralThreads(HandOver one, List<GapSweep.Cell> cells, ProbeKind kind, Function<GapSweep.Cell, Interval> cost) {
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
		return mechanism.asleep(cell.gapNanos()) / cell.traces() + (cell.executions() - 1) * mechanism.asleep(cell.innerNanos());
	}

	/** The costs that fit best with a gap and a steepness, and how well. */
	private record Candidate(HandOver handOver, double squares) {
	}

	/** @param drawn whether gap and steepness are drawn to the usual values */
	private record Grid(List<GapSweep.Cell> cells, ProbeKind kind, boolean drawn) {

		private double records(GapSweep.Cell cell) {
			return kind.records(cell.executions());
		}

		private HandOver best(Function<GapSweep.Cell, Interval> cost) {
			Candidate best = null;
			for (int i = 0; i < GAPS; i++) {
				for (int j = 0; j < STEEPNESSES; j++) {
					Candidate one = with(step(FIRST_GAP, LAST_GAP, i, GAPS), step(FIRST_STEEPNESS, LAST_STEEPNESS, j, STEEPNESSES), cost);
					best = best == null || one.squares() < best.squares() ? one : best;
				}
			}
			return best.handOver();
		}

		private static double step(double first, double last, int index, int count) {
			return first * Math.pow(last / first, (double) index / (count - 1));
		}

		private Candidate with(double gap, double steepness, Function<GapSweep.Cell, Interval> cost) {
			HandOver shape = new HandOver(0, 1, gap, steepness);
			ToDoubleFunction<GapSweep.Cell> wakeUps = cell -> wakeUps(cell, shape);
			double rr = 0;
			double rw = 0;
			double ww = 0;
			double ry = 0;
			double wy = 0;
			for (GapSweep.Cell cell : cells) {
				double weight = weight(cost.apply(cell));
				double r = records(cell);
				double w = wakeUps.applyAsDouble(cell);
				double y = cost.apply(cell).value();
				rr += weight * r * r;
				rw += weight * r * w;
				ww += weight * w * w;
				ry += weight * r * y;
				wy += weight * w * y;
			}
			double determinant = rr * ww - rw * rw;
			double awake = determinant > 0 ? (ry * ww - wy * rw) / determinant : -1;
			double wakeUp = determinant > 0 ? (wy * rr - ry * rw) / determinant : -1;
			if (awake < 0 || wakeUp < 0) {
				boolean onlyAwake = ry * ry / rr >= (ww > 0 ? wy * wy / ww : 0);
				awake = onlyAwake ? Math.max(0, ry / rr) : 0;
				wakeUp = onlyAwake ? 0 : Math.max(0, wy / ww);
			}
			double squares = drawn ? unusual(gap, USUAL_GAP, SPREAD_OF_GAP) + unusual(steepness, USUAL_STEEPNESS, SPREAD_OF_STEEPNESS) : 0;
			for (GapSweep.Cell cell : cells) {
				double error = cost.apply(cell).value() - awake * records(cell) - wakeUp * wakeUps.applyAsDouble(cell);
				squares += weight(cost.apply(cell)) * error * error;
			}
			return new Candidate(new HandOver(awake, wakeUp, gap, steepness), squares);
		}

		private static double unusual(double value, double usual, double spread) {
			double deviations = Math.log(value / usual) / spread;
			return deviations * deviations;
		}

		private static double weight(Interval cost) {
			double half = (cost.high() - cost.low()) / 2;
			double error = Math.max(Math.max(half, BEST_PRECISION * Math.abs(cost.value())), LEAST_ERROR_NANOS);
			return 1 / (error * error);
		}
	}
}
