/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.suggestion;

import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IFile;
import org.eclipse.jdt.core.IJavaProject;
import org.sonde.instrumentation.pattern.ClassPath;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.placement.suggestion.SuggestionRequest;
import org.sonde.placement.suggestion.Suggestions;

/**
 * What was found in a project.
 *
 * @param path where its classes are
 * @param file the active plan, which need not exist yet
 * @param plan what is in it
 */
public record ProjectSuggestions(IJavaProject project, ClassPath path, IFile file, Plan plan, Suggestions suggestions) {
	/** The usual number is checked. */
	SuggestionChoice choice() {
		Set<MethodSignature> planned = Probes.methodProbes(plan).stream().map(probe -> probe.signature()).collect(Collectors.toSet());
		return new SuggestionChoice(suggestions.methods(), planned, SuggestionRequest.AT_MOST);
	}
}
