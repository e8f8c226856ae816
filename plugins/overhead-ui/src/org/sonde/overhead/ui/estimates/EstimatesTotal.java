/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.Optional;
import java.util.stream.Collectors;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Link;
import org.sonde.instrumentation.plan.WriterMatch;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.PlanTotal;
import org.sonde.overhead.cost.Provenance;
import org.sonde.overhead.cost.Regime;
import org.sonde.overhead.cost.WriterEstimate;
import org.sonde.overhead.cost.impact.DurationIncrease;
import org.sonde.overhead.cost.impact.TotalSentences;
import org.sonde.overhead.ui.estimates.budget.BudgetLine;
import org.sonde.overhead.ui.estimates.costs.Findings;
import org.sonde.overhead.ui.estimates.costs.PlanCosts;
import org.sonde.overhead.ui.estimates.costs.ShownCosts;
import org.sonde.overhead.ui.estimates.table.Quantities;
import org.sonde.overhead.ui.view.NarrowMode;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.overhead.ui.view.WrappedText;
import org.sonde.overhead.ui.view.layout.ChangingLabels;
import org.sonde.overhead.ui.view.layout.FlowData;
import org.sonde.overhead.ui.view.layout.FlowLayout;
import org.sonde.overhead.ui.view.layout.GridSpace;

/** The bar below the table: what the whole plan costs, how much of it is unknown, and how busy the writer is. */
final class EstimatesTotal {

	/** The targets of the line's links. */
	interface Links {

		void setBudget();

		void show(DetailTabs.Tab tab);
	}

	private final Composite bar;
	private final ChangingLabels words;
	private final WrappedText total;
	private final WrappedText writer;
	private final BudgetLine budget;
	/** In a narrow view, the total only says what matters most. */
	private final NarrowMode narrowness;
	private Optional<ShownCosts> latest = Optional.empty();

	EstimatesTotal(Composite parent, Links links) {
		bar = new Composite(parent, SWT.NONE);
		words = new ChangingLabels(parent);
		bar.setLayout(new FlowLayout(5, 3, 10));
		total = new WrappedText(bar);
		total.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
		// If one line must do, the links give their room to the text: the menu has them, too.
		total.setLayoutData(FlowData.filling(560));
		link(Messages.EstimatesTotal_setBudget, links::setBudget);
		link(Messages.EstimatesTotal_scenarios, () -> links.show(DetailTabs.Tab.SCENARIOS));
		link(Messages.EstimatesTotal_responseTimes, () -> links.show(DetailTabs.Tab.PERCENTILES));
		budget = new BudgetLine(parent, () -> links.show(DetailTabs.Tab.ADVICE));
		writer = FlowLayout.text(parent);
		GridSpace.show(writer.getParent(), false);
		narrowness = new NarrowMode(bar, narrow -> latest.ifPresent(this::show));
	}

