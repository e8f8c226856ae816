/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.JavaModelException;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.RecordedSignature;
import org.sonde.instrumentation.workspace.source.SourceMethod;
import org.sonde.instrumentation.workspace.source.SourceMethods;
import org.sonde.report.observed.Match;
import org.sonde.report.observed.MethodIndex;

/** Recorded signatures with the methods of the workspace that they stand for. */
final class SourceMatches {

	/** While nothing was looked for. */
	static final SourceMatches NONE = new SourceMatches(Map.of(), Messages.SourceMatches_lookedFor);

	private final Map<String, SourceMatch> matches;
	private final SourceMatch other;

	private SourceMatches(Map<String, SourceMatch> matches, String words) {
		this.matches = matches;
		this.other = new SourceMatch(Optional.empty(), words);
	}

	SourceMatch of(String recorded) {
		return found(recorded).orElse(other);
	}

	/** Empty if it was not looked for. */
	Optional<SourceMatch> found(String recorded) {
		return Optional.ofNullable(matches.get(recorded));
	}

	/**
	 * Looks for the methods in the sources of all open Java projects; only the files of types that were recorded are parsed.
	 *
	 * @throws JavaModelException if the sources cannot be read
	 * @throws org.eclipse.core.runtime.OperationCanceledException if the monitor says so
	 */
	static SourceMatches find(Collection<String> recorded, IProgressMonitor monitor) throws JavaModelException {
		List<IJavaProject> projects = Arrays.stream(ResourcesPlugin.getWorkspace().getRoot().getProjects())
				.filter(IProject::isAccessible)
				.map(JavaCore::create).filter(IJavaProject::exists).toList();
		Map<MethodSignature, IMethod> methods = new HashMap<>();
		for (SourceMethod method : SourceMethods.ofTypes(projects, types(recorded), monitor)) {
			if (method instanceof SourceMethod.Instrumentable found) {
				methods.putIfAbsent(found.signature(), found.element());
			}
		}
		MethodIndex index = new MethodIndex(methods.keySet(), "the workspace");
		Map<String, SourceMatch> matches = new HashMap<>();
		for (String signature : recorded) {
			matches.put(signature, switch (index.find(signature)) {
				case Match.Found found -> new SourceMatch(Optional.of(methods.get(found.method())), found.note());
				case Match.NotFound none -> new SourceMatch(Optional.empty(), none.text());
			});
		}
		return new SourceMatches(matches, "");
	}

	/** A signature without a return type may be a method or a constructor. */
	private static Set<String> types(Collection<String> recorded) {
		Set<String> types = new TreeSet<>();
		for (String signature : recorded) {
			try {
				RecordedSignature read = RecordedSignature.read(signature);
				String type = read.method().declaringType();
				types.add(type);
				if (!read.named() && type.indexOf('.') >= 0) {
					types.add(type.substring(0, type.lastIndexOf('.')));
				}
			} catch (IllegalArgumentException e) {
				// It is spelled as no operation is, and the index says so.
			}
		}
		return types;
	}
}
