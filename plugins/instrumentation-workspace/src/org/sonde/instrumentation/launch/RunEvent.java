/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.launch;

import java.util.List;

import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.MethodSignature;

/** An event of a run with probes. */
public sealed interface RunEvent {
	/** The run. */
	ProbedRun run();

	/** The program was started. */
	record Started(ProbedRun run) implements RunEvent {
	}

	/**
	 * Probes of the running program were switched, because the plan was changed.
	 *
	 * @param switched whether any was; if not, some are not woven
	 * @param on       switched on
	 * @param off      switched off
	 * @param notWoven planned since the program was started: they take effect when it is started next
	 * @param seconds  the program notices within so many
	 */
	record Switched(ProbedRun run, boolean switched, List<MethodSignature> on, List<MethodSignature> off, List<MethodSignature> notWoven,
			int seconds) implements RunEvent {
	}

	/**
	 * Fields and types of the running program are watched as the plan says now.
	 *
	 * @param on   report again
	 * @param off  report no more
	 * @param late whether others were planned since the program was started, which are watched when it is started next
	 */
	record Watching(ProbedRun run, List<CodePlace> on, List<CodePlace> off, boolean late) implements RunEvent {
	}

	/**
	 * Probes should have been switched.
	 *
	 * @param reason why they were not
	 */
	record NotSwitched(ProbedRun run, String reason) implements RunEvent {
	}

	/** The program has ended, and its log is complete. */
	record Ended(ProbedRun run) implements RunEvent {
	}
}
