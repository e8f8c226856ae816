/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.time.Duration;
import java.util.Optional;

import org.eclipse.osgi.util.NLS;
import org.sonde.benchmark.experiment.TimeLeft;

/** How much longer, not more precise than can be known. */
public final class DurationText {

	private static final long MINUTE = 60;
	/** Seconds are shown in steps. */
	private static final long STEP = 10;

	private DurationText() {
	}

	/** Such as {@code about 40 s left}, {@code 2 to 5 min left}. */
	public static String left(Optional<TimeLeft.Range> left) {
		return left.map(DurationText::words).orElse("");
	}

	private static String words(TimeLeft.Range range) {
		String least = words(range.least());
		String most = words(range.most());
		if (least.equals(most)) {
			return NLS.bind(Messages.DurationText_about, most);
		}
		String unit = most.substring(most.indexOf(' '));
		return NLS.bind(Messages.DurationText_between,
				least.endsWith(unit) ? least.substring(0, least.length() - unit.length()) : least, most);
	}

	private static String words(Duration duration) {
		long seconds = Math.ceilDiv(duration.toSeconds(), STEP) * STEP;
		return seconds <= MINUTE ? Math.max(STEP, seconds) + " s" : Math.ceilDiv(seconds, MINUTE) + " min";
	}
}
