/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.IShowInSource;
import org.eclipse.ui.part.IShowInTarget;
import org.eclipse.ui.part.ShowInContext;
import org.eclipse.ui.progress.IWorkbenchSiteProgressService;
import org.sonde.instrumentation.workspace.PatternStore;
import org.sonde.instrumentation.workspace.PlanEvent;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.marking.StatusLine;
import org.sonde.overhead.ui.traces.jvm.JvmRecording;
import org.sonde.overhead.ui.view.ControlText;
import org.sonde.overhead.ui.view.FollowedProject;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.MessagePage;
import org.sonde.overhead.ui.view.Pages;
import org.sonde.overhead.ui.view.RestoredView;
import org.sonde.overhead.ui.view.layout.PriorityLayout;
import org.sonde.overhead.ui.view.table.RowSelection;
import org.sonde.report.observed.ObservedCalls;
import org.sonde.report.traces.LiveReading;

/** What a monitoring log says was executed: operations, traces, the call graph, and the active plan compared with it. */
public final class MonitoringLogView extends RestoredView implements IShowInSource, IShowInTarget {

	/** The id in plugin.xml. */
	public static final String ID = "org.sonde.overhead.ui.traces";

	private static final String NAME = "name";

	private final IPropertyChangeListener themeChange = event -> PlatformUI.getWorkbench().getDisplay().asyncExec(this::recolor);
	private final Consumer<PlanEvent> planListener = event -> later(() -> this.planChanged(event.project()));
	private final Consumer<IProject> matchesListener = project -> later(() -> this.planChanged(project));
	private final LogJob reading = new LogJob(outcome -> later(() -> show(outcome)));
	private final WatchedSource watching = new WatchedSource(MonitoringLogView::inUserInterface, this::show, UnseenRecording::tell);
	private final SourceMatchJob matching = new SourceMatchJob((log, matches) -> later(() -> show(log, matches)));
	private final ShownLog model = new ShownLog();
	private FollowedProject followed;

	private Pages pages;
	private LogSummary summary;
	private LogTabs tabs;
	private PlanLogComparison plan;
	private LogActions actions;
	private RowSelection<OperationRow> selection;

	@Override
	protected void createControls(Composite parent) {
		pages = pages(parent, Messages.MonitoringLogView_shortTitle, HelpContext.LOG);
		Composite content = pages.content();
		summary = new LogSummary(content, this::stop);
		tabs = new LogTabs(content, this::open, this::takeCalls);
		pages.setContentFocus(tabs::setFocus);
		PriorityLayout.of(content).main(tabs.control(), tabs::leastHeight).thenHide(summary.control(), () -> !summary.hasLink());
		plan = new PlanLogComparison(tabs.plan(), this::later, () -> actions.update());
		selection = new RowSelection<>(tabs.operations(), rows -> rows.stream().flatMap(row -> row.element().stream()).toList(),
				wanted -> tabs.operations().rows().stream().filter(row -> row.element().filter(wanted::contains).isPresent()).toList());
		getSite().setSelectionProvider(selection);
		actions = new LogActions(this, selection);
		followed = new FollowedProject(this, this::holdPlan, resource -> false);
		PlanStore.ofWorkspace().addListener(planListener);
		PatternStore.ofWorkspace().addListener(matchesListener);
		PlatformUI.getWorkbench().getThemeManager().addPropertyChangeListener(themeChange);
		getSite().getService(IWorkbenchSiteProgressService.class).showBusyForFamily(reading);
		memento().ifPresent(saved -> {
			tabs.restore(saved);
			followed.restore(saved);
			model.restore(LogRequest.restore(saved), Optional.ofNullable(saved.getString(NAME)));
		});
		empty();
		// The theme colours the widgets after this method returns.
		parent.getDisplay().asyncExec(this::recolor);
	}

	@Override
	public void saveState(IMemento state) {
		tabs.save(state);
		followed.save(state);
		model.request().ifPresent(one -> one.save(state));
		model.name().ifPresent(name -> state.putString(NAME, name));
	}

