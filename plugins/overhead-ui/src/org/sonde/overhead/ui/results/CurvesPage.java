/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.IntervalText;
import org.sonde.overhead.ui.view.MessagePage;
import org.sonde.overhead.ui.view.Pages;
import org.sonde.overhead.ui.view.chart.LinesChart;
import org.sonde.overhead.ui.view.layout.ComboItems;
import org.sonde.report.results.Curves;
import org.sonde.report.results.PortionBar;

/**
 * The figures of the papers from own data: response times by depth, method time and threads, and the throughput of forks second by second.
 */
final class CurvesPage {

	private static final double NANOS_PER_MICRO = 1_000;
	private static final double TRACES_PER_THOUSAND = 1_000;
	/** More could not be distinguished. */
	private static final int MOST_FORKS = 6;

	/** A figure that can be drawn. */
	private record Choice(String label, LinesChart.Drawing drawing) {
	}

	private final Composite control;
	private final Pages pages;
	private final Combo choice;
	private final LinesChart chart;
	private List<Choice> choices = List.of();

	CurvesPage(Composite parent) {
		control = new Composite(parent, SWT.NONE);
		control.setLayout(new FillLayout());
		pages = new Pages(control);
		choice = ChoiceBar.add(pages.content(), Messages.CurvesPage_figure, this::draw);
		chart = new LinesChart(pages.content(), PhaseColors::ofLine);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(chart.control());
	}

	Control control() {
		return control;
	}

	void setColorsOf(Control other) {
		chart.setColorsOf(other);
	}

	/** What can be drawn. */
	private List<String> figures() {
		return choices.stream().map(Choice::label).toList();
	}

	void show(List<ResultRow> selected) {
		String before = choice.getText();
		choices = selected.stream().flatMap(row -> choices(row.set(), selected.size() > 1).stream()).toList();
		if (choices.isEmpty()) {
			pages.messagePage().show(Messages.CurvesPage_none, selected.isEmpty() ? Messages.CurvesPage_select : Messages.CurvesPage_how,
					MessagePage.NOTHING);
			pages.showMessage();
			return;
		}
		ComboItems.replace(choice, figures());
		choice.select(Math.max(0, figures().indexOf(before)));
		draw();
		pages.showContent();
	}

	private void draw() {
		chart.show(choices.get(choice.getSelectionIndex()).drawing());
	}

	private static List<Choice> choices(ResultSet set, boolean several) {
		String of = several ? " – " + set.title() : "";
		List<Choice> choices = new ArrayList<>();
		for (Curves curves : Curves.of(set)) {
			String axis = curves.condition().label();
			String by = axis.substring(0, 1).toLowerCase(Locale.ROOT) + axis.substring(1)
					+ (curves.inWords().isEmpty() ? "" : ", " + curves.inWords());
			List<LinesChart.Line> lines = new ArrayList<>();
			for (Curves.Line line : curves.lines()) {
				lines.add(new LinesChart.Line(line.name(), lines.size(), true,
						line.points().stream().map(point -> point(line, point)).toList()));
			}
			choices.add(new Choice(NLS.bind(Messages.CurvesPage_responseTimeBy, by) + of,
					new LinesChart.Drawing(axis, Messages.CurvesPage_responseTime, false, lines, OptionalDouble.empty(), List.of())));
		}
		for (PortionBar bar : PortionBar.of(set)) {
			List<LinesChart.Line> lines = new ArrayList<>();
			for (Fork fork : bar.run().forks().stream().filter(one -> !one.callsPerSecond().isEmpty()).limit(MOST_FORKS).toList()) {
				lines.add(new LinesChart.Line(NLS.bind(Messages.CurvesPage_fork, fork.number()), lines.size(), true, throughput(fork)));
			}
			if (!lines.isEmpty()) {
				choices.add(new Choice(NLS.bind(Messages.CurvesPage_throughputOf, bar.run().label()) + of,
						new LinesChart.Drawing(Messages.CurvesPage_seconds, Messages.CurvesPage_throughput, false, lines,
								OptionalDouble.empty(), List.of())));
			}
		}
		return choices;
	}

	private static LinesChart.Point point(Curves.Line line, Curves.Point point) {
		Interval micros = point.responseTime().nanos().times(1 / NANOS_PER_MICRO).clampedAtZero();
		boolean known = point.responseTime().hasInterval();
		return new LinesChart.Point(point.at(), micros.value(), known ? micros.low() : micros.value(),
				known ? micros.high() : micros.value(),
				line.name() + ", " + Digits.plain(point.at()) + ": "
						+ (known ? IntervalText.of(micros, "µs") : NLS.bind(Messages.CurvesPage_noInterval, IntervalText.value(micros))));
	}

	private static List<LinesChart.Point> throughput(Fork fork) {
		List<LinesChart.Point> points = new ArrayList<>();
		for (int second = 0; second < fork.callsPerSecond().size(); second++) {
			double thousands = fork.callsPerSecond().get(second) / TRACES_PER_THOUSAND;
			points.add(new LinesChart.Point(second + 0.5, thousands, thousands, thousands, NLS.bind(Messages.CurvesPage_traces,
					new Object[] { fork.number(), second + 1,
							Digits.grouped(Long.toString(Math.round(thousands * TRACES_PER_THOUSAND))) })));
		}
		return points;
	}
}
