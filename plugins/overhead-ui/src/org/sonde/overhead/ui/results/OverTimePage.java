/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.history.BenchmarkHistory;
import org.sonde.overhead.history.BenchmarkHistory.Track;
import org.sonde.overhead.history.LevelChange;
import org.sonde.overhead.history.RatioHistory;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Unit;
import org.sonde.overhead.statistics.ChangePoints;
import org.sonde.overhead.statistics.ConfidenceInterval;
import org.sonde.overhead.statistics.IntervalText;
import org.sonde.overhead.ui.view.BackgroundValue;
import org.sonde.overhead.ui.view.MessagePage;
import org.sonde.overhead.ui.view.Pages;
import org.sonde.overhead.ui.view.chart.LinesChart;
import org.sonde.overhead.ui.view.layout.AdaptiveSash;
import org.sonde.overhead.ui.view.layout.ComboItems;
import org.sonde.overhead.ui.view.table.Column;
import org.sonde.overhead.ui.view.table.ColumnTable;
import org.sonde.overhead.ui.view.table.QualifiedNamePainter;

/** The selected benchmark over time, or a history of the project: each result, and where the level changed. */
final class OverTimePage {

	/**
	 * What can be shown: a history as it was measured, or in multiples of a configuration of the same run.
	 *
	 * @param baseline of the multiples
	 */
	private record Choice(String title, BenchmarkHistory history, Optional<String> baseline) {
	}

