/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.code;

import org.sonde.common.digits.Counted;
import org.sonde.metrics.comparison.TypeComparison;
import org.sonde.metrics.comparison.TypeFigure;
import org.sonde.report.code.TypeChangeTable;

/** The types that changed from one version to the next, for people. */
public final class TypeChangeText {

	private TypeChangeText() {
	}

	/** @param shown how many types have a row */
	static String text(TypeComparison step, TypeFigure by, int shown) {
		int hidden = step.types().size() - shown;
		return "\n%s\n\n%s%s".formatted(TypeChangeTable.title(step, by), TypeChangeTable.mostMoved(step, by, shown).aligned(),
				hidden <= 0 ? "" : "--all lists all %s.\n".formatted(Counted.of(step.types().size(), "type")));
	}
}
