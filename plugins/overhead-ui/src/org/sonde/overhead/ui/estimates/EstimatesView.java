/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.ui.JavaElementLabelProvider;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.operations.UndoRedoActionGroup;
import org.eclipse.ui.part.CellEditorActionHandler;
import org.eclipse.ui.part.IShowInSource;
import org.eclipse.ui.part.IShowInTarget;
import org.eclipse.ui.part.ShowInContext;
import org.eclipse.ui.part.ViewPart;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanConflict.Side;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.workspace.PlanEvent;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.cost.Explanation;
import org.sonde.overhead.ui.marking.MarkingDrop;
import org.sonde.overhead.ui.pattern.Patterns;
import org.sonde.overhead.ui.plans.PlanMenu;
import org.sonde.overhead.ui.results.ResultSets;
import org.sonde.overhead.ui.stale.MergePlan;
import org.sonde.overhead.ui.view.ColumnTable;
import org.sonde.overhead.ui.view.CommandAction;
import org.sonde.overhead.ui.view.ExportAction;
import org.sonde.overhead.ui.view.FollowedProject;
import org.sonde.overhead.ui.view.MessagePage;
import org.sonde.overhead.ui.view.Pages;
import org.sonde.overhead.ui.view.RowSelection;
import org.sonde.overhead.ui.view.RunAction;
import org.sonde.overhead.ui.view.TextPlace;

/** What the probes of a project's active plan will cost. The project is that of the last selection or editor. */
public final class EstimatesView extends ViewPart implements IShowInSource, IShowInTarget {

	/** The id in plugin.xml. */
	public static final String ID = "org.sonde.overhead.ui.estimates";

	private static final int EDITING_PAUSE_MILLIS = 300;

	private final PlanStore store = PlanStore.ofWorkspace();
	private final EstimateJob estimating = new EstimateJob(found -> later(() -> show(found)));
	private final Consumer<PlanEvent> planListener = event -> this.followed.changedIn(event.project());
	private IMemento memento;
	private FollowedProject followed;
	private Optional<PlanCosts> costs = Optional.empty();

	private Pages pages;
	private EstimatesHeader header;
	private ColumnTable<EstimateRow> table;
	private EstimatesTotal total;
	private CallsEditing calls;
	private EstimateActions actions;
	private EditorLink link;
	private IAction calibrate;

	@Override
	public void init(IViewSite site, IMemento saved) throws PartInitException {
		super.init(site, saved);
		memento = saved;
	}

	@Override
	public void createPartControl(Composite parent) {
		pages = new Pages(parent);
		MarkingDrop.enable(parent, this);
		Composite estimates = pages.content();
		header = new EstimatesHeader(estimates, new HeaderChoices());
		JavaElementLabelProvider javaLabels = new JavaElementLabelProvider(JavaElementLabelProvider.SHOW_SMALL_ICONS);
		estimates.addDisposeListener(event -> javaLabels.dispose());
		table = new ColumnTable<>(estimates, "Probes of the plan and their costs", EstimateRow.class,
				EstimateRow::name,
				EstimateColumns.all(javaLabels, new StateImages(estimates)));
		GridDataFactory.fillDefaults().grab(true, true).applyTo(table.viewer().getControl());
		total = new EstimatesTotal(estimates);
		createEditing();
		createActions();
		followed = new FollowedProject(this, this::update, ResultSets::isCandidate);
		store.addListener(planListener);
		if (memento != null) {
			table.restore(memento);
			followed.restore(memento);
			link.restore(memento);
		}
		say(EstimatesMessage::loading);
		update();
	}

