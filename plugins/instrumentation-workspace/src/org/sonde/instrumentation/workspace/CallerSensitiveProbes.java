/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.JavaCore;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.export.ClassFiles;
import org.sonde.instrumentation.export.ExactnessNote;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.export.ProgramClasses;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;

/** The probes that may change the program, because their methods inspect their callers: warnings at their lines in the plan's file. */
public final class CallerSensitiveProbes {
	/** Type of the markers. */
	public static final String TYPE = PlanStore.NAMESPACE + ".changingProbe";
	private static final String PROBE = "probe";

	private CallerSensitiveProbes() {
	}

	/** The name of the probe that the marker is about. */
	public static String probeOf(IMarker marker) {
		return marker.getAttribute(PROBE, "");
	}

	/**
	 * What the probes that a change of a plan added or changed may change in the program. Reads class files.
	 *
	 * @throws CoreException if the project is closed, or its class path cannot be decided
	 */
	public static List<ExactnessNote> addedBy(PlanChange change) throws CoreException {
		Map<MethodSignature, MethodProbe> probes = PlanState.byMethod(change.after());
		Map<MethodSignature, Probe> added = new LinkedHashMap<>();
		change.methods().stream().filter(probes::containsKey).sorted(MethodSignature.FILE_ORDER)
				.forEach(method -> added.put(method, probes.get(method)));
		return notes(change.file().getProject(), added);
	}

	/** Makes the markers of the active plan say this, and takes those of the other plans away. */
	static void show(IFile plan, Map<MethodSignature, Probe> probes) throws CoreException {
		List<ExactnessNote> notes = notes(plan.getProject(), probes);
		if (notes.isEmpty()) {
			ProbeMarkers.clear(plan.getProject(), TYPE);
			return;
		}
		Map<String, String> names = new LinkedHashMap<>();
		probes.forEach((method, probe) -> names.put(method.toString(), Probes.name(probe)));
		Map<String, Integer> lines = ProbeMarkers.lines(plan);
		ProbeMarkers.show(plan.getProject(), TYPE, plan, notes.stream().map(note -> {
			String name = names.get(note.probe());
			return Map.<String, Object>of(IMarker.SEVERITY, IMarker.SEVERITY_WARNING, IMarker.MESSAGE,
					"Probe may change the program: " + note.probe() + ": " + note.reason() + ".", IMarker.LINE_NUMBER,
					lines.getOrDefault(name, 1), PROBE, name);
		}).toList());
	}

	/** Returns the notes in the order of the methods. Methods of classes that are not built have none. */
	private static List<ExactnessNote> notes(IProject project, Map<MethodSignature, Probe> probes) throws CoreException {
		Set<String> types = probes.entrySet().stream().filter(entry -> entry.getValue().getKind() == ProbeKind.OPERATION_EVENTS)
				.map(entry -> entry.getKey().declaringType()).collect(Collectors.toSet());
		IJavaProject java = JavaCore.create(project);
		if (types.isEmpty() || !java.exists()) {
			return List.of();
		}
		ProgramClasses classes;
		try {
			classes = ClassFiles.read(ProjectSources.program(java).classes(), types, Progress.NONE);
		} catch (IOException e) {
			// The classes are being built. When that is done, they are read again.
			return List.of();
		}
		return probes.entrySet().stream()
				.flatMap(entry -> KiekerAspectJ.changed(entry.getKey(), entry.getValue().getKind(), classes).stream())
				.toList();
	}
}
