/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.export;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.CheckboxTableViewer;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.sonde.metrics.comparison.TypeComparison;
import org.sonde.overhead.ui.tradeoff.SeriesJob;
import org.sonde.overhead.ui.tradeoff.ShownSeries;

/** What the report is to hold, and which file it goes into. */
final class ReportExportPage extends ExportPage {

	private static final String OPEN = "open";

	private Text title;
	private final Optional<TypeComparison> compared;
	private Optional<Job> reading = Optional.empty();
	private CheckboxTableViewer series;
	private Button comparison;
	private Button open;

	/** @param compared the comparison that its view shows */
	ReportExportPage(Optional<IFile> wanted, Optional<TypeComparison> compared) {
		super("report", "Sonde Report", "Write one HTML file, or Markdown for a pull request: the plan's estimate, the comparison shown, and the trade-off of tunings.",
				Optional.of("(no plan)"), wanted);
		this.compared = compared;
	}

	@Override
	String destinationLabel() {
		return "&File:";
	}

	@Override
	String browse(String before) {
		FileDialog dialog = new FileDialog(getShell(), SWT.SAVE);
		dialog.setText("Sonde Report");
		dialog.setFilterExtensions(new String[] { "*.html", "*.md" });
		dialog.setFilterNames(new String[] { "HTML with charts (*.html)", "Markdown without them (*.md)" });
		dialog.setFileName(before.isBlank() ? "sonde-report.html" : before);
		dialog.setOverwrite(true);
		return dialog.open();
	}

	@Override
	String problem(Path chosen) {
		if (Files.isDirectory(chosen)) {
			return chosen + " is a folder; choose a file.";
		}
		if (chosen.getParent() == null || !Files.isDirectory(chosen.getParent())) {
			return "The folder " + chosen.getParent() + " does not exist.";
		}
		if (series.getInput() == null) {
			return SeriesJob.READING;
		}
		return title.getText().isBlank() ? "The report needs a title." : null;
	}

	@Override
	void createMore(Composite parent) {
		new Label(parent, SWT.NONE).setText("&Title:");
		title = new Text(parent, SWT.BORDER);
		title.setText("Monitoring overhead and maintainability");
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(title);
		title.addModifyListener(event -> validate());
		Label label = new Label(parent, SWT.NONE);
		label.setText("&Series of tunings:");
		GridDataFactory.swtDefaults().align(SWT.BEGINNING, SWT.BEGINNING).indent(0, 4).applyTo(label);
		series = CheckboxTableViewer.newCheckList(parent, SWT.BORDER);
		series.setContentProvider(ArrayContentProvider.getInstance());
		series.setLabelProvider(LabelProvider.createTextProvider(element -> ((ShownSeries) element).title()));
		read();
		GridDataFactory.fillDefaults().grab(true, true).span(2, 1).hint(380, 70).applyTo(series.getControl());
		new Label(parent, SWT.NONE);
		comparison = new Button(parent, SWT.CHECK);
		comparison.setText(compared.map(step -> "&Comparison of " + step.before().version() + " and " + step.after().version() + ", as shown in its view")
				.orElse("&Comparison (none is shown in the view Maintainability Comparison)"));
		comparison.setSelection(compared.isPresent());
		comparison.setEnabled(compared.isPresent());
		GridDataFactory.fillDefaults().span(2, 1).applyTo(comparison);
		new Label(parent, SWT.NONE);
		open = new Button(parent, SWT.CHECK);
		open.setText("&Open in the browser when done");
		open.setSelection(getDialogSettings().getBoolean(OPEN));
		GridDataFactory.fillDefaults().span(2, 1).applyTo(open);
	}

	@Override
	void planChanged() {
		read(); // its project may have series of its own
	}

	String title() {
		return title.getText().strip();
	}

	List<ShownSeries> series() {
		return Arrays.stream(series.getCheckedElements()).map(ShownSeries.class::cast).toList();
	}

	/** The comparison that goes into the report, if one is shown and wanted. */
	Optional<TypeComparison> comparison() {
		return compared.filter(step -> comparison.getSelection());
	}

	/** The series, built-in ones and those of the plan's project. */
	private void read() {
		reading.ifPresent(Job::cancel);
		reading = Optional.of(SeriesJob.read(plan().map(IFile::getProject), series.getControl(), all -> {
			series.setInput(all.series());
			series.setAllChecked(true);
			validate();
		}));
	}

	/** Whether the report is to be opened; remembered for the next time. */
	boolean opens() {
		getDialogSettings().put(OPEN, open.getSelection());
		return open.getSelection();
	}
}
