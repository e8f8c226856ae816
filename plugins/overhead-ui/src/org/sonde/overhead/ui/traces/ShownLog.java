/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.nio.file.Path;
import java.util.Optional;

/** What the view shows, without its controls: a log, its source, and the methods of its operations. For one thread. */
final class ShownLog {

	private Optional<LogRequest> request = Optional.empty();
	private Optional<String> name = Optional.empty();
	private Optional<LogReading> log = Optional.empty();
	private SourceMatches matches = SourceMatches.NONE;

	/**
	 * Awaits nothing: a log may be huge, so it is read again only if the user says so.
	 *
	 * @param last     what was shown before the workbench was closed
	 * @param lastName what it was called then
	 */
	void restore(Optional<LogRequest> last, Optional<String> lastName) {
		request = last;
		name = lastName;
	}

	/** Awaits the outcome of this request, and of no other. */
	void await(LogRequest newRequest) {
		request = Optional.of(newRequest);
		name = Optional.empty();
		log = Optional.empty();
	}

	/** Awaits records that are sent or written just now, and no outcome of a request. */
	void watch() {
		request = Optional.empty();
		name = Optional.empty();
		log = Optional.empty();
	}

	/** Whether this is the outcome of the last request; else another log overtook it. */
	boolean awaits(LogJob.Outcome outcome) {
		return outcome.request().isPresent() && outcome.request().equals(request);
	}

	void show(LogReading newLog) {
		log = Optional.of(newLog);
		request = newLog.request();
		name = Optional.of(newLog.name());
		matches = SourceMatches.NONE;
	}

	/** @return false if the methods are those of another log */
	boolean show(LogReading of, SourceMatches found) {
		if (log.filter(shown -> shown == of).isEmpty()) {
			return false;
		}
		matches = found;
		return true;
	}

	/** The log shown; empty while there is a message in its place, or records are watched. */
	Optional<LogReading> log() {
		return log;
	}

	/** To read the log again: the one shown, being read or restored; empty if programs sent it, or records are watched. */
	Optional<LogRequest> request() {
		return request;
	}

	/** The name of the log; empty until a request was fulfilled. */
	Optional<String> name() {
		return name;
	}

	/** Where the log lies; empty if it is several. */
	Optional<Path> folder() {
		return request.flatMap(LogRequest::folder);
	}

	SourceMatches matches() {
		return matches;
	}
}
