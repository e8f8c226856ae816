/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.suggestion;

import java.util.Set;

import org.eclipse.core.resources.IFile;
import org.eclipse.jdt.core.IJavaProject;
import org.sonde.instrumentation.pattern.ClassPath;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.placement.suggestion.SuggestionRequest;
import org.sonde.placement.suggestion.Suggestions;

/**
 * What was found in a project.
 *
 * @param path    where its classes are
 * @param file    the active plan, which need not exist yet
 * @param planned the methods that have a probe there, by their own or by a pattern
 */
public record ProjectSuggestions(IJavaProject project, ClassPath path, IFile file, Set<MethodSignature> planned, Suggestions suggestions) {
	/** The set is copied. */
	public ProjectSuggestions {
		planned = Set.copyOf(planned);
	}

	/** The usual number is checked. Not in the UI thread: there may be thousands of methods. */
	SuggestionChoice choice() {
		return new SuggestionChoice(suggestions.methods(), suggestions.filtered(), planned, SuggestionRequest.AT_MOST);
	}
}
