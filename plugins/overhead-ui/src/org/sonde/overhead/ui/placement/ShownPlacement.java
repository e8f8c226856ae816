/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.eclipse.core.resources.IFile;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.osgi.util.NLS;
import org.sonde.common.digits.Digits;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.ui.estimates.costs.WhatIf;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.placement.Placement;
import org.sonde.report.placement.LoggedProgram;
import org.sonde.report.placement.PlacementText;

/** What the view shows, without its controls: a curve, a place on it, and the plan there. For one thread. */
final class ShownPlacement {
	private static final int DIGITS = 3;

	/**
	 * @param plan    that the probes are for
	 * @param methods of the recording that the project has, by signature with {@code varargs} cleared
	 */
	record Placed(PlacedRecording recording, IFile plan, Map<MethodSignature, IMethod> methods) {
		Placed {
			methods = Map.copyOf(methods);
		}
	}

	private Optional<Placed> placed = Optional.empty();
	private int place;
	/** At this place, once it is known. */
	private Optional<FoundPoint> here = Optional.empty();
	private boolean previewed = true;
	/** Since it was applied, neither another place nor the preview was chosen. */
	private boolean applied;
	/** The plan at this place was to be computed, and was not. */
	private boolean interrupted;

	void show(Placed newPlaced) {
		placed = Optional.of(newPlaced);
		place = newPlaced.recording().withinBudget();
		begin();
	}

	void clear() {
		placed = Optional.empty();
		here = Optional.empty();
	}

	Optional<Placed> placed() {
		return placed;
	}

	Optional<PlacedRecording> recording() {
		return placed.map(Placed::recording);
	}

	/** Chooses another plan of the curve. */
	void move(int newPlace) {
		if (newPlace != place) {
			place = newPlace;
			begin();
		}
	}

	private void begin() {
		applied = false;
		interrupted = false;
		here = Optional.empty();
	}

	/** On the curve, from 0. */
	int place() {
		return place;
	}

	/** @return false if another place is shown meanwhile */
	boolean show(FoundPoint found) {
		if (recording().filter(one -> one == found.recording()).isEmpty() || found.place() != place) {
			return false;
		}
		here = Optional.of(found);
		interrupted = false;
		return true;
	}

	/** Whether what is asked for is not being computed any more. */
	void setInterrupted(boolean newInterrupted) {
		interrupted = newInterrupted;
	}

	boolean isInterrupted() {
		return interrupted;
	}

	/** The plan at the place with its methods; empty as long as it is computed. */
	Optional<Placement> here() {
		return here.map(FoundPoint::placement);
	}

	/** Whether all is known of this place, compared with just this plan. */
	boolean isKnown(Optional<Plan> plan) {
		return here.filter(found -> found.plan().orElse(null) == plan.orElse(null)).isPresent();
	}

	/** The plan at the place. */
	Placement.Point point() {
		return recording().orElseThrow().curve().get(place);
	}

	/** Whether the plan is to be shown elsewhere, too: not where it was applied, unless that was undone. */
	boolean isPreviewed() {
		return placed.isPresent() && previewed && !(applied && changes().filter(change -> !change.isMade()).isEmpty());
	}

	void setPreviewed(boolean newPreviewed) {
		previewed = newPreviewed;
		applied = false;
	}

	/** The plan is given the probes. */
	void apply() {
		applied = true;
	}

	/** The change to be previewed; empty if there is none, or it is not known yet. */
	Optional<WhatIf.Edit> preview() {
		return here.filter(found -> isPreviewed())
				.map(found -> new WhatIf.Edit(Plural.bind(Messages.ShownPlacement_preview, point().probes().size()), found.preview()));
	}

	/** What applying it changes in the plan, as it was when that was computed; empty if there is no plan, or it is not known yet. */
	Optional<PlanDifference> changes() {
		return here.flatMap(FoundPoint::changes);
	}

	/** Why the placement can be neither previewed nor applied, and what to do; empty if it can, or the plan is being read. */
	Optional<String> obstacle(PlanState state) {
		return PlanObstacle.of(placed.orElseThrow().plan(), state);
	}

	/** How many probes the plan has at this place. */
	String probes() {
		return Plural.bind(Messages.ShownPlacement_probes, point().probes().size());
	}

	/** In percent of one processor, with its interval once that is known. */
	String cost() {
		return here().map(found -> found.estimate().total().millisPerSecond() instanceof Estimate.Known known
				? NLS.bind(Messages.ShownPlacement_cost,
						new Object[] { percent(known.estimate().high()), percent(known.value()), percent(known.estimate().low()) })
				: Messages.ShownPlacement_costUnknown)
				.orElseGet(() -> NLS.bind(Messages.ShownPlacement_costUpTo, percent(point().cost())));
	}

	private static String percent(double millisPerSecond) {
		return Digits.value(millisPerSecond / Placement.MILLIS_PER_PERCENT);
	}

	/** What it shows, of what all methods show. */
	String value() {
		Placement placement = recording().orElseThrow().placement();
		return NLS.bind(Messages.ShownPlacement_value,
				new Object[] { Digits.significant(point().value(), DIGITS), Digits.significant(placement.valueOfAll(), DIGITS),
						placement.objective().unit() });
	}

	/** The distance from the best plan, or that it is being computed or was interrupted. */
	String quality() {
		return interrupted ? Messages.ShownPlacement_interrupted
				: here().map(found -> found.gap() == 0 ? Messages.ShownPlacement_best
						: NLS.bind(Messages.ShownPlacement_atLeast, PlacementText.atLeast(found)))
						.orElse(Messages.ShownPlacement_computing);
	}

	/** What the budget is, and what speaks against this placement. */
	List<String> remarks() {
		PlacedRecording recording = recording().orElseThrow();
		List<String> remarks = new ArrayList<>();
		if (recording.isAlike()) {
			remarks.add(Messages.ShownPlacement_alike);
		} else if (recording.kept() > 0 && recording.kept() == recording.placement().methods().size()) {
			remarks.add(Messages.ShownPlacement_allKept);
		} else if (recording.withinBudget() == place && point().probes().isEmpty()) {
			remarks.add(Messages.ShownPlacement_nothingFits);
		}
		Set<MethodSignature> leftOut = recording.leftOut();
		if (!leftOut.isEmpty()) {
			remarks.add(Plural.bind(Messages.ShownPlacement_leftOut, leftOut.size(), LoggedProgram.few(leftOut)));
		}
		return remarks;
	}

	/** What is to be known of the recording for the plan at the place; none as long as that is computed. */
	List<String> warnings() {
		return here.map(FoundPoint::warnings).orElse(List.of());
	}
}
