/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import java.util.List;
import java.util.Optional;

import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.export.ProgramClasses;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.results.Phase;

/** The probes of a plan whose cost is measured: those of methods, or those that watch fields and types. */
public sealed interface MeasuredProbes permits ProbedPlan, WatchedPlan {
	/** What the probes record. */
	enum Kind {
		/** Executions of methods, for Kieker's log. */
		METHODS,
		/** Events of watched fields and types, for the log of events. */
		EVENTS
	}

	/**
	 * Those of methods, if the plan has any.
	 *
	 * @param matches what the plan's patterns match in the program; empty if it is not known
	 */
	static MeasuredProbes of(Plan plan, ProgramClasses classes, Optional<PlanMatches> matches) {
		return Probes.ofOperations(plan).isEmpty() && !Probes.objectProbes(plan).isEmpty() ? WatchedPlan.of(plan, classes)
				: new ProbedPlan(ProbedPlan.files(plan, classes, matches), matches.isPresent(), plan.getRecordTo());
	}

	Kind kind();

	/** Returns the files of the export. */
	AgentFiles files();

	/** Returns the states that can be measured, in ascending order of cost. */
	List<Phase> states();
}