	private void later(Runnable run) {
		pages.later(run);
	}

	/** Also if the view was closed meanwhile. */
	private static void inUserInterface(Runnable run) {
		if (PlatformUI.isWorkbenchRunning()) {
			PlatformUI.getWorkbench().getDisplay().asyncExec(run);
		}
	}

	private void empty() {
		model.request().ifPresentOrElse(
				last -> say(model.name().orElseGet(last::name), Messages.MonitoringLogView_again, this::readAgain, actions.listening(),
						actions.recording()),
				() -> say(Messages.MonitoringLogView_noLog, Messages.MonitoringLogView_importOrWatch, actions::importLog,
						actions.listening(), actions.recording()));
	}

	private void say(String title, String text, Runnable action, IAction... offered) {
		pages.messagePage().show(title, text, action, offered);
		pages.showMessage();
		actions.update();
	}

	/** Reads the logs in the background and shows them. */
	public void read(List<Path> paths) {
		read(LogRequest.of(paths));
	}

	/** Reads the logs in the background and shows them. */
	public void read(LogRequest newRequest) {
		endWatching(newRequest.name());
		model.await(newRequest);
		holdPlan();
		say(NLS.bind(Messages.MonitoringLogView_reading, newRequest.name()), "", MessagePage.NOTHING);
		reading.read(newRequest);
	}

	/** Discards the comparison so far: the whole log is compared in the background. */
	private void endWatching(String log) {
		if (watching.isOn()) {
			tabs.plan().show(page -> page.showNone(NLS.bind(Messages.MonitoringLogView_reading, log)));
		}
		watching.end();
	}

	void readAgain() {
		model.request().ifPresent(this::read);
	}

	private void show(LogJob.Outcome outcome) {
		if (!model.awaits(outcome)) {
			return;
		}
		switch (outcome) {
			case LogJob.Outcome.Read(LogReading newLog) -> show(newLog);
			case LogJob.Outcome.Failed(LogRequest failed, String reason) -> say(
					NLS.bind(Messages.MonitoringLogView_notShown, failed.name()),
					NLS.bind(Messages.MonitoringLogView_readAgain, ControlText.link(reason)), this::readAgain);
		}
	}

	/** Shows what was read. */
	public void show(LogReading newLog) {
		endWatching(newLog.name());
		model.show(newLog);
		summary.show(newLog);
		tabs.show(newLog, model.matches());
		holdPlan();
		pages.showContent();
		actions.update();
		matching.find(newLog);
	}

	private void show(LogReading of, SourceMatches found) {
		if (model.show(of, found)) {
			tabs.showOperations(of.results(), found);
		}
	}

	/** Shows traces as they come, until it is stopped; then all that was recorded. */
	public void watch(LiveSource source) {
		watching.begin(source);
		model.watch();
		holdPlan();
		say(Messages.MonitoringLogView_watching, "", MessagePage.NOTHING);
	}

	private void show(LiveJob.State state) {
		switch (state) {
			case LiveJob.State.Begun(String words, Optional<RunOfLog> run) -> {
				summary.begin(words);
				begin(run.isPresent());
			}
			case LiveJob.State.Recording(String words) -> {
				summary.beginRecording(words);
				begin(true);
			}
			case LiveJob.State.Counted(JvmRecording.Counts counts, ObservedCalls planned, String planName) -> {
				tabs.plan().show(page -> page.showLive(planned, planName));
				summary.show(counts);
			}
			case LiveJob.State.Seen(LiveReading.Window window, Optional<ObservedCalls> planned) -> {
				show(window);
				planned.ifPresent(
						observed -> tabs.plan().show(page -> page.showLive(observed, watching.run().map(RunOfLog::planName).orElse(""))));
			}
			case LiveJob.State.Ended(LogReading whole) -> show(whole);
			case LiveJob.State.Stored(Path recording) -> read(List.of(recording));
			case LiveJob.State.Failed(String reason) -> say(Messages.MonitoringLogView_notWatched, ControlText.link(reason),
					MessagePage.NOTHING, actions.listening(), actions.recording());
		}
	}

