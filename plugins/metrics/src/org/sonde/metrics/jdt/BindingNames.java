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
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.IVariableBinding;
import org.eclipse.jdt.core.dom.ImportDeclaration;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.hypergraph.Hypergraph.Node;

/**
 * Names what bindings stand for, in the graph and for the component's patterns, always by the declaration: no type arguments, the
 * erasure of parameter types.
 */
final class BindingNames {

	/** Names of the local and anonymous types of the file at hand, which have none of their own, by their bindings' keys. */
	private final Map<String, String> localTypes = new HashMap<>();
	private final Map<String, Boolean> dataTypes;
	private final Component component;

	/** Imported types by their simple names: all that is known of those that are not found. */
	private final Map<String, String> imports = new HashMap<>();

	/** @param dataTypes remembers answers for all files of the component */
	BindingNames(CompilationUnit unit, TypeNames names, Component component, Map<String, Boolean> dataTypes) {
		this.component = component;
		this.dataTypes = dataTypes;
		for (Object declaration : unit.imports()) {
			String imported = ((ImportDeclaration) declaration).getName().getFullyQualifiedName();
			if (!((ImportDeclaration) declaration).isOnDemand() && !((ImportDeclaration) declaration).isStatic()) {
				imports.put(imported.substring(imported.lastIndexOf('.') + 1), imported);
			}
		}
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
		return node(type, name
				+ Arrays.stream(declaration.getParameterTypes()).map(this::parameter).collect(Collectors.joining(",", "(", ")")));
	}

	/** The erasure of a type, as the parameter of a method is named. */
	String parameter(ITypeBinding type) {
		if (type.isArray()) {
			return parameter(type.getElementType()) + "[]".repeat(type.getDimensions());
		}
		// The package of a type that was not found is a guess of the binder's.
		return isMissing(type) ? type.getErasure().getName() : canonical(type);
	}

	/** A node of a type. */
	Node node(ITypeBinding type, String member) {
		return node(module(type), name(type), member);
	}

	/**
	 * A node of a type by the names of both.
	 *
	 * @param type its binary name, which begins with that of the module
	 */
	static Node node(String module, String type, String member) {
		String nested = type.substring(Math.min(module.length(), type.length()));
		if (nested.length() > 1 && Character.isJavaIdentifierStart(nested.charAt(1))) {
			nested = nested.substring(1);
		}
		return new Node(module, nested.isEmpty() ? member : nested + "." + member);
	}

	private String constructorName(ITypeBinding type) {
		String own = type.getTypeDeclaration().getName();
		return own.isEmpty() ? name(type).substring(name(type).lastIndexOf('$')) : own;
	}

	/** The name of the top-level type around a type. */
	String module(ITypeBinding type) {
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
	private String canonical(ITypeBinding type) {
		ITypeBinding erasure = type.getErasure();
		String qualified = erasure.getQualifiedName();
		return qualified.isEmpty() ? name(erasure) : qualified;
	}

	/**
	 * Whether a variable of this type is data: primitive, matching a pattern, or an array of either. A type that was not found is
	 * not.
	 */
	boolean isData(ITypeBinding type) {
		if (type.isArray()) {
			return isData(type.getElementType());
		}
		return type.isPrimitive() || !isMissing(type) && isDataType(canonical(type));
	}

	boolean isDataType(String canonicalName) {
		return dataTypes.computeIfAbsent(canonicalName, component::isDataType);
	}

	/** Whether a type, or the elements of an array, were not found. Only the type itself counts, not its arguments. */
	static boolean isMissing(ITypeBinding type) {
		return type.isArray() ? isMissing(type.getElementType()) : type.getErasure().isRecovered();
	}

	/**
	 * The best name there is for a type that was not found: by the file's imports, else as it is written.
	 *
	 * @param written the name in the source, simple or qualified, maybe with type arguments
	 */
	String missing(String written) {
		String name = written.replaceFirst("<.*", "").strip();
		int dot = name.indexOf('.');
		String first = dot < 0 ? name : name.substring(0, dot);
		return imports.getOrDefault(first, first) + name.substring(first.length());
	}

	/**
	 * A node of a type that was not found, its module being the first part of the name that begins with a capital letter: by that
	 * convention packages and types are told apart where nothing else does.
	 */
	static Node missingNode(String type, String member) {
		int begin = 0;
		while (begin < type.length() && !Character.isUpperCase(type.charAt(begin)) && type.indexOf('.', begin) >= 0) {
			begin = type.indexOf('.', begin) + 1;
		}
		int end = type.indexOf('.', begin);
		String module = end < 0 ? type : type.substring(0, end);
		return node(module, type, member);
	}

	/** A name that tells a field from all others. */
	String field(IVariableBinding field) {
		IVariableBinding declaration = field.getVariableDeclaration();
		return name(declaration.getDeclaringClass()) + "." + declaration.getName();
	}
}
