/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.run;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.sonde.common.digits.Counted;
import org.sonde.instrumentation.export.ObjectWeaving;

/**
 * How many events of fields and objects a run has written.
 *
 * @param events   by sensor and kind, such as {@code p.Order.price value-change}
 * @param dropped  events that are not in the log, as they came faster than they were written; empty if the program was killed
 * @param file     the log
 */
public record ObjectLog(SortedMap<String, Long> events, Optional<Long> dropped, Path file) {
	private static final Pattern EVENT = Pattern.compile("\\{\"event\":\"([a-z-]+)\",\"sensor\":\"((?:[^\"\\\\]|\\\\.)*)\",.*");
	private static final Pattern END = Pattern.compile("\\{\"end\":true,.*\"dropped\":(\\d+)}");

	public ObjectLog {
		events = Collections.unmodifiableSortedMap(new TreeMap<>(events));
	}

	/**
	 * Of a run.
	 *
	 * @param folder of the export that the program was started with
	 * @return empty if there is no log: no object was watched, or the agent did not start
	 */
	public static Optional<ObjectLog> of(Path folder) throws IOException {
		Path file = folder.resolve(ObjectWeaving.LOG);
		if (!Files.exists(file)) {
			return Optional.empty();
		}
		SortedMap<String, Long> events = new TreeMap<>();
		Optional<Long> dropped = Optional.empty();
		try (BufferedReader in = Files.newBufferedReader(file)) {
			for (String line = in.readLine(); line != null; line = in.readLine()) {
				Matcher event = EVENT.matcher(line);
				Matcher end = END.matcher(line);
				if (event.matches()) {
					events.merge(event.group(2) + " " + event.group(1), 1L, Long::sum);
				} else if (end.matches()) {
					dropped = Optional.of(Long.parseLong(end.group(1)));
				}
			}
		}
		return Optional.of(new ObjectLog(events, dropped, file));
	}

	/** All events that are in the log. */
	public long total() {
		return events.values().stream().mapToLong(Long::longValue).sum();
	}

	/** In a sentence. */
	public String summary() {
		return Counted.of(total(), "event") + " of fields and objects"
				+ dropped.map(lost -> lost == 0 ? "." : "; " + lost + " more were dropped, as they came faster than they were written.")
						.orElse(". The program was killed, so the last ones may be missing.");
	}
}
