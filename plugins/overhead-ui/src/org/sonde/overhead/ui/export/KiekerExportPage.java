/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.export;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.export.ExactnessNote;
import org.sonde.instrumentation.export.KiekerAspectJ;

/** Which plan, which folder, and what the agent will make of the plan. */
final class KiekerExportPage extends ExportPage {

	private Text notes;

	KiekerExportPage(Optional<IFile> wanted) {
		super("kieker", "Kieker/AspectJ Configuration",
				"Write the plan as the configuration of Kieker's monitoring agent with AspectJ.",
				Optional.empty(), wanted);
	}

	@Override
	String destinationLabel() {
		return "&Folder:";
	}

	@Override
	String browse(String before) {
		DirectoryDialog dialog = new DirectoryDialog(getShell());
		dialog.setText("Kieker/AspectJ Configuration");
		dialog.setMessage("The folder goes onto the class path of the program to be monitored.");
		dialog.setFilterPath(before);
		return dialog.open();
	}

	@Override
	String problem(Path chosen) {
		if (Files.exists(chosen) && !Files.isDirectory(chosen)) {
			return chosen + " is a file; choose a folder.";
		}
		return null;
	}

	@Override
	void createMore(Composite parent) {
		Label label = new Label(parent, SWT.NONE);
		label.setText("How &exactly the agent follows the plan:");
		GridDataFactory.fillDefaults().span(3, 1).indent(0, 8).applyTo(label);
		notes = new Text(parent, SWT.BORDER | SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL);
		GridDataFactory.fillDefaults().grab(true, true).span(3, 1).hint(480, 160).applyTo(notes);
	}

	@Override
	void planChanged() {
		notes.setText("");
		Display display = notes.getDisplay();
		plan().ifPresent(file -> Job.createSystem("Reading a plan", (IProgressMonitor monitor) -> {
			String text = describe(file);
			if (!display.isDisposed()) {
				display.asyncExec(() -> {
					if (!notes.isDisposed() && plan().filter(file::equals).isPresent()) {
						notes.setText(text);
					}
				});
			}
		}).schedule());
	}

	private static String describe(IFile file) {
		try {
			return describe(KiekerAspectJ.export(WorkspacePlans.load(file).plan()));
		} catch (CoreException e) {
			return "The plan cannot be read: " + e.getMessage();
		}
	}

	/** What is woven, and each place where the files differ from the plan or may differ. */
	static String describe(AgentFiles files) {
		StringBuilder text = new StringBuilder("Methods woven and collecting: ").append(files.collecting().size())
				.append(". Woven and switched off: ").append(files.deactivated().size()).append(". No others are woven.");
		if (files.notes().isEmpty()) {
			text.append("\nThe configuration is exactly the plan.");
		}
		for (ExactnessNote note : files.notes()) {
			text.append(note.woven() ? "\nCaution: " : "\nLeft out: ").append(note.probe()).append(": ").append(note.reason())
					.append('.');
		}
		return text.append("\n\nFiles written: ").append(String.join(", ", files.files().keySet()))
				.append(". Those of an earlier export are replaced.")
				.toString();
	}

	/** The words on exactness; for tests. */
	String notes() {
		return notes.getText();
	}
}
