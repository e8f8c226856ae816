/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export.reading;

import java.util.List;
import java.util.Objects;

import org.sonde.instrumentation.export.Agent;
import org.sonde.instrumentation.plan.Plan;

/**
 * A plan read back from the files of an agent.
 *
 * @param agent the agent whose files they are
 * @param plan  a probe for each exact method, and one for each pattern
 * @param notes what the files select that is not an exact method of the plan, and what to know of it
 */
public record ImportedPlan(Agent agent, Plan plan, List<Note> notes) {
	/** Copies its arguments. */
	public ImportedPlan {
		Objects.requireNonNull(agent, "agent");
		notes = List.copyOf(notes);
	}

	/** What an import made of a selection that is not an exact method. */
	public enum Kind {
		/** The plan has nothing of it. */
		LEFT_OUT("left out"),
		/** The plan has it as a pattern. */
		PATTERN("pattern"),
		/** The plan has the method; there is something to know all the same. */
		TAKE_CARE("take care");

		private final String words;

		Kind(String words) {
			this.words = words;
		}

		/** Returns the words that users read. */
		public String words() {
			return words;
		}
	}

	/**
	 * A selection that is not an exact method, or one to take care of.
	 *
	 * @param place  the file, and the line if it is known
	 * @param text   the selection as the file has it, shortened
	 * @param reason why, in words for the user that follow a colon
	 */
	public record Note(String place, String text, Kind kind, String reason) {
	}
}
