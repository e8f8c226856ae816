/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.saturation;

import java.util.List;

/**
 * How much Sonde's receiver of traces takes.
 *
 * @param replayed what the senders sent again and again
 * @param pinned   whether the receiver had a processor of its own, and the senders only the others
 * @param points   at least one, in the order of the phases and numbers of senders; without those that were not measured before the user had
 *                 enough
 */
public record Saturation(Replayed replayed, boolean pinned, List<SaturationPoint> points) {

	/**
	 * What the senders sent again and again.
	 *
	 * @param bytes   of a repetition
	 * @param records of a repetition
	 * @param traces  valid traces of a repetition, above 0
	 * @param leftOut records of the logs that are not in it
	 */
	public record Replayed(long bytes, long records, long traces, long leftOut) {

		public double bytesPerTrace() {
			return (double) bytes / traces;
		}

		public double recordsPerTrace() {
			return (double) records / traces;
		}
	}

	public Saturation {
		points = List.copyOf(points);
	}
}
