/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import java.util.List;
import java.util.Optional;

import org.sonde.report.userprogram.ProgramConditions;
import org.sonde.report.userprogram.ProgramReport;

/**
 * How far a measurement is, at one moment.
 *
 * @param now    what runs now, for people; what became of it once it is over
 * @param done   JVMs that have ended
 * @param most   JVMs if all are needed; 0 until that is known
 * @param report what is known until now; empty before there is anything
 * @param conditions of the measurement; empty before its program is known
 * @param notes  what the user should know besides, a sentence each
 */
public record MeasureState(MeasureRequest request, Stage stage, String now, long done, long most, Optional<ProgramReport> report,
		Optional<ProgramConditions> conditions, List<String> notes) implements ProgramRuns.State<MeasureState> {

	/** Where it stands. */
	public enum Stage {
		/** JVM after JVM. */
		MEASURING,
		/** The user does not want more. */
		CANCELLING,
		/** It ran to its end. */
		DONE,
		/** The user cancelled; what was measured is in the report. */
		CANCELLED,
		/** The program cannot be measured. */
		FAILED;

		/** Whether nothing more will happen. */
		public boolean isOver() {
			return this == DONE || this == CANCELLED || this == FAILED;
		}
	}

	public MeasureState {
		notes = List.copyOf(notes);
	}

	@Override
	public boolean isOver() {
		return stage.isOver();
	}

	/** Whether it failed before any JVM was measured. */
	boolean failedAtOnce() {
		return stage == Stage.FAILED && report.filter(known -> !known.overhead().isEmpty()).isEmpty();
	}

	@Override
	public MeasureState cancelling() {
		return new MeasureState(request, Stage.CANCELLING, Messages.MeasureState_cancelling, done, most, report, conditions, notes);
	}
}
