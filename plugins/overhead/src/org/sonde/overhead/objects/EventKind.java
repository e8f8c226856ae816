/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.objects;

import java.util.Locale;

/** What probes that watch objects report, as the benchmark of objects repeats it. */
public enum EventKind {
	/** Another value of a watched field. */
	ATTRIBUTE(1),
	/** The beginning or the end of a watched object: measured as its addition to a parent and its removal, together with its creation. */
	LIFECYCLE(2);

	private static final String LIFECYCLE_PROBE = "lifecycle ";

	private final int events;

	EventKind(int events) {
		this.events = events;
	}

	/** Of a probe, by what plans call it: {@code field int p.A.f} or {@code lifecycle p.A}. */
	public static EventKind ofProbe(String name) {
		return name.startsWith(LIFECYCLE_PROBE) ? LIFECYCLE : ATTRIBUTE;
	}

	/** That an operation of the benchmark reports. */
	int events() {
		return events;
	}

	/** Id of a stage in the sets of the benchmark. */
	public String cell(String stage) {
		return name().toLowerCase(Locale.ROOT) + "-" + stage;
	}
}
