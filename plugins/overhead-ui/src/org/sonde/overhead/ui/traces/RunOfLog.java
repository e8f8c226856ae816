/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.io.IOException;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.eclipse.core.runtime.ILog;
import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.launch.ProbedRun;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.run.WeaverErrors;
import org.sonde.instrumentation.run.WeaverMessages;
import org.sonde.instrumentation.run.WeavingReport;

/**
 * The run with probes that wrote a log.
 *
 * @param plan     as it was when the program was started
 * @param matches  what its patterns matched in the program then; empty if it has none
 * @param messages messages of AspectJ and the JVM about the weaving
 */
public record RunOfLog(ProbedRun run, Plan plan, Optional<PlanMatches> matches, List<String> messages) {

	private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT).withZone(ZoneId.systemDefault());

	public RunOfLog {
		messages = List.copyOf(messages);
	}

	/** The run, if that is what the logs are of. Reads files: not for the UI thread. */
	static Optional<RunOfLog> of(List<Path> logs) {
		if (logs.size() != 1) {
			return Optional.empty();
		}
		return ProbedRun.ofLog(logs.getFirst()).flatMap(run -> {
			try {
				return Optional.of(new RunOfLog(run, run.launchedPlan(), run.launchedMatches(), run.messages()));
			} catch (IOException e) {
				// Somebody changed the folder: then the active plan is compared with the log.
				ILog.of(RunOfLog.class).warn(NLS.bind(Messages.RunOfLog_unread, run.folder()), e);
				return Optional.empty();
			}
		});
	}

	/** The program, and when it was started. */
	String name() {
		return run.name() + ", run at " + TIME.format(run.started());
	}

	/** The plan and which state of it. */
	String planName() {
		return NLS.bind(Messages.RunOfLog_planName, run.plan(), TIME.format(run.started()));
	}

	/** What AspectJ did in the run; empty with other agents, or if somebody changed the folder. Reads a file: not for the UI thread. */
	Optional<WeavingReport> weaving() {
		try {
			return WeavingReport.of(run.folder());
		} catch (IOException e) {
			ILog.of(RunOfLog.class).warn(NLS.bind(Messages.RunOfLog_unread, run.folder()), e);
			return Optional.empty();
		}
	}

	/** The most likely problem of the weaving. */
	Optional<WeaverErrors> trouble() {
		return WeaverMessages.trouble(messages);
	}
}
