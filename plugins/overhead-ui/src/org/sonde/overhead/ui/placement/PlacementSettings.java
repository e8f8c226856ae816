/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;

import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.placement.Objective;
import org.sonde.report.placement.LoggedProgram;

/**
 * What the user wants probes for, as typed.
 *
 * @param recording      a file or folder; blank for the log that Monitoring Log shows
 * @param budget         a percentage
 * @param ofProgram      whether it is one of the program's own time; else of one processor
 * @param programSeconds CPU time of the program for the recorded work; blank if it is to be found in the recording
 * @param units          methods whose calls are distinguished; blank for whole traces
 * @param keep           whether the probes of the plan stay
 */
record PlacementSettings(String recording, Objective objective, String budget, boolean ofProgram, String programSeconds, String units,
		boolean keep) {
	static final PlacementSettings USUAL = new PlacementSettings("", Objective.DISTINGUISH, ProposedBudget.USUAL, false, "", "", false);

	private static final String OBJECTIVE = "objective";
	private static final String BUDGET = "budget";
	private static final String OF_PROGRAM = "ofProgram";
	private static final String PROGRAM_SECONDS = "programSeconds";
	private static final String UNITS = "units";
	private static final String KEEP = "keep";

	PlacementSettings {
		recording = recording.strip();
		budget = budget.strip();
		programSeconds = programSeconds.strip();
		units = units.strip();
	}

	/** Why nothing can be placed so; empty if it can. */
	Optional<String> problem() {
		Optional<String> noBudget = BudgetChoice.problem(budget);
		if (noBudget.isPresent()) {
			return noBudget;
		}
		if (seconds().isPresent() && !(seconds().getAsDouble() > 0 && Double.isFinite(seconds().getAsDouble()))) {
			return Optional.of(NLS.bind(Messages.PlacementSettings_noSeconds, programSeconds));
		}
		return units.indexOf('(') < 0 ? Optional.empty() : Optional.of(NLS.bind(Messages.PlacementSettings_noUnits, units));
	}

	/** The budget; NaN if it is not a number. */
	double percent() {
		return BudgetChoice.number(budget);
	}

	/** CPU time of the program; empty if none is given or it means nothing, NaN if it is not a number. */
	OptionalDouble seconds() {
		return ofProgram && !programSeconds.isEmpty() ? OptionalDouble.of(BudgetChoice.number(programSeconds)) : OptionalDouble.empty();
	}

	/** Whether calls of a method are distinguished; empty if traces are. */
	Optional<Predicate<MethodSignature>> unit() {
		return units.isEmpty() ? Optional.empty() : Optional.of(LoggedProgram.named(units));
	}

	PlacementSettings withBudget(String newBudget) {
		return new PlacementSettings(recording, objective, newBudget, ofProgram, programSeconds, units, keep);
	}

	/** All but the recording. */
	void save(BiConsumer<String, String> state) {
		state.accept(OBJECTIVE, objective.keyword());
		state.accept(BUDGET, budget);
		state.accept(OF_PROGRAM, Boolean.toString(ofProgram));
		state.accept(PROGRAM_SECONDS, programSeconds);
		state.accept(UNITS, units);
		state.accept(KEEP, Boolean.toString(keep));
	}

	/** The saved values; defaults for those that were not saved. */
	static PlacementSettings restore(Function<String, Optional<String>> state) {
		Optional<String> saved = state.apply(OBJECTIVE);
		Objective objective = Arrays.stream(Objective.values()).filter(one -> saved.filter(one.keyword()::equals).isPresent()).findFirst()
				.orElse(USUAL.objective);
		return new PlacementSettings("", objective, state.apply(BUDGET).orElse(USUAL.budget),
				state.apply(OF_PROGRAM).map(Boolean::valueOf).orElse(false),
				state.apply(PROGRAM_SECONDS).orElse(""), state.apply(UNITS).orElse(""),
				state.apply(KEEP).map(Boolean::valueOf).orElse(false));
	}
}
