/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.launch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ILog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.console.IConsoleConstants;
import org.sonde.instrumentation.launch.ProbedRun;
import org.sonde.instrumentation.launch.ProbedRuns;
import org.sonde.instrumentation.launch.RunEvent;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.overhead.ui.marking.PlaceLabel;
import org.sonde.overhead.ui.marking.StatusLine;
import org.sonde.overhead.ui.preferences.SondePreferences;
import org.sonde.overhead.ui.traces.LiveSource;
import org.sonde.overhead.ui.traces.LogRequest;
import org.sonde.overhead.ui.traces.MonitoringLogView;
import org.sonde.overhead.ui.traces.RunConsole;
import org.sonde.overhead.ui.view.MethodLabel;
import org.sonde.overhead.ui.view.Plural;

/** Shows the log of a run with probes when it has ended, and in the status line what was switched in a running one. */
public final class RunWatcher implements IStartup, Consumer<RunEvent> {
	private static final int CONSOLE_SETTLES_MILLIS = 500;

	@Override
	public void earlyStartup() {
		ProbedRuns.ofWorkspace().addListener(this);
		Display display = PlatformUI.getWorkbench().getDisplay();
		display.asyncExec(() -> display.addFilter(SWT.Show, new LaunchDialogTitle()));
	}

	@Override
	public void accept(RunEvent event) {
		// In a job: files are read, and the end of a guard is awaited.
		switch (event) {
			case RunEvent.Started(ProbedRun run) -> RunGuard.begin(run, RunWatcher::warn);
			case RunEvent.Ended(ProbedRun run) -> {
				RunGuard.end(run);
				RunObjects.end(run);
			}
			case RunEvent.Switched switched -> {
				// by the user
			}
			case RunEvent.Watching watching -> {
				// likewise
			}
			case RunEvent.NotSwitched not -> {
				// likewise
			}
		}
		if (PlatformUI.isWorkbenchRunning()) {
			RunObjects.Probed probed = RunObjects.Probed.of(event.run());
			PlatformUI.getWorkbench().getDisplay().asyncExec(() -> show(event, probed));
		}
	}

	/** @param probed by the plan of the run */
	private static void show(RunEvent event, RunObjects.Probed probed) {
		switch (event) {
			case RunEvent.Started(ProbedRun run) -> {
				boolean logged = run.isLogged();
				String message = !probed.operations() ? Messages.RunWatcher_startedWatched
						: logged ? Messages.RunWatcher_started : Messages.RunWatcher_startedWithoutLog;
				say(NLS.bind(message, run.name(), run.plan()), false);
				// Recordings of other agents are read when they are complete.
				if (logged && probed.operations() && run.agent().isKieker() && isLogShown()) {
					watchLog(run);
				}
				page().ifPresent(page -> RunObjects.show(run, page, isLogShown()));
			}
			case RunEvent.Switched switched -> say(words(switched), !switched.notWoven().isEmpty());
			case RunEvent.Watching watching -> say(words(watching), watching.late());
			case RunEvent.NotSwitched(ProbedRun run, String reason) ->
				say(NLS.bind(Messages.RunWatcher_notSwitched, run.name(), reason), true);
			case RunEvent.Ended(ProbedRun run) -> {
				String message = !probed.operations() ? Messages.RunWatcher_endedWatched
						: run.isLogged() ? Messages.RunWatcher_ended : Messages.RunWatcher_endedWithoutLog;
				say(NLS.bind(message, run.name(), run.plan()), false);
				if (probed.operations() && run.isLogged()) {
					offerLog(run, probed.watched());
				}
			}
		}
	}

	private static void offerLog(ProbedRun run, boolean watches) {
		if (isLogShown()) {
			RunConsole.ended(run, () -> showLog(run));
			readLog(run, watches);
		} else {
			RunConsole.offer(run, () -> showLog(run));
		}
	}

	/** What was switched, when it takes effect, and what does not. */
	public static String words(RunEvent.Switched switched) {
		List<String> sentences = new ArrayList<>();
		if (switched.switched()) {
			sentences.add(NLS.bind(effect(switched),
					new Object[] { switched.run().name(), methods(switched.on()), methods(switched.off()), switched.seconds() }));
		}
		if (!switched.notWoven().isEmpty()) {
			String message = switched.notWoven().size() == 1 ? Messages.RunWatcher_wasPlanned : Messages.RunWatcher_werePlanned;
			sentences.add(NLS.bind(message, methods(switched.notWoven()), switched.run().name()));
		}
		return String.join(" ", sentences);
	}

	/** What is reported again, what no longer, and what only after the next start. */
	public static String words(RunEvent.Watching watching) {
		List<String> sentences = new ArrayList<>();
		if (!watching.on().isEmpty()) {
			sentences.add(NLS.bind(Messages.RunWatcher_resumed, watching.run().name(), places(watching.on())));
		}
		if (!watching.off().isEmpty()) {
			sentences.add(NLS.bind(Messages.RunWatcher_suspended, watching.run().name(), places(watching.off())));
		}
		if (watching.late()) {
			sentences.add(NLS.bind(Messages.RunWatcher_watchedLater, watching.run().name()));
		}
		return String.join(" ", sentences);
	}

