/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IMemento;
import org.sonde.overhead.ui.estimates.budget.AdvicePage;
import org.sonde.overhead.ui.estimates.costs.Findings;
import org.sonde.overhead.ui.estimates.costs.PlanCosts;
import org.sonde.overhead.ui.estimates.costs.ShownCosts;
import org.sonde.overhead.ui.estimates.costs.WhatIf;
import org.sonde.overhead.ui.estimates.scenarios.PercentilesPage;
import org.sonde.overhead.ui.estimates.scenarios.ScenariosPage;
import org.sonde.overhead.ui.estimates.table.EstimateRow;
import org.sonde.overhead.ui.estimates.table.FilterBar;
import org.sonde.overhead.ui.estimates.table.ProbeTable;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.Deferred;
import org.sonde.overhead.ui.view.layout.AdaptiveSash;
import org.sonde.overhead.ui.view.layout.PriorityLayout;
import org.sonde.overhead.ui.view.table.ColumnTable;
import org.sonde.overhead.ui.view.table.Tab;

/** The controls of the view: where the costs come from, what is tried out, the probes, what they cost together, and the details. */
public final class EstimatesContent {

	/** In pixels: a table, and what is above it. */
	private static final int LEAST_DETAILS = 300;
	/** The width for the names of scenarios and most of their costs. */
	private static final int LEAST_WIDTH = 500;
	private static final double SIDE_BY_SIDE = 3.2;

	private final EstimatesHeader header;
	private final WhatIfBar whatIf;
	private final PreviewBar preview;
	private final FilterBar filter;
	private final ProbeTable probes;
	private final Deferred<EstimatesTotal> total;
	private final DetailTabs tabs;
	private final Tab<ScenariosPage> scenarios;
	private final Tab<AdvicePage> advice;
	private final Tab<PercentilesPage> percentiles;
	/** The latest result; earlier ones are no longer shown. */
	private ShownCosts latest;

	EstimatesContent(Composite page, PlanChanges changes, EstimateCommands commands) {
		Composite parent = PriorityLayout.scrolled(page);
		header = new EstimatesHeader(parent, changes);
		whatIf = new WhatIfBar(parent, changes);
		preview = new PreviewBar(parent);
		AdaptiveSash sash = new AdaptiveSash(parent, SIDE_BY_SIDE).besideFrom(LEAST_WIDTH);
		Composite main = new Composite(sash.parts(), SWT.NONE);
		probes = new ProbeTable(main);
		filter = new FilterBar(main, probes);
		PriorityLayout.of(main).main(probes.control(), probes.table()::leastHeight).thenTighten(filter.control())
				.thenHide(filter.control(), filter::isIdle);
		sash.needs(probes.table()::leastHeight, () -> LEAST_DETAILS);
		PriorityLayout layout = PriorityLayout.of(parent).main(sash.control(), sash::leastHeight).startAtTop(this::needsResults);
		tabs = new DetailTabs(sash, main);
		scenarios = tabs.add(DetailTabs.Tab.SCENARIOS,
				folder -> new ScenariosPage(folder, commands::addScenario, commands::removeScenarios),
				ScenariosPage::control);
		advice = tabs.add(DetailTabs.Tab.ADVICE, folder -> new AdvicePage(folder, commands), AdvicePage::control);
		percentiles = tabs.add(DetailTabs.Tab.PERCENTILES, PercentilesPage::new, PercentilesPage::control);
		total = new Deferred<>(parent, () -> new EstimatesTotal(parent, links(commands)), () -> makeRoom(layout));
	}

	/** If there is little room, the probes get it, and the rest can be scrolled to. */
	private void makeRoom(PriorityLayout layout) {
		EstimatesTotal made = total.get();
		layout.thenHide(made.writerLine()).thenTighten(header.control()).thenTighten(whatIf.control()).thenTighten(made.bar());
	}

	private EstimatesTotal.Links links(EstimateCommands commands) {
		return new EstimatesTotal.Links() {
			@Override
			public void setBudget() {
				commands.setBudget();
			}

			@Override
			public void show(DetailTabs.Tab tab) {
				tabs.show(tab);
			}
		};
	}

	/** Whether the user must first choose a result set. */
	private boolean needsResults() {
		return latest != null && latest.costs().results().isEmpty();
	}

	/** Gives the focus to the probes. */
	void setFocus() {
		probes.control().setFocus();
		if (needsResults() && header.control().getParent().getParent() instanceof ScrolledComposite scroller) {
			// It scrolled to the probes.
			scroller.setOrigin(0, 0);
		}
	}

	/** In short steps, because this follows each mark that the user sets. */
	void show(ShownCosts shown, List<IFile> plans) {
		PlanCosts costs = shown.costs();
		List<EstimateRow> rows = shown.rows();
		latest = shown;
		probes.onArranged(lines -> next(shown, () -> filter.show(lines.found(), rows.size(), probes.grouping())));
		probes.show(rows);
		next(shown, () -> {
			total.get().show(shown);
			nameTotal();
		});
		next(shown, () -> header.show(costs, plans));
		next(shown, () -> {
			Optional<WhatIf.Edit> previewed = WhatIf.ofWorkbench().previewOf(costs.plan().file());
			preview.show(previewed);
			whatIf.setVisible(WhatIf.ofWorkbench().isOn() && previewed.isEmpty());
			whatIf.show(shown);
		});
	}

	/** No probes, until others are shown. */
	void clear() {
		latest = null;
		probes.onArranged(lines -> filter.show(lines.found(), 0, probes.grouping()));
		probes.show(List.of());
	}

	void show(ShownCosts shown, Findings findings) {
		total.get().show(findings);
		nameTotal();
		next(shown, () -> {
			scenarios.show(page -> page.show(findings));
			advice.show(page -> page.show(shown.costs(), findings.budget()));
			percentiles.show(page -> page.show(shown.costs(), findings));
		});
	}

	/** The total cannot get the focus. */
	private void nameTotal() {
		AccessibleName.add(probes.control(), total.get().words());
	}

	private void next(ShownCosts shown, Runnable step) {
		Deferred.run(probes.control(), () -> {
			if (latest == shown) {
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

	/** The line that is shown while changes are tried out. */
	WhatIfBar whatIf() {
		return whatIf;
	}

	/** Filter and grouping. */
	FilterBar filter() {
		return filter;
	}

	public ProbeTable probes() {
		return probes;
	}

	/** The table that has the focus; that of the probes if none has. */
	ColumnTable<?> focusedTable() {
		return Stream
				.<Optional<? extends ColumnTable<?>>>of(scenarios.made().map(ScenariosPage::table), advice.made().map(AdvicePage::table),
				percentiles.made().map(PercentilesPage::table)).<ColumnTable<?>>flatMap(Optional::stream)
				.filter(table -> table.viewer().getControl().isFocusControl()).findFirst().orElse(probes.table());
	}

	/** The scenarios, if they have the focus. */
	Optional<ScenariosPage> focusedScenarios() {
		return scenarios.made().filter(page -> page.control().isFocusControl());
	}

	/** The details beside or below the probes. */
	DetailTabs tabs() {
		return tabs;
	}
}
