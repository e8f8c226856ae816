/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import org.sonde.metrics.comparison.TypeChange;
import org.sonde.metrics.comparison.TypeComparison;
import org.sonde.metrics.comparison.TypeFigure;
import org.sonde.overhead.digits.Counted;
import org.sonde.report.code.TypeChangeTable;

/** What became of types from one version to the next, for people. */
final class TypeChangeView {

	private TypeChangeView() {
	}

	/** @param shown how many types have a row */
	static String text(TypeComparison step, TypeFigure by, int shown) {
		List<String> counts = new ArrayList<>();
		for (TypeChange.Kind kind : TypeChange.Kind.values()) {
			counts.add(step.count(kind) + " " + kind.name().toLowerCase(Locale.ROOT));
		}
		int hidden = step.types().size() - shown;
		return "\n%s → %s: %s; those first whose %s moved most\n\n%s%s".formatted(step.before().version(), step.after().version(),
				String.join(", ", counts), TypeChangeTable.heading(by, step.before()), TypeChangeTable.mostMoved(step, by, shown).aligned(),
				hidden <= 0 ? "" : "--all lists all %s.\n".formatted(Counted.of(step.types().size(), "type")));
	}
}
