/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.refinement;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.operations.UndoRedoActionGroup;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.workspace.PlanChange;
import org.sonde.instrumentation.workspace.PlanEvent;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.marking.PlanEdits;
import org.sonde.overhead.ui.placement.PlanObstacle;
import org.sonde.overhead.ui.userprogram.ProgramHeader;
import org.sonde.overhead.ui.view.BackgroundValue;
import org.sonde.overhead.ui.view.CommandAction;
import org.sonde.overhead.ui.view.ControlText;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.MessagePage;
import org.sonde.overhead.ui.view.Pages;
import org.sonde.overhead.ui.view.RestoredView;
import org.sonde.overhead.ui.view.RunAction;
import org.sonde.overhead.ui.view.SaveFiguresAction;
import org.sonde.overhead.ui.view.TextClipboard;
import org.sonde.overhead.ui.view.WrappedText;
import org.sonde.overhead.ui.view.layout.AdaptiveSash;
import org.sonde.overhead.ui.view.layout.FlowLayout;
import org.sonde.overhead.ui.view.layout.GridSpace;
import org.sonde.overhead.ui.view.layout.PriorityLayout;
import org.sonde.overhead.ui.view.table.ColumnTable;

/** A plan that is changed by what its probes cost when they run: its rounds, and why each probe goes or comes. */
public final class RefinementView extends RestoredView {
	/** The id in plugin.xml. */
	public static final String ID = "org.sonde.overhead.ui.refinement";

	private static final double SIDE_BY_SIDE = 3;
	/** In pixels: as wide as a method and the begin of why it is changed. */
	private static final int LEAST_WIDTH = 420;
	/** In pixels: how many lines the sentence above the changes may need. */
	private static final int NARROW = 240;
	private static final int[] ROUNDS_AND_CHANGES = { 30, 70 };
	/** In the memento. */
	private static final String ROUNDS = "rounds";

	private final AtomicReference<RefinementState> told = new AtomicReference<>();
	/** If many states are reported in a short time, the newest is shown. */
	private final Consumer<RefinementState> listener = newest -> {
		if (this.told.getAndSet(newest) == null) {
			this.pages.later(() -> show(this.told.getAndSet(null)));
		}
	};
	private final Consumer<PlanEvent> planListener = event -> this.pages.later(() -> changedIn(event.project()));
	private final Action copy = new RunAction(Messages.RefinementView_copy,
			PlatformUI.getWorkbench().getSharedImages().getImageDescriptor(ISharedImages.IMG_TOOL_COPY),
			() -> shown().ifPresent(one -> TextClipboard.put(one.copied())));
	private final SaveFiguresAction save = new SaveFiguresAction(this, () -> figures());
	private Optional<RefinementState> state = Optional.empty();
	private CurrentPlan plan = new CurrentPlan.Unknown();
	/** Since Apply was pressed, the plan has not changed. */
	private boolean applying;
	private BackgroundValue<CurrentPlan.Compared> comparing;
	private Pages pages;
	private ProgramHeader header;
	private Button apply;
	private WrappedText words;
	private ColumnTable<RoundRow> rounds;
	private WrappedText summary;
	private ColumnTable<ChangeRow> changes;
	private Action refine;

