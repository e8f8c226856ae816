/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.List;

import org.eclipse.jdt.ui.actions.IJavaEditorActionDefinitionIds;
import org.eclipse.jdt.ui.actions.JdtActionConstants;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.sonde.overhead.ui.view.CommandAction;
import org.sonde.overhead.ui.view.ContextMenu;
import org.sonde.overhead.ui.view.RunAction;
import org.sonde.overhead.ui.view.TextClipboard;

/** The actions of the view. */
final class LiveObjectsActions {
	private static final String RUN = "org.sonde.overhead.ui.runWithProbes";

	private final LiveObjectsView view;
	private final ObjectsTree tree;
	private final Action choose;
	private final Action disconnect;
	private final Action refresh;
	private final Action watch;
	private final Action end;
	private final Action suspend;
	private final Action resume;
	private final Action open;
	private final IAction run;

	LiveObjectsActions(LiveObjectsView view, ObjectsTree tree, HistoryPart history) {
		this.view = view;
		this.tree = tree;
		ISharedImages images = PlatformUI.getWorkbench().getSharedImages();
		choose = action(Messages.LiveObjectsActions_choose, Messages.LiveObjectsActions_chooseToolTip, "icons/choose-program.svg",
				view::chooseProgram);
		disconnect = new RunAction(Messages.LiveObjectsActions_disconnect, images.getImageDescriptor(ISharedImages.IMG_ELCL_STOP),
				view::disconnect);
		disconnect.setToolTipText(Messages.LiveObjectsActions_disconnectToolTip);
		refresh = new RunAction(Messages.LiveObjectsActions_refresh, images.getImageDescriptor(ISharedImages.IMG_ELCL_SYNCED),
				view::refresh);
		refresh.setToolTipText(Messages.LiveObjectsActions_refreshToolTip);
		refresh.setActionDefinitionId(ActionFactory.REFRESH.getCommandId());
		watch = action(Messages.LiveObjectsActions_watch, Messages.LiveObjectsActions_watchToolTip, "icons/watch-objects.svg", view::watch);
		end = action(Messages.LiveObjectsActions_end, Messages.LiveObjectsActions_endToolTip, "icons/end-watching.svg", view::endWatching);
		suspend = action(Messages.LiveObjectsActions_suspend, Messages.LiveObjectsActions_suspendToolTip, "icons/suspend-sensor.svg",
				() -> view.suspend(true));
		resume = action(Messages.LiveObjectsActions_resume, Messages.LiveObjectsActions_resumeToolTip, "icons/resume-sensor.svg",
				() -> view.suspend(false));
		open = new RunAction(Messages.LiveObjectsActions_open, view::openDeclaration);
		open.setActionDefinitionId(IJavaEditorActionDefinitionIds.OPEN_EDITOR);
		run = new CommandAction(Messages.LiveObjectsActions_run, "icons/run-probes.svg", RUN, view.getSite());
		IAction copyChanges = history.copyAction();
		Action copy = new RunAction(Messages.LiveObjectsActions_copy, () -> {
			if (history.hasFocus()) {
				copyChanges.run();
			} else {
				TextClipboard.put(tree.copied());
			}
		});
		copy.setId(ActionFactory.COPY.getId());
		copy.setActionDefinitionId(ActionFactory.COPY.getCommandId());
		fillBars(copy);
		setMenu(copy);
	}

	private void fillBars(IAction copy) {
		IActionBars bars = view.getViewSite().getActionBars();
		bars.setGlobalActionHandler(ActionFactory.COPY.getId(), copy);
		bars.setGlobalActionHandler(ActionFactory.REFRESH.getId(), refresh);
		bars.setGlobalActionHandler(JdtActionConstants.OPEN, open);
		for (IAction action : List.of(choose, disconnect, refresh, watch, end, suspend, resume)) {
			bars.getToolBarManager().add(action);
		}
	}

	private void setMenu(IAction copy) {
		MenuManager menu = new MenuManager();
		menu.add(open);
		menu.add(new Separator());
		List.of(refresh, suspend, resume, watch).forEach(menu::add);
		menu.add(new Separator());
		menu.add(copy);
		menu.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
		ContextMenu.set(tree.viewer().getControl(), menu, view.getSite(), tree.viewer());
	}

	private static Action action(String text, String toolTip, String icon, Runnable run) {
		Action action = new RunAction(text, icon, run);
		action.setToolTipText(toolTip);
		return action;
	}

	void update() {
		boolean asked = view.canAsk();
		disconnect.setEnabled(view.isConnected());
		refresh.setEnabled(asked);
		watch.setEnabled(asked);
		end.setEnabled(view.isWatching());
		suspend.setEnabled(asked && view.hasSensor(false));
		resume.setEnabled(asked && view.hasSensor(true));
		open.setEnabled(tree.selected().size() == 1 && !(tree.selected().getFirst() instanceof PlaceholderNode));
	}

	/** For a page that has nothing else to show. */
	IAction choosing() {
		return choose;
	}

	/** Likewise. */
	IAction running() {
		return run;
	}
}
