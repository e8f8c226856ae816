/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.ViewerCell;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.IShowInSource;
import org.eclipse.ui.part.IShowInTarget;
import org.eclipse.ui.part.ShowInContext;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.workspace.PlanEvent;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.estimates.costs.EstimateJob;
import org.sonde.overhead.ui.estimates.costs.EstimateSettings;
import org.sonde.overhead.ui.estimates.costs.Findings;
import org.sonde.overhead.ui.estimates.costs.FindingsJob;
import org.sonde.overhead.ui.estimates.costs.PlanCosts;
import org.sonde.overhead.ui.estimates.costs.ShownCosts;
import org.sonde.overhead.ui.estimates.costs.WhatIf;
import org.sonde.overhead.ui.estimates.table.EstimateColumns;
import org.sonde.overhead.ui.estimates.table.EstimateLine;
import org.sonde.overhead.ui.estimates.table.EstimateRow;
import org.sonde.overhead.ui.marking.MarkingDrop;
import org.sonde.overhead.ui.results.AvailableResultSets;
import org.sonde.overhead.ui.view.CommandAction;
import org.sonde.overhead.ui.view.ContextMenu;
import org.sonde.overhead.ui.view.Deferred;
import org.sonde.overhead.ui.view.FollowedProject;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.Pages;
import org.sonde.overhead.ui.view.RestoredView;
import org.sonde.overhead.ui.view.SaveFiguresAction;
import org.sonde.overhead.ui.view.table.ColumnTable;
import org.sonde.overhead.ui.view.table.RowSelection;
import org.sonde.report.estimate.EstimateTable;

/** What the probes of a project's active plan will cost. The project is that of the last selection or editor. */
public final class EstimatesView extends RestoredView implements IShowInSource, IShowInTarget {

	/** The id in plugin.xml. */
	public static final String ID = "org.sonde.overhead.ui.estimates";

	private static final int EDITING_PAUSE_MILLIS = 300;

	private final PlanStore store = PlanStore.ofWorkspace();
	private final ShownEstimates model = new ShownEstimates(WhatIf.ofWorkbench());
	private final EstimateJob estimating = new EstimateJob(WhatIf.ofWorkbench(), found -> later(() -> show(found)));
	private final FindingsJob finding = new FindingsJob((costs, found) -> later(() -> show(costs, found)));
	private final EstimateCommands commands = new EstimateCommands(this);
	private final PlanChanges changes = new PlanChanges(model, this::update, commands);
	private final AddedProbes adding = new AddedProbes(this::revealAdded);
	private final Consumer<PlanEvent> planListener = event -> this.followed.changedIn(event.project());
	private final Consumer<IProject> previewListener = project -> this.followed.changedIn(project);
	private FollowedProject followed;
	/** While it is filled, the table reports the selection twice; the view reacts only once, at the end. */
	private boolean filling;

	private Pages pages;
	private Deferred<EstimatesContent> content;
	private EstimateActions actions;
	private ViewActions viewActions;
	private EditorLink link;
	private RowSelection<EstimateLine> selection;
	private EstimatesMessage messages;

	@Override
	protected void createControls(Composite parent) {
		pages = pages(parent, Messages.EstimatesView_shortTitle, HelpContext.ESTIMATES);
		pages.setContentFocus(() -> content().setFocus());
		MarkingDrop.enable(parent, this);
		content = new Deferred<>(parent, () -> new EstimatesContent(pages.content(), changes, commands), this::contentMade);
		createActions();
		followed = new FollowedProject(this, this::update,
				resource -> AvailableResultSets.isCandidate(resource) || EstimateSettings.isStoredIn(resource));
		store.addListener(planListener);
		WhatIf.ofWorkbench().addListener(previewListener);
		memento().ifPresent(followed::restore);
		memento().ifPresent(link::restore);
		say(messages::reading);
		update();
	}

