/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PlatformUI;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.workspace.PlanEvent;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.estimates.costs.EstimateSettings;
import org.sonde.overhead.ui.estimates.costs.WhatIf;
import org.sonde.overhead.ui.traces.LogReading;
import org.sonde.overhead.ui.traces.MonitoringLogView;
import org.sonde.overhead.ui.view.BackgroundValue;
import org.sonde.overhead.ui.view.FollowedProject;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.MonitorProgress;
import org.sonde.overhead.ui.view.Pages;
import org.sonde.overhead.ui.view.RestoredView;
import org.sonde.overhead.ui.view.TextDialog;
import org.sonde.overhead.ui.view.layout.AdaptiveSash;
import org.sonde.overhead.ui.view.layout.PriorityLayout;
import org.sonde.overhead.ui.view.table.ColumnTable;
import org.sonde.overhead.ui.view.table.RowSelection;

/** Where to put probes: the plans that show most for what they cost, as a curve, one of which is previewed and applied. */
public final class PlacementView extends RestoredView {
	/** The id in plugin.xml. */
	public static final String ID = "org.sonde.overhead.ui.placement";

	private static final double SIDE_BY_SIDE = 1.8;
	/** In pixels; the rest can be scrolled to. */
	private static final int LEAST_MESSAGE = 60;
	private static final int[] CURVE_AND_METHODS = { 40, 60 };

	/** A point of the curve with its rows in their order. */
	private record Found(FoundPoint point, ColumnTable.Sorted<MethodRow> rows) {
	}

	private final ShownPlacement model = new ShownPlacement();
	private final IPropertyChangeListener themeChange = event -> PlatformUI.getWorkbench().getDisplay().asyncExec(this::recolor);
	private final Consumer<PlanEvent> planListener = event -> this.followed.changedIn(event.project());
	private FollowedProject followed;
	private PlacementHeader header;
	private Pages pages;
	private PlacementMessage message;
	private AdaptiveSash sash;
	private CurvePart curve;
	private ColumnTable<MethodRow> table;
	private RowSelection<MethodRow> selection;
	private PlacementActions actions;
	private PlacementPreview preview;
	private BackgroundValue<Found> finding;
	private BackgroundValue<OptionalDouble> budget;
	private Optional<PlacementJob> running = Optional.empty();
	private Optional<PlacementJob.Outcome.Failed> failed = Optional.empty();
	/** The project of the failure. */
	private Optional<IProject> failedProject = Optional.empty();
	/** The control that had the keyboard before the placement. */
	private Optional<Control> focused = Optional.empty();

	@Override
	protected void createControls(Composite parent) {
		HelpContext.PLACEMENT.on(parent);
		Composite all = PriorityLayout.scrolled(parent);
		header = new PlacementHeader(all, this::settingsChanged, this::place);
		Composite below = new Composite(all, SWT.NONE);
		below.setLayout(new FillLayout());
		pages = new Pages(below);
		message = new PlacementMessage(pages.messagePage(), getSite());
		sash = new AdaptiveSash(pages.content(), SIDE_BY_SIDE);
		curve = new CurvePart(sash.parts(), this::move, choices());
		table = new ColumnTable<>(sash.parts(), Messages.PlacementView_methods, MethodRow.class, MethodRow::method, MethodColumns.all());
		// Beside the methods, a low view shows what the slider and the buttons do; the curve has the room that is left.
		sash.needs(() -> sash.isBeside() ? curve.leastHeight(sash.width(0)) : curve.usualHeight(), table::leastHeight)
				.setWeights(CURVE_AND_METHODS);
		PriorityLayout.of(all).main(below, this::leastHeight).startAtTop(pages::showsMessage).thenTighten(header.control());
		pages.setContentFocus(curve::setFocus);
		finding = new BackgroundValue<>(Messages.PlacementView_finding, table.viewer().getControl(), this::found);
		budget = new BackgroundValue<>(Messages.PlacementView_budget, header.control(), header::proposeBudget);
		selection = new RowSelection<>(table, rows -> rows.stream().flatMap(row -> row.element().stream()).toList(),
				wanted -> table.rows().stream().filter(row -> row.element().filter(wanted::contains).isPresent()).toList());
		getSite().setSelectionProvider(selection);
		actions = new PlacementActions(this, model, table, selection);
		preview = new PlacementPreview(pages::later, this::previewEnded);
		followed = new FollowedProject(this, this::update, EstimateSettings::isStoredIn);
		memento().ifPresent(saved -> {
			header.show(PlacementSettings.restore(key -> Optional.ofNullable(saved.getString(key))));
			table.restore(saved);
			followed.restore(saved);
		});
		PlanStore.ofWorkspace().addListener(planListener);
		PlatformUI.getWorkbench().getThemeManager().addPropertyChangeListener(themeChange);
		// The theme colours the widgets after this method returns.
		parent.getDisplay().asyncExec(this::recolor);
		update();
	}

