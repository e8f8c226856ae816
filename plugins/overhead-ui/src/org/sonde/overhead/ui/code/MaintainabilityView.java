/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.code;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.part.IShowInSource;
import org.eclipse.ui.part.IShowInTarget;
import org.eclipse.ui.part.ShowInContext;
import org.eclipse.ui.progress.IWorkbenchSiteProgressService;
import org.sonde.instrumentation.workspace.ProjectComponents;
import org.sonde.overhead.ui.view.ContextMenu;
import org.sonde.overhead.ui.view.ControlText;
import org.sonde.overhead.ui.view.Deferred;
import org.sonde.overhead.ui.view.FirstSteps;
import org.sonde.overhead.ui.view.FollowedProject;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.MessagePage;
import org.sonde.overhead.ui.view.Pages;
import org.sonde.overhead.ui.view.RestoredView;
import org.sonde.overhead.ui.view.VisibleUpdate;
import org.sonde.overhead.ui.view.table.ColumnTable;
import org.sonde.overhead.ui.view.table.RowSelection;

/**
 * Size and complexity of a component of a project: as a whole, and by package, type and method. It follows what is typed and saved. The
 * project is that of the last selection or editor.
 */
public final class MaintainabilityView extends RestoredView implements IShowInSource, IShowInTarget {

	/** The id in plugin.xml. */
	public static final String ID = "org.sonde.overhead.ui.maintainability";

	private static final String LEVEL = "level";

	/** Figures with all that is shown of them; made in a job. */
	private record Ready(FiguresOutcome.Measured outcome, Map<FiguresLevel, ColumnTable.Sorted<FigureRow>> rows, FiguresTotalText total) {
	}

	private final LiveFigures live = new LiveFigures(this::received);
	private final ChosenComponents chosen = new ChosenComponents();
	private final ShownMaintainability model = new ShownMaintainability(chosen);
	private final SelectedCode code = new SelectedCode();
	private FollowedProject followed;
	/** The rows of the shown figures, by level. */
	private Map<FiguresLevel, ColumnTable.Sorted<FigureRow>> rows = Map.of();

	private Pages pages;
	private Deferred<FiguresContent> content;
	private VisibleUpdate seen;
	private RowSelection<FigureRow> selection;
	private FigureActions actions;

	@Override
	protected void createControls(Composite parent) {
		pages = pages(parent, Messages.MaintainabilityView_shortTitle, HelpContext.MAINTAINABILITY);
		content = new Deferred<>(parent, () -> new FiguresContent(pages.content(), this::choose, this::show), this::contentMade);
		seen = new VisibleUpdate(this);
		selection = code.in(this::table);
		getSite().setSelectionProvider(selection);
		actions = new FigureActions(this);
		IActionBars bars = getViewSite().getActionBars();
		bars.setGlobalActionHandler(ActionFactory.COPY.getId(), actions.copy);
		bars.setGlobalActionHandler(ActionFactory.REFRESH.getId(), actions.refresh);
		actions.fill(bars);
		followed = new FollowedProject(this, this::projectChanged, MaintainabilityView::concerns);
		memento().ifPresent(this::restore);
		getSite().getService(IWorkbenchSiteProgressService.class).showBusyForFamily(live.job());
	}

	private void contentMade() {
		ColumnTable<FigureRow> table = table();
		memento().ifPresentOrElse(table::restore, () -> table.sortDescending(FigureColumns.COMPLEXITY));
		selection.tableMade();
		code.follow(table, selection);
		table.viewer().addSelectionChangedListener(event -> actions.update());
		table.viewer().addDoubleClickListener(event -> openSelected());
		ContextMenu.set(table.viewer().getControl(), actions.contextMenu(), getSite(), selection);
		content.get().header().show(model.level());
		projectChanged();
	}

	private void restore(IMemento memento) {
		followed.restore(memento);
		chosen.restore(memento);
		model.restoreLevel(memento.getInteger(LEVEL));
	}

	private static boolean concerns(IResource resource) {
		return ProjectComponents.isCandidate(resource) || resource.getType() == IResource.FILE
				&& (JavaCore.isJavaLikeFileName(resource.getName()) || resource.getName().equals(".classpath"));
	}

	/** The table of packages, types or methods. */
	ColumnTable<FigureRow> table() {
		return content.get().table();
	}

	/** The selected rows; none before there is a table. */
	List<FigureRow> selected() {
		return content.made().map(made -> made.table().selected()).orElse(List.of());
	}

	/** What is shown; empty while there is a message in its place. */
	public Optional<Figures> figures() {
		return model.figures();
	}

	/** Shows the figures of this project from now on, until another is selected. */
	public void show(IProject project) {
		followed.follow(project);
	}

