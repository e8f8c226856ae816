/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.refinement;

import java.util.Arrays;
import java.util.Optional;

import org.eclipse.jface.dialogs.IDialogSettings;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeLoads;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.ui.placement.BudgetChoice;
import org.sonde.overhead.ui.userprogram.MeasureSettings;
import org.sonde.placement.Objective;
import org.sonde.report.placement.PlacedPlan;
import org.sonde.report.refine.RefineSettings;

/**
 * What the user chose for a launch configuration, kept for the next time.
 *
 * @param program    what runs, and how much of each round is measured
 * @param budget     a percentage, as typed
 * @param ofProgram  whether it is one of the program's own time; else of one processor
 * @param rounds     at most, from 1
 * @param deactivate whether probes are deactivated instead of removed
 */
public record RefineChoices(MeasureSettings program, String budget, boolean ofProgram, Objective objective, int rounds, boolean deactivate) {
	/** Nothing chosen. */
	public static final RefineChoices DEFAULT = new RefineChoices(MeasureSettings.DEFAULT, "2", false, Objective.DISTINGUISH, 3, false);

	private static final String DIALOG = "refinePlan";
	private static final String BUDGET = "budget";
	private static final String OF_PROGRAM = "ofProgram";
	private static final String OBJECTIVE = "objective";
	private static final String ROUNDS = "rounds";
	private static final String DEACTIVATE = "deactivate";

	/** What was chosen last for the configuration of this name; the default before. */
	static RefineChoices of(String configuration) {
		return MeasureSettings.kept(DIALOG, configuration).map(RefineChoices::read).orElse(DEFAULT);
	}

	/** Keeps it. */
	public void save(String configuration) {
		write(MeasureSettings.keeping(DIALOG, configuration));
	}

	void write(IDialogSettings section) {
		program.write(section);
		section.put(BUDGET, budget);
		section.put(OF_PROGRAM, ofProgram);
		section.put(OBJECTIVE, objective.keyword());
		section.put(ROUNDS, rounds);
		section.put(DEACTIVATE, deactivate);
	}

	/** What was kept there; what was not is as usual. */
	static RefineChoices read(IDialogSettings section) {
		String objective = section.get(OBJECTIVE);
		return new RefineChoices(MeasureSettings.read(section), Optional.ofNullable(section.get(BUDGET)).orElse(DEFAULT.budget), section.getBoolean(OF_PROGRAM),
				Arrays.stream(Objective.values()).filter(one -> one.keyword().equals(objective)).findFirst().orElse(DEFAULT.objective), rounds(section),
				section.getBoolean(DEACTIVATE));
	}

	private static int rounds(IDialogSettings section) {
		try {
			return Math.max(1, section.getInt(ROUNDS));
		} catch (NumberFormatException e) {
			return DEFAULT.rounds; // somebody changed the file
		}
	}

	/** @param plan that is refined */
	RefineSettings settings(Plan plan, CostModel model) {
		return new RefineSettings(BudgetChoice.number(budget), true, rounds, objective, PlacedPlan.wishes(plan), model, plan.getThreads(),
				ProbeLoads.kind(Probes.usualKind(plan)), method -> true, deactivate);
	}
}