	private static String places(List<CodePlace> places) {
		return places.size() == 1 ? PlaceLabel.of(places.getFirst()) : Plural.bind(Messages.RunWatcher_places, places.size());
	}

	private static String effect(RunEvent.Switched switched) {
		if (switched.on().isEmpty()) {
			return switched.off().isEmpty() ? Messages.RunWatcher_patterns : Messages.RunWatcher_off;
		}
		return switched.off().isEmpty() ? Messages.RunWatcher_on : Messages.RunWatcher_onAndOff;
	}

	private static String methods(List<MethodSignature> methods) {
		return methods.size() == 1 ? MethodLabel.of(methods.getFirst()) : Plural.bind(Messages.RunWatcher_probes, methods.size());
	}

	private static boolean isLogShown() {
		return SondePreferences.store().getBoolean(SondePreferences.LOG_AFTER_RUN);
	}

	/** While the program runs; unless somebody watches something else. */
	private static void watchLog(ProbedRun run) {
		view(run, IWorkbenchPage.VIEW_VISIBLE).filter(view -> !view.isWatching())
				.ifPresent(view -> view.watch(new LiveSource.GrowingLog(LogRequest.of(List.of(run.log())))));
	}

	/** The user asked for it. */
	private static void showLog(ProbedRun run) {
		view(run, IWorkbenchPage.VIEW_VISIBLE).ifPresent(view -> read(view, run));
	}

	private static void read(MonitoringLogView view, ProbedRun run) {
		view.showPlan();
		view.read(List.of(run.log()));
	}

	/**
	 * Of a run that has ended. The view the user looks at stays in front; only the console, which comes when the program writes, gives way
	 * to the log, unless the run is about objects.
	 */
	private static void readLog(ProbedRun run, boolean watches) {
		boolean inFront = !watches && page().filter(RunWatcher::mayShowLog).isPresent();
		view(run, inFront ? IWorkbenchPage.VIEW_VISIBLE : IWorkbenchPage.VIEW_CREATE).ifPresent(view -> {
			read(view, run);
			if (inFront) {
				// The console comes up to a moment after the program has ended.
				PlatformUI.getWorkbench().getDisplay().timerExec(CONSOLE_SETTLES_MILLIS, () -> bringToTop(view));
			}
		});
	}

	/** Does not interrupt typing in another part. */
	private static void bringToTop(MonitoringLogView view) {
		IWorkbenchPage page = view.getSite().getPage();
		if (page != null && page.findView(MonitoringLogView.ID) == view && !page.isPartVisible(view) && mayShowLog(page)) {
			page.bringToTop(view);
		}
	}

	/** Whether the log is not open, or nothing but the console is before it. */
	private static boolean mayShowLog(IWorkbenchPage page) {
		IViewPart log = page.findView(MonitoringLogView.ID);
		return log == null || Stream.of(page.getViewStack(log)).filter(page::isPartVisible)
				.allMatch(view -> view == log || view.getSite().getId().equals(IConsoleConstants.ID_CONSOLE_VIEW));
	}

	/**
	 * The view, which follows the project of the run from now on.
	 *
	 * @param mode of {@link IWorkbenchPage#showView(String, String, int)}
	 */
	private static Optional<MonitoringLogView> view(ProbedRun run, int mode) {
		Optional<IWorkbenchPage> page = page();
		if (page.isEmpty()) {
			return Optional.empty();
		}
		try {
			MonitoringLogView view = (MonitoringLogView) page.get().showView(MonitoringLogView.ID, null, mode);
			IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(run.project());
			if (project.isAccessible()) {
				view.show(project);
			}
			return Optional.of(view);
		} catch (PartInitException e) {
			ILog.of(RunWatcher.class).log(e.getStatus());
			return Optional.empty();
		}
	}

	/** From any thread. */
	private static void warn(String text) {
		if (PlatformUI.isWorkbenchRunning()) {
			PlatformUI.getWorkbench().getDisplay().asyncExec(() -> say(text, true));
		}
	}

	private static void say(String text, boolean warning) {
		page().ifPresent(page -> StatusLine.show(page.getActivePart(), text, warning));
	}

	private static Optional<IWorkbenchPage> page() {
		return Optional.ofNullable(window()).map(IWorkbenchWindow::getActivePage);
	}

	/** The active window; while a dialog is active, any. */
	private static IWorkbenchWindow window() {
		IWorkbenchWindow active = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		IWorkbenchWindow[] all = PlatformUI.getWorkbench().getWorkbenchWindows();
		return active != null || all.length == 0 ? active : all[0];
	}
}
