/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.util.Locale;
import org.joda.time.DateTime;
import org.joda.time.DateTimeZone;
import org.joda.time.Days;
import org.joda.time.Period;
import org.joda.time.format.DateTimeFormat;
import org.joda.time.format.DateTimeFormatter;
import org.joda.time.format.ISODateTimeFormat;
import org.joda.time.format.ISOPeriodFormat;

/** Parses, moves and prints dates in three time zones with Joda-Time. */
final class JodaTimeProgram implements Program {

	private final DateTimeFormatter printer = DateTimeFormat.forPattern("EEE, d MMM yyyy HH:mm:ss Z").withLocale(Locale.ROOT);
	private final DateTimeZone[] zones = { DateTimeZone.UTC, DateTimeZone.forID("Europe/Berlin"), DateTimeZone.forID("America/New_York") };

	@Override
	public long unit() {
		long sum = 0;
		for (int i = 0; i < 24; i++) {
			DateTime parsed = ISODateTimeFormat.dateTimeParser().parseDateTime("2026-0" + (1 + i % 9) + "-1" + i % 10 + "T12:30:45.678Z");
			DateTime moved = parsed.withZone(zones[i % zones.length]).plusMonths(i).dayOfMonth().withMaximumValue().minusHours(7 * i);
			Period period = new Period(parsed, moved);
			sum = 31 * sum + printer.print(moved).hashCode() + ISOPeriodFormat.standard().print(period).hashCode()
					+ Days.daysBetween(parsed, moved).getDays();
		}
		return sum;
	}
}
