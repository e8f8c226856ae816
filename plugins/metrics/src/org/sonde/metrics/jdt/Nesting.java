/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

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

	private static final Set<StructuralPropertyDescriptor> ARGUMENTS = Set.of(MethodInvocation.ARGUMENTS_PROPERTY,
			SuperMethodInvocation.ARGUMENTS_PROPERTY, ClassInstanceCreation.ARGUMENTS_PROPERTY,
			ConstructorInvocation.ARGUMENTS_PROPERTY, SuperConstructorInvocation.ARGUMENTS_PROPERTY,
			EnumConstantDeclaration.ARGUMENTS_PROPERTY);

	private final Map<Kind, Integer> open = new EnumMap<>(Kind.class);
	private final Map<Kind, Integer> deepest = new EnumMap<>(Kind.class);

	void enter(ASTNode node) {
		if (ARGUMENTS.contains(node.getLocationInParent())) {
			add(Kind.ARGUMENTS, 1);
		}
		step(node, 1);
	}

	void leave(ASTNode node) {
		step(node, -1);
		if (ARGUMENTS.contains(node.getLocationInParent())) {
			add(Kind.ARGUMENTS, -1);
		}
	}

	private void step(ASTNode node, int by) {
		if (node instanceof LambdaExpression) {
			add(Kind.LAMBDAS, by);
			if (open.getOrDefault(Kind.ARGUMENTS, 0) > 0) {
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
		int now = open.merge(kind, by, Integer::sum);
		deepest.merge(kind, now, Math::max);
	}

	/** What is nested too deeply to be bound, in words; empty where nothing is. */
	Optional<String> tooDeepToBind() {
		return deepest.entrySet().stream().filter(found -> found.getValue() > found.getKey().limit).findFirst()
				.map(found -> "%d %s are nested in each other, more than %d".formatted(found.getValue(), found.getKey().name,
						found.getKey().limit));
	}
}
