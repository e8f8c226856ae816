/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.versions;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.IntSupplier;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.subject.SubjectConfiguration;
import org.sonde.benchmark.workload.RunLength;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.ui.benchmark.AvailableSubjects;
import org.sonde.overhead.ui.benchmark.FolderField;
import org.sonde.overhead.ui.benchmark.JavaChoice;
import org.sonde.overhead.ui.benchmark.QuietMachine;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.BackgroundValue;
import org.sonde.overhead.ui.view.FormPage;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.report.tunings.OwnTunings;

/** How versions are started, how much is measured, and where the results go. */
final class MeasuringPage extends FormPage {

	private static final String RESULTS = "results";
	private static final String SERIES = "versions";
	private static final int MOST_CALLS = 2_000_000;
	private static final int MOST_DEPTH = 1_000;
	private static final int MOST_FORKS = 100;
	private static final int MOST_SECONDS = 600;
	private static final int MOST_MINUTES = 6_000;
	private static final int USUAL_DEPTH = 10;
	private static final int USUAL_SECONDS = 5;
	/** A JVM starts, and its records are counted. */
	private static final int SECONDS_BESIDE_THE_CALLS = 2;
	private static final int SECONDS_PER_MINUTE = 60;
	private static final int WIDTH = 380;
	private static final int WORDS_HEIGHT = 60;

	private final IProject project;
	private final IntSupplier versions;
	private final List<KindChoice> kinds = new ArrayList<>();
	private Combo kind;
	private Combo writer;
	private Spinner depth;
	private Spinner least;
	private Spinner most;
	private Spinner seconds;
	private Spinner minutes;
	private JavaChoice java;
	private FolderField folder;
	private Text series;
	private Button offline;
	private Label words;

	/** @param versions how many there are */
	MeasuringPage(IProject project, IntSupplier versions) {
		super("measuring", Messages.MeasuringPage_title, Messages.MeasuringPage_description, 3);
		this.project = project;
		this.versions = versions;
		setPageComplete(false);
	}

