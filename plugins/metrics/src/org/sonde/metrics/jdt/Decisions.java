/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.CaseDefaultExpression;
import org.eclipse.jdt.core.dom.InfixExpression;
import org.eclipse.jdt.core.dom.SwitchCase;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.cyclomatic.Decision;

/** Tells the decisions among the nodes of a syntax tree. */
final class Decisions {

	private Decisions() {
	}

	/** What a node adds to the complexity of its unit, without what is in it: 0 where it is no decision. */
	static int weight(ASTNode node, CyclomaticProfile profile) {
		return switch (node.getNodeType()) {
			case ASTNode.IF_STATEMENT -> profile.weight(Decision.IF);
			case ASTNode.FOR_STATEMENT -> profile.weight(Decision.FOR);
			case ASTNode.ENHANCED_FOR_STATEMENT -> profile.weight(Decision.ENHANCED_FOR);
			case ASTNode.WHILE_STATEMENT -> profile.weight(Decision.WHILE);
			case ASTNode.DO_STATEMENT -> profile.weight(Decision.DO);
			case ASTNode.SWITCH_CASE -> profile.weight(isDefault((SwitchCase) node) ? Decision.DEFAULT : Decision.CASE);
			case ASTNode.GUARDED_PATTERN -> profile.weight(Decision.GUARD);
			case ASTNode.CATCH_CLAUSE -> profile.weight(Decision.CATCH);
			case ASTNode.CONDITIONAL_EXPRESSION -> profile.weight(Decision.CONDITIONAL);
			case ASTNode.INFIX_EXPRESSION -> weight((InfixExpression) node, profile);
			default -> 0;
		};
	}

	private static int weight(InfixExpression node, CyclomaticProfile profile) {
		int operators = 1 + node.extendedOperands().size();
		if (node.getOperator() == InfixExpression.Operator.CONDITIONAL_AND) {
			return operators * profile.weight(Decision.AND);
		}
		return node.getOperator() == InfixExpression.Operator.CONDITIONAL_OR ? operators * profile.weight(Decision.OR) : 0;
	}

	private static boolean isDefault(SwitchCase node) {
		boolean isDefault = node.isDefault();
		for (Object label : node.expressions()) {
			isDefault |= label instanceof CaseDefaultExpression;
		}
		return isDefault;
	}
}
