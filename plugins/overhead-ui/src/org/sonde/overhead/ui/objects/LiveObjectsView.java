/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.IShowInTarget;
import org.eclipse.ui.part.ShowInContext;
import org.eclipse.ui.statushandlers.StatusManager;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanEvent;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.marking.MarkingDrop;
import org.sonde.overhead.ui.marking.StatusLine;
import org.sonde.overhead.ui.view.ControlText;
import org.sonde.overhead.ui.view.FollowedProject;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.MessagePage;
import org.sonde.overhead.ui.view.Pages;
import org.sonde.overhead.ui.view.RestoredView;
import org.sonde.overhead.ui.view.RunAction;
import org.sonde.overhead.ui.view.TextDialog;
import org.sonde.overhead.ui.view.VisibleUpdate;
import org.sonde.overhead.ui.view.layout.AdaptiveSash;
import org.sonde.overhead.ui.view.layout.PriorityLayout;

/** The watched objects of a running program: a tree with their values, which change as the program reports, and the history of a value. */
public final class LiveObjectsView extends RestoredView implements IShowInTarget {
	/** The id in plugin.xml. */
	public static final String ID = "org.sonde.overhead.ui.objects";
	private static final String FILTER = "filter";
	private static final int[] WEIGHTS = { 60, 40 };
	private static final double WIDE = 1.6;
	private static final int FEW_TYPES = 5;

	private Pages pages;
	private final IPropertyChangeListener themeChange = event -> PlatformUI.getWorkbench().getDisplay().asyncExec(this::recolor);
	private final Consumer<PlanEvent> planListener = event -> pages.later(this::projectChanged);
	private final LiveObjects model = new LiveObjects();
	private final ProgramSummary summary = new ProgramSummary();
	private final FollowedProgram program = new FollowedProgram(run -> pages.later(run), this::show);
	/** What changed since the view was seen last. */
	private final Set<LiveNode> changed = new LinkedHashSet<>();
	private WatchSettings settings = WatchSettings.USUAL;
	private ProgramAddress address;
	private FollowedProject followed;
	private VisibleUpdate visible;
	private ProgramHeader header;
	private AdaptiveSash sash;
	private ObjectsTree tree;
	private HistoryPart history;
	private ProgramQuestions questions;
	private BranchReads reads;
	private PendingSelection wanted;
	private boolean statesChanged;
	private CodeOpening code;
	private LiveObjectsActions actions;

	@Override
	protected void createControls(Composite parent) {
		pages = pages(parent, Messages.LiveObjectsView_shortTitle, HelpContext.LIVE_OBJECTS);
		MarkingDrop.enableWatching(parent, this);
		Composite content = pages.content();
		header = new ProgramHeader(content, this::follow, this::filter);
		sash = new AdaptiveSash(content, WIDE);
		tree = new ObjectsTree(sash.parts(), model, branch -> reads.read(branch));
		history = new HistoryPart(sash.parts(), place -> code.place(place, address.project()));
		sash.needs(tree::leastHeight, history::leastHeight).setWeights(WEIGHTS);
		PriorityLayout.of(content).main(sash.control(), sash::leastHeight).thenTighten(header.control());
		pages.setContentFocus(tree.viewer().getTree()::setFocus);
		tree.viewer().addSelectionChangedListener(event -> selected());
		tree.viewer().addDoubleClickListener(event -> choose());
		getSite().setSelectionProvider(tree.viewer());
		questions = new ProgramQuestions(program, model, pages::later);
		wanted = new PendingSelection(model, tree::expand, tree::select);
		reads = new BranchReads(model, questions, tree, this::wasRead, this::selected, this::report);
		code = new CodeOpening(pages, this::report);
		visible = new VisibleUpdate(this);
		actions = new LiveObjectsActions(this, tree, history);
		followed = new FollowedProject(this, this::projectChanged, resource -> false);
		PlanStore.ofWorkspace().addListener(planListener);
		PlatformUI.getWorkbench().getThemeManager().addPropertyChangeListener(themeChange);
		memento().ifPresent(saved -> {
			settings = WatchSettings.restore(saved);
			header.setFilterText(Optional.ofNullable(saved.getString(FILTER)).orElse(""));
			followed.restore(saved);
		});
		showFirstSteps();
		// The theme colours the widgets after this method returns.
		parent.getDisplay().asyncExec(this::recolor);
	}

	@Override
	public void saveState(IMemento state) {
		settings.save(state);
		state.putString(FILTER, header.filterText());
		followed.save(state);
	}

	private void projectChanged() {
		if (!pages.isDisposed() && pages.showsMessage() && !program.isOn()) {
			showFirstSteps();
		}
	}

