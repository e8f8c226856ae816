/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.actions.ActionFactory;
import org.sonde.instrumentation.workspace.ProjectFileUpdate;
import org.sonde.instrumentation.workspace.ProjectFiles;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.ui.view.RunAction;
import org.sonde.report.tradeoff.WeightedIndex;
import org.sonde.report.tunings.OwnTunings;
import org.sonde.report.tunings.TuningsReader;
import org.sonde.report.tunings.TuningsWriter;

/** What can be done to series of one's own, and to the weights of the index. */
final class TuningActions {

	private final TradeOffView view;

	TuningActions(TradeOffView view) {
		this.view = view;
	}

	/** Opens the wizard for a new tuning, at the series shown if that is one's own. */
	IAction add() {
		IAction action = new RunAction(Messages.TuningActions_add, "icons/new-tuning.svg", () -> {
			Optional<IFile> file = view.model().ownSeries().flatMap(ShownSeries::file);
			AddTuningWizard wizard = new AddTuningWizard(file, view.followed().project());
			WizardDialog dialog = new WizardDialog(view.getSite().getShell(), wizard);
			dialog.setHelpAvailable(false);
			if (dialog.open() == Window.OK) {
				wizard.written().ifPresent(written -> {
					view.followed().follow(written.getProject());
					view.showFile(ProjectFiles.name(written));
				});
			}
		});
		action.setToolTipText(Messages.TuningActions_addHint);
		return action;
	}

	/** Takes the selected tunings out of their file; Undo brings them back. */
	IAction remove() {
		IAction action = new RunAction(Messages.TuningActions_remove, "icons/probe-remove.svg", () -> {
			List<String> names = view.table().selected().stream().map(row -> row.point().name()).toList();
			view.model().ownSeries().flatMap(ShownSeries::file).filter(file -> !names.isEmpty()).ifPresent(file -> remove(names, file).schedule());
		});
		action.setId(ActionFactory.DELETE.getId());
		action.setActionDefinitionId(ActionFactory.DELETE.getCommandId());
		action.setEnabled(false);
		return action;
	}

	/** Takes tunings of these names out of a file. */
	private static Job remove(List<String> names, IFile file) {
		Job job = Job.create(NLS.bind(Messages.TuningActions_removing, ProjectFiles.name(file)), (IProgressMonitor monitor) -> {
			try (ProjectFileUpdate update = ProjectFileUpdate.begin(file)) {
				file.refreshLocal(IResource.DEPTH_ZERO, null);
				byte[] before = file.readAllBytes();
				OwnTunings tunings = TuningsReader.read(new ByteArrayInputStream(before), ProjectFiles.name(file)).tunings();
				for (String name : names) {
					tunings = tunings.without(name);
				}
				byte[] after = TuningsWriter.toJson(tunings).getBytes(StandardCharsets.UTF_8);
				update.write(after);
				new TuningsOperation(names.size() == 1 ? Messages.TuningActions_removeEdit
						: NLS.bind(Messages.TuningActions_removeEdits, names.size()), file, before, after).addToHistory();
			} catch (OverheadException e) {
				throw new CoreException(Status.error(e.getMessage(), e));
			}
		});
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
