/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.ObjectProbe;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.Probes;

/** What is known about a project's active plan. */
public sealed interface PlanState {
	/** The project the plan belongs to. */
	IProject project();

	/** The plan is being read; an event follows. */
	record Loading(IProject project) implements PlanState {
	}

	/** The project is open and has no plan, or it is closed. The first mark makes a plan. */
	record NoPlan(IProject project) implements PlanState {
	}

	/**
	 * The plan as it stands in its file. It is shared by all who ask: to be read only, and changed through
	 * {@link PlanStore#edit(IFile, java.util.function.Consumer, org.eclipse.core.runtime.IProgressMonitor)}.
	 *
	 * @param file   where the plan is stored
	 * @param plan   the plan; not to be changed
	 * @param probes its probes of single methods by method, in the order of the file; the keys have {@code varargs} cleared, so use
	 *               {@link #find}
	 * @param byType its methods by the binary name of the type that declares them
	 * @param watched its probes that watch objects, by {@link CodePlace#key}, in the order of the file
	 * @param watchedIn the same by the binary name of their type
	 */
	record Loaded(IFile file, Plan plan, Map<MethodSignature, MethodProbe> probes, Map<String, List<MethodSignature>> byType,
			Map<CodePlace, ObjectProbe> watched, Map<String, List<ObjectProbe>> watchedIn) implements PlanState {
		/** The plan that was read from the file; it is not changed from now on. */
		public static Loaded of(IFile file, Plan plan) {
			Map<MethodSignature, MethodProbe> probes = byMethod(plan);
			return new Loaded(file, plan, probes,
					probes.keySet().stream().collect(Collectors.groupingBy(MethodSignature::declaringType)), byWatched(plan),
					Probes.objectProbes(plan).stream().collect(Collectors.groupingBy(ObjectProbe::getDeclaringType)));
		}

		@Override
		public IProject project() {
			return file.getProject();
		}

		/** The probes of patterns, the one with precedence first. */
		public List<PatternProbe> patterns() {
			return Probes.patternProbes(plan);
		}

		/** The method's own probe, whatever is known of its ellipsis. */
		public Optional<MethodProbe> find(MethodSignature method) {
			return Optional.ofNullable(probes.get(method.withVarargs(false)));
		}

		/** Binary names of all types that have a probe of their own, some of them twice. */
		public Stream<String> types() {
			return Stream.concat(byType.keySet().stream(), watchedIn.keySet().stream());
		}

		/** The probes of places that the code names, by {@link CodePlace#key}. */
		Map<CodePlace, Probe> byPlace() {
			Map<CodePlace, Probe> all = new LinkedHashMap<>(probes);
			all.putAll(watched);
			return all;
		}

		/** The probe of a method, or the one that watches a field or type. */
		public Optional<? extends Probe> find(CodePlace place) {
			return place instanceof MethodSignature method ? find(method) : Optional.ofNullable(watched.get(place.key()));
		}
	}

	/**
	 * The plan's file cannot be read as a plan. Nothing is written to it before it is fixed.
	 *
	 * @param file    the file
	 * @param line    line of the problem, counted from 1; 0 if the problem has no line
	 * @param message file, place, problem and remedy
	 * @param merging whether the file has the markers of an unresolved merge
	 */
	record Broken(IFile file, int line, String message, boolean merging) implements PlanState {
		@Override
		public IProject project() {
			return file.getProject();
		}
	}

	/** The plan's probes of single methods by method, without the ellipsis, in the order of the file. */
	static Map<MethodSignature, MethodProbe> byMethod(Plan plan) {
		Map<MethodSignature, MethodProbe> probes = new LinkedHashMap<>();
		Probes.inFileOrder(plan).forEach(probe -> probes.put(probe.signature().withVarargs(false), probe));
		return Collections.unmodifiableMap(probes);
	}

	/** The plan's probes that watch objects, likewise. */
	private static Map<CodePlace, ObjectProbe> byWatched(Plan plan) {
		Map<CodePlace, ObjectProbe> probes = new LinkedHashMap<>();
		Probes.objectProbes(plan).forEach(probe -> probes.put(Probes.codePlace(probe).orElseThrow().key(), probe));
		return Collections.unmodifiableMap(probes);
	}

	/** The plan's probes of places that the code names, by {@link CodePlace#key}, in the order of the file. */
	static Map<CodePlace, Probe> byPlace(Plan plan) {
		Map<CodePlace, Probe> probes = new LinkedHashMap<>(byMethod(plan));
		probes.putAll(byWatched(plan));
		return probes;
	}
}
