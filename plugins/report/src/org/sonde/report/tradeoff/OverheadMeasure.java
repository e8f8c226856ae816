/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import java.util.List;

import org.sonde.common.keyword.Keyword;
import org.sonde.report.figure.Figure;

/** A measure for the vertical axis of tunings. */
public enum OverheadMeasure implements Keyword {

	/** The overhead of a call. */
	RESPONSE_TIME("Overhead in response time"),
	/** The work that a program still gets done, as the source prints it. */
	THROUGHPUT("Throughput with the writer"),
	/** The overhead of a call in time of the processors. */
	PROCESSOR_TIME("Overhead in CPU time");

	private final String label;

	OverheadMeasure(String label) {
		this.label = label;
	}

	@Override
	public String keyword() {
		return this == PROCESSOR_TIME ? "cpu" : Keyword.super.keyword();
	}

	/** For people, without the unit. */
	public String label() {
		return label;
	}

	/** Whether a lower value is better. Otherwise a higher one is. */
	public boolean lessIsBetter() {
		return this != THROUGHPUT;
	}

	/** The figure of the tuning, with its unit and source. */
	public Figure of(TradeOffPoint point) {
		return switch (this) {
			case RESPONSE_TIME -> point.overhead();
			case THROUGHPUT -> point.throughput().orElseGet(() -> new Figure.Unknown("the source states no throughput"));
			case PROCESSOR_TIME -> point.processorTime();
		};
	}

	/** The figures of the points of one series, in their order. */
	public List<Figure> of(List<TradeOffPoint> points) {
		return points.stream().map(this::of).toList();
	}
}
