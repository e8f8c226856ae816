/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;

import org.sonde.common.progress.Progress;
import org.sonde.traces.flight.FlightReader;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.LogReader;
import org.sonde.traces.log.RecordTypes;
import org.sonde.traces.log.Tally;
import org.sonde.traces.record.StringPool;
import org.sonde.traces.recordings.Recordings;
import org.sonde.traces.reduction.LogAnalysis;
import org.sonde.traces.spans.SpanReader;
import org.sonde.traces.spans.SpanSampling;

/** Reads monitoring logs of all kinds: Kieker's, flight recordings and spans. */
public final class MonitoringLogs {
	private MonitoringLogs() {
	}

	/** What to do when the user cancels. */
	public enum WhenCancelled {
		/** Give what was read until then. */
		RESULT_SO_FAR,
		/** Give nothing, but a {@link CancellationException}. */
		NOTHING
	}

	/**
	 * How several logs are read.
	 *
	 * @param merged as one, by the times at which their records were written; else one after the other
	 * @param types  the classes of records that are known
	 * @param ratio  of the traces that were kept, of spans that do not state it; above 0, at most 1
	 */
	public record Reading(boolean merged, RecordTypes types, double ratio) {
		/** Merged, so that the traces of several hosts are whole. */
		public static final Reading USUAL = new Reading(true, RecordTypes.OF_KIEKER, SpanSampling.ALL);

		/** The same with these classes of records. */
		public Reading with(RecordTypes known) {
			return new Reading(merged, known, ratio);
		}

		/** The same if so many of the traces were kept. */
		public Reading withRatio(double kept) {
			return new Reading(merged, types, kept);
		}
	}

	/** Reads several logs as one, like {@link #read(List, Reading, LogAnalysis.Options, Progress, WhenCancelled)}. */
	public static LogResults read(List<Path> paths, LogAnalysis.Options options, Progress progress, WhenCancelled whenCancelled)
			throws IOException {
		return read(paths, Reading.USUAL, options, progress, whenCancelled);
	}

	/**
	 * Reads the logs at the paths in the order of their names; traces may go on from one to the next, as those of several hosts do.
	 * Whatever the files contain, there is a result; what could not be read is among its problems.
	 *
	 * @throws NoSuchFileException if a path leads nowhere
	 * @throws IOException         if a folder cannot be listed
	 */
	public static LogResults read(List<Path> named, Reading how, LogAnalysis.Options options, Progress progress,
			WhenCancelled whenCancelled) throws IOException {
		List<Path> paths = inOrder(named);
		LogProblems problems = new LogProblems();
		boolean complete = true;
		Recordings recordings = Recordings.NONE;
		try {
			recordings = Recordings.find(paths, problems, progress);
		} catch (CancellationException e) {
			complete = false;
		}
		StringPool names = new StringPool();
		LogAnalysis analysis = new LogAnalysis(names, problems,
				how.merged() && recordings.logs().size() > 1 ? options.ofSeveralLogs() : options);
		LogReader reader = new LogReader(names, analysis, problems, progress, how.types());
		SpanReader spans = new SpanReader(names, analysis, problems, progress, how.ratio());
		FlightReader flights = new FlightReader(names, analysis, problems, progress);
		try {
			if (how.merged()) {
				reader.merge(recordings.logs());
			} else {
				reader.read(recordings.logs());
			}
			flights.read(recordings.flights());
			spans.read(recordings.spans());
		} catch (CancellationException e) {
			complete = false;
		}
		if (!complete && whenCancelled == WhenCancelled.NOTHING) {
			throw new CancellationException();
		}
		analysis.end();
		Tally tally = reader.tally().plus(flights.tally()).plus(spans.tally());
		boolean onlyFlights = recordings.logs().isEmpty() && recordings.spans().isEmpty();
		return LogResults.of(analysis, tally, spans.sampling(), onlyFlights && complete ? flights.filter() : Optional.empty(),
				complete ? unread(paths, Stream.of(reader.places(), flights.places(), spans.places()).flatMap(Set::stream).toList())
						: List.of(),
				complete);
	}

	/** Sorts them, so that results do not depend on the order in which somebody names them. */
	private static List<Path> inOrder(List<Path> paths) {
		return paths.stream().sorted(Comparator.comparing(path -> path.toAbsolutePath().normalize())).toList();
	}

	/** A place may have been reached by a link. */
	private static List<Path> unread(List<Path> paths, List<Path> places) throws IOException {
		List<Path> unread = new ArrayList<>();
		for (Path path : paths) {
			Path real = path.toRealPath();
			if (places.stream().noneMatch(place -> place.startsWith(path) || place.startsWith(real))) {
				unread.add(path);
			}
		}
		return unread;
	}

	/**
	 * What people and plans call the logs at these paths, before it is known which of them have records: without the folders of this
	 * machine.
	 *
	 * @param paths at least one
	 */
	public static String nameOf(List<Path> paths) {
		Path first = inOrder(paths).getFirst();
		return Optional.ofNullable(first.toAbsolutePath().normalize().getFileName()).orElse(first)
				+ (paths.size() == 1 ? "" : " and " + (paths.size() - 1) + " more");
	}
}
