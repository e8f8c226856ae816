/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.export;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IExportWizard;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.MenuWizard;
import org.sonde.overhead.ui.view.StartingPoint;

/** Asks on one page which plan is exported and where to, and remembers that for the next time. */
abstract class ExportWizard<P extends ExportPage> extends MenuWizard implements IExportWizard {

	private final String settings;
	private P page;

	/** @param settings what it remembers is called */
	ExportWizard(String title, HelpContext help, String settings) {
		super(title, help);
		this.settings = settings;
	}

	abstract P page(StartingPoint from);

	@Override
	protected final void start(StartingPoint from) {
		setDialogSettings(ExportSettings.of(settings));
		page = page(from);
	}

	@Override
	public final void addPages() {
		addPage(page);
	}

	@Override
	public final boolean performFinish() {
		page.remember();
		return export(page);
	}

	/**
	 * Asks whether files that no export wrote may be replaced, from another thread than the user interface's.
	 *
	 * @param others none to ask nothing
	 * @throws OperationCanceledException if they may not
	 */
	final void askToReplace(List<Path> others, Shell shell) {
		if (!others.isEmpty()) {
			boolean[] replace = new boolean[1];
			String question = NLS.bind(others.size() == 1 ? Messages.ExportWizard_replaceFile : Messages.ExportWizard_replaceFiles,
					others.stream().map(Path::toString).collect(Collectors.joining("\n")));
			shell.getDisplay().syncExec(() -> replace[0] = MessageDialog.openQuestion(shell, getWindowTitle(), question));
			if (!replace[0]) {
				throw new OperationCanceledException();
			}
		}
	}

	/** Exports what the page asks for. Whether it was done; if not, the page says why. */
	abstract boolean export(P page);
}
