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
import org.sonde.instrumentation.workspace.PlanState.Loaded;
import org.sonde.instrumentation.workspace.source.DeclaredMethods;
import org.sonde.instrumentation.workspace.source.SourceMethod;
import org.sonde.instrumentation.workspace.source.SourceMethod.Instrumentable;
import org.sonde.instrumentation.workspace.source.SourceMethod.NotInstrumentable;
import org.sonde.instrumentation.workspace.source.SourceMethods;

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
		return add(SourceMethods.in(elements, progress.split(8)), progress.split(2));
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
		return editProbes("Removing probes", elements, Marking::removeAll, monitor);
	}

	/**
	 * Removes the probes of the elements if each of their methods that can have one has one, else adds those that are missing.
	 *
	 * @throws CoreException if the source cannot be read; nothing is changed then
	 * @throws OperationCanceledException if the monitor says so before anything was changed
	 */
	public static MarkingResult toggle(Collection<? extends IJavaElement> elements, IProgressMonitor monitor)
			throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, "Toggling probes", 10);
		List<SourceMethod> found = SourceMethods.in(elements, progress.split(6));
		Map<IProject, Set<MethodSignature>> methods = byProject(found);
		boolean all = !methods.isEmpty() && methods.entrySet().stream().allMatch(entry -> areProbed(entry.getKey(), entry.getValue()));
		return all ? remove(elements, progress.split(4)) : add(found, progress.split(4));
	}

	/**
	 * Changes the probes of the elements, which are those that {@link #remove} would remove.
	 *
	 * @param change makes the change; called once for each probe, with the plan that is to be written
	 * @throws CoreException if the source cannot be read; nothing is changed then
	 * @throws OperationCanceledException if the monitor says so before anything was changed
	 */
	public static MarkingResult change(Collection<? extends IJavaElement> elements, Consumer<MethodProbe> change,
			IProgressMonitor monitor) throws CoreException {
		return editProbes("Changing probes", elements, (plan, wanted) -> probes(plan, wanted).forEach(change), monitor);
	}

	/**
	 * The probes of the elements in the active plans of their projects, to be read only. May parse source.
	 *
	 * @throws CoreException if the source cannot be read
	 */
	public static List<MethodProbe> probesOf(Collection<? extends IJavaElement> elements, IProgressMonitor monitor)
			throws CoreException {
		List<MethodProbe> probes = new ArrayList<>();
		predicates(elements, monitor).forEach((project, wanted) -> {
			if (PlanStore.ofWorkspace().load(project) instanceof Loaded loaded) {
				probes.addAll(probes(loaded.plan(), wanted));
			}
		});
		return probes;
	}

	private static MarkingResult add(List<SourceMethod> found, SubMonitor progress) {
		Map<IProject, Set<MethodSignature>> wanted = byProject(found);
		Marking marking = new Marking();
		marking.edit(wanted, Marking::addMissing, progress);
		int asked = wanted.values().stream().mapToInt(Set::size).sum();
		List<NotInstrumentable> refused = found.stream().filter(NotInstrumentable.class::isInstance)
				.map(NotInstrumentable.class::cast).toList();
		MarkingResult result = new MarkingResult(marking.changes, 0, refused, marking.problems);
		return marking.problems.isEmpty() && !marking.cancelled ? result.withMarkedBefore(asked - result.changed()) : result;
	}

	private static MarkingResult editProbes(String task, Collection<? extends IJavaElement> elements,
			BiConsumer<Plan, Predicate<MethodSignature>> edit, IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, task, 10);
		Map<IProject, Predicate<MethodSignature>> wanted = predicates(elements, progress.split(8));
		Marking marking = new Marking();
		marking.edit(wanted, edit, progress.split(2));
		return new MarkingResult(marking.changes, 0, List.of(), marking.problems);
	}

	/** Which methods of each project the elements stand for. */
	private static Map<IProject, Predicate<MethodSignature>> predicates(Collection<? extends IJavaElement> elements,
			IProgressMonitor monitor) throws CoreException {
		Map<IProject, Predicate<MethodSignature>> wanted = new LinkedHashMap<>();
		List<IJavaElement> unnamed = new ArrayList<>();
		for (IJavaElement element : elements) {
			DeclaredMethods.of(element).ifPresentOrElse(
					declared -> wanted.merge(element.getJavaProject().getProject(), declared, Predicate::or),
					() -> unnamed.add(element));
		}
		byProject(SourceMethods.in(unnamed, monitor)).forEach((project, methods) -> {
			Set<MethodSignature> named = methods.stream().map(method -> method.withVarargs(false)).collect(Collectors.toSet());
			wanted.merge(project, probed -> named.contains(probed.withVarargs(false)), Predicate::or);
		});
		return wanted;
	}

	private static boolean areProbed(IProject project, Set<MethodSignature> methods) {
		return PlanStore.ofWorkspace().load(project) instanceof Loaded loaded
				&& methods.stream().allMatch(method -> loaded.find(method).isPresent());
	}

	private static List<MethodProbe> probes(Plan plan, Predicate<MethodSignature> wanted) {
		return Probes.methodProbes(plan).stream().filter(probe -> wanted.test(probe.signature())).toList();
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
		plan.getProbes().removeAll(probes(plan, unwanted));
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
