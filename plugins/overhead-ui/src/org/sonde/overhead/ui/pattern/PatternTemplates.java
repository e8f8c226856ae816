/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.pattern;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.core.IAnnotation;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IPackageFragment;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.pattern.PatternTexts;
import org.sonde.instrumentation.workspace.source.SourceMethod;
import org.sonde.instrumentation.workspace.source.SourceMethods;

/** Patterns to begin with, made from what is selected: the likeliest first. */
public final class PatternTemplates {
	/** Lines of code of a method that many would call long. */
	private static final int LONG = 20;

	/**
	 * A pattern to begin with.
	 *
	 * @param label      what it selects, for the user
	 * @param longerThan lines of code; 0 for methods of any length
	 */
	public record Template(String label, String pattern, int longerThan) {
		Template(String label, String pattern) {
			this(label, pattern, 0);
		}
	}

	private PatternTemplates() {
	}

	/**
	 * Templates for the first of the elements that has some. Parses the source of a method: not for the thread of the user interface.
	 *
	 * @throws JavaModelException if the source cannot be read
	 */
	public static List<Template> of(List<? extends IJavaElement> elements, IProgressMonitor monitor) throws JavaModelException {
		Map<String, Template> templates = new LinkedHashMap<>();
		for (IJavaElement element : elements) {
			for (Template template : of(element, monitor)) {
				templates.putIfAbsent(template.label(), template);
			}
			if (!templates.isEmpty()) {
				break;
			}
		}
		List<Template> all = new ArrayList<>(templates.values());
		all.add(new Template(Messages.PatternTemplates_publicOfProgram, "public * *(..)"));
		all.add(new Template(NLS.bind(Messages.PatternTemplates_longOfProgram, LONG), "* *(..)", LONG));
		all.add(new Template(Messages.PatternTemplates_annotatedWithGap, "@(…) * *(..)"));
		return all;
	}

	private static List<Template> of(IJavaElement element, IProgressMonitor monitor) throws JavaModelException {
		return switch (element) {
			case IMethod method -> ofMethod(method, monitor);
			case IType type -> ofType(type);
			case ICompilationUnit unit -> unit.findPrimaryType() == null ? List.of() : ofType(unit.findPrimaryType());
			case IPackageFragment fragment -> ofPackage(fragment.getElementName());
			default -> List.of();
		};
	}

	private static List<Template> ofMethod(IMethod method, IProgressMonitor monitor) throws JavaModelException {
		List<Template> templates = new ArrayList<>();
		String called = method.getDeclaringType().getElementName() + "." + method.getElementName();
		for (SourceMethod found : SourceMethods.in(List.of(method), monitor)) {
			if (found instanceof SourceMethod.Instrumentable instrumentable) {
				templates.add(new Template(instrumentable.signature().constructor() ? Messages.PatternTemplates_thisConstructor
						: NLS.bind(Messages.PatternTemplates_overridesOf, called),
						PatternTexts.methodAndOverrides(instrumentable.signature())));
			}
		}
		for (IAnnotation annotation : method.getAnnotations()) {
			String[][] resolved = method.getDeclaringType().resolveType(annotation.getElementName());
			if (resolved != null && resolved.length == 1) {
				String type = resolved[0][0].isEmpty() ? resolved[0][1] : resolved[0][0] + "." + resolved[0][1];
				templates.add(new Template(NLS.bind(Messages.PatternTemplates_annotated, annotation.getElementName()),
						PatternTexts.annotatedWith(type)));
			}
		}
		templates.addAll(ofType(method.getDeclaringType()));
		return templates;
	}

	private static List<Template> ofType(IType type) {
		List<Template> templates = new ArrayList<>();
		String name = type.getElementName();
		if (!name.isEmpty()) {
			String qualified = type.getFullyQualifiedName('$');
			templates.add(new Template(NLS.bind(Messages.PatternTemplates_publicOfType, name), PatternTexts.publicMethodsOf(qualified)));
			templates.add(new Template(NLS.bind(Messages.PatternTemplates_allOfType, name), PatternTexts.methodsOf(qualified)));
			templates.add(new Template(NLS.bind(Messages.PatternTemplates_overridesOfType, name), PatternTexts.methodsOf(qualified + "+")));
			templates.add(
					new Template(NLS.bind(Messages.PatternTemplates_constructorsOfType, name), PatternTexts.constructorsOf(qualified)));
			templates
					.add(new Template(NLS.bind(Messages.PatternTemplates_longOfType, name, LONG), PatternTexts.methodsOf(qualified), LONG));
		}
		templates.addAll(ofPackage(type.getPackageFragment().getElementName()));
		return templates;
	}

	private static List<Template> ofPackage(String name) {
		if (name.isEmpty()) {
			return List.of();
		}
		return List.of(new Template(NLS.bind(Messages.PatternTemplates_publicBelow, name), PatternTexts.publicMethodsBelow(name)),
				new Template(NLS.bind(Messages.PatternTemplates_allBelow, name), PatternTexts.methodsBelow(name)),
				new Template(NLS.bind(Messages.PatternTemplates_longBelow, name, LONG), PatternTexts.methodsBelow(name), LONG));
	}
}
