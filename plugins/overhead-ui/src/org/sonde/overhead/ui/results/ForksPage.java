/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ComboViewer;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.sonde.overhead.digits.Digits;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.ui.view.MessagePage;
import org.sonde.overhead.ui.view.Pages;

/** The single JVMs of a run: the course of each with its warm-up shaded, and the distribution of its steady calls. */
final class ForksPage {

	private static final double NANOS_PER_MICRO = 1_000;
	private static final double SIDE_BY_SIDE = 1.5;
	/** In pixels. */
	private static final int LOW = 240;

	/** A fork of a configuration. */
	private record Choice(Configuration configuration, Fork fork) {
		String label() {
			double mean = fork.meanNanos() / NANOS_PER_MICRO;
			return String.format(Locale.ROOT, "%s, fork %d: mean %s µs%s", configuration.label(), fork.number(),
					Digits.fixed(mean, Digits.decimalsFor(mean, 4)), fork.flags().isEmpty() ? "" : " (!)");
		}
	}

	private final Pages pages;
	private final Composite control;
	private final ComboViewer choice;
	private final SeriesChart series;
	private final DistributionChart distribution;
	private final Label seriesWords;
	private final Label distributionWords;
	private List<Choice> choices = List.of();

	ForksPage(Composite parent) {
		control = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().applyTo(control);
		Composite stack = new Composite(control, SWT.NONE);
		stack.setLayout(new FillLayout());
		GridDataFactory.fillDefaults().grab(true, true).applyTo(stack);
		pages = new Pages(stack);
		Composite content = pages.content();
		Composite bar = new Composite(content, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
		GridLayoutFactory.swtDefaults().numColumns(2).applyTo(bar);
		new Label(bar, SWT.NONE).setText("&Fork:");
		choice = new ComboViewer(bar, SWT.READ_ONLY);
		choice.setContentProvider(ArrayContentProvider.getInstance());
		choice.setLabelProvider(LabelProvider.createTextProvider(one -> ((Choice) one).label()));
		GridDataFactory.fillDefaults().grab(true, false).hint(260, SWT.DEFAULT).applyTo(choice.getControl());
		choice.addSelectionChangedListener(event -> draw());
		SashForm sash = new SashForm(content, SWT.HORIZONTAL | SWT.SMOOTH);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
		Composite left = half(sash);
		series = new SeriesChart(left);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(series.control());
		seriesWords = words(left);
		Composite right = half(sash);
		distribution = new DistributionChart(right);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(distribution.control());
		distributionWords = words(right);
		sash.addListener(SWT.Resize, event -> {
			Point size = sash.getSize();
			sash.setOrientation(size.x > SIDE_BY_SIDE * size.y ? SWT.HORIZONTAL : SWT.VERTICAL);
		});
		control.addListener(SWT.Resize, event -> makeRoom());
		show(Optional.empty());
	}

	/** In a low view the charts need the room of the words, which are their tool tips, too. */
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

	Control control() {
		return control;
	}

	SeriesChart series() {
		return series;
	}

	DistributionChart distribution() {
		return distribution;
	}

	/** What is said instead; empty while forks are shown. */
	Optional<String> message() {
		return pages.message();
	}

	void setColorsOf(Control other) {
		series.setColorsOf(other);
		distribution.setColorsOf(other);
		draw();
	}

	void show(Optional<ResultRow> row) {
		choices = row.map(ForksPage::choices).orElse(List.of());
		if (choices.isEmpty()) {
			pages.messagePage().show("No single forks", row.isEmpty() ? "Select a result set."
					: "Of this set only figures of all JVMs together are known. Import the raw files of a run to see each fork with its warm-up"
							+ " and its distribution.", MessagePage.NOTHING);
			pages.showMessage();
			return;
		}
		choice.setInput(choices);
		choice.setSelection(new StructuredSelection(choices.getLast()));
		pages.showContent();
	}

	private static List<Choice> choices(ResultRow row) {
		List<Choice> choices = new ArrayList<>();
		for (Configuration configuration : row.set().configurations()) {
			configuration.forks().forEach(fork -> choices.add(new Choice(configuration, fork)));
		}
		return choices;
	}

	private void draw() {
		if (choices.isEmpty() || !(choice.getStructuredSelection().getFirstElement() instanceof Choice chosen)) {
			return;
		}
		Fork fork = chosen.fork();
		if (fork.series().isPresent()) {
			series.show(fork, chosen.configuration().phase());
		} else {
			series.clear();
		}
		seriesWords.setText((fork.series().isPresent() ? "" : "The course of this fork was not kept. ") + SeriesChart.words(fork));
		fork.distribution().ifPresentOrElse(known -> distribution.show(known, chosen.configuration().phase()), distribution::clear);
		distributionWords.setText(fork.distribution().map(DistributionChart::words).orElseGet(() -> "The distribution of this fork was not kept."
				+ statistics(fork)));
		series.control().setToolTipText(seriesWords.getText());
		distribution.control().setToolTipText(distributionWords.getText());
		makeRoom();
	}

	private static String statistics(Fork fork) {
		StringBuilder text = new StringBuilder();
		fork.nanos().forEach((statistic, nanos) -> text.append(' ').append(statistic == Statistic.MEAN ? "Mean" : statistic.keyword()).append(' ')
				.append(Digits.fixed(nanos / NANOS_PER_MICRO, Digits.decimalsFor(nanos / NANOS_PER_MICRO, 4))).append(" µs."));
		return text.toString();
	}
}
