/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
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
public final class CheckPage extends WizardPage {

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

	private final List<String> descriptors = new ArrayList<>();
	private Optional<Available> available = Optional.empty();
	private Combo subject;
	private Combo configuration;
	private JavaChoice java;
	private Spinner pairs;
	private Spinner forks;
	private Spinner tenths;
	private Combo clock;
	private FolderField folder;
	private Button offline;
	private Label words;

	CheckPage() {
		super("check", "Check This Set-up", null);
		setDescription("Measures one configuration against itself: every difference that is found is a false alarm.");
		setPageComplete(false);
	}

	@Override
	public void createControl(Composite parent) {
		Composite page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(3).applyTo(page);
		label(page, "&Monitored with:");
		subject = combo(page, 1);
		subject.addListener(SWT.Selection, event -> showSubject());
		Button add = new Button(page, SWT.PUSH);
		add.setText("&Add…");
		add.setToolTipText("Add a subject of your own from its descriptor, a JSON file");
		add.addListener(SWT.Selection, event -> addDescriptor());
		label(page, "&Configuration:");
		configuration = combo(page, 2);
		configuration.addListener(SWT.Selection, event -> update());
		label(page, "&Java:");
		java = new JavaChoice(page, this::update);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(300, SWT.DEFAULT).applyTo(java.control());
		pairs = spinner(page, "Comparison&s:", USUAL_PAIRS, 2, MOST_PAIRS, 0, "with itself; 200 tell 5 % from 10 %");
		forks = spinner(page, "&Forks:", USUAL_FORKS, USUAL_FORKS, MOST_FORKS, 0, "on either side of a comparison");
		tenths = spinner(page, "S&econds:", USUAL_TENTHS, 1, MOST_TENTHS, 1, "that each fork calls");
		label(page, "Com&pared is:");
		clock = combo(page, 2);
		clock.setItems("elapsed time", "CPU time of the thread");
		clock.select(0);
		clock.addListener(SWT.Selection, event -> update());
		label(page, "Result set &in:");
		folder = new FolderField(page, this::update);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(folder.control());
		offline = new Button(page, SWT.CHECK);
		offline.setText("Work &offline: take agents from the local Maven repository alone");
		GridDataFactory.fillDefaults().span(3, 1).applyTo(offline);
		words = new Label(page, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, true).span(3, 1).hint(WORDS_WIDTH, WORDS_HEIGHT).indent(0, 8).applyTo(words);
		setControl(page);
		folder.setPath(FolderField.proposed());
		read("");
	}

	private static Label label(Composite page, String text) {
		Label label = new Label(page, SWT.NONE);
		label.setText(text);
		GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).applyTo(label);
		return label;
	}

	private static Combo combo(Composite page, int span) {
		Combo combo = new Combo(page, SWT.READ_ONLY | SWT.DROP_DOWN);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).span(span, 1).applyTo(combo);
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

	private void addDescriptor() {
		FileDialog dialog = new FileDialog(getShell(), SWT.OPEN);
		dialog.setText("Add Subject");
		dialog.setFilterExtensions(new String[] { "*.json" });
		Optional.ofNullable(dialog.open()).ifPresent(this::add);
	}

	/** Adds a subject from its descriptor and chooses it, as if by the user. */
	public void add(String descriptor) {
		descriptors.remove(descriptor);
		descriptors.add(descriptor);
		read(descriptor);
	}

	private void read(String wanted) {
		update();
		Available.read(List.copyOf(descriptors), found -> {
			if (!subject.isDisposed()) {
				available = Optional.of(found);
				List<String> keys = List.copyOf(found.subjects().keySet());
				int before = Math.max(0, subject.getSelectionIndex());
				subject.setItems(found.subjects().values().stream().map(Subject::title).toArray(String[]::new));
				subject.select(wanted.isEmpty() ? before : Math.max(0, keys.indexOf(wanted)));
				showSubject();
			}
		});
	}

	private void showSubject() {
		subject().ifPresent(chosen -> {
			configuration.setItems(chosen.configurations().stream().map(SubjectConfiguration::label).toArray(String[]::new));
			configuration.select(0);
			java.show(available.orElseThrow().javas(), Subject.java(chosen.configurations()), java.folder());
		});
		update();
	}

	private Optional<Subject> subject() {
		return available.filter(found -> subject.getSelectionIndex() >= 0)
				.map(found -> List.copyOf(found.subjects().values()).get(subject.getSelectionIndex()));
	}

	private void update() {
		if (words == null) {
			return; // the page is being made
		}
		Optional<String> obstacle = obstacle();
		setErrorMessage(obstacle.orElse(null));
		setPageComplete(obstacle.isEmpty() && subject().isPresent());
		words.setText(subject().isEmpty() ? "Looking for subjects and Java installations …" : words());
	}

	private Optional<String> obstacle() {
		if (Benchmarks.here().isRunning()) {
			return Optional.of("A benchmark is running, and a second one would disturb it. Wait until it has ended, or cancel it in the view Benchmark.");
		}
		Optional<String> problem = available.flatMap(found -> found.problems().values().stream().findFirst());
		if (problem.isPresent() || subject().isEmpty()) {
			return problem;
		}
		if (java.isEmpty()) {
			return Optional.of("%s runs on Java %s, and none was found. Install such a JDK, or add it in Preferences ▸ Java ▸ Installed JREs."
					.formatted(subject().get().title(), Subject.java(subject().get().configurations()).map(JavaRange::toString)
							.orElse("releases that its configurations do not share")));
		}
		if (SetUpCheck.forks(pairs.getSelection(), side()) > Effort.MOST_FORKS) {
			return Optional.of("That takes " + SetUpCheck.forks(pairs.getSelection(), side()) + " forks, more than the " + Effort.MOST_FORKS
					+ " that a benchmark can have. Take fewer comparisons, or fewer forks.");
		}
		return FolderField.problem(folder.path());
	}

	private String words() {
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

	/** The folder of the result set, as if typed. */
	public void setFolder(String path) {
		folder.setPath(path);
	}

	/** The subject that is chosen, by its title. */
	public String subjectTitle() {
		return subject.getText();
	}

	/** The number of comparisons, as if typed. */
	public void setPairs(int number) {
		pairs.setSelection(number);
	}

	/** What is asked for; only when the page is complete. */
	BenchmarkRequest request() throws CoreException {
		Subject chosen = subject().orElseThrow();
		String key = List.copyOf(available.orElseThrow().subjects().keySet()).get(subject.getSelectionIndex());
		CheckOrder check = new CheckOrder(chosen, key, chosen.configurations().get(configuration.getSelectionIndex()).id(), pairs.getSelection(), side(), DEPTH,
				time(), clock.getSelectionIndex() == 0 ? Clock.WALL : Clock.THREAD_CPU);
		try {
			return new BenchmarkRequest("Check of the set-up", check.order(java.javas(), List.of(), Optional.empty()), FolderField.find(folder.path()).orElseThrow(),
					false, offline.getSelection(), Optional.of(check), Optional.empty());
		} catch (BenchmarkException e) {
			throw new CoreException(Status.error(e.getMessage(), e));
		}
	}
}
