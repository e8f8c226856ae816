/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.util.Optional;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.sonde.overhead.imports.Question;

/**
 * A row of the preview: a question, a field for its answer, and a button with the proposal, if there is one. A proposal is never
 * filled in by itself: a wrong depth would make every cost wrong by that factor.
 */
final class QuestionField {

	private final Question question;
	private final Control field;

	QuestionField(Composite parent, Question question, Runnable changed) {
		this.question = question;
		Label label = new Label(parent, SWT.NONE);
		label.setText(question.text() + (question.required() ? " *" : ""));
		label.setToolTipText(question.because());
		field = switch (question) {
			case Question.Choice choice -> combo(parent, choice);
			case Question.Number number -> text(parent, number);
			case Question.Words words -> text(parent, words);
		};
		field.setToolTipText(question.because());
		field.addListener(SWT.Modify, event -> changed.run());
		GridDataFactory.fillDefaults().grab(true, false).hint(180, SWT.DEFAULT).applyTo(field);
		Optional<String> proposal = question.proposal().filter(text -> !text.isEmpty());
		if (proposal.isEmpty() || !question.required()) {
			new Label(parent, SWT.NONE);
		} else {
			Button take = new Button(parent, SWT.PUSH);
			take.setText(NLS.bind(Messages.QuestionField_take, proposal.get()));
			take.setToolTipText(question.because());
			take.addListener(SWT.Selection, event -> answer(proposal.get()));
		}
	}

	/** Where no answer is needed, the proposal is what the import takes: it stands in the field as a hint. */
	private static Text text(Composite parent, Question question) {
		Text text = new Text(parent, SWT.BORDER);
		if (!question.required()) {
			question.proposal().ifPresent(text::setMessage);
		}
		return text;
	}

	private static Combo combo(Composite parent, Question.Choice choice) {
		Combo combo = new Combo(parent, SWT.READ_ONLY);
		combo.add("");
		choice.choices().forEach(combo::add);
		return combo;
	}

	Question question() {
		return question;
	}

	/** As if typed. */
	void answer(String text) {
		if (field instanceof Combo combo) {
			combo.select(Math.max(0, combo.indexOf(text)));
		} else {
			((Text) field).setText(text);
		}
	}

	/** Empty if nothing was entered. */
	Optional<String> answer() {
		String text = field instanceof Combo combo ? combo.getText() : ((Text) field).getText();
		return Optional.of(text.strip()).filter(words -> !words.isEmpty());
	}
}
