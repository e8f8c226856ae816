/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.osgi.util.NLS;
import org.sonde.overhead.handover.SweepPrecision;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.ResultSet;
import org.sonde.report.results.InProgramText;
import org.sonde.report.results.SweepPrecisionTable;

/** Source and conditions of a result set, to be read and copied. */
final class ResultSetText {

	private ResultSetText() {
	}

	/**
	 * What it determines of the costs by the gap between records, and what was measured in a program; takes too long for the thread of the
	 * user interface.
	 */
	static String findings(ResultSet results) {
		return Stream.concat(SweepPrecision.of(results).stream().map(SweepPrecisionTable::lines),
				results.gapSweeps().stream().flatMap(sweep -> sweep.inProgram().stream()).map(InProgramText::lines))
				.map(lines -> "\n\n" + lines).collect(Collectors.joining());
	}

	/** All that is known of how the figures were made; what is assumed says why. */
	static String describe(ResultSet results) {
		StringBuilder text = new StringBuilder(results.title()).append("\n\n").append(results.source().citation()).append('\n')
				.append(results.source().place()).append(", ").append(results.source().year());
		results.source().doi().ifPresent(doi -> text.append(", doi:").append(doi));
		text.append('\n').append(NLS.bind(Messages.ResultSetText_id, results.id()));
		text.append("\n\n").append(Messages.ResultSetText_conditions);
		for (ConditionName name : ConditionName.values()) {
			results.conditions().find(name)
					.ifPresent(condition -> text.append('\n').append(name.label()).append(": ").append(switch (condition) {
						case Condition.Stated stated -> stated.value();
						case Condition.Assumed assumed -> NLS.bind(Messages.ResultSetText_assumed, assumed.value(), assumed.reason());
					}));
		}
		if (!results.source().notes().isEmpty()) {
			text.append("\n\n").append(Messages.ResultSetText_notes);
			results.source().notes().forEach(note -> text.append('\n').append(note));
		}
		return text.toString();
	}
}
