/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.util.Optional;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.sonde.overhead.imports.Inference;
import org.sonde.overhead.imports.Question;
import org.sonde.overhead.ui.view.ControlText;
import org.sonde.overhead.ui.view.layout.GridSpace;
import org.sonde.overhead.ui.view.layout.PushButton;

/**
 * A row of the preview: a question, a field for its answer, and where the answer in it comes from. What follows from the files is filled
 * in. A proposal that is only likely is not: a wrong depth would make every cost wrong by that factor. A button takes it.
 */
final class QuestionField {

	private static final int QUESTION_WIDTH = 250;
	private static final int FIELD_WIDTH = 160;
	private static final int SOURCE_WIDTH = 220;

	private final Question question;
	private final Control field;
	private final Label from;
	/** The likely answer; it is shown, unless the answer follows from the files. */
	private final Optional<Button> take;
	private Optional<Inference> inferred = Optional.empty();

	/** @param changed is run when the answer changes */
	QuestionField(Composite parent, Question question, Runnable changed) {
		this.question = question;
		Label label = new Label(parent, SWT.WRAP);
		label.setText(ControlText.label(question.text() + (question.required() ? " *" : "")));
		field = switch (question) {
			case Question.Choice choice -> combo(parent, choice);
			case Question.Number number -> new Text(parent, SWT.BORDER);
			case Question.Words words -> new Text(parent, SWT.BORDER);
		};
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).hint(QUESTION_WIDTH, SWT.DEFAULT).applyTo(label);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).hint(FIELD_WIDTH, SWT.DEFAULT).applyTo(field);
		Optional<String> likely = question.required() ? question.proposal().filter(text -> !text.isEmpty()) : Optional.empty();
		Composite behind = new Composite(parent, SWT.NONE);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).applyTo(behind);
		from = new Label(behind, SWT.WRAP);
		GridDataFactory.fillDefaults().hint(SOURCE_WIDTH, SWT.DEFAULT).applyTo(from);
		GridSpace.show(from, false);
		take = likely.map(text -> take(behind, text));
		GridLayoutFactory.fillDefaults().applyTo(behind);
		for (Control one : new Control[] { label, field }) {
			one.setToolTipText(question.because());
		}
		field.addListener(SWT.Modify, event -> {
			showSource();
			changed.run();
		});
	}

	private Button take(Composite parent, String likely) {
		return PushButton.create(parent, NLS.bind(Messages.QuestionField_take, likely), question.because(), () -> fill(likely));
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

	/** Fills in what follows from the files and other answers, unless the user has answered something else. */
	void infer(Optional<Inference> newInferred) {
		if (newInferred.equals(inferred)) {
			return;
		}
		boolean untouched = answer().equals(inferred.map(Inference::answer));
		inferred = newInferred;
		if (untouched) {
			fill(inferred.map(Inference::answer).orElse(""));
		}
		showSource();
	}

	private void fill(String text) {
		if (field instanceof Combo combo) {
			combo.select(Math.max(0, combo.indexOf(text)));
		} else {
			((Text) field).setText(text);
		}
	}

	private void showSource() {
		String source = inferred.filter(one -> answer().equals(Optional.of(one.answer()))).map(Inference::from).orElse("");
		if (!source.equals(from.getText())) {
			from.setText(source);
			take.ifPresent(button -> GridSpace.show(button, source.isEmpty()));
			GridSpace.show(from, !source.isEmpty());
			from.requestLayout();
		}
	}

	/** Empty if nothing was entered. */
	Optional<String> answer() {
		String text = field instanceof Combo combo ? combo.getText() : ((Text) field).getText();
		return Optional.of(text.strip()).filter(words -> !words.isEmpty());
	}
}
