/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.StudentT;

/**
 * The least-squares line nanoseconds per trace = constant + slope × executions per trace. Where the forks give an interval of
 * every point, points are weighted by 1 ÷ half-width²; the interval of a coefficient is then the wider of what the half-widths
 * carry through and of what the residuals say (Student's t with points − 2 degrees of freedom; Draper &amp; Smith 1998, "Applied
 * Regression Analysis", sections 1.4 and 9.2). Without such intervals the residuals alone speak, and two points have no interval.
 * A cost cannot be negative: a coefficient that comes out below 0 is held at 0 and the other fitted alone.
 */
final class LineFit {

	private static final double CONFIDENCE = 0.95;

	/**
	 * @param executions per trace
	 * @param nanos per trace, of either sign
	 * @param halfWidth of the 95 % interval of {@code nanos} over forks; empty where forks give none
	 */
	record Point(double executions, double nanos, OptionalDouble halfWidth) {
	}

	private final List<Point> points;
	private final boolean weighted;
	private final double constant;
	private final double slope;
	private final double freeConstant;
	private final double freeSlope;
	/** Sums of the weights times 1, x, x². */
	private final double sum;
	private final double sumX;
	private final double sumXx;
	/** The weighted variance of the residuals per degree of freedom, or NaN without one. */
	private final double variance;

	/** @throws IllegalArgumentException unless the points lie at two numbers of executions at least */
	LineFit(List<Point> points) {
		this.points = List.copyOf(points);
		if (points.stream().mapToDouble(Point::executions).distinct().count() < 2) {
			throw new IllegalArgumentException("a line needs points at two depths at least");
		}
		weighted = points.stream().allMatch(point -> point.halfWidth().orElse(0) > 0);
		double s = 0;
		double sx = 0;
		double sxx = 0;
		double sy = 0;
		double sxy = 0;
		for (Point point : points) {
			double weight = weight(point);
			s += weight;
			sx += weight * point.executions();
			sxx += weight * point.executions() * point.executions();
			sy += weight * point.nanos();
			sxy += weight * point.executions() * point.nanos();
		}
		sum = s;
		sumX = sx;
		sumXx = sxx;
		freeSlope = (s * sxy - sx * sy) / determinant();
		freeConstant = (sy - freeSlope * sx) / s;
		if (freeConstant < 0) {
			constant = 0;
			slope = Math.max(0, sxy / sxx);
		} else {
			slope = Math.max(0, freeSlope);
			constant = freeSlope < 0 ? Math.max(0, sy / s) : freeConstant;
		}
		double squares = 0;
		for (Point point : points) {
			double residual = point.nanos() - freeConstant - freeSlope * point.executions();
			squares += weight(point) * residual * residual;
		}
		variance = points.size() > 2 ? squares / (points.size() - 2) : Double.NaN;
	}

	private double weight(Point point) {
		return weighted ? 1 / (point.halfWidth().getAsDouble() * point.halfWidth().getAsDouble()) : 1;
	}

	private double determinant() {
		return sum * sumXx - sumX * sumX;
	}

	boolean isWeighted() {
		return weighted;
	}

	/** Nanoseconds per trace, at least 0. */
	double constant() {
		return constant;
	}

	/** Nanoseconds per execution, at least 0. */
	double slope() {
		return slope;
	}

	/** Returns the constant by least squares, without holding anything at 0. */
	double freeConstant() {
		return freeConstant;
	}

	double freeSlope() {
		return freeSlope;
	}

	/** 95 % interval of the constant, clamped at 0; empty where its width is unknown. */
	Optional<Interval> constantInterval() {
		return interval(constant, freeConstant, sumXx / determinant());
	}

	/** 95 % interval of the slope, clamped at 0; empty where its width is unknown. */
	Optional<Interval> slopeInterval() {
		return interval(slope, freeSlope, sum / determinant());
	}

	private Optional<Interval> interval(double held, double free, double factor) {
		if (!weighted && Double.isNaN(variance)) {
			return Optional.empty();
		}
		double half = half(factor, weighted ? 1 : 0);
		return Optional.of(new Interval(held, Math.min(held, free - half), Math.max(held, free + half)).clampedAtZero());
	}

	/**
	 * The wider of both kinds of half-width; {@code carried} is the square of a half-width that the points carry through, per
	 * factor.
	 */
	private double half(double factor, double carried) {
		double residuals = Double.isNaN(variance) ? 0
				: StudentT.quantile(points.size() - 2, CONFIDENCE) * Math.sqrt(variance * factor);
		return Math.max(residuals, Math.sqrt(carried * factor));
	}

	/** Nanoseconds of one more trace of so many executions. */
	double predict(double executions) {
		return constant + slope * executions;
	}

	/** The 95 % interval in which one more run at this depth is expected, clamped at 0; empty where its width is unknown. */
	Optional<Interval> predictionInterval(double executions) {
		if (!weighted && Double.isNaN(variance)) {
			return Optional.empty();
		}
		double ofTheLine = (sumXx - 2 * executions * sumX + executions * executions * sum) / determinant();
		double ofTheRun = points.stream().mapToDouble(point -> 1 / weight(point)).average().orElseThrow();
		double half = half(ofTheRun + ofTheLine, weighted ? 1 : 0);
		double free = freeConstant + freeSlope * executions;
		double value = predict(executions);
		return Optional.of(new Interval(value, Math.min(value, free - half), Math.max(value, free + half)).clampedAtZero());
	}
}
