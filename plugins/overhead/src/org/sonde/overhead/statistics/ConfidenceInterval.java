/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import java.util.Optional;

/** The interval that belongs to a figure, or the reason why there is none. */
public sealed interface ConfidenceInterval {

	/** 95 %. */
	double DEFAULT_CONFIDENCE = 0.95;

	/**
	 * @param interval around the figure, in its unit
	 * @param confidence of the method, in (0, 1)
	 */
	record Known(Interval interval, double confidence) implements ConfidenceInterval {

		public Known {
			checkConfidence(confidence);
		}
	}

	/** @param reason in words, to be shown in the interval's place */
	record Unknown(String reason) implements ConfidenceInterval {
	}

	default Optional<Interval> known() {
		return this instanceof Known known ? Optional.of(known.interval()) : Optional.empty();
	}

	/** @throws IllegalArgumentException unless it lies in (0, 1) */
	static void checkConfidence(double confidence) {
		if (!(confidence > 0 && confidence < 1)) {
			throw new IllegalArgumentException("a confidence lies in (0, 1), e.g. 0.95; found " + confidence);
		}
	}
}
