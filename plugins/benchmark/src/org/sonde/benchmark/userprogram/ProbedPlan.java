/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

import org.sonde.common.digits.Counted;
import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.export.ProgramClasses;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.overhead.results.Phase;

/**
 * A plan as Kieker's agent takes it.
 *
 * @param files     of the export
 * @param patterns  whether AspectJ matches patterns of the plan, too
 * @param recordTo  where the records go
 * @param megabytes of Kieker's files, at most, of each JVM: the oldest ones are deleted; empty for no limit. Records that are sent are not
 *                  limited
 */
public record ProbedPlan(AgentFiles files, boolean patterns, RecordTo recordTo, OptionalInt megabytes) implements MeasuredProbes {
	/**
	 * The plan's probes of methods in Kieker's files. Those that watch fields and types are left out, and a remark says so: their sensors
	 * are not what is measured, and would add to it.
	 *
	 * @param matches what the plan's patterns match in the program; empty if it is not known
	 */
	public static AgentFiles files(Plan plan, ProgramClasses classes, Optional<PlanMatches> matches) {
		AgentFiles files = KiekerAspectJ.export(Probes.withoutObjects(plan), classes, matches);
		int watching = Probes.objectProbes(plan).size();
		return watching == 0 ? files : files.withRemark(leftOut(watching, "of fields and types"));
	}

	static String leftOut(int probes, String which) {
		return "The measurement leaves out the plan's " + Counted.of(probes, "probe") + " " + which + ".";
	}

	/** Makes a plan with logs of any size. */
	public ProbedPlan(AgentFiles files, boolean patterns, RecordTo recordTo) {
		this(files, patterns, recordTo, OptionalInt.empty());
	}

	@Override
	public Kind kind() {
		return Kind.METHODS;
	}

	@Override
	public List<Phase> states() {
		return List.of(Phase.NONE, Phase.DEACTIVATED, Phase.COLLECTING, Phase.WRITING);
	}
}
