/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.util.List;
import java.util.Objects;

import org.sonde.instrumentation.plan.MethodSignature;

/**
 * Where an export differs from the plan, or may differ, in one probe.
 *
 * @param probe  the probe: the exchange spelling of its method, or its pattern
 * @param kind   in which way
 * @param reason why, in words for the user that follow a colon
 * @param others methods that are caught in addition, in the exchange spelling, where known; empty for other kinds
 */
public record ExactnessNote(String probe, Kind kind, String reason, List<String> others) {
	/** The way in which an export differs from the plan. */
	public enum Kind {
		/** The files do not name the method: the agent cannot do what the probe asks for. */
		LEFT_OUT("left out"),
		/** The files name the method, but nothing of it can be recorded: it does not exist, or has no code. */
		RECORDS_NOTHING("records nothing"),
		/** The agent takes the method and others that the plan does not have. */
		CATCHES_MORE("catches more"),
		/** The same, if there are such others: the classes of the program were not known. */
		MAY_CATCH_MORE("may catch more"),
		/** The agent takes the method and no other; there is something to know all the same. */
		TAKE_CARE("take care"),
		/** The agent takes the method and no other; the probe may make the program do something else. */
		MAY_CHANGE_PROGRAM("may change the program");

		private final String words;

		Kind(String words) {
			this.words = words;
		}

		/** Returns the words that users read. */
		public String words() {
			return words;
		}
	}

	/** All parts are required. */
	public ExactnessNote {
		Objects.requireNonNull(probe, "probe");
		Objects.requireNonNull(kind, "kind");
		Objects.requireNonNull(reason, "reason");
		others = List.copyOf(others);
	}

	/** A note of a kind that names no other methods. */
	public ExactnessNote(MethodSignature method, Kind kind, String reason) {
		this(method.toString(), kind, reason, List.of());
	}

	/** Whether the exported files ask the agent to weave the method; if not, the exported files leave it out. */
	public boolean woven() {
		return kind != Kind.LEFT_OUT;
	}

	/** Whether the method is recorded and, because of it, no other. */
	public boolean exact() {
		return kind == Kind.TAKE_CARE || kind == Kind.MAY_CHANGE_PROGRAM;
	}
}
