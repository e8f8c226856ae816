/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.sonde.instrumentation.workspace.PatternStore;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.ProjectFiles;
import org.sonde.overhead.ui.plans.WorkspacePlans;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.report.observed.ObservedCalls;

/** A plan of the workspace, compared with the log that is being imported. */
record PlanChoice(IFile file, ObservedCalls observed) {

	/** All plans that can be read, those that the log fits best first. Reads files: not for the UI thread. */
	static List<PlanChoice> of(LogReading log, IProgressMonitor monitor) {
		List<PlanChoice> choices = new ArrayList<>();
		Set<String> switched = log.switched().methods();
		for (IFile file : WorkspacePlans.find(monitor)) {
			try {
				PlanState.Loaded plan = WorkspacePlans.load(file);
				choices.add(new PlanChoice(file,
						log.results().comparedWith(plan.plan(), PatternStore.ofWorkspace().find(plan, monitor), log.source())
								.withSwitched(switched)));
			} catch (CoreException e) {
				// It has a marker that says what is wrong with it.
				ILog.of(PlanChoice.class).info(e.getMessage());
			}
		}
		choices.sort((one, other) -> Integer.compare(other.rates(), one.rates()));
		return choices;
	}

	/** Probes that get calls per second. */
	int rates() {
		return observed.rates().rates().size();
	}

	/** For a list of choices. */
	String label() {
		return Plural.bind(Messages.PlanChoice_label, observed.planned().size(), ProjectFiles.name(file), rates());
	}

	/** What the user should know before copying the calls. */
	String words() {
		return rates() == 0 ? Messages.PlanChoice_nothing
				: Plural.bind(Messages.PlanChoice_words, rates(), observed.neverRecorded().size(),
						observed.recordedThoughDeactivated().size(),
						observed.notPlanned().size());
	}
}
