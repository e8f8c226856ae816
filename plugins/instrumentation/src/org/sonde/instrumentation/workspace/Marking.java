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
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.core.IJavaElement;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.SourceMethod.Instrumentable;
import org.sonde.instrumentation.workspace.SourceMethod.NotInstrumentable;

/**
 * Adds explicit probes for Java elements to the active plans of their projects, and takes them out. Parses source and writes
 * files in the caller's thread: not for the thread of the user interface.
 */
public final class Marking {
	private final List<PlanChange> changes = new ArrayList<>();
	private final List<IStatus> problems = new ArrayList<>();
	private boolean cancelled;

	private Marking() {
	}

	/**
	 * Adds an active probe to every method with a body in the elements that has none yet.
	 *
	 * @throws CoreException if the source cannot be read; nothing is changed then
	 * @throws OperationCanceledException if the monitor says so before anything was changed
	 */
	public static MarkingResult instrument(Collection<? extends IJavaElement> elements, IProgressMonitor monitor)
			throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, "Instrumenting", 10);
		List<SourceMethod> found = SourceMethods.in(elements, progress.split(8));
		Map<IProject, Set<MethodSignature>> wanted = byProject(found);
		Marking marking = new Marking();
		marking.edit(wanted, Marking::addMissing, progress.split(2));
		int asked = wanted.values().stream().mapToInt(Set::size).sum();
		List<NotInstrumentable> refused = found.stream().filter(NotInstrumentable.class::isInstance)
				.map(NotInstrumentable.class::cast).toList();
		MarkingResult result = new MarkingResult(marking.changes, 0, refused, marking.problems);
		return marking.problems.isEmpty() && !marking.cancelled ? result.withMarkedBefore(asked - result.changed()) : result;
	}

	/**
	 * Removes the probes of the elements: of a method its own; of a type, unit or package all whose method is declared there,
	 * also those of methods that the source no longer has.
	 *
	 * @throws CoreException if the source cannot be read; nothing is changed then
	 * @throws OperationCanceledException if the monitor says so before anything was changed
	 */
	public static MarkingResult remove(Collection<? extends IJavaElement> elements, IProgressMonitor monitor)
			throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, "Removing probes", 10);
		Map<IProject, Predicate<MethodSignature>> unwanted = new LinkedHashMap<>();
		List<IJavaElement> unnamed = new ArrayList<>();
		for (IJavaElement element : elements) {
			DeclaredIn.of(element).ifPresentOrElse(
					declared -> unwanted.merge(element.getJavaProject().getProject(), declared, Predicate::or),
					() -> unnamed.add(element));
		}
		byProject(SourceMethods.in(unnamed, progress.split(8))).forEach((project, methods) -> unwanted.merge(project,
				probed -> methods.stream().anyMatch(probed::sameMethod), Predicate::or));
		Marking marking = new Marking();
		marking.edit(unwanted, Marking::removeAll, progress.split(2));
		return new MarkingResult(marking.changes, 0, List.of(), marking.problems);
	}

	private static void addMissing(Plan plan, Set<MethodSignature> methods) {
		Set<MethodSignature> probed = PlanState.byMethod(plan).keySet();
		ProbeKind kind = Probes.usualKind(plan);
		methods.stream().filter(method -> !probed.contains(method.withVarargs(false))).map(Probes::create).forEach(probe -> {
			probe.setKind(kind);
			plan.getProbes().add(probe);
		});
	}

	private static void removeAll(Plan plan, Predicate<MethodSignature> unwanted) {
		List<MethodProbe> probes = Probes.methodProbes(plan).stream().filter(probe -> unwanted.test(probe.signature())).toList();
		plan.getProbes().removeAll(probes);
	}

	private static Map<IProject, Set<MethodSignature>> byProject(List<SourceMethod> methods) {
		return methods.stream().filter(Instrumentable.class::isInstance).map(Instrumentable.class::cast)
				.collect(Collectors.groupingBy(method -> method.element().getJavaProject().getProject(), LinkedHashMap::new,
						Collectors.mapping(Instrumentable::signature, Collectors.toCollection(LinkedHashSet::new))));
	}

	/**
	 * What fails for one project is kept and told; what was done for another is still done. Once something was done, a cancel ends
	 * the rest and the result tells what was: else it could not be undone.
	 */
	private <M> void edit(Map<IProject, M> methods, BiConsumer<Plan, M> edit, SubMonitor monitor) {
		PlanStore store = PlanStore.ofWorkspace();
		SubMonitor progress = SubMonitor.convert(monitor, methods.size());
		try {
			for (Map.Entry<IProject, M> entry : methods.entrySet()) {
				edit(store, entry.getKey(), plan -> edit.accept(plan, entry.getValue()), progress.split(1));
			}
		} catch (OperationCanceledException e) {
			if (changes.isEmpty()) {
				throw e;
			}
			cancelled = true;
		}
	}

	private void edit(PlanStore store, IProject project, Consumer<Plan> edit, IProgressMonitor monitor) {
		try {
			PlanChange change = store.edit(store.activeFile(project), edit, monitor);
			if (!change.isEmpty()) {
				changes.add(change);
			}
		} catch (CoreException e) {
			problems.add(e.getStatus());
		}
	}
}
