/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import java.util.OptionalLong;

/**
 * The parts of a program's start, in nanoseconds.
 *
 * @param beforeMain  from the JVM's start until it turned to the main class; empty if the JVM was killed
 * @param weaving     elapsed in the weaver, until the program's end and in all threads together; empty without a weaver, or if the
 *                    program's own options have one
 * @param kiekerStart elapsed until Kieker had started, without the weaving meanwhile; empty if it did not start
 */
public record StartUpTimes(OptionalLong beforeMain, OptionalLong weaving, OptionalLong kiekerStart) {

	/** Times of which nothing is known. */
	public static final StartUpTimes NONE = new StartUpTimes(OptionalLong.empty(), OptionalLong.empty(), OptionalLong.empty());
}
