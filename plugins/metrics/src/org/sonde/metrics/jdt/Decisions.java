/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.CaseDefaultExpression;
import org.eclipse.jdt.core.dom.ConditionalExpression;
import org.eclipse.jdt.core.dom.DoStatement;
import org.eclipse.jdt.core.dom.ForStatement;
import org.eclipse.jdt.core.dom.IfStatement;
import org.eclipse.jdt.core.dom.InfixExpression;
import org.eclipse.jdt.core.dom.Pattern;
import org.eclipse.jdt.core.dom.SwitchCase;
import org.eclipse.jdt.core.dom.SwitchExpression;
import org.eclipse.jdt.core.dom.SwitchStatement;
import org.eclipse.jdt.core.dom.WhileStatement;
import org.sonde.metrics.cyclomatic.Decision;

/** Tells the decisions among the nodes of a syntax tree. */
final class Decisions {

	/** Receives what a node decides. */
	interface Sink {
		void add(Decision decision, int number);
	}

	private Decisions() {
	}

	/** Counts the decisions of a node, without those inside. */
	static void of(ASTNode node, Sink sink) {
		switch (node.getNodeType()) {
			case ASTNode.IF_STATEMENT -> {
				sink.add(Decision.IF, 1);
				operators(((IfStatement) node).getExpression(), sink);
			}
			case ASTNode.FOR_STATEMENT -> {
				sink.add(Decision.FOR, 1);
				operators(((ForStatement) node).getExpression(), sink);
			}
			case ASTNode.ENHANCED_FOR_STATEMENT -> sink.add(Decision.ENHANCED_FOR, 1);
			case ASTNode.WHILE_STATEMENT -> {
				sink.add(Decision.WHILE, 1);
				operators(((WhileStatement) node).getExpression(), sink);
			}
			case ASTNode.DO_STATEMENT -> {
				sink.add(Decision.DO, 1);
				operators(((DoStatement) node).getExpression(), sink);
			}
			case ASTNode.SWITCH_STATEMENT -> operators(((SwitchStatement) node).getExpression(), sink);
			case ASTNode.SWITCH_EXPRESSION -> operators(((SwitchExpression) node).getExpression(), sink);
			case ASTNode.SWITCH_CASE -> of((SwitchCase) node, sink);
			case ASTNode.GUARDED_PATTERN -> sink.add(Decision.GUARD, 1);
			case ASTNode.CATCH_CLAUSE -> sink.add(Decision.CATCH, 1);
			case ASTNode.THROW_STATEMENT -> sink.add(Decision.THROW, 1);
			case ASTNode.LAMBDA_EXPRESSION -> sink.add(Decision.LAMBDA, 1);
			case ASTNode.CONDITIONAL_EXPRESSION -> {
				sink.add(Decision.CONDITIONAL, 1);
				operators(((ConditionalExpression) node).getExpression(), sink);
			}
			case ASTNode.INFIX_EXPRESSION -> of((InfixExpression) node, sink);
			default -> {
				// Decides nothing.
			}
		}
	}

	private static void operators(ASTNode condition, Sink sink) {
		int operators = ConditionOperators.operators(condition);
		if (operators > 0) {
			sink.add(Decision.OPERATOR_IN_CONDITION, operators);
		}
	}

	private static void of(InfixExpression node, Sink sink) {
		if (isLogical(node)) {
			sink.add(node.getOperator() == InfixExpression.Operator.CONDITIONAL_AND ? Decision.AND : Decision.OR, operators(node));
			sink.add(Decision.LOGICAL_EXPRESSION, 1);
		}
	}

	/** Whether its operator is {@code &&} or {@code ||}. */
	static boolean isLogical(InfixExpression node) {
		return node.getOperator() == InfixExpression.Operator.CONDITIONAL_AND
				|| node.getOperator() == InfixExpression.Operator.CONDITIONAL_OR;
	}

	/** Returns how often the operator occurs. */
	static int operators(InfixExpression node) {
		return 1 + node.extendedOperands().size();
	}

	private static void of(SwitchCase node, Sink sink) {
		if (node.isDefault()) {
			sink.add(Decision.DEFAULT, 1);
			return;
		}
		int expressions = 0;
		for (Object label : node.expressions()) {
			if (label instanceof CaseDefaultExpression) {
				sink.add(Decision.CASE_DEFAULT, 1);
				return;
			}
			expressions += label instanceof Pattern ? 0 : 1;
		}
		sink.add(Decision.CASE, 1);
		sink.add(Decision.CASE_EXPRESSION, expressions);
	}
}
