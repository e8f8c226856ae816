/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.objects;

/** The kinds of events of probes that watch objects, as in the benchmark of objects. */
public enum EventKind {
	/** Another value of a watched field. */
	ATTRIBUTE("attribute", 1, "woven-idle", "woven-queued", "logged"),
	/**
	 * The beginning or the end of a watched object. By sensors alone, measured as its addition to a parent and its removal, together with
	 * its creation; by woven code, as the creation of an object that is left to the garbage collector, as most objects are.
	 */
	LIFECYCLE("lifecycle", 2, "collected-suspended", "collected-queued", "collected-logged"),
	/**
	 * The same of an object that the program disposes of by a method that the plan names: its end has a place, too. A deactivated probe
	 * costs the same, as what its disposal costs was not measured.
	 */
	DISPOSAL("lifecycle", 2, "collected-suspended", "woven-queued", "collected-logged");

	private static final String LIFECYCLE_PROBE = "lifecycle ";

	private final String cells;
	private final int events;
	private final String wovenIdle;
	private final String wovenQueued;
	private final String logged;

	EventKind(String cells, int events, String wovenIdle, String wovenQueued, String logged) {
		this.cells = cells;
		this.events = events;
		this.wovenIdle = wovenIdle;
		this.wovenQueued = wovenQueued;
		this.logged = logged;
	}

	/**
	 * Returns the kind of a probe by its name in plans: {@code field int p.A.f} or {@code lifecycle p.A}.
	 *
	 * @param disposed whether the program disposes of the objects by a method that the plan names
	 */
	public static EventKind ofProbe(String name, boolean disposed) {
		return !name.startsWith(LIFECYCLE_PROBE) ? ATTRIBUTE : disposed ? DISPOSAL : LIFECYCLE;
	}

	/** Returns the number of events per operation of the benchmark. */
	int events() {
		return events;
	}

	/** Id of the stage of a deactivated probe, by woven code. */
	public String wovenIdle() {
		return cell(wovenIdle);
	}

	/** Id of the stage of an event that is handed over, by woven code. */
	public String wovenQueued() {
		return cell(wovenQueued);
	}

	/** Id of the stage of an event that is written to the log after some gap, by woven code. */
	String logged(String gap) {
		return cell("gap-" + gap + "-us-" + logged);
	}

	/** Id of a stage in the sets of the benchmark. */
	public String cell(String stage) {
		return cells + "-" + stage;
	}
}
