/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import java.util.Arrays;
import java.util.Optional;

import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.osgi.util.NLS;
import org.sonde.benchmark.userprogram.UnitOfWork;

/** The method that is a unit of work, in the sources and libraries of the workspace. */
final class UnitMethodLookup {

	private UnitMethodLookup() {
	}

	/** Why most probably no program calls it; empty if one may. Not for the thread of the user interface. */
	static Optional<String> missing(UnitOfWork unit) {
		if (!(unit instanceof UnitOfWork.MethodCalls calls)) {
			return Optional.empty();
		}
		boolean found = false;
		try {
			for (IJavaProject project : JavaCore.create(ResourcesPlugin.getWorkspace().getRoot()).getJavaProjects()) {
				IType type = project.findType(calls.type().replace('$', '.'));
				found |= type != null;
				if (type != null && Arrays.stream(type.getMethods()).anyMatch(method -> method.getElementName().equals(calls.method()))) {
					return Optional.empty();
				}
			}
		} catch (JavaModelException e) {
			return Optional.empty(); // a project is closed just now
		}
		return Optional.of(found ? NLS.bind(Messages.UnitMethodLookup_noMethod, calls.type(), calls.method())
				: NLS.bind(Messages.UnitMethodLookup_noType, calls.type()));
	}
}