	private void createEditing() {
		calls = new CallsEditing(table.viewer(),
				(row, rate) -> edit("Set Calls per Second", ProbeEdits.calls(List.of(row.name()), rate)),
				problem -> getViewSite().getActionBars().getStatusLineManager().setErrorMessage(problem));
		table.column(EstimateColumns.CALLS).setEditingSupport(calls);
		table.column(EstimateColumns.STATE).setEditingSupport(new ChoiceEditing(table.viewer(), EstimateColumns.STATES,
				row -> row.probe().isActive() ? 0 : 1,
				(row, index) -> edit(index == 0 ? "Activate Probe" : "Deactivate Probe",
						ProbeEdits.active(List.of(row.name()), index == 0))));
		table.column(EstimateColumns.KIND).setEditingSupport(new ChoiceEditing(table.viewer(), EstimateColumns.KINDS,
				row -> row.probe().getKind() == ProbeKind.OPERATION_EXECUTION ? 0 : 1,
				(row, index) -> edit("Set Kind of Probe", ProbeEdits.kind(List.of(row.name()),
						index == 0 ? ProbeKind.OPERATION_EXECUTION : ProbeKind.OPERATION_EVENTS))));
		table.column(EstimateColumns.VALUE).setEditingSupport(new ChoiceEditing(table.viewer(), EstimateColumns.VALUES,
				row -> row.probe().getValue() - 1,
				(row, index) -> edit("Set Value of Probe", ProbeEdits.value(List.of(row.name()), index + 1))));
	}

	private void createActions() {
		actions = new EstimateActions(this);
		link = new EditorLink(this);
		IAction copy = table.copyAction();
		IActionBars bars = getViewSite().getActionBars();
		new UndoRedoActionGroup(getSite(), PlanEdits.undoContext(), true).fillActionBars(bars);
		IAction undo = bars.getGlobalActionHandler(ActionFactory.UNDO.getId());
		IAction redo = bars.getGlobalActionHandler(ActionFactory.REDO.getId());
		// While a cell is edited, Delete, Copy and Undo are about its text.
		CellEditorActionHandler keys = new CellEditorActionHandler(bars);
		keys.addCellEditor(calls.editor());
		keys.setCopyAction(copy);
		keys.setDeleteAction(actions.delete);
		keys.setUndoAction(undo);
		keys.setRedoAction(redo);
		bars.getToolBarManager().add(new PlanMenu(this, () -> followed.project()));
		bars.getToolBarManager().add(new Separator());
		bars.getToolBarManager().add(actions.explain);
		bars.getToolBarManager().add(actions.importRates);
		bars.getToolBarManager().add(actions.clearRates);
		bars.getToolBarManager().add(new Separator());
		bars.getToolBarManager().add(link);
		calibrate = new CommandAction("&Calibrate This Machine…", "icons/calibrate.svg", CommandAction.CALIBRATE, getSite());
		calibrate.setToolTipText("Costs differ by a factor of ten between machines: measure what estimates need on this one");
		bars.getMenuManager().add(actions.byPattern);
		bars.getMenuManager().add(calibrate);
		bars.getMenuManager().add(new Separator());
		bars.getMenuManager().add(ExportAction.agent(this, this::planFile));
		bars.getMenuManager().add(ExportAction.report(this, this::planFile));
		MenuManager menu = actions.contextMenu(copy);
		Control control = table.viewer().getControl();
		control.setMenu(menu.createContextMenu(control));
		RowSelection<EstimateRow> selection = new RowSelection<>(table,
				rows -> rows.stream().flatMap(row -> row.element().stream()).toList(),
				wanted -> table.rows().stream().filter(row -> row.element().filter(wanted::contains).isPresent()).toList());
		getSite().setSelectionProvider(selection);
		getSite().registerContextMenu(menu, selection);
		bars.updateActionBars();
		table.viewer().addSelectionChangedListener(event -> actions.update());
		table.viewer().addDoubleClickListener(event -> openSelected());
		control.addKeyListener(KeyListener.keyPressedAdapter(event -> {
			if (event.keyCode == SWT.F2) {
				editCalls();
			}
		}));
	}

	/** The table of the probes. */
	public ColumnTable<EstimateRow> table() {
		return table;
	}

	/** The line above the table. */
	public EstimatesHeader header() {
		return header;
	}

