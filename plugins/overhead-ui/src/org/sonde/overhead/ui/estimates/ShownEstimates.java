/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.overhead.ui.estimates.costs.Findings;
import org.sonde.overhead.ui.estimates.costs.PlanCosts;
import org.sonde.overhead.ui.estimates.costs.ShownCosts;
import org.sonde.overhead.ui.estimates.costs.WhatIf;

/** The view's model, without controls: costs, what follows from them, what is tried out, what is to be selected. For one thread. */
final class ShownEstimates {

	private final WhatIf whatIf;
	private Optional<ShownCosts> shown = Optional.empty();
	private Optional<Findings> findings = Optional.empty();
	private Optional<Awaited> awaited = Optional.empty();

	/** Probes that are selected as soon as their plan is shown as it stands. */
	private record Awaited(IFile plan, Set<String> names) {
	}

	ShownEstimates(WhatIf whatIf) {
		this.whatIf = whatIf;
	}

	Optional<ShownCosts> shown() {
		return shown;
	}

	/** Returns the costs with what is tried out, if anything. */
	Optional<PlanCosts> costs() {
		return shown.map(ShownCosts::costs);
	}

	/** Returns the costs of the plan in its file. */
	Optional<PlanCosts> planned() {
		return shown.map(ShownCosts::planned);
	}

	/** The plan that is shown, with what is tried out. */
	Optional<PlanState.Loaded> plan() {
		return costs().map(PlanCosts::plan);
	}

	Optional<IFile> file() {
		return plan().map(PlanState.Loaded::file);
	}

	/** What follows from the costs; empty while it is being computed. */
	Optional<Findings> findings() {
		return findings;
	}

	/** Whether these costs belong to the present plan with what is tried out now. Otherwise new ones will follow. */
	boolean isCurrent(ShownCosts found, PlanState active) {
		PlanState.Loaded plan = found.planned().plan();
		return plan.equals(active) && found.edits().equals(whatIf.of(plan.file()));
	}

	void show(ShownCosts found) {
		shown = Optional.of(found);
	}

	/** @return false if other costs are shown by now */
	boolean show(ShownCosts costs, Findings found) {
		if (shown.filter(now -> now == costs).isEmpty()) {
			return false;
		}
		findings = Optional.of(found);
		return true;
	}

	/** Nothing is shown. */
	void clear() {
		shown = Optional.empty();
		findings = Optional.empty();
	}

	/** Selects the probes with these names when their plan is shown. */
	void await(IFile plan, Set<String> names) {
		awaited = Optional.of(new Awaited(plan, names));
	}

	/** The probes to be selected now, returned only once; empty if the shown plan has none of them. */
	Set<String> takeAwaited() {
		Set<String> names = awaited.filter(some -> file().equals(Optional.of(some.plan()))).map(Awaited::names).orElse(Set.of());
		awaited = Optional.empty();
		return names;
	}

	/** Whether changes are tried out and do not reach the plan. */
	boolean isTrying() {
		return whatIf.isOn();
	}

	void setTrying(boolean trying) {
		whatIf.setOn(trying);
	}

	/** Tries a change of the plan out, after those before it. */
	void tryOut(IFile plan, String label, Consumer<Plan> edit) {
		whatIf.add(plan, new WhatIf.Edit(label, edit));
	}

	/** All changes of the plan that are tried out, as one. */
	Consumer<Plan> tried(IFile plan) {
		return WhatIf.together(whatIf.tried(plan));
	}

	/** Undoes the last change that is tried out. */
	void undoLast(IFile plan) {
		whatIf.undoLast(plan);
	}

	/** Undoes all changes that are tried out. */
	void discard(IFile plan) {
		whatIf.discard(plan);
	}
}
