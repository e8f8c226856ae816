/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.AnnotationTypeDeclaration;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.RecordDeclaration;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.sonde.metrics.hypergraph.Hypergraph.Node;

/**
 * The nodes that declarations stand for: every method and constructor, also implicit constructors (of classes, enums and records,
 * and of anonymous classes); for every type, its field initialisers and initialiser blocks as one node {@code <init>}, the static
 * ones and enum constants as {@code <clinit>}. Methods that the compiler adds to enums and records (values, valueOf, accessors,
 * equals …) are nodes where they are called. Methods of nested types, also local and anonymous ones, are nodes of their own in the module
 * of the top-level type, unless every type is a module.
 */
final class DeclaredNodes {

	private final BindingNames names;
	private final ImplicitRecordMembers records;
	private final GraphFacts facts;

	DeclaredNodes(BindingNames names, ImplicitRecordMembers records, GraphFacts facts) {
		this.names = names;
		this.records = records;
		this.facts = facts;
	}

	/** Adds the constructors of a type. */
	void addConstructors(ASTNode declaration, ModuleType type) {
		if (declaration instanceof AnnotationTypeDeclaration
				|| declaration instanceof TypeDeclaration written && written.isInterface()) {
			return;
		}
		boolean bound = addConstructors(BindingNames.typeOf(declaration));
		if (declaration instanceof RecordDeclaration record) {
			records.addMembers(record, type);
		} else if (!bound && declaration instanceof AbstractTypeDeclaration named) {
			if (!declaresConstructor(named)) {
				facts.node(type.node(type.simpleName() + "()"));
			}
		} else if (!bound) {
			// The creation of an anonymous class then has no constructor to bind to, either.
			facts.node(type.node("$" + type.simpleName() + "()"));
		}
	}

	/** @return whether there is any */
	private boolean addConstructors(ITypeBinding type) {
		boolean any = false;
		if (type != null) {
			for (IMethodBinding method : type.getDeclaredMethods()) {
				if (method.isConstructor()) {
					facts.node(names.node(method));
					any = true;
				}
			}
		}
		return any;
	}

	private static boolean declaresConstructor(AbstractTypeDeclaration node) {
		for (Object member : node.bodyDeclarations()) {
			if (member instanceof MethodDeclaration method && method.isConstructor()) {
				return true;
			}
		}
		return false;
	}

	/** Adds a method or constructor. */
	Node addMethod(MethodDeclaration declaration, ModuleType type) {
		IMethodBinding binding = declaration.resolveBinding();
		Node method = binding == null ? type.node(declaration.getName().getIdentifier() + writtenTypes(declaration))
				: names.node(binding);
		facts.method(method, type.topLevel());
		return method;
	}

	/** Adds the initialisers that a member is one of. */
	Node addInitialiser(BodyDeclaration member, ModuleType type) {
		Node initialiser = type.node(Members.initialiserName(member));
		facts.initialiser(initialiser, type.topLevel());
		return initialiser;
	}

	private static String writtenTypes(MethodDeclaration node) {
		Stream<?> parameters = node.parameters().stream();
		return parameters.map(parameter -> ((SingleVariableDeclaration) parameter).getType().toString())
				.collect(Collectors.joining(",", "(", ")"));
	}
}
