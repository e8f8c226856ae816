/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import java.util.List;
import java.util.Optional;

/** Fields for what the probes should show, and for what they may cost. */
public final class BudgetChoice {
	/** What to show most of, in the order of {@link org.sonde.placement.Objective}. */
	public static final List<String> OBJECTIVES = List.of(Messages.PlacementHeader_distinguish, Messages.PlacementHeader_time,
			Messages.PlacementHeader_calls, Messages.PlacementHeader_wish);
	/** What a budget is a percentage of: first one processor, then the program. */
	public static final List<String> SHARES = List.of(Messages.PlacementHeader_ofProcessor, Messages.PlacementHeader_ofProgram);

	private BudgetChoice() {
	}

	/** Why a text is not a budget; empty if it is one. */
	public static Optional<String> problem(String percent) {
		return number(percent) >= 0 && Double.isFinite(number(percent)) ? Optional.empty()
				: Optional.of(Messages.PlacementSettings_noBudget);
	}

	/** The number that was typed; NaN if it is none. */
	public static double number(String text) {
		try {
			return Double.parseDouble(text.strip().replace(',', '.'));
		} catch (NumberFormatException e) {
			return Double.NaN;
		}
	}
}
