/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.IField;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.IShowInTarget;
import org.eclipse.ui.part.ShowInContext;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.marking.StatusLine;
import org.sonde.overhead.ui.view.BackgroundValue;
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

/** The watched objects of a running program: a tree with their values, which change as the program reports, and the history of a value. */
public final class LiveObjectsView extends RestoredView implements IShowInTarget {
	/** The id in plugin.xml. */
	public static final String ID = "org.sonde.overhead.ui.objects";
	private static final int[] WEIGHTS = { 60, 40 };
	private static final double WIDE = 1.6;

	private final IPropertyChangeListener themeChange = event -> PlatformUI.getWorkbench().getDisplay().asyncExec(this::recolor);
	private final LiveObjects model = new LiveObjects();
	private final ProgramSummary summary = new ProgramSummary();
	private final FollowedProgram program = new FollowedProgram(LiveObjectsView::inUserInterface, this::show);
	/** What changed since the view was seen last. */
	private final Set<LiveNode> changed = new LinkedHashSet<>();
	private WatchSettings settings = WatchSettings.USUAL;
	private ProgramAddress address;
	/** Objects that came or went are read one branch at a time. */
	private boolean rereading;
	private FollowedProject followed;
	private VisibleUpdate visible;
	private Pages pages;
	private ProgramHeader header;
	private AdaptiveSash sash;
	private ObjectsTree tree;
	private HistoryPart history;
	private LiveObjectsActions actions;
	private BackgroundValue<Optional<Map<TypeNode, ObjectPage>>> search;

	@Override
	public void createPartControl(Composite parent) {
		shortenTitle(parent, Messages.LiveObjectsView_shortTitle);
		pages = new Pages(parent, HelpContext.LIVE_OBJECTS);
		Composite content = pages.content();
		header = new ProgramHeader(content, this::follow, this::filter);
		sash = new AdaptiveSash(content, WIDE);
		tree = new ObjectsTree(sash.parts(), model, this::read);
		history = new HistoryPart(sash.parts());
		sash.needs(tree::leastHeight, history::leastHeight).setWeights(WEIGHTS);
		pages.setContentFocus(tree.viewer().getTree()::setFocus);
		tree.viewer().addSelectionChangedListener(event -> selected());
		tree.viewer().addDoubleClickListener(event -> choose());
		getSite().setSelectionProvider(tree.viewer());
		search = new BackgroundValue<>(Messages.LiveObjectsView_searching, content, this::showFound);
		visible = new VisibleUpdate(this);
		actions = new LiveObjectsActions(this, tree, history);
		followed = new FollowedProject(this, this::projectChanged, resource -> false);
		PlatformUI.getWorkbench().getThemeManager().addPropertyChangeListener(themeChange);
		memento().ifPresent(saved -> {
			settings = WatchSettings.restore(saved);
			followed.restore(saved);
		});
		showFirstSteps();
		// The theme colours the widgets after this method returns.
		parent.getDisplay().asyncExec(this::recolor);
	}

	@Override
	public void saveState(IMemento state) {
		settings.save(state);
		followed.save(state);
	}

	/** Also if the view was closed meanwhile. */
	private static void inUserInterface(Runnable run) {
		if (PlatformUI.isWorkbenchRunning()) {
			PlatformUI.getWorkbench().getDisplay().asyncExec(run);
		}
	}

