/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.traces;

import java.util.ArrayList;
import java.util.List;

import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.report.objects.EventRates;

/** Says where a plan and the events of its watched fields and types differ, in lines. */
final class EventRatesText {
	private EventRatesText() {
	}

	static List<String> lines(Plan plan, EventRates events) {
		List<String> lines = new ArrayList<>();
		events.silent(plan).forEach(probe -> lines.add("never recorded: " + probe));
		events.notPlanned()
				.forEach((event, count) -> lines.add("no probe of the plan has it for certain: " + event + ", " + count + " times"));
		if (!events.events().isEmpty()) {
			lines.add(events.seconds() > 0
					? "Events per second are those of the " + Digits.value(events.seconds()) + " s from the first event to the last."
					: "All events have the same time, so their rate is unknown.");
		}
		if (events.missing() > 0) {
			lines.add("The log lacks " + Counted.of(events.missing(), "event")
					+ ", which came faster than they were written. The rates count them. The gaps between events are shorter than recorded.");
		}
		return lines;
	}
}
