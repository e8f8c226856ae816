/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.export;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.sonde.common.keyword.Keyword;
import org.sonde.instrumentation.export.Agent;
import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.overhead.ui.view.ReadOnlyText;
import org.sonde.overhead.ui.view.StartingPoint;

/** Which plan, which agent, which folder, and what the agent will make of the plan. */
final class AgentExportPage extends ExportPage {

	private static final String AGENT = "agent";

	private Combo agents;
	private Label summary;
	private ExactnessTable exactness;
	private Text remarks;
	private Optional<Job> reading = Optional.empty();

	AgentExportPage(StartingPoint start) {
		super("agent", Messages.AgentExportPage_title, Messages.AgentExportPage_description,
				Optional.empty(), start);
	}

	@Override
	void createChoice(Composite parent) {
		new Label(parent, SWT.NONE).setText(Messages.AgentExportPage_agent);
		agents = new Combo(parent, SWT.READ_ONLY | SWT.DROP_DOWN);
		agents.setItems(Arrays.stream(Agent.values()).map(Agent::title).toArray(String[]::new));
		agents.select(Optional.ofNullable(getDialogSettings().get(AGENT)).flatMap(saved -> Keyword.find(Agent.class, saved))
				.orElse(Agent.KIEKER_ASPECTJ).ordinal());
		agents.setVisibleItemCount(agents.getItemCount());
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(agents);
		agents.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> planChanged()));
	}

	@Override
	String destinationLabel() {
		return Messages.AgentExportPage_folder;
	}

	@Override
	String browse(String before) {
		DirectoryDialog dialog = new DirectoryDialog(getShell());
		dialog.setText(Messages.AgentExportPage_title);
		dialog.setMessage(Messages.AgentExportPage_folderMessage);
		dialog.setFilterPath(before);
		return dialog.open();
	}

	@Override
	String problem(Path chosen) {
		if (Files.exists(chosen) && !Files.isDirectory(chosen)) {
			return NLS.bind(Messages.AgentExportPage_isFile, chosen);
		}
		return null;
	}

	@Override
	void createMore(Composite parent) {
		summary = new Label(parent, SWT.WRAP);
		GridDataFactory.fillDefaults().span(3, 1).grab(true, false).indent(0, 8).applyTo(summary);
		exactness = new ExactnessTable(parent, Messages.AgentExportPage_exactness, Messages.AgentExportPage_probe, 3);
		remarks = ReadOnlyText.create(parent, Messages.AgentExportPage_remarksName);
		remarks.setBackground(parent.getBackground());
		GridDataFactory.fillDefaults().grab(true, false).span(3, 1).hint(600, 106).applyTo(remarks);
	}

	/** Another plan or agent was chosen. */
	@Override
	void planChanged() {
		reading.ifPresent(Job::cancel);
		exactness.clear();
		remarks.setText("");
		summary.setText(plan().isPresent() ? Messages.AgentExportPage_reading : "");
		Agent chosen = agent();
		Display display = summary.getDisplay();
		reading = plan().map(file -> Job.createSystem(Messages.AgentExportPage_readingPlan, (IProgressMonitor monitor) -> {
			try {
				AgentFiles export = AgentExportWizard.export(file, chosen, monitor);
				show(display, file, chosen, () -> show(export));
			} catch (CoreException e) {
				show(display, file, chosen, () -> summary.setText(NLS.bind(Messages.AgentExportPage_notExported, e.getMessage())));
			} catch (OperationCanceledException e) {
				// another choice was made
			}
		}));
		reading.ifPresent(Job::schedule);
	}

	private void show(Display display, IFile file, Agent chosen, Runnable show) {
		if (!display.isDisposed()) {
			display.asyncExec(() -> {
				if (!summary.isDisposed() && plan().filter(file::equals).isPresent() && agent() == chosen) {
					show.run();
				}
			});
		}
	}

	private void show(AgentFiles export) {
		long leftOut = export.notes().stream().filter(note -> !note.woven()).count();
		int selected = export.collecting().size() + export.deactivated().size();
		summary.setText(Plural.bind(Messages.AgentExportPage_selected, selected, export.deactivated().size()) + " "
				+ (export.watched().isEmpty() ? "" : NLS.bind(Messages.AgentExportPage_watched, export.watched().size()) + " ")
				+ (export.isExact() ? Messages.AgentExportPage_exact
						: NLS.bind(Messages.AgentExportPage_inexact, export.exactProbes().size(), leftOut)));
		exactness.show(export);
		remarks.setText(String.join("\n", export.remarks()) + (export.remarks().isEmpty() ? "" : "\n")
				+ NLS.bind(Messages.AgentExportPage_written, String.join(", ", export.files().keySet())));
	}

	Agent agent() {
		return Agent.values()[agents.getSelectionIndex()];
	}

	@Override
	void remember() {
		super.remember();
		getDialogSettings().put(AGENT, agent().keyword());
	}
}
