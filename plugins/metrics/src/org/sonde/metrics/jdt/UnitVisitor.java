/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.util.ArrayDeque;
import java.util.Deque;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.MethodDeclaration;

/**
 * Visits code and knows what is around it: the types, and the units of code (methods, constructors, and the initialisers of a
 * type). Annotations are left out: nothing in them is executed.
 *
 * @param <T> what is kept of a type while the code in it is visited
 * @param <U> what is kept of a unit
 */
abstract class UnitVisitor<T, U> extends ASTVisitor {

	/** The innermost first. */
	private final Deque<T> types = new ArrayDeque<>();
	/** The innermost first. */
	private final Deque<U> units = new ArrayDeque<>();

	UnitVisitor() {
		super(false);
	}

	/** Begins a type, anonymous ones included; {@link #type()} is still the one around it. */
	abstract T enterType(ASTNode declaration);

	/** Begins a method or constructor of {@link #type()}. */
	abstract U enterMethod(MethodDeclaration declaration);

	/** Begins a field with an initialiser, an initialiser block or an enum constant of {@link #type()}. */
	abstract U enterInitialiser(BodyDeclaration member);

	/** The type directly around the code being visited; null outside of types. */
	final T type() {
		return types.peek();
	}

	/** Returns the unit of the visited code, or null. Between the members of a local type, it is the unit around the type. */
	final U unit() {
		return units.peek();
	}

	@Override
	public boolean preVisit2(ASTNode node) {
		if (isType(node)) {
			types.push(enterType(node));
		} else if (node instanceof MethodDeclaration method) {
			units.push(enterMethod(method));
		} else if (node instanceof BodyDeclaration member && Members.isInitialiser(member)) {
			units.push(enterInitialiser(member));
		}
		return !(node instanceof Annotation);
	}

	@Override
	public void postVisit(ASTNode node) {
		if (isType(node)) {
			types.pop();
		} else if (node instanceof MethodDeclaration || node instanceof BodyDeclaration member && Members.isInitialiser(member)) {
			units.pop();
		}
	}

	/** Whether it declares a type, anonymous ones included. */
	static boolean isType(ASTNode node) {
		return node instanceof AbstractTypeDeclaration || node instanceof AnonymousClassDeclaration;
	}
}
