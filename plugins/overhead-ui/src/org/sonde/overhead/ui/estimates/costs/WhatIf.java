/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.costs;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.workspace.EventSource;
import org.sonde.instrumentation.workspace.PlanState;

/**
 * Changes of plans that are tried out: what they cost is shown, the files stay as they are. Each plan has its own; they are kept until they
 * are applied, undone or discarded, or the workbench ends. A view may also preview a change of one plan, which is then shown in place of
 * those. Listeners are notified of the project of a preview that comes, changes or ends.
 */
public final class WhatIf extends EventSource<IProject> {

	/** A change, as it would be made in the plan. */
	public record Edit(String label, Consumer<Plan> edit) {
	}

	/** A change that is previewed instead of those that are tried out. */
	private record Preview(Object owner, IFile plan, Edit edit) {
	}

	private static final WhatIf OF_WORKBENCH = new WhatIf();

	private final Map<IFile, List<Edit>> edits = new ConcurrentHashMap<>();
	private volatile boolean on;
	private volatile Optional<Preview> preview = Optional.empty();

	private WhatIf() {
	}

	/** Returns what is tried out in this workbench. */
	public static WhatIf ofWorkbench() {
		return OF_WORKBENCH;
	}

	/** Whether <i>What If</i> is on. Otherwise, plans are shown as they are, and what was tried out is kept. */
	public boolean isOn() {
		return on;
	}

	public void setOn(boolean newOn) {
		on = newOn;
	}

	/**
	 * Shows a change of a plan until {@link #endPreview()}; another preview ends.
	 *
	 * @param owner such as a view; the same view of another window is another owner
	 */
	public void preview(Object owner, IFile plan, Edit edit) {
		if (preview.filter(before -> !before.plan().equals(plan)).isPresent()) {
			endPreview();
		}
		preview = Optional.of(new Preview(owner, plan, edit));
		tellListeners(plan.getProject());
	}

	/** Whether the present preview is this owner's; for any thread. */
	public boolean isPreviewedBy(Object owner) {
		return preview.filter(one -> one.owner() == owner).isPresent();
	}

	/** Ends the preview of this owner; that of another one goes on. */
	public void endPreview(Object owner) {
		if (isPreviewedBy(owner)) {
			endPreview();
		}
	}

	/** Ends it, whoever began it. */
	public void endPreview() {
		Optional<Preview> before = preview;
		preview = Optional.empty();
		before.ifPresent(one -> tellListeners(one.plan().getProject()));
	}

	/** The change of a plan that is previewed; for any thread. */
	public Optional<Edit> previewOf(IFile plan) {
		return preview.filter(one -> one.plan().equals(plan)).map(Preview::edit);
	}

	/** The changes with which a plan is shown: the previewed one, or else those that are tried out, the first one first; for any thread. */
	public List<Edit> of(IFile plan) {
		return previewOf(plan).map(List::of).orElseGet(() -> tried(plan));
	}

	/** The changes of a plan that are tried out, the first one first; for any thread. */
	public List<Edit> tried(IFile plan) {
		return on ? edits.getOrDefault(plan, List.of()) : List.of();
	}

	public void add(IFile plan, Edit edit) {
		edits.merge(plan, List.of(edit), (before, added) -> Stream.concat(before.stream(), added.stream()).toList());
	}

	/** Undoes the last one. */
	public void undoLast(IFile plan) {
		edits.computeIfPresent(plan, (file, all) -> all.size() == 1 ? null : all.subList(0, all.size() - 1));
	}

	/** Undoes all. */
	public void discard(IFile plan) {
		edits.remove(plan);
	}

	/** All of these changes as one. */
	public static Consumer<Plan> together(List<Edit> edits) {
		return plan -> edits.forEach(edit -> edit.edit().accept(plan));
	}

	/** A copy of the plan with the changes. */
	public static PlanState.Loaded changed(PlanState.Loaded loaded, List<Edit> edits) {
		Plan copy = EcoreUtil.copy(loaded.plan());
		together(edits).accept(copy);
		return new PlanState.Loaded(loaded.file(), copy, loaded.probes(), loaded.byType(), loaded.watched(), loaded.watchedIn());
	}
}