	private void createActions() {
		actions = new EstimateActions(this, commands);
		link = new EditorLink(this);
		IAction calibrate = new CommandAction(Messages.EstimatesView_calibrate, "icons/calibrate.svg", CommandAction.CALIBRATE, getSite());
		calibrate.setToolTipText(Messages.EstimatesView_calibrateToolTip);
		messages = new EstimatesMessage(getSite(), pages.messagePage(), calibrate);
		viewActions = new ViewActions(this, commands);
		viewActions.fill(actions, link, calibrate);
		selection = new RowSelection<>(this::table, lines -> selected().stream().flatMap(row -> row.element().stream()).toList(),
				wanted -> List.copyOf(table().rows().stream()
						.filter(line -> line instanceof EstimateRow row && row.element().filter(wanted::contains).isPresent()).toList()));
		getSite().setSelectionProvider(selection);
	}

	/** Listeners are added one event later, which is still before the table has content. */
	private void contentMade() {
		memento().ifPresent(content()::restore);
		content().tabs().onShown(viewActions::update);
		selection.tableMade();
		Deferred.run(pages.content(), this::connect);
	}

	private void connect() {
		pages.content().layout(true, true);
		link.tableMade();
		viewActions.edits(ProbeEditing.install(this));
		Control control = content().probes().control();
		// The rows, not their methods: what others offer for Java code, such as Run As and Team, makes no sense for a probe.
		ContextMenu.set(control, actions.contextMenu(), getSite(), table().viewer());
		table().viewer().addSelectionChangedListener(event -> {
			if (!filling) {
				actions.update();
			}
		});
		table().viewer().addDoubleClickListener(event -> {
			if (pointsAtCalls()) {
				commands.editCalls();
			} else if (table().selected().stream().allMatch(EstimateRow.class::isInstance)) {
				commands.openSelected();
			}
		});
		actions.addKeysTo(control);
		viewActions.update();
	}

	/** A double-click on an editable figure means editing. If it opened an editor, the typed digits would replace the method's name. */
	private boolean pointsAtCalls() {
		Table shown = table().viewer().getTable();
		ViewerCell cell = table().viewer().getCell(shown.toControl(shown.getDisplay().getCursorLocation()));
		return cell != null && shown.getColumn(cell.getColumnIndex()) == table().column(EstimateColumns.CALLS).getColumn();
	}

	/** The controls of the view; made now if need be. */
	public EstimatesContent content() {
		return content.get();
	}

	/** The controls of the view; empty until they are made. */
	Optional<EstimatesContent> made() {
		return content.made();
	}

	/** The table of the probes and their groups. */
	ColumnTable<EstimateLine> table() {
		return content().probes().table();
	}

	/** The selected probes, and those in selected groups. */
	List<EstimateRow> selected() {
		return content().probes().selected();
	}

	/** The probes shown, from the top down. */
	List<EstimateRow> rows() {
		return content().probes().rows();
	}

	Optional<ShownCosts> shown() {
		return model.shown();
	}

	/** The costs in the table, with what is tried out. */
	public Optional<PlanCosts> costs() {
		return model.costs();
	}

	/** The cost of the plan in its file. */
	public Optional<PlanCosts> planned() {
		return model.planned();
	}

	/** What follows from the costs; empty while it is being computed. */
	public Optional<Findings> findings() {
		return model.findings();
	}

	/** The estimate as {@code sonde estimate --format csv} prints it. */
	public Optional<SaveFiguresAction.Content> figures() {
		return costs().flatMap(costs -> costs.estimate().map(estimate -> new SaveFiguresAction.Content(
				costs.plan().file().getFullPath().removeFileExtension().lastSegment() + "-estimate",
				List.of(new SaveFiguresAction.Kind("csv", Messages.EstimateCommands_estimateCsv,
						() -> EstimateTable.of(estimate).csv())))));
	}

	/** Shows the plan of this project from now on, until another is selected. */
	public void show(IProject project) {
		followed.follow(project);
	}

	/** Shows the plan, selects the rows of the probes with these names, and scrolls to them. */
	public void reveal(IFile plan, Set<String> names) {
		show(plan.getProject());
		model.await(plan, names);
		if (model.planned().filter(costs -> costs.plan().equals(store.active(plan.getProject()))).isPresent()) {
			selectAwaited();
		}
	}

	/**
	 * What was added in this view is seen among the others; with Link with Editor what was added anywhere else, too: without, the user may
	 * be at work with what is selected here. Of several projects' plans the one that is shown stays.
	 */
	private void revealAdded(IFile plan, Set<String> names) {
		if (!pages.isDisposed() && followed.project().equals(Optional.of(plan.getProject()))
				&& (link.isChecked() || getSite().getPage().getActivePart() == this)) {
			reveal(plan, names);
		}
	}

