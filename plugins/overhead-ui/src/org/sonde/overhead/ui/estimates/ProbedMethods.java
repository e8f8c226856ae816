/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaModelException;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.workspace.SourceMethod;
import org.sonde.instrumentation.workspace.SourceMethods;

/** Finds the methods of many probes in the source, parsing each file once. */
final class ProbedMethods {

	private ProbedMethods() {
	}

	/**
	 * The methods that the source has, by signature with {@code varargs} cleared. Parses: not for the UI thread.
	 *
	 * @throws JavaModelException if the source cannot be read
	 */
	static Map<MethodSignature, IMethod> find(IJavaProject project, Collection<MethodSignature> signatures,
			IProgressMonitor monitor)
			throws JavaModelException {
		SubMonitor progress = SubMonitor.convert(monitor, "Finding probed methods", 10);
		Set<MethodSignature> wanted = new LinkedHashSet<>();
		Set<ICompilationUnit> units = new LinkedHashSet<>();
		for (MethodSignature signature : signatures) {
			wanted.add(signature.withVarargs(false));
			unit(project, signature.declaringType()).ifPresent(units::add);
		}
		Map<MethodSignature, IMethod> found = new HashMap<>();
		for (SourceMethod method : SourceMethods.in(units, progress.split(10))) {
			if (method instanceof SourceMethod.Instrumentable instrumentable
					&& wanted.contains(instrumentable.signature().withVarargs(false))) {
				found.put(instrumentable.signature().withVarargs(false), instrumentable.element());
			}
		}
		return found;
	}

	/** The file of a type by its binary name; a local type is in that of a type around it, and a name may hold a $ of its own. */
	private static Optional<ICompilationUnit> unit(IJavaProject project, String binaryName) throws JavaModelException {
		for (int end = binaryName.length(); end > 0; end = binaryName.lastIndexOf('$', end - 1)) {
			String name = binaryName.substring(0, end);
			for (String spelling : List.of(name, name.replace('$', '.'))) {
				IType type = project.findType(spelling);
				if (type != null && type.getCompilationUnit() != null) {
					return Optional.of(type.getCompilationUnit());
				}
			}
		}
		return Optional.empty();
	}
}
