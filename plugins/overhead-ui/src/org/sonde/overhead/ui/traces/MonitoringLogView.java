/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
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
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.IShowInSource;
import org.eclipse.ui.part.IShowInTarget;
import org.eclipse.ui.part.ShowInContext;
import org.eclipse.ui.part.ViewPart;
import org.eclipse.ui.progress.IWorkbenchSiteProgressService;
import org.sonde.instrumentation.workspace.PlanEvent;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.instrumentation.workspace.ProjectFiles;
import org.sonde.overhead.digits.Counted;
import org.sonde.overhead.ui.estimates.PlanEdits;
import org.sonde.overhead.ui.view.ColumnTable;
import org.sonde.overhead.ui.view.FollowedProject;
import org.sonde.overhead.ui.view.MessagePage;
import org.sonde.overhead.ui.view.Pages;
import org.sonde.overhead.ui.view.RowSelection;
import org.sonde.overhead.ui.view.TextDialog;
import org.sonde.report.observed.ObservedCalls;
import org.sonde.report.traces.CallGraphLayout;
import org.sonde.report.traces.LogResults;
import org.sonde.traces.reduction.CallNode;

/** What a monitoring log says was executed: operations, traces, the call graph, and the active plan held against it. */
public final class MonitoringLogView extends ViewPart implements IShowInSource, IShowInTarget {

	/** The id in plugin.xml. */
	public static final String ID = "org.sonde.overhead.ui.traces";

	private static final String OPERATIONS = "operations";
	private static final String CLASSES = "classes";
	private static final String PLAN = "plan";
	private static final String TAB = "tab";
	private static final String LOG = "log";
	private static final String PATH = "path";

	private final IPropertyChangeListener themeChange = event -> PlatformUI.getWorkbench().getDisplay().asyncExec(this::recolor);
	private final Consumer<PlanEvent> planListener = event -> later(() -> this.comparePlan(event.project()));
	private final LogJob reading = new LogJob(outcome -> later(() -> show(outcome)));
	private final SourceMatchJob matching = new SourceMatchJob((log, matches) -> later(() -> show(log, matches)));
	private IMemento memento;
	private FollowedProject followed;
	private Optional<LogReading> log = Optional.empty();
	/** What was shown before the workbench was closed, or is being read. */
	private List<Path> paths = List.of();
	private SourceMatches matches = SourceMatches.NONE;

	private Pages pages;
	private Link summary;
	private CTabFolder tabs;
	private ColumnTable<OperationRow> operations;
	private TracesPage traces;
	private CallGraphPage graph;
	private PlanPage plan;
	private LogActions actions;
	private RowSelection<OperationRow> selection;

	@Override
	public void init(IViewSite site, IMemento saved) throws PartInitException {
		super.init(site, saved);
		memento = saved;
	}

