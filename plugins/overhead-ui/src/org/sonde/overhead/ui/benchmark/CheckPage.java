/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Spinner;
import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.jdk.JavaRange;
import org.sonde.benchmark.study.CheckOrder;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.subject.SubjectConfiguration;
import org.sonde.benchmark.validity.SetUpCheck;
import org.sonde.overhead.digits.Digits;
import org.sonde.overhead.results.Clock;

/** Of what a check of the set-up is made, how long, and where its forks are kept. */
public final class CheckPage extends BenchmarkPage {

	private static final int WORDS_WIDTH = 560;
	private static final int WORDS_HEIGHT = 90;
	private static final int USUAL_PAIRS = 200;
	private static final int MOST_PAIRS = 1_000;
	private static final int USUAL_FORKS = 3;
	private static final int MOST_FORKS = 10;
	private static final int USUAL_TENTHS = 2;
	private static final int MOST_TENTHS = 600;
	private static final int DEPTH = 10;
	private static final long MILLIS_PER_TENTH = 100;
	/** What a fork takes beside its calls: to start a JVM, to collect its garbage, and to write the figures. */
	private static final Duration BESIDE_THE_CALLS = Duration.ofMillis(600);

	private Combo configuration;
	private Spinner pairs;
	private Spinner forks;
	private Spinner tenths;
	private Combo clock;
	private Button offline;

	CheckPage() {
		super("check", "Check This Set-up");
		setDescription("Measures one configuration against itself: every difference that is found is a false alarm.");
	}

	@Override
	public void createControl(Composite parent) {
		Composite page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(3).applyTo(page);
		addSubject(page);
		label(page, "&Configuration:");
		configuration = combo(page);
		configuration.addListener(SWT.Selection, event -> update());
		addJava(page);
		pairs = spinner(page, "Comparison&s:", USUAL_PAIRS, 2, MOST_PAIRS, 0, "with itself; 200 tell 5 % from 10 %");
		forks = spinner(page, "&Forks:", USUAL_FORKS, USUAL_FORKS, MOST_FORKS, 0, "on either side of a comparison");
		tenths = spinner(page, "S&econds:", USUAL_TENTHS, 1, MOST_TENTHS, 1, "that each fork calls");
		label(page, "Com&pared is:");
		clock = combo(page);
		clock.setItems("elapsed time", "CPU time of the thread");
		clock.select(0);
		clock.addListener(SWT.Selection, event -> update());
		addFolder(page, this::update);
		offline = new Button(page, SWT.CHECK);
		offline.setText("Work &offline: take agents from the local Maven repository alone");
		GridDataFactory.fillDefaults().span(3, 1).applyTo(offline);
		addWords(page, true, WORDS_WIDTH, WORDS_HEIGHT);
		setControl(page);
		setFolder(FolderField.proposed());
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
		return all <= Effort.MOST_FORKS ? Optional.empty() : Optional.of("That takes " + all + " forks, more than the " + Effort.MOST_FORKS
				+ " that a benchmark can have. Take fewer comparisons, or fewer forks.");
	}

	@Override
	String words() {
		int all = SetUpCheck.forks(pairs.getSelection(), side());
		Duration each = time().plus(BESIDE_THE_CALLS);
		long minutes = Math.max(1, Math.ceilDiv(each.multipliedBy(all).toSeconds(), 60));
		return ("%s forks one after the other, each a fresh JVM: about %d %s. Cancelled, it answers from the forks that there are, if they are enough"
				+ " for two comparisons.\nThe benchmark promises that 5 %% of such comparisons find a difference. Work on as you would while measuring:"
				+ " what is checked is this machine as it is, and no fork is repeated.").formatted(Digits.grouped(Integer.toString(all)), minutes,
						minutes == 1 ? "minute" : "minutes");
	}

	private Duration time() {
		return Duration.ofMillis(tenths.getSelection() * MILLIS_PER_TENTH);
	}

	private Effort side() {
		return new Effort(forks.getSelection(), forks.getSelection(), OptionalDouble.empty(), Optional.empty());
	}

	/** The number of comparisons, as if typed. */
	public void setPairs(int number) {
		pairs.setSelection(number);
	}

	@Override
	BenchmarkRequest request() throws CoreException {
		Subject chosen = subject().orElseThrow();
		CheckOrder check = new CheckOrder(chosen, subjectKey(), chosen.configurations().get(configuration.getSelectionIndex()).id(), pairs.getSelection(), side(), DEPTH,
				time(), clock.getSelectionIndex() == 0 ? Clock.WALL : Clock.THREAD_CPU);
		try {
			return new BenchmarkRequest("Check of the set-up", check.order(javas(), List.of(), Optional.empty()), FolderField.find(folder()).orElseThrow(),
					false, offline.getSelection(), Optional.of(check), Optional.empty());
		} catch (BenchmarkException e) {
			throw new CoreException(Status.error(e.getMessage(), e));
		}
	}
}
