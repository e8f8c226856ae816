/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.objects;

import org.sonde.common.keyword.Keyword;

/** A part of what can be measured of object monitoring. */
public enum GridPart implements Keyword {
	/** The costs of an event's stages: sensor idle, event created, handed over, delivered. */
	STAGES,
	/**
	 * The cost of delivering a change by the gap between changes, also to the log of {@code sonde run}. A sleeping thread must be woken.
	 */
	GAPS,
	/** The same attribute, watched by JMX alone. */
	JMX,
	/** A change brought out of the program after a gap: to the log, JFR, JMX and OpenTelemetry. */
	CARRIERS,
	/** Five cells of the paper's grid: nothing, idle sensors, and three ways to deliver to one observer. */
	SHORT,
	/** The paper's grid: batch sizes and periods by observers, the production thread alone. */
	PAPER,
	/** The other thread models. */
	MODELS,
	/** A program without idle time; monitoring threads of lower priority. */
	BUSY,
	/** Urgent events under a flood of regular ones. */
	URGENT
}
