/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.Type;
import org.sonde.metrics.ProblemKind;

/** Records the names of one file that were not found, with their places. */
final class UnresolvedInFile {

	private final CompilationUnit unit;
	private final String file;
	private final MissingNames missing;
	private final UnresolvedNames names = new UnresolvedNames();

	/** @param file its name in problems */
	UnresolvedInFile(CompilationUnit unit, String file, MissingNames missing) {
		this.unit = unit;
		this.file = file;
		this.missing = missing;
	}

	void type(Type node) {
		add(ProblemKind.UNRESOLVED_TYPE, missing.of(node.toString()), node, "");
	}

	void call(CallSite call) {
		String name = call.onType().equals(CallSite.UNKNOWN_TYPE) ? "methods of unknown types" : call.onType();
		add(ProblemKind.UNRESOLVED_CALL, name, call.node(), call.name());
	}

	void name(SimpleName node) {
		add(ProblemKind.UNRESOLVED_NAME, missing.of(node.getIdentifier()), node, "");
	}

	private void add(ProblemKind kind, String name, ASTNode node, String example) {
		names.add(kind, name, file, unit.getLineNumber(node.getStartPosition()), example);
	}

	UnresolvedNames names() {
		return names;
	}
}
