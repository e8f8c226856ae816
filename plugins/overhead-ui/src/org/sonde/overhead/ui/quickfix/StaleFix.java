/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.quickfix;

import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.ui.IMarkerResolutionRelevance;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.workspace.StaleMarkers;
import org.sonde.overhead.ui.marking.PlanEdits;

/** One quick fix. The plan is changed in the background, and Undo takes it back. */
final class StaleFix extends PlanFix implements IMarkerResolutionRelevance {
	private final String label;
	private final String undoLabel;
	private final Function<Collection<CodePlace>, Consumer<Plan>> edit;
	private final boolean ofSeveral;
	private final int relevance;

	/**
	 * @param edit      from the places of markers to what is done about them in their plan
	 * @param ofSeveral whether it can be done to several markers at once
	 * @param relevance the higher, the nearer to the top; among equals the workbench sorts by their labels
	 */
	StaleFix(String label, String undoLabel, IMarker marker, Function<Collection<CodePlace>, Consumer<Plan>> edit,
			boolean ofSeveral, int relevance) {
		super(marker, StaleMarkers.TYPE);
		this.label = label;
		this.undoLabel = undoLabel;
		this.edit = edit;
		this.ofSeveral = ofSeveral;
		this.relevance = relevance;
	}

	@Override
	public int getRelevanceForResolution() {
		return relevance;
	}

	@Override
	public String getLabel() {
		return label;
	}

	@Override
	public IMarker[] findOtherMarkers(IMarker[] markers) {
		return ofSeveral ? super.findOtherMarkers(markers) : new IMarker[0];
	}

	@Override
	public void run(IMarker[] markers, IProgressMonitor monitor) {
		Map<IFile, List<CodePlace>> byPlan = Arrays.stream(markers).filter(this::fixes)
				.collect(Collectors.groupingBy(each -> (IFile) each.getResource(), LinkedHashMap::new,
						Collectors.mapping(StaleMarkers::placeOf, Collectors.toList())));
		byPlan.forEach((plan, methods) -> PlanEdits.run(undoLabel, plan, edit.apply(methods)));
	}
}
