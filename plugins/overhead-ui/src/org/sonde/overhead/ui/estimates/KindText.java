/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.List;

import org.eclipse.osgi.util.NLS;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.ui.estimates.costs.MeasuredKinds;
import org.sonde.overhead.ui.estimates.table.EstimateColumns;

/** Warns if result sets that can be chosen were not measured with the plan's probe kinds. */
final class KindText {

	private KindText() {
	}

	/** @param sets that the choice may lead to */
	static String choice(String title, MeasuredKinds kinds, List<ResultSet> sets) {
		if (sets.stream().anyMatch(kinds::suits)) {
			return title;
		}
		return sets.stream().flatMap(set -> kinds.instead(set).stream()).findFirst()
				.map(kind -> NLS.bind(Messages.KindText_otherKind, title, EstimateColumns.kind(kind)))
				.orElseGet(() -> NLS.bind(Messages.KindText_unsuitable, title));
	}
}
