/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.NodeFinder;
import org.eclipse.jdt.ui.text.java.IInvocationContext;

/** A caret in source, for what is offered there. */
record AssistPlace(ICompilationUnit unit, CompilationUnit ast, int offset) implements IInvocationContext {
	@Override
	public ICompilationUnit getCompilationUnit() {
		return unit;
	}

	@Override
	public int getSelectionOffset() {
		return offset;
	}

	@Override
	public int getSelectionLength() {
		return 0;
	}

	@Override
	public CompilationUnit getASTRoot() {
		return ast;
	}

	@Override
	public ASTNode getCoveredNode() {
		return new NodeFinder(ast, offset, 0).getCoveredNode();
	}

	@Override
	public ASTNode getCoveringNode() {
		return new NodeFinder(ast, offset, 0).getCoveringNode();
	}
}
