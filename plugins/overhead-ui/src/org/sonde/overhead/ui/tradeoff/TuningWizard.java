/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.INewWizard;
import org.sonde.metrics.MetricsException;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.MenuWizard;
import org.sonde.overhead.ui.view.StartingPoint;
import org.sonde.overhead.ui.view.layout.FormPage;
import org.sonde.report.tunings.OwnTuning;
import org.sonde.report.tunings.OwnTunings;

/** Adds a tuning to a series of one's own, which is made if it is not there: File ▸ New ▸ Sonde ▸ Tuning. Or changes one. */
public final class TuningWizard extends MenuWizard implements INewWizard {

	private final Optional<OwnTuning> edited;
	private Optional<IFile> file;
	private Optional<IProject> project;
	private TuningPage tuning;
	private TuningSourcesPage sources;
	private JudgementPage judgement;
	private Optional<IFile> written = Optional.empty();
	private String name = "";

	/** For the workbench. */
	public TuningWizard() {
		this(Optional.empty(), Optional.empty());
	}

	/**
	 * For a new tuning.
	 *
	 * @param file of the series; empty for a new one
	 * @param project where a new one is to be kept, if one is chosen
	 */
	public TuningWizard(Optional<IFile> file, Optional<IProject> project) {
		this(Messages.TuningWizard_add, Optional.empty(), file, project);
	}

	/** For a tuning that the file has. */
	TuningWizard(IFile file, OwnTuning edited) {
		this(Messages.TuningWizard_edit, Optional.of(edited), Optional.of(file), Optional.empty());
	}

	private TuningWizard(String title, Optional<OwnTuning> edited, Optional<IFile> file, Optional<IProject> project) {
		super(title, HelpContext.TRADE_OFF);
		this.edited = edited;
		this.file = file;
		this.project = file.map(IFile::getProject).or(() -> project);
	}

	@Override
	protected void start(StartingPoint from) {
		file = from.resource().filter(IFile.class::isInstance).map(IFile.class::cast)
				.filter(selected -> selected.getName().endsWith(OwnTunings.ENDING));
		project = from.project();
	}

	@Override
	public void addPages() {
		tuning = new TuningPage(file, project, edited);
		sources = new TuningSourcesPage(tuning::project, edited);
		judgement = new JudgementPage(edited);
		List.of(tuning, sources, judgement).forEach(this::addPage);
	}

	/** The file with the tuning; empty before it was written. */
	public Optional<IFile> written() {
		return written;
	}

	/** Returns the name of the tuning that was written. */
	String tuningName() {
		return name;
	}

	@Override
	public boolean performFinish() {
		IFile target = tuning.file();
		name = tuning.tuningName();
		String change = tuning.change();
		OwnTuning.Overhead overhead = sources.overhead();
		TuningSourcesPage.ChosenCode code = sources.code();
		Judgement judged = judgement.judgement();
		FormPage[] asked = { tuning };
		try {
			getContainer().run(true, true, monitor -> {
				try {
					SubMonitor progress = SubMonitor.convert(monitor, NLS.bind(Messages.TuningWizard_writing, name), 10);
					TuningFile series = new TuningFile(target);
					if (edited.filter(before -> before.name().equals(name)).isEmpty()) {
						series.requireNew(List.of(name));
					}
					asked[0] = sources;
					OwnTuning made = new OwnTuning(name, change, overhead, code.measure(progress.split(9)), judged.verdict(),
							judged.consequences());
					(edited.isPresent() ? series.replace(edited.get(), made, progress.split(1))
							: series.add(List.of(made), progress.split(1))).addToHistory();
				} catch (OperationCanceledException | CancellationException e) {
					throw new InterruptedException();
				} catch (CoreException | MetricsException | IllegalArgumentException e) {
					throw new InvocationTargetException(e);
				}
			});
			written = Optional.of(target);
			return true;
		} catch (InvocationTargetException e) {
			// Shows the first page that the user can correct.
			getContainer().showPage(asked[0]);
			asked[0].setErrorMessage(e.getCause().getMessage());
			return false;
		} catch (InterruptedException e) {
			return false; // cancelled by the user
		}
	}
}
