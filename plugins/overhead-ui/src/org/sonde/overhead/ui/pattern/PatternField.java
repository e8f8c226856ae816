/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.pattern;

import java.util.List;
import java.util.function.Supplier;

import org.eclipse.jface.bindings.keys.KeyStroke;
import org.eclipse.jface.bindings.keys.ParseException;
import org.eclipse.jface.fieldassist.ContentProposal;
import org.eclipse.jface.fieldassist.ContentProposalAdapter;
import org.eclipse.jface.fieldassist.ControlDecoration;
import org.eclipse.jface.fieldassist.FieldDecorationRegistry;
import org.eclipse.jface.fieldassist.IContentProposal;
import org.eclipse.jface.fieldassist.TextContentAdapter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Text;
import org.sonde.instrumentation.pattern.PatternAssist;

/** Content assist for a text of patterns, one a line. */
final class PatternField {
	private PatternField() {
	}

	/** @param assist what can be named, if it is known by now */
	static void attach(Text text, Supplier<PatternAssist> assist) {
		KeyStroke key;
		try {
			key = KeyStroke.getInstance("Ctrl+Space");
		} catch (ParseException e) {
			throw new IllegalStateException(e);
		}
		ContentProposalAdapter adapter = new ContentProposalAdapter(text, new TextContentAdapter(),
				(contents, caret) -> proposals(assist.get(), contents, caret), key, new char[] { '.', '@' });
		adapter.setProposalAcceptanceStyle(ContentProposalAdapter.PROPOSAL_REPLACE);
		adapter.setPropagateKeys(true);
		ControlDecoration hint = new ControlDecoration(text, SWT.LEFT | SWT.TOP);
		hint.setImage(FieldDecorationRegistry.getDefault().getFieldDecoration(FieldDecorationRegistry.DEC_CONTENT_PROPOSAL).getImage());
		hint.setDescriptionText(Messages.PatternField_assist);
		hint.setShowOnlyOnFocus(true);
	}

	/** Each as the whole text that it makes. */
	static IContentProposal[] proposals(PatternAssist assist, String contents, int caret) {
		int begin = Math.max(contents.lastIndexOf('\n', caret - 1), contents.lastIndexOf('\r', caret - 1)) + 1;
		List<PatternAssist.Proposal> found = assist.at(contents.substring(begin), caret - begin);
		return found.stream().map(proposal -> {
			String head = contents.substring(0, begin + proposal.start()) + proposal.text();
			return new ContentProposal(head + contents.substring(caret), proposal.label(), null, head.length());
		}).toArray(IContentProposal[]::new);
	}
}