	/** What is shown instead of the table; empty while the table is shown. */
	public Optional<String> message() {
		return pages.message();
	}

	/** What the table shows. */
	public Optional<PlanCosts> costs() {
		return costs;
	}

	/** Shows the plan of this project from now on, until another is selected. */
	public void show(IProject project) {
		followed.follow(project);
	}

	/** Selects the row of the probe called so, if the plan that is shown has it. */
	public void select(String name) {
		table.viewer().setSelection(new StructuredSelection(
				table.rows().stream().filter(row -> row.name().equals(name)).toList()), true);
	}

	private final class HeaderChoices implements EstimatesHeader.Choices {

		@Override
		public void plan(IFile file) {
			Job.create("Choosing the plan", (IProgressMonitor monitor) -> store.setActive(file)).schedule();
		}

		@Override
		public void edit(String label, Consumer<Plan> edit) {
			EstimatesView.this.edit(label, edit);
		}
	}

	/** The plan that is shown. */
	Optional<PlanState.Loaded> plan() {
		return costs.map(PlanCosts::plan);
	}

	/** Opens the dialog for a new pattern in the plan of the project. */
	void addPattern() {
		followed.project().ifPresent(project -> Patterns.add(getSite().getShell(), project));
	}

	private Optional<IFile> planFile() {
		return costs.map(shown -> shown.plan().file());
	}

	void edit(String label, Consumer<Plan> edit) {
		costs.ifPresent(shown -> PlanEdits.run(label, shown.plan().file(), edit));
	}

	/** The method in the editor, or the dialog of the pattern. */
	void openSelected() {
		List<EstimateRow> selected = table.selected();
		if (selected.size() == 1 && selected.getFirst().probe() instanceof PatternProbe pattern) {
			plan().ifPresent(plan -> Patterns.edit(getSite().getShell(), plan, pattern));
		} else if (selected.size() == 1 && selected.getFirst().element().isPresent()) {
			try {
				JavaUI.openInEditor(selected.getFirst().element().get());
			} catch (PartInitException | JavaModelException e) {
				ILog.of(EstimatesView.class).log(e.getStatus());
				MessageDialog.openError(getSite().getShell(), "Open Method", e.getMessage());
			}
		}
	}

	/** Shows how the costs of the selected probe came about. */
	void explainSelected() {
		explanation().ifPresent(explained -> new ExplanationDialog(getSite().getShell(),
				"Cost of " + table.selected().getFirst().label(), explained).open());
	}

	/** How the cost per second of the selected probe came about; empty without an estimate, or unless one probe is selected. */
	public Optional<Explanation> explanation() {
		List<EstimateRow> selected = table.selected();
		return selected.size() != 1 ? Optional.empty() : costs.flatMap(PlanCosts::estimate).map(
				estimate -> Explanation.of(estimate, place(costs.get(), selected.getFirst())));
	}

	/** The rows of the table may stand in another order than the probes of the plan. */
	private static int place(PlanCosts shown, EstimateRow row) {
		return shown.rows().stream().map(EstimateRow::name).toList().indexOf(row.name());
	}

	/** Edits the calls per second of the selected row in place. */
	void editCalls() {
		List<EstimateRow> selected = table.selected();
		if (selected.size() == 1) {
			int index = List.of(table.viewer().getTable().getColumns()).indexOf(table.column(EstimateColumns.CALLS).getColumn());
			table.viewer().editElement(selected.getFirst(), index);
		}
	}

	void importRates() {
		FileDialog dialog = new FileDialog(getSite().getShell(), SWT.OPEN);
		dialog.setText("Import Call Rates");
		dialog.setFilterExtensions(new String[] { "*.csv", "*" });
		dialog.setFilterNames(new String[] { "CSV: signature,callsPerSecond (*.csv)", "All files" });
		String chosen = dialog.open();
		if (chosen != null && costs.isPresent()) {
			IFile plan = costs.get().plan().file();
			Job.create("Importing call rates", (IProgressMonitor monitor) -> CallRatesImport.run(Path.of(chosen), plan,
					outcome -> later(() -> MessageDialog.openInformation(getSite().getShell(), "Import Call Rates", outcome)),
					monitor)).schedule();
		}
	}

