/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.launch;

import java.util.List;

import org.sonde.instrumentation.plan.MethodSignature;

/** What happened to a run with probes. */
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
	 * @param watching whether other fields and types are watched by the plan now, which takes effect then, too
	 * @param seconds  the program notices within so many
	 */
	record Switched(ProbedRun run, boolean switched, List<MethodSignature> on, List<MethodSignature> off, List<MethodSignature> notWoven,
			boolean watching, int seconds) implements RunEvent {
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
