/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.jdk.JavaRange;
import org.sonde.benchmark.subject.Subject;
import org.sonde.overhead.ui.view.layout.FormPage;
import org.sonde.overhead.ui.view.layout.PushButton;
import org.sonde.overhead.ui.view.layout.ShortenedCombo;

/** Asks for what is measured with one subject: which, on which Java, and where the result set goes. */
abstract class BenchmarkPage extends FormPage {
	private static final int WORDS_WIDTH = 560;

	private final List<String> descriptors = new ArrayList<>();
	private Optional<AvailableSubjects> available = Optional.empty();
	private final Optional<IProject> startedIn;
	private Combo subject;
	private JavaChoice java;
	private FolderField folder;
	private Button offline;
	private Label words;
	/** Fields that only a measurement of methods has. */
	private final List<Control> ofMethods = new ArrayList<>();

	/** @param startedIn the project whose folder is proposed for what is measured; empty where nothing says which */
	BenchmarkPage(String name, String title, String description, Optional<IProject> startedIn) {
		super(name, title, description, 3);
		this.startedIn = startedIn;
		setPageComplete(false);
	}

	/** Shows what is chosen of the subject. */
	abstract void showSubject(Subject chosen);

	/** The place of the subject that is chosen at first. */
	abstract int proposed(List<Subject> subjects);

	/** The Java releases on which the measured configurations run; empty if there is none. */
	abstract Optional<JavaRange> range(Subject chosen);

	/** Other obstacles to measuring this subject. */
	abstract Optional<String> obstacle(Subject chosen);

	/** Whether the subject is measured. If not, a descriptor that cannot be read does not matter. */
	boolean usesSubject() {
		return true;
	}

	/** What is measured, in a message. */
	String title(Subject chosen) {
		return chosen.title();
	}

	/** Says what will be done with the chosen subject, and how long it takes. */
	abstract String words();

	/** Returns what the user asks for. Only valid when the page is complete. */
	abstract MeasurementRequest request() throws CoreException;

