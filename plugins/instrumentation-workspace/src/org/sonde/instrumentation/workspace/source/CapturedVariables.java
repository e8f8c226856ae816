/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace.source;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.CreationReference;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.IVariableBinding;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.sonde.instrumentation.workspace.source.BindingSignature.Unnamed;
import org.sonde.instrumentation.workspace.source.SourceMethod.Obstacle;

/**
 * The variables that a local class takes from the method around it. The compiler hands them to each constructor behind its own
 * parameters: those that the class names, and those that the local classes need which it extends or makes instances of. Constant
 * variables are copied into the code instead. The order of several is the compiler's own choice.
 */
public final class CapturedVariables extends ASTVisitor {
	private final ASTNode localClass;
	private final CompilationUnit unit;
	private final Set<IVariableBinding> found = new LinkedHashSet<>();
	private final Set<ASTNode> visited;

	private CapturedVariables(ASTNode localClass, Set<ASTNode> visited) {
		this.localClass = localClass;
		this.unit = (CompilationUnit) localClass.getRoot();
		this.visited = visited;
	}

	/**
	 * The erased types of the variables that a constructor of the class gets; none for a class that is not local.
	 *
	 * @throws Unnamed if compilers differ about them
	 */
	static List<String> typesOf(MethodDeclaration constructor, ITypeBinding type) throws Unnamed {
		if (!isInsideMethod(type)) {
			return List.of();
		}
		List<String> types = new ArrayList<>();
		for (IVariableBinding variable : of(constructor.getParent(), new HashSet<>())) {
			types.add(BindingSignature.nameOf(variable.getType()));
		}
		if (new HashSet<>(types).size() > 1) {
			throw new Unnamed(Obstacle.COMPILER_DEPENDENT, "several captured variables");
		}
		if (!types.isEmpty() && !type.isLocal()) {
			throw new Unnamed(Obstacle.COMPILER_DEPENDENT, "a member of a local class that captures variables");
		}
		return types;
	}

	private static boolean isInsideMethod(ITypeBinding type) {
		for (ITypeBinding t = type; t != null; t = t.getDeclaringClass()) {
			if (t.isLocal()) {
				return true;
			}
		}
		return false;
	}

	private static Set<IVariableBinding> of(ASTNode localClass, Set<ASTNode> visited) {
		CapturedVariables variables = new CapturedVariables(localClass, visited);
		if (visited.add(localClass)) {
			localClass.accept(variables);
		}
		return variables.found;
	}

	@Override
	public boolean visit(SimpleName name) {
		if (name.resolveBinding() instanceof IVariableBinding variable && !variable.isField()) {
			addIfOutside(variable.getVariableDeclaration());
		}
		return true;
	}

	@Override
	public boolean visit(TypeDeclaration type) {
		if (type.getSuperclassType() != null) {
			addThoseOf(type.getSuperclassType().resolveBinding());
		}
		return true;
	}

	@Override
	public boolean visit(ClassInstanceCreation creation) {
		addThoseOf(creation.getType().resolveBinding());
		return true;
	}

	@Override
	public boolean visit(CreationReference creation) {
		addThoseOf(creation.getType().resolveBinding());
		return true;
	}

	private void addThoseOf(ITypeBinding type) {
		if (type != null && type.isLocal()
				&& unit.findDeclaringNode(type.getTypeDeclaration()) instanceof TypeDeclaration other) {
			of(other, visited).forEach(this::addIfOutside);
		}
	}

	private void addIfOutside(IVariableBinding variable) {
		// The parameters of a compact constructor are declared nowhere, and never captured.
		ASTNode declaration = unit.findDeclaringNode(variable);
		boolean outside = declaration != null && (declaration.getStartPosition() < localClass.getStartPosition()
				|| declaration.getStartPosition() >= localClass.getStartPosition() + localClass.getLength());
		if (outside && variable.getConstantValue() == null) {
			found.add(variable);
		}
	}
}
