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
import org.eclipse.jdt.core.Flags;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaModelMarker;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IPackageFragment;
import org.eclipse.jdt.core.IPackageFragmentRoot;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.core.Signature;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.DisposalMethod;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.WatchedType;
import org.sonde.instrumentation.workspace.source.DeclaredMethods;
import org.sonde.instrumentation.workspace.source.MethodStatus;
import org.sonde.instrumentation.workspace.source.MethodStatus.Absent;
import org.sonde.instrumentation.workspace.source.MethodStatus.Present;
import org.sonde.instrumentation.workspace.source.MethodStatus.Undecided;
import org.sonde.instrumentation.workspace.source.SourceMethods;
import org.sonde.instrumentation.workspace.source.SourceParser;
import org.sonde.instrumentation.workspace.source.UnitPlaces;

/**
 * Looks planned methods, fields and types up in the code of the workspace. Each file is parsed once and remembered until a change of it is
 * reported. Parses in the caller's thread; to be used by one thread at a time.
 */
final class PlannedPlaces {
	private final Map<ICompilationUnit, UnitPlaces> parsed = new HashMap<>();
	/** The places in units before they changed, as far as known. */
	private final Map<ICompilationUnit, Set<CodePlace>> before = new HashMap<>();

	/** The unit changed, or is gone: what is known of it is forgotten. */
	void forget(ICompilationUnit unit) {
		Optional.ofNullable(parsed.remove(unit)).ifPresent(old -> before.put(unit, old.all()));
	}

	/** Anything may have changed. */
	void forgetAll() {
		List.copyOf(parsed.keySet()).forEach(this::forget);
	}

	/** Ends the current change. Later changes belong to the next one. */
	void settled() {
		before.clear();
	}

	/**
	 * Methods and fields that came with the last change; for units whose former ones are unknown, all that they have.
	 *
	 * @param changed the units that changed or came
	 * @param names   simple names of those that are asked for
	 */
	Set<CodePlace> arrived(Collection<ICompilationUnit> changed, Set<String> names, IProgressMonitor monitor) {
		List<ICompilationUnit> units = changed.stream().filter(unit -> mentions(unit, names)).toList();
		parse(units, monitor);
		Set<CodePlace> arrived = new LinkedHashSet<>();
		for (ICompilationUnit unit : units) {
			UnitPlaces now = parsed.get(unit);
			if (now != null) {
				now.all().stream().filter(place -> memberName(place).filter(names::contains).isPresent()
						&& !before.getOrDefault(unit, Set.of()).contains(place)).forEach(arrived::add);
			}
		}
		return arrived;
	}

