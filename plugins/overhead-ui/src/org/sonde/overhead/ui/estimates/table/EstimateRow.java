/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.table;

import java.util.Optional;
import java.util.OptionalDouble;

import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IMember;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.StaleProbe;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.Provenance;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.ui.marking.PlaceLabel;

/**
 * A probe with its costs.
 *
 * @param place in the plan, from 0
 * @param name what the probe is called; no other of the plan is
 * @param plan the estimate that the costs are part of; empty if there is none
 * @param stale why the probe measures nothing; empty if its method, field or type is there
 * @param element the method, field or type in the source; empty as long as it is sought, and if it is nowhere
 * @param depth how many groups it lies in
 * @param dropped whether it is removed in what is tried out: it costs nothing, and is shown struck through
 */
public record EstimateRow(int place, String name, Probe probe, Estimate nanosPerCall, Estimate millisPerSecond, ProbeShares shares,
		Optional<PlanEstimate> plan, Optional<StaleProbe> stale, Optional<IMember> element, int depth, boolean dropped)
		implements EstimateLine, IAdaptable {

	private static final Estimate NOTHING = new Estimate.Extrapolated(Optional.empty(), Interval.exactly(0), Provenance.NONE);

	public EstimateRow(int place, String name, Probe probe, Estimate nanosPerCall, Estimate millisPerSecond, ProbeShares shares,
			Optional<PlanEstimate> plan) {
		this(place, name, probe, nanosPerCall, millisPerSecond, shares, plan, Optional.empty(), Optional.empty(), 0, false);
	}

	public EstimateRow with(Optional<StaleProbe> newStale, Optional<IMember> newElement) {
		return new EstimateRow(place, name, probe, nanosPerCall, millisPerSecond, shares, plan, newStale, newElement, depth, dropped);
	}

	/** The probe as it is shown if <i>What If</i> removes it. */
	public EstimateRow drop() {
		return new EstimateRow(place, name, probe, nanosPerCall, NOTHING, ProbeShares.UNKNOWN, Optional.empty(), stale, element, depth,
				true);
	}

	EstimateRow at(int newDepth) {
		return newDepth == depth ? this
				: new EstimateRow(place, name, probe, nanosPerCall, millisPerSecond, shares, plan, stale, element, newDepth, dropped);
	}

	@Override
	public String key() {
		return name;
	}

	/** The probed method; empty for a pattern, and for what is watched. */
	public Optional<MethodSignature> method() {
		return probe instanceof MethodProbe inMethod ? Optional.of(inMethod.signature()) : Optional.empty();
	}

	/** The probed method, or the watched field or type; empty for a pattern. */
	public Optional<CodePlace> codePlace() {
		return Probes.codePlace(probe);
	}

	/** {@code Cart.add(String, int...)}, without packages and return type; of a pattern its text. */
	@Override
	public String label() {
		return PlaceLabel.of(Probes.place(probe));
	}

	@Override
	public OptionalDouble callsPerSecond() {
		return dropped || probe.getCallsPerSecond() == null ? OptionalDouble.empty() : OptionalDouble.of(probe.getCallsPerSecond());
	}

	/** The Java element, for the menus and views of Java. */
	@Override
	public <T> T getAdapter(Class<T> adapter) {
		return IJavaElement.class.isAssignableFrom(adapter) && element.filter(adapter::isInstance).isPresent() ? adapter.cast(element.get())
				: null;
	}
}
