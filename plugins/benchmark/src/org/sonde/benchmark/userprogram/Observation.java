/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;

import org.sonde.benchmark.observer.UsedResources;

/**
 * What the observing agent wrote of one JVM.
 *
 * @param firstUnit     when the first unit of work began (of a line of output, ended), since the JVM's start; empty if none did
 * @param whole         from start to end
 * @param steady        from the end of the warm-up to when the agent ended the program, or to its own end; empty if it ended before
 * @param windows       with the probes switched on and off, in their order
 * @param complete      whether the program ended in order, rather than by force
 * @param jvm           what the agent noted at its end
 * @param process       what was seen from outside
 */
public record Observation(Optional<ResourceUsage> firstUnit, ResourceUsage whole, Optional<ResourceUsage> steady, List<Window> windows,
		boolean complete, JvmNotes jvm,
		ProcessNotes process) {

	private static final int FIGURES = UsedResources.HEADER.split(";").length;

	/**
	 * A stretch of time with the probes in one state.
	 *
	 * @param on whether they collected
	 */
	public record Window(boolean on, ResourceUsage used) {
	}

	public Observation {
		windows = List.copyOf(windows);
	}

	/** Makes an observation of which nothing else is known. */
	public Observation(Optional<ResourceUsage> firstUnit, ResourceUsage whole, Optional<ResourceUsage> steady, List<Window> windows,
			boolean complete) {
		this(firstUnit, whole, steady, windows, complete, JvmNotes.NONE, ProcessNotes.NONE);
	}

	/** Adds what was seen from outside, including the bytes per record if the log's size is known. */
	Observation with(ProcessNotes seen) {
		if (isOneUnit()) {
			// The queue also counts what Kieker writes of itself.
			ResourceUsage all = whole.withLog(
					seen.log().flatMap(LogSize::records).map(LogSize.Records::ofProbes).orElse(ResourceUsage.UNKNOWN),
					seen.log().map(LogSize::bytes).orElse(ResourceUsage.UNKNOWN));
			return new Observation(firstUnit, all, Optional.of(all), windows, complete, jvm, seen);
		}
		OptionalDouble perRecord = bytesPerRecord(seen);
		UnaryOperator<ResourceUsage> withLog = used -> perRecord.isPresent() ? used.withLog(perRecord.getAsDouble()) : used;
		return new Observation(firstUnit, withLog.apply(whole), steady.map(withLog),
				windows.stream().map(window -> new Window(window.on(), withLog.apply(window.used()))).toList(), complete, jvm, seen);
	}

	/** Returns the average over the whole JVM. Nobody knows when each byte of a writer's buffers is written. */
	private OptionalDouble bytesPerRecord(ProcessNotes seen) {
		return seen.log().isPresent() && jvm.records().filter(counts -> counts.accepted() > 0).isPresent()
				? OptionalDouble.of((double) seen.log().get().bytes() / jvm.records().get().accepted()) : OptionalDouble.empty();
	}

	/**
	 * The records that were made and are not in the log: refused by Kieker's queue, or lost on the way to the file; or the events that were
	 * dropped. Empty if Kieker's log was not counted or has something else in it, or the queue's counts are not known, or the log of events
	 * does not say it.
	 */
	public OptionalLong lostRecords() {
		OptionalLong dropped = process.log().map(LogSize::dropped).orElse(OptionalLong.empty());
		if (dropped.isPresent()) {
			return dropped;
		}
		Optional<LogSize.Records> logged = process.log().flatMap(LogSize::records).filter(LogSize.Records::readable);
		return logged.isPresent() && jvm.records().isPresent()
				? jvm.records().get().missingFrom(logged.get().ofProbes() + logged.get().ofKieker())
				: OptionalLong.empty();
	}

	/**
	 * The records of a unit of work in the steady state, as a multiple of those that the whole run has for each unit. They differ because
	 * the program also records while it starts, and because its first unit may have less work. 1 if they are not known.
	 */
	public double steadyShareOfRecords() {
		ResourceUsage.Figure records = ResourceUsage.Figure.RECORDS;
		return whole.records() <= 0 ? 1
				: steady.filter(used -> used.knows(records)).map(used -> used.perUnit(records) / whole.perUnit(records)).orElse(1.0);
	}

	/** Returns the observation with the whole run as its unit of work: without start-up, and without a warm-up that is left out. */
	Observation asOneUnit() {
		return new Observation(Optional.empty(), whole, Optional.of(whole), windows, complete, jvm, process);
	}

	/** Whether the whole run is the unit of work. */
	boolean isOneUnit() {
		return firstUnit.isEmpty() && steady.filter(whole::equals).isPresent();
	}

	/**
	 * Reads the agent's file. Of one that is cut off, as when the program was killed, what is there.
	 *
	 * @throws IOException if it cannot be read or holds something else
	 */
	static Observation read(Path file) throws IOException {
		List<String> lines = Files.readAllLines(file, StandardCharsets.US_ASCII);
		if (lines.isEmpty() || !lines.getFirst().equals("sonde-observation;2;" + UsedResources.HEADER)) {
			throw new IOException(file.getFileName() + " is not a file of the observing agent");
		}
		ResourceUsage start = null;
		ResourceUsage firstUnit = null;
		ResourceUsage warm = null;
		ResourceUsage last = null;
		ResourceUsage begin = null;
		boolean complete = false;
		ResourceUsage enough = null;
		String[] notes = {};
		String[] records = {};
		List<Window> windows = new ArrayList<>();
		for (String line : lines.subList(1, lines.size())) {
			String[] words = line.split(";");
			if (words[0].equals("jvm")) {
				notes = words;
			} else if (words[0].equals("records")) {
				records = words;
			}
			if (words.length != FIGURES + 2) {
				continue;
			}
			ResourceUsage now = used(words);
			switch (words[0]) {
				case "start" -> start = now;
				case "unit" -> firstUnit = now;
				case "warm" -> warm = now;
				case "begin" -> begin = now;
				case "end" -> {
					if (begin != null) {
						windows.add(new Window(words[1].equals("1"), now.minus(begin)));
					}
				}
				case "enough" -> enough = now;
				case "exit" -> complete = true;
				default -> {
					// a reading between
				}
			}
			last = now;
		}
		if (start == null) {
			throw new IOException(file.getFileName() + " has no reading: the program ended at once");
		}
		ResourceUsage origin = new ResourceUsage(start.nanos(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ResourceUsage.UNKNOWN);
		ResourceUsage end = enough == null ? last : enough;
		return new Observation(Optional.ofNullable(firstUnit).map(unit -> unit.minus(origin)), last.minus(origin),
				Optional.ofNullable(warm).filter(from -> end.units() > from.units()).map(end::minus), windows, complete,
				JvmNotes.of(notes, records, complete && enough == null), ProcessNotes.NONE);
	}

	private static ResourceUsage used(String[] words) {
		long[] figures = new long[FIGURES];
		for (int i = 0; i < FIGURES; i++) {
			figures[i] = Long.parseLong(words[i + 2]);
		}
		return new ResourceUsage(figures[0], figures[1], figures[2], figures[3], figures[4], figures[5], figures[6], figures[7],
				figures[8], figures[9], figures[10], ResourceUsage.UNKNOWN);
	}
}
