/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace.source;

import java.util.Optional;
import java.util.function.Predicate;

import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.IPackageFragment;
import org.eclipse.jdt.core.IPackageFragmentRoot;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.ITypeRoot;
import org.eclipse.jdt.core.JavaModelException;
import org.sonde.instrumentation.plan.CodePlace;

/** Which methods, fields and types are declared in a type or package, by their names alone. */
public final class DeclaredMethods {
	private DeclaredMethods() {
	}

	/** Empty for what is not a container, and for local types, whose binary name the Java model does not know. */
	public static Optional<Predicate<CodePlace>> of(IJavaElement element) {
		return types(element).map(declared -> place -> declared.test(place.declaringType()));
	}

	/** The same of types, by their binary names. */
	public static Optional<Predicate<String>> types(IJavaElement element) {
		return switch (element) {
			case IType type when hasBinaryName(type) -> Optional.of(type(type.getFullyQualifiedName('$')));
			case ICompilationUnit unit -> Optional.of(unit(unit));
			case IPackageFragment fragment -> Optional.of(inPackage(fragment.getElementName()));
			case IPackageFragmentRoot root -> Optional.of(type -> holds(root, type));
			case IJavaProject project -> Optional.of(type -> true);
			default -> Optional.empty();
		};
	}

	/** Whether the source folder has the file of the type, as far as the project finds that by its name. */
	private static boolean holds(IPackageFragmentRoot root, String binaryName) {
		try {
			return SourceMethods.unit(root.getJavaProject(), binaryName)
					.filter(unit -> root.equals(unit.getAncestor(IJavaElement.PACKAGE_FRAGMENT_ROOT))).isPresent();
		} catch (JavaModelException e) {
			// The project is gone, and with it what it declared.
			return false;
		}
	}

	/** Whether the model's name of the type is the one in the class file: true of top-level and member types alone. */
	public static boolean hasBinaryName(IType type) {
		IJavaElement parent = type.getParent();
		return parent instanceof IType around ? hasBinaryName(around) : parent instanceof ITypeRoot;
	}

	/** The type, and all that are nested in it. */
	public static Predicate<String> type(String binaryName) {
		return name -> name.startsWith(binaryName) && (name.length() == binaryName.length() || name.charAt(binaryName.length()) == '$');
	}

	/** All types of the package; makes no strings, as menus ask for every type of a plan. */
	public static Predicate<String> inPackage(String packageName) {
		return name -> name.lastIndexOf('.') == (packageName.isEmpty() ? -1 : packageName.length()) && name.startsWith(packageName);
	}

	private static Predicate<String> unit(ICompilationUnit unit) {
		try {
			Predicate<String> declared = name -> false;
			for (IType type : unit.getTypes()) {
				declared = declared.or(type(type.getFullyQualifiedName('$')));
			}
			return declared;
		} catch (JavaModelException e) {
			// The unit is gone, and with it what it declared.
			return name -> false;
		}
	}

	/** Empty for the default package. */
	public static String packageOf(CodePlace place) {
		int dot = place.declaringType().lastIndexOf('.');
		return dot < 0 ? "" : place.declaringType().substring(0, dot);
	}
}
