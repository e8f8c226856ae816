/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.ConditionalExpression;
import org.eclipse.jdt.core.dom.InfixExpression;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.ParenthesizedExpression;

/** Counts the operators {@code &&} and {@code ||} in a condition as PMD does. */
final class ConditionOperators {

	private ConditionOperators() {
	}

	/**
	 * How many there are, not looking into lambdas and anonymous classes. For a condition that is a {@code ?:}, two more than in its
	 * three parts.
	 *
	 * @param condition null where there is none: {@code for (;;)}
	 */
	static int operators(ASTNode condition) {
		return switch (condition) {
			case null -> 0;
			case ParenthesizedExpression parentheses -> operators(parentheses.getExpression());
			case ConditionalExpression conditional -> operators(conditional.getExpression())
					+ operators(conditional.getThenExpression()) + operators(conditional.getElseExpression()) + 2;
			default -> {
				Counter counter = new Counter();
				condition.accept(counter);
				yield counter.operators;
			}
		};
	}

	private static final class Counter extends ASTVisitor {
		private int operators;

		Counter() {
			super(false);
		}

		@Override
		public boolean visit(InfixExpression node) {
			operators += Decisions.isLogical(node) ? Decisions.operators(node) : 0;
			return true;
		}

		@Override
		public boolean visit(LambdaExpression node) {
			return false;
		}

		@Override
		public boolean visit(AnonymousClassDeclaration node) {
			return false;
		}
	}
}
