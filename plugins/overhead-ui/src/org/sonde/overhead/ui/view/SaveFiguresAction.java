/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.Action;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PlatformUI;
import org.sonde.common.files.AtomicFile;
import org.sonde.common.files.IoErrorText;

/** Saves what a view shows as a file for programs, the same as the command line prints. */
public final class SaveFiguresAction extends Action {

	/**
	 * A kind of file.
	 *
	 * @param ending  of its name, without the dot
	 * @param label   for people
	 * @param content made when it is chosen, not in the thread of the user interface
	 */
	public record Kind(String ending, String label, Supplier<String> content) {
	}

	/**
	 * What can be saved.
	 *
	 * @param name of the file, without its ending
	 */
	public record Content(String name, List<Kind> kinds) {
	}

	private final IWorkbenchPart view;
	private final Supplier<Optional<Content>> content;

	/** @param content of what the view shows when the action runs */
	public SaveFiguresAction(IWorkbenchPart view, Supplier<Optional<Content>> content) {
		super(Messages.SaveFiguresAction_save);
		this.view = view;
		this.content = content;
		setToolTipText(Messages.SaveFiguresAction_hint);
		setImageDescriptor(PlatformUI.getWorkbench().getSharedImages().getImageDescriptor(ISharedImages.IMG_ETOOL_SAVEAS_EDIT));
	}

	@Override
	public void run() {
		content.get().ifPresent(this::run);
	}

	private void run(Content offered) {
		FileDialog dialog = new FileDialog(view.getSite().getShell(), SWT.SAVE);
		dialog.setText(Messages.SaveFiguresAction_title);
		dialog.setFilterExtensions(offered.kinds().stream().map(kind -> "*." + kind.ending()).toArray(String[]::new));
		dialog.setFilterNames(offered.kinds().stream().map(Kind::label).toArray(String[]::new));
		dialog.setFileName(offered.name() + "." + offered.kinds().getFirst().ending());
		dialog.setOverwrite(true);
		String chosen = dialog.open();
		if (chosen != null) {
			Kind kind = kind(offered, chosen, dialog.getFilterIndex());
			Job.create(Messages.SaveFiguresAction_saving, (IProgressMonitor monitor) -> save(kind, Path.of(chosen))).schedule();
		}
	}

	/** That of the name's ending, the longest one, else that of the filter chosen. */
	private static Kind kind(Content offered, String file, int filter) {
		return offered.kinds().stream().filter(kind -> file.toLowerCase(Locale.ROOT).endsWith("." + kind.ending()))
				.max(Comparator.comparingInt(kind -> kind.ending().length()))
				.orElse(offered.kinds().get(Math.max(0, filter)));
	}

	/** Writes the file; fails with a message that names it. */
	public static IStatus save(Kind kind, Path file) {
		try {
			AtomicFile.write(file, kind.content().get().getBytes(StandardCharsets.UTF_8));
			return Status.OK_STATUS;
		} catch (IOException e) {
			return Status.error(NLS.bind(Messages.SaveFiguresAction_notWritten, file, IoErrorText.inWords(e)), e);
		}
	}
}
