/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import org.eclipse.osgi.util.NLS;
import org.sonde.common.digits.Digits;
import org.sonde.instrumentation.plan.WriterMatch;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.PlanTotal;
import org.sonde.overhead.cost.impact.CostUnit;
import org.sonde.overhead.cost.impact.TimeShares;
import org.sonde.overhead.ui.estimates.costs.PlanCosts;
import org.sonde.overhead.ui.estimates.costs.ShownCosts;
import org.sonde.overhead.ui.estimates.table.Quantities;
import org.sonde.overhead.ui.view.Plural;

/** The cost of a plan in one line, with all reasons why the real cost may differ. */
final class TotalText {

	private TotalText() {
	}

	/** @param narrow whether there is only room for what matters most */
	static String of(ShownCosts shown, boolean narrow) {
		String cost = cost(shown, narrow);
		StringBuilder text = new StringBuilder(cost);
		String separator = cost.endsWith(".") ? " " : "; ";
		for (String reason : new String[] { shown.stale() == 0 ? "" : Plural.bind(Messages.EstimatesTotal_stale, shown.stale()),
				writer(shown.costs()) }) {
			if (!reason.isEmpty()) {
				text.append(separator).append(reason);
				separator = "; ";
			}
		}
		return text.toString();
	}

	/** Whether the hand-over was measured with another writer than the plan's. */
	private static String writer(PlanCosts costs) {
		return costs.estimate().filter(plan -> plan.total().millisPerSecond() instanceof Estimate.Known)
				.map(plan -> switch (WriterMatch.of(costs.plan().plan(), plan.model()).result()) {
					case DIFFERENT -> Messages.EstimatesTotal_writersDiffer;
					case NOT_STATED -> Messages.EstimatesTotal_writersMayDiffer;
					case SAME, NOT_COMPARABLE -> "";
				}).orElse("");
	}

	/** The plan with what is tried out next to the plan in its file, or the plan alone. */
	private static String cost(ShownCosts shown, boolean narrow) {
		PlanCosts costs = shown.costs();
		boolean tried = shown.tried().isPresent();
		if (costs.estimate().isEmpty()) {
			return NLS.bind(tried ? Messages.EstimatesTotal_whatIfUnknown : Messages.EstimatesTotal_planUnknown, costs.obstacle());
		}
		PlanEstimate estimate = costs.estimate().get();
		PlanTotal total = estimate.total();
		String busy = narrow ? "" : ofProcessor(total) + TimeShares.of(estimate).map(shares -> "; " + shares.words()).orElse("");
		boolean ofThreads = !narrow && total.millisPerSecond() instanceof Estimate.Known;
		if (tried) {
			String planned = shown.planned().estimate().map(plan -> cost(plan.total())).orElse(Quantities.UNKNOWN);
			return NLS.bind(ofThreads ? Messages.EstimatesTotal_whatIfTime : Messages.EstimatesTotal_whatIf, cost(total), planned) + busy
					+ unknown(total);
		}
		return NLS.bind(ofThreads ? Messages.EstimatesTotal_planTime : Messages.EstimatesTotal_plan, cost(total)) + busy + unknown(total);
	}

	private static String cost(PlanTotal total) {
		String cost = Digits.grouped(Quantities.perSecond(total.millisPerSecond()));
		return total.isLowerBound() && total.millisPerSecond() instanceof Estimate.Known
				? Quantities.atLeast(cost) : cost;
	}

	private static String ofProcessor(PlanTotal total) {
		return total.millisPerSecond() instanceof Estimate.Known known ? ", " + CostUnit.ofProcessor(known.estimate()) : "";
	}

	/** How many probes the total leaves out, or why there is no total. */
	private static String unknown(PlanTotal total) {
		int unknown = total.unknownCount();
		int all = total.knownProbes() + unknown;
		if (total.millisPerSecond() instanceof Estimate.Unknown && total.unknownProbes().size() == 1) {
			return ". " + total.unknownProbes().firstKey();
		}
		return unknown == 0 ? "" : "; " + Plural.bind(Messages.EstimatesTotal_unknown, unknown, all);
	}
}
