/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.code;

import java.util.Optional;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.GroupMarker;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.window.Window;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.actions.ContributionItemFactory;
import org.sonde.instrumentation.workspace.ProjectComponents;
import org.sonde.metrics.Problem;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.RunAction;
import org.sonde.overhead.ui.view.SaveFiguresAction;
import org.sonde.overhead.ui.view.TextDialog;
import org.sonde.overhead.ui.view.table.ColumnTable;
import org.sonde.overhead.ui.view.table.SortMenu;

/** The actions of the view. */
final class FigureActions {

	private final MaintainabilityView view;
	private final Action open = new RunAction(Messages.FigureActions_open, () -> view().openSelected());
	final IAction copy = ColumnTable.copyAction(() -> view().table());
	final Action refresh = new RunAction(Messages.FigureActions_measureAgain, "icons/measure.svg", () -> view().measureAgain());
	private final Action create = new RunAction(Messages.FigureActions_create, "icons/new-component.svg", () -> edit(Optional.empty()));
	private final Action edit = new RunAction(Messages.FigureActions_edit, () -> edit(file()));
	private final Action save;
	private final Action problems = new RunAction(Messages.FigureActions_problems, this::showProblems);

	FigureActions(MaintainabilityView view) {
		this.view = view;
		save = new SaveFiguresAction(view, () -> view.figures().map(Figures::saved));
		refresh.setId(ActionFactory.REFRESH.getId());
		refresh.setActionDefinitionId(ActionFactory.REFRESH.getCommandId());
		create.setToolTipText(Messages.FigureActions_createHint);
		update();
	}

	/** Enables what makes sense for what is shown and selected. */
	void update() {
		Optional<Figures> figures = view.figures();
		open.setEnabled(view.selected().size() == 1 && view.selected().getFirst().line() > 0);
		create.setEnabled(figures.isPresent());
		edit.setEnabled(file().isPresent());
		save.setEnabled(figures.isPresent());
		problems.setEnabled(figures.filter(shown -> !shown.measurement().problems().isEmpty()).isPresent());
	}

	void fill(IActionBars bars) {
		bars.getToolBarManager().add(create);
		bars.getToolBarManager().add(save);
		bars.getToolBarManager().add(refresh);
		bars.getMenuManager().add(create);
		bars.getMenuManager().add(edit);
		bars.getMenuManager().add(new Separator());
		bars.getMenuManager().add(problems);
		bars.getMenuManager().add(save);
		bars.getMenuManager().add(refresh);
	}

	MenuManager contextMenu() {
		MenuManager menu = new MenuManager();
		menu.add(open);
		MenuManager showIn = new MenuManager(Messages.FigureActions_showIn);
		showIn.add(ContributionItemFactory.VIEWS_SHOW_IN.create(view.getSite().getWorkbenchWindow()));
		menu.add(showIn);
		menu.add(new Separator());
		menu.add(copy);
		menu.add(save);
		menu.add(SortMenu.of(() -> view.table()));
		menu.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
		return menu;
	}

	private MaintainabilityView view() {
		return view;
	}

	private Optional<IFile> file() {
		return view.figures().flatMap(Figures::file);
	}

	private void edit(Optional<IFile> file) {
		Figures figures = view.figures().orElseThrow();
		IProject project = figures.project();
		Component shown = figures.measurement().component();
		Component given = file.isPresent() ? shown : shown.withName(project.getName());
		ComponentDialog dialog = new ComponentDialog(view.getSite().getShell(), project, file, given);
		if (dialog.open() == Window.OK) {
			Component component = dialog.component();
			IFile target = dialog.file();
			Job.create(Messages.FigureActions_saving, (IProgressMonitor monitor) -> {
				ProjectComponents.save(component, target);
				PlatformUI.getWorkbench().getDisplay().asyncExec(() -> view.choose(Optional.of(target)));
			}).schedule();
		}
	}

	private void showProblems() {
		ComponentMeasurement measurement = view.figures().orElseThrow().measurement();
		new TextDialog(view.getSite().getShell(), NLS.bind(Messages.FigureActions_problemsOf, measurement.component().name()),
				measurement.problems().stream().map(Problem::toString).collect(Collectors.joining("\n")), HelpContext.MAINTAINABILITY)
				.open();
	}
}
