/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.IWorkbenchWizard;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.operations.UndoRedoActionGroup;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.instrumentation.workspace.ProjectFiles;
import org.sonde.overhead.ui.marking.PlanEdits;
import org.sonde.overhead.ui.traces.jvm.RecordJvmDialog;
import org.sonde.overhead.ui.view.ContextMenu;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.RunAction;
import org.sonde.overhead.ui.view.SaveFiguresAction;
import org.sonde.overhead.ui.view.TextClipboard;
import org.sonde.overhead.ui.view.table.SortMenu;
import org.sonde.report.traces.LogJson;
import org.sonde.report.traces.LogTables;
import org.sonde.report.traces.pictures.CallPicture;

/** The actions of the view on the log. */
final class LogActions {

	private static final String WIZARD = "org.sonde.overhead.ui.import.log";

	private final MonitoringLogView view;
	private final Action importLog = new RunAction(Messages.LogActions_importLog, "icons/import-log.svg", this::importLog);
	private final Action listen = new RunAction(Messages.LogActions_watch, "icons/watch.svg", this::listen);
	private final Action recordJvm = new RunAction(Messages.LogActions_recordJvm, "icons/record-jvm.svg", this::recordJvm);
	private final Action stop = new RunAction(Messages.LogActions_stop, PlatformUI.getWorkbench().getSharedImages()
			.getImageDescriptor(ISharedImages.IMG_ELCL_STOP), () -> view().stop());
	private final Action takeCalls = new RunAction(Messages.LogActions_takeCalls, "icons/take-calls.svg", () -> view().takeCalls());
	private final Action refresh = new RunAction(Messages.LogActions_readAgain,
			PlatformUI.getWorkbench().getSharedImages().getImageDescriptor(ISharedImages.IMG_ELCL_SYNCED), () -> view().readAgain());
	private final Action open = new RunAction(Messages.LogActions_open, () -> view().openSelected());
	private final Action copy = new RunAction(Messages.LogActions_copy, () -> TextClipboard.put(view().tabs().shownTable().copied()));
	private final SaveFiguresAction save;
	private final LogFolder folder;

	LogActions(MonitoringLogView view, ISelectionProvider selection) {
		this.view = view;
		listen.setToolTipText(Messages.LogActions_watchToolTip);
		recordJvm.setToolTipText(Messages.LogActions_recordJvmToolTip);
		takeCalls.setToolTipText(Messages.LogActions_takeCallsToolTip);
		refresh.setToolTipText(Messages.LogActions_readAgainToolTip);
		copy.setId(ActionFactory.COPY.getId());
		copy.setActionDefinitionId(ActionFactory.COPY.getCommandId());
		refresh.setActionDefinitionId(ActionFactory.REFRESH.getCommandId());
		save = new SaveFiguresAction(view, this::content);
		save.setToolTipText(Messages.LogActions_saveToolTip);
		IActionBars bars = view.getViewSite().getActionBars();
		new UndoRedoActionGroup(view.getSite(), PlanEdits.undoContext(), true).fillActionBars(bars);
		bars.setGlobalActionHandler(ActionFactory.COPY.getId(), copy);
		bars.setGlobalActionHandler(ActionFactory.REFRESH.getId(), refresh);
		for (IAction action : List.of(importLog, listen, recordJvm, stop, refresh, takeCalls, save)) {
			bars.getToolBarManager().add(action);
		}
		folder = new LogFolder(view);
		folder.actions().forEach(bars.getMenuManager()::add);
		MenuManager menu = new MenuManager();
		menu.add(open);
		menu.add(new Separator());
		menu.add(copy);
		menu.add(save);
		menu.add(SortMenu.of(() -> view.tabs().operations()));
		menu.add(new Separator());
		menu.add(takeCalls);
		menu.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
		ContextMenu.set(view.tabs().operations().viewer().getControl(), menu, view.getSite(), selection);
		view.tabs().operations().viewer().addSelectionChangedListener(event -> update());
	}

	private MonitoringLogView view() {
		return view;
	}

	void update() {
		boolean shown = view.log().isPresent();
		folder.update();
		takeCalls.setEnabled(view.activePlan().isPresent());
		refresh.setEnabled(view.canReadAgain());
		stop.setEnabled(view.isWatching());
		save.setEnabled(shown);
		copy.setEnabled(shown);
		open.setEnabled(view.tabs().operations().selected().size() == 1 && view.tabs().operations().selected().getFirst().element()
				.isPresent());
	}

	/** For a page that has nothing else to show. */
	IAction listening() {
		return listen;
	}

	/** Likewise. */
	IAction recording() {
		return recordJvm;
	}

	private void listen() {
		WatchDialog.ask(view.getSite().getShell()).ifPresent(view::watch);
	}

	/** The active plan of the project that the view follows says which methods. */
	private void recordJvm() {
		Shell shell = view.getSite().getShell();
		if (view.project().map(PlanStore.ofWorkspace()::active).orElse(null) instanceof PlanState.Loaded loaded) {
			RecordJvmDialog.ask(shell, loaded.plan(), ProjectFiles.name(loaded.file())).map(LiveSource.RunningJvm::new)
					.ifPresent(view::watch);
		} else {
			MessageDialog.openInformation(shell, Messages.LogActions_recordJvmTitle, Messages.LogActions_recordJvmWithoutPlan);
		}
	}

	/** Opens the wizard of File ▸ Import. */
	void importLog() {
		try {
			IWorkbenchWizard wizard = PlatformUI.getWorkbench().getImportWizardRegistry().findWizard(WIZARD).createWizard();
			wizard.init(PlatformUI.getWorkbench(), view.project().map(StructuredSelection::new)
					.orElse(StructuredSelection.EMPTY));
			WizardDialog dialog = new WizardDialog(view.getSite().getShell(), wizard);
			dialog.setHelpAvailable(HelpContext.canBeShown());
			dialog.open();
		} catch (CoreException e) {
			ILog.of(LogActions.class).log(e.getStatus());
		}
	}

	/** The same as the command line prints. */
	private Optional<SaveFiguresAction.Content> content() {
		return view.log().map(log -> {
			List<SaveFiguresAction.Kind> kinds = new ArrayList<>(List.of(
					new SaveFiguresAction.Kind("csv", Messages.LogActions_operationsCsv,
							() -> LogTables.operationsCsv(log.results()).csv()),
					new SaveFiguresAction.Kind("classes.csv", Messages.LogActions_classesCsv,
							() -> LogTables.classesCsv(log.results().classes().classes()).csv()),
					new SaveFiguresAction.Kind("json", Messages.LogActions_json, () -> LogJson.text(log.results()))));
			CallPicture.Settings settings = view.tabs().pictures();
			for (CallPicture form : CallPicture.values()) {
				kinds.add(new SaveFiguresAction.Kind(form.ending(), NLS.bind(Messages.LogActions_picture, form.label(), form.ending()),
						() -> form.text(log.results(), log.name(), settings), text -> form.tooLargeForMermaid(text).map(
								why -> NLS.bind(form.isOfTrace() ? Messages.LogActions_largeTrace : Messages.LogActions_largeGraph, why))));
			}
			return new SaveFiguresAction.Content(log.name().replace(':', '-'), kinds);
		});
	}
}
