/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans.editor;

import java.util.Comparator;
import java.util.List;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyEvent;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.forms.IMessageManager;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.sonde.overhead.ui.estimates.edit.ProbeEdits;
import org.sonde.overhead.ui.estimates.table.Quantities;
import org.sonde.overhead.ui.objects.LiveObjectsView;
import org.sonde.overhead.ui.view.layout.PushButton;
import org.sonde.overhead.ui.view.table.Column;
import org.sonde.overhead.ui.view.table.ColumnTable;

/** All probes in a table, and below it the fields of the selected ones. */
final class ProbesSection {

	private static final int FEWEST_LINES = 8;
	/** Less than its columns take, so that the table scrolls, not the form. */
	private static final int LEAST_WIDTH = 200;

	private final PlanSource source;
	private final ColumnTable<ProbeRow> table;
	private final ProbeFields fields;
	private final WatchedFields watched;
	private final Button remove;
	private final Button up;
	private final Button down;
	private final Button show;
	/** Their names, in the order in which they match. */
	private List<String> patterns = List.of();
	private boolean enabled = true;

	ProbesSection(Composite parent, FormToolkit toolkit, PlanSource source, IMessageManager messages) {
		this.source = source;
		GridLayoutFactory.fillDefaults().margins(4, 4).spacing(8, 6).applyTo(parent);
		table = new ColumnTable<>(parent, Messages.PlanPage_probes, ProbeRow.class, ProbeRow::name, columns());
		Table widget = table.viewer().getTable();
		// The height of a line with the rule below it.
		GridDataFactory.fillDefaults().grab(true, true)
				.hint(LEAST_WIDTH, widget.getHeaderHeight() + FEWEST_LINES * (widget.getItemHeight() + 1)).applyTo(widget);
		Composite buttons = toolkit.createComposite(parent);
		RowLayoutFactory.fillDefaults().spacing(6).applyTo(buttons);
		GridDataFactory.fillDefaults().hint(LEAST_WIDTH, SWT.DEFAULT).grab(true, false).applyTo(buttons);
		// The toolkit would give them the form's colour, in which disabled buttons look enabled.
		remove = PushButton.create(buttons, Messages.ProbesSection_remove, () -> source.change(ProbeEdits.remove(names())));
		up = PushButton.create(buttons, Messages.ProbesSection_up,
				() -> source.change(ProbeEdits.move(table.selected().getFirst().label(), true)));
		down = PushButton.create(buttons, Messages.ProbesSection_down,
				() -> source.change(ProbeEdits.move(table.selected().getFirst().label(), false)));
		show = PushButton.create(buttons, Messages.ProbesSection_show, this::showObjects);
		show.setToolTipText(Messages.ProbesSection_showToolTip);
		up.setToolTipText(Messages.ProbesSection_precedence);
		down.setToolTipText(Messages.ProbesSection_precedence);
		fields = new ProbeFields(toolkit.createComposite(parent), toolkit, source, messages);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(fields.parent());
		watched = new WatchedFields(toolkit.createComposite(parent), toolkit, source, messages);
		table.viewer().addSelectionChangedListener(event -> selected());
		table.viewer().getTable().addKeyListener(KeyListener.keyPressedAdapter(this::keyPressed));
		selected();
	}

	/** The keys of Overhead Estimates: Space activates or deactivates, F2 goes to the call rate. */
	private void keyPressed(KeyEvent event) {
		List<ProbeRow> rows = table.selected();
		if (!enabled || rows.isEmpty()) {
			return;
		}
		if (event.keyCode == SWT.F2) {
			fields.editCalls();
		} else if (event.character == ' ' && event.stateMask == 0) {
			source.change(ProbeEdits.active(names(), rows.stream().noneMatch(ProbeRow::active)));
			event.doit = false;
		}
	}

	private static List<Column<ProbeRow>> columns() {
		return List.of(
				Column.<ProbeRow>text("probe", Messages.ProbesSection_probe, 260, ProbeRow::label).withToolTip(ProbeRow::name)
						.withSpareWidth(),
				Column.text("kind", Messages.ProbesSection_kind, 140, ProbeRow::kindWords),
				Column.text("state", Messages.ProbesSection_state, 90,
						row -> row.active() ? Messages.ProbesSection_active : Messages.ProbesSection_deactivated),
				Column.number("calls", Messages.ProbesSection_calls, 110, row -> row.calls().map(Quantities::callsPerSecond).orElse(""),
						Comparator.comparingDouble(row -> row.calls().orElse(Double.NEGATIVE_INFINITY))),
				Column.number("value", Messages.ProbesSection_value, 60, row -> Integer.toString(row.value()),
						Comparator.comparingInt(ProbeRow::value)),
				Column.<ProbeRow>number("matches", Messages.ProbesSection_matches, 80,
						row -> row.matches().map(found -> Integer.toString(found.methods().size())).orElse(""),
						Comparator.comparingInt(row -> row.matches().map(found -> found.methods().size()).orElse(-1)))
						.withToolTip(row -> row.matches().map(ProbeMatches::text).orElse(null)),
				Column.text("note", Messages.ProbesSection_note, 160, row -> row.note().replaceAll("\\s+", " ")));
	}

	private void showObjects() {
		table.selected().getFirst().watched().ifPresent(
				watchedRow -> LiveObjectsView.show(PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage(),
						watchedRow.place()));
	}

	private List<String> names() {
		return table.selected().stream().map(ProbeRow::name).toList();
	}

	void show(List<ProbeRow> rows) {
		patterns = rows.stream().filter(ProbeRow::pattern).map(ProbeRow::name).toList();
		table.show(rows);
		selected();
	}

	private void selected() {
		List<ProbeRow> rows = table.selected();
		fields.show(rows, enabled);
		watched.show(rows, enabled);
		remove.setEnabled(enabled && !rows.isEmpty());
		boolean movable = enabled && rows.size() == 1 && rows.getFirst().pattern();
		int place = movable ? patterns.indexOf(rows.getFirst().name()) : -1;
		up.setEnabled(place > 0);
		down.setEnabled(place >= 0 && place < patterns.size() - 1);
		show.setEnabled(rows.size() == 1 && rows.getFirst().watched().isPresent());
	}

	void setEnabled(boolean nowEnabled) {
		enabled = nowEnabled;
		selected();
	}
}
