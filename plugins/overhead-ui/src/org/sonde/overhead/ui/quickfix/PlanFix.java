/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.quickfix;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.IMarkerResolutionRelevance;
import org.eclipse.ui.views.markers.WorkbenchMarkerResolution;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.overhead.ui.marking.PlanEdits;

/** One quick fix of markers in plans. The plans are changed in the background, and Undo takes it back. */
final class PlanFix extends WorkbenchMarkerResolution implements IMarkerResolutionRelevance {
	private final IMarker marker;
	private final String type;
	private final String label;
	private final String undoLabel;
	private final Function<List<IMarker>, Consumer<Plan>> edit;
	private final boolean ofSeveral;
	private final int relevance;

	/** The same for any number of markers. */
	PlanFix(IMarker marker, String type, String label, String undoLabel, Function<List<IMarker>, Consumer<Plan>> edit) {
		this(marker, type, label, undoLabel, edit, true, 0);
	}

	/**
	 * @param type      of the markers that it fixes
	 * @param edit      from the markers of a plan to what is done about them there
	 * @param ofSeveral whether it can be done to several markers at once
	 * @param relevance the higher, the nearer to the top; among equals the workbench sorts by their labels
	 */
	PlanFix(IMarker marker, String type, String label, String undoLabel, Function<List<IMarker>, Consumer<Plan>> edit, boolean ofSeveral,
			int relevance) {
		this.marker = marker;
		this.type = type;
		this.label = label;
		this.undoLabel = undoLabel;
		this.edit = edit;
		this.ofSeveral = ofSeveral;
		this.relevance = relevance;
	}

	@Override
	public String getLabel() {
		return label;
	}

	@Override
	public String getDescription() {
		return marker.getAttribute(IMarker.MESSAGE, "") + " " + Messages.PlanFix_undo;
	}

	@Override
	public Image getImage() {
		return null;
	}

	@Override
	public int getRelevanceForResolution() {
		return relevance;
	}

	@Override
	public IMarker[] findOtherMarkers(IMarker[] markers) {
		return Arrays.stream(markers).filter(other -> ofSeveral && !other.equals(marker) && fixes(other)).toArray(IMarker[]::new);
	}

	@Override
	public void run(IMarker one) {
		run(new IMarker[] { one }, null);
	}

	@Override
	public void run(IMarker[] markers, IProgressMonitor monitor) {
		Map<IFile, List<IMarker>> byPlan = Arrays.stream(markers).filter(this::fixes)
				.collect(Collectors.groupingBy(each -> (IFile) each.getResource(), LinkedHashMap::new, Collectors.toList()));
		byPlan.forEach((plan, all) -> PlanEdits.run(undoLabel, plan, edit.apply(all)));
	}

	private boolean fixes(IMarker one) {
		try {
			return one.exists() && one.isSubtypeOf(type);
		} catch (CoreException e) {
			// Gone in between.
			return false;
		}
	}
}
