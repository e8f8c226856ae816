/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.comparison;

import java.util.stream.Collectors;

import org.sonde.metrics.comparison.TypeChange;
import org.sonde.metrics.comparison.TypeComparison;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.overhead.ui.view.Plural;

/** A comparison in words. */
final class ComparisonText {

	private static final int SHORT_COMMIT = 7;
	private static final int LONG_COMMIT = 9;

	private ComparisonText() {
	}

	/** Both versions, and the component. */
	static String heading(TypeComparison types) {
		return "%s → %s: %s".formatted(name(types.before()), name(types.after()), types.before().component().name());
	}

	/** How many types changed, and what could not be counted. */
	static String counts(TypeComparison types) {
		return Plural.bind(Messages.ComparisonText_counts, types.types().size(), types.count(TypeChange.Kind.CHANGED),
				types.count(TypeChange.Kind.RENAMED), types.count(TypeChange.Kind.ADDED), types.count(TypeChange.Kind.REMOVED),
				types.count(TypeChange.Kind.UNCHANGED), types.before().unresolved().total(), types.after().unresolved().total(),
				types.before().problems().size(), types.after().problems().size());
	}

	/** A line for each problem, with its version. */
	static String problems(TypeComparison types) {
		return problems(types.before()) + "\n" + problems(types.after());
	}

	private static String problems(ComponentMeasurement version) {
		return version.problems().stream().map(problem -> "%s: %s\n".formatted(name(version), problem)).collect(Collectors.joining());
	}

	/** Returns the name with the commit, unless that is the version's name. */
	private static String name(ComponentMeasurement version) {
		String commit = version.source().commit();
		return version.version() + (commit.isEmpty() || version.version().startsWith(commit.substring(0, SHORT_COMMIT)) ? ""
				: " (" + commit.substring(0, LONG_COMMIT) + ")");
	}
}
