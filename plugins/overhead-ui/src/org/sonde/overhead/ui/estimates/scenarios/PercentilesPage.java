/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.scenarios;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.ResponsePercentiles;
import org.sonde.overhead.cost.ResponsePercentiles.Percentile;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.ui.estimates.costs.Findings;
import org.sonde.overhead.ui.estimates.costs.PlanCosts;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.overhead.ui.view.WrappedText;
import org.sonde.overhead.ui.view.layout.ChangingLabels;
import org.sonde.overhead.ui.view.table.Column;
import org.sonde.overhead.ui.view.table.ColumnTable;

/** Response times by percentile, in the runs that the costs come from. */
public final class PercentilesPage {

	private static final double NANOS_PER_MICRO = 1_000;

	private final Composite page;
	private final ChangingLabels labels;
	private final WrappedText words;
	private final ColumnTable<ResponsePercentiles> table;

	public PercentilesPage(Composite parent) {
		page = new Composite(parent, SWT.NONE);
		labels = new ChangingLabels(page);
		GridLayoutFactory.fillDefaults().spacing(0, 4).applyTo(page);
		words = new WrappedText(page);
		GridDataFactory.fillDefaults().grab(true, false).hint(200, SWT.DEFAULT).indent(5, 4).applyTo(words);
		table = new ColumnTable<>(page, Messages.PercentilesPage_table, ResponsePercentiles.class, times -> times.run().id(), columns());
		GridDataFactory.fillDefaults().grab(true, true).applyTo(table.viewer().getControl());
	}

	public Control control() {
		return page;
	}

	/** The runs. */
	public ColumnTable<ResponsePercentiles> table() {
		return table;
	}

	public void show(PlanCosts costs, Findings findings) {
		table.show(findings.percentiles());
		labels.set(words, costs.estimate().map(estimate -> words(estimate.model())).orElse(costs.obstacle()));
		labels.layOut();
	}

	private static String words(CostModel model) {
		long depth = (long) model.conditions().number(ConditionName.RECURSION_DEPTH).orElse(0);
		return depth > 0 ? Plural.bind(Messages.PercentilesPage_callOf, depth) : Messages.PercentilesPage_call;
	}

	private static List<Column<ResponsePercentiles>> columns() {
		List<Column<ResponsePercentiles>> columns = new ArrayList<>();
		columns.add(Column.<ResponsePercentiles>text("run", Messages.PercentilesPage_run, 190, times -> times.run().label())
				.withToolTip(ResponsePercentiles::source));
		for (Percentile percentile : Percentile.values()) {
			columns.add(Column.<ResponsePercentiles>number(percentile.name(), percentile.label(), 85, times -> micros(times, percentile),
					Comparator.comparingDouble(times -> times.nanos().getOrDefault(percentile, Double.NEGATIVE_INFINITY)))
					.withMuted(times -> !times.nanos().containsKey(percentile)));
		}
		columns.add(Column.text("source", Messages.PercentilesPage_source, 420, ResponsePercentiles::source));
		return columns;
	}

	private static String micros(ResponsePercentiles times, Percentile percentile) {
		if (!times.nanos().containsKey(percentile)) {
			return "–";
		}
		double micros = times.nanos().get(percentile) / NANOS_PER_MICRO;
		return Digits.atLeast(micros, 3);
	}
}
