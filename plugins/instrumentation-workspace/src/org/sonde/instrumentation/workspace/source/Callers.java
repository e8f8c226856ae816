/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace.source;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.search.IJavaSearchConstants;
import org.eclipse.jdt.core.search.SearchEngine;
import org.eclipse.jdt.core.search.SearchMatch;
import org.eclipse.jdt.core.search.SearchParticipant;
import org.eclipse.jdt.core.search.SearchPattern;
import org.eclipse.jdt.core.search.SearchRequestor;

/** The methods of the workspace's source that call others, as the Java search finds them. */
public final class Callers {
	private Callers() {
	}

	/**
	 * The methods whose code names one of these methods: calls, references ({@code Cart::total}), also inside lambda expressions, which
	 * belong to the method around. Calls outside of methods, as in the initial value of a field, have no method that could carry a probe.
	 *
	 * @throws CoreException if the search fails
	 * @throws org.eclipse.core.runtime.OperationCanceledException if the monitor says so
	 */
	public static Set<IMethod> of(Collection<IMethod> methods, IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, "Searching for callers", methods.size());
		Set<IMethod> callers = new LinkedHashSet<>();
		SearchRequestor found = new SearchRequestor() {
			@Override
			public void acceptSearchMatch(SearchMatch match) {
				if (match.getAccuracy() == SearchMatch.A_ACCURATE && !match.isInsideDocComment()
						&& match.getElement() instanceof IJavaElement element) {
					IMethod caller = declared(element);
					if (caller != null && caller.getCompilationUnit() != null) {
						callers.add(caller);
					}
				}
			}
		};
		for (IMethod method : methods) {
			SearchPattern calls = SearchPattern.createPattern(method, IJavaSearchConstants.REFERENCES, SearchPattern.R_ERASURE_MATCH);
			new SearchEngine().search(calls, new SearchParticipant[] { SearchEngine.getDefaultSearchParticipant() },
					SearchEngine.createWorkspaceScope(), found, progress.split(1));
		}
		return callers;
	}

	/** The method that is written out around the element: a lambda expression is one in the Java model, too. */
	private static IMethod declared(IJavaElement element) {
		for (IJavaElement around = element; around != null; around = around.getParent()) {
			if (around instanceof IMethod method && !method.isLambdaMethod()) {
				return method;
			}
		}
		return null;
	}
}
