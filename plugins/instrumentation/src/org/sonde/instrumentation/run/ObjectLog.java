/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.run;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.sonde.common.digits.Counted;
import org.sonde.instrumentation.export.ObjectWeaving;
import org.sonde.instrumentation.plan.ObjectProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;

/**
 * How many events of fields and objects a run has written.
 *
 * @param events  by sensor and kind, such as {@code p.Order.price value-change}
 * @param end     what its last line says; empty if it is missing
 * @param file    the log
 */
public record ObjectLog(SortedMap<String, Long> events, Optional<End> end, Path file) {
	private static final Pattern END = Pattern
			.compile("\\{\"end\":true,\"generated\":\\d+,\"delivered\":\\d+,\"dropped\":(\\d{1,18})(?:,\"removed\":" + LoggedEvent.TEXT
					+ ")?,\"problemCount\":(\\d{1,18}),\"problems\":\\[");
	private static final Pattern ONE_TEXT = Pattern.compile(LoggedEvent.TEXT);
	private static final Pattern ESCAPED = Pattern.compile("\\\\(?:u([0-9a-f]{4})|(.))");
	private static final int HEXADECIMAL = 16;
	/** Bytes. The program keeps few problems. */
	private static final int LONGEST_LAST_LINE = 1 << 20;

	/**
	 * The last line of a log.
	 *
	 * @param dropped      events that are not in the log, as they came faster than they were written
	 * @param removed      why events were not written any more from some time on; empty if they were
	 * @param problemCount how often something went wrong in the monitoring
	 * @param problems     the first different ones, in sentences
	 */
	public record End(long dropped, Optional<String> removed, long problemCount, List<String> problems) {
		public End {
			problems = List.copyOf(problems);
		}
	}

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
		Optional<End> last = Optional.empty();
		// If the program was killed, the last character may be incomplete. The reader replaces it.
		try (BufferedReader in = new BufferedReader(new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8))) {
			for (String line = in.readLine(); line != null; line = in.readLine()) {
				Optional<LoggedEvent> event = LoggedEvent.of(line);
				if (event.isPresent()) {
					events.merge(event.get().sensor() + " " + event.get().kind(), 1L, Long::sum);
				} else {
					Optional<End> end = end(line);
					last = end.isPresent() ? end : last;
				}
			}
		}
		return Optional.of(new ObjectLog(events, last, file));
	}

	/**
	 * What the last line of a log says, without reading the others.
	 *
	 * @return empty if that line is missing
	 * @throws IOException if the file cannot be read
	 */
	public static Optional<End> end(Path file) throws IOException {
		try (RandomAccessFile log = new RandomAccessFile(file.toFile(), "r")) {
			byte[] tail = new byte[(int) Math.min(log.length(), LONGEST_LAST_LINE)];
			log.seek(log.length() - tail.length);
			log.readFully(tail);
			return new String(tail, StandardCharsets.UTF_8).lines().reduce((before, line) -> line).flatMap(ObjectLog::end);
		}
	}

	private static Optional<End> end(String line) {
		Matcher end = END.matcher(line);
		if (!end.lookingAt()) {
			return Optional.empty();
		}
		List<String> problems = ONE_TEXT.matcher(line.substring(end.end())).results().map(found -> unescaped(found.group(1))).toList();
		return Optional.of(new End(Long.parseLong(end.group(1)), Optional.ofNullable(end.group(2)).map(ObjectLog::unescaped),
				Long.parseLong(end.group(3)), problems));
	}

	private static String unescaped(String text) {
		return ESCAPED.matcher(text).replaceAll(escape -> Matcher.quoteReplacement(
				escape.group(1) == null ? escape.group(2) : Character.toString((char) Integer.parseInt(escape.group(1), HEXADECIMAL))));
	}

	/** All events that are in the log. */
	public long total() {
		return events.values().stream().mapToLong(Long::longValue).sum();
	}

	/** The fields and types of a plan that are watched and of which the log has no event, by name. */
	public List<String> silent(Plan plan) {
		Set<String> seen = events.keySet().stream().map(event -> event.substring(0, event.lastIndexOf(' '))).collect(Collectors.toSet());
		return Probes.objectProbes(plan).stream().filter(ObjectProbe::isActive)
				.map(Probes::sensor).filter(sensor -> !seen.contains(sensor)).sorted().toList();
	}

	/** Events that are known not to be in the log; empty if its last line is missing. */
	public Optional<Long> dropped() {
		return end.map(End::dropped);
	}

	/** Returns a summary of a sentence or two. */
	public String summary() {
		return Counted.of(total(), "event") + " of fields and objects"
				+ end.map(ObjectLog::lost).orElse(
						". The last line of the log is missing, as the program was killed or the log could not be written. So the last events may be missing, too.");
	}

	private static String lost(End end) {
		if (end.removed().isPresent()) {
			return "; at least " + end.dropped() + " more are missing, as the log ended early. " + end.removed().get();
		}
		return end.dropped() == 0 ? "." : "; " + end.dropped() + " more were dropped, as they came faster than they were written.";
	}
}
