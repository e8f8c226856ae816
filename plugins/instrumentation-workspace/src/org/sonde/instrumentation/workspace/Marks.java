/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IField;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IPackageFragment;
import org.eclipse.jdt.core.IPackageFragmentRoot;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.core.Signature;
import org.sonde.instrumentation.plan.FieldProbe;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.ObjectProbe;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanState.Loaded;
import org.sonde.instrumentation.workspace.source.DeclaredMethods;

/**
 * Whether there is something to mark or to unmark, answered in well under a millisecond from what is in memory, as menus need it:
 * nothing is parsed, no file is read. What this cheap look leaves open is answered with yes, and found out when it is tried.
 */
public final class Marks {
	private Marks() {
	}

	/** Whether the element may hold a method that has no probe yet. */
	public static boolean mayInstrument(IJavaElement element) {
		return switch (element) {
			case IMethod method -> method.getCompilationUnit() != null && !method.isLambdaMethod() && look(method) != Look.MARKED;
			case IMember member -> member instanceof IType && member.getCompilationUnit() != null;
			case ICompilationUnit unit -> true;
			case IPackageFragment fragment -> true;
			case IPackageFragmentRoot root -> !root.isArchive() && !root.isExternal();
			case IJavaProject project -> project.exists();
			default -> false;
		};
	}

	/** Whether the element is a field, or may hold a method, that has a probe. */
	public static boolean mayRemove(IJavaElement element) {
		return mayHold(element, probe -> element instanceof IField || Probes.isOfOperations(probe));
	}

	/** Whether the element is a field or type of source that is not watched; not all of them can be. */
	public static boolean mayWatch(IJavaElement element) {
		return element instanceof IMember member && (member instanceof IField || member instanceof IType)
				&& member.getCompilationUnit() != null
				&& watching(member).isEmpty();
	}

	/** Whether the element is a field or type that is watched; of local types, whether it may be. */
	public static boolean mayStopWatching(IJavaElement element) {
		return element instanceof IMember member && (watching(member).isPresent() || mayHideProbe(member));
	}

	/** The probe that watches the field, or the objects of the type. */
	public static Optional<ObjectProbe> watching(IMember member) {
		IType type = member instanceof IType own ? own : member.getDeclaringType();
		if (type == null || member instanceof IMethod || !DeclaredMethods.hasBinaryName(type)) {
			return Optional.empty();
		}
		return loaded(member).flatMap(plan -> plan.watchedIn().getOrDefault(type.getFullyQualifiedName('$'), List.of()).stream()
				.filter(probe -> probe instanceof FieldProbe field
						? field.getFieldName().equals(member.getElementName()) && member instanceof IField
						: member instanceof IType).findFirst());
	}

	/** Whether it is in a local type, and something is watched within the type around that. */
	private static boolean mayHideProbe(IMember member) {
		IType type = member instanceof IType own ? own : member.getDeclaringType();
		return type != null && !(member instanceof IMethod) && !DeclaredMethods.hasBinaryName(type)
				&& loaded(member).filter(plan -> plan.watchedIn()
						.keySet().stream().anyMatch(DeclaredMethods.type(outermost(type).getFullyQualifiedName('$')))).isPresent();
	}

	/** Whether the element is a field, or may hold something, that has such a probe. */
	public static boolean mayHold(IJavaElement element, Predicate<? super Probe> such) {
		if (element instanceof IField field) {
			return watching(field).filter(such).isPresent() || mayHideProbe(field);
		}
		if (element instanceof IMethod method) {
			return method.getCompilationUnit() != null && switch (look(method)) {
				case MARKED -> probeIn(method).filter(such).isPresent();
				case UNCLEAR -> true;
				case UNMARKED -> false;
			};
		}
		Optional<Loaded> loaded = loaded(element);
		return loaded.isPresent() && mayHoldAny(element, loaded.get(), such);
	}

	/** The probe in the method, if what is in memory leaves no doubt. */
	public static Optional<MethodProbe> probeIn(IMethod method) {
		return method.getCompilationUnit() == null || look(method) != Look.MARKED ? Optional.empty()
				: loaded(method).flatMap(plan -> near(plan, method).stream()
						.filter(probed -> sameSimpleNames(probed.parameterTypes(), method)).findFirst().map(plan.probes()::get));
	}

	/** The probe of a field; those of all that is declared in a type, unit or package, by their names alone. */
	public static List<? extends Probe> probesIn(IJavaElement element) {
		return element instanceof IField field ? watching(field).stream().toList()
				: loaded(element).flatMap(plan -> DeclaredMethods.types(element).map(declared -> probes(plan, declared).toList()))
						.orElse(List.of());
	}

	/** The probes of patterns that sit in the method, or in methods of the type, unit or package, as far as what is in memory tells. */
	public static List<PatternProbe> patternsIn(IJavaElement element) {
		Optional<Loaded> plan = loaded(element).filter(known -> !known.patterns().isEmpty());
		if (plan.isEmpty()) {
			return List.of();
		}
		Map<String, Map<MethodSignature, String>> matched = PatternStore.ofWorkspace().byType(plan.get().project());
		Stream<String> patterns = element instanceof IMethod method ? patternsIn(method, matched)
				: DeclaredMethods.types(element).stream()
						.flatMap(declared -> matched.entrySet().stream().filter(entry -> declared.test(entry.getKey())))
						.flatMap(entry -> entry.getValue().values().stream());
		return patterns.distinct().flatMap(pattern -> Probes.findPattern(plan.get().plan(), pattern).stream()).toList();
	}

