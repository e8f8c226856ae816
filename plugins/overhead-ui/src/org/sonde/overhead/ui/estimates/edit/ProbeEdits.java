/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.edit;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanRecordings;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.CallRates;
import org.sonde.overhead.ui.marking.PlanEdits;

/** The view's edits of a plan, for {@link PlanEdits}. Probes are identified by {@link Probes#name}. */
public final class ProbeEdits {

	/** The source of a rate that the user typed. */
	public static final String TYPED = "typed";

	private ProbeEdits() {
	}

	/** Sets the rate of the probes with these names. An empty rate clears it and everything recorded with it. */
	public static Consumer<Plan> calls(Collection<String> names, Optional<CallRate> rate) {
		return each(names, probe -> PlanRecordings.setCalls(probe, rate));
	}

	public static Consumer<Plan> active(Collection<String> names, boolean active) {
		return each(names, probe -> probe.setActive(active));
	}

	/** Changes the kind of the probes among them that record operations. */
	public static Consumer<Plan> kind(Collection<String> names, ProbeKind kind) {
		return each(names, probe -> {
			if (Probes.isOfOperations(probe)) {
				probe.setKind(kind);
			}
		});
	}

	/** @param value how important the probes are to the user, from 1 to 5 */
	public static Consumer<Plan> value(Collection<String> names, int value) {
		return each(names, probe -> probe.setValue(value));
	}

	/** @param note the user's words; an empty text for none */
	public static Consumer<Plan> note(Collection<String> names, String note) {
		return each(names, probe -> probe.setNote(note.isEmpty() ? null : note));
	}

	public static Consumer<Plan> remove(Collection<String> names) {
		return plan -> plan.getProbes().removeAll(in(plan, names));
	}

	/**
	 * Gives a pattern precedence over the one before it, or the one behind it precedence over this: of several that match a method the
	 * first has it.
	 */
	public static Consumer<Plan> move(String pattern, boolean up) {
		return plan -> {
			List<PatternProbe> patterns = Probes.patternProbes(plan);
			Probes.findPattern(plan, pattern).ifPresent(probe -> {
				int to = patterns.indexOf(probe) + (up ? -1 : 1);
				if (to >= 0 && to < patterns.size()) {
					plan.getProbes().move(plan.getProbes().indexOf(patterns.get(to)), probe);
				}
			});
		};
	}

	/** Chooses where the costs come from; the writer belongs to a result set and is chosen again. */
	public static Consumer<Plan> results(String id) {
		return plan -> {
			plan.setResultSet(id);
			plan.setWriter(null);
		};
	}

	/** Sets the rates of all probes that have a new one, with source and recorded figures. Other rates stay. */
	public static Consumer<Plan> rates(CallRates rates) {
		return plan -> PlanRecordings.take(plan, rates);
	}

	/** The signatures with a rate but without a probe, in the order of their characters. */
	static List<String> withoutProbe(CallRates rates, Plan plan) {
		Set<String> left = new TreeSet<>(rates.rates().keySet());
		plan.getProbes().forEach(probe -> left.remove(CallRates.normalise(Probes.name(probe))));
		return new ArrayList<>(left);
	}

	static Consumer<Plan> each(Collection<String> names, Consumer<Probe> edit) {
		return plan -> in(plan, names).forEach(edit);
	}

	private static List<Probe> in(Plan plan, Collection<String> names) {
		Set<String> wanted = new HashSet<>(names);
		return plan.getProbes().stream().filter(probe -> wanted.contains(Probes.name(probe))).toList();
	}
}
