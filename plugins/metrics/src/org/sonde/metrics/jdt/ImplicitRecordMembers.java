/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.util.List;
import java.util.Set;
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
 * implicit accessor reads its field.
 */
final class ImplicitRecordMembers {

	private final Set<String> wanted;
	private final BindingNames names;
	private final FieldAccesses accesses;
	private final GraphFacts facts;

	/** @param wanted the top-level types of the file that are of the component */
	ImplicitRecordMembers(Set<String> wanted, BindingNames names, FieldAccesses accesses, GraphFacts facts) {
		this.wanted = wanted;
		this.names = names;
		this.accesses = accesses;
		this.facts = facts;
	}

	/** Adds the canonical constructor, unless all that it does is written. */
	void addConstructor(RecordDeclaration node, ModuleType type) {
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

	/** Adds what a method reads that is called, if it is an accessor that nobody wrote. */
	void addAccess(IMethodBinding called, Node callee) {
		if (called.isSyntheticRecordMethod() && called.getParameterTypes().length == 0) {
			for (IVariableBinding field : called.getMethodDeclaration().getDeclaringClass().getDeclaredFields()) {
				if (field.getName().equals(called.getName()) && wanted.contains(names.topLevel(called.getDeclaringClass()))) {
					accesses.add(callee, field);
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
