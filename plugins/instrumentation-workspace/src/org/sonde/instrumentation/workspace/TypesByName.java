/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.search.IJavaSearchConstants;
import org.eclipse.jdt.core.search.IJavaSearchScope;
import org.eclipse.jdt.core.search.SearchEngine;
import org.eclipse.jdt.core.search.TypeNameMatch;
import org.eclipse.jdt.core.search.TypeNameMatchRequestor;
import org.sonde.instrumentation.plan.CodePlace;

/** Finds, by the index, the source of types that are called as the types of vanished places are, wherever they are. */
final class TypesByName {
	private TypesByName() {
	}

	/** The units by the simple name of a type in them; from the project's source and that of projects it requires. */
	static Map<String, List<ICompilationUnit>> in(IJavaProject project, Collection<CodePlace> places, IProgressMonitor monitor)
			throws CoreException {
		char[][] names = places.stream().map(TypesByName::simpleName).distinct().map(String::toCharArray).toArray(char[][]::new);
		IJavaSearchScope scope = SearchEngine.createJavaSearchScope(new IJavaElement[] { project },
				IJavaSearchScope.SOURCES | IJavaSearchScope.REFERENCED_PROJECTS);
		Map<String, List<ICompilationUnit>> found = new HashMap<>();
		new SearchEngine().searchAllTypeNames(null, names, scope, new TypeNameMatchRequestor() {
			@Override
			public void acceptTypeNameMatch(TypeNameMatch match) {
				ICompilationUnit unit = match.getType().getCompilationUnit();
				if (unit != null) {
					found.computeIfAbsent(match.getSimpleTypeName(), none -> new ArrayList<>()).add(unit);
				}
			}
		}, IJavaSearchConstants.WAIT_UNTIL_READY_TO_SEARCH, monitor);
		return found;
	}

	/** Returns the simple name of the declaring type. */
	static String simpleName(CodePlace place) {
		String type = place.declaringType();
		return type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
	}
}
