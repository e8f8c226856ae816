/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Spinner;
import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.jdk.JavaRange;
import org.sonde.benchmark.study.CheckDesign;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.subject.SubjectConfiguration;
import org.sonde.benchmark.validity.SetUpCheck;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.Plural;

/** What a check of the set-up measures, how long, and where its forks are kept. */
public final class CheckPage extends BenchmarkPage {

	private static final int WORDS_HEIGHT = 90;
	private static final int USUAL_PAIRS = 200;
	private static final int MOST_PAIRS = 1_000;
	private static final int USUAL_FORKS = 3;
	private static final int MOST_FORKS = 10;
	private static final int USUAL_TENTHS = 2;
	private static final int MOST_TENTHS = 600;
	private static final int DEPTH = 10;
	private static final long MILLIS_PER_TENTH = 100;
	/** The time of a fork besides its calls: starting the JVM, garbage collection, and writing the figures. */
	private static final Duration BESIDE_THE_CALLS = Duration.ofMillis(600);

	private Combo configuration;
	private Spinner pairs;
	private Spinner forks;
	private Spinner tenths;
	private Combo clock;

	CheckPage(Optional<IProject> startedIn) {
		super("check", Messages.CheckPage_title, Messages.CheckPage_description, startedIn);
	}

	@Override
	protected void createFields(Composite page) {
		addSubject(page);
		label(page, Messages.CheckPage_configuration);
		configuration = combo(page);
		configuration.addListener(SWT.Selection, event -> update());
		addJava(page);
		pairs = spinner(page, Messages.CheckPage_pairs, USUAL_PAIRS, 2, MOST_PAIRS, 0, Messages.CheckPage_pairsMeaning);
		forks = spinner(page, Messages.CheckPage_forks, USUAL_FORKS, USUAL_FORKS, MOST_FORKS, 0, Messages.CheckPage_forksMeaning);
		tenths = spinner(page, Messages.CheckPage_seconds, USUAL_TENTHS, 1, MOST_TENTHS, 1, Messages.CheckPage_secondsMeaning);
		label(page, Messages.CheckPage_clock);
		clock = combo(page);
		clock.setItems(Messages.CheckPage_wall, Messages.CheckPage_threadCpu);
		clock.select(0);
		clock.addListener(SWT.Selection, event -> update());
		addFolder(page, this::update);
		addOffline(page);
		addWords(page, true, WORDS_HEIGHT);
		proposeFolder();
		read("");
	}

	private static Combo combo(Composite page) {
		Combo combo = new Combo(page, SWT.READ_ONLY | SWT.DROP_DOWN);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).span(2, 1).applyTo(combo);
		return combo;
	}

	private Spinner spinner(Composite page, String name, int value, int least, int most, int digits, String behind) {
		label(page, name);
		Composite row = new Composite(page, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).applyTo(row);
		GridDataFactory.fillDefaults().span(2, 1).applyTo(row);
		Spinner spinner = new Spinner(row, SWT.BORDER);
		AccessibleName.set(spinner, name);
		spinner.setValues(value, least, most, digits, 1, 10);
		spinner.addListener(SWT.Modify, event -> update());
		label(row, behind);
		return spinner;
	}

	@Override
	int proposed(List<Subject> subjects) {
		return 0;
	}

	@Override
	void showSubject(Subject chosen) {
		configuration.setItems(chosen.configurations().stream().map(SubjectConfiguration::label).toArray(String[]::new));
		configuration.select(0);
	}

	@Override
	Optional<JavaRange> range(Subject chosen) {
		return Subject.java(chosen.configurations());
	}

	@Override
	Optional<String> obstacle(Subject chosen) {
		int all = SetUpCheck.forks(pairs.getSelection(), side());
		return all <= Effort.MOST_FORKS ? Optional.empty()
				: Optional.of(NLS.bind(Messages.CheckPage_tooManyForks, all, Effort.MOST_FORKS));
	}

	@Override
	String words() {
		int all = SetUpCheck.forks(pairs.getSelection(), side());
		Duration each = time().plus(BESIDE_THE_CALLS);
		long minutes = Math.max(1, Math.ceilDiv(each.multipliedBy(all).toSeconds(), 60));
		return Plural.bind(Messages.CheckPage_words, minutes, Digits.grouped(Integer.toString(all)));
	}

	private Duration time() {
		return Duration.ofMillis(tenths.getSelection() * MILLIS_PER_TENTH);
	}

	private Effort side() {
		return new Effort(forks.getSelection(), forks.getSelection(), OptionalDouble.empty(), Optional.empty());
	}

	@Override
	BenchmarkRequest request() throws CoreException {
		Subject chosen = subject().orElseThrow();
		String measured = chosen.configurations().get(configuration.getSelectionIndex()).id();
		CheckDesign check = new CheckDesign(chosen, subjectKey(), measured, pairs.getSelection(), side(), DEPTH, time(),
				clock.getSelectionIndex() == 0 ? Clock.WALL : Clock.THREAD_CPU);
		try {
			return new BenchmarkRequest(Messages.CheckPage_name, check.design(javas(), List.of(), Optional.empty()),
					FolderField.find(folder()).orElseThrow(), false, isOffline(), Optional.of(check), Optional.empty(), ResultUse.NONE);
		} catch (BenchmarkException e) {
			throw new CoreException(Status.error(e.getMessage(), e));
		}
	}
}
