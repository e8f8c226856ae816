/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.util.Set;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.BreakStatement;
import org.eclipse.jdt.core.dom.ContinueStatement;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ExpressionMethodReference;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.IBinding;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.IVariableBinding;
import org.eclipse.jdt.core.dom.LabeledStatement;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.QualifiedName;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.StructuralPropertyDescriptor;
import org.eclipse.jdt.core.dom.SuperFieldAccess;
import org.eclipse.jdt.core.dom.SuperMethodInvocation;
import org.eclipse.jdt.core.dom.SuperMethodReference;
import org.eclipse.jdt.core.dom.TypeMethodReference;
import org.sonde.metrics.hypergraph.Hypergraph.Node;

/** Names in the code: every mention of a field is an access, and what is not found is recorded. */
final class ExpressionNames {

	/** The places of a method's name, or of the outer class's name at the receiver parameter of an inner class's constructor. */
	private static final Set<StructuralPropertyDescriptor> NO_VARIABLES = Set.of(MethodInvocation.NAME_PROPERTY,
			SuperMethodInvocation.NAME_PROPERTY, ExpressionMethodReference.NAME_PROPERTY, TypeMethodReference.NAME_PROPERTY,
			SuperMethodReference.NAME_PROPERTY, MethodDeclaration.RECEIVER_QUALIFIER_PROPERTY);

	private final FieldAccesses accesses;
	private final UnresolvedInFile unresolved;

	ExpressionNames(FieldAccesses accesses, UnresolvedInFile unresolved) {
		this.accesses = accesses;
		this.unresolved = unresolved;
	}

	/** @param accessor null outside of units: what is mentioned there is no access */
	void add(Node accessor, SimpleName node) {
		if (node.isDeclaration()) {
			return;
		}
		IBinding binding = node.resolveBinding();
		if (binding instanceof IVariableBinding variable && variable.isField()) {
			if (accessor != null) {
				accesses.add(accessor, variable);
			}
		} else if (binding == null && isVariable(node)) {
			unresolved.name(node);
		}
	}

	/**
	 * Whether a name stands where a variable may stand, as opposed to labels and methods. What stands behind a dot counts only if
	 * what stands before it was found.
	 */
	private static boolean isVariable(SimpleName node) {
		ASTNode parent = node.getParent();
		if (parent instanceof QualifiedName qualified && qualified.getName() == node) {
			return isFound(qualified.getQualifier());
		}
		if (parent instanceof FieldAccess access && access.getName() == node) {
			return isFound(access.getExpression());
		}
		return !(parent instanceof LabeledStatement || parent instanceof BreakStatement || parent instanceof ContinueStatement
				|| parent instanceof SuperFieldAccess) && !NO_VARIABLES.contains(node.getLocationInParent());
	}

	private static boolean isFound(Expression expression) {
		ITypeBinding type = expression.resolveTypeBinding();
		return type != null && !MissingNames.isMissing(type);
	}
}
