/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.plan.PlanComparison.Difference;
import org.sonde.instrumentation.plan.PlanComparison.Pair;
import org.sonde.instrumentation.plan.PlanMerge;
import org.sonde.instrumentation.plan.PlanPackage;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.ui.view.Plural;

/** The result of merging a plan into another, for the user. */
record MergeText(PlanMerge merge, String from, String into) {
	private static final String ACTIVE = PlanPackage.Literals.PROBE__ACTIVE.getName();
	private static final String KIND = PlanPackage.Literals.PROBE__KIND.getName();

	/** In one line. */
	String summary() {
		int differing = merge.conflicts().size() + (ofPlan().isEmpty() ? 0 : 1);
		String message = merge.completed() > 0
				? differing > 0 ? Messages.MergeText_addedCompletedDiffering : Messages.MergeText_addedCompleted
				: differing > 0 ? Messages.MergeText_addedDiffering : Messages.MergeText_added;
		return Plural.bind(message, merge.added(), merge.completed(), differing, from, into);
	}

	boolean hasConflicts() {
		return !merge.conflicts().isEmpty() || !ofPlan().isEmpty();
	}

	/** The summary, and what differs. */
	String whole() {
		Stream<String> ofPlan = ofPlan().isEmpty() ? Stream.of() : Stream.of(Messages.MergeText_plan + "\n" + lines(ofPlan()));
		return Stream.of(Stream.of(summary()), ofPlan, merge.conflicts().stream().map(this::line)).flatMap(lines -> lines)
				.collect(Collectors.joining("\n\n"));
	}

	/** The differences of the plans themselves, except their names and what the other plan does not state. */
	private List<Difference> ofPlan() {
		return merge.attributes().stream()
				.filter(one -> !one.attribute().equals(PlanPackage.Literals.PLAN__NAME.getName()) && !one.second().isEmpty())
				.toList();
	}

	private String line(Pair pair) {
		return Probes.name(pair.first()) + "\n" + lines(pair.differences());
	}

	private String lines(List<Difference> differences) {
		return differences.stream().map(this::line).collect(Collectors.joining("\n"));
	}

	private String line(Difference difference) {
		String attribute = difference.attribute();
		Object[] values = { attribute.equals(ACTIVE) ? Messages.MergeText_state : words(attribute), shown(attribute, difference.first()),
				shown(attribute, difference.second()), from };
		return "    " + NLS.bind(Messages.MergeText_difference, values);
	}

	/** In the words of the views, not of the file. */
	private static String shown(String attribute, String value) {
		if (value.isEmpty()) {
			return Messages.MergeText_nothing;
		}
		return attribute.equals(ACTIVE) ? Boolean.parseBoolean(value) ? Messages.MergeText_active : Messages.MergeText_deactivated
				: attribute.equals(KIND) ? words(value) : value;
	}

	/** Returns the words of a name such as {@code callsPerSecond}. */
	private static String words(String name) {
		return name.replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
	}
}
