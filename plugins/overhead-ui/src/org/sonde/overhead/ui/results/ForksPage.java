/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.util.List;
import java.util.Optional;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.ui.view.MessagePage;
import org.sonde.overhead.ui.view.Pages;
import org.sonde.overhead.ui.view.layout.AdaptiveSash;
import org.sonde.overhead.ui.view.layout.ComboItems;

/** The single JVMs of a run: the course of each with its warm-up shaded, and the distribution of its steady calls. */
public final class ForksPage {

	private static final double NANOS_PER_MICRO = 1_000;
	private static final double SIDE_BY_SIDE = 1.5;
	/** In pixels. */
	private static final int LOW = 240;
	private static final int LEAST_CHART = 90;

	/** A fork, and the run that it is one of. */
	public record Choice(String run, Phase phase, Fork fork) {
		String label() {
			double mean = fork.meanNanos() / NANOS_PER_MICRO;
			return NLS.bind(Messages.ForksPage_choice, new Object[] { run, fork.number(), Digits.atLeast(mean, 4) })
					+ (fork.flags().isEmpty() ? "" : " (!)");
		}

		private boolean isSameAs(Choice other) {
			return run.equals(other.run) && phase == other.phase && fork.number() == other.fork.number();
		}
	}

	private final Pages pages;
	private final Composite control;
	private final Combo choice;
	private final SeriesChart series;
	private final DistributionChart distribution;
	private final Label seriesWords;
	private final Label distributionWords;
	private List<Choice> choices = List.of();

	public ForksPage(Composite parent) {
		control = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().applyTo(control);
		Composite stack = new Composite(control, SWT.NONE);
		stack.setLayout(new FillLayout());
		GridDataFactory.fillDefaults().grab(true, true).applyTo(stack);
		pages = new Pages(stack);
		Composite content = pages.content();
		choice = ChoiceBar.add(content, Messages.ForksPage_fork, this::draw);
		AdaptiveSash sash = new AdaptiveSash(content, SIDE_BY_SIDE).needs(() -> LEAST_CHART, () -> LEAST_CHART);
		Composite left = half(sash.parts());
		series = new SeriesChart(left);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(series.control());
		seriesWords = words(left);
		Composite right = half(sash.parts());
		distribution = new DistributionChart(right);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(distribution.control());
		distributionWords = words(right);
		control.addListener(SWT.Resize, event -> makeRoom());
		show(List.of(), Messages.ForksPage_select);
	}

	/** In a low view, the charts need the room of the texts, which are also their tooltips. */
	private void makeRoom() {
		boolean low = control.getSize().y < LOW;
		for (Label words : List.of(seriesWords, distributionWords)) {
			((GridData) words.getLayoutData()).exclude = low;
			words.setVisible(!low);
		}
		control.layout(true, true);
	}

	private static Composite half(Composite parent) {
		Composite half = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(half);
		return half;
	}

	private static Label words(Composite parent) {
		Label words = new Label(parent, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).hint(200, SWT.DEFAULT).indent(5, 3).applyTo(words);
		return words;
	}

	/** The whole page. */
	public Control control() {
		return control;
	}

	/** Takes the colours of a widget that the theme has coloured. */
	public void setColorsOf(Control other) {
		series.setColorsOf(other);
		distribution.setColorsOf(other);
		draw();
	}

	void show(Optional<ResultRow> row) {
		show(row.map(ForksPage::choices).orElse(List.of()), row.isEmpty() ? Messages.ForksPage_select : Messages.ForksPage_how);
	}

	/**
	 * Shows forks: that of before if it is among them and was chosen, else the last.
	 *
	 * @param otherwise the text if there is none
	 */
	public void show(List<Choice> forks, String otherwise) {
		Optional<Choice> chosen = selected().filter(one -> one != choices.getLast());
		choices = List.copyOf(forks);
		if (choices.isEmpty()) {
			pages.messagePage().show(Messages.ForksPage_none, otherwise, MessagePage.NOTHING);
			pages.showMessage();
			return;
		}
		ComboItems.replace(choice, choices.stream().map(Choice::label).toList());
		Choice next = choices.stream().filter(one -> chosen.filter(one::isSameAs).isPresent()).findFirst().orElse(choices.getLast());
		choice.select(choices.indexOf(next));
		draw();
		pages.showContent();
	}

	private Optional<Choice> selected() {
		return choices.isEmpty() ? Optional.empty() : Optional.of(choices.get(choice.getSelectionIndex()));
	}

	private static List<Choice> choices(ResultRow row) {
		return row.set().configurations().stream().flatMap(configuration -> configuration.forks().stream()
				.map(fork -> new Choice(configuration.label(), configuration.phase(), fork))).toList();
	}

	private void draw() {
		selected().ifPresent(this::draw);
	}

	private void draw(Choice chosen) {
		Fork fork = chosen.fork();
		if (fork.series().isPresent()) {
			series.show(fork, chosen.phase());
		} else {
			series.clear();
		}
		seriesWords.setText((fork.series().isPresent() ? "" : Messages.ForksPage_noCourse + " ") + SeriesChart.words(fork));
		fork.distribution().ifPresentOrElse(known -> distribution.show(known, chosen.phase()), distribution::clear);
		distributionWords.setText(fork.distribution().map(DistributionChart::words)
				.orElseGet(() -> Messages.ForksPage_noDistribution + statistics(fork)));
		series.control().setToolTipText(seriesWords.getText());
		distribution.control().setToolTipText(distributionWords.getText());
		makeRoom();
	}

	private static String statistics(Fork fork) {
		StringBuilder text = new StringBuilder();
		fork.nanos().forEach((statistic, nanos) -> text.append(' ').append(NLS.bind(Messages.ForksPage_statistic,
				statistic == Statistic.MEAN ? Messages.ForksPage_mean : statistic.keyword(),
				Digits.atLeast(nanos / NANOS_PER_MICRO, 4))));
		return text.toString();
	}
}
