/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.operation.IRunnableWithProgress;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IImportWizard;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.sonde.instrumentation.workspace.ProjectFiles;
import org.sonde.overhead.imports.Answers;
import org.sonde.overhead.imports.BenchmarkImport;
import org.sonde.overhead.imports.ImportTarget;
import org.sonde.overhead.imports.Preview;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.MenuWizard;
import org.sonde.overhead.ui.view.MonitorProgress;
import org.sonde.overhead.ui.view.StartingPoint;

/** File ▸ Import ▸ Sonde ▸ Benchmark Results: looks at files, asks what they do not say, and makes a result set of the project. */
public final class ImportResultsWizard extends MenuWizard implements IImportWizard {

	private ImportFilesPage files;
	private ImportPreviewPage preview;
	private List<Path> looked = List.of();

	/** For the workbench. */
	public ImportResultsWizard() {
		super(Messages.ImportResultsWizard_title, HelpContext.IMPORT_RESULTS);
	}

	@Override
	protected void start(StartingPoint from) {
		files = new ImportFilesPage(from);
		preview = new ImportPreviewPage();
	}

	@Override
	public void addPages() {
		addPage(files);
		addPage(preview);
	}

	/** On the first page, open questions are unknown until the files are read. */
	@Override
	public boolean canFinish() {
		return getContainer().getCurrentPage() == files ? files.isPageComplete() : looked.equals(files.paths()) && super.canFinish();
	}

	/** Looks at the files before the second page is shown; stays on the first one if that fails. */
	boolean look() {
		if (looked.equals(files.paths())) {
			preview.into(files.project());
			return true;
		}
		List<Path> paths = files.paths();
		Preview[] seen = new Preview[1];
		boolean done = run(Messages.ImportResultsWizard_notLookedAt, Messages.ImportResultsWizard_cancelledLooking,
				monitor -> seen[0] = BenchmarkImport.look(paths, new MonitorProgress(monitor)));
		if (done) {
			preview.show(seen[0], files.project());
			looked = paths;
		}
		return done;
	}

	/** Can finish on the first page only if no question is open; otherwise the second page asks it. */
	@Override
	public boolean performFinish() {
		if (getContainer().getCurrentPage() == files) {
			if (!look()) {
				return false;
			}
			if (!preview.isPageComplete()) {
				getContainer().showPage(preview);
				return false;
			}
		}
		preview.into(files.project());
		Answers answers = preview.answers();
		Preview understood = preview.preview();
		IFile target = preview.target();
		boolean done = run(Messages.ImportResultsWizard_notImported, Messages.ImportResultsWizard_cancelledImport, monitor -> {
			Path folder = Optional.ofNullable(target.getParent().getLocation()).orElseThrow(() -> new IllegalArgumentException(
					NLS.bind(Messages.ImportResultsWizard_notLocal, ProjectFiles.name(target)))).toPath();
			ImportTarget.write(understood, answers, folder.resolve(target.getName()), new MonitorProgress(monitor));
			target.getParent().refreshLocal(IResource.DEPTH_ONE, null);
		});
		if (done) {
			showResult(target, understood.isHistory(), answers.id().orElseThrow());
		}
		return done;
	}

	private void showResult(IFile target, boolean isHistory, String id) {
		IWorkbenchPage page = workbenchPage().orElseThrow();
		if (!isHistory) {
			ResultsView.open(page, target.getProject(), id);
			return;
		}
		try {
			IDE.openEditor(page, target); // it is not a result set, and stands in no list
		} catch (PartInitException e) {
			ILog.of(ImportResultsWizard.class).log(e.getStatus());
		}
	}

	/** Work that may take long and may fail. */
	private interface Work {
		void run(IProgressMonitor monitor) throws Exception;
	}

	/** Runs work with progress and a button to cancel. Errors are shown on the page. */
	private boolean run(String failed, String cancelled, Work work) {
		IRunnableWithProgress runnable = monitor -> {
			try {
				work.run(monitor);
			} catch (CancellationException e) {
				throw new InterruptedException();
			} catch (Exception e) {
				throw new InvocationTargetException(e);
			}
		};
		WizardPage current = getContainer().getCurrentPage() == preview ? preview : files;
		try {
			getContainer().run(true, true, runnable);
			return true;
		} catch (InvocationTargetException e) {
			current.setErrorMessage(NLS.bind(failed, e.getCause().getMessage()));
			return false;
		} catch (InterruptedException e) {
			current.setErrorMessage(cancelled);
			return false;
		}
	}
}
