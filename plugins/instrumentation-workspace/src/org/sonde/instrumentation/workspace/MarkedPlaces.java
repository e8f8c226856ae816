/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.JavaModelException;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.workspace.MarkingResult.Remark;
import org.sonde.instrumentation.workspace.source.SourceMethod.Instrumentable;
import org.sonde.instrumentation.workspace.source.SourceMethod.NotInstrumentable;
import org.sonde.instrumentation.workspace.source.SourceMethods;
import org.sonde.instrumentation.workspace.source.SourceObject.NotWatchable;
import org.sonde.instrumentation.workspace.source.SourceObject.Watchable;
import org.sonde.instrumentation.workspace.source.SourceObjects;

/**
 * Where elements can have probes.
 *
 * @param places  by project
 * @param refused methods, fields and types that can have no probe
 * @param remarks what users must know of others, with the place
 */
record MarkedPlaces(Map<IProject, Set<CodePlace>> places, List<Remark> refused, Map<Remark, CodePlace> remarks) {
	private MarkedPlaces() {
		this(new LinkedHashMap<>(), new ArrayList<>(), new LinkedHashMap<>());
	}

	/** The methods of the elements, and of all that is in them. */
	static MarkedPlaces methods(Collection<? extends IJavaElement> elements, IProgressMonitor monitor) throws JavaModelException {
		MarkedPlaces found = new MarkedPlaces();
		SourceMethods.in(elements, monitor).forEach(source -> {
			switch (source) {
				case Instrumentable method -> found.add(method.element(), method.signature());
				case NotInstrumentable method -> found.refused.add(new Remark(method.element(), method.reason()));
			}
		});
		return found;
	}

	/** The fields and types among the elements. */
	static MarkedPlaces objects(Collection<? extends IJavaElement> elements, IProgressMonitor monitor) {
		MarkedPlaces found = new MarkedPlaces();
		SourceObjects.of(elements, monitor).forEach(source -> {
			switch (source) {
				case Watchable object -> {
					found.add(object.element(), object.place());
					found.remark(object);
				}
				case NotWatchable object -> found.refused.add(new Remark(object.element(), object.obstacle().text()));
			}
		});
		return found;
	}

	private void remark(Watchable object) {
		if (object.isFinal()) {
			remarks.put(new Remark(object.element(), "is final: only constructors set it"), object.place());
		}
		if (object.place() instanceof FieldSignature field && field.mayChangeInside()) {
			remarks.put(
					new Remark(object.element(),
							"is watched for assignments, not for changes inside its " + (field.type().endsWith("[]") ? "array" : "object")),
					field);
		}
	}

	private void add(IJavaElement element, CodePlace place) {
		places.computeIfAbsent(element.getJavaProject().getProject(), none -> new LinkedHashSet<>()).add(place);
	}

	/** All of both. */
	MarkedPlaces and(MarkedPlaces others) {
		MarkedPlaces all = new MarkedPlaces();
		for (MarkedPlaces some : List.of(this, others)) {
			some.places.forEach((project, found) -> all.places.computeIfAbsent(project, none -> new LinkedHashSet<>()).addAll(found));
			all.refused.addAll(some.refused);
			all.remarks.putAll(some.remarks);
		}
		return all;
	}

	/** Returns what users must know about the places that have a new probe. */
	List<Remark> remarksOf(Set<CodePlace> keys) {
		return remarks.entrySet().stream().filter(remark -> keys.contains(remark.getValue().key())).map(Map.Entry::getKey).toList();
	}

	int size() {
		return places.values().stream().mapToInt(Set::size).sum();
	}
}