	private void update() {
		if (pages.isDisposed()) {
			return;
		}
		if (followed.project().filter(IProject::isAccessible).isEmpty()) {
			say(page -> EstimatesMessage.noProject(page, calibrate));
			return;
		}
		IProject project = followed.project().get();
		switch (store.active(project)) {
			case PlanState.Loading loading -> say(EstimatesMessage::loading);
			case PlanState.NoPlan none -> empty("No probes yet", project);
			case PlanState.Broken broken -> say(page -> EstimatesMessage.broken(page, broken, () -> open(broken), merge(broken, Side.OURS), merge(broken, Side.THEIRS)));
			case PlanState.Loaded loaded -> estimating.estimate(project);
		}
	}

	private void say(Consumer<MessagePage> words) {
		estimating.rest();
		costs = Optional.empty();
		words.accept(pages.messagePage());
		pages.showMessage();
		actions.update();
	}

	private void empty(String title, IProject project) {
		say(page -> EstimatesMessage.empty(page, title, project, this::showPackageExplorer, calibrate));
	}

	private void show(PlanCosts newCosts) {
		IProject project = newCosts.plan().project();
		if (pages.isDisposed() || !followed.project().equals(Optional.of(project))
				|| !newCosts.plan().equals(store.active(project))) {
			return; // overtaken
		}
		if (table.viewer().isCellEditorActive()) {
			// Who types is not interrupted.
			table.viewer().getControl().getDisplay().timerExec(EDITING_PAUSE_MILLIS, () -> show(newCosts));
			return;
		}
		if (newCosts.rows().isEmpty()) {
			empty("The plan has no probes", project);
			return;
		}
		costs = Optional.of(newCosts);
		header.show(newCosts, store.plansIn(project));
		table.show(newCosts.rows());
		total.show(newCosts);
		pages.showContent();
		actions.update();
	}

	private static IAction merge(PlanState.Broken broken, Side preferred) {
		return new RunAction(MergePlan.words(preferred), () -> MergePlan.run(broken.file(), preferred));
	}

	private void open(PlanState.Broken broken) {
		try {
			IEditorPart editor = IDE.openEditor(getSite().getPage(), broken.file(), "org.eclipse.ui.DefaultTextEditor");
			TextPlace.reveal(editor, broken.line());
		} catch (PartInitException e) {
			MessageDialog.openError(getSite().getShell(), "Open Plan", e.getMessage());
		}
	}

	private void showPackageExplorer() {
		try {
			getSite().getPage().showView(JavaUI.ID_PACKAGES);
		} catch (PartInitException e) {
			ILog.of(EstimatesView.class).log(e.getStatus());
		}
	}

	private static void later(Runnable run) {
		if (PlatformUI.isWorkbenchRunning()) {
			PlatformUI.getWorkbench().getDisplay().asyncExec(run);
		}
	}

	@Override
	public ShowInContext getShowInContext() {
		return new ShowInContext(null, getSite().getSelectionProvider().getSelection());
	}

	@Override
	public boolean show(ShowInContext context) {
		FollowedProject.of(context.getSelection()).ifPresent(this::show);
		if (context.getSelection() instanceof IStructuredSelection selection
				&& selection.getFirstElement() instanceof IMethod method) {
			getSite().getSelectionProvider().setSelection(new StructuredSelection(method));
			return !table.selected().isEmpty();
		}
		return false;
	}

	@Override
	public void saveState(IMemento state) {
		table.save(state);
		followed.save(state);
		link.save(state);
	}

	@Override
	public void setFocus() {
		pages.setFocus();
	}

	@Override
	public void dispose() {
		store.removeListener(planListener);
		followed.dispose();
		link.dispose();
		estimating.dispose();
		super.dispose();
	}
}
