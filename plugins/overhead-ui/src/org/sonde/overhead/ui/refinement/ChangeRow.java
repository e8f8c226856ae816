/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.refinement;

import org.sonde.common.digits.Digits;
import org.sonde.overhead.ui.view.MethodLabel;
import org.sonde.report.refine.ProbeChange;
import org.sonde.report.refine.RefineText;

/**
 * A change in the table.
 *
 * @param text that says why
 */
record ChangeRow(ProbeChange change, RefineText text) {
	String method() {
		return MethodLabel.of(change.method());
	}

	static String inWords(ProbeChange.Kind kind) {
		return switch (kind) {
			case ADDED -> Messages.ChangeRow_added;
			case ACTIVATED -> Messages.ChangeRow_activated;
			case REMOVED -> Messages.ChangeRow_removed;
			case DEACTIVATED -> Messages.ChangeRow_deactivated;
		};
	}

	String kind() {
		return inWords(change.kind());
	}

	/** What the probe costs in the plan that has it, in percent. */
	double percent() {
		return RefineText.cost(change);
	}

	String cost() {
		return Digits.value(percent());
	}

	String why() {
		return text.reason(change);
	}
}
