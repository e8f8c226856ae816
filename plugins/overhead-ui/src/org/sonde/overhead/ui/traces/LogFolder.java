/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.IAction;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.program.Program;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.sonde.common.files.IoErrorText;
import org.sonde.overhead.ui.view.RunAction;

/** Actions on the folder of a log. Only the last runs with probes are kept, so users may want to store a log elsewhere. */
final class LogFolder {

	private final MonitoringLogView view;
	private final IAction reveal = new RunAction(Messages.LogFolder_reveal, this::reveal);
	private final IAction export = new RunAction(Messages.LogFolder_export, this::export);

	LogFolder(MonitoringLogView view) {
		this.view = view;
		reveal.setToolTipText(Messages.LogFolder_revealToolTip);
		export.setToolTipText(Messages.LogFolder_exportToolTip);
	}

	List<IAction> actions() {
		return List.of(reveal, export);
	}

	void update() {
		actions().forEach(action -> action.setEnabled(view.folder().isPresent()));
	}

	private void reveal() {
		view.folder().filter(folder -> !Program.launch(folder.toString()))
				.ifPresent(folder -> view.getViewSite().getActionBars().getStatusLineManager()
						.setErrorMessage(NLS.bind(Messages.LogFolder_noFileManager, folder)));
	}

	private void export() {
		DirectoryDialog dialog = new DirectoryDialog(view.getSite().getShell());
		dialog.setText(Messages.LogFolder_exportTitle);
		dialog.setMessage(Messages.LogFolder_exportMessage);
		String chosen = dialog.open();
		if (chosen != null) {
			Path from = view.folder().orElseThrow();
			Job.create(Messages.LogFolder_copying, (IProgressMonitor monitor) -> copy(from, Path.of(chosen), monitor)).schedule();
		}
	}

	/** Copies a log, or all that is in a folder of logs, into another folder; never over what is there. */
	static IStatus copy(Path from, Path folder, IProgressMonitor monitor) {
		try (Stream<Path> inside = Files.walk(from)) {
			List<Path> paths = inside.filter(path -> !path.equals(from)).toList();
			SubMonitor progress = SubMonitor.convert(monitor, paths.size());
			for (Path path : paths) {
				progress.split(1);
				Path target = folder.resolve(from.relativize(path).toString());
				if (Files.isDirectory(path)) {
					Files.createDirectory(target);
				} else {
					Files.copy(path, target);
				}
			}
			return Status.OK_STATUS;
		} catch (FileAlreadyExistsException e) {
			return Status.error(NLS.bind(Messages.LogFolder_exists, e.getFile()), e);
		} catch (IOException e) {
			return Status.error(NLS.bind(Messages.LogFolder_notCopied, folder, IoErrorText.inWords(e)), e);
		}
	}
}
