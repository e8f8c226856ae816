/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.util.List;

import org.eclipse.swt.widgets.Shell;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.ui.view.TextDialog;

/** Source and conditions of a result set, to be read and copied. */
public final class ResultSetDialog extends TextDialog {

	public ResultSetDialog(Shell parent, ResultSet results, List<String> problems) {
		super(parent, "Result Set: " + results.title(), describe(results)
				+ (problems.isEmpty() ? "" : "\n\nFiles of the project that cannot be used:\n" + String.join("\n", problems)));
	}

	/** All that is known of how the figures were made; what is assumed says why. */
	public static String describe(ResultSet results) {
		StringBuilder text = new StringBuilder(results.title()).append("\n\n").append(results.source().citation()).append('\n')
				.append(results.source().place()).append(", ").append(results.source().year());
		results.source().doi().ifPresent(doi -> text.append(", doi:").append(doi));
		text.append("\nId: ").append(results.id()).append("\n\nConditions");
		for (ConditionName name : ConditionName.values()) {
			results.conditions().find(name)
					.ifPresent(condition -> text.append('\n').append(name.label()).append(": ").append(switch (condition) {
				case Condition.Stated stated -> stated.value();
				case Condition.Assumed assumed -> assumed.value() + "  (assumed: " + assumed.reason() + ")";
			}));
		}
		if (!results.source().notes().isEmpty()) {
			text.append("\n\nTo be known");
			results.source().notes().forEach(note -> text.append('\n').append(note));
		}
		return text.toString();
	}
}
