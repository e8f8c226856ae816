/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.util.Optional;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.ConstructorInvocation;
import org.eclipse.jdt.core.dom.EnumConstantDeclaration;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.ParameterizedType;
import org.eclipse.jdt.core.dom.StructuralPropertyDescriptor;
import org.eclipse.jdt.core.dom.SuperConstructorInvocation;
import org.eclipse.jdt.core.dom.SuperMethodInvocation;

/**
 * How deep a file is nested where that costs the binder more than its share: inferring types takes it time that grows with the third
 * power of the depth of calls in arguments, and doubles or triples with every lambda in a lambda that is an argument; its names of nested
 * types and of type arguments take the square of their depth in memory. Blocks, operators and chains of calls may be nested at will.
 */
final class Nesting {

	/** The limits are far beyond code that people write, and keep the binder within seconds and a few hundred MiB for a file. */
	private enum Kind {
		/** A class file names at most 65,535 bytes, file systems 255, so javac itself does not get much further. */
		TYPES(100, "types"),
		TYPE_ARGUMENTS(1000, "type arguments"),
		LAMBDAS(1000, "lambdas"),
		LAMBDAS_IN_ARGUMENTS(10, "lambdas in arguments"),
		ARGUMENTS(50, "arguments"),
		CHAINED_LAMBDAS(1000, "calls with lambdas");

		private final int limit;
		private final String name;

		Kind(int limit, String name) {
			this.limit = limit;
			this.name = name;
		}
	}

	/** The open levels of each kind. */
	private final int[] open = new int[Kind.values().length];
	private final int[] deepest = new int[Kind.values().length];

	void enter(ASTNode node) {
		if (isArgument(node)) {
			add(Kind.ARGUMENTS, 1);
		}
		step(node, 1);
	}

	void leave(ASTNode node) {
		step(node, -1);
		if (isArgument(node)) {
			add(Kind.ARGUMENTS, -1);
		}
	}

	private static boolean isArgument(ASTNode node) {
		StructuralPropertyDescriptor place = node.getLocationInParent();
		return place == MethodInvocation.ARGUMENTS_PROPERTY || place == SuperMethodInvocation.ARGUMENTS_PROPERTY
				|| place == ClassInstanceCreation.ARGUMENTS_PROPERTY || place == ConstructorInvocation.ARGUMENTS_PROPERTY
				|| place == SuperConstructorInvocation.ARGUMENTS_PROPERTY || place == EnumConstantDeclaration.ARGUMENTS_PROPERTY;
	}

	private void step(ASTNode node, int by) {
		if (node instanceof LambdaExpression) {
			add(Kind.LAMBDAS, by);
			if (open[Kind.ARGUMENTS.ordinal()] > 0) {
				add(Kind.LAMBDAS_IN_ARGUMENTS, by);
			}
		} else if (node instanceof ParameterizedType) {
			add(Kind.TYPE_ARGUMENTS, by);
		} else if (node instanceof MethodInvocation call) {
			for (Object argument : call.arguments()) {
				if (argument instanceof LambdaExpression) {
					add(Kind.CHAINED_LAMBDAS, by);
					return;
				}
			}
		} else if (UnitVisitor.isType(node)) {
			add(Kind.TYPES, by);
		}
	}

	private void add(Kind kind, int by) {
		int now = open[kind.ordinal()] += by;
		deepest[kind.ordinal()] = Math.max(deepest[kind.ordinal()], now);
	}

	/** Says what is nested too deeply to be bound. Empty if nothing is. */
	Optional<String> tooDeepToBind() {
		for (Kind kind : Kind.values()) {
			if (deepest[kind.ordinal()] > kind.limit) {
				return Optional
						.of("%d %s are nested in each other, more than %d".formatted(deepest[kind.ordinal()], kind.name, kind.limit));
			}
		}
		return Optional.empty();
	}
}