	private void projectChanged() {
		if (pages.showsMessage() && !program.isOn()) {
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
		program.begin(newAddress, Optional.of(settings.ofAll()));
		tree.showTypes();
		selected();
		pages.messagePage().show(NLS.bind(Messages.LiveObjectsView_connecting, ControlText.label(newAddress.name())), "", MessagePage.NOTHING,
				new RunAction(Messages.LiveObjectsView_cancel, this::disconnect));
		pages.showMessage();
		actions.update();
	}

	/** Whether a program is shown that has not ended. */
	public boolean isConnected() {
		return program.isOn();
	}

	void chooseProgram() {
		ChooseProgramDialog.ask(getSite().getShell(), project().map(IProject::getName)).ifPresent(this::connect);
	}

	void disconnect() {
		program.stop();
	}

	private void show(ProgramState state) {
		if (pages.isDisposed()) {
			return;
		}
		switch (state) {
			case ProgramState.Connected connected -> {
				header.show(summary.words());
				pages.showContent();
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
			case ProgramState.Disconnected disconnected -> end(NLS.bind(Messages.LiveObjectsView_disconnected, address.name()), !pages.showsMessage());
		}
		actions.update();
	}

	/** The last values stay. */
	private void end(String reason, boolean wasConnected) {
		if (wasConnected) {
			summary.end(reason);
			header.show(summary.words());
		} else {
			say(NLS.bind(Messages.LiveObjectsView_notConnected, ControlText.label(address.name())), ControlText.link(reason));
		}
	}

	private void show(ProgramState.Update update) {
		summary.show(update);
		boolean newTypes = update.overview().map(now -> model.show(now.types())).orElse(false);
		changed.addAll(model.apply(update.events()));
		if (newTypes) {
			tree.showTypes();
		}
		visible.run(() -> {
			header.show(summary.words());
			tree.update(changed);
			changed.clear();
			if (update.overview().isPresent()) {
				tree.updateStates();
			}
			selectedAttribute().ifPresent(node -> history.show(model.histories().of(node.key())));
			readStale();
		});
	}

	/** Objects that came or went in a branch that is open. */
	private void readStale() {
		if (!rereading) {
			model.stale().stream().filter(tree::isExpanded).findFirst().ifPresent(branch -> {
				rereading = true;
				ask(Messages.LiveObjectsView_reading, reader -> reader.again(branch), page -> showPage(branch, page, false), reason -> { }, () -> rereading = false, true);
			});
		}
	}

	private void showPage(BranchNode branch, ObjectPage page, boolean behind) {
		model.show(branch, page, behind);
		tree.showChildren(branch);
		selected();
	}

	/** A question to the program, which is asked in a job. */
	private interface Reading<T> {
		T read(PageReader reader) throws ProgramException;
	}

	/**
	 * Asks the program.
	 *
	 * @param shown  receives the answer
	 * @param failed receives why there is none
	 * @param after  is run in either case
	 * @param system whether nobody is to see the job
	 */
	private <T> void ask(String name, Reading<T> reading, Consumer<T> shown, Consumer<String> failed, Runnable after, boolean system) {
		Optional<ConnectedProgram> asked = program.program();
		if (asked.isEmpty()) {
			failed.accept(Messages.LiveObjectsView_over);
			after.run();
			return;
		}
		ObjectFilter filter = model.filter();
		Job job = Job.create(name, (IProgressMonitor monitor) -> {
			try {
				T answer = reading.read(new PageReader(asked.get(), filter, monitor::isCanceled));
				later(asked.get(), () -> shown.accept(answer));
			} catch (ProgramException e) {
				later(asked.get(), () -> failed.accept(e.getMessage()));
			} catch (CancellationException e) {
				later(asked.get(), () -> failed.accept(Messages.LiveObjectsView_cancelled));
				throw new OperationCanceledException();
			}
		});
		job.setSystem(system);
		job.addJobChangeListener(IJobChangeListener.onDone(event -> pages.later(after)));
		job.schedule();
	}

	/** If the same program is still shown, though it may have ended. */
	private void later(ConnectedProgram asked, Runnable run) {
		pages.later(() -> {
			if (asked.address() == address) {
				run.run();
			}
		});
	}

	/** Reads what is in a branch for the first time. */
	private void read(BranchNode branch) {
		branch.setReading();
		tree.showChildren(branch);
		readAgain(branch);
	}

	private void readAgain(BranchNode branch) {
		ask(NLS.bind(Messages.LiveObjectsView_readingOf, NodeText.name(branch)), reader -> reader.again(branch), page -> showPage(branch, page, false),
				reason -> fail(branch, reason), () -> { }, false);
	}

	private void readNext(BranchNode branch) {
		branch.setReading();
		tree.showChildren(branch);
		ask(NLS.bind(Messages.LiveObjectsView_readingOf, NodeText.name(branch)), reader -> reader.next(branch), page -> showPage(branch, page, true),
				reason -> fail(branch, reason), () -> { }, false);
	}

	private void fail(BranchNode branch, String reason) {
		branch.fail(reason);
		tree.showChildren(branch);
	}

	/** Reads the selected values, and what is in the selected branches, again; without a selection, all that was read. */
	void refresh() {
		List<LiveNode> selected = tree.selected();
		Set<BranchNode> branches = new LinkedHashSet<>();
		if (selected.isEmpty()) {
			model.types().forEach(type -> branches.addAll(LiveObjects.readIn(type)));
		}
		for (LiveNode node : selected) {
			branches.addAll(switch (node) {
				case BranchNode branch -> LiveObjects.readIn(branch);
				case AttributeNode attribute -> List.of(attribute.parent());
				case PlaceNode place -> List.of(place.parent());
			});
		}
		ask(Messages.LiveObjectsView_reading, reader -> readAll(branches, reader), all -> {
			all.forEach((branch, page) -> model.show(branch, page, false));
			tree.showTypes();
			selected();
		}, this::report, () -> { }, false);
	}

	private static Map<BranchNode, ObjectPage> readAll(Set<BranchNode> branches, PageReader reader) throws ProgramException {
		Map<BranchNode, ObjectPage> all = new LinkedHashMap<>();
		for (BranchNode branch : branches) {
			try {
				all.put(branch, reader.again(branch));
			} catch (ProgramException e) {
				if (e.isEnded()) {
					throw e;
				}
				// The object was deleted meanwhile: its parent, which was read before it, no longer has it.
			}
		}
		return all;
	}

	private void report(String reason) {
		StatusLine.show(this, reason, true);
	}

	/** More objects, or the declaration. */
	private void choose() {
		if (tree.selected().size() == 1) {
			switch (tree.selected().getFirst()) {
				case PlaceNode place when place.canBeRead() && place.kind() == PlaceNode.Kind.MORE -> readNext(place.parent());
				case PlaceNode place when place.canBeRead() -> read(place.parent());
				case PlaceNode place -> { }
				case BranchNode branch -> openDeclaration();
				case AttributeNode attribute -> openDeclaration();
			}
		}
	}

	private void filter(ObjectFilter filter) {
		if (filter.equals(model.filter())) {
			return;
		}
		model.setFilter(filter);
		tree.showTypes();
		List<TypeNode> others = model.allTypes().stream().filter(type -> !model.types().contains(type) && type.data().getCount() > 0).toList();
		Optional<ConnectedProgram> asked = program.program();
		if (filter.isAll() || others.isEmpty() || asked.isEmpty()) {
			search.cancel();
			return;
		}
		search.ask(monitor -> {
			Map<TypeNode, ObjectPage> found = new LinkedHashMap<>();
			try {
				for (TypeNode type : others) {
					ObjectPage page = new PageReader(asked.get(), filter, monitor::isCanceled).again(type);
					if (!page.objects().isEmpty()) {
						found.put(type, page);
					}
				}
				return asked.get().address() == address ? Optional.of(found) : Optional.empty();
			} catch (ProgramException e) {
				pages.later(() -> report(e.getMessage()));
				return Optional.empty();
			}
		}, () -> report(Messages.LiveObjectsView_cancelled));
	}

	private void showFound(Optional<Map<TypeNode, ObjectPage>> found) {
		found.ifPresent(pagesOfTypes -> {
			model.showFound(pagesOfTypes);
			tree.showTypes();
			pagesOfTypes.keySet().forEach(tree::expand);
		});
	}

	private void follow(String link) {
		switch (link) {
			case ProgramSummary.WATCH -> watch();
			case ProgramSummary.END -> endWatching();
			case ProgramSummary.DISCONNECT -> disconnect();
			case ProgramSummary.CHOOSE -> chooseProgram();
			default -> new TextDialog(getSite().getShell(), Messages.LiveObjectsView_details, String.join("\n", summary.details()), HelpContext.LIVE_OBJECTS).open();
		}
	}

	/** Asks what is to be watched. */
	void watch() {
		Optional<ObjectNode> object = tree.selected().stream().findFirst().flatMap(node -> switch (node) {
			case ObjectNode one -> Optional.of(one);
			case AttributeNode attribute -> Optional.of(attribute.parent());
			case TypeNode type -> Optional.empty();
			case PlaceNode place -> Optional.empty();
		});
		WatchObjectsDialog.ask(getSite().getShell(), summary.settings().orElse(settings), object).ifPresent(chosen -> {
			settings = chosen.ofAll();
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

	/** Whether a sensor of the selected types and fields is suspended, or is not. */
	boolean hasSensor(boolean suspended) {
		return tree.selected().stream().anyMatch(node -> switch (node) {
			case TypeNode type -> type.data().isSuspended() == suspended;
			case AttributeNode attribute -> tree.type(attribute).flatMap(type -> type.attribute(attribute.sensor())).filter(data -> data.isSuspended() == suspended).isPresent();
			case ObjectNode object -> false;
			case PlaceNode place -> false;
		});
	}

	/** Lets the sensors of the selected types and fields report nothing, or report again. */
	void suspend(boolean suspend) {
		List<String> sensors = new ArrayList<>(tree.selected().stream().map(node -> switch (node) {
			case TypeNode type -> type.name();
			case AttributeNode attribute -> attribute.sensor();
			case ObjectNode object -> "";
			case PlaceNode place -> "";
		}).filter(name -> !name.isEmpty()).collect(Collectors.toCollection(LinkedHashSet::new)));
		ask(suspend ? Messages.LiveObjectsView_suspending : Messages.LiveObjectsView_resuming, reader -> reader.program().ask(connection -> {
			if (suspend) {
				connection.suspend(sensors);
			} else {
				connection.resume(sensors);
			}
			return connection.types();
		}, reader.isCancelled()), types -> {
			model.show(types);
			tree.updateStates();
			actions.update();
		}, this::report, () -> { }, false);
	}

	/** Of the selected field, or of the type of the selected object. */
	void openDeclaration() {
		tree.selected().stream().findFirst().ifPresent(node -> {
			String className;
			Optional<String> field = Optional.empty();
			switch (node) {
				case TypeNode type -> className = type.name();
				case ObjectNode object -> className = object.data().getClassName();
				case AttributeNode attribute -> {
					className = attribute.sensor().substring(0, attribute.sensor().length() - attribute.name().length() - 1);
					field = Optional.of(attribute.name());
				}
				case PlaceNode place -> {
					return;
				}
			}
			String known = TypeNode.className(className);
			DeclarationJob.find(known, field, address.project(), member -> pages.later(() -> open(known, member)));
		});
	}

	private void open(String className, Optional<IMember> member) {
		if (member.isEmpty()) {
			report(NLS.bind(Messages.LiveObjectsView_noDeclaration, className));
			return;
		}
		try {
			JavaUI.openInEditor(member.get());
		} catch (PartInitException | JavaModelException e) {
			ILog.of(LiveObjectsView.class).log(e.getStatus());
		}
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

	/** Selects a type, if it is watched. */
	@Override
	public boolean show(ShowInContext context) {
		FollowedProject.of(context.getSelection()).ifPresent(followed::follow);
		if (context.getSelection() instanceof IStructuredSelection structured && structured.getFirstElement() instanceof IJavaElement element) {
			IType type = element instanceof IField field ? field.getDeclaringType() : (IType) element.getAncestor(IJavaElement.TYPE);
			Optional<TypeNode> shown = Optional.ofNullable(type).flatMap(known -> model.types().stream()
					.filter(node -> TypeNode.className(node.name()).equals(known.getFullyQualifiedName('$'))).findFirst());
			shown.ifPresent(node -> {
				tree.expand(node);
				tree.select(node);
			});
			return shown.isPresent();
		}
		return false;
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
	public void setFocus() {
		pages.setFocus();
	}

	@Override
	public void dispose() {
		PlatformUI.getWorkbench().getThemeManager().removePropertyChangeListener(themeChange);
		followed.dispose();
		visible.dispose();
		program.end();
		super.dispose();
	}
}