	private static Stream<String> patternsIn(IMethod method, Map<String, Map<MethodSignature, String>> matched) {
		if (method.getCompilationUnit() == null || !DeclaredMethods.hasBinaryName(method.getDeclaringType())) {
			return Stream.of();
		}
		Map<MethodSignature, String> ofType = matched.getOrDefault(method.getDeclaringType().getFullyQualifiedName('$'), Map.of());
		return ofType.entrySet().stream()
				.filter(entry -> isNear(entry.getKey(), method) && sameSimpleNames(entry.getKey().parameterTypes(), method)
						&& hasSimpleNamesAlone(method))
				.map(Map.Entry::getValue);
	}

	private static boolean mayHoldAny(IJavaElement element, Loaded loaded, Predicate<? super Probe> such) {
		if (element instanceof IPackageFragmentRoot || element instanceof IJavaProject) {
			// Looking up the file of each probe's type would take too long for a menu.
			return all(loaded).anyMatch(such);
		}
		if (element instanceof ICompilationUnit unit && !unit.isOpen()) {
			// Its declarations are not in memory, but they are in this package.
			return probes(loaded, DeclaredMethods.inPackage(unit.getParent().getElementName())).anyMatch(such);
		}
		return DeclaredMethods.types(element).map(declared -> probes(loaded, declared).anyMatch(such))
				.orElseGet(() -> element instanceof IType && all(loaded).anyMatch(such));
	}

	/** The probes in these types. A plan has far fewer types than probes, and menus ask for many elements. */
	private static Stream<Probe> probes(Loaded plan, Predicate<String> types) {
		return Stream.concat(methodProbes(plan, types), plan.watchedIn().entrySet().stream().filter(entry -> types.test(entry.getKey()))
				.flatMap(entry -> entry.getValue().stream()));
	}

	private static Stream<MethodProbe> methodProbes(Loaded plan, Predicate<String> types) {
		return plan.byType().entrySet().stream().filter(entry -> types.test(entry.getKey()))
				.flatMap(entry -> entry.getValue().stream().map(plan.probes()::get));
	}

	private static Stream<Probe> all(Loaded plan) {
		return Stream.concat(plan.probes().values().stream(), plan.watched().values().stream());
	}

	private enum Look {
		MARKED, UNMARKED, UNCLEAR
	}

	private static Look look(IMethod method) {
		Optional<Loaded> plan = loaded(method);
		if (plan.isEmpty()) {
			return Look.UNMARKED;
		}
		IType type = method.getDeclaringType();
		if (!DeclaredMethods.hasBinaryName(type)) {
			return methodProbes(plan.get(), DeclaredMethods.type(outermost(type).getFullyQualifiedName('$'))).findAny().isPresent()
					? Look.UNCLEAR : Look.UNMARKED;
		}
		List<MethodSignature> near = near(plan.get(), method);
		if (near.isEmpty()) {
			return Look.UNMARKED;
		}
		return near.stream().anyMatch(probed -> sameSimpleNames(probed.parameterTypes(), method)) && hasSimpleNamesAlone(method)
				? Look.MARKED
				: Look.UNCLEAR;
	}

	/** Whether no overload has parameter types of the same simple names, from other packages. False where that is not in memory. */
	private static boolean hasSimpleNamesAlone(IMethod method) {
		if (!method.getCompilationUnit().isOpen()) {
			return false;
		}
		List<String> types = Arrays.stream(method.getParameterTypes()).map(Marks::erased).toList();
		try {
			return Arrays.stream(method.getDeclaringType().getMethods())
					.filter(other -> other.getElementName().equals(method.getElementName()) && sameSimpleNames(types, other))
					.count() == 1;
		} catch (JavaModelException e) {
			// The type is gone; an attempt to mark in it is reported.
			return false;
		}
	}

	private static List<MethodSignature> near(Loaded plan, IMethod method) {
		return plan.byType().getOrDefault(method.getDeclaringType().getFullyQualifiedName('$'), List.of()).stream()
				.filter(probed -> isNear(probed, method)).toList();
	}

	/** Same name, and no fewer parameters: a constructor may have more of them in the class file than in the source. */
	private static boolean isNear(MethodSignature probed, IMethod method) {
		boolean constructor = method.getElementName().equals(method.getDeclaringType().getElementName());
		int own = method.getNumberOfParameters();
		return probed.constructor() == constructor
				&& (constructor ? probed.parameterTypes().size() >= own
						: probed.name().equals(method.getElementName()) && probed.parameterTypes().size() == own);
	}

	private static boolean sameSimpleNames(List<String> types, IMethod method) {
		String[] own = method.getParameterTypes();
		return types.size() == own.length
				&& IntStream.range(0, own.length).allMatch(i -> simpleName(types.get(i)).equals(simpleName(erased(own[i]))));
	}

	private static String erased(String signature) {
		return Signature.toString(Signature.getTypeErasure(signature));
	}

	private static String simpleName(String type) {
		return type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
	}

	private static IType outermost(IType type) {
		IType outermost = type;
		for (IJavaElement around = type.getParent(); around != null; around = around.getParent()) {
			outermost = around instanceof IType outer ? outer : outermost;
		}
		return outermost;
	}

	private static Optional<Loaded> loaded(IJavaElement element) {
		return element.getJavaProject() != null
				&& PlanStore.ofWorkspace().active(element.getJavaProject().getProject()) instanceof Loaded loaded
						? Optional.of(loaded) : Optional.empty();
	}
}