	private int leastHeight() {
		return pages.showsMessage() ? LEAST_MESSAGE : curve.leastHeight(sash.width(0));
	}

	private CurvePart.Choices choices() {
		return new CurvePart.Choices() {
			@Override
			public void preview(boolean wanted) {
				model.setPreviewed(wanted);
				updatePreview();
			}

			@Override
			public void again() {
				find();
				showCurve();
			}

			@Override
			public void apply() {
				PlacementView.this.apply();
			}

			@Override
			public void changes() {
				model.changes().ifPresent(known -> new TextDialog(getSite().getShell(), Messages.PlacementView_changes, known.details(),
						HelpContext.PLACEMENT).open());
			}

			@Override
			public void discard() {
				model.clear();
				update();
			}
		};
	}

	@Override
	public Optional<IProject> project() {
		return followed == null ? Optional.empty() : followed.project();
	}

	private Optional<PlanState> state() {
		return followed.project().filter(IProject::isAccessible).map(PlanStore.ofWorkspace()::active);
	}

	private Optional<PlanState.Loaded> loaded() {
		return state().filter(PlanState.Loaded.class::isInstance).map(PlanState.Loaded.class::cast);
	}

	/** Returns the file of the plan that is shown. */
	private Optional<IFile> file() {
		return model.placed().map(ShownPlacement.Placed::plan);
	}

	/** The plan that the placement was made for, as it is now; empty while another one is active. */
	private Optional<Plan> plan() {
		return loaded().filter(plan -> file().equals(Optional.of(plan.file()))).map(PlanState.Loaded::plan);
	}

	private void settingsChanged() {
		if (actions == null) {
			return;
		}
		if (failed.isPresent()) {
			failed = Optional.empty();
			update();
		} else {
			updateActions();
		}
	}

	/** Shows the placement of the project, or what there is to do. */
	private void update() {
		if (pages.isDisposed() || running.isPresent()) {
			return;
		}
		if (file().filter(plan -> !plan.getProject().isAccessible()).isPresent()) {
			model.clear();
		}
		followed.project().filter(IProject::isAccessible)
				.ifPresent(project -> budget.ask(() -> EstimateSettings.of(project).budget().cpuPercent()));
		if (!failedProject.equals(followed.project())) {
			failed = Optional.empty();
		}
		boolean shown = file().isPresent() && file().map(IFile::getProject).equals(followed.project()) && failed.isEmpty();
		if (shown) {
			find();
			showCurve();
			turn(Pages::showContent);
		} else {
			failed.ifPresentOrElse(message::failed, () -> message.begin(state()));
			turn(Pages::showMessage);
		}
		updatePreview();
		updateActions();
	}

	/** The other page needs another height: in a low view, the header is scrolled out of sight for it. */
	private void turn(Consumer<Pages> to) {
		boolean before = pages.showsMessage();
		to.accept(pages);
		if (pages.showsMessage() != before) {
			header.control().getParent().layout();
		}
	}

	private void updateActions() {
		Optional<String> problem = PlacementMessage.obstacle(state()).or(() -> header.settings().problem());
		boolean canPlace = running.isEmpty() && loaded().isPresent() && problem.isEmpty();
		header.showProblem(problem.orElse(""), canPlace);
		actions.update(canPlace, !pages.showsMessage());
	}

	private void showCurve() {
		if (curve.show(model, state().flatMap(model::obstacle))) {
			sash.adapt();
		}
	}

	/** Computes what is not known of the place, or of the plan since it has changed. Until then, what was shown before is shown. */
	private void find() {
		Optional<Plan> plan = plan();
		if (!model.isKnown(plan)) {
			ShownPlacement.Placed placed = model.placed().orElseThrow();
			int place = model.place();
			model.setInterrupted(false);
			finding.ask(monitor -> {
				FoundPoint point = FoundPoint.of(placed, place, plan, new MonitorProgress(monitor));
				return new Found(point, table.sorted(point.rows()));
			}, () -> {
				model.setInterrupted(true);
				showCurve();
			});
		}
	}

