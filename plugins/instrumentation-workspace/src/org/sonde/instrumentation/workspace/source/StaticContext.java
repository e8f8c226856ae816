/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace.source;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.ConstructorInvocation;
import org.eclipse.jdt.core.dom.EnumConstantDeclaration;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.Statement;
import org.eclipse.jdt.core.dom.SuperConstructorInvocation;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.sonde.instrumentation.workspace.source.BindingSignature.Unnamed;
import org.sonde.instrumentation.workspace.source.SourceMethod.Obstacle;

/** Whether a local class is declared where there is no {@code this}: then it has no enclosing instance (JLS 8.1.3). */
public final class StaticContext {
	private StaticContext() {
	}

	/**
	 * @param localClass the declaration of the local class
	 * @throws Unnamed if the class is declared before the constructor around it has called another one; compilers differ there
	 */
	static boolean holds(ASTNode localClass) throws Unnamed {
		for (ASTNode child = localClass, node = child.getParent(); node != null; child = node, node = node.getParent()) {
			if (node instanceof ConstructorInvocation || node instanceof SuperConstructorInvocation) {
				throw early();
			}
			if (node instanceof MethodDeclaration method && method.isConstructor()
					&& precedesConstructorCall(localClass, method)) {
				throw early();
			}
			if (node instanceof EnumConstantDeclaration) {
				return true;
			}
			if (node instanceof BodyDeclaration member) {
				boolean constant = member instanceof FieldDeclaration && member.getParent() instanceof TypeDeclaration type
						&& type.isInterface();
				return constant || Modifier.isStatic(member.getModifiers());
			}
		}
		return true;
	}

	private static boolean precedesConstructorCall(ASTNode localClass, MethodDeclaration constructor) {
		if (constructor.getBody() == null) {
			return false;
		}
		for (Object statement : constructor.getBody().statements()) {
			if (statement instanceof ConstructorInvocation || statement instanceof SuperConstructorInvocation) {
				return localClass.getStartPosition() < ((Statement) statement).getStartPosition();
			}
		}
		return false;
	}

	private static Unnamed early() {
		return new Unnamed(Obstacle.COMPILER_DEPENDENT, "it is declared before the call of another constructor");
	}
}
