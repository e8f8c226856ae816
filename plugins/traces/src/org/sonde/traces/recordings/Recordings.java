/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.recordings;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;

import org.sonde.common.progress.Progress;
import org.sonde.traces.flight.FlightRecording;
import org.sonde.traces.log.KiekerLog;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.PackedFile;
import org.sonde.traces.spans.SpanFile;

/**
 * What was recorded, whatever it was recorded with.
 *
 * @param logs    of Kieker
 * @param flights recordings of the JDK's flight recorder
 * @param spans   files of tracing tools
 */
public record Recordings(List<KiekerLog> logs, List<FlightRecording> flights, List<SpanFile> spans) {
	/** Nothing. */
	public static final Recordings NONE = new Recordings(List.of(), List.of(), List.of());

	/**
	 * Those at several paths. A path without any is a problem.
	 *
	 * @param progress counts the bytes of archives that must be read to see what is in them; cancelling it makes this end by a {@link
	 *                 CancellationException}
	 * @throws NoSuchFileException if a path leads nowhere
	 * @throws IOException         if a folder cannot be listed
	 */
	public static Recordings find(List<Path> paths, LogProblems problems, Progress progress) throws IOException {
		Set<FlightRecording> flights = new LinkedHashSet<>();
		Set<SpanFile> spans = new LinkedHashSet<>();
		Set<Path> places = new HashSet<>();
		for (Path path : paths) {
			Map<PackedFile.Kind, List<PackedFile>> found = PackedFile.find(path, List.of(FlightRecording.KIND, SpanFile.KIND), problems);
			found.get(FlightRecording.KIND).forEach(file -> flights.add(new FlightRecording(file)));
			found.get(SpanFile.KIND).forEach(file -> spans.add(new SpanFile(file)));
			found.values().forEach(files -> files.forEach(file -> places.addAll(List.of(file.place(), file.file()))));
		}
		return new Recordings(KiekerLog.find(paths, places, problems, progress), List.copyOf(flights), List.copyOf(spans));
	}
}
