/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.jface.bindings.keys.KeyStroke;
import org.eclipse.jface.fieldassist.ContentProposal;
import org.eclipse.jface.fieldassist.ContentProposalAdapter;
import org.eclipse.jface.fieldassist.IContentProposal;
import org.eclipse.jface.fieldassist.TextContentAdapter;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.sonde.benchmark.userprogram.UnitOfWork;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.overhead.ui.view.AccessibleName;

/** Asks for the unit of work: a method, proposed from the plan, or an expression for lines of output. Two rows of three columns. */
final class UnitField {

	private final Map<UnitKind, Button> kinds = new EnumMap<>(UnitKind.class);
	private final Text method;
	private final Text expression;
	private final Runnable changed;
	private List<IContentProposal> proposals = List.of();

	/** @param changed is called when the user changes something */
	UnitField(Composite parent, Runnable changed) {
		this.changed = changed;
		addKind(parent, UnitKind.METHOD, Messages.UnitField_method);
		method = text(parent, Messages.UnitField_methodHint, Messages.UnitField_method);
		addKind(parent, UnitKind.LINES, Messages.UnitField_lines);
		expression = text(parent, Messages.UnitField_linesHint, Messages.UnitField_lines);
		addKind(parent, UnitKind.RUN, Messages.UnitField_run);
		GridDataFactory.fillDefaults().span(2, 1).applyTo(kinds.get(UnitKind.RUN));
		ContentProposalAdapter adapter = new ContentProposalAdapter(method, new TextContentAdapter(), (typed, caret) -> matching(typed),
				KeyStroke.getInstance(SWT.MOD1, SWT.SPACE), null);
		adapter.setProposalAcceptanceStyle(ContentProposalAdapter.PROPOSAL_REPLACE);
		adapter.setPropagateKeys(true);
	}

	private void addKind(Composite parent, UnitKind kind, String words) {
		Button button = new Button(parent, SWT.RADIO);
		button.setText(words);
		button.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
			enable();
			changed.run();
		}));
		kinds.put(kind, button);
	}

	private Text text(Composite parent, String hint, String name) {
		Text text = new Text(parent, SWT.BORDER);
		text.setMessage(hint);
		AccessibleName.set(text, name);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(text);
		text.addModifyListener(event -> changed.run());
		return text;
	}

	private void enable() {
		method.setEnabled(kind() == UnitKind.METHOD);
		expression.setEnabled(kind() == UnitKind.LINES);
	}

	/** Shows what was chosen before. */
	void show(MeasureSettings settings) {
		kinds.forEach((kind, button) -> button.setSelection(kind == settings.unit()));
		method.setText(settings.method());
		expression.setText(settings.expression());
		enable();
	}

	/** Proposes the plan's methods; the likeliest if nothing is typed. */
	void propose(Plan plan) {
		UnitProposals found = UnitProposals.of(plan);
		proposals = Stream.concat(found.entries().stream().map(name -> proposal(name, NLS.bind(Messages.UnitField_entry, name))),
				found.others().stream().map(name -> proposal(name, name))).toList();
		if (method.getText().isEmpty() && !found.entries().isEmpty()) {
			method.setText(found.entries().getFirst());
		}
	}

	private static IContentProposal proposal(String name, String label) {
		return new ContentProposal(name, label, null);
	}

	/** The methods that are proposed for what is typed. */
	IContentProposal[] matching(String typed) {
		String wanted = typed.strip().toLowerCase(Locale.ROOT);
		return proposals.stream().filter(proposal -> proposal.getContent().toLowerCase(Locale.ROOT).contains(wanted))
				.toArray(IContentProposal[]::new);
	}

	UnitKind kind() {
		return kinds.keySet().stream().filter(kind -> kinds.get(kind).getSelection()).findFirst().orElse(UnitKind.METHOD);
	}

	String method() {
		return method.getText().strip();
	}

	String expression() {
		return expression.getText();
	}

	/** What is still to be typed, for people; empty if nothing is. */
	Optional<String> missing() {
		if (kind() == UnitKind.RUN || !field().getText().isBlank()) {
			return Optional.empty();
		}
		return Optional.of(kind() == UnitKind.LINES ? Messages.UnitField_noLines : Messages.UnitField_noMethod);
	}

	/** The field in use; for the whole run, none is, and this is one of both. */
	Text field() {
		return kind() == UnitKind.LINES ? expression : method;
	}

	/**
	 * What is chosen and typed.
	 *
	 * @throws IllegalArgumentException saying what is wrong with it
	 */
	UnitOfWork unit() {
		return switch (kind()) {
			case METHOD -> UnitOfWork.ofMethod(method());
			case LINES -> UnitOfWork.ofOutput(expression());
			case RUN -> new UnitOfWork.WholeRun();
		};
	}
}
