/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace.source;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.eclipse.jdt.core.compiler.IProblem;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.IVariableBinding;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.RecordDeclaration;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.workspace.source.BindingSignature.Unnamed;
import org.sonde.instrumentation.workspace.source.MethodStatus.Absent;
import org.sonde.instrumentation.workspace.source.MethodStatus.Present;
import org.sonde.instrumentation.workspace.source.MethodStatus.Undecided;
import org.sonde.instrumentation.workspace.source.SourceMethod.Obstacle;

/**
 * What the class files made from a unit will have: its methods, also those that the compiler adds, and where that cannot be decided.
 *
 * @param methods   all methods that the source spells out and that have a body, with {@code varargs} as declared
 * @param implied   methods that the compiler adds
 * @param obstacles methods of the source that have no body, or no name that is known
 * @param types     binary names of all types
 * @param errors    whether the source has errors of syntax, so that it may hold more than was understood
 */
public record UnitMethods(Set<MethodSignature> methods, Set<MethodSignature> implied, List<Bar> obstacles, Set<String> types,
		boolean errors) {
	/**
	 * A method that the source has and that has no name or nothing that runs.
	 *
	 * @param type       simple name of its type; empty for an anonymous one
	 * @param parameters how many the source gives it
	 * @param detail     what the obstacle was met at; may be empty
	 */
	record Bar(String type, String name, int parameters, Obstacle obstacle, String detail) {
		String reason() {
			return obstacle.text() + (detail == null || detail.isEmpty() ? "" : " (" + detail + ")");
		}
	}

	public static UnitMethods of(CompilationUnit unit) {
		boolean errors = Arrays.stream(unit.getProblems())
				.anyMatch(problem -> problem.isError() && (problem.getID() & IProblem.Syntax) != 0);
		UnitMethods result = new UnitMethods(new HashSet<>(), new HashSet<>(), new ArrayList<>(), new HashSet<>(), errors);
		unit.accept(new ASTVisitor() {
			@Override
			public void preVisit(ASTNode node) {
				switch (node) {
					case RecordDeclaration type -> result.add(type);
					case AbstractTypeDeclaration type -> result.add(type.resolveBinding(), type.bodyDeclarations());
					case AnonymousClassDeclaration type -> result.add(type.resolveBinding(), type.bodyDeclarations());
					case MethodDeclaration method -> result.add(method);
					default -> { }
				}
			}
		});
		return result;
	}

	/** Whether the unit has the method, whatever is known of its ellipsis. */
	public MethodStatus look(MethodSignature method) {
		MethodSignature wanted = method.withVarargs(false);
		if (implied.contains(wanted) || methods.contains(wanted)
				|| (!wanted.parameterTypes().isEmpty() && wanted.parameterTypes().getLast().endsWith("[]")
						&& methods.contains(wanted.withVarargs(true)))) {
			return new Present();
		}
		if (method.name().startsWith("lambda$")) {
			return new Undecided("is named by the compiler");
		}
		for (Bar other : obstacles) {
			if (isNear(other, method)) {
				boolean bodyless = other.obstacle() == Obstacle.ABSTRACT || other.obstacle() == Obstacle.NATIVE;
				return bodyless ? new Absent(other.reason()) : new Undecided(other.reason());
			}
		}
		if (errors) {
			return new Undecided("is in source with errors; fix them first");
		}
		if (!types.contains(method.declaringType())) {
			return new Absent("is gone: there is no type " + method.declaringType());
		}
		return new Absent("is gone: " + method.declaringType() + " has no such " + (method.constructor() ? "constructor" : "method"));
	}

	/** Same name and, but for what a compiler adds, as many parameters; in a type of the same simple name, if that has one. */
	private static boolean isNear(Bar other, MethodSignature method) {
		boolean sameType = other.type().isEmpty() || method.declaringType().endsWith(other.type());
		return sameType && other.name().equals(method.name()) && (method.constructor()
				? other.parameters() <= method.parameterTypes().size() : other.parameters() == method.parameterTypes().size());
	}

	private void add(MethodDeclaration method) {
		if (method.getBody() == null) {
			bar(method, Modifier.isNative(method.getModifiers()) ? Obstacle.NATIVE : Obstacle.ABSTRACT, "");
			return;
		}
		try {
			methods.add(BindingSignature.of(method));
		} catch (Unnamed e) {
			bar(method, e.obstacle(), e.getMessage());
		}
	}

	private void bar(MethodDeclaration method, Obstacle obstacle, String detail) {
		String type = method.getParent() instanceof AbstractTypeDeclaration around ? around.getName().getIdentifier() : "";
		obstacles.add(new Bar(type, method.isConstructor() ? MethodSignature.CONSTRUCTOR_NAME : method.getName().getIdentifier(),
				method.parameters().size(), obstacle, detail));
	}

	@SuppressWarnings("unchecked")
	private void add(RecordDeclaration declared) {
		ITypeBinding type = declared.resolveBinding();
		String name = type == null ? null : type.getBinaryName();
		if (name != null) {
			types.add(name);
			addOfRecord(type, name, declared.recordComponents());
		}
	}

	private void add(ITypeBinding type, List<?> members) {
		String name = type == null ? null : type.getBinaryName();
		if (name == null) {
			return;
		}
		types.add(name);
		try {
			boolean constructor = members.stream().anyMatch(member -> member instanceof MethodDeclaration method && method.isConstructor());
			if (type.isEnum()) {
				implied.add(MethodSignature.method(name + "[]", name, "values"));
				implied.add(MethodSignature.method(name, name, "valueOf", "java.lang.String"));
			}
			if (!constructor && !type.isInterface() && !type.isAnnotation() && !type.isLocal() && !type.isAnonymous()) {
				addDefaultConstructor(type, name);
			}
		} catch (Unnamed e) {
			// A type that is not found: what it would add is not known.
			return;
		}
	}

	private void addOfRecord(ITypeBinding type, String name, List<SingleVariableDeclaration> components) {
		List<String> types = new ArrayList<>();
		for (SingleVariableDeclaration component : components) {
			String accessor = component.getName().getIdentifier();
			try {
				types.add(typeOf(component));
				implied.add(MethodSignature.method(types.getLast(), name, accessor));
			} catch (Unnamed e) {
				obstacles.add(new Bar(type.getName(), accessor, 0, e.obstacle(), e.getMessage()));
				obstacles.add(new Bar(type.getName(), MethodSignature.CONSTRUCTOR_NAME, components.size(), e.obstacle(), e.getMessage()));
			}
		}
		if (types.size() == components.size()) {
			implied.add(MethodSignature.constructor(name, types.toArray(String[]::new)));
		}
		implied.add(MethodSignature.method("java.lang.String", name, "toString"));
		implied.add(MethodSignature.method("int", name, "hashCode"));
		implied.add(MethodSignature.method("boolean", name, "equals", "java.lang.Object"));
	}

	/** Returns the type of a record component, which has no binding if another component has its name. */
	private static String typeOf(SingleVariableDeclaration component) throws Unnamed {
		IVariableBinding binding = component.resolveBinding();
		if (binding == null) {
			throw new Unnamed(Obstacle.UNRESOLVED, "");
		}
		return BindingSignature.nameOf(binding.getType());
	}

	private void addDefaultConstructor(ITypeBinding type, String name) throws Unnamed {
		boolean inner = type.isMember() && !Modifier.isStatic(type.getModifiers()) && !type.isEnum() && type.getDeclaringClass() != null
				&& !type.getDeclaringClass().isInterface() && !type.getDeclaringClass().isAnnotation();
		implied.add(type.isEnum() ? MethodSignature.constructor(name, "java.lang.String", "int")
				: inner ? MethodSignature.constructor(name, BindingSignature.nameOf(type.getDeclaringClass()))
						: MethodSignature.constructor(name));
	}
}