	/** @param isCompared whether a plan is compared with what is recorded, while it is */
	private void begin(boolean isCompared) {
		tabs.showTraces(List.of());
		tabs.select(isCompared ? LogTabs.PLAN : LogTabs.TRACES);
		plan.hold(followed.project(), Optional.empty());
		tabs.plan().show(page -> page.showNone(isCompared ? Messages.MonitoringLogView_nothingYet : Messages.MonitoringLogView_planLater));
		pages.showContent();
		actions.update();
	}

	private void show(LiveReading.Window window) {
		if (!window.classes().isEmpty()) {
			tabs.showTraces(window.classes());
		}
		summary.show(window);
	}

	/** Whether traces are watched as they come. */
	public boolean isWatching() {
		return watching.isOn();
	}

	/** Ends the watching; what was recorded follows. */
	void stop() {
		watching.stop();
	}

	private void planChanged(IProject project) {
		if (followed.project().equals(Optional.of(project))) {
			holdPlan();
		}
	}

	private void holdPlan() {
		plan.hold(followed.project(), model.log());
	}

	/** Into the active plan of the project that is followed; to be undone. */
	void takeCalls() {
		plan.takeCalls(this);
	}

	/** The plan that the log is compared with. */
	Optional<IFile> activePlan() {
		return plan.file();
	}

	boolean canReadAgain() {
		return model.request().isPresent();
	}

	@Override
	public Optional<IProject> project() {
		return followed == null ? Optional.empty() : followed.project();
	}

	void openSelected() {
		tabs.selectedOperation().ifPresent(this::open);
	}

	/** Opens the method of an operation. Only the recorded ones were looked for: others, of the plan, are looked for now. */
	private void open(String signature) {
		model.matches().found(signature).ifPresentOrElse(this::open,
				() -> SourceMatchJob.find(signature, match -> later(() -> open(match))));
	}

	/** Opens the method if the workspace has it; else says why not. */
	private void open(SourceMatch match) {
		Optional<IMethod> method = match.element();
		if (method.isEmpty()) {
			StatusLine.show(this, NLS.bind(Messages.MonitoringLogView_methodNotFound, match.words()));
			return;
		}
		try {
			JavaUI.openInEditor(method.get());
		} catch (PartInitException | JavaModelException e) {
			ILog.of(MonitoringLogView.class).log(e.getStatus());
		}
	}

	/** Where the log lies that is shown; empty if it is several. */
	Optional<Path> folder() {
		return model.folder();
	}

	private void recolor() {
		if (!pages.isDisposed()) {
			tabs.recolor();
		}
	}

	/** What is shown; empty while there is a message in its place. */
	public Optional<LogReading> log() {
		return model.log();
	}

	/** Operations, traces, the call graph, and the plan compared with the log. */
	LogTabs tabs() {
		return tabs;
	}

	/** Shows the tab with the plan compared with the log. */
	public void showPlan() {
		tabs.select(LogTabs.PLAN);
	}

	/** Follows this project from now on, until another is selected: its active plan is compared with the log. */
	public void show(IProject project) {
		followed.follow(project);
	}

	@Override
	public boolean show(ShowInContext context) {
		FollowedProject.of(context.getSelection()).ifPresent(this::show);
		if (context.getSelection() instanceof StructuredSelection structured && model.log().isPresent()) {
			selection.setSelection(structured);
			return !tabs.operations().selected().isEmpty();
		}
		return false;
	}

	@Override
	public void dispose() {
		PlanStore.ofWorkspace().removeListener(planListener);
		PatternStore.ofWorkspace().removeListener(matchesListener);
		PlatformUI.getWorkbench().getThemeManager().removePropertyChangeListener(themeChange);
		plan.hold(Optional.empty(), Optional.empty());
		followed.dispose();
		watching.end();
		reading.cancel();
		matching.cancel();
		super.dispose();
	}
}
