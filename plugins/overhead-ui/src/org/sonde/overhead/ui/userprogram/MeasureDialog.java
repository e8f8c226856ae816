/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.fieldassist.ControlDecoration;
import org.eclipse.jface.fieldassist.FieldDecorationRegistry;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.sonde.benchmark.userprogram.UnitOfWork;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.ui.benchmark.QuietMachine;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.BackgroundValue;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.TitledDialog;
import org.sonde.overhead.ui.view.layout.ComboItems;

/** Asks which program is measured with which plan, what its unit of work is, and how much to measure; then starts. */
public final class MeasureDialog extends TitledDialog {

	private static final int WIDTH = 420;

	private final List<ILaunchConfiguration> programs;
	private final List<IProject> projects;
	private final ILaunchConfiguration first;
	private final Optional<IProject> shown;
	private final Runnable started;
	private Combo program;
	private Combo project;
	private UnitField unit;
	private ProgramEffortFields effort;
	private Combo resultSet;
	private List<String> resultSets = List.of("");
	private String wantedSet = "";
	private BackgroundValue<MeasurablePlan> reading;
	private BackgroundValue<Optional<String>> looking;
	private Optional<MeasurablePlan> offer = Optional.empty();
	private final List<ControlDecoration> marks = new ArrayList<>();
	private boolean showing;

	/**
	 * @param programs launch configurations, at least one
	 * @param projects open ones, at least one
	 * @param first    that is chosen at first
	 * @param shown    the project whose plan the user looks at
	 * @param started  is called when it measures
	 */
	public MeasureDialog(Shell parent, List<ILaunchConfiguration> programs, List<IProject> projects, ILaunchConfiguration first,
			Optional<IProject> shown, Runnable started) {
		super(parent, Messages.MeasureDialog_title, HelpContext.PROGRAM_OVERHEAD, Messages.MeasureDialog_measure);
		this.programs = List.copyOf(programs);
		this.projects = List.copyOf(projects);
		this.first = first;
		this.shown = shown;
		this.started = started;
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		setTitle(Messages.MeasureDialog_title);
		Composite area = fields((Composite) super.createDialogArea(parent), 2);
		program = combo(area, Messages.MeasureDialog_program, this::programChosen);
		program.setItems(programs.stream().map(ILaunchConfiguration::getName).toArray(String[]::new));
		project = combo(area, Messages.MeasureDialog_project, this::projectChosen);
		project.setItems(projects.stream().map(IProject::getName).toArray(String[]::new));
		unit = new UnitField(group(area, Messages.MeasureDialog_unit), this::validate);
		effort = new ProgramEffortFields(group(area, Messages.MeasureDialog_effort), this::validate);
		resultSet = combo(area, Messages.MeasureDialog_resultSet, this::validate);
		reading = new BackgroundValue<>(Messages.MeasureDialog_reading, area, this::show);
		looking = new BackgroundValue<>(Messages.MeasureDialog_looking, area, this::warn);
		program.select(Math.max(0, programs.indexOf(first)));
		return area;
	}

	private static Composite group(Composite area, String title) {
		Group group = new Group(area, SWT.NONE);
		group.setText(title);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(group);
		GridLayoutFactory.swtDefaults().numColumns(2).margins(8, 8).spacing(10, 6).applyTo(group);
		return group;
	}

