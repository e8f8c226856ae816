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
import java.util.function.Predicate;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.CheckboxTableViewer;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.sonde.metrics.comparison.TypeComparison;
import org.sonde.overhead.ui.traces.LogReading;
import org.sonde.overhead.ui.tradeoff.SeriesJob;
import org.sonde.overhead.ui.tradeoff.ShownSeries;
import org.sonde.overhead.ui.view.SaveFiguresAction;
import org.sonde.overhead.ui.view.StartingPoint;

/** What the report is to hold, and which file it goes into. */
final class ReportExportPage extends ExportPage {

	private static final String OPEN = "open";

	private Text title;
	private Text log;
	private final Optional<TypeComparison> compared;
	private final Predicate<Optional<IProject>> belongs;
	private final Optional<LogReading> shown;
	private final Optional<String> wanted;
	private final Optional<String> visible;
	private final Optional<IProject> project;
	private Optional<Job> reading = Optional.empty();
	private CheckboxTableViewer series;
	private Button comparison;
	private Button open;

	/**
	 * @param compared the comparison that its view shows
	 * @param belongs  whether it is of the project of a plan, or of no plan
	 * @param shown    the log that its view shows
	 * @param wanted   the key of the one series to be in the report; empty for those of the project, or all without one
	 * @param visible  the key of a series to be in it with those of the project
	 */
	ReportExportPage(StartingPoint start, Optional<TypeComparison> compared, Predicate<Optional<IProject>> belongs,
			Optional<LogReading> shown, Optional<String> wanted, Optional<String> visible) {
		super("report", Messages.ReportExportPage_title, Messages.ReportExportPage_description,
				Optional.of(Messages.ReportExportPage_noPlan), start);
		this.compared = compared;
		this.belongs = belongs;
		this.shown = shown;
		this.wanted = wanted;
		this.visible = visible;
		project = start.project().filter(IProject::isAccessible);
	}

	@Override
	String destinationLabel() {
		return Messages.ReportExportPage_file;
	}

	@Override
	String browse(String before) {
		FileDialog dialog = new FileDialog(getShell(), SWT.SAVE);
		dialog.setText(Messages.ReportExportPage_title);
		dialog.setFilterExtensions(new String[] { "*.html", "*.md" });
		dialog.setFilterNames(new String[] { Messages.ReportExportPage_html, Messages.ReportExportPage_markdown });
		dialog.setFileName(before.isBlank() ? "sonde-report.html" : before);
		dialog.setOverwrite(true);
		String typed = dialog.open();
		if (typed == null) {
			return null;
		}
		SaveFiguresAction.Chosen chosen = SaveFiguresAction.Chosen.of(typed, dialog.getFilterIndex(), List.of("html", "md"));
		return chosen.mayBeWritten(getShell(), typed) ? chosen.file().toString() : null;
	}

	@Override
	String problem(Path chosen) {
		if (Files.isDirectory(chosen)) {
			return NLS.bind(Messages.ReportExportPage_isFolder, chosen);
		}
		if (chosen.getParent() == null || !Files.isDirectory(chosen.getParent())) {
			return NLS.bind(Messages.ReportExportPage_noFolder, chosen.getParent());
		}
		if (series.getInput() == null) {
			return SeriesJob.READING;
		}
		if (log().problem() != null) {
			return log().problem();
		}
		if (plan().isEmpty() && log.getText().isBlank() && series().isEmpty() && comparison().isEmpty()) {
			return Messages.ReportExportPage_nothing;
		}
		return title.getText().isBlank() ? Messages.ReportExportPage_noTitle : null;
	}