	private void selectAwaited() {
		Set<String> names = model.takeAwaited();
		if (!names.isEmpty()) {
			content().probes().select(names);
		}
	}

	/** The project whose plan is shown; empty until something in a project was selected. */
	@Override
	public Optional<IProject> project() {
		return followed.project();
	}

	/** The plan that is shown, with what is tried out. */
	Optional<PlanState.Loaded> plan() {
		return model.plan();
	}

	Optional<IFile> planFile() {
		return model.file();
	}

	/** Whether changes are tried out and do not reach the plan. */
	boolean isTrying() {
		return model.isTrying();
	}

	/** Switches <i>What If</i> on or off. What was tried out is kept. */
	void setTrying(boolean trying) {
		model.setTrying(trying);
		content().whatIf().setVisible(trying);
		update();
		actions.update();
		viewActions.update();
		WhatIfHandler.stateChanged();
	}

	/** Changes the plan, or tries the change out. */
	void edit(String label, Consumer<Plan> edit) {
		changes.edit(label, edit);
	}

	/** Estimates again, or says why there is nothing to estimate. */
	void update() {
		if (pages.isDisposed()) {
			return;
		}
		Optional<PlanState> state = followed.project().filter(IProject::isAccessible).map(store::active);
		if (state.orElse(null) instanceof PlanState.Loaded loaded) {
			if (model.plan().filter(shown -> !shown.project().equals(loaded.project())).isPresent()) {
				forget();
			}
			estimating.estimate(loaded.project());
		} else {
			say(() -> messages.show(state));
		}
	}

	private void say(Runnable words) {
		estimating.rest();
		words.run();
		pages.showMessage();
		forget();
	}

	/** From now on, probes of another plan can no longer be seen, selected or changed, however long the estimate of this one takes. */
	private void forget() {
		model.clear();
		made().ifPresent(EstimatesContent::clear);
		actions.update();
		viewActions.update();
	}

	private void show(ShownCosts found) {
		PlanState.Loaded plan = found.planned().plan();
		if (pages.isDisposed() || !followed.project().equals(Optional.of(plan.project()))
				|| !model.isCurrent(found, store.active(plan.project()))) {
			return; // overtaken
		}
		if (table().viewer().isCellEditorActive()) {
			// Does not interrupt typing.
			content().probes().control().getDisplay().timerExec(EDITING_PAUSE_MILLIS, () -> show(found));
			return;
		}
		if (found.costs().rows().isEmpty() && found.edits().isEmpty()) {
			say(() -> messages.empty(Messages.EstimatesView_noProbes, plan.project()));
			return;
		}
		model.show(found);
		filling = true;
		try {
			content().show(found, store.plansIn(plan.project()));
		} finally {
			filling = false;
		}
		pages.showContent();
		link.shown();
		selectAwaited();
		actions.update();
		viewActions.update();
		model.shown().ifPresent(finding::find);
	}

	private void show(ShownCosts costs, Findings found) {
		if (!pages.isDisposed() && model.show(costs, found)) {
			content().show(costs, found);
		}
	}

	static void later(Runnable run) {
		if (PlatformUI.isWorkbenchRunning()) {
			PlatformUI.getWorkbench().getDisplay().asyncExec(run);
		}
	}

	@Override
	public boolean show(ShowInContext context) {
		FollowedProject.of(context.getSelection()).ifPresent(this::show);
		if (context.getSelection() instanceof IStructuredSelection selection
				&& selection.getFirstElement() instanceof IMethod method) {
			getSite().getSelectionProvider().setSelection(new StructuredSelection(method));
			return !table().selected().isEmpty();
		}
		return false;
	}

	@Override
	public void saveState(IMemento state) {
		content().save(state);
		followed.save(state);
		link.save(state);
	}

	@Override
	public void dispose() {
		store.removeListener(planListener);
		WhatIf.ofWorkbench().removeListener(previewListener);
		adding.dispose();
		followed.dispose();
		link.dispose();
		estimating.dispose();
		finding.cancel();
		made().ifPresent(controls -> controls.probes().dispose());
		super.dispose();
	}
}
