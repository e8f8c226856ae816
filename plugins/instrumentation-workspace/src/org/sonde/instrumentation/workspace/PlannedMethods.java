/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaModelMarker;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IPackageFragment;
import org.eclipse.jdt.core.IPackageFragmentRoot;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.core.Signature;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.workspace.source.DeclaredMethods;
import org.sonde.instrumentation.workspace.source.MethodStatus;
import org.sonde.instrumentation.workspace.source.MethodStatus.Absent;
import org.sonde.instrumentation.workspace.source.MethodStatus.Present;
import org.sonde.instrumentation.workspace.source.MethodStatus.Undecided;
import org.sonde.instrumentation.workspace.source.SourceMethods;
import org.sonde.instrumentation.workspace.source.SourceParser;
import org.sonde.instrumentation.workspace.source.UnitMethods;

/**
 * Looks planned methods up in the code of the workspace. Each file is parsed once and remembered until it is said to have changed.
 * Parses in the caller's thread; to be used by one thread at a time.
 */
final class PlannedMethods {
	private final Map<ICompilationUnit, UnitMethods> parsed = new HashMap<>();
	/** What units had before they changed, as far as that was known. */
	private final Map<ICompilationUnit, Set<MethodSignature>> before = new HashMap<>();

	/** The unit changed, or is gone: what is known of it is forgotten. */
	void forget(ICompilationUnit unit) {
		Optional.ofNullable(parsed.remove(unit)).ifPresent(old -> before.put(unit, old.methods()));
	}

	/** Anything may have changed. */
	void forgetAll() {
		List.copyOf(parsed.keySet()).forEach(this::forget);
	}

	/** What changed until now is one change; the next begins. */
	void settled() {
		before.clear();
	}

	/**
	 * Methods that came with the last change; for units whose former methods are unknown, all that they have.
	 *
	 * @param changed the units that changed or came
	 * @param names   the methods that are asked for
	 */
	Set<MethodSignature> arrived(Collection<ICompilationUnit> changed, Set<String> names, IProgressMonitor monitor) {
		List<ICompilationUnit> units = changed.stream().filter(unit -> mentions(unit, names)).toList();
		parse(units, monitor);
		Set<MethodSignature> arrived = new LinkedHashSet<>();
		for (ICompilationUnit unit : units) {
			UnitMethods now = parsed.get(unit);
			if (now != null) {
				now.methods().stream()
						.filter(method -> names.contains(method.name()) && !before.getOrDefault(unit, Set.of()).contains(method))
						.forEach(arrived::add);
			}
		}
		return arrived;
	}

	private static boolean mentions(ICompilationUnit unit, Set<String> names) {
		try {
			String source = unit.exists() ? unit.getSource() : null;
			return source != null && names.stream().anyMatch(source::contains);
		} catch (JavaModelException e) {
			return false; // gone meanwhile, and with it its methods
		}
	}

