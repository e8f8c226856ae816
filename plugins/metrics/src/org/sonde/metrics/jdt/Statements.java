/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.IfStatement;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.SwitchCase;
import org.eclipse.jdt.core.dom.SwitchStatement;
import org.eclipse.jdt.core.dom.TryStatement;

/**
 * Counts statements as PMD's metric NCSS does: those of a method or type are its own and those of everything in it, but for what stands
 * within statements that PMD does not look into.
 */
final class Statements {

	/** Methods, initialisers and types around the node being visited, the innermost first. */
	private final Deque<Frame> frames = new ArrayDeque<>();

	private static final class Frame {
		private int count;
		/** The number of enclosing statements that are not examined. */
		private int closed;
	}

	/** A method, an initialiser or a type begins. */
	void open() {
		frames.push(new Frame());
	}

	/** It ends. */
	int close() {
		int count = frames.pop().count;
		add(count);
		return count;
	}

	void enter(ASTNode node) {
		if (!frames.isEmpty()) {
			add(weight(node));
			frames.peek().closed += isClosed(node) ? 1 : 0;
		}
	}

	void leave(ASTNode node) {
		if (!frames.isEmpty() && isClosed(node)) {
			frames.peek().closed--;
		}
	}

	private void add(int count) {
		if (!frames.isEmpty() && frames.peek().closed == 0) {
			frames.peek().count += count;
		}
	}

	private static int weight(ASTNode node) {
		return switch (node.getNodeType()) {
			case ASTNode.TYPE_DECLARATION, ASTNode.ENUM_DECLARATION, ASTNode.ANNOTATION_TYPE_DECLARATION, ASTNode.FIELD_DECLARATION,
					ASTNode.INITIALIZER, ASTNode.ANNOTATION_TYPE_MEMBER_DECLARATION, ASTNode.VARIABLE_DECLARATION_STATEMENT,
					ASTNode.ENHANCED_FOR_STATEMENT, ASTNode.WHILE_STATEMENT, ASTNode.DO_STATEMENT, ASTNode.FOR_STATEMENT,
					ASTNode.SWITCH_STATEMENT, ASTNode.SWITCH_CASE, ASTNode.SYNCHRONIZED_STATEMENT, ASTNode.LABELED_STATEMENT,
					ASTNode.THROW_STATEMENT, ASTNode.ASSERT_STATEMENT, ASTNode.CATCH_CLAUSE, ASTNode.CONSTRUCTOR_INVOCATION,
					ASTNode.SUPER_CONSTRUCTOR_INVOCATION, ASTNode.CONTINUE_STATEMENT, ASTNode.BREAK_STATEMENT, ASTNode.RETURN_STATEMENT ->
				1;
			case ASTNode.METHOD_DECLARATION -> ((MethodDeclaration) node).isCompactConstructor() ? 0 : 1;
			case ASTNode.IF_STATEMENT -> ((IfStatement) node).getElseStatement() == null ? 1 : 2;
			case ASTNode.VARIABLE_DECLARATION_EXPRESSION -> node.getLocationInParent() == TryStatement.RESOURCES2_PROPERTY ? 1 : 0;
			case ASTNode.TRY_STATEMENT -> ((TryStatement) node).getFinally() == null ? 0 : 1;
			case ASTNode.EXPRESSION_STATEMENT -> isClosed(node) ? 1 : 0;
			default -> 0;
		};
	}

	/** Whether PMD does not look into a statement. */
	private static boolean isClosed(ASTNode node) {
		return switch (node.getNodeType()) {
			case ASTNode.CONSTRUCTOR_INVOCATION, ASTNode.SUPER_CONSTRUCTOR_INVOCATION, ASTNode.RETURN_STATEMENT -> true;
			case ASTNode.EXPRESSION_STATEMENT -> !isArrowExpression(node);
			default -> false;
		};
	}

	/** Whether it is the expression behind the arrow of a case, which PMD takes for no statement. */
	private static boolean isArrowExpression(ASTNode node) {
		if (node.getLocationInParent() != SwitchStatement.STATEMENTS_PROPERTY) {
			return false;
		}
		List<?> statements = ((SwitchStatement) node.getParent()).statements();
		return statements.getFirst() instanceof SwitchCase first && first.isSwitchLabeledRule();
	}
}
