/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans.editor;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.forms.IMessageManager;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.sonde.instrumentation.plan.Containment;
import org.sonde.instrumentation.plan.DisposalMethod;
import org.sonde.instrumentation.plan.EventPriority;
import org.sonde.overhead.ui.estimates.edit.ObjectProbeEdits;

/** The fields of the selected probes that watch objects. Hidden if none is selected; a field is empty if they differ. */
final class WatchedFields {
	private static final int BY_NAME = 0;
	private static final int MASKED = 1;
	private static final int REPORTED = 2;

	private final Composite parent;
	private final PlanSource source;
	private final IMessageManager messages;
	private final Combo priority;
	private final Combo containment;
	private final Combo values;
	private final Text disposal;
	private List<ProbeRow> rows = List.of();

	WatchedFields(Composite parent, FormToolkit toolkit, PlanSource source, IMessageManager messages) {
		this.parent = parent;
		this.source = source;
		this.messages = messages;
		FormFields.layOut(parent, 0);
		toolkit.createLabel(parent, Messages.WatchedFields_priority);
		priority = FormFields.combo(parent, List.of(Messages.WatchedFields_regular, Messages.WatchedFields_urgent),
				index -> source.change(ObjectProbeEdits.priority(names(), EventPriority.VALUES.get(index))));
		priority.setToolTipText(Messages.WatchedFields_priorityToolTip);
		toolkit.createLabel(parent, Messages.WatchedFields_values);
		values = FormFields.combo(parent,
				List.of(NLS.bind(Messages.WatchedFields_byName, Messages.WatchedFields_reported), Messages.WatchedFields_masked,
				Messages.WatchedFields_reported), index -> source.change(ObjectProbeEdits.masked(names(),
						index == BY_NAME ? Optional.empty() : Optional.of(index == MASKED))));
		values.setToolTipText(Messages.WatchedFields_valuesToolTip);
		toolkit.createLabel(parent, Messages.WatchedFields_containment);
		containment = FormFields.combo(parent,
				List.of(Messages.WatchedFields_none, Messages.WatchedFields_parent, Messages.WatchedFields_children),
				index -> source.change(ObjectProbeEdits.containment(names(), Containment.VALUES.get(index))));
		containment.setToolTipText(Messages.WatchedFields_containmentToolTip);
		toolkit.createLabel(parent, Messages.WatchedFields_disposal);
		disposal = FormFields.text(parent, toolkit, this::disposalTyped);
		disposal.setToolTipText(Messages.WatchedFields_disposalToolTip);
		disposal.addModifyListener(event -> judgeDisposal());
		FormFields.fill(disposal);
		GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(parent);
		parent.setVisible(false);
	}

	private List<String> names() {
		return rows.stream().map(ProbeRow::name).toList();
	}

	private void judgeDisposal() {
		try {
			disposalMethod();
			messages.removeMessage(disposal, disposal);
		} catch (IllegalArgumentException e) {
			messages.addMessage(disposal, e.getMessage(), null, IMessageProvider.ERROR, disposal);
		}
	}

	/** @throws IllegalArgumentException if the typed text is not a disposal method */
	private Optional<DisposalMethod> disposalMethod() {
		String typed = disposal.getText().strip();
		return typed.isEmpty() ? Optional.empty() : Optional.of(DisposalMethod.parse(typed));
	}

	private void disposalTyped() {
		if (!rows.isEmpty() && !disposal.getText().strip().equals(common(WatchedRow::disposal).orElse(""))) {
			try {
				source.change(ObjectProbeEdits.disposal(names(), disposalMethod()));
			} catch (IllegalArgumentException e) {
				return; // the message beside the field says why
			}
		}
	}

	private <T> Optional<T> common(Function<WatchedRow, T> property) {
		List<T> found = rows.stream().flatMap(row -> row.watched().stream()).map(property).distinct().limit(2).toList();
		return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
	}

	private boolean all(Function<WatchedRow, Boolean> property) {
		return common(property).orElse(false);
	}

	/** @param enabled whether they may be changed */
	void show(List<ProbeRow> selected, boolean enabled) {
		boolean others = !selected.stream().map(ProbeRow::name).toList().equals(names());
		if (others) {
			// Typed text that was not stored yet belongs to the probes for which it was typed.
			disposalTyped();
		}
		String before = common(WatchedRow::disposal).orElse("");
		rows = selected;
		boolean watched = !rows.isEmpty() && rows.stream().allMatch(row -> row.watched().isPresent());
		boolean fields = watched && all(row -> !row.type());
		priority.setEnabled(enabled && watched);
		values.setEnabled(enabled && fields);
		containment.setEnabled(enabled && watched && all(WatchedRow::contains));
		disposal.setEnabled(enabled && watched && all(WatchedRow::type));
		common(WatchedRow::priority).ifPresentOrElse(one -> priority.select(EventPriority.VALUES.indexOf(one)), priority::deselectAll);
		common(WatchedRow::containment).filter(one -> fields)
				.ifPresentOrElse(one -> containment.select(Containment.VALUES.indexOf(one)), containment::deselectAll);
		values.setItem(BY_NAME, common(WatchedRow::maskedByName)
				.map(masked -> NLS.bind(Messages.WatchedFields_byName,
						masked ? Messages.WatchedFields_masked : Messages.WatchedFields_reported))
				.orElse(Messages.WatchedFields_byNames));
		common(WatchedRow::masked).filter(one -> fields)
				.ifPresentOrElse(one -> values.select(one.map(masked -> masked ? MASKED : REPORTED).orElse(BY_NAME)), values::deselectAll);
		String now = common(WatchedRow::disposal).orElse("");
		if (others || !now.equals(before)) {
			disposal.setText(now);
		}
		setVisible(watched);
	}

	private void setVisible(boolean visible) {
		GridData data = (GridData) parent.getLayoutData();
		if (data.exclude == visible) {
			data.exclude = !visible;
			parent.setVisible(visible);
			FormFields.reflow(parent);
		}
	}
}
