/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.ConstructorInvocation;
import org.eclipse.jdt.core.dom.CreationReference;
import org.eclipse.jdt.core.dom.EnumConstantDeclaration;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ExpressionMethodReference;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SuperConstructorInvocation;
import org.eclipse.jdt.core.dom.SuperMethodInvocation;
import org.eclipse.jdt.core.dom.SuperMethodReference;
import org.eclipse.jdt.core.dom.Type;
import org.eclipse.jdt.core.dom.TypeMethodReference;

/** Reads calls off the syntax tree: of methods and constructors, and references to them. */
final class CallSites {

	private final BindingNames names;
	private final MissingNames missing;

	CallSites(BindingNames names, MissingNames missing) {
		this.names = names;
		this.missing = missing;
	}

	CallSite of(MethodInvocation node) {
		return new CallSite(node, node.resolveMethodBinding(), receiver(node.getExpression()), node.getName().getIdentifier(),
				node.arguments().size());
	}

	CallSite of(SuperMethodInvocation node) {
		return new CallSite(node, node.resolveMethodBinding(), CallSite.UNKNOWN_TYPE, node.getName().getIdentifier(),
				node.arguments().size());
	}

	CallSite of(ConstructorInvocation node, ModuleType within) {
		return new CallSite(node, node.resolveConstructorBinding(), within.module(), "this", node.arguments().size());
	}

	CallSite of(SuperConstructorInvocation node) {
		return new CallSite(node, node.resolveConstructorBinding(), CallSite.UNKNOWN_TYPE, "super", node.arguments().size());
	}

	CallSite of(ClassInstanceCreation node) {
		return new CallSite(node, node.resolveConstructorBinding(), typeName(node.getType()), "new", node.arguments().size());
	}

	CallSite of(EnumConstantDeclaration node, ModuleType within) {
		return new CallSite(node, node.resolveConstructorBinding(), within.name(), node.getName().getIdentifier(),
				node.arguments().size());
	}

	CallSite of(ExpressionMethodReference node) {
		return new CallSite(node, node.resolveMethodBinding(), receiver(node.getExpression()), node.getName().getIdentifier(), 0);
	}

	CallSite of(TypeMethodReference node) {
		return new CallSite(node, node.resolveMethodBinding(), typeName(node.getType()), node.getName().getIdentifier(), 0);
	}

	CallSite of(SuperMethodReference node) {
		return new CallSite(node, node.resolveMethodBinding(), CallSite.UNKNOWN_TYPE, node.getName().getIdentifier(), 0);
	}

	CallSite of(CreationReference node) {
		return new CallSite(node, node.resolveMethodBinding(), typeName(node.getType()), "new", 0);
	}

	/** The name of the type that a call not found is made on, where known. */
	private String receiver(Expression expression) {
		ITypeBinding type = expression == null ? null : expression.resolveTypeBinding();
		if (type == null) {
			// A name at the beginning that is nothing else is a type that was not found.
			return expression instanceof SimpleName name && name.resolveBinding() == null
					&& Character.isUpperCase(name.getIdentifier().charAt(0))
							? missing.of(name.getIdentifier())
							: CallSite.UNKNOWN_TYPE;
		}
		if (type.isPrimitive() || type.isArray() || type.isNullType()) {
			return CallSite.UNKNOWN_TYPE;
		}
		if (MissingNames.isMissing(type)) {
			return missing.of(type.getErasure().getName());
		}
		// The method of a type that has its source here would be found, unless it is inherited from somewhere unknown.
		return type.isFromSource() ? CallSite.UNKNOWN_TYPE : names.module(type);
	}

	private String typeName(Type type) {
		ITypeBinding binding = type.resolveBinding();
		return binding == null || MissingNames.isMissing(binding) ? missing.of(type.toString()) : names.module(binding);
	}
}
