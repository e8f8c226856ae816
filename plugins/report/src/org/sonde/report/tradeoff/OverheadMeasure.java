/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.sonde.report.figure.Figure;

/** What tunings are placed by upwards. */
public enum OverheadMeasure {

	/** The overhead of a call. */
	RESPONSE_TIME("response-time", "Overhead in response time", true) {
		@Override
		public Figure of(TradeOffPoint point) {
			return point.overhead();
		}
	},
	/** What a program still gets done; as the source prints it. */
	THROUGHPUT("throughput", "Throughput with the writer", false) {
		@Override
		public Figure of(TradeOffPoint point) {
			return point.throughput().orElseGet(() -> new Figure.Unknown("the source states no throughput"));
		}
	},
	/** The overhead of a call in time of the processors. */
	PROCESSOR_TIME("cpu", "Overhead in CPU time", true) {
		@Override
		public Figure of(TradeOffPoint point) {
			return point.processorTime();
		}
	};

	private final String id;
	private final String label;
	private final boolean lessIsBetter;

	OverheadMeasure(String id, String label, boolean lessIsBetter) {
		this.id = id;
		this.label = label;
		this.lessIsBetter = lessIsBetter;
	}

	/** What it is called on the command line. */
	public String id() {
		return id;
	}

	public static Optional<OverheadMeasure> find(String id) {
		return Stream.of(values()).filter(measure -> measure.id.equals(id)).findFirst();
	}

	/** For people, without the unit. */
	public String label() {
		return label;
	}

	/** Else more is. */
	public boolean lessIsBetter() {
		return lessIsBetter;
	}

	/** The figure of the tuning, with its unit and source. */
	public abstract Figure of(TradeOffPoint point);

	/** The figures of the points of one series, in their order. */
	public List<Figure> of(List<TradeOffPoint> points) {
		return points.stream().map(this::of).toList();
	}
}