	@Override
	public void createPartControl(Composite parent) {
		pages = new Pages(parent);
		Composite content = pages.content();
		Composite above = new Composite(content, SWT.NONE);
		GridLayoutFactory.swtDefaults().margins(5, 4).applyTo(above);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(above);
		summary = new Link(above, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).hint(200, SWT.DEFAULT).applyTo(summary);
		summary.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> showProblems()));
		createTabs(content);
		selection = new RowSelection<>(operations, rows -> rows.stream().flatMap(row -> row.element().stream()).toList(),
				wanted -> operations.rows().stream().filter(row -> row.element().filter(wanted::contains).isPresent()).toList());
		getSite().setSelectionProvider(selection);
		actions = new LogActions(this, selection);
		followed = new FollowedProject(this, this::comparePlan, resource -> false);
		PlanStore.ofWorkspace().addListener(planListener);
		PlatformUI.getWorkbench().getThemeManager().addPropertyChangeListener(themeChange);
		getSite().getService(IWorkbenchSiteProgressService.class).showBusyForFamily(reading);
		restore();
		empty();
		// The theme colours the widgets after this method returns.
		parent.getDisplay().asyncExec(this::recolor);
	}

	private void createTabs(Composite parent) {
		tabs = new CTabFolder(parent, SWT.BOTTOM | SWT.FLAT);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(tabs);
		JavaElementLabelProvider javaLabels = new JavaElementLabelProvider(JavaElementLabelProvider.SHOW_SMALL_ICONS);
		tabs.addDisposeListener(event -> javaLabels.dispose());
		operations = new ColumnTable<>(tabs, "Operations of the log", OperationRow.class, row -> row.operation().signature(),
				OperationColumns.all(javaLabels));
		operations.viewer().addDoubleClickListener(event -> openSelected());
		tab("Operations", operations.viewer().getControl());
		traces = new TracesPage(tabs, this::open);
		tab("Traces", traces.control());
		graph = new CallGraphPage(tabs, this::open);
		tab("Call Graph", graph.control());
		plan = new PlanPage(tabs, this::open, this::takeCalls);
		tab("Plan and Log", plan.control());
		tabs.setSelection(0);
	}

	private void tab(String title, Control control) {
		CTabItem item = new CTabItem(tabs, SWT.NONE);
		item.setText(title);
		item.setControl(control);
	}

	private void restore() {
		Optional<IMemento> saved = Optional.ofNullable(memento);
		operations.sortDescending(OperationColumns.SELF);
		saved.map(state -> state.getChild(OPERATIONS)).ifPresent(operations::restore);
		saved.map(state -> state.getChild(CLASSES)).ifPresent(traces.classes()::restore);
		saved.map(state -> state.getChild(PLAN)).ifPresent(plan.table()::restore);
		saved.map(state -> state.getInteger(TAB)).filter(tab -> tab >= 0 && tab < tabs.getItemCount())
				.ifPresent(tabs::setSelection);
		saved.ifPresent(followed::restore);
		paths = saved.stream().flatMap(state -> Arrays.stream(state.getChildren(LOG)))
				.map(child -> Path.of(child.getString(PATH))).toList();
	}

	@Override
	public void saveState(IMemento state) {
		operations.save(state.createChild(OPERATIONS));
		traces.classes().save(state.createChild(CLASSES));
		plan.table().save(state.createChild(PLAN));
		state.putInteger(TAB, tabs.getSelectionIndex());
		followed.save(state);
		paths.forEach(path -> state.createChild(LOG).putString(PATH, path.toString()));
	}

	private void later(Runnable run) {
		if (PlatformUI.isWorkbenchRunning()) {
			PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
				if (!pages.isDisposed()) {
					run.run();
				}
			});
		}
	}

	/** A log may be huge: the one of the last time is read again only if the user says so. */
	private void empty() {
		if (paths.isEmpty()) {
			say("No monitoring log",
					"See which operations ran, how often and how long, and take their calls per second into a plan: "
					+ "<a>import a log of Kieker</a>.", actions::importLog);
		} else {
			say(MessagePage.plain(LogReading.name(paths)), "This monitoring log was shown last time. <a>Read it again</a>",
					this::readAgain);
		}
	}

	private void say(String title, String text, Runnable action) {
		log = Optional.empty();
		pages.messagePage().show(title, text, action);
		pages.showMessage();
		actions.update();
	}

	/** Reads the logs in the background and shows them. */
	public void read(List<Path> newPaths) {
		paths = List.copyOf(newPaths);
		say("Reading " + MessagePage.plain(LogReading.name(paths)) + " …", "", MessagePage.NOTHING);
		reading.read(paths);
	}

	void readAgain() {
		if (!paths.isEmpty()) {
			read(paths);
		}
	}

	private void show(LogJob.Outcome outcome) {
		switch (outcome) {
			case LogJob.Outcome.Read(LogReading newLog) when newLog.paths().equals(paths) -> show(newLog);
			case LogJob.Outcome.Failed(List<Path> failed, String reason) when failed.equals(paths) -> say(
					MessagePage.plain(LogReading.name(paths)) + " is not shown", MessagePage.plain(reason)
					+ "\n\n<a>Read it again</a>",
					this::readAgain);
			default -> {
				// overtaken by another log
			}
		}
	}

	/** Shows what was read. */
	public void show(LogReading newLog) {
		log = Optional.of(newLog);
		paths = newLog.paths();
		matches = SourceMatches.NONE;
		LogResults results = newLog.results();
		long doubts = results.counts().problems().size() + (long) results.traces().problems().size();
		summary.setText(MessagePage.plain(newLog.name() + results.date().map(day -> ", " + day).orElse("") + ": "
				+ results.summary().replace("\n", " ")) + (doubts == 0 ? "" : " <a>" + Counted.of(doubts, "problem") + "</a>"));
		showOperations();
		traces.show(results.classes().classes());
		graph.show(results.callGraph());
		comparePlan();
		pages.showContent();
		pages.content().layout();
		actions.update();
		matching.find(newLog);
	}

	private void show(LogReading of, SourceMatches found) {
		if (log.filter(shown -> shown == of).isPresent()) {
			matches = found;
			showOperations();
		}
	}

	private void showOperations() {
		log.ifPresent(shown -> operations.show(OperationRow.of(shown.results(), matches)));
	}

	private void comparePlan(IProject project) {
		if (followed.project().equals(Optional.of(project))) {
			comparePlan();
		}
	}

	private void comparePlan() {
		if (log.isEmpty()) {
			return;
		}
		Optional<IProject> project = followed.project().filter(IProject::isAccessible);
		if (project.isEmpty()) {
			plan.showNone("Select a project with a plan to hold it against the log.");
			return;
		}
		switch (PlanStore.ofWorkspace().active(project.get())) {
			case PlanState.Loaded loaded -> compare(loaded, log.get());
			case PlanState.Broken broken -> plan.showNone(ProjectFiles.name(broken.file()) + " cannot be read: "
					+ broken.message());
			case PlanState.Loading loading -> plan.showNone("The plan of " + project.get().getName() + " is being read …");
			case PlanState.NoPlan none -> plan.showNone("The project " + project.get().getName()
					+ " has no plan. Mark methods for probes, or select another project.");
		}
	}

	/** In the background: a plan and a log may be large. */
	private void compare(PlanState.Loaded loaded, LogReading with) {
		Job job = Job.createSystem("Holding a plan against a monitoring log", (IProgressMonitor monitor) -> {
			ObservedCalls observed = ObservedCalls.of(loaded.plan(), with.results().recorded(), with.source());
			later(() -> {
				if (log.filter(shown -> shown == with).isPresent() && loaded.equals(PlanStore.ofWorkspace()
						.active(loaded.project()))
						&& followed.project().equals(Optional.of(loaded.project()))) {
					plan.show(observed, ProjectFiles.name(loaded.file()));
					actions.update();
				}
			});
		});
		job.schedule();
	}

	/** Into the active plan of the project that is followed; to be undone. */
	void takeCalls() {
		activePlan().ifPresent(file -> takeCalls(log.orElseThrow(), file));
	}

	/** Sets the calls per second of a plan's probes to those of a log; in the background, to be undone. */
	static void takeCalls(LogReading log, IFile file) {
		PlanEdits.run("Take Calls from Monitoring Log", file,
				edited -> ObservedCalls.of(edited, log.results().recorded(), log.source()).into(edited));
	}

	/** The plan that the log is held against. */
	Optional<IFile> activePlan() {
		return log.flatMap(shown -> project()).filter(IProject::isAccessible)
				.flatMap(project -> PlanStore.ofWorkspace().active(project) instanceof PlanState.Loaded loaded
				? Optional.of(loaded.file())
						: Optional.empty());
	}

	boolean hasPaths() {
		return !paths.isEmpty();
	}

	Optional<IProject> project() {
		return followed == null ? Optional.empty() : followed.project();
	}

	void openSelected() {
		operations.selected().stream().findFirst().ifPresent(row -> open(row.operation().signature()));
	}

	/** Opens the method of an operation, if the workspace has it; else says why not. */
	private void open(String signature) {
		SourceMatch match = matches.of(signature);
		Optional<IMethod> method = match.element();
		if (method.isEmpty()) {
			getViewSite().getActionBars().getStatusLineManager()
					.setErrorMessage("The method is not found in the sources of the workspace: " + match.words());
			return;
		}
		try {
			JavaUI.openInEditor(method.get());
		} catch (PartInitException | JavaModelException e) {
			ILog.of(MonitoringLogView.class).log(e.getStatus());
		}
	}

	private void showProblems() {
		log.ifPresent(shown -> {
			List<String> lines = new ArrayList<>();
			shown.results().counts().problems().forEach(problem -> lines.add(problem.toString()));
			shown.results().traces().problems().forEach(problem -> lines.add(problem.toString()));
			new TextDialog(getSite().getShell(), "Problems of " + shown.name(), String.join("\n", lines)).open();
		});
	}

	private void recolor() {
		if (!pages.isDisposed()) {
			Table table = operations.viewer().getTable();
			graph.setColorsOf(table);
			traces.setColorsOf(table);
		}
	}

	/** What is shown; empty while there is a message in its place. */
	public Optional<LogReading> log() {
		return log;
	}

	/** What is shown instead of a log. */
	public Optional<String> message() {
		return pages.message();
	}

	/** The table of the operations. */
	public ColumnTable<OperationRow> operations() {
		return operations;
	}

	/** The call tree of the class of traces that is selected. */
	public List<CallNode> callTree() {
		return traces.tree();
	}

	/** The call graph as it is drawn. */
	public CallGraphLayout callGraph() {
		return graph.layout();
	}

	/** The table that holds the plan against the log. */
	public ColumnTable<PlannedRow> planned() {
		return plan.table();
	}

	/** The table that is shown in the selected tab, for Copy; that of the operations where there is none. */
	ColumnTable<?> shownTable() {
		return switch (tabs.getSelectionIndex()) {
			case 1 -> traces.classes();
			case 3 -> plan.table();
			default -> operations;
		};
	}

	/** Shows a tab by its title. */
	public void showTab(String title) {
		for (CTabItem item : tabs.getItems()) {
			if (item.getText().equals(title)) {
				tabs.setSelection(item);
			}
		}
	}

	/** Follows this project from now on, until another is selected: its active plan is held against the log. */
	public void show(IProject project) {
		followed.follow(project);
	}

	@Override
	public ShowInContext getShowInContext() {
		return new ShowInContext(null, selection.getSelection());
	}

	@Override
	public boolean show(ShowInContext context) {
		FollowedProject.of(context.getSelection()).ifPresent(this::show);
		if (context.getSelection() instanceof StructuredSelection structured && log.isPresent()) {
			selection.setSelection(structured);
			return !operations.selected().isEmpty();
		}
		return false;
	}

	@Override
	public void setFocus() {
		if (pages.message().isPresent()) {
			pages.setFocus();
		} else {
			tabs.getSelection().getControl().setFocus();
		}
	}

	@Override
	public void dispose() {
		PlanStore.ofWorkspace().removeListener(planListener);
		PlatformUI.getWorkbench().getThemeManager().removePropertyChangeListener(themeChange);
		followed.dispose();
		reading.cancel();
		matching.cancel();
		super.dispose();
	}
}
