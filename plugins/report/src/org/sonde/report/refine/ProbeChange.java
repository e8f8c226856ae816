/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.refine;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.sonde.common.keyword.Keyword;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.placement.Placement.Choice;

/**
 * A line of the difference between two plans.
 *
 * @param method  whose probe is changed
 * @param kind    what becomes of it
 * @param choice  why
 * @param now     what the probe costs in the plan that ran, in percent like the measured overhead; 0 if it has none there
 * @param next    what it costs in the next plan, or would cost there
 */
public record ProbeChange(MethodSignature method, Kind kind, Choice choice, double now, double next) {
	/** What becomes of a probe. */
	public enum Kind implements Keyword {
		ADDED, ACTIVATED, REMOVED, DEACTIVATED
	}

	/**
	 * A copy of a plan with these changes.
	 *
	 * @param known probes that earlier plans had, by method: what is added again is as it was
	 * @param kind  of other probes that are added
	 */
	public static Plan apply(List<ProbeChange> changes, Plan plan, Map<MethodSignature, MethodProbe> known, ProbeKind kind) {
		Plan copy = EcoreUtil.copy(plan);
		for (ProbeChange change : changes) {
			Optional<MethodProbe> probe = find(copy, change.method());
			switch (change.kind()) {
				case ADDED -> {
					MethodProbe before = known.get(change.method().withVarargs(false));
					MethodProbe added = before == null ? Probes.create(change.method()) : EcoreUtil.copy(before);
					if (before == null) {
						added.setKind(kind);
					}
					added.setActive(true);
					copy.getProbes().add(added);
				}
				case ACTIVATED -> probe.orElseThrow().setActive(true);
				case DEACTIVATED -> probe.orElseThrow().setActive(false);
				case REMOVED -> copy.getProbes().remove(probe.orElseThrow());
			}
		}
		return copy;
	}

	/** The plan's own probe of a method, however its varargs are spelt. */
	static Optional<MethodProbe> find(Plan plan, MethodSignature method) {
		return Probes.methodProbes(plan).stream().filter(probe -> probe.signature().sameMethod(method)).findFirst();
	}
}
