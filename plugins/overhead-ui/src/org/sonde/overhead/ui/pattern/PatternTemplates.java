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
import org.sonde.instrumentation.pattern.PatternTexts;
import org.sonde.instrumentation.workspace.SourceMethod;
import org.sonde.instrumentation.workspace.SourceMethods;

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
		all.add(new Template("Public methods of the whole program", "public * *(..)"));
		all.add(new Template("Methods longer than " + LONG + " lines", "* *(..)", LONG));
		all.add(new Template("Methods annotated with …", "@(…) * *(..)"));
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
				templates.add(new Template(instrumentable.signature().constructor() ? "This constructor" : called + " and its overrides",
						PatternTexts.methodAndOverrides(instrumentable.signature())));
			}
		}
		for (IAnnotation annotation : method.getAnnotations()) {
			String[][] resolved = method.getDeclaringType().resolveType(annotation.getElementName());
			if (resolved != null && resolved.length == 1) {
				String type = resolved[0][0].isEmpty() ? resolved[0][1] : resolved[0][0] + "." + resolved[0][1];
				templates.add(new Template("Methods annotated with @" + annotation.getElementName(), PatternTexts.annotatedWith(type)));
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
			templates.add(new Template("Public methods of " + name, PatternTexts.publicMethodsOf(qualified)));
			templates.add(new Template("All methods of " + name, PatternTexts.methodsOf(qualified)));
			templates.add(new Template("Overrides of methods of " + name, PatternTexts.methodsOf(qualified + "+")));
			templates.add(new Template("Constructors of " + name, PatternTexts.constructorsOf(qualified)));
			templates.add(new Template("Methods of " + name + " longer than " + LONG + " lines", PatternTexts.methodsOf(qualified), LONG));
		}
		templates.addAll(ofPackage(type.getPackageFragment().getElementName()));
		return templates;
	}

	private static List<Template> ofPackage(String name) {
		if (name.isEmpty()) {
			return List.of();
		}
		return List.of(new Template("Public methods of " + name + " and below", PatternTexts.publicMethodsBelow(name)),
				new Template("All methods of " + name + " and below", PatternTexts.methodsBelow(name)),
				new Template("Methods of " + name + " and below longer than " + LONG + " lines", PatternTexts.methodsBelow(name), LONG));
	}
}