	@Override
	protected void createFields(Composite area) {
		label(area, Messages.MeasuringPage_kind);
		kind = new Combo(area, SWT.READ_ONLY);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).hint(WIDTH, SWT.DEFAULT).applyTo(kind);
		kind.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> showKind()));
		Button add = new Button(area, SWT.PUSH);
		add.setText(Messages.MeasuringPage_add);
		add.setToolTipText(Messages.MeasuringPage_addToolTip);
		add.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> addDescriptor()));
		label(area, Messages.MeasuringPage_writer);
		writer = new Combo(area, SWT.READ_ONLY);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).span(2, 1).applyTo(writer);
		writer.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> update()));
		Composite traces = row(area, Messages.MeasuringPage_depth);
		depth = number(traces, Messages.MeasuringPage_depth, USUAL_DEPTH, 1, MOST_DEPTH);
		label(traces, Messages.MeasuringPage_depthUnit);
		Composite forks = row(area, Messages.MeasuringPage_forks);
		least = number(forks, Messages.MeasuringPage_least, Effort.DEFAULT.leastForks(), 1, MOST_FORKS);
		label(forks, Messages.MeasuringPage_to);
		most = number(forks, Messages.MeasuringPage_most, Effort.DEFAULT.mostForks(), 1, MOST_FORKS);
		label(forks, Messages.MeasuringPage_of);
		seconds = number(forks, Messages.MeasuringPage_seconds, USUAL_SECONDS, 1, MOST_SECONDS);
		label(forks, Messages.MeasuringPage_secondsUnit);
		Composite time = row(area, Messages.MeasuringPage_minutes);
		minutes = number(time, Messages.MeasuringPage_minutes, 0, 0, MOST_MINUTES);
		label(time, Messages.MeasuringPage_minutesUnit);
		label(area, Messages.MeasuringPage_java);
		java = new JavaChoice(area, this::update);
		AccessibleName.set(java.control(), Messages.MeasuringPage_java);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(WIDTH, SWT.DEFAULT).applyTo(java.control());
		label(area, Messages.MeasuringPage_folder);
		folder = new FolderField(area, Messages.MeasuringPage_browse, this::update);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(folder.control());
		label(area, Messages.MeasuringPage_series);
		series = new Text(area, SWT.BORDER);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).span(2, 1).applyTo(series);
		series.addModifyListener(event -> update());
		offline = new Button(area, SWT.CHECK);
		offline.setText(Messages.MeasuringPage_offline);
		offline.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> update()));
		GridDataFactory.fillDefaults().grab(true, false).span(3, 1).applyTo(offline);
		words = new Label(area, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, true).span(3, 1).hint(WIDTH, WORDS_HEIGHT).indent(0, 8).applyTo(words);
		folder.setPath(project.getName() + "/" + RESULTS);
		series.setText(freeSeries());
		new BackgroundValue<List<KindChoice>>(Messages.MeasuringPage_reading, area, this::show).ask(() -> KindChoice.of(project));
		AvailableSubjects.read(List.of(), found -> {
			if (!kind.isDisposed()) {
				java.show(found.javas(), Optional.empty(), "");
				update();
			}
		});
	}

	private static Label label(Composite area, String text) {
		Label label = new Label(area, SWT.NONE);
		label.setText(text);
		return label;
	}

	private static Composite row(Composite area, String text) {
		label(area, text);
		Composite row = new Composite(area, SWT.NONE);
		RowLayoutFactory.fillDefaults().center(true).spacing(6).applyTo(row);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(row);
		return row;
	}

	private Spinner number(Composite row, String name, int usual, int from, int to) {
		Spinner spinner = new Spinner(row, SWT.BORDER);
		spinner.setValues(usual, from, to, 0, 1, 5);
		AccessibleName.set(spinner, name);
		spinner.addModifyListener(event -> update());
		return spinner;
	}

	/** A name that no file in the folder has: each benchmark of versions makes a series of its own, unless the user names an older one. */
	private String freeSeries() {
		IContainer target = target().orElse(project);
		String name = SERIES + OwnTunings.ENDING;
		for (int number = 2; target.exists() && target.findMember(name) != null; number++) {
			name = SERIES + "-" + number + OwnTunings.ENDING;
		}
		return name;
	}

	private void show(List<KindChoice> found) {
		kinds.addAll(found);
		kind.setItems(kinds.stream().map(KindChoice::label).toArray(String[]::new));
		kind.select(0);
		showKind();
	}

	private void showKind() {
		KindChoice chosen = kinds.get(kind.getSelectionIndex());
		writer.setItems(chosen.writers().stream().map(SubjectConfiguration::label).toArray(String[]::new));
		writer.select(chosen.usualWriter());
		update();
	}

	private void addDescriptor() {
		FileDialog dialog = new FileDialog(getShell(), SWT.OPEN);
		dialog.setText(Messages.MeasuringPage_addTitle);
		dialog.setFilterExtensions(new String[] { "*.json" });
		Optional.ofNullable(dialog.open()).map(Path::of).ifPresent(this::add);
	}

	private void add(Path descriptor) {
		try {
			KindChoice added = KindChoice.of(descriptor);
			kinds.add(added);
			kind.add(added.label());
			kind.select(kinds.size() - 1);
			showKind();
		} catch (BenchmarkException | OverheadException e) {
			setErrorMessage(e.getMessage());
		}
	}

	/** Another number of versions is checked. */
	void update() {
		if (words == null) {
			return; // the page is being made
		}
		Optional<String> problem = QuietMachine.obstacle().or(this::problem);
		setErrorMessage(problem.orElse(null));
		setPageComplete(problem.isEmpty() && !kinds.isEmpty() && !java.isEmpty());
		words.setText(kinds.isEmpty() ? "" : words());
	}

	private Optional<String> problem() {
		if (least.getSelection() > most.getSelection()) {
			return Optional.of(Messages.MeasuringPage_range);
		}
		if (target().isEmpty()) {
			return Optional.of(NLS.bind(Messages.MeasuringPage_noFolder, folder.path()));
		}
		String typed = series.getText().strip();
		boolean named = typed.endsWith(OwnTunings.ENDING) && typed.length() > OwnTunings.ENDING.length()
				&& IPath.fromOSString("/").isValidSegment(typed);
		return named ? Optional.empty() : Optional.of(NLS.bind(Messages.MeasuringPage_noSeries, OwnTunings.ENDING));
	}

	private String words() {
		int runs = 1 + versions.getAsInt() * chosenKind().configurations(writer());
		int fewest = runs * least.getSelection();
		return Plural.bind(Messages.MeasuringPage_words, versions.getAsInt(), fewest, runs * most.getSelection(), minutes(fewest));
	}

	private int minutes(int forks) {
		int all = Math.ceilDiv(forks * (seconds.getSelection() + SECONDS_BESIDE_THE_CALLS), SECONDS_PER_MINUTE);
		return minutes.getSelection() == 0 ? all : Math.min(all, minutes.getSelection());
	}

	/** The folder for the results; it may have to be made in a folder that exists. */
	Optional<IContainer> target() {
		IPath path = IPath.fromPortableString(folder.path()).makeRelative();
		Optional<IContainer> found = FolderField.find(folder.path());
		return found.isPresent() || path.segmentCount() < 2 ? found
				: FolderField.find(path.removeLastSegments(1).toString())
						.filter(parent -> parent.findMember(path.lastSegment()) == null)
						.map(parent -> ResourcesPlugin.getWorkspace().getRoot().getFolder(path));
	}

	String series() {
		return series.getText().strip();
	}

	/** Only when the page is complete. */
	KindChoice chosenKind() {
		return kinds.get(kind.getSelectionIndex());
	}

	/** The id of the configuration. */
	String writer() {
		return chosenKind().writers().get(writer.getSelectionIndex()).id();
	}

	int depth() {
		return depth.getSelection();
	}

	RunLength length() {
		return new RunLength(MOST_CALLS, Duration.ofSeconds(seconds.getSelection()));
	}

	Effort effort() {
		Optional<Duration> limit = Optional.of(minutes.getSelection()).filter(limited -> limited > 0).map(Duration::ofMinutes);
		return new Effort(least.getSelection(), most.getSelection(),
				OptionalDouble.of(Effort.DEFAULT.precision().orElseThrow()), limit);
	}

	List<JavaHome> javas() {
		return java.javas();
	}

	boolean isOffline() {
		return offline.getSelection();
	}
}
