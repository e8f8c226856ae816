/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.launch;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.jdt.launching.IJavaLaunchConfigurationConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.sonde.common.digits.Digits;
import org.sonde.instrumentation.launch.AgentChoice;
import org.sonde.instrumentation.launch.GuardChoice;
import org.sonde.instrumentation.run.AgentLaunch;
import org.sonde.instrumentation.run.RunAgent;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.estimates.costs.ActivePlanCosts;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.report.agents.AgentPrice;

/** The page of a launch configuration on which the agent of runs with probes is chosen, with what the plan costs under it. */
public final class ProbesTab extends LaunchTab {
	private static final int NOTE_WIDTH = 360;

	private Combo agents;
	private Text jar;
	private Button browse;
	private Label jarNote;
	private Text guard;
	private Label guardNote;
	private Label price;
	private Optional<IProject> project = Optional.empty();
	private boolean showing;

	/** Called by Eclipse. */
	public ProbesTab() {
		super(Messages.ProbesTab_name, "icons/run-probes.svg", HelpContext.PROBES_LAUNCH);
	}

	@Override
	public String getId() {
		return "org.sonde.overhead.ui.launch.probesTab";
	}

	@Override
	public void createControl(Composite parent) {
		Composite page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(3).applyTo(page);
		new Label(page, SWT.NONE).setText(Messages.ProbesTab_agent);
		agents = new Combo(page, SWT.READ_ONLY);
		agents.setItems(Arrays.stream(RunAgent.values()).map(RunAgent::title).toArray(String[]::new));
		GridDataFactory.fillDefaults().span(2, 1).applyTo(agents);
		agents.addListener(SWT.Selection, event -> changed());
		new Label(page, SWT.NONE).setText(Messages.ProbesTab_jar);
		jar = new Text(page, SWT.BORDER);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(jar);
		jar.addListener(SWT.Modify, event -> changed());
		browse = createPushButton(page, Messages.ProbesTab_browse, null);
		browse.addListener(SWT.Selection, event -> browse());
		new Label(page, SWT.NONE);
		jarNote = note(page);
		new Label(page, SWT.NONE).setText(Messages.ProbesTab_guard);
		guard = new Text(page, SWT.BORDER);
		GridDataFactory.fillDefaults().span(2, 1).grab(true, false).applyTo(guard);
		guard.addListener(SWT.Modify, event -> changed());
		new Label(page, SWT.NONE);
		guardNote = note(page);
		price = note(page);
		GridDataFactory.fillDefaults().span(3, 1).grab(true, false).hint(NOTE_WIDTH, SWT.DEFAULT).indent(0, 10).applyTo(price);
		setControl(page);
	}

	private static Label note(Composite page) {
		Label note = new Label(page, SWT.WRAP);
		GridDataFactory.fillDefaults().span(2, 1).grab(true, false).hint(NOTE_WIDTH, SWT.DEFAULT).applyTo(note);
		return note;
	}

	private void browse() {
		FileDialog dialog = new FileDialog(getShell(), SWT.OPEN);
		dialog.setFilterExtensions(new String[] { "*.jar" });
		Optional.ofNullable(dialog.open()).ifPresent(jar::setText);
	}

	private RunAgent chosen() {
		return RunAgent.values()[Math.max(0, agents.getSelectionIndex())];
	}

	private void changed() {
		if (!showing) {
			showAgent();
			updateLaunchConfigurationDialog();
		}
	}

	private void showAgent() {
		RunAgent agent = chosen();
		boolean hasJar = agent.artifact().isPresent();
		jar.setEnabled(hasJar);
		browse.setEnabled(hasJar);
		guard.setEnabled(agent.isSwitchable());
		guardNote.setText(guardNote(agent));
		boolean recorder = agent == RunAgent.JFR || agent == RunAgent.JFR_TIMING;
		jarNote.setText(hasJar ? NLS.bind(Messages.ProbesTab_fromMaven, agent.artifact().get())
				: recorder ? NLS.bind(Messages.ProbesTab_needsJava, AgentLaunch.FIRST_JAVA_OF_TRACING) : Messages.ProbesTab_included);
		price.setText("");
		project.filter(IProject::isAccessible).ifPresent(one -> showPrice(one, agent));
		((Composite) getControl()).layout();
	}

	/** Returns the note with the limit as it was understood, in digits. */
	private String guardNote(RunAgent agent) {
		OptionalDouble limit = new GuardChoice(guard.getText()).limit();
		if (!agent.isSwitchable()) {
			return Messages.ProbesTab_noGuard;
		}
		return limit.isEmpty() ? Messages.ProbesTab_guardNote
				: NLS.bind(Messages.ProbesTab_guardOf, Digits.grouped(Digits.rate(limit.getAsDouble())));
	}

	/** Result sets are files. */
	private void showPrice(IProject of, RunAgent agent) {
		Job.createSystem(Messages.ProbesTab_computing, (IProgressMonitor monitor) -> {
			if (PlanStore.ofWorkspace().load(of) instanceof PlanState.Loaded plan) {
				String sentence = AgentPrice.sentence(plan.plan(), ActivePlanCosts.ofWorkspace().of(plan, monitor).results(), agent);
				price.getDisplay().asyncExec(() -> {
					if (!price.isDisposed() && chosen() == agent && project.equals(Optional.of(of))) {
						price.setText(sentence);
						((Composite) getControl()).layout();
					}
				});
			}
		}).schedule();
	}

	@Override
	public void setDefaults(ILaunchConfigurationWorkingCopy configuration) {
		new AgentChoice(RunAgent.KIEKER_ASPECTJ, "").into(configuration);
		new GuardChoice("").into(configuration);
	}

	@Override
	public void initializeFrom(ILaunchConfiguration configuration) {
		AgentChoice choice = AgentChoice.of(configuration);
		project = project(configuration);
		showing = true;
		agents.select(choice.agent().ordinal());
		jar.setText(choice.jar());
		guard.setText(GuardChoice.of(configuration).typed());
		showing = false;
		showAgent();
	}

	private static Optional<IProject> project(ILaunchConfiguration configuration) {
		try {
			String name = configuration.getAttribute(IJavaLaunchConfigurationConstants.ATTR_PROJECT_NAME, "");
			return name.isEmpty() ? Optional.empty() : Optional.of(ResourcesPlugin.getWorkspace().getRoot().getProject(name));
		} catch (CoreException e) {
			return Optional.empty();
		}
	}

	@Override
	public void performApply(ILaunchConfigurationWorkingCopy configuration) {
		new AgentChoice(chosen(), chosen().artifact().isPresent() ? jar.getText() : "").into(configuration);
		new GuardChoice(chosen().isSwitchable() ? guard.getText() : "").into(configuration);
	}

	@Override
	public boolean isValid(ILaunchConfiguration configuration) {
		Optional<String> problem = GuardChoice.of(configuration).problem();
		setErrorMessage(problem.map(reason -> NLS.bind(Messages.ProbesTab_noLimit, reason)).orElse(null));
		return problem.isEmpty();
	}
}
