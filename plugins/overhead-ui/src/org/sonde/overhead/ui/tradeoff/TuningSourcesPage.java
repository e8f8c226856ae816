/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.sonde.instrumentation.workspace.ProjectComponents;
import org.sonde.instrumentation.workspace.ProjectSources;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.measurement.Measurement;
import org.sonde.metrics.measurement.Profiles;
import org.sonde.metrics.measuring.Measurer;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.metrics.source.SourceOptions;
import org.sonde.metrics.source.SourceTree;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.ui.results.ResultSets;
import org.sonde.overhead.ui.view.MonitorProgress;
import org.sonde.report.tradeoff.ComplexitySource;
import org.sonde.report.tradeoff.MeasuredCode;
import org.sonde.report.tradeoff.OverheadSource;
import org.sonde.report.tradeoff.Tuning;
import org.sonde.report.tradeoff.TuningSeries;
import org.sonde.report.tunings.OwnTuning;

/** Where the overhead of a tuning comes from, and which version of the code it is of. */
public final class TuningSourcesPage extends WizardPage {

	private static final String NOT_MEASURED = Messages.TuningSourcesPage_notMeasured;

	private final Supplier<Optional<IProject>> project;
	private Optional<IProject> read = Optional.empty();
	private List<ResultSet> sets = List.of();
	private List<Component> components = List.of();
	private Combo set;
	private Combo monitored;
	private Combo base;
	private Label overhead;
	private Button unknown;
	private Button builtIn;
	private Button ofProject;
	private Button elsewhere;
	private Combo versions;
	private Text sources;
	private Combo component;

	/** Code that was chosen, to be measured when the wizard ends. */
	interface ChosenCode {

		/** @throws MetricsException if there is nothing to measure */
		OwnTuning.Code measure(IProgressMonitor monitor) throws MetricsException, CoreException;
	}

	private record BuiltInVersion(MeasuredCode code, String version) {
		static List<BuiltInVersion> all() {
			return Stream.of(MeasuredCode.values())
					.flatMap(code -> code.versions().stream().map(version -> new BuiltInVersion(code, version))).toList();
		}

		String text() {
			return code.id() + ": " + version;
		}
	}

	/** @param project whose result sets and sources can be chosen */
	TuningSourcesPage(Supplier<Optional<IProject>> project) {
		super("sources", Messages.TuningSourcesPage_title, null);
		setDescription(Messages.TuningSourcesPage_description);
		this.project = project;
	}

	@Override
	public void createControl(Composite parent) {
		Composite area = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().applyTo(area);
		createOverhead(area);
		createCode(area);
		setControl(area);
		validate();
	}