	@Override
	protected void createControls(Composite parent) {
		pages = pages(parent, HelpContext.REFINEMENT);
		header = new ProgramHeader(pages.content(), Messages.RefinementView_cancelToolTip, () -> Refinements.here().cancel(),
				() -> rounds.viewer().getControl());
		apply = header.button(Messages.RefinementView_apply, Messages.RefinementView_applyToolTip, this::apply);
		words = FlowLayout.text(pages.content());
		GridSpace.show(words.getParent(), false);
		AdaptiveSash sash = new AdaptiveSash(pages.content(), SIDE_BY_SIDE).besideFrom(LEAST_WIDTH);
		rounds = new ColumnTable<>(sash.parts(), Messages.RefinementView_rounds, RoundRow.class, row -> row.round().number(),
				RefinementColumns.rounds());
		rounds.viewer().addSelectionChangedListener(event -> showChanges());
		Composite below = new Composite(sash.parts(), SWT.NONE);
		summary = FlowLayout.text(below);
		changes = new ColumnTable<>(below, Messages.RefinementView_changes, ChangeRow.class, row -> row.change().method(),
				RefinementColumns.changes());
		PriorityLayout.of(below).main(changes.viewer().getControl(), changes::leastHeight);
		sash.needs(rounds::leastHeight, () -> below.computeSize(NARROW, SWT.DEFAULT).y).setWeights(ROUNDS_AND_CHANGES);
		PriorityLayout.of(pages.content()).main(sash.control(), sash::leastHeight).thenTighten(header.control())
				.thenHide(words.getParent());
		comparing = new BackgroundValue<>(Messages.RefinementView_comparing, pages.content(), this::compared);
		createActions();
		memento().ifPresent(saved -> {
			changes.restore(saved);
			Optional.ofNullable(saved.getChild(ROUNDS)).ifPresent(rounds::restore);
		});
		Refinements.here().addListener(listener);
		PlanStore.ofWorkspace().addListener(planListener);
		Refinements.here().state().ifPresentOrElse(this::show, this::empty);
	}

	private void createActions() {
		refine = new CommandAction(Messages.RefinementView_refine, "icons/refinement.svg", CommandAction.REFINE, getSite());
		refine.setToolTipText(Messages.RefinementView_refineToolTip);
		copy.setToolTipText(Messages.RefinementView_copyToolTip);
		IActionBars bars = getViewSite().getActionBars();
		new UndoRedoActionGroup(getSite(), PlanEdits.undoContext(), true).fillActionBars(bars);
		bars.setGlobalActionHandler(ActionFactory.COPY.getId(), copy);
		for (IAction action : List.of(refine, copy, save)) {
			bars.getToolBarManager().add(action);
			bars.getMenuManager().add(action);
		}
		enable();
	}

	private void enable() {
		boolean figures = shown().filter(one -> !one.rounds().isEmpty()).isPresent();
		copy.setEnabled(figures);
		save.setEnabled(figures);
	}

	private void empty() {
		pages.messagePage().show(Messages.RefinementView_question, Messages.RefinementView_answer, MessagePage.NOTHING, refine);
		pages.showMessage();
	}

	private Optional<ShownRefinement> shown() {
		return state.map(known -> new ShownRefinement(known, plan));
	}

	/**
	 * Finds out whether the plan can take the changes. Comparing them may take longer than a frame, and is done once for each state of the
	 * plan.
	 */
	private void compare() {
		Optional<PlanChange> change = state.flatMap(RefinementState::change);
		Optional<String> obstacle = change.flatMap(known -> obstacle(known.file()));
		Optional<Plan> active = change.filter(known -> obstacle.isEmpty()).flatMap(known -> active(known.file()));
		if (obstacle.isPresent()) {
			plan = new CurrentPlan.Unavailable(obstacle.get());
		} else if (active.isEmpty()) {
			plan = new CurrentPlan.Unknown();
		} else if (!(plan instanceof CurrentPlan.Compared known && known.isOf(change.get(), active.get()))) {
			plan = new CurrentPlan.Unknown();
			comparing.ask(() -> CurrentPlan.Compared.of(change.get(), active.get()));
		}
	}

	private static Optional<String> obstacle(IFile file) {
		IProject project = file.getProject();
		return project.isAccessible() ? PlanObstacle.of(file, PlanStore.ofWorkspace().active(project))
				: Optional.of(NLS.bind(Messages.RefinementView_closed, project.getName()));
	}

	/** Empty while it is being read. */
	private static Optional<Plan> active(IFile file) {
		return PlanStore.ofWorkspace().active(file.getProject()) instanceof PlanState.Loaded loaded && loaded.file().equals(file)
				? Optional.of(loaded.plan())
				: Optional.empty();
	}

	private void compared(CurrentPlan.Compared found) {
		if (state.flatMap(RefinementState::change).filter(
				change -> obstacle(change.file()).isEmpty() && active(change.file()).filter(now -> found.isOf(change, now)).isPresent())
				.isPresent()) {
			plan = found;
			showAgain();
		}
	}

