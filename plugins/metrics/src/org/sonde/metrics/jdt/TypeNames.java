/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.ImplicitTypeDeclaration;

/**
 * Names every type declared in a file: {@code p.A}, nested {@code p.A$B}; local types and anonymous classes are numbered within
 * the type directly around them in the order of the source: {@code p.A$1}, {@code p.A$2Local}, {@code p.A$B$1}. (javac's numbers
 * may differ, since it numbers in the order in which it happens to attribute them.)
 */
final class TypeNames extends ASTVisitor {

	private final Map<ASTNode, String> names = new IdentityHashMap<>();
	private final Map<String, Integer> numbers = new HashMap<>();
	private final String prefix;
	private final String implicitName;

	/**
	 * @param implicitName the name of a class that the file declares without naming it (a compact source file): the file's own
	 */
	TypeNames(CompilationUnit unit, String implicitName) {
		super(false);
		prefix = unit.getPackage() == null ? "" : unit.getPackage().getName().getFullyQualifiedName() + ".";
		this.implicitName = implicitName;
		unit.accept(this);
	}

	/** The name of a type declared in this file. */
	String of(ASTNode declaration) {
		return names.get(declaration);
	}

	/** Every declaration with its name, in no order. */
	Map<ASTNode, String> all() {
		return names;
	}

	@Override
	public void preVisit(ASTNode node) {
		if (node instanceof ImplicitTypeDeclaration) {
			names.put(node, prefix + implicitName);
		} else if (node instanceof AbstractTypeDeclaration type) {
			names.put(type, name(type));
		} else if (node instanceof AnonymousClassDeclaration) {
			names.put(node, numbered(around(node)));
		}
	}

	private String name(AbstractTypeDeclaration node) {
		String own = node.getName().getIdentifier();
		String outer = around(node);
		if (outer == null) {
			return prefix + own;
		}
		return node.isMemberTypeDeclaration() ? outer + "$" + own : numbered(outer) + own;
	}

	private String numbered(String outer) {
		return outer + "$" + numbers.merge(outer, 1, Integer::sum);
	}

	/** The name of the type directly around a declaration; null at the top level. */
	private String around(ASTNode node) {
		for (ASTNode parent = node.getParent(); parent != null; parent = parent.getParent()) {
			String name = names.get(parent);
			if (name != null) {
				return name;
			}
		}
		return null;
	}
}
