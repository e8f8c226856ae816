/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans;

import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.instrumentation.plan.PlanComparison.Difference;
import org.sonde.instrumentation.plan.PlanComparison.Pair;
import org.sonde.instrumentation.plan.PlanMerge;
import org.sonde.instrumentation.plan.Probes;

/** What came of merging a plan into another, for the user. */
record MergeWords(PlanMerge merge, String from, String into) {
	/** In one line. */
	String summary() {
		String done = counted(merge.added(), "probe") + " of " + from + " added to " + into
				+ (merge.completed() > 0 ? ", " + counted(merge.completed(), "probe") + " completed" : "");
		return done + (merge.conflicts().isEmpty() ? "." : "; " + merge.conflicts().size()
				+ (merge.conflicts().size() == 1 ? " differs and stays" : " differ and stay") + " as in " + into + ".");
	}

	boolean hasConflicts() {
		return !merge.conflicts().isEmpty();
	}

	/** The summary, and what differs. */
	String whole() {
		return Stream.concat(Stream.of(summary(), ""), merge.conflicts().stream().map(this::line)).collect(Collectors.joining("\n"));
	}

	private String line(Pair pair) {
		return Probes.name(pair.first()) + "\n" + pair.differences().stream().map(this::line).collect(Collectors.joining("\n"));
	}

	private String line(Difference difference) {
		return "    " + difference.attribute() + ": " + shown(difference.first()) + " (" + shown(difference.second()) + " in " + from + ")";
	}

	private static String shown(String value) {
		return value.isEmpty() ? "nothing" : value;
	}

	private static String counted(int number, String noun) {
		return number + " " + noun + (number == 1 ? "" : "s");
	}
}