	private void changedIn(IProject project) {
		if (state.filter(known -> known.isOver() && known.request().program().plan().project().equals(project)).isPresent()) {
			applying = false;
			showAgain();
		}
	}

	private void showAgain() {
		state.ifPresent(this::show);
	}

	@Override
	public Optional<IProject> project() {
		return state.map(known -> known.request().program().plan().project());
	}

	/** Shows how far a refinement is, until the one of this machine tells something new. */
	public void show(RefinementState newState) {
		boolean sameRounds = state
				.filter(known -> known.request() == newState.request() && known.rounds().size() == newState.rounds().size()).isPresent();
		state = Optional.of(newState);
		compare();
		ShownRefinement shown = shown().orElseThrow();
		enable();
		String name = newState.request().program().name();
		if (shown.failedAtOnce()) {
			// The last lines of the program's output each get a line again.
			pages.messagePage().show(NLS.bind(Messages.RefinementView_failed, name), ControlText.link(newState.now()).replace(" | ", "\n"),
					MessagePage.NOTHING, refine);
			pages.showMessage();
			return;
		}
		enableApply(shown);
		if (!sameRounds) {
			rounds.show(shown.rounds());
			rounds.reveal(Set.of(shown.interesting()));
			showChanges();
		}
		showSummary();
		boolean changed = header.show(name, newState.stage(), newState.now(), newState.done(), newState.most());
		if (showWords(shown.words()) || changed) {
			pages.content().layout(true, true);
		}
		pages.showContent();
	}

	private void enableApply(ShownRefinement shown) {
		boolean applicable = !applying && shown.applicable().isPresent();
		if (!applicable && apply.isFocusControl()) {
			// A button that is disabled or hidden while it has the focus leaves the keyboard nowhere.
			rounds.viewer().getControl().setFocus();
		}
		GridSpace.show(apply, shown.state().isOver());
		apply.setEnabled(applicable);
	}

	/** @return whether they need another height */
	private boolean showWords(String text) {
		String before = words.getText();
		if (text.equals(before)) {
			return false;
		}
		words.setText(text);
		GridSpace.show(words.getParent(), !text.isEmpty());
		return text.isEmpty() || before.isEmpty() || !words.fits();
	}

	/** The selected round, or the last one. */
	private Optional<RoundRow> round() {
		return rounds.selected().stream().findFirst()
				.or(() -> rounds.rows().stream().max(Comparator.comparingInt(one -> one.round().number())));
	}

	private void showChanges() {
		showSummary();
		changes.show(round().map(ShownRefinement::changes).orElse(List.of()));
	}

	private void showSummary() {
		String text = shown().flatMap(one -> round().map(row -> one.summary(row.round()))).orElse(Messages.RefinementView_noRound);
		if (!text.equals(summary.getText())) {
			summary.setText(text);
			summary.getParent().getParent().layout(true, true);
		}
	}

	/** Until the plan has changed, or cannot be, it is not made a second time. */
	private void apply() {
		shown().flatMap(ShownRefinement::applicable).ifPresent(change -> {
			applying = true;
			showAgain();
			PlanEdits.make(Messages.RefinementView_edit, change, () -> pages.later(() -> {
				applying = false;
				showAgain();
			}));
		});
	}

	/** The figures as they can be saved; empty before there are any. */
	public Optional<SaveFiguresAction.Content> figures() {
		return shown().filter(one -> !one.rounds().isEmpty()).map(one -> new SaveFiguresAction.Content(Messages.RefinementView_file,
				List.of(new SaveFiguresAction.Kind("json", Messages.RefinementView_json, one::json))));
	}

	@Override
	public void saveState(IMemento memento) {
		changes.save(memento);
		rounds.save(memento.createChild(ROUNDS));
	}

	@Override
	public void dispose() {
		Refinements.here().removeListener(listener);
		PlanStore.ofWorkspace().removeListener(planListener);
		super.dispose();
	}
}