	/** Places probes in the background, or says what is missing. */
	void place() {
		PlacementSettings settings = header.settings();
		Optional<LogReading> log = openLog();
		if (running.isPresent() || loaded().isEmpty() || settings.problem().isPresent()) {
			return;
		}
		if (settings.recording().isEmpty() ? log.isEmpty() : !exists(settings.recording())) {
			fail(settings.recording().isEmpty()
					? new PlacementJob.Outcome.Failed(Messages.PlacementMessage_noRecording, Messages.PlacementMessage_openLog)
					: new PlacementJob.Outcome.Failed(NLS.bind(Messages.PlacementMessage_missing, settings.recording()),
							Messages.PlacementMessage_otherFile));
			update();
			return;
		}
		failed = Optional.empty();
		PlacementJob.Request request = new PlacementJob.Request(settings, log, loaded().get());
		PlacementJob[] job = new PlacementJob[1];
		job[0] = new PlacementJob(request, outcome -> pages.later(() -> show(job[0], outcome)));
		running = Optional.of(job[0]);
		focused = header.focused();
		header.setEnabled(false);
		message.placing(request.name(), job[0]::cancel);
		turn(Pages::showMessage);
		// A field that is disabled while it has the keyboard leaves it nowhere; from here it goes on to the curve.
		focused.ifPresent(field -> pages.setFocus());
		updateActions();
		job[0].schedule();
	}

	private void fail(PlacementJob.Outcome.Failed problem) {
		failed = Optional.of(problem);
		failedProject = followed.project();
	}

	private static boolean exists(String file) {
		try {
			return Files.exists(Path.of(file));
		} catch (InvalidPathException e) {
			return false;
		}
	}

	/** What Monitoring Log shows. */
	private Optional<LogReading> openLog() {
		IViewPart view = getSite().getPage().findView(MonitoringLogView.ID);
		return view instanceof MonitoringLogView log ? log.log() : Optional.empty();
	}

	private void show(PlacementJob of, PlacementJob.Outcome outcome) {
		if (running.filter(job -> job == of).isEmpty()) {
			return;
		}
		boolean waited = pages.hasFocus();
		running = Optional.empty();
		header.setEnabled(true);
		switch (outcome) {
			case PlacementJob.Outcome.Placed(ShownPlacement.Placed placed) -> {
				model.show(placed);
				table.show(List.of());
			}
			case PlacementJob.Outcome.Failed problem -> fail(problem);
			case PlacementJob.Outcome.Cancelled() -> {
				// what was shown before is shown again
			}
		}
		update();
		if (waited && pages.showsMessage()) {
			focused.ifPresentOrElse(Control::setFocus, pages::setFocus);
		}
	}

	private void move(int place) {
		if (place == model.place() || model.recording().filter(one -> place < one.curve().size()).isEmpty()) {
			return;
		}
		model.move(place);
		find();
		showCurve();
	}

	private void found(Found found) {
		if (model.show(found.point())) {
			table.show(found.rows());
			showCurve();
			updatePreview();
		}
	}

	/** Has other views show the plan, or no longer. */
	private void updatePreview() {
		boolean canPreview = plan().isPresent() && !pages.showsMessage();
		Optional<WhatIf.Edit> edit = canPreview ? model.preview() : Optional.empty();
		if (edit.isPresent()) {
			preview.show(file().orElseThrow(), edit.get());
		} else if (!canPreview || !model.isPreviewed()) {
			preview.end();
		}
	}

	private void previewEnded() {
		model.setPreviewed(false);
		showCurve();
	}

	private void apply() {
		PlacedRecording recording = model.recording().orElseThrow();
		int place = model.place();
		IFile file = file().orElseThrow();
		List<String> unrecorded = model.changes().map(PlanDifference::unrecorded).orElse(List.of());
		UnrecordedProbes.toRemove(getSite().getShell(), unrecorded)
				.ifPresent(removed -> ApplyPlacement.run(recording, place, removed, file, () -> pages.later(() -> {
					if (model.recording().filter(one -> one == recording).isPresent() && model.place() == place) {
						model.apply();
						update();
					}
				})));
	}

	private void recolor() {
		if (!pages.isDisposed()) {
			curve.setColorsOf(table.viewer().getTable());
		}
	}

	@Override
	public void saveState(IMemento state) {
		header.kept().save(state::putString);
		followed.save(state);
		table.save(state);
	}

	@Override
	public void setFocus() {
		if (pages.showsMessage()) {
			header.setFocus();
		} else {
			pages.setFocus();
		}
	}

	@Override
	public void dispose() {
		PlanStore.ofWorkspace().removeListener(planListener);
		PlatformUI.getWorkbench().getThemeManager().removePropertyChangeListener(themeChange);
		running.ifPresent(PlacementJob::cancel);
		if (followed != null) {
			followed.dispose();
			preview.dispose();
		}
		super.dispose();
	}
}
