/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.BreakStatement;
import org.eclipse.jdt.core.dom.ContinueStatement;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.IfStatement;
import org.eclipse.jdt.core.dom.InfixExpression;
import org.eclipse.jdt.core.dom.ParenthesizedExpression;
import org.sonde.metrics.cognitive.CognitiveProfile;

/** Counts the cognitive complexity of one method as {@link CognitiveProfile#SONARSOURCE} says, but for recursion. */
final class Cognitive {

	private int complexity;
	private int nesting;
	/** The operator that a run of {@code &&} and {@code ||} being walked through ended with so far; null at its beginning. */
	private InfixExpression.Operator last;

	int complexity() {
		return complexity;
	}

	void enter(ASTNode node) {
		if (isElse(node)) {
			complexity++;
		}
		if (isBranch(node)) {
			nesting++;
		}
		switch (node.getNodeType()) {
			case ASTNode.IF_STATEMENT -> complexity += isElse(node) ? 0 : 1 + nesting;
			case ASTNode.BREAK_STATEMENT -> complexity += ((BreakStatement) node).getLabel() == null ? 0 : 1;
			case ASTNode.CONTINUE_STATEMENT -> complexity += ((ContinueStatement) node).getLabel() == null ? 0 : 1;
			case ASTNode.INFIX_EXPRESSION -> {
				if (isRun((InfixExpression) node)) {
					last = null;
					walk((InfixExpression) node);
				}
			}
			default -> {
				if (isStructure(node)) {
					complexity += 1 + nesting;
				}
			}
		}
		if (nests(node)) {
			nesting++;
		}
	}

	void leave(ASTNode node) {
		nesting -= (isBranch(node) ? 1 : 0) + (nests(node) ? 1 : 0);
	}

	private static boolean isElse(ASTNode node) {
		return node.getLocationInParent() == IfStatement.ELSE_STATEMENT_PROPERTY;
	}

	/** Whether it is what an if does in one case or the other; its condition is not nested, nor is an if behind an else. */
	private static boolean isBranch(ASTNode node) {
		return node.getLocationInParent() == IfStatement.THEN_STATEMENT_PROPERTY || isElse(node) && !(node instanceof IfStatement);
	}

	private static boolean isStructure(ASTNode node) {
		return switch (node.getNodeType()) {
			case ASTNode.FOR_STATEMENT, ASTNode.ENHANCED_FOR_STATEMENT, ASTNode.WHILE_STATEMENT, ASTNode.DO_STATEMENT,
					ASTNode.SWITCH_STATEMENT, ASTNode.SWITCH_EXPRESSION, ASTNode.CATCH_CLAUSE, ASTNode.CONDITIONAL_EXPRESSION ->
				true;
			default -> false;
		};
	}

	private static boolean nests(ASTNode node) {
		return isStructure(node) || node.getNodeType() == ASTNode.LAMBDA_EXPRESSION || UnitVisitor.isType(node);
	}

	/** Whether it is the outermost of the expressions of {@code &&} and {@code ||} that only parentheses stand between. */
	private static boolean isRun(InfixExpression node) {
		if (!Decisions.isLogical(node)) {
			return false;
		}
		ASTNode parent = node.getParent();
		while (parent instanceof ParenthesizedExpression) {
			parent = parent.getParent();
		}
		return !(parent instanceof InfixExpression around) || !Decisions.isLogical(around);
	}

	/** Adds 1 for every operator of a run, from left to right, that differs from the one before. */
	private void walk(Expression expression) {
		Expression inner = expression;
		while (inner instanceof ParenthesizedExpression parentheses) {
			inner = parentheses.getExpression();
		}
		if (!(inner instanceof InfixExpression infix) || !Decisions.isLogical(infix)) {
			return;
		}
		walk(infix.getLeftOperand());
		operator(infix);
		walk(infix.getRightOperand());
		for (Object operand : infix.extendedOperands()) {
			operator(infix);
			walk((Expression) operand);
		}
	}

	private void operator(InfixExpression infix) {
		complexity += infix.getOperator() == last ? 0 : 1;
		last = infix.getOperator();
	}
}
