/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.PlanTotal;
import org.sonde.overhead.cost.Regime;
import org.sonde.overhead.cost.WriterEstimate;

/** The bar below the table: what the whole plan costs, how much of it is unknown, and how busy the writer is. */
final class EstimatesTotal {

	private final Composite bar;
	private final Label total;
	private final Label writer;

	EstimatesTotal(Composite parent) {
		bar = new Composite(parent, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
		GridLayoutFactory.swtDefaults().margins(5, 3).spacing(5, 1).applyTo(bar);
		total = new Label(bar, SWT.WRAP);
		total.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
		GridDataFactory.fillDefaults().grab(true, false).hint(200, SWT.DEFAULT).applyTo(total);
		writer = new Label(bar, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).hint(200, SWT.DEFAULT).applyTo(writer);
	}

	void show(PlanCosts costs) {
		Optional<PlanEstimate> estimate = costs.estimate();
		total.setText(estimate.map(plan -> words(plan.total())).orElse("Plan: unknown. " + costs.obstacle()) + stale(costs));
		total.setToolTipText(estimate.map(plan -> toolTip(plan.total())).orElse(null));
		writer.setText(estimate.map(plan -> words(plan.writer())).orElse(""));
		boolean said = estimate.filter(plan -> plan.total().knownProbes() > 0).isPresent();
		writer.setVisible(said);
		((GridData) writer.getLayoutData()).exclude = !said;
		writer.setToolTipText(estimate.map(plan -> toolTip(plan.writer())).orElse(null));
		bar.getParent().layout(true, true);
	}

	/** The plan's total, and how many probes it leaves out. */
	static String words(PlanTotal total) {
		int unknown = total.unknownCount();
		int all = total.knownProbes() + unknown;
		String left = unknown == 0 ? ""
				: "; " + unknown + " of " + all
						+ (all == 1 ? " probe is unknown" : unknown == 1 ? " probes is unknown" : " probes are unknown");
		return switch (total.millisPerSecond()) {
			case Estimate.Known known -> "Plan: " + (total.isLowerBound() ? "at least " : "") + Quantities.perSecond(known)
					+ " of application-thread time" + left;
			case Estimate.Unknown none when total.unknownProbes().size() == 1 ->
				"Plan: unknown. " + total.unknownProbes().firstKey();
			case Estimate.Unknown none -> "Plan: unknown" + left;
		};
	}

	/** How many probes measure nothing; empty if all do. */
	private static String stale(PlanCosts costs) {
		long stale = costs.rows().stream().filter(row -> row.stale().isPresent()).count();
		return stale == 0 ? "" : stale == 1 ? "; 1 probe is stale" : "; " + stale + " probes are stale";
	}

	/** How busy the writer is. */
	static String words(WriterEstimate writer) {
		String busy = writer.utilisation() instanceof Estimate.Known known
				? ", busy " + (writer.probesLeftOut() > 0 ? "at least " : "") + Quantities.utilisation(known) + " of the time"
				: "";
		return "Writer: " + (writer.regime() == Regime.UNKNOWN ? possible(writer) : word(writer.regime())) + busy;
	}

	private static String toolTip(PlanTotal total) {
		String known = total.millisPerSecond() instanceof Estimate.Known cost
				? "Measurement interval: " + cost.measurement()
						.map(interval -> Quantities.perSecond(new Estimate.Measured(Optional.empty(), interval, "")))
						.orElse("not stated for all probes") + "\n" + cost.basis()
				: "";
		String unknown = total.unknownProbes().entrySet().stream().map(entry -> entry.getValue() + " × " + entry.getKey())
				.collect(Collectors.joining("\n"));
		return known + (known.isEmpty() || unknown.isEmpty() ? "" : "\n") + unknown;
	}

	private static String toolTip(WriterEstimate writer) {
		String utilisation = writer.utilisation() instanceof Estimate.Unknown unknown
				? "\nUtilisation unknown: " + unknown.reason()
				: "";
		return writer.meaning() + "\nWithin the interval of its utilisation the writer is " + possible(writer) + "."
				+ utilisation;
	}

	private static String possible(WriterEstimate writer) {
		String first = word(writer.possibleRegimes().first());
		String last = word(writer.possibleRegimes().last());
		return first.equals(last) ? first : first + " to " + last;
	}

	private static String word(Regime regime) {
		return regime.name().toLowerCase(Locale.ROOT);
	}
}