	final void addSubject(Composite page) {
		label(page, Messages.BenchmarkPage_subject);
		subject = ShortenedCombo.create(page);
		subject.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> showSubject()));
		Button add = PushButton.create(page, Messages.BenchmarkPage_add, Messages.BenchmarkPage_addToolTip, this::addDescriptor);
		GridDataFactory.fillDefaults().applyTo(add);
		ofMethods.addAll(List.of(subject, add));
	}

	/** Adds a field that only a measurement of methods has. */
	final void addOfMethods(Control field) {
		ofMethods.add(field);
	}

	/** Enables the fields that only a measurement of methods has, or disables them. */
	final void enableFieldsOfMethods(boolean enabled) {
		ofMethods.forEach(control -> control.setEnabled(enabled));
	}

	final void addJava(Composite page) {
		label(page, Messages.BenchmarkPage_java);
		java = new JavaChoice(page, this::update);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(300, SWT.DEFAULT).applyTo(java.control());
	}

	final void addFolder(Composite page, Runnable changed) {
		label(page, Messages.BenchmarkPage_folder);
		folder = new FolderField(page, changed);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(folder.control());
	}

	/** Once all fields are there, as something depends on the folder. */
	final void proposeFolder() {
		setFolder(FolderField.proposed(startedIn));
	}

	final void addOffline(Composite page) {
		offline = addCheck(page, Messages.BenchmarkPage_offline);
		ofMethods.add(offline);
	}

	static Button addCheck(Composite page, String text) {
		Button check = new Button(page, SWT.CHECK);
		check.setText(text);
		GridDataFactory.fillDefaults().grab(true, false).span(3, 1).applyTo(check);
		return check;
	}

	/** The dialog keeps its size when the words come. */
	final void addWords(Composite page, boolean grab, int height) {
		words = new Label(page, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, grab).span(3, 1).hint(WORDS_WIDTH, height).indent(0, 8).applyTo(words);
	}

	static Label label(Composite page, String text) {
		Label label = new Label(page, SWT.NONE);
		label.setText(text);
		GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).applyTo(label);
		return label;
	}

	private void addDescriptor() {
		FileDialog dialog = new FileDialog(getShell(), SWT.OPEN);
		dialog.setText(Messages.BenchmarkPage_addTitle);
		dialog.setFilterExtensions(new String[] { "*.json" });
		Optional.ofNullable(dialog.open()).ifPresent(this::add);
	}

	/** Adds a subject from its descriptor and chooses it, as if by the user. */
	public final void add(String descriptor) {
		descriptors.remove(descriptor);
		descriptors.add(descriptor);
		read(descriptor);
	}

	/** @param wanted the key of the subject to choose; empty to leave that alone */
	final void read(String wanted) {
		update();
		AvailableSubjects.read(List.copyOf(descriptors), found -> {
			if (!subject.isDisposed()) {
				show(found, wanted);
			}
		});
	}

	private void show(AvailableSubjects found, String wanted) {
		available = Optional.of(found);
		List<Subject> subjects = List.copyOf(found.subjects().values());
		int before = subject.getSelectionIndex() < 0 ? proposed(subjects) : subject.getSelectionIndex();
		int selected = wanted.isEmpty() ? before : List.copyOf(found.subjects().keySet()).indexOf(wanted);
		subject.setItems(subjects.stream().map(Subject::title).toArray(String[]::new));
		subject.select(Math.max(0, selected));
		if (subject.getDisplay().getFocusControl() == null) {
			subject.setFocus(); // Without items it could not have the focus: the keyboard would be nowhere.
		}
		showSubject();
	}

	private void showSubject() {
		subject().ifPresent(this::showSubject);
		showJavas();
	}

	/** Offers the Java installations on which what is chosen can be measured. */
	final void showJavas() {
		subject().ifPresent(chosen -> java.show(available.orElseThrow().javas(), range(chosen), java.folder()));
		update();
	}

	final Optional<Subject> subject() {
		return available.filter(found -> subject.getSelectionIndex() >= 0)
				.map(found -> List.copyOf(found.subjects().values()).get(subject.getSelectionIndex()));
	}

	/** The subject's id, or the file of its descriptor; only when one is chosen. */
	final String subjectKey() {
		return List.copyOf(available.orElseThrow().subjects().keySet()).get(subject.getSelectionIndex());
	}

	final List<JavaHome> javas() {
		return java.javas();
	}

	final String folder() {
		return folder.path();
	}

	final boolean isOffline() {
		return offline.getSelection();
	}

	final boolean isGone() {
		return subject.isDisposed();
	}

	final void update() {
		if (words == null) {
			return; // the page is being made
		}
		setObstacles(obstacle(), subject().isEmpty() ? Optional.of(Messages.BenchmarkPage_looking) : Optional.empty());
		words.setText(subject().isEmpty() ? "" : words());
	}

	private Optional<String> obstacle() {
		Optional<String> running = QuietMachine.obstacle();
		if (running.isPresent()) {
			return running;
		}
		Optional<String> problem = available.filter(found -> usesSubject())
				.flatMap(found -> found.problems().values().stream().findFirst());
		if (problem.isPresent() || subject().isEmpty()) {
			return problem;
		}
		Subject chosen = subject().get();
		if (java.isEmpty()) {
			return Optional.of(range(chosen).map(releases -> NLS.bind(Messages.BenchmarkPage_noJava, title(chosen), releases))
					.orElseGet(() -> NLS.bind(Messages.BenchmarkPage_noCommonJava, chosen.title())));
		}
		return obstacle(chosen).or(() -> FolderField.problem(folder()));
	}

	/** The folder of the result set, as if typed. */
	public final void setFolder(String path) {
		folder.setPath(path);
	}
}
