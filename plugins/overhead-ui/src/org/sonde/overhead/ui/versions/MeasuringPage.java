/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.versions;

import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;

import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.sonde.metrics.component.Component;
import org.sonde.overhead.ui.benchmark.AvailableSubjects;
import org.sonde.overhead.ui.benchmark.JavaChoice;
import org.sonde.overhead.ui.benchmark.QuietMachine;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.overhead.ui.view.layout.FormPage;
import org.sonde.report.versions.VersionSpec;

/** How versions are started, how much is measured, and where the results go. */
final class MeasuringPage extends FormPage {

	private static final String OFFLINE = "offline";
	/** They come when the kinds are read, and the dialog keeps its size. */
	private static final int WORDS_HEIGHT = 60;

	private final IJavaProject project;
	private final IntSupplier versions;
	private KindFields kind;
	private EffortFields effort;
	private JavaChoice java;
	private ResultFields results;
	private Button offline;
	private Label words;

	/** @param versions how many there are */
	MeasuringPage(IJavaProject project, IntSupplier versions) {
		super("measuring", Messages.MeasuringPage_title, Messages.MeasuringPage_description, 3);
		this.project = project;
		this.versions = versions;
		setPageComplete(false);
	}

	@Override
	protected void createFields(Composite area) {
		kind = new KindFields(area, project.getProject(), getDialogSettings(), this::update, this::setErrorMessage);
		effort = new EffortFields(area, getDialogSettings(), this::update);
		FieldRows.label(area, Messages.MeasuringPage_java);
		java = new JavaChoice(area, this::update);
		AccessibleName.set(java.control(), Messages.MeasuringPage_java);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(FieldRows.WIDTH, SWT.DEFAULT).applyTo(java.control());
		results = new ResultFields(area, project.getProject(), this::update);
		offline = new Button(area, SWT.CHECK);
		offline.setText(Messages.MeasuringPage_offline);
		offline.setSelection(getDialogSettings().getBoolean(OFFLINE));
		GridDataFactory.fillDefaults().grab(true, false).span(3, 1).applyTo(offline);
		words = new Label(area, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, true).span(3, 1).hint(FieldRows.WIDTH, WORDS_HEIGHT).indent(0, 8).applyTo(words);
		update();
		AvailableSubjects.read(List.of(), found -> {
			if (!words.isDisposed()) {
				java.show(found.javas(), Optional.empty(), "");
				update();
			}
		});
	}

	/** Something was chosen here, or another number of versions was checked. */
	void update() {
		if (words == null) {
			return; // the page is being made
		}
		boolean isRead = kind.areRead() && !java.isEmpty();
		setObstacles(QuietMachine.obstacle().or(effort::problem).or(results::problem),
				isRead ? Optional.empty() : Optional.of(Messages.MeasuringPage_looking));
		words.setText(kind.areRead() ? words() : "");
	}

	private String words() {
		int runs = 1 + versions.getAsInt() * kind.kind().configurations(kind.writer());
		int fewest = runs * effort.leastForks();
		int most = runs * effort.mostForks();
		String forks = fewest == most ? Integer.toString(fewest) : NLS.bind(Messages.MeasuringPage_range, fewest, most);
		return Plural.bind(Messages.MeasuringPage_words, versions.getAsInt(), forks, effort.minutes(fewest));
	}

	/** What is asked for; only when the page is complete. */
	VersionsRequest request(List<VersionSpec> specs, Component component, List<String> libraries) {
		VersionsChoice choice = new VersionsChoice(specs, component, kind.kind(), kind.writer(), effort.depth(), effort.length(),
				effort.effort());
		return new VersionsRequest(project, choice, libraries, java.javas(), results.folder().orElseThrow(), results.series(),
				offline.getSelection());
	}

	/** Keeps what is chosen for the next time. */
	void saveSettings() {
		kind.save(getDialogSettings());
		effort.save(getDialogSettings());
		getDialogSettings().put(OFFLINE, offline.getSelection());
	}
}
