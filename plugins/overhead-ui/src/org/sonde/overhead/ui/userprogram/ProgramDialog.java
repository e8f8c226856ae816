/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

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
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.sonde.benchmark.userprogram.UnitOfWork;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.ui.benchmark.QuietMachine;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.BackgroundValue;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.TitledDialog;
import org.sonde.overhead.ui.view.layout.ComboItems;
import org.sonde.overhead.ui.view.layout.VerticalScroll;

/** Asks which program runs with which plan, what its unit of work is, and how much to measure; then starts. */
public abstract class ProgramDialog extends TitledDialog {

	/**
	 * What there is to choose from.
	 *
	 * @param programs launch configurations, at least one
	 * @param projects open ones, at least one
	 * @param first    that is chosen at first
	 * @param shown    the project whose plan the user looks at
	 */
	public record Offer(List<ILaunchConfiguration> programs, List<IProject> projects, ILaunchConfiguration first,
			Optional<IProject> shown) {
		/** Copies its lists. */
		public Offer {
			programs = List.copyOf(programs);
			projects = List.copyOf(projects);
		}
	}

	/**
	 * What it says.
	 *
	 * @param message   what it does
	 * @param resultSet what the result set is for: a label
	 * @param minutes   what follows on a number of them: what happens then
	 * @param confirm   the button
	 */
	public record Words(String title, String message, String resultSet, String minutes, String confirm) {
	}

	private static final int WIDTH = 420;

	private final Offer offered;
	private final Words words;
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

	/** @param started is called when the program runs */
	protected ProgramDialog(Shell parent, HelpContext help, Words words, Offer offered, Runnable started) {
		super(parent, words.title(), help, words.confirm());
		this.words = words;
		this.offered = offered;
		this.started = started;
	}

	/** What was chosen last for the launch configuration; its own fields show it. */
	protected abstract MeasureSettings remembered(String configuration);

	/** Fields of its own, between the plan and the unit of work; two columns. */
	protected void addFields(Composite area) {
		// Some have none.
	}

	/**
	 * The chosen project was read.
	 *
	 * @param cpuPercent what its plan may cost, in percent of one processor; empty if nobody set it
	 */
	protected void projectRead(OptionalDouble cpuPercent) {
		// Some do not ask for a budget.
	}

	/** Whether it also measures whole runs of the program. */
	protected boolean offersWholeRuns() {
		return false;
	}

	/** What is wrong with its own fields, or with the plan for them. */
	protected Optional<String> ownProblem(PlanState.Loaded plan, boolean hasResultSet) {
		return Optional.empty();
	}

	/**
	 * Keeps what was chosen, and begins.
	 *
	 * @throws CoreException if something runs already; the message says what to do
	 */
	protected abstract void start(MeasureRequest request, MeasureSettings chosen) throws CoreException;

