/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.List;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IMemento;
import org.sonde.overhead.ui.view.ColumnTable;

/** The controls of the view: where the costs come from, what is tried out, the probes, what they cost together, and the details. */
public final class EstimatesContent {

	/** Of the view, in pixels: what a view at the bottom of a small window has. */
	private static final int LOW = 220;

	private final EstimatesHeader header;
	private final WhatIfBar whatIf;
	private final FilterBar filter;
	private final ProbeTable probes;
	private final EstimatesTotal total;
	private final DetailTabs tabs;
	private final ScenariosPage scenarios;
	private final AdvicePage advice;
	private final PercentilesPage percentiles;
	/** What was found last; earlier findings are no longer shown. */
	private Findings latest;

	EstimatesContent(Composite parent, PlanChanges changes, EstimateCommands commands) {
		header = new EstimatesHeader(parent, changes);
		whatIf = new WhatIfBar(parent, changes);
		SashForm sash = new SashForm(parent, SWT.VERTICAL | SWT.SMOOTH);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
		Composite main = new Composite(sash, SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(main);
		Composite above = new Composite(main, SWT.NONE);
		GridLayoutFactory.fillDefaults().applyTo(above);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(above);
		probes = new ProbeTable(main);
		filter = new FilterBar(above, probes);
		tabs = new DetailTabs(sash, main);
		scenarios = new ScenariosPage(tabs.folder(), commands::addScenario, commands::removeScenarios);
		advice = new AdvicePage(tabs.folder(), commands);
		percentiles = new PercentilesPage(tabs.folder());
		tabs.add(DetailTabs.Tab.SCENARIOS, scenarios.control());
		tabs.add(DetailTabs.Tab.ADVICE, advice.control());
		tabs.add(DetailTabs.Tab.PERCENTILES, percentiles.control());
		total = new EstimatesTotal(parent, new EstimatesTotal.Links() {
			@Override
			public void setBudget() {
				commands.setBudget();
			}

			@Override
			public void show(DetailTabs.Tab tab) {
				tabs.show(tab);
			}
		});
		parent.addListener(SWT.Resize, event -> setLow(parent.getSize().y < LOW));
	}

	/** Where there is little room, it is the probes'. */
	private void setLow(boolean low) {
		filter.setCompact(low);
		total.setCompact(low);
	}

	void show(ShownCosts shown, List<IFile> plans) {
		PlanCosts costs = shown.costs();
		header.show(costs, plans);
		whatIf.setVisible(WhatIf.ofWorkbench().isOn());
		whatIf.show(shown);
		total.show(shown);
		probes.onArranged(lines -> filter.show(lines.found(), costs.rows().size(), probes.grouping()));
		probes.show(costs.rows());
	}

	/** Step by step, so that none takes long. */
	void show(ShownCosts shown, Findings findings) {
		latest = findings;
		total.show(findings);
		later(findings, () -> scenarios.show(findings));
		later(findings, () -> advice.show(shown.costs(), findings.budget()));
		later(findings, () -> percentiles.show(shown.costs(), findings));
	}

	private void later(Findings findings, Runnable step) {
		Control control = probes.control();
		control.getDisplay().asyncExec(() -> {
			if (!control.isDisposed() && latest == findings) {
				step.run();
			}
		});
	}

	void save(IMemento memento) {
		probes.save(memento);
		tabs.save(memento);
	}

	void restore(IMemento memento) {
		probes.restore(memento);
		tabs.restore(memento);
	}

	/** The line above the probes. */
	public EstimatesHeader header() {
		return header;
	}

	/** The line that is there while changes are tried out. */
	public WhatIfBar whatIf() {
		return whatIf;
	}

	/** Filter and grouping. */
	public FilterBar filter() {
		return filter;
	}

	public ProbeTable probes() {
		return probes;
	}

	/** The lines below the probes. */
	public EstimatesTotal total() {
		return total;
	}

	/** The table that has the focus; that of the probes if none has. */
	ColumnTable<?> focusedTable() {
		return Stream.of(scenarios.table(), advice.table(), percentiles.table()).filter(table -> table.viewer().getControl().isFocusControl())
				.<ColumnTable<?>>map(table -> table).findFirst().orElse(probes.table());
	}

	/** The details beside or below the probes. */
	public DetailTabs tabs() {
		return tabs;
	}

	public ScenariosPage scenarios() {
		return scenarios;
	}

	public AdvicePage advice() {
		return advice;
	}

	public PercentilesPage percentiles() {
		return percentiles;
	}
}
