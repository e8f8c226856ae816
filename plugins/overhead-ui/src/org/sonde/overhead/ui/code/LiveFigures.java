/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.code;

import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.ElementChangedEvent;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IElementChangedListener;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IJavaElementDelta;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.JavaModelException;
import org.sonde.instrumentation.workspace.ProjectSources;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.measuring.FileMeasurer;

/**
 * Keeps the figures of a component current. What is typed is measured file by file, at once, without the information metrics, which need
 * all files; what is saved is measured as a whole a moment later.
 */
final class LiveFigures {

	/** Saving all files, or building after it, is one change and not many. */
	private static final int SAVING_SETTLES_MILLIS = 400;

	private final Consumer<FiguresOutcome> listener;
	private final ComponentJob measuring = new ComponentJob(this::measured);
	private final EditorFilesJob typing = new EditorFilesJob(this::typed);
	private final IElementChangedListener codeListener = event -> codeChanged(event.getDelta());
	private volatile FiguresRequest request;
	/** The figures of the saved files, and those of the editors. Both are null until measured. */
	private Figures saved;
	private Figures latest;

	/** @param listener receives every outcome, in the thread of some job */
	LiveFigures(Consumer<FiguresOutcome> listener) {
		this.listener = listener;
		JavaCore.addElementChangedListener(codeListener, ElementChangedEvent.POST_RECONCILE | ElementChangedEvent.POST_CHANGE);
	}

	/** The job that measures everything, for whoever shows that it runs. */
	Job job() {
		return measuring;
	}

	/** Measures now, and whenever the code changes, until there is another request. */
	void measure(FiguresRequest newRequest) {
		request = newRequest;
		measuring.measure(newRequest, 0);
	}

	/** A file that was measured, or one that should be, changed on the disk. */
	void savedSomething() {
		if (request != null) {
			measuring.measure(request, SAVING_SETTLES_MILLIS);
		}
	}

	/** There is nothing to measure until the next request. */
	void rest() {
		request = null;
		measuring.rest();
	}

	void dispose() {
		JavaCore.removeElementChangedListener(codeListener);
		rest();
	}

	private synchronized void measured(FiguresOutcome outcome) {
		if (outcome instanceof FiguresOutcome.Measured measured) {
			saved = measured.figures();
			latest = withEditors(saved);
			listener.accept(new FiguresOutcome.Measured(latest));
		} else {
			saved = null;
			latest = null;
			listener.accept(outcome);
		}
	}

	private static Figures withEditors(Figures figures) {
		ComponentMeasurement measurement = figures.measurement();
		for (ICompilationUnit unit : JavaCore.getWorkingCopies(null)) {
			if (unit.getJavaProject().getProject().equals(figures.project()) && isUnsaved(unit)) {
				measurement = FileMeasurer.changed(measurement, ProjectSources.name(unit.getResource()), EditorFilesJob.text(unit));
			}
		}
		return figures.with(measurement, !measurement.types().equals(figures.measurement().types()));
	}

	private static boolean isUnsaved(ICompilationUnit unit) {
		try {
			return unit.hasUnsavedChanges();
		} catch (JavaModelException e) {
			return false; // gone, and with it what was typed
		}
	}

	private synchronized void typed(Map<String, String> texts) {
		if (latest == null) {
			return;
		}
		ComponentMeasurement measurement = latest.measurement();
		for (Map.Entry<String, String> text : texts.entrySet()) {
			measurement = FileMeasurer.changed(measurement, text.getKey(), text.getValue());
		}
		if (!measurement.equals(latest.measurement())) {
			latest = latest.with(measurement, !measurement.types().equals(saved.measurement().types()));
			listener.accept(new FiguresOutcome.Measured(latest));
		}
	}

	/** Finds the files whose text changed in an editor, also because it was closed without saving. */
	private void codeChanged(IJavaElementDelta delta) {
		IJavaElement element = delta.getElement();
		FiguresRequest now = request;
		if (now == null || element.getJavaProject() != null && !element.getJavaProject().getProject().equals(now.project())) {
			return;
		}
		if (element instanceof ICompilationUnit unit) {
			// Whatever the delta says of the unit: typing is reported in several ways, and measuring the same again costs little.
			typing.changed(unit.getPrimary());
		} else {
			Stream.of(delta.getAffectedChildren()).forEach(this::codeChanged);
		}
	}
}