	private void createOverhead(Composite area) {
		Group group = group(area, Messages.TuningSourcesPage_overhead, 2);
		set = combo(group, Messages.TuningSourcesPage_resultSet);
		set.setItems(NOT_MEASURED);
		set.select(0);
		monitored = combo(group, Messages.TuningSourcesPage_monitored);
		base = combo(group, Messages.TuningSourcesPage_base);
		overhead = new Label(group, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(480, 2 * overhead.computeSize(SWT.DEFAULT, SWT.DEFAULT).y)
				.applyTo(overhead);
		set.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> setChosen()));
		List.of(monitored, base).forEach(run -> run.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> showOverhead())));
		setChosen();
	}

	private void createCode(Composite area) {
		Group group = group(area, Messages.TuningSourcesPage_code, 4);
		unknown = radio(group, Messages.TuningSourcesPage_noCode);
		GridDataFactory.fillDefaults().span(4, 1).applyTo(unknown);
		builtIn = radio(group, Messages.TuningSourcesPage_builtIn);
		versions = new Combo(group, SWT.READ_ONLY);
		versions.setItems(BuiltInVersion.all().stream().map(BuiltInVersion::text).toArray(String[]::new));
		versions.select(versions.getItemCount() - 1);
		GridDataFactory.fillDefaults().grab(true, false).span(3, 1).applyTo(versions);
		ofProject = radio(group, Messages.TuningSourcesPage_ofProject);
		GridDataFactory.fillDefaults().span(4, 1).applyTo(ofProject);
		elsewhere = radio(group, Messages.TuningSourcesPage_elsewhere);
		sources = new Text(group, SWT.BORDER);
		sources.setMessage(Messages.TuningSourcesPage_sourcesHint);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(sources);
		button(group, Messages.TuningSourcesPage_folder, () -> new DirectoryDialog(getShell()).open());
		button(group, Messages.TuningSourcesPage_jar, () -> {
			FileDialog dialog = new FileDialog(getShell(), SWT.OPEN);
			dialog.setFilterExtensions(new String[] { "*.jar;*.zip", "*" });
			return dialog.open();
		});
		new Label(group, SWT.NONE).setText(Messages.TuningSourcesPage_types);
		component = new Combo(group, SWT.DROP_DOWN);
		component.setText("*");
		component.setToolTipText(Messages.TuningSourcesPage_typesHint);
		GridDataFactory.fillDefaults().grab(true, false).span(3, 1).applyTo(component);
		unknown.setSelection(true);
		versions.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> choose(builtIn)));
		sources.addModifyListener(event -> choose(elsewhere));
		component.addModifyListener(event -> validate());
	}

	private static Group group(Composite area, String title, int columns) {
		Group group = new Group(area, SWT.NONE);
		group.setText(title);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(group);
		GridLayoutFactory.swtDefaults().numColumns(columns).applyTo(group);
		return group;
	}

	private static Combo combo(Composite area, String label) {
		new Label(area, SWT.NONE).setText(label);
		Combo combo = new Combo(area, SWT.READ_ONLY);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(combo);
		return combo;
	}

	private Button radio(Composite area, String text) {
		Button button = new Button(area, SWT.RADIO);
		button.setText(text);
		button.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> validate()));
		return button;
	}

	private void button(Composite area, String text, Supplier<String> ask) {
		Button button = new Button(area, SWT.PUSH);
		button.setText(text);
		button.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
			String chosen = ask.get();
			if (chosen != null) {
				sources.setText(chosen);
			}
		}));
	}

	private void choose(Button one) {
		List.of(unknown, builtIn, ofProject, elsewhere).forEach(button -> button.setSelection(button == one));
		validate();
	}

	@Override
	public void setVisible(boolean visible) {
		super.setVisible(visible);
		if (visible && !read.equals(project.get())) {
			read = project.get();
			read.ifPresent(this::read);
			ofProject.setEnabled(read.map(JavaCore::create).filter(IJavaProject::exists).isPresent());
		}
	}

	/** Result sets and components of the project, in a job. */
	private void read(IProject of) {
		Display display = getShell().getDisplay();
		Job.create(Messages.TuningSourcesPage_reading, (IProgressMonitor monitor) -> {
			ResultSets found = ResultSets.of(of, monitor);
			ProjectComponents stored = ProjectComponents.of(of);
			display.asyncExec(() -> {
				if (!set.isDisposed() && read.filter(of::equals).isPresent()) {
					show(found, stored);
				}
			});
		}).schedule();
	}

	private void show(ResultSets found, ProjectComponents stored) {
		// Those of the project first: the others are of other people's code.
		sets = Stream.concat(found.sets().stream().filter(one -> found.files().containsKey(one.id())),
				found.sets().stream().filter(one -> !found.files().containsKey(one.id()))).toList();
		components = stored.stored().stream().map(ProjectComponents.Stored::component).toList();
		set.setItems(Stream.concat(Stream.of(NOT_MEASURED), sets.stream().map(one -> one.title() + " (" + one.id() + ")"))
				.toArray(String[]::new));
		set.select(0);
		String types = component.getText();
		component.setItems(components.stream().map(Component::name).toArray(String[]::new));
		component.setText(types);
		setChosen();
	}

	/** Whether result sets can be chosen yet. */
	public boolean isReady() {
		return !sets.isEmpty();
	}

	private Optional<ResultSet> chosenSet() {
		return set.getSelectionIndex() <= 0 ? Optional.empty() : Optional.of(sets.get(set.getSelectionIndex() - 1));
	}

	private void setChosen() {
		Optional<ResultSet> chosen = chosenSet();
		for (Combo run : List.of(monitored, base)) {
			run.setItems(chosen.map(one -> one.configurations().stream().map(TuningSourcesPage::text).toArray(String[]::new))
					.orElse(new String[0]));
			run.setEnabled(chosen.isPresent());
		}
		chosen.flatMap(one -> OverheadSource.usual(one, Optional.empty())).ifPresent(usual -> {
			List<String> runs = usual.results().configurations().stream().map(Configuration::id).toList();
			monitored.select(runs.indexOf(usual.monitored()));
			base.select(runs.indexOf(usual.base()));
		});
		showOverhead();
	}

	private static String text(Configuration run) {
		return run.label() + " (" + run.id() + ")";
	}

	/** What the chosen runs come to, as the point will show it. */
	private void showOverhead() {
		overhead.setText(difference().map(chosen -> new TuningSeries("preview", "Preview", "", List.of(),
				List.of(new Tuning("t", "", chosen, new ComplexitySource.Unknown("not asked"), Optional.empty()))).points().getFirst()
				.overhead().text())
				.orElse(chosenSet().isPresent() ? Messages.TuningSourcesPage_chooseRuns : ""));
		validate();
	}

	private Optional<OverheadSource.Difference> difference() {
		return chosenSet().filter(one -> monitored.getSelectionIndex() >= 0 && base.getSelectionIndex() >= 0)
				.map(one -> new OverheadSource.Difference(one, one.configurations().get(base.getSelectionIndex()).id(),
						one.configurations().get(monitored.getSelectionIndex()).id()));
	}

	private void validate() {
		if (component == null) {
			return; // not all widgets are there yet
		}
		String problem = problem();
		setErrorMessage(problem);
		setPageComplete(problem == null);
	}

	private String problem() {
		if (chosenSet().isPresent() && (difference().isEmpty() || difference().get().base().equals(difference().get().monitored()))) {
			return Messages.TuningSourcesPage_noRuns;
		}
		component.setEnabled(ofProject.getSelection() || elsewhere.getSelection());
		try {
			if (elsewhere.getSelection()) {
				SourceLocation.parse(sources.getText().strip());
			}
			component();
			return null;
		} catch (MetricsException | IllegalArgumentException e) {
			return e.getMessage();
		}
	}

	/** The component typed or chosen. */
	private Component component() {
		String typed = component.getText().strip();
		return components.stream().filter(one -> one.name().equals(typed)).findFirst()
				.orElseGet(() -> Component.of(typed, List.of(typed.split("\\s*,\\s*")), List.of(), Component.DEFAULT_DATA_TYPES));
	}

	/** As chosen. */
	OwnTuning.Overhead overhead() {
		return difference().<OwnTuning.Overhead>map(
				chosen -> new OwnTuning.Overhead.Runs(chosen.results().id(), chosen.base(), chosen.monitored()))
				.orElseGet(() -> new OwnTuning.Overhead.Unknown("no result set is chosen for this tuning"));
	}

	/** As chosen; to be measured off the user interface's thread. */
	ChosenCode code() {
		if (builtIn.getSelection()) {
			BuiltInVersion chosen = BuiltInVersion.all().get(versions.getSelectionIndex());
			return monitor -> new OwnTuning.Code.BuiltIn(chosen.code(), chosen.version());
		}
		if (unknown.getSelection()) {
			return monitor -> new OwnTuning.Code.Unknown("no version of the code is chosen for this tuning");
		}
		Component chosen = component();
		Optional<IJavaProject> java = read.map(JavaCore::create).filter(IJavaProject::exists);
		if (ofProject.getSelection()) {
			return monitor -> figures(ofProject(java.orElseThrow(), chosen, monitor));
		}
		String location = sources.getText().strip();
		return monitor -> figures(elsewhere(SourceLocation.parse(location), chosen, monitor));
	}

	private static OwnTuning.Code figures(Measurement measurement) {
		return new OwnTuning.Code.Figures(ComplexitySource.Measured.of(measurement));
	}

	private static Measurement ofProject(IJavaProject java, Component component, IProgressMonitor monitor)
			throws MetricsException, CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, 20);
		try (SourceTree tree = ProjectSources.of(java, progress.split(1))) {
			return Measurer.measure(tree, component, Profiles.DEFAULT, new MonitorProgress(progress.split(19)));
		}
	}

	/** The network is asked for coordinates alone: whoever types them wants them fetched. */
	private static Measurement elsewhere(SourceLocation location, Component component, IProgressMonitor monitor) throws MetricsException {
		try (MavenArtifacts artifacts = MavenArtifacts.open(!(location instanceof SourceLocation.Maven))) {
			return Measurer.measure(location, SourceOptions.DEFAULT, artifacts, component, Profiles.DEFAULT, new MonitorProgress(monitor));
		}
	}

	/** Chooses a result set by its id as if by the user. */
	public void chooseSet(String id) {
		set.select(1 + sets.stream().map(ResultSet::id).toList().indexOf(id));
		setChosen();
	}

	/** Chooses a built-in version as if by the user. */
	public void chooseBuiltIn(String code, String version) {
		versions.select(versions.indexOf(code + ": " + version));
		choose(builtIn);
	}

	/** Types where the sources are, and the patterns of the types. */
	public void typeSources(String location, String types) {
		sources.setText(location);
		component.setText(types);
	}

	/** What the chosen runs come to, in words. */
	public String overheadText() {
		return overhead.getText();
	}
}
