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
import org.sonde.overhead.ui.view.StartedWizard;
import org.sonde.overhead.ui.view.StartingPoint;
import org.sonde.report.tunings.OwnTuning;

/** File ▸ New ▸ Sonde ▸ Tuning: adds a tuning to a series of one's own, which is made if it is not there. */
public final class AddTuningWizard extends StartedWizard implements INewWizard {

	private Optional<IFile> file;
	private Optional<IProject> project;
	private TuningPage tuning;
	private TuningSourcesPage sources;
	private JudgementPage judgement;
	private Optional<IFile> written = Optional.empty();

	/** For the workbench. */
	public AddTuningWizard() {
		this(Optional.empty(), Optional.empty());
	}

	/**
	 * @param file of the series; empty for a new one
	 * @param project where a new one is to be kept, if one is chosen
	 */
	public AddTuningWizard(Optional<IFile> file, Optional<IProject> project) {
		super(Messages.AddTuningWizard_title, HelpContext.TRADE_OFF);
		this.file = file;
		this.project = file.map(IFile::getProject).or(() -> project);
	}

	@Override
	protected void start(StartingPoint from) {
		project = from.project();
	}

	@Override
	public void addPages() {
		tuning = new TuningPage(file, project);
		sources = new TuningSourcesPage(tuning::project);
		judgement = new JudgementPage();
		List.of(tuning, sources, judgement).forEach(this::addPage);
	}

	/** The file with the new tuning; empty before it was written. */
	public Optional<IFile> written() {
		return written;
	}

	@Override
	public boolean performFinish() {
		IFile target = tuning.file();
		String name = tuning.tuningName();
		String change = tuning.change();
		OwnTuning.Overhead overhead = sources.overhead();
		TuningSourcesPage.ChosenCode code = sources.code();
		JudgementPage.Judgement judged = judgement.judgement();
		try {
			getContainer().run(true, true, monitor -> {
				try {
					SubMonitor progress = SubMonitor.convert(monitor, NLS.bind(Messages.AddTuningWizard_adding, name), 10);
					TuningFile series = new TuningFile(target);
					series.requireNew(List.of(name));
					OwnTuning added = new OwnTuning(name, change, overhead, code.measure(progress.split(9)), judged.verdict(),
							judged.consequences());
					series.add(List.of(added), progress.split(1));
				} catch (OperationCanceledException | CancellationException e) {
					throw new InterruptedException();
				} catch (CoreException | MetricsException | IllegalArgumentException e) {
					throw new InvocationTargetException(e);
				}
			});
			written = Optional.of(target);
			return true;
		} catch (InvocationTargetException e) {
			tuning.setErrorMessage(null);
			sources.setErrorMessage(e.getCause().getMessage());
			getContainer().showPage(sources);
			return false;
		} catch (InterruptedException e) {
			return false; // cancelled by the user
		}
	}
}
