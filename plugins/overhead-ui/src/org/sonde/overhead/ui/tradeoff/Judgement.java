/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.Optional;

import org.sonde.report.tradeoff.Consequences;
import org.sonde.report.tradeoff.Verdict;
import org.sonde.report.tunings.OwnTuning;

/** What became of a tuning, and what it means beyond numbers. */
record Judgement(Optional<Verdict> verdict, Consequences consequences) {

	/** Without a judgement. */
	static final Judgement NONE = new Judgement(Optional.empty(), Consequences.NONE);

	static Judgement of(OwnTuning tuning) {
		return new Judgement(tuning.verdict(), tuning.consequences());
	}
}
