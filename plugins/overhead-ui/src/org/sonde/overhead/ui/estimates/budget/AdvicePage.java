/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.budget;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.budget.Advice;
import org.sonde.overhead.budget.BudgetCheck;
import org.sonde.overhead.ui.estimates.costs.PlanCosts;
import org.sonde.overhead.ui.estimates.table.EstimateRow;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.overhead.ui.view.WrappedText;
import org.sonde.overhead.ui.view.layout.ChangingLabels;
import org.sonde.overhead.ui.view.layout.FlowData;
import org.sonde.overhead.ui.view.layout.FlowLayout;
import org.sonde.overhead.ui.view.layout.PriorityLayout;
import org.sonde.overhead.ui.view.table.Column;
import org.sonde.overhead.ui.view.table.ColumnTable;

/** The probes to drop so that the plan keeps its budget, in this order. */
public final class AdvicePage {

	/** Carries out the user's choices. */
	public interface Choices {

		void setBudget();

		/** Tries the advice out. */
		void attempt(List<Dropped> dropped);

		/** Shows the probe among the others. */
		void reveal(String name);
	}

	/**
	 * A probe to give up.
	 *
	 * @param rank from 1
	 */
	public record Dropped(int rank, String name, String label, Advice.Ranked ranked) {
	}

	private final Composite page;
	private final ChangingLabels labels;
	private final WrappedText words;
	private final Button attempt;
	private final ColumnTable<Dropped> table;

	public AdvicePage(Composite parent, Choices choices) {
		page = new Composite(parent, SWT.NONE);
		labels = new ChangingLabels(page);
		Composite bar = FlowLayout.line(page, 5, 3, 5);
		// First, because there may be no room for the text.
		attempt = button(bar, Messages.AdvicePage_tryIt, Messages.AdvicePage_tryItToolTip);
		Button budget = button(bar, Messages.AdvicePage_budget, Messages.AdvicePage_budgetToolTip);
		words = new WrappedText(bar);
		words.setLayoutData(FlowData.filling(220).optional());
		table = new ColumnTable<>(page, Messages.AdvicePage_table, Dropped.class, Dropped::name, columns());
		PriorityLayout.of(page).main(table.viewer().getControl(), table::leastHeight).thenTighten(bar);
		attempt.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> choices.attempt(table.rows())));
		budget.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> choices.setBudget()));
		Consumer<List<Dropped>> reveal = selected -> selected.stream().limit(1).forEach(one -> choices.reveal(one.name()));
		table.viewer().addDoubleClickListener(event -> reveal.accept(table.selected()));
	}

	private static Button button(Composite bar, String text, String toolTip) {
		Button button = new Button(bar, SWT.PUSH);
		button.setText(text);
		button.setToolTipText(toolTip);
		return button;
	}

	public Control control() {
		return page;
	}

	/** The probes to drop. */
	public ColumnTable<Dropped> table() {
		return table;
	}

	public void show(PlanCosts costs, Optional<BudgetCheck> check) {
		boolean kept = check.filter(held -> held.verdicts().stream().allMatch(verdict -> verdict.answer() == BudgetCheck.Answer.KEPT))
				.isPresent();
		List<Dropped> dropped = kept ? List.of() : check.map(held -> dropped(costs, held.advice())).orElse(List.of());
		table.show(dropped);
		attempt.setEnabled(!dropped.isEmpty());
		labels.set(words, check.isEmpty() ? Messages.AdvicePage_noBudget : kept ? Messages.AdvicePage_kept
						: dropped.isEmpty() ? Messages.AdvicePage_nothing : words(check.get().advice()));
		attempt.setToolTipText(Messages.AdvicePage_tryItToolTip + "\n" + words.getText());
		labels.layOut();
	}

	private static String words(Advice advice) {
		return proof(advice) + (advice.unknownProbes() == 0 ? "" : " " + Plural.bind(Messages.AdvicePage_unknown, advice.unknownProbes()));
	}

	private static String proof(Advice advice) {
		return switch (advice.proof()) {
			case OPTIMAL -> Messages.AdvicePage_optimal;
			case SEARCH_ENDED -> NLS.bind(Messages.AdvicePage_endedEarly, Digits.atLeast(advice.worth(), 3),
					Digits.atLeast(advice.worthAtMost(), 3));
			case COSTS_DEPEND -> NLS.bind(Messages.AdvicePage_costsDepend, Digits.atLeast(advice.worth(), 3));
		};
	}

	private static List<Dropped> dropped(PlanCosts costs, Advice advice) {
		List<Advice.Ranked> ranking = advice.ranking().stream().filter(ranked -> ranked.action() != Advice.Action.KEEP).toList();
		return IntStream.range(0, ranking.size()).mapToObj(i -> {
			EstimateRow row = costs.rows().get(ranking.get(i).place());
			return new Dropped(i + 1, row.name(), row.label(), ranking.get(i));
		}).toList();
	}

	private static List<Column<Dropped>> columns() {
		return List.of(
				Column.number("rank", Messages.AdvicePage_rank, 90, one -> String.valueOf(one.rank()),
						Comparator.comparingInt(Dropped::rank)),
				Column.<Dropped>text("method", Messages.AdvicePage_method, 280, Dropped::label).withToolTip(Dropped::name).withSpareWidth(),
				Column.text("action", Messages.AdvicePage_action, 110, AdvicePage::action),
				Column.number("share", Messages.AdvicePage_share, 140, one -> Digits.atLeast(100 * one.ranked().share(), 3) + " %",
						Comparator.comparingDouble((Dropped one) -> one.ranked().share())),
				Column.number("worth", Messages.AdvicePage_worth, 80, one -> Digits.atLeast(one.ranked().worth(), 3),
						Comparator.comparingDouble((Dropped one) -> one.ranked().worth())));
	}

	private static String action(Dropped one) {
		return one.ranked().action() == Advice.Action.DROP ? Messages.AdvicePage_drop : Messages.AdvicePage_deactivate;
	}
}