	/** Simple name of a method or field; types move as files do, and are not looked for by this. */
	static Optional<String> memberName(CodePlace place) {
		return switch (place) {
			case MethodSignature method -> Optional.of(method.name());
			case FieldSignature field -> Optional.of(field.name());
			case WatchedType type -> Optional.empty();
		};
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
	 * What the project's code, and what it has on its class path, says of the places.
	 *
	 * @throws JavaModelException if the project is closed meanwhile, or its class path cannot be read
	 * @throws org.eclipse.core.runtime.OperationCanceledException if the monitor says so; what was parsed is kept
	 */
	Map<CodePlace, MethodStatus> look(IJavaProject project, Collection<CodePlace> places, IProgressMonitor monitor)
			throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, 10);
		Map<String, Optional<IType>> types = new HashMap<>();
		SubMonitor looking = progress.split(2).setWorkRemaining(places.size());
		for (CodePlace place : places) {
			looking.split(1);
			if (!types.containsKey(place.declaringType())) {
				types.put(place.declaringType(), SourceMethods.type(project, place.declaringType()));
			}
		}
		Set<ICompilationUnit> units = new LinkedHashSet<>();
		types.forEach((name, type) -> type.map(IType::getCompilationUnit).or(() -> namedAlike(project, name)).ifPresent(units::add));
		parse(units, progress.split(8));
		boolean pathBroken = hasBrokenPath(project);
		Map<CodePlace, MethodStatus> looks = new LinkedHashMap<>();
		for (CodePlace place : places) {
			looks.put(place, look(project, place, types.get(place.declaringType()), pathBroken));
		}
		return looks;
	}

	/**
	 * The places that a vanished one may have become: those of its own file, of types of the same simple name, and of its package.
	 *
	 * @param units found already for the simple name of the type
	 */
	Set<CodePlace> candidates(IJavaProject project, CodePlace vanished, Collection<ICompilationUnit> units,
			IProgressMonitor monitor) throws CoreException {
		Set<ICompilationUnit> all = new LinkedHashSet<>(units);
		SourceMethods.type(project, vanished.declaringType()).map(IType::getCompilationUnit).ifPresent(all::add);
		for (IPackageFragment fragment : fragments(project, DeclaredMethods.packageOf(vanished))) {
			all.addAll(List.of(fragment.getCompilationUnits()));
		}
		parse(all, monitor);
		Set<CodePlace> places = new LinkedHashSet<>();
		all.stream().map(parsed::get).filter(found -> found != null).forEach(found -> places.addAll(found.all()));
		return places;
	}

	private MethodStatus look(IJavaProject project, CodePlace place, Optional<IType> type, boolean pathBroken) throws JavaModelException {
		if (type.isPresent() && type.get().getCompilationUnit() == null) {
			return inLibrary(type.get(), place);
		}
		UnitPlaces unit = type.map(IType::getCompilationUnit).or(() -> namedAlike(project, place.declaringType())).map(parsed::get)
				.orElse(null);
		if (unit != null) {
			MethodStatus status = unit.look(place);
			return status instanceof Present && place instanceof WatchedType watched && type.isPresent()
					? disposal(watched, type.get(), unit.declaresDisposal(watched)) : status;
		}
		return pathBroken ? new Undecided("is not found, and the project's build path has errors; fix them first")
				: new Absent("is gone: there is no type " + place.declaringType());
	}

	/** Whether the type, or else a super-type, has what ends the life of the objects, by its name and the number of its parameters. */
	private static MethodStatus disposal(WatchedType watched, IType type, boolean own) throws JavaModelException {
		if (watched.disposal().isEmpty() || !type.getFullyQualifiedName('$').equals(watched.declaringType())) {
			return new Present();
		}
		DisposalMethod end = watched.disposal().get();
		boolean isStatic = false;
		for (IType one : own ? new IType[] { type } : type.newSupertypeHierarchy(null).getAllTypes()) {
			for (IMethod method : one.getMethods()) {
				if (method.getElementName().equals(end.name()) && method.getNumberOfParameters() == end.parameterTypes().size()) {
					if (!Flags.isStatic(method.getFlags())) {
						return new Present();
					}
					isStatic = true;
				}
			}
		}
		return new Absent("has no disposal method " + end + (isStatic ? ": it is static" : ""));
	}

	private static MethodStatus inLibrary(IType type, CodePlace place) throws JavaModelException {
		if (!type.getFullyQualifiedName('$').equals(place.declaringType())) {
			// Java's model of a library leaves out the local and anonymous types.
			return new Undecided("is in a library, so Sonde cannot check whether it exists");
		}
		boolean there = switch (place) {
			case MethodSignature method -> hasMethod(type, method);
			case FieldSignature field -> type.getField(field.name()).exists();
			case WatchedType watched -> true;
		};
		return there ? new Present() : new Absent("is gone: the library type " + place.declaringType() + " has no such "
						+ (place instanceof MethodSignature method && method.constructor() ? "constructor" : place.noun()));
	}

	private static boolean hasMethod(IType type, MethodSignature method) throws JavaModelException {
		for (IMethod other : type.getMethods()) {
			boolean named = method.constructor() ? other.isConstructor() : other.getElementName().equals(method.name());
			if (named && method.parameterTypes().equals(Arrays.stream(Signature.getParameterTypes(other.getSignature()))
					.map(PlannedPlaces::binaryName).toList())) {
				return true;
			}
		}
		return false;
	}

	/** Returns the binary name of a type in a descriptor. {@link Signature#toString} would lose the $ of nested types. */
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
	 * From a copy of the source, which may change or go while it is parsed: then the change is reported, and the file is parsed again.
	 */
	private void parse(Collection<ICompilationUnit> units, IProgressMonitor monitor) {
		List<ICompilationUnit> missing = units.stream().filter(unit -> !parsed.containsKey(unit)).toList();
		SubMonitor progress = SubMonitor.convert(monitor, missing.size());
		for (ICompilationUnit unit : missing) {
			SubMonitor ofUnit = progress.split(1);
			try {
				String source = unit.getSource();
				if (source != null) {
					parsed.put(unit, UnitPlaces.of(SourceParser.parse(unit, source, ofUnit)));
				}
			} catch (JavaModelException e) {
				// Gone meanwhile, and with it what it declared.
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
