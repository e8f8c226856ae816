/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.run;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line of the log of fields and objects that is an event. What else the line has is not looked at.
 *
 * @param kind   such as {@code value-change}
 * @param sensor such as {@code p.Order.price}
 * @param rest   of the line
 */
public record LoggedEvent(String kind, String sensor, String rest) {
	/** A text in JSON. A quotation mark in it has a backslash. */
	static final String TEXT = "\"((?:[^\"\\\\]|\\\\.)*+)\"";
	private static final Pattern EVENT = Pattern.compile("\\{\"event\":\"([a-z-]+)\",\"sensor\":" + TEXT + ",");
	/** Texts of the program, in which it could stand as well, have backslashes before these quotation marks. */
	private static final Pattern TIME = Pattern.compile("\"time\":\"([^\"]{1,40})\"");

	private static final Pattern SEQUENCE = Pattern.compile("\"sequence\":(\\d{1,18})\\b");

	/** Empty if the line is not an event. */
	public static Optional<LoggedEvent> of(String line) {
		Matcher event = EVENT.matcher(line);
		return event.lookingAt() ? Optional.of(new LoggedEvent(event.group(1), event.group(2), line.substring(event.end())))
				: Optional.empty();
	}

	/** Its number among those of the sensor; empty if the line does not say it. */
	public OptionalLong sequence() {
		Matcher sequence = SEQUENCE.matcher(rest);
		return sequence.find() ? OptionalLong.of(Long.parseLong(sequence.group(1))) : OptionalLong.empty();
	}

	/** When it happened; empty if the line does not say it. */
	public Optional<Instant> time() {
		Matcher time = TIME.matcher(rest);
		try {
			return time.find() ? Optional.of(Instant.parse(time.group(1))) : Optional.empty();
		} catch (DateTimeException e) {
			return Optional.empty();
		}
	}
}