	private static Combo combo(Composite area, String label, Runnable chosen) {
		new Label(area, SWT.NONE).setText(label);
		Combo combo = new Combo(area, SWT.READ_ONLY | SWT.DROP_DOWN);
		AccessibleName.set(combo, label);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).hint(WIDTH, SWT.DEFAULT).applyTo(combo);
		combo.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> chosen.run()));
		return combo;
	}

	@Override
	protected void opened() {
		programChosen();
	}

	private ILaunchConfiguration program() {
		return programs.get(program.getSelectionIndex());
	}

	/** Shows what was chosen for it the last time. */
	private void programChosen() {
		MeasureSettings settings = MeasureSettings.of(program().getName());
		showing = true;
		try {
			unit.show(settings);
			effort.show(settings);
		} finally {
			showing = false;
		}
		wantedSet = settings.resultSet();
		Optional<IProject> remembered = projects.stream().filter(one -> one.getName().equals(settings.project())).findFirst();
		project.select(Math.max(0, shown.or(() -> remembered).or(() -> Programs.projectOf(program())).map(projects::indexOf).orElse(0)));
		projectChosen();
	}

	private void projectChosen() {
		offer = Optional.empty();
		IProject chosen = projects.get(project.getSelectionIndex());
		reading.ask(() -> MeasurablePlan.read(chosen));
		validate();
	}

	private void show(MeasurablePlan read) {
		offer = Optional.of(read);
		read.loaded().ifPresent(loaded -> unit.propose(loaded.plan()));
		List<String> ids = new ArrayList<>(List.of(""));
		List<String> items = new ArrayList<>(List.of(ofPlan(read)));
		read.costs().ifPresent(costs -> costs.choices().sets().stream().filter(set -> costs.kinds().suits(set)).forEach(set -> {
			ids.add(set.id());
			items.add(set.title());
		}));
		resultSets = ids;
		ComboItems.replace(resultSet, items);
		resultSet.select(Math.max(0, ids.indexOf(wantedSet)));
		validate();
	}

	private static String ofPlan(MeasurablePlan read) {
		return read.loaded().map(PlanState.Loaded::plan).map(Plan::getResultSet)
				.map(id -> NLS.bind(Messages.MeasureDialog_ofPlan,
						read.costs().flatMap(costs -> costs.choices().find(id)).map(ResultSet::title).orElse(id)))
				.orElse(Messages.MeasureDialog_none);
	}

	/** Says what is wrong in the head of the dialog, and marks the field. */
	private void validate() {
		if (showing || getButton(IDialogConstants.OK_ID) == null) {
			return;
		}
		marks.forEach(ControlDecoration::dispose);
		marks.clear();
		Optional<String> problem = QuietMachine.obstacle().or(this::planProblem).or(this::unitProblem).or(this::effortProblem);
		setErrorMessage(problem.orElse(null));
		// What is still to be typed is no error.
		setMessage(unit.missing().orElse(Messages.MeasureDialog_message));
		getButton(IDialogConstants.OK_ID).setEnabled(problem.isEmpty() && offer.isPresent() && unit.missing().isEmpty());
		if (problem.isEmpty() && unit.missing().isEmpty()) {
			UnitOfWork chosen = unit.unit();
			looking.ask(() -> UnitMethodLookup.missing(chosen));
		}
	}

	/** Only a warning: the program may be compiled or loaded from elsewhere. */
	private void warn(Optional<String> missingMethod) {
		missingMethod.filter(words -> unit.missing().isEmpty()).ifPresent(words -> setMessage(words, IMessageProvider.WARNING));
	}

	private Optional<String> planProblem() {
		return switch (offer.map(MeasurablePlan::plan).orElse(null)) {
			case PlanState.Broken broken -> at(project, broken.message());
			case PlanState.NoPlan none -> at(project, NLS.bind(Messages.MeasureDialog_noPlan, project.getText()));
			case PlanState.Loaded loaded when loaded.plan().getProbes().isEmpty() -> at(project,
					NLS.bind(Messages.MeasureDialog_noProbes, loaded.file().getName()));
			case null, default -> Optional.empty();
		};
	}

	private Optional<String> unitProblem() {
		if (unit.missing().isPresent()) {
			return Optional.empty();
		}
		try {
			unit.unit();
			return Optional.empty();
		} catch (IllegalArgumentException e) {
			return at(unit.field(), sentence(e));
		}
	}

	private Optional<String> effortProblem() {
		try {
			effort.effort();
			return Optional.empty();
		} catch (IllegalArgumentException e) {
			return at(effort.range(), effort.least() > effort.most() ? Messages.MeasureDialog_range : sentence(e));
		}
	}

	private static String sentence(IllegalArgumentException e) {
		return Character.toUpperCase(e.getMessage().charAt(0)) + e.getMessage().substring(1) + ".";
	}

	private Optional<String> at(Control field, String problem) {
		ControlDecoration mark = new ControlDecoration(field, SWT.LEFT | SWT.TOP);
		mark.setImage(FieldDecorationRegistry.getDefault().getFieldDecoration(FieldDecorationRegistry.DEC_ERROR).getImage());
		mark.setDescriptionText(problem);
		marks.add(mark);
		return Optional.of(problem);
	}

	@Override
	protected void okPressed() {
		String set = resultSets.get(Math.max(0, resultSet.getSelectionIndex()));
		PlanState.Loaded plan = offer.flatMap(MeasurablePlan::loaded).orElseThrow();
		Optional<String> wanted = set.isEmpty() ? Optional.ofNullable(plan.plan().getResultSet()) : Optional.of(set);
		new MeasureSettings(project.getText(), unit.kind(), unit.method(), unit.expression(), effort.minutes(), effort.least(),
				effort.most(), effort.precision(), effort.precise(), set).save(program().getName());
		try {
			Measurements.here().start(new MeasureRequest(program(), plan, unit.unit(), effort.effort(), wanted));
		} catch (CoreException e) {
			setErrorMessage(e.getMessage());
			return;
		}
		super.okPressed();
		started.run();
	}
}
