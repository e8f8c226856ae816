/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.objects;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Format;
import org.sonde.cli.shared.Interruption;
import org.sonde.cli.shared.PrintingCommand;
import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.objects.client.ObjectsConnection;
import org.sonde.objects.client.ObjectsException;
import org.sonde.objects.client.ObjectsProblem;
import org.sonde.objects.client.Watch;
import org.sonde.objects.client.WatchRequest;
import org.sonde.objects.jmx.EventData;
import org.sonde.objects.jmx.FetchedEvents;
import org.sonde.report.objects.ObjectsJson;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** {@code sonde objects watch}: the events of sensors, as they come. */
@Command(name = "watch", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, sortOptions = false,
		description = "Print the events of a running program as they come. Ctrl-C ends it.",
		footer = "With -f json, each event is a line of JSON. Ends when the program ends.")
final class ObjectsWatchCommand extends PrintingCommand {
	private static final Duration STEP = Duration.ofMillis(500);
	private static final Duration LAST_STEP = Duration.ofMillis(20);
	private static final double NANOS_PER_SECOND = 1e9;
	/** As {@link WatchRequest#capacity} says. */
	private static final int MOST_WAITING = 1_000_000;
	private static final List<String> PRIORITIES = List.of("plan", "urgent", "regular");
	private static final List<String> KINDS = List.of("value-change", "creation", "deletion", "addition", "removal");
	private static final Pattern POLICY = Pattern.compile("immediate|batch:[1-9]\\d*:[1-9]\\d*|period:[1-9]\\d*");

	@Mixin
	private ObjectsOptions objects;

	@Parameters(index = "1..*", arity = "0..*", paramLabel = "FIELD|TYPE",
			description = "Types or fields, such as p.Order and p.Order.price; * stands for any characters. Default: all.")
	private List<String> sensors = List.of();

	@Option(names = "--object", paramLabel = "ID", description = "Only the events of this object.")
	private long object;

	@Option(names = "--kind", paramLabel = "KIND", split = ",",
			description = "Only these events: value-change, creation, deletion, addition, removal.")
	private List<String> kinds = List.of();

	@Option(names = "--priority", paramLabel = "PRIORITY", defaultValue = "plan",
			description = "urgent or regular, or plan for what the plan says."
			+ DEFAULT)
	private String priority;

	@Option(names = "--policy", paramLabel = "POLICY", defaultValue = "immediate",
			description = "When regular events come: immediate, batch:EVENTS:MILLISECONDS, or period:MILLISECONDS." + DEFAULT)
	private String policy;

	@Option(names = "--capacity", paramLabel = "N", defaultValue = "" + WatchRequest.USUAL_CAPACITY,
			description = "The events that wait in the program at most; the oldest are dropped and counted." + DEFAULT)
	private int capacity;

	@Option(names = "--for", paramLabel = "SECONDS", description = "Stop after this time. Default: when the program ends, or by Ctrl-C.")
	private Double seconds;

	@Option(names = "--limit", paramLabel = "N", description = "Stop after this number of events.")
	private Long limit;

	private long printed;

	@Override
	public Integer call() throws Exception {
		if (seconds != null && !(seconds > 0)) {
			throw new ParameterException(output.command(), "--for must be above 0 seconds, found " + Digits.plain(seconds));
		}
		if (limit != null && limit < 1) {
			throw new ParameterException(output.command(), "--limit must be 1 or more, found " + limit);
		}
		checkWords();
		try (Interruption interruption = new Interruption(); ObjectsConnection connection = objects.open()) {
			try (Watch watch = connection.watch(new WatchRequest(sensors, object, kinds, priority, policy, capacity))) {
				output.err().println("Watching " + connection.program() + ". Ctrl-C ends it.");
				if (output.format() == Format.csv) {
					output.table(ObjectsText.rows(List.of()));
				}
				watch(watch, interruption);
			}
		}
		return ExitCode.OK;
	}

	/** Before the program is asked: what it refuses may also be that a sensor is not there, which is not an error of usage. */
	private void checkWords() {
		check(PRIORITIES.contains(priority), "--priority", "choose one of " + String.join(", ", PRIORITIES) + ", not '" + priority + "'");
		for (String kind : kinds) {
			check(KINDS.contains(kind), "--kind", "choose one of " + String.join(", ", KINDS) + ", not '" + kind + "'");
		}
		check(POLICY.matcher(policy).matches(), "--policy",
				"write immediate, batch:EVENTS:MILLISECONDS or period:MILLISECONDS, not '" + policy + "'");
		check(capacity >= 1 && capacity <= MOST_WAITING, "--capacity",
				"from 1 to " + MOST_WAITING + " events can wait, not " + capacity);
	}

	private void check(boolean valid, String option, String rule) {
		if (!valid) {
			throw new ParameterException(output.command(), "Invalid value for option '" + option + "': " + rule);
		}
	}

	private void watch(Watch watch, Interruption interruption) throws ObjectsException {
		long end = System.nanoTime() + (seconds == null ? Long.MAX_VALUE / 2 : (long) (seconds * NANOS_PER_SECOND));
		FetchedEvents fetched = null;
		boolean ending = false;
		try {
			while (!isFull()) {
				boolean enough = interruption.isInterrupted() || System.nanoTime() - end >= 0;
				if (enough && !ending) {
					watch.end();
					ending = true;
				}
				fetched = watch.fetch(ending ? LAST_STEP : STEP);
				print(fetched);
				if (fetched.getClosed() != null) {
					output.err().println("The watching has ended. " + fetched.getClosed());
					break;
				}
				if (ending && fetched.getDelivered() + fetched.getDropped() >= fetched.getGenerated()) {
					break;
				}
			}
		} catch (ObjectsException e) {
			if (e.problem() != ObjectsProblem.ENDED || fetched == null) {
				throw e;
			}
			output.err().println("The program has ended.");
		}
		long dropped = fetched == null ? 0 : fetched.getDropped();
		output.err()
				.println(Counted.of(printed, "event") + (dropped == 0 ? "."
						: "; " + dropped + " more were dropped, as they came faster than they were read. "
								+ "Watch fewer fields and types, or raise --capacity."));
	}

	private boolean isFull() {
		return limit != null && printed >= limit;
	}

	private void print(FetchedEvents fetched) {
		List<EventData> events = Arrays.stream(fetched.getEvents()).limit(limit == null ? Long.MAX_VALUE : limit - printed).toList();
		switch (output.format()) {
			case json -> events.forEach(event -> output.line(ObjectsJson.of(event)));
			case csv -> output.print(ObjectsText.rows(events).csvRows());
			case table -> events.forEach(event -> output.print(ObjectsText.event(event) + "\n"));
		}
		printed += events.size();
	}
}