	@Override
	void createChoice(Composite parent) {
		new Label(parent, SWT.NONE).setText(Messages.ReportExportPage_log);
		log = new Text(parent, SWT.BORDER);
		log.setMessage(Messages.ReportExportPage_noLog);
		log.setText(ReportLog.of(shown).text());
		GridDataFactory.fillDefaults().grab(true, false).applyTo(log);
		log.addModifyListener(event -> validate());
		Button browse = new Button(parent, SWT.PUSH);
		browse.setText(Messages.ReportExportPage_browseLog);
		setButtonLayoutData(browse);
		browse.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
			DirectoryDialog dialog = new DirectoryDialog(getShell());
			dialog.setText(Messages.ReportExportPage_logTitle);
			dialog.setMessage(Messages.ReportExportPage_logMessage);
			Optional.ofNullable(dialog.open()).ifPresent(log::setText);
		}));
	}

	/** The log whose calls go into the report. */
	ReportLog log() {
		return new ReportLog(log.getText(), shown);
	}

	@Override
	void createMore(Composite parent) {
		new Label(parent, SWT.NONE).setText(Messages.ReportExportPage_titleLabel);
		title = new Text(parent, SWT.BORDER);
		title.setText(Messages.ReportExportPage_reportTitle);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(title);
		title.addModifyListener(event -> validate());
		Label label = new Label(parent, SWT.NONE);
		label.setText(Messages.ReportExportPage_series);
		GridDataFactory.swtDefaults().align(SWT.BEGINNING, SWT.BEGINNING).indent(0, 4).applyTo(label);
		series = CheckboxTableViewer.newCheckList(parent, SWT.BORDER);
		series.setContentProvider(ArrayContentProvider.getInstance());
		series.setLabelProvider(LabelProvider.createTextProvider(element -> ((ShownSeries) element).title()));
		series.addCheckStateListener(event -> validate());
		read();
		GridDataFactory.fillDefaults().grab(true, true).span(2, 1).hint(380, 110).applyTo(series.getControl());
		new Label(parent, SWT.NONE);
		comparison = new Button(parent, SWT.CHECK);
		comparison.setText(
				compared.map(step -> NLS.bind(Messages.ReportExportPage_comparison, step.before().version(), step.after().version()))
						.orElse(Messages.ReportExportPage_noComparison));
		comparison.setEnabled(compared.isPresent());
		comparison.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> validate()));
		GridDataFactory.fillDefaults().span(2, 1).applyTo(comparison);
		new Label(parent, SWT.NONE);
		open = new Button(parent, SWT.CHECK);
		open.setText(Messages.ReportExportPage_openWhenDone);
		open.setSelection(getDialogSettings().getBoolean(OPEN));
		GridDataFactory.fillDefaults().span(2, 1).applyTo(open);
	}

	@Override
	void planChanged() {
		read(); // its project may have series of its own
		comparison.setSelection(compared.isPresent() && belongs.test(plan().map(IFile::getProject)));
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

	/** The series, built-in ones and those of the plan's project, or of the one that is selected. */
	private void read() {
		reading.ifPresent(Job::cancel);
		reading = Optional.of(SeriesJob.read(owner(), series.getControl(), all -> {
			series.setInput(all.series());
			List<ShownSeries> checked = checked(all.series());
			series.setCheckedElements(checked.toArray());
			checked.stream().findFirst().ifPresent(series::reveal);
			validate();
		}));
	}

	private Optional<IProject> owner() {
		return plan().map(IFile::getProject).or(() -> project);
	}

	/** Otherwise, others' series would dominate the report on a project. */
	private List<ShownSeries> checked(List<ShownSeries> all) {
		List<ShownSeries> one = all.stream().filter(each -> wanted.filter(each.key()::equals).isPresent()).toList();
		return !one.isEmpty() ? one
				: all.stream()
						.filter(each -> owner().isEmpty() || each.file().isPresent() || visible.filter(each.key()::equals).isPresent())
						.toList();
	}

	/** Whether the report is to be opened; remembered for the next time. */
	boolean opens() {
		getDialogSettings().put(OPEN, open.getSelection());
		return open.getSelection();
	}
}
