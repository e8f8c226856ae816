/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.comparison;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.sonde.metrics.comparison.TypeChange;
import org.sonde.metrics.comparison.TypeComparison;
import org.sonde.metrics.comparison.TypeFigure;
import org.sonde.overhead.ui.view.ControlText;
import org.sonde.overhead.ui.view.EditorLine;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.Pages;
import org.sonde.overhead.ui.view.RestoredView;
import org.sonde.overhead.ui.view.RunAction;
import org.sonde.overhead.ui.view.SaveFiguresAction;
import org.sonde.overhead.ui.view.TextDialog;
import org.sonde.overhead.ui.view.WrappedText;
import org.sonde.overhead.ui.view.layout.AdaptiveSash;
import org.sonde.overhead.ui.view.layout.ChangingLabels;
import org.sonde.overhead.ui.view.layout.FlowLayout;
import org.sonde.overhead.ui.view.layout.PriorityLayout;
import org.sonde.overhead.ui.view.table.ColumnTable;
import org.sonde.overhead.ui.view.table.SortMenu;
import org.sonde.report.code.Citation;
import org.sonde.report.code.CodeJson;
import org.sonde.report.code.TypeChangeTable;

/** Two versions of a project's code compared with each other: as a whole, and type by type, the one that moved most first. */
public final class ComparisonView extends RestoredView {

	/** The id in plugin.xml. */
	public static final String ID = "org.sonde.overhead.ui.comparison";

	private static final String TYPES = "types";
	private static final String TOTALS = "totals";
	private static final int[] WEIGHTS = { 48, 52 };
	private static final double SIDE_BY_SIDE = 2;
	/** In pixels: a figure, before and after. */
	private static final int LEAST_WIDTH = 480;

	private final ShownComparison model = new ShownComparison();
	private Pages pages;
	private ChangingLabels labels;
	private WrappedText heading;
	private WrappedText counts;
	private ColumnTable<TotalColumns.Row> totals;
	private ColumnTable<TypeChange> types;
	private final Action again = new RunAction(Messages.ComparisonView_again, "icons/measure.svg", this::compareAgain);
	private final Action problems = new RunAction(Messages.ComparisonView_problems, this::showProblems);

	/** Shows the view, and in it the result of a job as soon as there is one. */
	static void compare(CompareRequest request, IWorkbenchPage page) {
		try {
			((ComparisonView) page.showView(ID)).compare(request);
		} catch (PartInitException e) {
			ILog.of(ComparisonView.class).log(e.getStatus());
		}
	}

	private void compare(CompareRequest request) {
		model.ask(request);
		CompareJob job = new CompareJob(request, this::received);
		say(NLS.bind(Messages.ComparisonView_comparing, request.project().getElementName()),
				Messages.ComparisonView_cancel, job::cancel);
		job.schedule();
	}

	private void received(CompareOutcome outcome) {
		if (PlatformUI.isWorkbenchRunning()) {
			PlatformUI.getWorkbench().getDisplay().asyncExec(() -> show(outcome));
		}
	}

	/** If the comparison failed, it would fail again, so the dialog opens with the last choices. */
	private void compareAgain() {
		model.failed().ifPresentOrElse(failed -> CompareDialog.open(failed.selected(), Optional.of(failed.before()), getSite().getShell(),
				getSite().getPage()), () -> model.repeatable().ifPresent(this::compare));
	}

	private void show(CompareOutcome outcome) {
		if (pages.isDisposed() || !model.take(outcome)) {
			return; // closed, or something else was asked for since
		}
		switch (outcome) {
			case CompareOutcome.Compared result -> show(result);
			case CompareOutcome.Failed failed ->
				say(Messages.ComparisonView_nothing, ControlText.link(failed.reason()) + "\n\n" + Messages.ComparisonView_compareAgain,
						this::compareAgain);
			case CompareOutcome.Cancelled cancelled ->
				say(Messages.ComparisonView_cancelled, Messages.ComparisonView_compareAgain, this::compareAgain);
		}
	}

	private void say(String title, String text, Runnable action) {
		pages.messagePage().show(title, text, action);
		pages.showMessage();
		enableActions();
	}

	private void enableActions() {
		again.setEnabled(model.repeatable().isPresent());
		problems.setEnabled(model.hasProblems());
	}

	@Override
	protected void createControls(Composite parent) {
		pages = pages(parent, Messages.ComparisonView_shortTitle, HelpContext.COMPARISON);
		pages.messagePage().show(Messages.ComparisonView_nothingYet, Messages.ComparisonView_how, this::compareSelected);
		pages.setContentFocus(() -> types.viewer().getControl().setFocus());
		Composite content = pages.content();
		labels = new ChangingLabels(content);
		createHeading(content);
		AdaptiveSash sash = new AdaptiveSash(content, SIDE_BY_SIDE);
		totals = new ColumnTable<>(sash.parts(), Messages.ComparisonView_totals, TotalColumns.Row.class, row -> row.figure().name(),
				TotalColumns.all());
		types = new ColumnTable<>(sash.parts(), Messages.ComparisonView_types, TypeChange.class, ChangeColumns::key, ChangeColumns.all());
		sash.besideFrom(LEAST_WIDTH).needs(totals::leastHeight, types::leastHeight).setWeights(WEIGHTS);
		PriorityLayout.of(content).main(sash.control(), sash::leastHeight).thenHide(counts.getParent()).thenHide(heading.getParent());
		if (memento().isEmpty()) {
			types.sortDescending(TypeFigure.COMPLEXITY.keyword());
		}
		memento().map(memento -> memento.getChild(TYPES)).ifPresent(types::restore);
		memento().map(memento -> memento.getChild(TOTALS)).ifPresent(totals::restore);
		createActions();
		pages.showMessage();
	}

