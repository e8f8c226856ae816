/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.ui.view.Plural;

/**
 * What a placement changes in a plan. Probes are called by their method or pattern; each list is in the order of their characters.
 *
 * @param activated  that the plan has deactivated
 * @param unrecorded those of the removed ones whose methods the recording lacks
 */
record PlanDifference(List<String> added, List<String> activated, List<String> removed, List<String> unrecorded) {

	/**
	 * Compares the plan with a changed copy of it. Not for the UI thread: large plans take some time.
	 *
	 * @param isRecorded whether the recording has a method
	 */
	static PlanDifference of(Plan plan, Consumer<Plan> change, Predicate<MethodSignature> isRecorded) {
		Plan changed = EcoreUtil.copy(plan);
		change.accept(changed);
		Set<String> before = names(plan.getProbes().stream());
		Set<String> after = names(changed.getProbes().stream());
		Set<String> deactivated = names(plan.getProbes().stream().filter(probe -> !probe.isActive()));
		return new PlanDifference(sorted(after.stream().filter(name -> !before.contains(name))),
				sorted(names(changed.getProbes().stream().filter(Probe::isActive)).stream().filter(deactivated::contains)),
				sorted(before.stream().filter(name -> !after.contains(name))),
				sorted(plan.getProbes().stream().filter(probe -> probe instanceof MethodProbe own && !isRecorded.test(own.signature()))
						.map(Probes::name).filter(name -> !after.contains(name))));
	}

	private static Set<String> names(Stream<Probe> probes) {
		return probes.map(Probes::name).collect(Collectors.toCollection(HashSet::new));
	}

	private static List<String> sorted(Stream<String> names) {
		return names.sorted().toList();
	}

	boolean isEmpty() {
		return added.isEmpty() && activated.isEmpty() && removed.isEmpty();
	}

	/** Whether the plan has what was placed, and else no probes but in methods that the recording lacks. */
	boolean isMade() {
		return added.isEmpty() && activated.isEmpty() && unrecorded.containsAll(removed);
	}

	/** How many probes come and go. */
	String summary() {
		if (isEmpty()) {
			return Messages.PlanDifference_same;
		}
		String changes = activated.isEmpty() ? Plural.bind(Messages.PlanDifference_changes, added.size(), removed.size())
				: Plural.bind(Messages.PlanDifference_changesActivated, added.size(), activated.size(), removed.size());
		return unrecorded.isEmpty() ? changes : changes + " " + Plural.bind(Messages.PlanDifference_unrecorded, unrecorded.size());
	}

	/** All of them by name, each on a line. */
	String details() {
		List<String> lines = new ArrayList<>();
		Set<String> unseen = Set.copyOf(unrecorded);
		add(lines, Messages.PlanDifference_added, added);
		add(lines, Messages.PlanDifference_activated, activated);
		add(lines, Messages.PlanDifference_removed, removed.stream().filter(name -> !unseen.contains(name)).toList());
		add(lines, Messages.PlanDifference_removedUnrecorded, unrecorded);
		return String.join("\n", lines);
	}

	private static void add(List<String> lines, String title, List<String> names) {
		if (!names.isEmpty()) {
			lines.add((lines.isEmpty() ? "" : "\n") + Plural.bind(title, names.size()));
			names.forEach(name -> lines.add("  " + name));
		}
	}
}
