/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.table;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyEvent;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.MouseListener;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.IMemento;
import org.sonde.overhead.ui.view.table.ColumnTable;

/** The probes of the plan with their costs, flat or in groups that can be opened and closed. */
public final class ProbeTable {

	private static final String GROUPING = "grouping";
	private static final String DURATIONS = "durations";
	/** The number of probes that are arranged within a frame; more are arranged in the background. */
	private static final int AT_ONCE = 400;

	private final ColumnTable<EstimateLine> table;
	private final EstimateColumns.Painters painters = EstimateColumns.Painters.create();
	private final ArrangeJob arranging = new ArrangeJob(this::later, this::display);
	private final Set<String> closed = new HashSet<>();
	private Consumer<Arrangement.Lines> listener = lines -> { };
	private List<EstimateRow> rows = List.of();
	/** Whether durations were ever known: then their column was shown, and the user may have hidden it. */
	private boolean durations;
	private Grouping grouping = Grouping.NONE;
	private String filter = "";
	/** The names of the probes that are selected when the lines are arranged next. */
	private Set<String> wanted = Set.of();

	public ProbeTable(Composite parent) {
		table = new ColumnTable<>(parent, Messages.ProbeTable_name, EstimateLine.class, EstimateLine::key,
				EstimateColumns.all(new LineImages(parent), painters));
		GridDataFactory.fillDefaults().grab(true, true).applyTo(control());
		table.arrangedBy(this::arrange);
		table.viewer().addDoubleClickListener(event -> {
			if (table.selected().size() == 1 && table.selected().getFirst() instanceof EstimateGroup group) {
				open(group, !group.open());
			}
		});
		control().addKeyListener(KeyListener.keyPressedAdapter(this::pressed));
		control().addMouseListener(MouseListener.mouseDownAdapter(this::clicked));
	}

	/** The lines. */
	public ColumnTable<EstimateLine> table() {
		return table;
	}

	public Table control() {
		return table.viewer().getTable();
	}

	/** Takes the focus from the filter, and selects a line for the keys to act on. */
	public void enter() {
		control().setFocus();
		if (table.selected().isEmpty() && control().getItemCount() > 0) {
			table.viewer().setSelection(new StructuredSelection(table.viewer().getElementAt(0)), true);
		}
	}

	/** Tells of the lines whenever they were arranged. */
	public void onArranged(Consumer<Arrangement.Lines> newListener) {
		listener = newListener;
	}

	/** All probes of the plan, those that are not shown among them. */
	public void show(List<EstimateRow> newRows) {
		rows = newRows;
		if (!durations && rows.stream().anyMatch(row -> row.shares().ofDuration().isPresent())) {
			durations = true;
			table.layout().show(EstimateColumns.DURATION_SHARE);
		}
		arrange();
	}

	/** The probes shown, without groups, from the top down. */
	public List<EstimateRow> rows() {
		return rowsOf(table.rows());
	}

	/** The selected probes and those in selected groups, from the top down, without dropped ones. */
	public List<EstimateRow> selected() {
		Map<String, EstimateRow> selected = new LinkedHashMap<>();
		for (EstimateLine line : table.selected()) {
			switch (line) {
				case EstimateRow row -> selected.put(row.name(), row);
				case EstimateGroup group -> group.rows().forEach(row -> selected.put(row.name(), row));
			}
		}
		return selected.values().stream().filter(row -> !row.dropped()).toList();
	}

	static List<EstimateRow> rowsOf(Collection<? extends EstimateLine> lines) {
		return lines.stream().filter(EstimateRow.class::isInstance).map(EstimateRow.class::cast).toList();
	}

	/** Selects the probes with these names, unless the filter hides them, scrolls to them, and opens their groups. */
	public void select(Set<String> names) {
		wanted = names;
		rows.stream().filter(row -> names.contains(row.name())).flatMap(row -> grouping.path(row).stream())
				.forEach(group -> closed.remove(group.key()));
		arrange();
	}

	public Grouping grouping() {
		return grouping;
	}

	/** Puts the probes into groups. */
	public void group(Grouping newGrouping) {
		grouping = newGrouping;
		closed.clear();
		arrange();
	}

	/** Only shows probes whose name or note contains all of these words. */
	public void filter(String words) {
		filter = words;
		arrange();
	}

	/** Opens or closes all groups. */
	public void openAll(boolean open) {
		closed.clear();
		if (!open) {
			rows.forEach(row -> grouping.path(row).forEach(group -> closed.add(group.key())));
		}
		arrange();
	}

	private void open(EstimateGroup group, boolean open) {
		if (open ? closed.remove(group.key()) : closed.add(group.key())) {
			arrange();
		}
	}

	private Arrangement arrangement() {
		return new Arrangement(grouping, filter, table.order(), closed);
	}

	private void arrange() {
		if (rows.size() > AT_ONCE) {
			arranging.arrange(arrangement(), rows);
		} else {
			arranging.forget();
			display(arrangement().of(rows));
		}
	}

	private void display(Arrangement.Lines lines) {
		painters.perCall().setMost(lines.mostNanosPerCall());
		painters.perSecond().setMost(lines.mostMillisPerSecond());
		table.showArranged(lines.lines());
		if (!wanted.isEmpty()) {
			table.reveal(wanted);
			wanted = Set.of();
		}
		listener.accept(lines);
	}

	/** Runs it unless the view was closed. */
	private void later(Runnable run) {
		if (!control().isDisposed()) {
			control().getDisplay().asyncExec(() -> {
				if (!control().isDisposed()) {
					run.run();
				}
			});
		}
	}

	/** Groups open and close with the arrow keys, like a tree's branches. */
	private void pressed(KeyEvent event) {
		if (event.stateMask != 0 || event.keyCode != SWT.ARROW_LEFT && event.keyCode != SWT.ARROW_RIGHT) {
			return;
		}
		List<EstimateLine> selected = table.selected();
		if (selected.size() != 1) {
			return;
		}
		EstimateLine line = selected.getFirst();
		boolean open = event.keyCode == SWT.ARROW_RIGHT;
		if (line instanceof EstimateGroup group && group.open() != open) {
			open(group, open);
		} else if (!open && line.depth() > 0) {
			selectGroupAbove(line);
		}
		event.doit = grouping == Grouping.NONE;
	}

	private void selectGroupAbove(EstimateLine line) {
		for (int i = table.rows().indexOf(line) - 1; i >= 0; i--) {
			if (table.rows().get(i) instanceof EstimateGroup group && group.depth() < line.depth()) {
				table.viewer().setSelection(new StructuredSelection(group), true);
				return;
			}
		}
	}

	private void clicked(MouseEvent event) {
		TableItem item = control().getItem(new Point(event.x, event.y));
		if (event.button == 1 && item != null && item.getData() instanceof EstimateGroup group
				&& LinePainter.isOnArrow(group, item.getBounds(0), event.x)) {
			open(group, !group.open());
		}
	}

	public void save(IMemento memento) {
		table.save(memento);
		memento.putString(GROUPING, grouping.name());
		memento.putBoolean(DURATIONS, durations);
	}

	public void restore(IMemento memento) {
		String saved = memento.getString(GROUPING);
		for (Grouping one : Grouping.values()) {
			grouping = one.name().equals(saved) ? one : grouping;
		}
		durations = Boolean.TRUE.equals(memento.getBoolean(DURATIONS));
		table.restore(memento);
	}

	public void dispose() {
		arranging.cancel();
		arranging.forget();
	}
}
