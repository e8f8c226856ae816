/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.List;

import org.eclipse.osgi.util.NLS;
import org.sonde.common.digits.Digits;

/** A subscription in words. */
final class WatchText {
	private WatchText() {
	}

	/** {@code all fields and types, every 500 ms} */
	static String of(WatchSettings settings) {
		String what = settings.sensors().isEmpty() ? Messages.WatchText_all : String.join(", ", settings.sensors());
		if (settings.object() != 0) {
			what = NLS.bind(Messages.WatchText_ofObject, what, settings.object());
		}
		String when = switch (settings.delivery()) {
			case IMMEDIATE -> Messages.WatchText_immediately;
			case BATCHES -> NLS.bind(Messages.WatchText_batches, grouped(settings.events()), grouped(settings.millis()));
			case PERIODS -> NLS.bind(Messages.WatchText_periods, grouped(settings.millis()));
		};
		String how = switch (settings.priority()) {
			case PLAN -> "";
			case URGENT -> Messages.WatchText_urgent;
			case REGULAR -> Messages.WatchText_regular;
		};
		return String.join(", ", how.isEmpty() ? List.of(what, when) : List.of(what, when, how));
	}

	private static String grouped(int number) {
		return Digits.grouped(Integer.toString(number));
	}
}