	/** Shows a row for each of these. */
	public void show(FiguresLevel newLevel) {
		model.show(newLevel);
		content.get().header().show(newLevel);
		if (model.figures().isPresent()) {
			table().show(rows.get(newLevel));
		}
		actions.update();
	}

	/** Shows this component of the project; without a file all its types. */
	public void choose(Optional<IFile> file) {
		model.choose(file);
		measureAgain();
	}

	/** Measures everything again. */
	void measureAgain() {
		model.request().ifPresent(this::measure);
	}

	@Override
	public Optional<IProject> project() {
		return followed.project().filter(IProject::isAccessible);
	}

	private void projectChanged() {
		if (pages.isDisposed() || content.made().isEmpty()) {
			return; // what is measured is sorted as the table is
		}
		switch (model.follow(followed.project())) {
			case REST -> {
				live.rest();
				say(Messages.MaintainabilityView_noProject, Messages.MaintainabilityView_noProjectHint, MessagePage.NOTHING,
						FirstSteps.of(getSite()));
			}
			case MEASURE_SOON -> live.savedSomething();
			case MEASURE -> measureAgain();
		}
	}

	private void measure(FiguresRequest request) {
		if (model.figures().isEmpty()) {
			say(NLS.bind(Messages.MaintainabilityView_measuring, request.project().getName()), "", MessagePage.NOTHING);
		}
		live.measure(request);
	}

	private void say(String title, String text, Runnable action, IAction... offered) {
		pages.messagePage().show(title, text, action, offered);
		pages.showMessage();
		actions.update();
	}

	/** In the thread of a job: there may be thousands of rows. */
	private void received(FiguresOutcome outcome) {
		if (outcome instanceof FiguresOutcome.Measured measured) {
			Figures figures = measured.figures();
			Map<FiguresLevel, ColumnTable.Sorted<FigureRow>> sorted = new EnumMap<>(FiguresLevel.class);
			Stream.of(FiguresLevel.values()).forEach(each -> sorted.put(each, table().sorted(figures.rows().of(each))));
			Ready ready = new Ready(measured, sorted, FiguresTotalText.of(figures));
			later(() -> seen.run(() -> show(ready)));
		} else {
			later(() -> seen.run(() -> show(outcome)));
		}
	}

	private void show(FiguresOutcome outcome) {
		if (pages.isDisposed() || !model.take(outcome)) {
			return;
		}
		if (outcome instanceof FiguresOutcome.Failed failed) {
			boolean ofFile = failed.file().isPresent();
			say(Messages.MaintainabilityView_nothing, ControlText.link(failed.reason()) + "\n\n"
					+ (ofFile ? Messages.MaintainabilityView_showAll : Messages.MaintainabilityView_measureAgain),
					ofFile ? () -> choose(Optional.empty()) : this::measureAgain);
		} else {
			say(Messages.MaintainabilityView_cancelled, Messages.MaintainabilityView_measureAgain, this::measureAgain);
		}
	}

	private void show(Ready ready) {
		if (pages.isDisposed() || !model.take(ready.outcome())) {
			return;
		}
		Figures figures = ready.outcome().figures();
		rows = ready.rows();
		code.of(figures.project());
		content.get().header().show(ComponentChoices.of(figures.project(), figures.components(), figures.file()));
		table().show(rows.get(model.level()));
		// In an event of its own: while the user types, this comes again and again.
		Deferred.run(table().viewer().getControl(), () -> model.figures().filter(now -> now == figures)
				.ifPresent(now -> content.get().showTotal(ready.total())));
		pages.showContent();
		actions.update();
	}

	void openSelected() {
		if (model.figures().isPresent() && selected().size() == 1) {
			try {
				CodePlace.open(getSite().getPage(), model.figures().get().project(), selected().getFirst());
			} catch (PartInitException e) {
				MessageDialog.openError(getSite().getShell(), Messages.MaintainabilityView_openTitle, e.getMessage());
			}
		}
	}

	private static void later(Runnable run) {
		if (PlatformUI.isWorkbenchRunning()) {
			PlatformUI.getWorkbench().getDisplay().asyncExec(run);
		}
	}

	@Override
	public boolean show(ShowInContext context) {
		FollowedProject.of(context.getSelection()).ifPresent(this::show);
		if (context.getSelection() instanceof IStructuredSelection structured && model.figures().isPresent()) {
			FiguresLevel.of(structured.getFirstElement() instanceof IJavaElement element ? element.getElementType()
					: -1).ifPresent(this::show);
			selection.setSelection(structured);
			return !selected().isEmpty();
		}
		return false;
	}

	@Override
	public void saveState(IMemento state) {
		table().save(state);
		followed.save(state);
		chosen.save(state);
		state.putInteger(LEVEL, model.level().ordinal());
	}

	@Override
	public void dispose() {
		seen.dispose();
		followed.dispose();
		live.dispose();
		super.dispose();
	}
}
