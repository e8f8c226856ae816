/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.costs;

import java.util.List;
import java.util.OptionalDouble;
import java.util.function.UnaryOperator;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ProjectScope;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.osgi.util.NLS;
import org.osgi.service.prefs.BackingStoreException;
import org.sonde.overhead.budget.Budget;
import org.sonde.overhead.budget.Worth;

/**
 * What a project's plans are compared with: budget and scenarios, stored among the project's settings, which a team shares.
 *
 * @param scenarios as {@link org.sonde.overhead.cost.scenario.ScenarioText} reads them
 */
public record EstimateSettings(Budget budget, Worth worth, List<String> scenarios) {

	private static final String BUNDLE = "org.sonde.overhead.ui";
	private static final IPath FILE = IPath.fromPortableString(".settings/" + BUNDLE + ".prefs");
	private static final String MICROS_PER_REQUEST = "budget.microsPerRequest";
	private static final String REQUESTS_PER_SECOND = "budget.requestsPerSecond";
	private static final String CPU_PERCENT = "budget.cpuPercent";
	private static final String MEGABYTES_PER_SECOND = "budget.megabytesPerSecond";
	private static final String WORTH = "budget.worth";
	private static final String SCENARIOS = "scenarios";
	private static final String AT_FIRST = "probes=all-active\nprobes=all-deactivated";

	public EstimateSettings {
		scenarios = List.copyOf(scenarios);
	}

	/** The stored settings. An invalid budget, as others may have written the file, counts as none. May read a file. */
	public static EstimateSettings of(IProject project) {
		IEclipsePreferences node = new ProjectScope(project).getNode(BUNDLE);
		Budget budget;
		try {
			budget = new Budget(number(node, MICROS_PER_REQUEST), number(node, REQUESTS_PER_SECOND), number(node, CPU_PERCENT),
					number(node, MEGABYTES_PER_SECOND));
		} catch (IllegalArgumentException e) {
			budget = Budget.NONE;
		}
		Worth worth = Worth.INFORMATION.keyword().equals(node.get(WORTH, "")) ? Worth.INFORMATION : Worth.WISH;
		return new EstimateSettings(budget, worth, node.get(SCENARIOS, AT_FIRST).lines().filter(line -> !line.isBlank()).toList());
	}

	/** Whether this file has the settings. It may also change when colleagues' changes arrive. */
	public static boolean isStoredIn(IResource resource) {
		return resource.getProjectRelativePath().equals(FILE);
	}

	/** The file that they are stored in. */
	public static IFile file(IProject project) {
		return project.getFile(FILE);
	}

	/** Changes a project's settings in a job. Views of them follow their file. */
	public static void change(IProject project, UnaryOperator<EstimateSettings> change) {
		Job.create(Messages.EstimateSettings_storing, (IProgressMonitor monitor) -> change.apply(of(project)).save(project)).schedule();
	}

	/** Stores them; writes a file of the project. */
	public void save(IProject project) throws CoreException {
		IEclipsePreferences node = new ProjectScope(project).getNode(BUNDLE);
		put(node, MICROS_PER_REQUEST, budget.microsPerRequest());
		put(node, REQUESTS_PER_SECOND, budget.requestsPerSecond());
		put(node, CPU_PERCENT, budget.cpuPercent());
		put(node, MEGABYTES_PER_SECOND, budget.megabytesPerSecond());
		node.put(WORTH, worth.keyword());
		node.put(SCENARIOS, String.join("\n", scenarios));
		try {
			node.flush();
		} catch (BackingStoreException e) {
			throw new CoreException(Status.error(NLS.bind(Messages.EstimateSettings_notStored, project.getName(), e.getMessage()), e));
		}
	}

	public EstimateSettings with(Budget newBudget, Worth newWorth) {
		return new EstimateSettings(newBudget, newWorth, scenarios);
	}

	public EstimateSettings withScenarios(List<String> newScenarios) {
		return new EstimateSettings(budget, worth, newScenarios);
	}

	private static OptionalDouble number(IEclipsePreferences node, String key) {
		String text = node.get(key, "");
		return text.isBlank() ? OptionalDouble.empty() : OptionalDouble.of(Double.parseDouble(text));
	}

	private static void put(IEclipsePreferences node, String key, OptionalDouble number) {
		if (number.isPresent()) {
			node.put(key, Double.toString(number.getAsDouble()));
		} else {
			node.remove(key);
		}
	}
}
