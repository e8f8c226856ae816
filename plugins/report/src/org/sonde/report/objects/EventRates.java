/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.objects;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SortedMap;
import java.util.TreeMap;

import org.sonde.common.digits.Digits;
import org.sonde.instrumentation.export.ObjectWeaving;
import org.sonde.instrumentation.plan.Containment;
import org.sonde.instrumentation.plan.FieldProbe;
import org.sonde.instrumentation.plan.LifecycleProbe;
import org.sonde.instrumentation.plan.ObjectProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.run.LoggedEvent;
import org.sonde.instrumentation.run.ObjectLog;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.CallRates;
import org.sonde.overhead.calls.GapHistogram;
import org.sonde.traces.operations.GapBins;

/**
 * How many events of each probe that watches objects a log has, and after which gaps: the times between an event and the one before it, of
 * any probe.
 *
 * @param events     by the name of the probe, in the plan's order; without those that have none
 * @param notPlanned events of sensors that no probe of the plan has for certain, by sensor and kind
 * @param seconds    from the first event to the last
 * @param begin      when the first event happened; empty without an event
 * @param isComplete whether the log has all events, as its last line says
 */
public record EventRates(Map<String, Events> events, SortedMap<String, Long> notPlanned, double seconds, Optional<Instant> begin,
		boolean isComplete) {
	private static final String VALUE_CHANGE = "value-change";
	private static final List<String> OF_TREE = List.of("addition", "removal");
	private static final double NANOS_PER_SECOND = 1e9;

	/**
	 * Of a probe.
	 *
	 * @param missing events that the log lacks, as they came faster than they were written: each sensor numbers its events
	 * @param gaps    before those in the log; of its first event nothing is known
	 */
	public record Events(long count, long missing, GapHistogram gaps) {
		private Events plus(Events other) {
			return new Events(count + other.count, missing + other.missing, gaps.plus(other.gaps));
		}
	}

	/** The numbers of a sensor's events. */
	private static final class Numbers {
		private long least = Long.MAX_VALUE;
		private long most;
		private long logged;

		private void add(long number) {
			least = Math.min(least, number);
			most = Math.max(most, number);
			logged++;
		}

		/** Returns how many events are missing for each event in the log. */
		private double missing() {
			return logged == 0 ? 0 : Math.max(0, (double) (most - least + 1 - logged) / logged);
		}
	}

	/** Counts the events of one sensor and kind. */
	private static final class Counts {
		private final Numbers ofSensor;
		private long count;
		private final SortedMap<Integer, long[]> bins = new TreeMap<>();

		private void add(long gap, boolean afterPause) {
			long[] bin = bins.computeIfAbsent(GapBins.bin(gap), none -> new long[2]);
			bin[0]++;
			bin[1] += afterPause ? 1 : 0;
		}

		private Counts(Numbers ofSensor) {
			this.ofSensor = ofSensor;
		}

		private Events events() {
			return new Events(count, Math.round(count * ofSensor.missing()), new GapHistogram(bins.entrySet().stream()
					.map(bin -> new GapHistogram.Bin(bin.getKey(), bin.getValue()[0], 0, bin.getValue()[1])).toList()));
		}
	}

	/** The log that a file or folder is or contains; empty if it has none. */
	public static Optional<Path> logIn(Path path) {
		Path inside = path.resolve(ObjectWeaving.LOG);
		return Files.isRegularFile(inside) ? Optional.of(inside)
				: Files.isRegularFile(path) && path.getFileName().toString().endsWith(".jsonl") ? Optional.of(path) : Optional.empty();
	}

	/** Reads a log as {@code sonde run} writes it; lines that are not events are left out. */
	public static EventRates read(Path log, Plan plan) throws IOException {
		Map<String, Counts> counts = new LinkedHashMap<>();
		Map<String, Numbers> numbers = new HashMap<>();
		Instant first = null;
		Instant last = null;
		boolean afterPause = false;
		// If the program was killed, the last character may be incomplete. The reader replaces it.
		try (BufferedReader in = new BufferedReader(new InputStreamReader(Files.newInputStream(log), StandardCharsets.UTF_8))) {
			for (String line = in.readLine(); line != null; line = in.readLine()) {
				Optional<LoggedEvent> event = LoggedEvent.of(line);
				Optional<Instant> time = event.flatMap(LoggedEvent::time);
				if (time.isEmpty()) {
					continue;
				}
				Numbers ofSensor = numbers.computeIfAbsent(event.get().sensor(), none -> new Numbers());
				event.get().sequence().ifPresent(ofSensor::add);
				Counts of = counts.computeIfAbsent(event.get().sensor() + " " + event.get().kind(), none -> new Counts(ofSensor));
				of.count++;
				if (last == null) {
					first = time.get();
					last = first;
				} else {
					// Urgent events overtake others: those come as if at once.
					long gap = time.get().isAfter(last) ? nanos(last, time.get()) : 0;
					of.add(gap, afterPause);
					afterPause = gap >= GapBins.PAUSE_NANOS;
					last = gap > 0 ? time.get() : last;
				}
			}
		}
		return of(counts, plan, first == null ? 0 : nanos(first, last) / NANOS_PER_SECOND, Optional.ofNullable(first),
				ObjectLog.end(log).filter(end -> end.dropped() == 0 && end.removed().isEmpty()).isPresent());
	}

	/** Returns the nanoseconds between two times, but at most 292 years. */
	private static long nanos(Instant from, Instant to) {
		return to.getEpochSecond() - from.getEpochSecond() > Long.MAX_VALUE / NANOS_PER_SECOND - 1 ? Long.MAX_VALUE
				: (to.getEpochSecond() - from.getEpochSecond()) * (long) NANOS_PER_SECOND + to.getNano() - from.getNano();
	}

	private static EventRates of(Map<String, Counts> counts, Plan plan, double seconds, Optional<Instant> begin, boolean isComplete) {
		List<ObjectProbe> probes = Probes.objectProbes(plan);
		Map<String, Events> events = new LinkedHashMap<>();
		probes.forEach(probe -> events.put(Probes.name(probe), new Events(0, 0, GapHistogram.EMPTY)));
		SortedMap<String, Long> notPlanned = new TreeMap<>();
		counts.forEach((event, count) -> {
			int blank = event.lastIndexOf(' ');
			probe(probes, event.substring(0, blank), event.substring(blank + 1)).ifPresentOrElse(
					probe -> events.merge(Probes.name(probe), count.events(), Events::plus), () -> notPlanned.put(event, count.count));
		});
		events.values().removeIf(of -> of.count() == 0);
		return new EventRates(events, notPlanned, seconds, begin, isComplete);
	}

	/**
	 * What is added to an object and removed from it counts for the probe of its type; without such a probe, for a field of it that has
	 * children. An object of a subtype may have a sensor of its own, of which the plan does not tell whose it is.
	 */
	private static Optional<ObjectProbe> probe(List<ObjectProbe> probes, String sensor, String kind) {
		if (kind.equals(VALUE_CHANGE)) {
			return probes.stream().filter(probe -> probe instanceof FieldProbe && sensor.equals(Probes.sensor(probe))).findFirst();
		}
		Optional<ObjectProbe> type = probes.stream()
				.filter(probe -> probe instanceof LifecycleProbe && sensor.equals(probe.getDeclaringType())).findFirst();
		return type.isPresent() || !OF_TREE.contains(kind) ? type
				: probes.stream()
						.filter(probe -> probe instanceof FieldProbe field && field.getContainment() == Containment.CHILDREN
								&& sensor.equals(field.getDeclaringType()))
						.findFirst();
	}

	/**
	 * Events per second of each probe, with the gaps before them; none if all events have the same time. Those that the log lacks are
	 * counted, and lengthen the gaps. Active probes without an event have 0 if the log has all events, unless the plan has a rate of them.
	 */
	public CallRates rates(String log, Plan plan) {
		Map<String, CallRate> rates = new LinkedHashMap<>();
		if (seconds > 0) {
			String source = "log of objects " + log + begin.map(time -> " of " + LocalDate.ofInstant(time, ZoneOffset.UTC)).orElse("");
			events.forEach((probe, of) -> rates.put(probe,
					new CallRate(Digits.withoutNoise(Math.min((of.count() + of.missing()) / seconds, CallRate.MOST_PER_SECOND)), source,
							OptionalDouble.empty(), Optional.empty(), OptionalDouble.empty(),
							Optional.of(of.gaps()).filter(gaps -> gaps.total() > 0))));
			Probes.objectProbes(plan).stream().filter(probe -> isComplete && probe.isActive() && probe.getCallsPerSecond() == null)
					.forEach(probe -> rates.putIfAbsent(Probes.name(probe), new CallRate(0, source)));
		}
		return new CallRates(rates);
	}

	/** Events of the probes that the log lacks. */
	public long missing() {
		return events.values().stream().mapToLong(Events::missing).sum();
	}

	/** The probes of a plan that are active and have no event. */
	public List<String> silent(Plan plan) {
		List<String> silent = new ArrayList<>(Probes.watching(plan));
		silent.removeAll(events.keySet());
		silent.sort(null);
		return silent;
	}
}
