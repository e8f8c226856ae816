/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace.source;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;

import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.ConstructorInvocation;
import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.MethodReference;
import org.eclipse.jdt.core.dom.SuperConstructorInvocation;
import org.eclipse.jdt.core.dom.SuperMethodInvocation;

/**
 * Collects what the wanted methods of a parsed unit call, as far as it has source. A call inside a lambda expression or an anonymous class
 * belongs to the method around it, which makes what runs there.
 */
public final class Callees extends ASTVisitor {
	private final Set<IMethod> wanted;
	private final Set<IMethod> called;
	/** For each method declaration around the place that is visited, whether calls in it count. */
	private final Deque<Boolean> counting = new ArrayDeque<>();

	/** @param called is added to */
	Callees(Set<IMethod> wanted, Set<IMethod> called) {
		this.wanted = wanted;
		this.called = called;
		counting.push(false);
	}

	@Override
	public boolean visit(MethodDeclaration declaration) {
		IMethodBinding binding = declaration.resolveBinding();
		counting.push(
				counting.peek() || (binding != null && binding.getJavaElement() instanceof IMethod method && wanted.contains(method)));
		return true;
	}

	@Override
	public void endVisit(MethodDeclaration declaration) {
		counting.pop();
	}

	@Override
	public void preVisit(ASTNode node) {
		switch (node) {
			case MethodInvocation call -> add(call.resolveMethodBinding());
			case SuperMethodInvocation call -> add(call.resolveMethodBinding());
			case ClassInstanceCreation call -> add(call.resolveConstructorBinding());
			case ConstructorInvocation call -> add(call.resolveConstructorBinding());
			case SuperConstructorInvocation call -> add(call.resolveConstructorBinding());
			case MethodReference reference -> add(reference.resolveMethodBinding());
			default -> {
				// calls nothing
			}
		}
	}

	private void add(IMethodBinding binding) {
		if (counting.peek() && binding != null && binding.getMethodDeclaration().getJavaElement() instanceof IMethod method
				&& method.getCompilationUnit() != null && method.exists()) {
			called.add(method);
		}
	}
}