	/** What is selected in the Package Explorer; where there is nothing to compare, shows the Package Explorer. */
	private void compareSelected() {
		IWorkbenchPage page = getSite().getPage();
		Optional<SelectedTypes> types = page.getSelection(JavaUI.ID_PACKAGES) instanceof IStructuredSelection selection
				? SelectedTypes.of(selection) : Optional.empty();
		types.ifPresentOrElse(selected -> CompareDialog.open(selected, getSite().getShell(), getSite().getPage()), () -> {
			try {
				page.showView(JavaUI.ID_PACKAGES);
			} catch (PartInitException e) {
				ILog.of(ComparisonView.class).log(e.getStatus());
			}
		});
	}

	private void createHeading(Composite content) {
		heading = FlowLayout.text(content);
		heading.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
		counts = FlowLayout.text(content);
	}

	private void createActions() {
		SaveFiguresAction save = new SaveFiguresAction(this, () -> model.compared().map(ComparisonView::saved));
		Action open = new RunAction(Messages.ComparisonView_open, this::openSelected);
		IActionBars bars = getViewSite().getActionBars();
		bars.getToolBarManager().add(save);
		bars.getToolBarManager().add(again);
		bars.getMenuManager().add(problems);
		bars.getMenuManager().add(save);
		bars.getMenuManager().add(again);
		IAction copy = types.copyAction();
		bars.setGlobalActionHandler(ActionFactory.COPY.getId(), copy);
		bars.setGlobalActionHandler(ActionFactory.REFRESH.getId(), again);
		enableActions();
		menu(types, open, copy, save);
		menu(totals, totals.copyAction(), save);
		types.viewer().addDoubleClickListener(event -> openSelected());
	}

	private static void menu(ColumnTable<?> table, IAction... actions) {
		MenuManager menu = new MenuManager();
		List.of(actions).forEach(menu::add);
		menu.add(SortMenu.of(() -> table));
		Control control = table.viewer().getControl();
		control.setMenu(menu.createContextMenu(control));
	}

	/** Returns the figures as the command line prints them. */
	private static SaveFiguresAction.Content saved(CompareOutcome.Compared shown) {
		TypeComparison step = shown.types();
		return new SaveFiguresAction.Content(shown.request().project().getElementName() + "-comparison", List.of(
				new SaveFiguresAction.Kind("csv", Messages.ComparisonView_csv,
						() -> TypeChangeTable.csv(List.of(step), TypeFigure.COMPLEXITY).csv()),
				new SaveFiguresAction.Kind("json", Messages.ComparisonView_json, () -> CodeJson.printed(step)),
				new SaveFiguresAction.Kind("bib", Messages.ComparisonView_bibtex,
						() -> Citation.of(List.of(step.before(), step.after())).bibtex())));
	}

	@Override
	public Optional<IProject> project() {
		return model.asked().map(request -> request.project().getProject());
	}

	/** What is shown; empty before the first comparison. */
	public Optional<TypeComparison> comparison() {
		return model.types();
	}

	private void show(CompareOutcome.Compared result) {
		TypeComparison comparison = result.types();
		labels.set(heading, ComparisonText.heading(comparison));
		heading.setToolTipText(comparison.before().source().location());
		labels.set(counts, ComparisonText.counts(comparison));
		totals.show(result.totals());
		types.show(comparison.types());
		enableActions();
		pages.showContent();
		labels.layOut();
	}

	private void showProblems() {
		comparison().ifPresent(shown -> new TextDialog(getSite().getShell(),
				NLS.bind(Messages.ComparisonView_problemsOf, ComparisonText.heading(shown)), ComparisonText.problems(shown),
				HelpContext.COMPARISON).open());
	}

	private void openSelected() {
		if (model.compared().isPresent() && types.selected().size() == 1 && types.selected().getFirst().after().isPresent()) {
			var type = types.selected().getFirst().after().get();
			IProject project = model.compared().get().request().project().getProject();
			try {
				EditorLine.open(getSite().getPage(), project.getFile(type.file()), type.line());
			} catch (PartInitException e) {
				MessageDialog.openError(getSite().getShell(), Messages.ComparisonView_openTitle, e.getMessage());
			}
		}
	}

	@Override
	public void saveState(IMemento state) {
		types.save(state.createChild(TYPES));
		totals.save(state.createChild(TOTALS));
	}
}
