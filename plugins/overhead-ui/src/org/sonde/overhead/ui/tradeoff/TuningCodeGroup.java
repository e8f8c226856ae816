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
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.sonde.instrumentation.workspace.ProjectComponents;
import org.sonde.instrumentation.workspace.ProjectSources;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.measuring.Measurer;
import org.sonde.metrics.source.MavenArtifacts;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.metrics.source.SourceOptions;
import org.sonde.metrics.source.SourceTree;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.ControlText;
import org.sonde.overhead.ui.view.MonitorProgress;
import org.sonde.overhead.ui.view.layout.PushButton;
import org.sonde.report.tradeoff.ComplexitySource;
import org.sonde.report.tradeoff.MeasuredCode;
import org.sonde.report.tunings.OwnTuning;

/** Which version of the code a tuning is of: a built-in one, that of a project or of sources elsewhere, or none. */
final class TuningCodeGroup {

	private record BuiltInVersion(MeasuredCode code, String version) {
		static List<BuiltInVersion> all() {
			return Stream.of(MeasuredCode.values())
					.flatMap(code -> code.versions().stream().map(version -> new BuiltInVersion(code, version))).toList();
		}

		String text() {
			return code.id() + ": " + version;
		}
	}

	private final Runnable changed;
	/** What the tuning that is changed has; empty if it has none. */
	private final Optional<OwnTuning.Code> kept;
	private final Optional<Button> asBefore;
	private final Button unknown;
	private final Button builtIn;
	private final Button ofProject;
	private final Button elsewhere;
	private final Combo versions;
	private final Text sources;
	private final Combo component;
	private Optional<IJavaProject> java = Optional.empty();
	private List<Component> components = List.of();

