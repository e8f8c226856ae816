/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.RecordTo;

import picocli.CommandLine.Option;

/** The option for where the agent writes the records, if not where the plan says. */
public final class RecordToOption {
	@Option(names = "--record-to", paramLabel = "WRITER",
			description = "Where the agent writes the records: ${COMPLETION-CANDIDATES}. Default: the plan's setting (binary unless changed).")
	private RecordTo recordTo;

	/** Whether the option was given. */
	boolean isGiven() {
		return recordTo != null;
	}

	/** Whether nothing is to be stored. */
	public boolean isDiscard() {
		return recordTo == RecordTo.DISCARD;
	}

	/** Changes the plan as it was read; its file stays as it is. */
	public void applyTo(Plan plan) {
		if (recordTo != null) {
			plan.setRecordTo(recordTo);
		}
	}
}
