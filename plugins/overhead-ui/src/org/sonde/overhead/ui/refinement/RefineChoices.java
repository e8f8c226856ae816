/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.refinement;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Predicate;

import org.eclipse.jface.dialogs.IDialogSettings;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeLoads;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.ui.placement.BudgetChoice;
import org.sonde.overhead.ui.placement.ProposedBudget;
import org.sonde.overhead.ui.userprogram.MeasureSettings;
import org.sonde.placement.Objective;
import org.sonde.report.placement.LoggedProgram;
import org.sonde.report.placement.PlacedPlan;
import org.sonde.report.refine.RefineSettings;

/**
 * What the user chose for a launch configuration, kept for the next time.
 *
 * @param program    what runs, and how much of each round is measured
 * @param budget     a percentage, as typed
 * @param ofProgram  whether it is one of the program's own time; else of one processor
 * @param upperEnd   whether the upper end of the measured interval must keep it; else its value
 * @param rounds     at most, from 1
 * @param deactivate whether probes are deactivated instead of removed
 * @param kept       name of the project whose plan has the probes that stay; empty for none
 * @param candidates methods that may get or lose a probe: type and method, where * stands for any characters, or an AspectJ pattern; empty
 *                   for all
 */
public record RefineChoices(MeasureSettings program, String budget, boolean ofProgram, boolean upperEnd, Objective objective, int rounds,
		boolean deactivate, String kept, String candidates) {
	/** Nothing chosen. */
	public static final RefineChoices DEFAULT = new RefineChoices(MeasureSettings.DEFAULT, ProposedBudget.USUAL, false, true,
			Objective.DISTINGUISH, 3, false, "", "");

	private static final String DIALOG = "refinePlan";
	private static final String BUDGET = "budget";
	private static final String OF_PROGRAM = "ofProgram";
	private static final String OBJECTIVE = "objective";
	private static final String ROUNDS = "rounds";
	private static final String DEACTIVATE = "deactivate";
	/** In older files, the upper end counted. */
	private static final String AT_VALUE = "atValue";
	private static final String KEPT = "kept";
	private static final String CANDIDATES = "candidates";

	/** What was chosen last for the configuration of this name; empty before. */
	static Optional<RefineChoices> of(String configuration) {
		return MeasureSettings.kept(DIALOG, configuration).map(RefineChoices::read);
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
		section.put(AT_VALUE, !upperEnd);
		section.put(KEPT, kept);
		section.put(CANDIDATES, candidates);
	}

	/** The stored values; defaults for those that were not stored. */
	static RefineChoices read(IDialogSettings section) {
		String objective = section.get(OBJECTIVE);
		return new RefineChoices(MeasureSettings.read(section), Optional.ofNullable(section.get(BUDGET)).orElse(DEFAULT.budget),
				section.getBoolean(OF_PROGRAM), !section.getBoolean(AT_VALUE),
				Arrays.stream(Objective.values()).filter(one -> one.keyword().equals(objective)).findFirst().orElse(DEFAULT.objective),
				rounds(section), section.getBoolean(DEACTIVATE), Optional.ofNullable(section.get(KEPT)).orElse(""),
				Optional.ofNullable(section.get(CANDIDATES)).orElse(""));
	}

	private static int rounds(IDialogSettings section) {
		try {
			return Math.max(1, section.getInt(ROUNDS));
		} catch (NumberFormatException e) {
			return DEFAULT.rounds; // somebody changed the file
		}
	}

	/** The AspectJ pattern of the candidates; empty if they are not given by one. */
	Optional<String> pattern() {
		return candidates.indexOf('(') < 0 ? Optional.empty() : Optional.of(candidates);
	}

	/** Whether a method is a candidate, if these are not given by a pattern. */
	boolean isCandidate(MethodSignature method) {
		return candidates.isEmpty() || LoggedProgram.named(candidates).test(method);
	}

	/**
	 * What a plan is refined for.
	 *
	 * @param changeable whether a method may lose or get its probe
	 */
	RefineSettings settings(Plan plan, CostModel model, Predicate<MethodSignature> changeable) {
		return new RefineSettings(BudgetChoice.number(budget), upperEnd, rounds, objective, PlacedPlan.wishes(plan), model,
				plan.getThreads(), ProbeLoads.kind(Probes.usualKind(plan)), changeable, deactivate);
	}
}
