/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.refinement;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.operations.UndoRedoActionGroup;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.workspace.PlanEvent;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.marking.PlanEdits;
import org.sonde.overhead.ui.userprogram.ProgramHeader;
import org.sonde.overhead.ui.view.CommandAction;
import org.sonde.overhead.ui.view.ControlText;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.MessagePage;
import org.sonde.overhead.ui.view.Pages;
import org.sonde.overhead.ui.view.RestoredView;
import org.sonde.overhead.ui.view.RunAction;
import org.sonde.overhead.ui.view.SaveFiguresAction;
import org.sonde.overhead.ui.view.TextClipboard;
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

	private final Consumer<RefinementState> listener = state -> this.pages.later(() -> show(state));
	private final Consumer<PlanEvent> planListener = event -> this.pages.later(() -> changedIn(event.project()));
	private final Action copy = new RunAction(Messages.RefinementView_copy,
			PlatformUI.getWorkbench().getSharedImages().getImageDescriptor(ISharedImages.IMG_TOOL_COPY), () -> shown().ifPresent(one -> TextClipboard.put(one.copied())));
	private final SaveFiguresAction save = new SaveFiguresAction(this, () -> figures());
	private Optional<RefinementState> state = Optional.empty();
	private Pages pages;
	private ProgramHeader header;
	private Button apply;
	private Label words;
	private ColumnTable<RoundRow> rounds;
	private Label summary;
	private ColumnTable<ChangeRow> changes;
	private Action refine;

	@Override
	public void createPartControl(Composite parent) {
		pages = new Pages(parent, HelpContext.REFINEMENT);
		header = new ProgramHeader(pages.content(), Messages.RefinementView_cancelToolTip, () -> Refinements.here().cancel());
		apply = header.button(Messages.RefinementView_apply, Messages.RefinementView_applyToolTip, this::apply);
		words = FlowLayout.text(pages.content());
		AdaptiveSash sash = new AdaptiveSash(pages.content(), SIDE_BY_SIDE).besideFrom(LEAST_WIDTH);
		rounds = new ColumnTable<>(sash.parts(), Messages.RefinementView_rounds, RoundRow.class, row -> row.round().number(), RefinementColumns.rounds());
		rounds.viewer().addSelectionChangedListener(event -> showChanges());
		Composite below = new Composite(sash.parts(), SWT.NONE);
		summary = FlowLayout.text(below);
		changes = new ColumnTable<>(below, Messages.RefinementView_changes, ChangeRow.class, row -> row.change().method(), RefinementColumns.changes());
		PriorityLayout.of(below).main(changes.viewer().getControl(), changes::leastHeight);
		sash.needs(rounds::leastHeight, () -> below.computeSize(NARROW, SWT.DEFAULT).y).setWeights(ROUNDS_AND_CHANGES);
		PriorityLayout.of(pages.content()).main(sash.control(), sash::leastHeight).thenTighten(header.control()).thenHide(words.getParent());
		createActions();
		memento().ifPresent(saved -> changes.restore(saved));
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
		return state.map(known -> new ShownRefinement(known, active(known.request().program().plan().file())));
	}

	/** The plan in a file as it is now; empty if it is not the active one. */
	private static Optional<Plan> active(IFile file) {
		return file.getProject().isAccessible() && PlanStore.ofWorkspace().active(file.getProject()) instanceof PlanState.Loaded loaded && loaded.file().equals(file)
				? Optional.of(loaded.plan()) : Optional.empty();
	}

	private void changedIn(IProject project) {
		state.filter(known -> known.isOver() && known.request().program().plan().project().equals(project)).ifPresent(this::show);
	}

	@Override
	public Optional<IProject> project() {
		return state.map(known -> known.request().program().plan().project());
	}

	/** Shows how far a refinement is, until the one of this machine tells something new. */
	public void show(RefinementState newState) {
		int before = state.filter(known -> known.request() == newState.request()).map(known -> known.rounds().size()).orElse(0);
		state = Optional.of(newState);
		ShownRefinement shown = shown().orElseThrow();
		enable();
		String name = newState.request().program().name();
		if (shown.failedAtOnce()) {
			// The last lines of the program's output each get a line again.
			pages.messagePage().show(NLS.bind(Messages.RefinementView_failed, name), ControlText.link(newState.now()).replace(" | ", "\n"), MessagePage.NOTHING, refine);
			pages.showMessage();
			return;
		}
		words.setText(ControlText.label(shown.words()));
		GridSpace.show(words.getParent(), !words.getText().isEmpty());
		GridSpace.show(apply, newState.isOver());
		apply.setEnabled(shown.applicable().isPresent());
		rounds.show(shown.rounds());
		if (shown.rounds().size() != before) {
			rounds.reveal(Set.of(shown.interesting()));
		}
		showChanges();
		header.show(name, newState.stage(), newState.now(), newState.done(), newState.most());
		pages.showContent();
	}

	/** Those of the selected round, or of the last one. */
	private void showChanges() {
		Optional<RoundRow> row = rounds.selected().stream().findFirst().or(() -> rounds.rows().stream().max((one, other) -> one.round().number() - other.round().number()));
		String text = row.map(one -> ShownRefinement.summary(one.round())).orElse(Messages.RefinementView_noRound);
		if (!text.equals(summary.getText())) {
			summary.setText(ControlText.label(text));
			summary.getParent().getParent().layout(true, true);
		}
		changes.show(row.map(ShownRefinement::changes).orElse(List.of()));
	}

	private void apply() {
		shown().flatMap(ShownRefinement::applicable).ifPresent(change -> PlanEdits.make(Messages.RefinementView_edit, change));
	}

	/** The figures as they can be saved; empty before there are any. */
	public Optional<SaveFiguresAction.Content> figures() {
		return shown().filter(one -> !one.rounds().isEmpty()).map(one -> new SaveFiguresAction.Content(Messages.RefinementView_file,
				List.of(new SaveFiguresAction.Kind("json", Messages.RefinementView_json, one::json))));
	}

	@Override
	public void saveState(IMemento memento) {
		changes.save(memento);
	}

	@Override
	public void setFocus() {
		pages.setFocus();
	}

	@Override
	public void dispose() {
		Refinements.here().removeListener(listener);
		PlanStore.ofWorkspace().removeListener(planListener);
		super.dispose();
	}
}
