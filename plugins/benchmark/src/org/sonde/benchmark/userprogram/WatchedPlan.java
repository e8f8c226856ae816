/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import java.util.List;
import java.util.Optional;

import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.export.ProgramClasses;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.results.Phase;

/**
 * A plan's probes of fields and types, with the log of {@code sonde run} as their observer. Deactivated, they are sensors without an
 * observer.
 *
 * @param files     of the export, without probes of methods
 * @param active    names of the sensors of active probes
 * @param suspended of those that never report
 */
public record WatchedPlan(AgentFiles files, List<String> active, List<String> suspended) implements MeasuredProbes {

	public WatchedPlan {
		active = List.copyOf(active);
		suspended = List.copyOf(suspended);
	}

	/** Probes of methods are left out, and a remark says so. */
	public static WatchedPlan of(Plan plan, ProgramClasses classes) {
		AgentFiles files = KiekerAspectJ.export(Probes.withoutOperations(plan), classes, Optional.empty());
		int others = Probes.ofOperations(plan).size();
		return new WatchedPlan(others == 0 ? files : files.withRemark(ProbedPlan.leftOut(others, "of methods")), sensors(plan, true),
				sensors(plan, false));
	}

	private static List<String> sensors(Plan plan, boolean active) {
		return Probes.objectProbes(plan).stream().filter(probe -> probe.isActive() == active).map(Probes::sensor).toList();
	}

	@Override
	public Kind kind() {
		return Kind.EVENTS;
	}

	@Override
	public List<Phase> states() {
		return List.of(Phase.NONE, Phase.DEACTIVATED, Phase.WRITING);
	}
}
