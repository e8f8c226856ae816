/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.IVariableBinding;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.RecordDeclaration;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.sonde.metrics.hypergraph.Hypergraph.Node;

/**
 * What the compiler adds to records: the implicit constructor writes the fields of the components, as does a compact one; an
 * implicit accessor reads its field, if it is called from anywhere.
 */
final class ImplicitRecordMembers {

	private final BindingNames names;
	private final FieldAccesses accesses;
	private final GraphFacts facts;

	ImplicitRecordMembers(BindingNames names, FieldAccesses accesses, GraphFacts facts) {
		this.names = names;
		this.accesses = accesses;
		this.facts = facts;
	}

	/** Adds the canonical constructor, unless all that it does is written, and what the accessors read that nobody wrote. */
	void addMembers(RecordDeclaration node, ModuleType type) {
		addConstructor(node, type);
		if (node.resolveBinding() != null) {
			addAccessors(node.resolveBinding());
		}
	}

	private void addAccessors(ITypeBinding type) {
		for (IMethodBinding method : type.getDeclaredMethods()) {
			if (method.isSyntheticRecordMethod() && method.getParameterTypes().length == 0) {
				Stream.of(type.getDeclaredFields()).filter(field -> field.getName().equals(method.getName()))
						.forEach(field -> accesses.addIfCalled(names.node(method), field));
			}
		}
	}

	private void addConstructor(RecordDeclaration node, ModuleType type) {
		MethodDeclaration written = canonicalConstructor(node);
		if (written == null || written.isCompactConstructor()) {
			Node constructor = type.node(node.getName().getIdentifier() + componentTypes(node));
			facts.node(constructor);
			for (Object component : node.recordComponents()) {
				IVariableBinding field = fieldOf(node, (SingleVariableDeclaration) component);
				if (field != null) {
					accesses.add(constructor, field);
				}
			}
		}
	}

	/** The canonical constructor if it is written, compact or not. */
	private static MethodDeclaration canonicalConstructor(RecordDeclaration node) {
		for (Object member : node.bodyDeclarations()) {
			if (member instanceof MethodDeclaration method && method.isConstructor()
					&& (method.isCompactConstructor() || types(method.parameters()).equals(types(node.recordComponents())))) {
				return method;
			}
		}
		return null;
	}

	private static List<String> types(List<?> variables) {
		return variables.stream().map(variable -> {
			SingleVariableDeclaration declaration = (SingleVariableDeclaration) variable;
			IVariableBinding binding = declaration.resolveBinding();
			return binding == null ? declaration.getType() + (declaration.isVarargs() ? "[]" : "") : binding.getType().getKey();
		}).toList();
	}

	private String componentTypes(RecordDeclaration node) {
		Stream<?> components = node.recordComponents().stream();
		return components.map(component -> {
			SingleVariableDeclaration declaration = (SingleVariableDeclaration) component;
			IVariableBinding binding = declaration.resolveBinding();
			return binding == null ? declaration.getType().toString() : names.parameter(binding.getType());
		}).collect(Collectors.joining(",", "(", ")"));
	}

	private static IVariableBinding fieldOf(RecordDeclaration node, SingleVariableDeclaration component) {
		ITypeBinding type = node.resolveBinding();
		return type == null ? null
				: Stream.of(type.getDeclaredFields())
						.filter(field -> field.getName().equals(component.getName().getIdentifier())).findFirst().orElse(null);
	}
}
