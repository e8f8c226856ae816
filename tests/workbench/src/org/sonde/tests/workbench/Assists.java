/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.util.Arrays;
import java.util.List;

import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.manipulation.SharedASTProviderCore;
import org.eclipse.jdt.ui.text.java.IJavaCompletionProposal;
import org.eclipse.jdt.ui.text.java.IProblemLocation;
import org.sonde.overhead.ui.editor.ProbeAssist;

/**
 * What Sonde offers by Ctrl+1.
 *
 * @param unit   in which
 * @param source of it
 */
record Assists(ICompilationUnit unit, String source) {
	/** What is offered at this text of the source. */
	List<String> at(String text) throws Exception {
		return Arrays.stream(proposals(text)).map(IJavaCompletionProposal::getDisplayString).toList();
	}

	/** Waits until it is offered, and chooses it. */
	void apply(String text, String assist) throws Exception {
		Workbench.waitFor(assist, () -> at(text).contains(assist));
		IJavaCompletionProposal chosen = Arrays.stream(proposals(text)).filter(one -> one.getDisplayString().equals(assist)).findFirst()
				.orElseThrow();
		Workbench.ui(() -> {
			chosen.apply(null);
			return null;
		});
	}

	private IJavaCompletionProposal[] proposals(String text) throws Exception {
		CompilationUnit ast = SharedASTProviderCore.getAST(unit, SharedASTProviderCore.WAIT_YES, null);
		return new ProbeAssist().getAssists(new AssistPlace(unit, ast, source.indexOf(text)), new IProblemLocation[0]);
	}
}
