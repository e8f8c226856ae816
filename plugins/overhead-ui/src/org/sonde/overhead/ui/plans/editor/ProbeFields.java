/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans.editor;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.FocusListener;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.forms.IMessageManager;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.sonde.common.digits.Digits;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.overhead.ui.estimates.edit.ProbeEdits;
import org.sonde.overhead.ui.estimates.edit.TypedRate;
import org.sonde.overhead.ui.estimates.table.EstimateColumns;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.TabTraversal;
import org.sonde.overhead.ui.view.layout.ComboItems;

/** The fields of the selected probes. A field is empty if they differ. */
final class ProbeFields {

	private static final int MOST_VALUE = 5;
	private static final int NOTE_LINES = 3;
	/** The kinds of probes in operations. */
	private static final List<String> KINDS = ProbeKind.VALUES.stream().map(EstimateColumns::kind).toList();

	private final Composite parent;
	private final PlanSource source;
	private final IMessageManager messages;
	private final Button active;
	private final Combo kind;
	private final Text calls;
	private final Combo value;
	private final Text note;
	private List<ProbeRow> rows = List.of();

	ProbeFields(Composite parent, FormToolkit toolkit, PlanSource source, IMessageManager messages) {
		this.parent = parent;
		this.source = source;
		this.messages = messages;
		FormFields.layOut(parent, 0);
		toolkit.createLabel(parent, Messages.ProbeFields_kind);
		kind = FormFields.combo(parent, KINDS,
				index -> source.change(ProbeEdits.kind(names(), ProbeKind.VALUES.get(index))));
		toolkit.createLabel(parent, Messages.ProbeFields_calls);
		calls = FormFields.text(parent, toolkit, this::callsTyped);
		calls.addModifyListener(event -> judgeCalls());
		toolkit.createLabel(parent, Messages.ProbeFields_value);
		value = FormFields.combo(parent, IntStream.rangeClosed(1, MOST_VALUE).mapToObj(Integer::toString).toList(),
				index -> source.change(ProbeEdits.value(names(), index + 1)));
		value.setToolTipText(Messages.ProbeFields_valueToolTip);
		active = toolkit.createButton(parent, Messages.ProbeFields_active, SWT.CHECK);
		active.setToolTipText(Messages.ProbeFields_activeToolTip);
		active.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
			active.setGrayed(false);
			boolean chosen = active.getSelection();
			source.change(ProbeEdits.active(names(), chosen));
		}));
		GridDataFactory.swtDefaults().span(2, 1).applyTo(active);
		toolkit.createLabel(parent, Messages.ProbeFields_note);
		note = toolkit.createText(parent, "", SWT.BORDER | SWT.MULTI | SWT.WRAP | SWT.V_SCROLL);
		TabTraversal.enable(note);
		note.addFocusListener(FocusListener.focusLostAdapter(event -> noteTyped()));
		GridDataFactory.fillDefaults().grab(true, false).span(3, 1).hint(SWT.DEFAULT, NOTE_LINES * note.getLineHeight()).applyTo(note);
		FormFields.fill(calls);
	}

	Composite parent() {
		return parent;
	}

	void editCalls() {
		calls.setFocus();
		calls.selectAll();
	}

	private List<String> names() {
		return rows.stream().map(ProbeRow::name).toList();
	}

	private void judgeCalls() {
		Optional<String> problem = TypedRate.problem(calls.getText());
		AccessibleName.add(calls, problem.orElse(""));
		problem.ifPresentOrElse(text -> messages.addMessage(calls, text, null, IMessageProvider.ERROR, calls),
				() -> messages.removeMessage(calls, calls));
	}

	private void callsTyped() {
		if (!rows.isEmpty() && !calls.getText().equals(callsText()) && TypedRate.problem(calls.getText()).isEmpty()) {
			source.change(ProbeEdits.calls(names(), TypedRate.of(calls.getText())));
		}
	}

	private void noteTyped() {
		if (!rows.isEmpty() && !note.getText().equals(noteText())) {
			source.change(ProbeEdits.note(names(), note.getText().strip()));
		}
	}

	/** All digits: what is shown here is edited. */
	private String callsText() {
		return common(ProbeRow::calls).flatMap(rate -> rate).map(Digits::plain).orElse("");
	}

	private String noteText() {
		return common(ProbeRow::note).orElse("");
	}

	private <T> Optional<T> common(Function<ProbeRow, T> property) {
		List<T> values = rows.stream().map(property).distinct().limit(2).toList();
		return values.size() == 1 ? Optional.of(values.getFirst()) : Optional.empty();
	}

	/** @param enabled whether they may be changed */
	void show(List<ProbeRow> selected, boolean enabled) {
		boolean others = !selected.stream().map(ProbeRow::name).toList().equals(names());
		if (others) {
			// Typed text that was not stored yet belongs to the probes for which it was typed.
			callsTyped();
			noteTyped();
		}
		String callsBefore = callsText();
		String noteBefore = noteText();
		rows = selected;
		Arrays.asList(active, calls, value, note).forEach(field -> field.setEnabled(enabled && !rows.isEmpty()));
		boolean ofObjects = rows.stream().anyMatch(row -> row.watched().isPresent());
		kind.setEnabled(enabled && !rows.isEmpty() && !ofObjects);
		active.setSelection(rows.stream().anyMatch(ProbeRow::active));
		active.setGrayed(common(ProbeRow::active).isEmpty() && !rows.isEmpty());
		List<String> kinds = ofObjects ? rows.stream().map(ProbeRow::kind).distinct().toList() : KINDS;
		ComboItems.replace(kind, kinds);
		common(ProbeRow::kind).ifPresentOrElse(one -> kind.select(kinds.indexOf(one)), kind::deselectAll);
		common(ProbeRow::value).ifPresentOrElse(one -> value.select(one - 1), value::deselectAll);
		// Typed text stays unless the plan changed: matches of patterns can arrive at any time.
		if (others || !callsText().equals(callsBefore)) {
			calls.setText(callsText());
		}
		if (others || !noteText().equals(noteBefore)) {
			note.setText(noteText());
		}
	}
}
