/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.IVariableBinding;
import org.sonde.metrics.component.Modules;
import org.sonde.metrics.hypergraph.Hypergraph.Node;

/**
 * Names what bindings stand for, in the graph and for the component's patterns, always by the declaration: no type arguments, the
 * erasure of parameter types.
 */
final class BindingNames {

	private final Modules modules;
	/** Names of the local and anonymous types of the file at hand, which have none of their own, by their bindings' keys. */
	private final Map<String, String> localTypes = new HashMap<>();

	/** @param modules which types are modules */
	BindingNames(TypeNames names, Modules modules) {
		this.modules = modules;
		names.all().forEach((declaration, name) -> {
			ITypeBinding binding = typeOf(declaration);
			if (binding != null && (binding.isLocal() || binding.isAnonymous())) {
				localTypes.put(binding.getKey(), name);
			}
		});
	}

	static ITypeBinding typeOf(ASTNode declaration) {
		return declaration instanceof AnonymousClassDeclaration anonymous ? anonymous.resolveBinding()
				: ((AbstractTypeDeclaration) declaration).resolveBinding();
	}

	/** The node of a method or constructor. */
	Node node(IMethodBinding method) {
		IMethodBinding declaration = method.getMethodDeclaration();
		ITypeBinding type = declaration.getDeclaringClass();
		String name = declaration.isConstructor() ? constructorName(type) : declaration.getName();
		return type(type).node(name
				+ Arrays.stream(declaration.getParameterTypes()).map(this::parameter).collect(Collectors.joining(",", "(", ")")));
	}

	/** The erasure of a type, as the parameter of a method is named. */
	String parameter(ITypeBinding type) {
		if (type.isArray()) {
			return parameter(type.getElementType()) + "[]".repeat(type.getDimensions());
		}
		// The package of a type that was not found is a guess of the binder's.
		return MissingNames.isMissing(type) ? type.getErasure().getName() : canonical(type);
	}

	/** The name of the module that a type belongs to. */
	String module(ITypeBinding type) {
		return type(type).module();
	}

	private ModuleType type(ITypeBinding type) {
		return new ModuleType(topLevel(type), name(type), modules);
	}

	private String constructorName(ITypeBinding type) {
		String own = type.getTypeDeclaration().getName();
		return own.isEmpty() ? name(type).substring(name(type).lastIndexOf('$')) : own;
	}

	/** The name of the top-level type around a type. */
	String topLevel(ITypeBinding type) {
		ITypeBinding top = type.getErasure();
		while (top.getDeclaringClass() != null) {
			top = top.getDeclaringClass().getErasure();
		}
		return name(top);
	}

	/** The binary name of a class, interface, enum or record. */
	private String name(ITypeBinding type) {
		ITypeBinding declaration = type.getErasure().getTypeDeclaration();
		String local = localTypes.get(declaration.getKey());
		if (local != null) {
			return local;
		}
		ITypeBinding outer = declaration.getDeclaringClass();
		if (outer != null) {
			return name(outer) + "$" + declaration.getName();
		}
		String qualified = declaration.getQualifiedName();
		return qualified.isEmpty() ? declaration.getName().isEmpty() ? "?" : declaration.getName() : qualified;
	}

	/** The name that patterns are matched with. */
	String canonical(ITypeBinding type) {
		ITypeBinding erasure = type.getErasure();
		String qualified = erasure.getQualifiedName();
		return qualified.isEmpty() ? name(erasure) : qualified;
	}

	/** A name that identifies a field. */
	String field(IVariableBinding field) {
		IVariableBinding declaration = field.getVariableDeclaration();
		return name(declaration.getDeclaringClass()) + "." + declaration.getName();
	}
}