	/**
	 * What the project's code, and what it has on its class path, says of the methods.
	 *
	 * @throws JavaModelException if the project is closed meanwhile, or its class path cannot be read
	 * @throws org.eclipse.core.runtime.OperationCanceledException if the monitor says so; what was parsed is kept
	 */
	Map<MethodSignature, MethodStatus> look(IJavaProject project, Collection<MethodSignature> methods, IProgressMonitor monitor)
			throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, 10);
		Map<String, Optional<IType>> types = new HashMap<>();
		SubMonitor looking = progress.split(2).setWorkRemaining(methods.size());
		for (MethodSignature method : methods) {
			looking.split(1);
			if (!types.containsKey(method.declaringType())) {
				types.put(method.declaringType(), SourceMethods.type(project, method.declaringType()));
			}
		}
		Set<ICompilationUnit> units = new LinkedHashSet<>();
		types.forEach((name, type) -> type.map(IType::getCompilationUnit).or(() -> namedAlike(project, name)).ifPresent(units::add));
		parse(units, progress.split(8));
		boolean pathBroken = hasBrokenPath(project);
		Map<MethodSignature, MethodStatus> looks = new LinkedHashMap<>();
		for (MethodSignature method : methods) {
			looks.put(method, look(project, method, types.get(method.declaringType()), pathBroken));
		}
		return looks;
	}

	/**
	 * The methods that a vanished one may have become: those of its own file, of types of the same simple name, and of its package.
	 *
	 * @param units found already for the simple name of the type
	 */
	Set<MethodSignature> candidates(IJavaProject project, MethodSignature vanished, Collection<ICompilationUnit> units,
			IProgressMonitor monitor) throws CoreException {
		Set<ICompilationUnit> all = new LinkedHashSet<>(units);
		SourceMethods.type(project, vanished.declaringType()).map(IType::getCompilationUnit).ifPresent(all::add);
		for (IPackageFragment fragment : fragments(project, DeclaredMethods.packageOf(vanished))) {
			all.addAll(List.of(fragment.getCompilationUnits()));
		}
		parse(all, monitor);
		Set<MethodSignature> methods = new LinkedHashSet<>();
		all.stream().map(parsed::get).filter(found -> found != null).forEach(found -> methods.addAll(found.methods()));
		return methods;
	}

	private MethodStatus look(IJavaProject project, MethodSignature method, Optional<IType> type, boolean pathBroken)
			throws JavaModelException {
		if (type.isPresent() && type.get().getCompilationUnit() == null) {
			return inLibrary(type.get(), method);
		}
		UnitMethods unit = type.map(IType::getCompilationUnit).or(() -> namedAlike(project, method.declaringType())).map(parsed::get)
				.orElse(null);
		if (unit != null) {
			return unit.look(method);
		}
		return pathBroken ? new Undecided("is not found, and the project's build path has errors; fix them first")
				: new Absent("is gone: there is no type " + method.declaringType());
	}

	private static MethodStatus inLibrary(IType type, MethodSignature method) throws JavaModelException {
		if (!type.getFullyQualifiedName('$').equals(method.declaringType())) {
			// Java's model of a library leaves out the local and anonymous types.
			return new Undecided("is in a library, so Sonde cannot check whether it exists");
		}
		for (IMethod other : type.getMethods()) {
			boolean named = method.constructor() ? other.isConstructor() : other.getElementName().equals(method.name());
			if (named && method.parameterTypes().equals(Arrays.stream(Signature.getParameterTypes(other.getSignature()))
					.map(PlannedMethods::binaryName).toList())) {
				return new Present();
			}
		}
		return new Absent("is gone: the library type " + method.declaringType() + " has no such "
				+ (method.constructor() ? "constructor" : "method"));
	}

	/** From a type in a descriptor; {@link Signature#toString} would lose the $ of nested types. */
	private static String binaryName(String type) {
		String element = Signature.getElementType(Signature.getTypeErasure(type));
		String name = element.startsWith("L") ? element.substring(1, element.length() - 1).replace('/', '.') : Signature.toString(element);
		return name + "[]".repeat(Signature.getArrayCount(type));
	}

	/** A file whose name says that it should have the type, though what it holds is not understood so. */
	private static Optional<ICompilationUnit> namedAlike(IJavaProject project, String binaryName) {
		int dot = binaryName.lastIndexOf('.');
		int end = binaryName.indexOf('$', dot + 2);
		String file = binaryName.substring(dot + 1, end < 0 ? binaryName.length() : end) + ".java";
		return fragments(project, dot < 0 ? "" : binaryName.substring(0, dot)).stream().map(fragment -> fragment.getCompilationUnit(file))
				.filter(ICompilationUnit::exists).findFirst();
	}

	private static List<IPackageFragment> fragments(IJavaProject project, String name) {
		List<IPackageFragment> fragments = new ArrayList<>();
		try {
			for (IPackageFragmentRoot root : project.getAllPackageFragmentRoots()) {
				if (root.getKind() == IPackageFragmentRoot.K_SOURCE && root.getPackageFragment(name).exists()) {
					fragments.add(root.getPackageFragment(name));
				}
			}
		} catch (JavaModelException e) {
			// The project was closed meanwhile; there is nothing to find in it.
			return List.of();
		}
		return fragments;
	}

	/**
	 * From a copy of the source, which may change or go while it is parsed: then the change is told of, and it is parsed again.
	 */
	private void parse(Collection<ICompilationUnit> units, IProgressMonitor monitor) {
		List<ICompilationUnit> missing = units.stream().filter(unit -> !parsed.containsKey(unit)).toList();
		SubMonitor progress = SubMonitor.convert(monitor, missing.size());
		for (ICompilationUnit unit : missing) {
			SubMonitor ofUnit = progress.split(1);
			try {
				String source = unit.getSource();
				if (source != null) {
					parsed.put(unit, UnitMethods.of(SourceParser.parse(unit, source, ofUnit)));
				}
			} catch (JavaModelException e) {
				// Gone meanwhile, and with it its methods.
				parsed.remove(unit);
			}
		}
	}

	private static boolean hasBrokenPath(IJavaProject project) throws CoreException {
		for (IMarker marker : project.getProject().findMarkers(IJavaModelMarker.BUILDPATH_PROBLEM_MARKER, false, IResource.DEPTH_ZERO)) {
			if (marker.getAttribute(IMarker.SEVERITY, IMarker.SEVERITY_ERROR) == IMarker.SEVERITY_ERROR) {
				return true;
			}
		}
		return false;
	}
}
