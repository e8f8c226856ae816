/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.util.List;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.sonde.overhead.ui.view.MessagePage;
import org.sonde.overhead.ui.view.Pages;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.report.results.PortionBar;

/** The portions of the selected sets, or why there are none. */
final class PortionsPage {

	private final Composite control;
	private final Pages pages;
	private final PortionsChart chart;

	PortionsPage(Composite parent) {
		control = new Composite(parent, SWT.NONE);
		control.setLayout(new FillLayout());
		pages = new Pages(control);
		chart = new PortionsChart(pages.content());
		GridDataFactory.fillDefaults().grab(true, true).applyTo(chart.control());
		show(List.of());
	}

	Control control() {
		return control;
	}

	void setColorsOf(Control other) {
		chart.setColorsOf(other);
	}

	void show(List<ResultRow> selected) {
		List<PortionBar> bars = selected.stream().flatMap(row -> PortionBar.of(row.set()).stream()).toList();
		chart.show(bars);
		if (bars.isEmpty()) {
			pages.messagePage().show(Messages.PortionsPage_none, selected.isEmpty() ? Messages.PortionsPage_select
					: Plural.bind(Messages.PortionsPage_how, selected.size()), MessagePage.NOTHING);
			pages.showMessage();
		} else {
			pages.showContent();
		}
	}
}