	/** One widget per link: screen readers do not say which of several links in a text has the focus. */
	private void link(String text, Runnable run) {
		Link link = new Link(bar, SWT.NONE);
		link.setText(text);
		link.setLayoutData(FlowData.fixed().optional());
		link.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> run.run()));
	}

	/** The cost of the plan, in one or more lines. */
	Composite bar() {
		return bar;
	}

	/** How busy the writer is; hidden if there is little room. */
	Control writerLine() {
		return writer.getParent();
	}

	void show(ShownCosts shown) {
		latest = Optional.of(shown);
		PlanCosts costs = shown.costs();
		Optional<PlanEstimate> estimate = costs.estimate();
		words.set(total, TotalText.of(shown, narrowness.isNarrow()));
		total.setToolTipText(estimate.map(plan -> details(costs, plan) + words(plan.writer())).orElse(null));
		words.set(writer, estimate.map(EstimatesTotal::costly).orElse("") + estimate.map(plan -> words(plan.writer())).orElse(""));
		boolean known = estimate.filter(plan -> plan.total().knownProbes() > 0).isPresent();
		if (GridSpace.isShown(writerLine()) != known) {
			GridSpace.show(writerLine(), known);
			words.changed(writerLine());
		}
		writer.setToolTipText(estimate.map(plan -> toolTip(plan.writer())).orElse(null));
		words.layOut();
	}

	void show(Findings findings) {
		if (budget.show(findings.budget())) {
			words.changed(budget.control());
			words.layOut();
		}
	}

	/** The total in words, and whether it keeps the budget. */
	String words() {
		return budget.words().isEmpty() ? total.getText() : total.getText() + ". " + budget.words();
	}

	/** All of this in words, with the reasons; empty without an estimate. */
	static Optional<String> explanation(ShownCosts shown) {
		PlanCosts costs = shown.costs();
		return costs.estimate().map(plan -> TotalText.of(shown, false) + "\n\n" + details(costs, plan) + "\n" + costly(plan)
				+ words(plan.writer()) + "\n" + toolTip(plan.writer()));
	}

	private static String details(PlanCosts costs, PlanEstimate plan) {
		return WriterMatch.of(costs.plan().plan(), plan.model()).warning().map(text -> text + "\n").orElse("") + sentences(plan)
				+ toolTip(plan.total()) + "\n";
	}

	/** How busy the writer is. */
	static String words(WriterEstimate writer) {
		String regime = regime(writer);
		return writer.utilisation() instanceof Estimate.Known
				? NLS.bind(Messages.EstimatesTotal_writerBusy, regime,
						Quantities.ofWriter(writer, writer.utilisation(), Quantities::utilisation))
				: NLS.bind(Messages.EstimatesTotal_writer, regime);
	}

	/** The regime at the utilisation's value, and others that are possible within its interval. */
	private static String regime(WriterEstimate writer) {
		if (writer.regime() == Regime.UNKNOWN) {
			return NLS.bind(Messages.EstimatesTotal_regimeUnknown, possible(writer));
		}
		String others = writer.possibleRegimes().stream().filter(other -> other != writer.regime()).map(Quantities::regime)
				.collect(Collectors.joining(", "));
		return others.isEmpty() ? Quantities.regime(writer.regime())
				: NLS.bind(Messages.EstimatesTotal_perhaps, Quantities.regime(writer.regime()), others);
	}

	/** How many probes cost more than their methods, where a log states how long these take. */
	private static String costly(PlanEstimate plan) {
		long costly = DurationIncrease.moreThanTheirMethods(plan);
		return costly == 0 ? "" : Plural.bind(Messages.EstimatesTotal_moreThanMethods, costly) + "\n";
	}

	/** The meaning of the total, in several lines. */
	private static String sentences(PlanEstimate plan) {
		return TotalSentences.of(plan).stream().map(sentence -> sentence + "\n").collect(Collectors.joining());
	}

	private static String toolTip(PlanTotal total) {
		String known = total.millisPerSecond() instanceof Estimate.Known cost
				? NLS.bind(Messages.EstimatesTotal_measured, cost.measurement()
						.map(interval -> Quantities.perSecond(new Estimate.Measured(Optional.empty(), interval, Provenance.NONE)))
						.orElse(Messages.EstimatesTotal_measuredNotStated)) + "\n" + cost.basis()
				: "";
		String unknown = total.unknownProbes().entrySet().stream().map(entry -> entry.getValue() + " × " + entry.getKey())
				.collect(Collectors.joining("\n"));
		return known + (known.isEmpty() || unknown.isEmpty() ? "" : "\n") + unknown;
	}

	private static String toolTip(WriterEstimate writer) {
		String utilisation = writer.utilisation() instanceof Estimate.Unknown unknown
				? "\n" + NLS.bind(Messages.EstimatesTotal_utilisationUnknown, unknown.reason())
				: "";
		return writer.meaning() + "\n" + NLS.bind(Messages.EstimatesTotal_possible, possible(writer)) + utilisation;
	}

	private static String possible(WriterEstimate writer) {
		String first = Quantities.regime(writer.possibleRegimes().first());
		String last = Quantities.regime(writer.possibleRegimes().last());
		return first.equals(last) ? first : NLS.bind(Messages.EstimatesTotal_fromTo, first, last);
	}
}