	private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT)
			.withZone(ZoneId.systemDefault());
	private static final int DIGITS = 4;
	private static final int LONGEST_REVISION = 40;
	private static final int[] WEIGHTS = { 45, 55 };
	private static final double SIDE_BY_SIDE = 2.2;

	private final Composite control;
	private final Pages pages;
	private final Combo choice;
	private final ColumnTable<HistoryLevels.Row> table;
	private final LinesChart chart;
	private final BackgroundValue<HistoryLevels> computed;
	private List<Choice> choices = List.of();
	private Optional<HistoryLevels> shown = Optional.empty();

	OverTimePage(Composite parent) {
		control = new Composite(parent, SWT.NONE);
		control.setLayout(new FillLayout());
		pages = new Pages(control);
		choice = ChoiceBar.add(pages.content(), Messages.OverTimePage_history, this::ask);
		AdaptiveSash sash = new AdaptiveSash(pages.content(), SIDE_BY_SIDE);
		table = new ColumnTable<>(sash.parts(), Messages.OverTimePage_table, HistoryLevels.Row.class, HistoryLevels.Row::key, columns());
		table.viewer().addSelectionChangedListener(event -> draw());
		chart = new LinesChart(sash.parts(), PhaseColors::ofLine);
		sash.needs(table::leastHeight).setWeights(WEIGHTS);
		computed = new BackgroundValue<>(Messages.OverTimePage_looking, control, this::show);
	}

	private static List<Column<HistoryLevels.Row>> columns() {
		return List.of(
				Column.<HistoryLevels.Row>text("run", Messages.OverTimePage_run, 185, row -> row.track().label())
						.withToolTip(row -> row.track().label() + "\n" + row.suite().name()).withPainter(new QualifiedNamePainter<>()),
				Column.<HistoryLevels.Row>text("changed", Messages.OverTimePage_changedAt, 130,
						row -> row.change().map(change -> time(change.first().time())).orElse(none(row)))
						.withMuted(row -> row.change().isEmpty()).withToolTip(row -> row.change().isPresent() ? null : why(row)),
				Column.text("first", Messages.OverTimePage_first, 165, row -> row.change().flatMap(change -> change.first().revision())
						.map(revision -> revision.substring(0, Math.min(LONGEST_REVISION, revision.length()))).orElse("")),
				Column.number("ratio", Messages.OverTimePage_ratio, 170, row -> row.change().map(OverTimePage::ratio).orElse(""),
						Comparator.comparingDouble(row -> row.change().map(change -> change.after() / change.before()).orElse(-1.0))),
				Column.number("before", Messages.OverTimePage_before, 95,
						row -> row.change().map(change -> level(change.before(), row.track())).orElse(""),
						Comparator.comparingDouble(row -> row.change().map(LevelChange::before).orElse(-1.0))),
				Column.number("after", Messages.OverTimePage_after, 95,
						row -> row.change().map(change -> level(change.after(), row.track())).orElse(""),
						Comparator.comparingDouble(row -> row.change().map(LevelChange::after).orElse(-1.0))),
				Column.text("moved", Messages.OverTimePage_moved, 90, row -> row.moved().stream()
						.map(portion -> NLS.bind(Messages.OverTimePage_share, portion.portion(), Digits.atMost(100 * portion.share(), 0)))
						.collect(Collectors.joining(", "))),
				Column.number("results", Messages.OverTimePage_results, 60, row -> Integer.toString(row.track().points().size()),
						Comparator.comparingInt(row -> row.track().points().size())),
				Column.text("suite", Messages.OverTimePage_suite, 320, row -> row.suite().name()));
	}

	private static String none(HistoryLevels.Row row) {
		return isEnough(row) ? Messages.OverTimePage_noChange : Messages.OverTimePage_tooFew;
	}

	private static boolean isEnough(HistoryLevels.Row row) {
		return row.track().points().size() >= 2 * ChangePoints.FEWEST_VALUES;
	}

	private static String why(HistoryLevels.Row row) {
		return isEnough(row) ? Messages.OverTimePage_whyNoChange
				: NLS.bind(Messages.OverTimePage_whyTooFew, ChangePoints.FEWEST_VALUES, 2 * ChangePoints.FEWEST_VALUES);
	}

	private static String time(Instant time) {
		return TIME.format(time);
	}

	private static String level(double value, Track track) {
		return Digits.atLeast(value, DIGITS) + (track.unit() == Unit.RATIO ? "" : " " + track.unit().keyword());
	}

	private static String ratio(LevelChange change) {
		return switch (change.ratio()) {
			case ConfidenceInterval.Known known -> IntervalText.of(known.interval(), "");
			case ConfidenceInterval.Unknown unknown -> NLS.bind(Messages.OverTimePage_noInterval, unknown.reason());
		};
	}

	Control control() {
		return control;
	}

	void setColorsOf(Control other) {
		chart.setColorsOf(other);
	}

	/**
	 * @param all sets of the list
	 * @param stored histories of the project
	 */
	void show(List<ResultRow> selected, List<ResultRow> all, List<BenchmarkHistory> stored) {
		String before = choice.getText();
		List<ResultSet> sets = selected.stream().map(ResultRow::set).toList();
		Optional<BenchmarkHistory> like = HistoryLevels.like(sets, all.stream().map(ResultRow::set).toList());
		choices = new ArrayList<>();
		like.ifPresent(history -> add(history, selected.size() > 1 ? Messages.OverTimePage_selected
				: NLS.bind(Messages.OverTimePage_alike, history.title())));
		stored.forEach(history -> add(history, history.title() + " (" + history.id() + ")"));
		if (choices.isEmpty()) {
			shown = Optional.empty();
			pages.messagePage().show(Messages.OverTimePage_none, sets.isEmpty() ? Messages.OverTimePage_select : Messages.OverTimePage_how,
					MessagePage.NOTHING);
			pages.showMessage();
			return;
		}
		List<String> titles = choices.stream().map(Choice::title).toList();
		ComboItems.replace(choice, titles);
		choice.select(Math.max(0, stored.isEmpty() ? 0 : titles.indexOf(before)));
		ask();
	}

	/** Adds the history as measured, and in multiples of the run without probes. */
	private void add(BenchmarkHistory history, String title) {
		choices.add(new Choice(title, history, Optional.empty()));
		RatioHistory.baseline(history).ifPresent(baseline -> choices
				.add(new Choice(NLS.bind(Messages.OverTimePage_ratios, title, baseline), history, Optional.of(baseline))));
	}

	private void ask() {
		Choice chosen = choices.get(choice.getSelectionIndex());
		computed.ask(() -> HistoryLevels.of(chosen.history(), chosen.baseline()));
	}

	private void show(HistoryLevels newOverTime) {
		boolean same = shown.filter(before -> before.history().equals(newOverTime.history())
				&& before.baseline().equals(newOverTime.baseline())).isPresent();
		shown = Optional.of(newOverTime);
		table.show(newOverTime.rows());
		if (!same || table.selected().isEmpty()) {
			// A change is why one looks.
			newOverTime.rows().stream().filter(row -> row.change().isPresent()).findFirst()
					.or(() -> newOverTime.rows().stream().findFirst())
					.ifPresent(row -> table.viewer().setSelection(new StructuredSelection(row), true));
		}
		pages.showContent();
		draw();
	}

	private void draw() {
		table.selected().stream().findFirst().ifPresent(this::draw);
	}

	private void draw(HistoryLevels.Row row) {
		List<BenchmarkHistory.Point> points = row.track().points();
		List<LinesChart.Line> lines = new ArrayList<>();
		lines.add(new LinesChart.Line(row.track().label(), 0, true, points.stream().map(point -> point(point, row.track())).toList()));
		List<Double> breaks = new ArrayList<>();
		for (int i = 0; i < row.all().size(); i++) {
			LevelChange change = row.all().get(i);
			double at = millis(change.first());
			breaks.add(at);
			double from = i == 0 ? millis(points.getFirst()) : millis(row.all().get(i - 1).first());
			double to = i + 1 == row.all().size() ? millis(points.getLast()) : millis(row.all().get(i + 1).first());
			lines.add(level(change.before(), from, at));
			if (i + 1 == row.all().size()) {
				lines.add(level(change.after(), at, to));
			}
		}
		chart.show(new LinesChart.Drawing(Messages.OverTimePage_measured,
				NLS.bind(Messages.OverTimePage_mean, row.track().unit().keyword()), true,  lines, OptionalDouble.empty(), breaks));
	}

	private static LinesChart.Line level(double value, double from, double to) {
		return new LinesChart.Line("level", 1, false,
				List.of(new LinesChart.Point(from, value, value, value, ""), new LinesChart.Point(to, value, value, value, "")));
	}

	private static double millis(BenchmarkHistory.Point point) {
		return point.time().toEpochMilli();
	}

	private static LinesChart.Point point(BenchmarkHistory.Point point, Track track) {
		double value = point.value().doubleValue();
		double deviation = point.standardDeviation().map(Number::doubleValue).orElse(0.0);
		return new LinesChart.Point(millis(point), value, Math.max(0, value - deviation), value + deviation,
				time(point.time()) + point.revision()
						.map(revision -> ", " + revision).orElse("") + ": " + level(value, track)
						+ (deviation > 0 ? " ± " + level(deviation, track) : ""));
	}
}
