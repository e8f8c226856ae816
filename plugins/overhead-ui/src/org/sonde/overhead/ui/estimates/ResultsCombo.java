/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Combo;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.ui.estimates.costs.PlanCosts;
import org.sonde.overhead.ui.estimates.costs.ResultSetGroup;
import org.sonde.overhead.ui.view.layout.ChangingLabels;

/** The result sets that a plan can be estimated from, under headings. A heading cannot be chosen: the arrow keys pass it. */
final class ResultsCombo {

	private final Combo combo;
	private final ChangingLabels widths;
	private final Predicate<ResultSet> choose;
	private List<Line> lines = List.of();
	private int chosen;

	/** @param set empty for a heading, and for the line that is shown while the plan has no set */
	private record Line(String text, Optional<ResultSet> set) {

		static Line of(String text) {
			return new Line(text, Optional.empty());
		}
	}

	/**
	 * @param widths has the combo laid out again when its lines change
	 * @param choose carries out a choice; says whether it stays
	 */
	ResultsCombo(Combo combo, ChangingLabels widths, Predicate<ResultSet> choose) {
		this.combo = combo;
		this.widths = widths;
		this.choose = choose;
		combo.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> selected()));
	}

	void show(PlanCosts costs) {
		List<Line> newLines = new ArrayList<>(costs.results().isPresent() ? List.of() : List.of(Line.of(Messages.ResultsCombo_choose)));
		Map<ResultSetGroup, List<ResultSet>> groups = costs.kinds().grouped(costs.choices());
		groups.forEach((group, sets) -> {
			if (groups.size() > 1) {
				newLines.add(Line.of(NLS.bind(Messages.ResultsCombo_heading, words(group))));
			}
			sets.forEach(set -> newLines.add(new Line(KindText.choice(set.title(), costs.kinds(), List.of(set)), Optional.of(set))));
		});
		lines = List.copyOf(newLines);
		chosen = Math.max(0, lines.stream().map(Line::set).toList().indexOf(costs.results()));
		EstimatesHeader.set(combo, widths, lines.stream().map(Line::text).toList(), chosen);
		String whole = lines.get(chosen).text();
		combo.setToolTipText(costs.results().isPresent() ? whole : whole + "\n" + Messages.ResultsCombo_chooseToolTip);
	}

	private static String words(ResultSetGroup group) {
		return switch (group) {
			case FOR_PLAN -> Messages.ResultsCombo_forPlan;
			case OTHER -> Messages.ResultsCombo_other;
			case HISTORY -> Messages.ResultsCombo_history;
		};
	}

	private void selected() {
		int before = chosen;
		chosen = reached(combo.getSelectionIndex());
		combo.select(chosen);
		if (chosen != before && !choose.test(lines.get(chosen).set().orElseThrow())) {
			chosen = before;
			combo.select(before);
		}
	}

	/** A step onto a heading goes one further; any other way to a heading has no effect. */
	private int reached(int line) {
		if (lines.get(line).set().isPresent()) {
			return line;
		}
		int beyond = 2 * line - chosen;
		boolean step = Math.abs(line - chosen) == 1 && beyond >= 0 && beyond < lines.size();
		return step && lines.get(beyond).set().isPresent() ? beyond : chosen;
	}
}