	/**
	 * @param before  of the tuning that is changed
	 * @param changed is run when something else is chosen or typed
	 */
	TuningCodeGroup(Composite area, Optional<OwnTuning.Code> before, Runnable changed) {
		kept = before.filter(code -> !(code instanceof OwnTuning.Code.Unknown));
		this.changed = changed;
		Group group = TuningSourcesPage.group(area, Messages.TuningCodeGroup_code, 4);
		asBefore = kept.map(code -> radio(group, NLS.bind(Messages.TuningCodeGroup_asBefore, ControlText.label(text(code)))));
		asBefore.ifPresent(button -> GridDataFactory.fillDefaults().span(4, 1).applyTo(button));
		unknown = radio(group, Messages.TuningCodeGroup_noCode);
		GridDataFactory.fillDefaults().span(4, 1).applyTo(unknown);
		builtIn = radio(group, Messages.TuningCodeGroup_builtIn);
		versions = new Combo(group, SWT.READ_ONLY);
		AccessibleName.set(versions, Messages.TuningCodeGroup_builtIn);
		versions.setItems(BuiltInVersion.all().stream().map(BuiltInVersion::text).toArray(String[]::new));
		versions.select(versions.getItemCount() - 1);
		GridDataFactory.fillDefaults().grab(true, false).span(3, 1).applyTo(versions);
		ofProject = radio(group, Messages.TuningCodeGroup_ofProject);
		GridDataFactory.fillDefaults().span(4, 1).applyTo(ofProject);
		elsewhere = radio(group, Messages.TuningCodeGroup_elsewhere);
		sources = new Text(group, SWT.BORDER);
		AccessibleName.set(sources, Messages.TuningCodeGroup_elsewhere);
		sources.setMessage(Messages.TuningCodeGroup_sourcesHint);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(sources);
		button(group, Messages.TuningCodeGroup_folder, () -> new DirectoryDialog(area.getShell()).open());
		button(group, Messages.TuningCodeGroup_jar, () -> {
			FileDialog dialog = new FileDialog(area.getShell(), SWT.OPEN);
			dialog.setFilterExtensions(new String[] { "*.jar;*.zip", "*" });
			return dialog.open();
		});
		new Label(group, SWT.NONE).setText(Messages.TuningCodeGroup_types);
		component = new Combo(group, SWT.DROP_DOWN);
		component.setText("*");
		component.setToolTipText(Messages.TuningCodeGroup_typesHint);
		GridDataFactory.fillDefaults().grab(true, false).span(3, 1).applyTo(component);
		asBefore.orElse(unknown).setSelection(true);
		versions.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> choose(builtIn)));
		sources.addModifyListener(event -> choose(elsewhere));
		component.addModifyListener(event -> changed.run());
	}

	private static String text(OwnTuning.Code code) {
		return switch (code) {
			case OwnTuning.Code.BuiltIn(MeasuredCode measured, String version) -> new BuiltInVersion(measured, version).text();
			case OwnTuning.Code.Figures(ComplexitySource.Measured measured) -> measured.linesOfCode().text() + ", "
					+ measured.informationComplexity().text();
			case OwnTuning.Code.Unknown none -> none.reason();
		};
	}

	private Button radio(Composite area, String text) {
		Button button = new Button(area, SWT.RADIO);
		button.setText(text);
		button.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> changed.run()));
		return button;
	}

	private void button(Composite area, String text, Supplier<String> ask) {
		PushButton.create(area, text, () -> Optional.ofNullable(ask.get()).ifPresent(sources::setText));
	}

	private void choose(Button one) {
		Stream.concat(asBefore.stream(), Stream.of(unknown, builtIn, ofProject, elsewhere))
				.forEach(button -> button.setSelection(button == one));
		changed.run();
	}

	/** What can be measured of the project. */
	void of(Optional<IProject> project) {
		java = project.map(JavaCore::create).filter(IJavaProject::exists);
		ofProject.setEnabled(java.isPresent());
	}

	/** The components stored in the project. */
	void offer(ProjectComponents stored) {
		components = stored.stored().stream().map(ProjectComponents.Stored::component).toList();
		String types = component.getText();
		component.setItems(components.stream().map(Component::name).toArray(String[]::new));
		component.setText(types);
	}

	/** Why the choice is not valid. */
	Optional<String> problem() {
		component.setEnabled(ofProject.getSelection() || elsewhere.getSelection());
		try {
			if (elsewhere.getSelection()) {
				SourceLocation.parse(sources.getText().strip());
			}
			component();
			return Optional.empty();
		} catch (MetricsException | IllegalArgumentException e) {
			return Optional.of(e.getMessage());
		}
	}

	/** The component typed or chosen. */
	private Component component() {
		String typed = component.getText().strip();
		return components.stream().filter(one -> one.name().equals(typed)).findFirst()
				.orElseGet(() -> Component.of(typed, List.of(typed.split("\\s*,\\s*")), List.of(), Component.DEFAULT_DATA_TYPES));
	}

	/** Returns the chosen code. It must be measured in another thread than the user interface's. */
	TuningSourcesPage.ChosenCode code() {
		if (asBefore.filter(Button::getSelection).isPresent()) {
			return monitor -> kept.orElseThrow();
		}
		if (builtIn.getSelection()) {
			BuiltInVersion chosen = BuiltInVersion.all().get(versions.getSelectionIndex());
			return monitor -> new OwnTuning.Code.BuiltIn(chosen.code(), chosen.version());
		}
		if (unknown.getSelection()) {
			return monitor -> new OwnTuning.Code.Unknown("no version of the code is chosen for this tuning");
		}
		Component chosen = component();
		if (ofProject.getSelection()) {
			IJavaProject measured = java.orElseThrow();
			return monitor -> figures(ofProject(measured, chosen, monitor));
		}
		String location = sources.getText().strip();
		return monitor -> figures(elsewhere(SourceLocation.parse(location), chosen, monitor));
	}

	private static OwnTuning.Code figures(ComponentMeasurement measurement) {
		return new OwnTuning.Code.Figures(ComplexitySource.Measured.of(measurement));
	}

	private static ComponentMeasurement ofProject(IJavaProject java, Component component, IProgressMonitor monitor)
			throws MetricsException, CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, 20);
		try (SourceTree tree = ProjectSources.of(java, progress.split(1))) {
			return Measurer.measure(tree, component, Profiles.DEFAULT, new MonitorProgress(progress.split(19)));
		}
	}

	/** The network is asked for coordinates alone: whoever types them wants them fetched. */
	private static ComponentMeasurement elsewhere(SourceLocation location, Component component, IProgressMonitor monitor)
			throws MetricsException {
		try (MavenArtifacts artifacts = MavenArtifacts.open(!(location instanceof SourceLocation.Maven))) {
			return Measurer.measure(location, SourceOptions.DEFAULT, artifacts, component, Profiles.DEFAULT, new MonitorProgress(monitor));
		}
	}
}
