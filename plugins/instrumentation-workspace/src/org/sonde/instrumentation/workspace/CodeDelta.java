/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.Set;

import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IJavaElementDelta;

/** Finds in a change of Java code which files were changed, or that more than their content was. */
final class CodeDelta {
	private static final int OF_CONTENT = IJavaElementDelta.F_CONTENT | IJavaElementDelta.F_CHILDREN | IJavaElementDelta.F_FINE_GRAINED
			| IJavaElementDelta.F_PRIMARY_RESOURCE;
	private static final int OF_PATH = IJavaElementDelta.F_CLASSPATH_CHANGED | IJavaElementDelta.F_RESOLVED_CLASSPATH_CHANGED
			| IJavaElementDelta.F_ADDED_TO_CLASSPATH | IJavaElementDelta.F_REMOVED_FROM_CLASSPATH | IJavaElementDelta.F_REORDER
			| IJavaElementDelta.F_ARCHIVE_CONTENT_CHANGED | IJavaElementDelta.F_OPENED | IJavaElementDelta.F_CLOSED;

	private CodeDelta() {
	}

	/**
	 * @param units gets the units whose content alone changed, and those that came alone
	 * @return whether anything else changed: units that came or went, packages, class paths
	 */
	static boolean addChanged(IJavaElementDelta delta, Set<ICompilationUnit> units) {
		IJavaElement element = delta.getElement();
		if (delta.getKind() != IJavaElementDelta.CHANGED) {
			if (delta.getKind() == IJavaElementDelta.ADDED && element instanceof ICompilationUnit unit) {
				units.add(unit.getPrimary());
			}
			return element.getElementType() <= IJavaElement.COMPILATION_UNIT;
		}
		if (element instanceof ICompilationUnit unit) {
			if ((delta.getFlags() & OF_CONTENT) != 0) {
				units.add(unit.getPrimary());
			}
			return false;
		}
		boolean more = (delta.getFlags() & OF_PATH) != 0;
		for (IJavaElementDelta child : delta.getAffectedChildren()) {
			more |= addChanged(child, units);
		}
		return more;
	}
}
