/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IImportWizard;
import org.eclipse.ui.PartInitException;
import org.sonde.common.files.IoErrorText;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.MenuWizard;
import org.sonde.overhead.ui.view.StartingPoint;

/** File ▸ Import ▸ Sonde ▸ Monitoring Log: reads logs, shows them, and takes their calls per second into a plan. */
public final class ImportLogWizard extends MenuWizard implements IImportWizard {

	private LogFilesPage files;
	private LogPreviewPage preview;
	private Optional<LogReading> read = Optional.empty();

	/** For the workbench. */
	public ImportLogWizard() {
		super(Messages.ImportLogWizard_title, HelpContext.IMPORT_LOG);
	}

	@Override
	protected void start(StartingPoint from) {
		files = new LogFilesPage(selectedLog(from));
		preview = new LogPreviewPage(from);
	}

	/** A folder of a project is taken for a log if it looks like one. */
	private static List<Path> selectedLog(StartingPoint start) {
		return start.resource().orElse(null) instanceof IContainer folder && folder.getLocation() != null
				&& folder.findMember("kieker.map") != null
				? List.of(folder.getLocation().toPath()) : List.of();
	}

	@Override
	public void addPages() {
		addPage(files);
		addPage(preview);
	}

	private boolean isRead() {
		return files.isPageComplete() && read.filter(log -> log.request().equals(Optional.of(files.request()))).isPresent();
	}

	@Override
	public boolean canFinish() {
		return files.isGrowing() ? files.isPageComplete() : isRead() && super.canFinish();
	}

	/** Reads the logs before the second page is shown; stays on the first one if that fails. */
	boolean look() {
		if (isRead()) {
			return true;
		}
		LogRequest request = files.request();
		LogReading[] log = new LogReading[1];
		try {
			getContainer().run(true, true, monitor -> {
				SubMonitor progress = SubMonitor.convert(monitor, 10);
				try {
					log[0] = LogJob.read(request, progress.split(9));
					List<PlanChoice> plans = PlanChoice.of(log[0], progress.split(1));
					getShell().getDisplay().syncExec(() -> preview.show(log[0], plans));
				} catch (CancellationException | OperationCanceledException e) {
					throw new InterruptedException();
				} catch (IOException e) {
					throw new InvocationTargetException(e);
				}
			});
			read = Optional.of(log[0]);
			return true;
		} catch (InvocationTargetException e) {
			files.setErrorMessage(NLS.bind(Messages.ImportLogWizard_nothingRead,
					e.getCause() instanceof IOException problem ? IoErrorText.withFile(problem) : e.getCause().toString()));
		} catch (InterruptedException e) {
			files.setErrorMessage(Messages.ImportLogWizard_cancelled);
		}
		return false;
	}

	@Override
	public boolean performFinish() {
		try {
			MonitoringLogView view = (MonitoringLogView) workbenchPage().orElseThrow().showView(MonitoringLogView.ID);
			if (files.isGrowing()) {
				view.watch(new LiveSource.GrowingLog(files.request()));
				return true;
			}
			LogReading log = read.orElseThrow();
			preview.choice().ifPresent(choice -> {
				view.show(choice.file().getProject());
				PlanLogComparison.takeCalls(log, choice.file(), view);
			});
			view.show(log);
		} catch (PartInitException e) {
			ILog.of(ImportLogWizard.class).log(e.getStatus());
		}
		return true;
	}
}