	/** The way to something to see: watch a field, run, look. */
	private void showFirstSteps() {
		boolean planned = project().map(PlanStore.ofWorkspace()::active).orElse(null) instanceof PlanState.Loaded loaded
				&& !Probes.objectProbes(loaded.plan()).isEmpty();
		say(Messages.LiveObjectsView_none, planned ? Messages.LiveObjectsView_run : Messages.LiveObjectsView_watchFirst);
	}

	private void say(String title, String text) {
		pages.messagePage().show(title, text, MessagePage.NOTHING, actions.choosing(), actions.running());
		pages.showMessage();
		actions.update();
	}

	/** Shows the objects of this program from now on. */
	public void connect(ProgramAddress newAddress) {
		address = newAddress;
		model.clear();
		changed.clear();
		summary.begin(newAddress.name());
		program.begin(newAddress, Optional.of(settings.ofAllObjects()));
		tree.showTypes();
		selected();
		pages.messagePage().show(NLS.bind(Messages.LiveObjectsView_connecting, newAddress.name()), "", MessagePage.NOTHING,
				new RunAction(Messages.LiveObjectsView_cancel, this::disconnect));
		pages.showMessage();
		actions.update();
	}

	/** Whether a program is shown that has not ended. */
	public boolean isConnected() {
		return program.isOn();
	}

	void chooseProgram() {
		ChooseProgramDialog.ask(getSite().getShell(), project().map(IProject::getName), settings.sensors(), header.filterText())
				.ifPresent(chosen -> {
					settings = settings.of(chosen.sensors());
					header.setFilterText(chosen.filter());
					connect(chosen.address());
				});
	}

	void disconnect() {
		program.stop();
	}

	private void show(ProgramState state) {
		switch (state) {
			case ProgramState.Connected connected -> {
				header.show(summary.words());
				pages.showContent();
				bringToTop();
			}
			case ProgramState.Update update -> show(update);
			case ProgramState.Late(long seconds) -> {
				summary.late(seconds);
				header.show(summary.words());
			}
			case ProgramState.NotWatched(String reason) -> {
				summary.refuse(reason);
				header.show(summary.words());
			}
			case ProgramState.Ended(String reason, boolean wasConnected) -> end(reason, wasConnected);
			case ProgramState.Disconnected disconnected ->
				end(NLS.bind(Messages.LiveObjectsView_disconnected, address.name()), !pages.showsMessage());
		}
		actions.update();
	}

	/** The console has come before the view if the program prints and both are in one stack. Whoever types in that stack goes on typing. */
	private void bringToTop() {
		IWorkbenchPage page = getSite().getPage();
		if (page.findView(ID) == this && !page.isPartVisible(this)
				&& Stream.ofNullable(page.getViewStack(this)).flatMap(Arrays::stream).noneMatch(view -> view == page.getActivePart())) {
			page.bringToTop(this);
		}
	}

	/** The last values stay. */
	private void end(String reason, boolean wasConnected) {
		if (wasConnected) {
			model.end();
			tree.updateStates();
			summary.end(reason);
			header.show(summary.words());
		} else {
			say(NLS.bind(Messages.LiveObjectsView_notConnected, address.name()), ControlText.link(reason));
		}
	}

	private void show(ProgramState.Update update) {
		summary.show(update);
		Set<TypeNode> before = Set.copyOf(model.allTypes());
		LiveObjects.Changes changes = update.overview().map(now -> model.show(now.types())).orElse(LiveObjects.Changes.NONE);
		statesChanged |= changes.states();
		changed.addAll(model.apply(update.events()));
		if (changes.types()) {
			tree.showTypes();
			reads.search(before);
		}
		update.overview().ifPresent(now -> openSingle());
		visible.run(() -> {
			header.show(summary.words());
			tree.update(changed);
			changed.clear();
			if (statesChanged) {
				statesChanged = false;
				tree.updateStates();
			} else if (update.overview().isPresent()) {
				tree.updateTypes();
			}
			selectedAttribute().ifPresent(node -> history.show(model.histories().of(node.key())));
			reads.stale(tree::isExpanded);
		});
	}

	private void wasRead(BranchNode branch) {
		if (branch instanceof TypeNode type && type.objects().size() == 1) {
			openOnce(type.objects().getFirst());
		}
		wanted.goOn();
		selected();
	}

	/** Single objects of few types open by themselves: nobody may be quick enough to open them before a short program ends. */
	private void openSingle() {
		if (model.types().size() <= FEW_TYPES) {
			model.types().stream().filter(type -> type.data().getCount() == 1).forEach(this::openOnce);
		}
	}

	private void openOnce(BranchNode branch) {
		if (branch.state() == BranchNode.State.UNREAD) {
			tree.expand(branch);
		}
	}

	private void report(String reason) {
		StatusLine.show(this, reason, true);
	}

