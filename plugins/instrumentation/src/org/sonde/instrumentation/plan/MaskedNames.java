/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.util.regex.Pattern;

import org.sonde.common.regex.UserExpression;
import org.sonde.objects.event.ValueCapture;

/** Names of watched fields whose values are masked, unless the plan states otherwise for a field. */
public final class MaskedNames {
	private MaskedNames() {
	}

	/** Returns the expression for names such as {@code p.Account.iban}: names that are always masked, and those of the plan. */
	public static Pattern of(Plan plan) {
		return plan.getMaskedNames() == null ? ValueCapture.MASKED_NAMES : and(plan.getMaskedNames());
	}

	/** @throws IllegalArgumentException if the text is not a regular expression, by itself or behind another one */
	public static Pattern and(String names) {
		return UserExpression.of("(?:" + ValueCapture.MASKED_NAMES.pattern() + ")|(?:" + UserExpression.of(names).pattern() + ")");
	}
}
