/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.actions.ActionFactory;
import org.sonde.instrumentation.workspace.ProjectFiles;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.RunAction;
import org.sonde.report.tradeoff.WeightedIndex;

/** Actions on the user's own series, and on the weights of the index. */
final class TuningActions {

	private final TradeOffView view;

	TuningActions(TradeOffView view) {
		this.view = view;
	}

	/** Opens the wizard for a new tuning, at the series shown if that is one's own. */
	IAction add() {
		IAction action = new RunAction(Messages.TuningActions_add, "icons/new-tuning.svg",
				() -> open(new TuningWizard(file(), view.followed().project())));
		action.setToolTipText(Messages.TuningActions_addHint);
		return action;
	}

	private void open(TuningWizard wizard) {
		WizardDialog dialog = new WizardDialog(view.getSite().getShell(), wizard);
		dialog.setHelpAvailable(HelpContext.canBeShown());
		if (dialog.open() == Window.OK) {
			wizard.written().ifPresent(written -> {
				view.followed().follow(written.getProject());
				view.showTuning(ProjectFiles.name(written), wizard.tuningName());
			});
		}
	}

	/** Opens the wizard for the selected tuning, as its file has it now. */
	IAction edit() {
		IAction action = new RunAction(Messages.TuningActions_edit, () -> file().ifPresent(file -> {
			String name = names().getFirst();
			Job job = Job.create(NLS.bind(Messages.TuningActions_reading, ProjectFiles.name(file)), (IProgressMonitor monitor) -> {
				TuningWizard wizard = new TuningWizard(file, new TuningFile(file).find(name));
				view.getSite().getShell().getDisplay().asyncExec(() -> open(wizard));
			});
			job.setUser(true);
			job.schedule();
		}));
		action.setEnabled(false);
		return action;
	}

	/** Takes the selected tunings out of their file; Undo brings them back. */
	IAction remove() {
		IAction action = new RunAction(Messages.TuningActions_remove, "icons/probe-remove.svg",
				() -> file().filter(file -> !names().isEmpty()).ifPresent(file -> remove(names(), file).schedule()));
		action.setId(ActionFactory.DELETE.getId());
		action.setActionDefinitionId(ActionFactory.DELETE.getCommandId());
		action.setEnabled(false);
		return action;
	}

	/** Returns the file of the shown series. Empty for a built-in one. */
	private Optional<IFile> file() {
		return view.model().ownSeries().flatMap(ShownSeries::file);
	}

	/** Returns the names of the selected tunings. */
	private List<String> names() {
		return view.table().selected().stream().map(row -> row.point().name()).toList();
	}

	/** Removes the tunings with these names from a file. */
	private static Job remove(List<String> names, IFile file) {
		Job job = Job.create(NLS.bind(Messages.TuningActions_removing, ProjectFiles.name(file)),
				(IProgressMonitor monitor) -> new TuningFile(file).remove(names, monitor).addToHistory());
		job.setRule(file.getProject());
		job.setUser(true);
		return job;
	}

	/** Asks for the weights of the index, and shows it. */
	IAction weigh() {
		return new RunAction(Messages.TuningActions_weights, () -> {
			InputDialog dialog = new InputDialog(view.getSite().getShell(), Messages.TuningActions_weightsTitle,
					Messages.TuningActions_weightsHint,
					view.model().weights().weights(), TuningActions::problem);
			if (dialog.open() == Window.OK) {
				view.show(WeightedIndex.parse(dialog.getValue()));
			}
		});
	}

	private static String problem(String typed) {
		try {
			WeightedIndex.parse(typed);
			return null;
		} catch (IllegalArgumentException e) {
			return e.getMessage();
		}
	}
}