	/** More objects, or the declaration. */
	private void choose() {
		if (tree.selected().size() == 1) {
			switch (tree.selected().getFirst()) {
				case PlaceholderNode place when place.kind() == PlaceholderNode.Kind.MORE -> reads.next(place.parent());
				case PlaceholderNode place when place.kind() == PlaceholderNode.Kind.FAILED -> reads.read(place.parent());
				case PlaceholderNode place -> { }
				case BranchNode branch -> openDeclaration();
				case AttributeNode attribute -> openDeclaration();
			}
		}
	}

	private void filter(ObjectFilter filter) {
		if (!filter.text().equals(model.filter().text())) {
			reads.filter(filter);
		}
	}

	private void follow(String link) {
		switch (link) {
			case ProgramSummary.WATCH -> watch();
			case ProgramSummary.DISCONNECT -> disconnect();
			case ProgramSummary.CHOOSE -> chooseProgram();
			default -> new TextDialog(getSite().getShell(), Messages.LiveObjectsView_details, String.join("\n", summary.details()),
					HelpContext.LIVE_OBJECTS).open();
		}
	}

	/** Asks what is to be watched. */
	void watch() {
		Optional<ObjectNode> object = tree.selected().stream().findFirst().flatMap(node -> switch (node) {
			case ObjectNode one -> Optional.of(one);
			case AttributeNode attribute -> Optional.of(attribute.parent());
			case TypeNode type -> Optional.empty();
			case PlaceholderNode place -> Optional.empty();
		});
		WatchObjectsDialog.ask(getSite().getShell(), summary.settings().orElse(settings), object).ifPresent(chosen -> {
			settings = chosen.ofAllObjects();
			program.watch(Optional.of(chosen));
		});
	}

	void endWatching() {
		program.watch(Optional.empty());
	}

	boolean isWatching() {
		return program.program().isPresent() && summary.isWatched();
	}

	boolean canAsk() {
		return program.program().isPresent();
	}

	/** Whether a sensor of the selected types and fields is suspended, or one is not. */
	boolean hasSensor(boolean suspended) {
		return new SelectedSensors(model, tree.selected()).anySuspended(suspended);
	}

	/** Lets the sensors of the selected types and fields report nothing, or report again. */
	void suspend(boolean suspend) {
		new SelectedSensors(model, tree.selected()).suspend(suspend, questions, types -> {
			model.show(types);
			tree.updateStates();
			actions.update();
		}, this::report);
	}

	/** Opens the declaration of the selected field, or of the selected object's type. */
	void openDeclaration() {
		tree.selected().stream().findFirst().flatMap(Declaration::of)
				.ifPresent(declaration -> code.declaration(declaration, address.project()));
	}

	/** Reads the selected values, and what is in the selected branches, again; without a selection, all that was read. */
	void refresh() {
		reads.again(tree.selected());
	}

	private Optional<AttributeNode> selectedAttribute() {
		List<LiveNode> selected = tree.selected();
		return selected.size() == 1 && selected.getFirst() instanceof AttributeNode node ? Optional.of(node) : Optional.empty();
	}

	private void selected() {
		Optional<AttributeNode> node = selectedAttribute();
		model.histories().keep(node.map(AttributeNode::key));
		history.select(node, node.flatMap(one -> model.histories().of(one.key())));
		actions.update();
	}

	/** Shows a field or type that a plan watches in the view of a page, which comes to the front. */
	public static void show(IWorkbenchPage page, CodePlace place) {
		try {
			((LiveObjectsView) page.showView(ID)).show(Declaration.of(place));
		} catch (PartInitException e) {
			StatusManager.getManager().handle(e.getStatus(), StatusManager.SHOW);
		}
	}

	/** Selects a field or type, if it is watched. */
	@Override
	public boolean show(ShowInContext context) {
		FollowedProject.of(context.getSelection()).ifPresent(followed::follow);
		return context.getSelection() instanceof IStructuredSelection structured
				&& Optional.ofNullable(Adapters.adapt(structured.getFirstElement(), IJavaElement.class))
						.flatMap(Declaration::of).filter(this::show).isPresent();
	}

	private boolean show(Declaration place) {
		boolean shown = wanted.show(place);
		if (!shown && !pages.showsMessage()) {
			report(NLS.bind(Messages.LiveObjectsView_notWatched, address.name(), place.label()));
		}
		return shown;
	}

	@Override
	public Optional<IProject> project() {
		return followed == null ? Optional.empty() : followed.project();
	}

	private void recolor() {
		if (!pages.isDisposed()) {
			history.setColorsOf(tree.viewer().getTree());
		}
	}

	@Override
	public void dispose() {
		PlanStore.ofWorkspace().removeListener(planListener);
		PlatformUI.getWorkbench().getThemeManager().removePropertyChangeListener(themeChange);
		followed.dispose();
		visible.dispose();
		program.end();
		super.dispose();
	}
}