	@Override
	protected Control createDialogArea(Composite parent) {
		// On a low screen it scrolls.
		ScrolledComposite scroller = VerticalScroll.create((Composite) super.createDialogArea(parent), SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(scroller);
		Composite area = fields(scroller, 2);
		scroller.setContent(area);
		program = combo(area, Messages.ProgramDialog_program, this::programChosen);
		program.setItems(offered.programs().stream().map(ILaunchConfiguration::getName).toArray(String[]::new));
		project = combo(area, Messages.ProgramDialog_project, this::projectChosen);
		project.setItems(offered.projects().stream().map(IProject::getName).toArray(String[]::new));
		addFields(area);
		unit = new UnitField(group(area, Messages.ProgramDialog_unit), this::validate);
		effort = new ProgramEffortFields(group(area, Messages.ProgramDialog_effort), words.minutes(), offersWholeRuns(), this::validate);
		resultSet = combo(area, words.resultSet(), this::validate);
		reading = new BackgroundValue<>(Messages.ProgramDialog_reading, area, this::show);
		looking = new BackgroundValue<>(Messages.ProgramDialog_looking, area, this::warn);
		program.select(Math.max(0, offered.programs().indexOf(offered.first())));
		return scroller;
	}

	/** A frame with fields in two columns. */
	protected static Composite group(Composite area, String title) {
		Group group = new Group(area, SWT.NONE);
		group.setText(title);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(group);
		GridLayoutFactory.swtDefaults().numColumns(2).margins(8, 8).spacing(10, 6).applyTo(group);
		return group;
	}

	/** A list with its label. */
	protected static Combo combo(Composite area, String label, Runnable chosen) {
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
		return offered.programs().get(program.getSelectionIndex());
	}

	/** Shows what was chosen for it the last time. */
	private void programChosen() {
		showing = true;
		MeasureSettings settings;
		try {
			settings = remembered(program().getName());
			unit.show(settings);
			effort.show(settings.effort());
		} finally {
			showing = false;
		}
		wantedSet = settings.resultSet();
		Optional<IProject> remembered = offered.projects().stream().filter(one -> one.getName().equals(settings.project())).findFirst();
		project.select(Math.max(0,
				offered.shown().or(() -> remembered).or(() -> Programs.projectOf(program())).map(offered.projects()::indexOf).orElse(0)));
		projectChosen();
	}

	private void projectChosen() {
		offer = Optional.empty();
		IProject chosen = offered.projects().get(project.getSelectionIndex());
		reading.ask(() -> MeasurablePlan.read(chosen));
		validate();
	}

	private void show(MeasurablePlan read) {
		offer = Optional.of(read);
		read.loaded().ifPresent(loaded -> unit.propose(loaded.plan()));
		projectRead(read.budget());
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
				.map(id -> NLS.bind(Messages.ProgramDialog_ofPlan,
						read.costs().flatMap(costs -> costs.choices().find(id)).map(ResultSet::title).orElse(id)))
				.orElse(Messages.ProgramDialog_none);
	}

	/** Shows the problem in the head of the dialog, and marks the field. */
	protected final void validate() {
		if (showing || getButton(IDialogConstants.OK_ID) == null) {
			return;
		}
		marks.forEach(ControlDecoration::dispose);
		marks.clear();
		effort.unitChosen(unit.kind());
		Optional<String> problem = QuietMachine.obstacle().or(this::planProblem).or(this::ownProblem).or(this::unitProblem)
				.or(this::effortProblem);
		setErrorMessage(problem.orElse(null));
		// What is still to be typed is not an error.
		setMessage(unit.missing().orElse(words.message()));
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
			case PlanState.NoPlan none -> at(project, NLS.bind(Messages.ProgramDialog_noPlan, project.getText()));
			case PlanState.Loaded loaded when Probes.ofOperations(loaded.plan()).isEmpty() -> at(project,
					NLS.bind(Messages.ProgramDialog_noProbes, loaded.file().getName()));
			case null, default -> Optional.empty();
		};
	}

	private Optional<String> ownProblem() {
		return plan().flatMap(plan -> ownProblem(plan, wantedSet(plan).isPresent()));
	}

	private Optional<PlanState.Loaded> plan() {
		return offer.flatMap(MeasurablePlan::loaded);
	}

	/** The id of the chosen result set, or of that of the plan. */
	private Optional<String> wantedSet(PlanState.Loaded plan) {
		String set = resultSets.get(Math.max(0, resultSet.getSelectionIndex()));
		return set.isEmpty() ? Optional.ofNullable(plan.plan().getResultSet()) : Optional.of(set);
	}

	/** The field in which a result set is chosen. */
	protected final Control resultSetField() {
		return resultSet;
	}

	/** The field in which the plan is chosen. */
	protected final Control planField() {
		return project;
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
			return at(effort.range(), effort.isWrongRange() ? Messages.ProgramDialog_range : sentence(e));
		}
	}

	private static String sentence(IllegalArgumentException e) {
		return Character.toUpperCase(e.getMessage().charAt(0)) + e.getMessage().substring(1) + ".";
	}

	/** Marks a field that has a problem. */
	protected final Optional<String> at(Control field, String problem) {
		ControlDecoration mark = new ControlDecoration(field, SWT.LEFT | SWT.TOP);
		mark.setImage(FieldDecorationRegistry.getDefault().getFieldDecoration(FieldDecorationRegistry.DEC_ERROR).getImage());
		mark.setDescriptionText(problem);
		marks.add(mark);
		return Optional.of(problem);
	}

	@Override
	protected void okPressed() {
		PlanState.Loaded plan = plan().orElseThrow();
		MeasureSettings chosen = new MeasureSettings(project.getText(), unit.kind(), unit.method(), unit.expression(), effort.effort(),
				resultSets.get(Math.max(0, resultSet.getSelectionIndex())));
		try {
			start(new MeasureRequest(program(), plan, unit.unit(), effort.effort(), wantedSet(plan)), chosen);
		} catch (CoreException e) {
			setErrorMessage(e.getMessage());
			return;
		}
		super.okPressed();
		started.run();
	}
}
