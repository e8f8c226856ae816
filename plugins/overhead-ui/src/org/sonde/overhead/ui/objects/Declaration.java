/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.IField;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.FieldSignature;

/**
 * Where a field or type is declared.
 *
 * @param className binary name of the type
 * @param field     of the type; empty for the type itself
 */
record Declaration(String className, Optional<String> field) {
	/** Returns the declaration of a field, of a type, or of an object's class. */
	static Optional<Declaration> of(LiveNode node) {
		return switch (node) {
			case TypeNode type -> Optional.of(new Declaration(TypeNode.className(type.name()), Optional.empty()));
			case ObjectNode object -> Optional.of(new Declaration(object.data().getClassName(), Optional.empty()));
			case AttributeNode attribute -> Optional.of(new Declaration(
					TypeNode.className(attribute.sensor().substring(0, attribute.sensor().length() - attribute.name().length() - 1)),
					Optional.of(attribute.name())));
			case PlaceholderNode place -> Optional.empty();
		};
	}

	/** Returns the declaration of a field or type, or of the type around another Java element. Reads nothing. */
	static Optional<Declaration> of(IJavaElement element) {
		return Optional.ofNullable((IType) element.getAncestor(IJavaElement.TYPE)).map(type -> type.getFullyQualifiedName('$'))
				.map(name -> new Declaration(name,
						element instanceof IField field ? Optional.of(field.getElementName()) : Optional.empty()));
	}

	/** Returns the declaration of what a probe watches. */
	static Declaration of(CodePlace place) {
		return new Declaration(place.declaringType(), place instanceof FieldSignature field ? Optional.of(field.name()) : Optional.empty());
	}

	/** Returns the name for people: {@code Order.price}. */
	String label() {
		return NodeText.sensor(name());
	}

	/** The sensor's name in the program. */
	private String name() {
		return field.map(one -> className + "." + one).orElse(className);
	}

	/** Whether a type of the program is this one, or has objects with this field: also a subtype, or the one with the static fields. */
	boolean isIn(TypeNode type) {
		return field.isPresent() ? type.attribute(name()).isPresent() : TypeNode.className(type.name()).equals(className);
	}

	/** Whether it is this field. */
	boolean isOf(AttributeNode attribute) {
		return attribute.sensor().equals(name());
	}

	/**
	 * Looks for it in the workspace, in a job.
	 *
	 * @param preferred name of the project to look in first
	 * @param found     is called in the job's thread, with nothing if the workspace has no such type
	 */
	void find(Optional<String> preferred, Consumer<Optional<IMember>> found) {
		Job.create(NLS.bind(Messages.Declaration_looking, className),
				(IProgressMonitor monitor) -> found.accept(find(projects(preferred), monitor))).schedule();
	}

	private static List<IJavaProject> projects(Optional<String> preferred) {
		return Arrays.stream(ResourcesPlugin.getWorkspace().getRoot().getProjects()).filter(IProject::isAccessible)
				.sorted(Comparator.comparing((IProject project) -> !preferred.equals(Optional.of(project.getName())))).map(JavaCore::create)
				.filter(IJavaProject::exists).toList();
	}

	private Optional<IMember> find(List<IJavaProject> projects, IProgressMonitor monitor) throws JavaModelException {
		for (IJavaProject project : projects) {
			IType type = project.findType(className.replace('$', '.'), monitor);
			if (type != null) {
				Optional<IField> member = field.map(type::getField).filter(IField::exists);
				return Optional.of(member.isPresent() ? member.get() : type);
			}
		}
		return Optional.empty();
	}
}
