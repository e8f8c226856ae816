/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.function.Function;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IMemento;
import org.sonde.overhead.ui.view.layout.AdaptiveSash;
import org.sonde.overhead.ui.view.table.Tabs;

/** Scenarios, what to drop first and response times, beside the probes or below them; hidden until they are asked for. */
final class DetailTabs {

	/** The tabs, from left to right. */
	enum Tab {

		SCENARIOS(Messages.DetailTabs_scenarios), ADVICE(Messages.DetailTabs_advice), PERCENTILES(Messages.DetailTabs_percentiles);

		private final String title;

		Tab(String title) {
			this.title = title;
		}
	}

	private static final String SHOWN = "detailsShown";
	private static final String CHOSEN = "detail";
	private static final String WEIGHT = "detailsWeight";
	private static final int[] WEIGHTS = { 60, 40 };
	private static final int ALL = 1_000;

	private final AdaptiveSash sash;
	private final Control main;
	private final Tabs tabs;
	private Runnable changed = () -> { };

	/**
	 * @param sash with the tabs after {@code main}
	 * @param main what is always shown
	 */
	DetailTabs(AdaptiveSash sash, Control main) {
		this.sash = sash;
		this.main = main;
		tabs = new Tabs(sash.parts(), Messages.DetailTabs_name, this::isShown);
		sash.setWeights(WEIGHTS);
		sash.maximize(main);
	}

	<P> org.sonde.overhead.ui.view.table.Tab<P> add(Tab tab, Function<Composite, P> make, Function<P, Control> control) {
		return tabs.add(tab.title, make, control);
	}

	boolean isShown() {
		return sash.parts().getMaximizedControl() == null;
	}

	/** Calls back whenever the tabs were shown or hidden. */
	void onShown(Runnable newChanged) {
		changed = newChanged;
	}

	/** Shows the tabs or hides them. */
	void setShown(boolean shown) {
		sash.maximize(shown ? null : main);
		tabs.seen();
		changed.run();
	}

	/** Shows a tab, where it can be seen, and gives it the focus. */
	void show(Tab tab) {
		setShown(true);
		tabs.select(tab.title);
		reveal();
		tabs.setFocus();
	}

	/** Scrolls to the tabs. */
	void reveal() {
		sash.reveal(tabs.folder());
	}

	void save(IMemento memento) {
		memento.putBoolean(SHOWN, isShown());
		tabs.save(memento, CHOSEN);
		int[] weights = sash.weights();
		memento.putInteger(WEIGHT, ALL * weights[0] / (weights[0] + weights[1]));
	}

	void restore(IMemento memento) {
		tabs.restore(memento, CHOSEN);
		Integer weight = memento.getInteger(WEIGHT);
		if (weight != null && weight > 0 && weight < ALL) {
			sash.setWeights(weight, ALL - weight);
		}
		setShown(Boolean.TRUE.equals(memento.getBoolean(SHOWN)));
	}
}
