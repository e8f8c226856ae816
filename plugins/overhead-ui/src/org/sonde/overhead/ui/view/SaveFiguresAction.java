/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.IViewPart;
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
	 * @param caution what users must know about this content; empty if nothing
	 */
	public record Kind(String ending, String label, Supplier<String> content, Function<String, Optional<String>> caution) {
		/** A kind without a caution. */
		public Kind(String ending, String label, Supplier<String> content) {
			this(ending, label, content, text -> Optional.empty());
		}
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
		String typed = dialog.open();
		if (typed != null) {
			Chosen chosen = Chosen.of(typed, dialog.getFilterIndex(), offered.kinds().stream().map(Kind::ending).toList());
			if (chosen.mayBeWritten(view.getSite().getShell(), typed)) {
				Shell shell = view.getSite().getShell();
				Job.create(Messages.SaveFiguresAction_saving, (IProgressMonitor monitor) -> {
					IStatus saved = save(offered.kinds().get(chosen.kind()), chosen.file());
					if (saved.isOK()) {
						Deferred.run(shell, () -> confirm(chosen.file()));
					} else if (saved.getSeverity() == IStatus.WARNING) {
						Deferred.run(shell,
								() -> MessageDialog.openWarning(shell, Messages.SaveFiguresAction_title, saved.getMessage()));
					}
					return saved;
				}).schedule();
			}
		}
	}

	private void confirm(Path file) {
		if (view instanceof IViewPart part) {
			part.getViewSite().getActionBars().getStatusLineManager().setMessage(NLS.bind(Messages.SaveFiguresAction_saved, file));
		}
	}

	/**
	 * The choice in a dialog that saves one of several kinds of file.
	 *
	 * @param kind its place among them
	 */
	public record Chosen(Path file, int kind) {

		/**
		 * The kind of the name's ending, the longest one, if the user typed it. GTK leaves the ending of the first kind, which was
		 * proposed, when another kind is chosen in the list: then that kind counts, and the file gets its ending.
		 *
		 * @param filter  place of the kind that is chosen in the list; -1 for none
		 * @param endings of the kinds, without dots
		 */
		public static Chosen of(String typed, int filter, List<String> endings) {
			Optional<String> ending = endings.stream().filter(one -> typed.toLowerCase(Locale.ROOT).endsWith("." + one))
					.max(Comparator.comparingInt(String::length));
			boolean proposed = ending.equals(endings.stream().findFirst());
			if (ending.isPresent() && (!proposed || filter <= 0)) {
				return new Chosen(Path.of(typed), endings.indexOf(ending.get()));
			}
			int kind = Math.max(0, filter);
			String stem = proposed ? typed.substring(0, typed.length() - ending.get().length() - 1) : typed;
			return new Chosen(Path.of(stem + "." + endings.get(kind)), kind);
		}

		/** Whether no file is replaced, or the user agrees. For the typed name itself, the dialog already asked. */
		public boolean mayBeWritten(Shell shell, String typed) {
			return file.equals(Path.of(typed)) || !Files.exists(file)
					|| MessageDialog.openConfirm(shell, Messages.SaveFiguresAction_title,
							NLS.bind(Messages.SaveFiguresAction_exists, file));
		}
	}

	/** Writes the file; fails with a message that names it, and warns of what users must know about it. */
	public static IStatus save(Kind kind, Path file) {
		try {
			String text = kind.content().get();
			AtomicFile.write(file, text.getBytes(StandardCharsets.UTF_8));
			return kind.caution().apply(text).map(caution -> Status.warning(NLS.bind(Messages.SaveFiguresAction_caution, file, caution)))
					.orElse(Status.OK_STATUS);
		} catch (IOException e) {
			return Status.error(NLS.bind(Messages.SaveFiguresAction_notWritten, file, IoErrorText.inWords(e)), e);
		}
	}
}
