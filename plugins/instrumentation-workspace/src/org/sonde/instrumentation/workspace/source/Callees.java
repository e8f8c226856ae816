/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace.source;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;

import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.ConstructorInvocation;
import org.eclipse.jdt.core.dom.CreationReference;
import org.eclipse.jdt.core.dom.ExpressionMethodReference;
import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SuperConstructorInvocation;
import org.eclipse.jdt.core.dom.SuperMethodInvocation;
import org.eclipse.jdt.core.dom.SuperMethodReference;
import org.eclipse.jdt.core.dom.TypeMethodReference;

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
	public boolean visit(MethodInvocation call) {
		return add(call.resolveMethodBinding());
	}

	@Override
	public boolean visit(SuperMethodInvocation call) {
		return add(call.resolveMethodBinding());
	}

	@Override
	public boolean visit(ClassInstanceCreation call) {
		return add(call.resolveConstructorBinding());
	}

	@Override
	public boolean visit(ConstructorInvocation call) {
		return add(call.resolveConstructorBinding());
	}

	@Override
	public boolean visit(SuperConstructorInvocation call) {
		return add(call.resolveConstructorBinding());
	}

	@Override
	public boolean visit(ExpressionMethodReference reference) {
		return add(reference.resolveMethodBinding());
	}

	@Override
	public boolean visit(TypeMethodReference reference) {
		return add(reference.resolveMethodBinding());
	}

	@Override
	public boolean visit(SuperMethodReference reference) {
		return add(reference.resolveMethodBinding());
	}

	@Override
	public boolean visit(CreationReference reference) {
		return add(reference.resolveMethodBinding());
	}

	private boolean add(IMethodBinding binding) {
		if (counting.peek() && binding != null && binding.getMethodDeclaration().getJavaElement() instanceof IMethod method
				&& method.getCompilationUnit() != null && method.exists()) {
			called.add(method);
		}
		return true;
	}
}
