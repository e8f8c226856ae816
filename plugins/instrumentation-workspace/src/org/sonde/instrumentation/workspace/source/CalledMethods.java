/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace.source;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.core.Flags;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.ITypeHierarchy;

/**
 * The methods that some methods call, and those that these call, level by level, as far as they have source in the workspace. Whatever may
 * run counts: where a method is called that subtypes override, the overriding methods are called, too. What was found is kept, so that
 * a deeper look costs the further levels only.
 */
public final class CalledMethods {
	private final List<Set<IMethod>> levels = new ArrayList<>();
	private final Map<IType, ITypeHierarchy> hierarchies = new HashMap<>();

	/** @param roots level 0; those without source are left out */
	public CalledMethods(Collection<IMethod> roots) {
		Set<IMethod> first = new LinkedHashSet<>(roots);
		first.removeIf(method -> method.getCompilationUnit() == null);
		levels.add(first);
	}

	/**
	 * The roots and what is called from them by at most so many calls in a row, each method once, nearest first. Parses source.
	 *
	 * @param depth at least 0; with 0 the roots alone
	 * @throws CoreException if the source cannot be read
	 * @throws org.eclipse.core.runtime.OperationCanceledException if the monitor says so
	 */
	public synchronized Set<IMethod> downTo(int depth, IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, "Following calls", Math.max(1, depth + 1 - levels.size()));
		while (levels.size() <= depth && !levels.getLast().isEmpty()) {
			levels.add(next(progress.split(1)));
		}
		Set<IMethod> methods = new LinkedHashSet<>();
		levels.stream().limit(depth + 1L).forEach(methods::addAll);
		return methods;
	}

	private Set<IMethod> next(SubMonitor progress) throws CoreException {
		progress.setWorkRemaining(10);
		Set<IMethod> called = calledBy(levels.getLast(), progress.split(5));
		Set<IMethod> reached = new LinkedHashSet<>();
		SubMonitor overriding = progress.split(5).setWorkRemaining(called.size());
		for (IMethod method : called) {
			reached.add(method);
			reached.addAll(overriding(method, overriding.split(1)));
		}
		levels.forEach(reached::removeAll);
		return reached;
	}

	private static Set<IMethod> calledBy(Set<IMethod> methods, IProgressMonitor monitor) {
		Map<ICompilationUnit, Set<IMethod>> byUnit = new LinkedHashMap<>();
		methods.forEach(method -> byUnit.computeIfAbsent(method.getCompilationUnit(), none -> new LinkedHashSet<>()).add(method));
		Set<IMethod> called = new LinkedHashSet<>();
		SourceParser.parse(List.copyOf(byUnit.keySet()), null, (unit, ast) -> ast.accept(new Callees(byUnit.get(unit), called)), monitor);
		return called;
	}

	/** The methods with source that override this one, in the order of the hierarchy. */
	private List<IMethod> overriding(IMethod method, SubMonitor monitor) throws CoreException {
		int flags = method.getFlags();
		IType type = method.getDeclaringType();
		if (method.isConstructor() || Flags.isStatic(flags) || Flags.isPrivate(flags) || Flags.isFinal(flags)
				|| Flags.isFinal(type.getFlags())) {
			return List.of();
		}
		ITypeHierarchy hierarchy = hierarchies.get(type);
		if (hierarchy == null) {
			hierarchy = type.newTypeHierarchy(monitor);
			hierarchies.put(type, hierarchy);
		}
		List<IMethod> overriding = new ArrayList<>();
		for (IType subtype : hierarchy.getAllSubtypes(type)) {
			IMethod[] same = subtype.getCompilationUnit() == null ? null : subtype.findMethods(method);
			if (same != null) {
				overriding.addAll(List.of(same));
			}
		}
		return overriding;
	}
}
