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
import org.sonde.overhead.ui.tradeoff.PublishedSeries;
import org.sonde.report.tradeoff.TuningSeries;

/** What the report is to hold, and which file it goes into. */
final class ReportExportPage extends ExportPage {

	private static final String OPEN = "open";

	private Text title;
	private CheckboxTableViewer series;
	private Button open;

	ReportExportPage(Optional<IFile> wanted) {
		super("report", "Sonde Report", "Write one HTML file with the plan's estimate and the trade-off of published tunings.",
				Optional.of("(no plan)"), wanted);
	}

	@Override
	String destinationLabel() {
		return "&File:";
	}

	@Override
	String browse(String before) {
		FileDialog dialog = new FileDialog(getShell(), SWT.SAVE);
		dialog.setText("Sonde Report");
		dialog.setFilterExtensions(new String[] { "*.html" });
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
			return PublishedSeries.READING;
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
		series.setLabelProvider(LabelProvider.createTextProvider(element -> ((TuningSeries) element).title()));
		PublishedSeries.read(series.getControl(), published -> {
			series.setInput(published);
			series.setAllChecked(true);
			validate();
		});
		GridDataFactory.fillDefaults().grab(true, true).span(2, 1).hint(380, 70).applyTo(series.getControl());
		new Label(parent, SWT.NONE);
		open = new Button(parent, SWT.CHECK);
		open.setText("&Open in the browser when done");
		open.setSelection(getDialogSettings().getBoolean(OPEN));
		GridDataFactory.fillDefaults().span(2, 1).applyTo(open);
	}

	@Override
	void planChanged() {
		// The page shows nothing of the plan itself.
	}

	String title() {
		return title.getText().strip();
	}

	List<TuningSeries> series() {
		return Arrays.stream(series.getCheckedElements()).map(TuningSeries.class::cast).toList();
	}

	/** Whether the report is to be opened; remembered for the next time. */
	boolean opens() {
		getDialogSettings().put(OPEN, open.getSelection());
		return open.getSelection();
	}
}
