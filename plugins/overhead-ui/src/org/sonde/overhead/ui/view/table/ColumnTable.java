/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.preference.JFacePreferences;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.IElementComparer;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.actions.ActionFactory;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.BackgroundValue;
import org.sonde.overhead.ui.view.RunAction;
import org.sonde.overhead.ui.view.TextClipboard;

/**
 * A table that sorts by its columns, remembers widths, order and sorting, and copies itself as tab-separated text. Rows may
 * be replaced by newer ones at any time; the selection stays with the rows of the same key.
 */
public final class ColumnTable<R> {

	private static final String SORTED_BY = "sortedBy";
	private static final String DESCENDING = "descending";
	/** The number of lines that GTK selects within a frame; 20,000 take half a second. */
	private static final int MOST_SELECTED = 500;
	/** The number of rows that are sorted within a frame; more are sorted in the background. */
	private static final int AT_ONCE = 400;

	/** A placeholder for a line that will be removed soon. */
	private static final Object NOTHING = new Object();

	private final SlicedTableViewer viewer;
	private final Map<String, Column<R>> columns = new LinkedHashMap<>();
	private final Class<R> rowType;
	private final Function<R, Object> key;
	private final Map<String, TableViewerColumn> widgets = new LinkedHashMap<>();
	private final ColumnLayout layout;
	private final BackgroundValue<Sorted<R>> sorting;
	/** Sorts the rows when the user chooses another order; empty if the table does it. */
	private Optional<Runnable> arranger = Optional.empty();
	private Sorted<R> rows = new Sorted<>(List.of(), List.of(), Optional.empty());
	private Optional<Column<R>> sortedBy = Optional.empty();
	private boolean descending;
	/** The order by {@link #sortedBy} and {@link #descending}, for any thread. */
	private volatile Optional<Comparator<R>> order = Optional.empty();

	/**
	 * Sorted rows.
	 *
	 * @param given  in the order that they have by themselves
	 * @param sorted as they are shown
	 * @param order  that they were sorted by; empty for that of themselves
	 */
	public record Sorted<R>(List<R> given, List<R> sorted, Optional<Comparator<R>> order) {
	}

	/**
	 * @param name of the table, for screen readers
	 * @param key rows with the same key are the same row, before and after an update
	 */
	public ColumnTable(Composite parent, String name, Class<R> rowType, Function<R, Object> key, List<Column<R>> columns) {
		this.rowType = rowType;
		this.key = key;
		viewer = new SlicedTableViewer(parent, SWT.MULTI | SWT.FULL_SELECTION | SWT.VIRTUAL | SWT.H_SCROLL | SWT.V_SCROLL);
		viewer.setContentProvider(ArrayContentProvider.getInstance());
		viewer.setUseHashlookup(true);
		viewer.setComparer(new ByKey());
		Table table = viewer.getTable();
		table.setHeaderVisible(true);
		table.setLinesVisible(true);
		AccessibleName.set(table, name);
		layout = new ColumnLayout(table);
		sorting = new BackgroundValue<>(NLS.bind(Messages.ColumnTable_sorting, name), table, this::showSortedAgain);
		columns.forEach(this::add);
		PaintedCells.install(table, rowType);
		ColumnViewerToolTipSupport.enableFor(viewer);
		SortMenu.offer(this);
		viewer.setInput(rows.sorted());
	}

	/** The viewer of the rows; its columns stand in the order given, whatever the user made of it. */
	public TableViewer viewer() {
		return viewer;
	}

	/** The rows in the order shown. */
	public List<R> rows() {
		return rows.sorted();
	}

	/** Returns the height with the header and three lines, in pixels. A table needs at least that. */
	public int leastHeight() {
		return TableHeight.least(viewer.getTable(), PaintedCells.lineHeight(viewer.getTable()));
	}

	/** Which columns are shown, and where. */
	public ColumnLayout layout() {
		return layout;
	}

	/** The user's sort order, if any; for any thread. */
	public Optional<Comparator<R>> order() {
		return order;
	}

	/** Has another object arrange the rows from now on, which calls {@link #showArranged}: for very many rows, or for groups. */
	public void arrangedBy(Runnable newArranger) {
		arranger = Optional.of(newArranger);
	}

	/** The selected rows in the order shown. */
	public List<R> selected() {
		// Not from the items, because those of rows that were never painted have no data yet.
		return rowsAt(selectedLines());
	}

	/**
	 * Selects the rows of these keys as soon as the table has their lines, and scrolls to them: to the first, if not all have room. Of more
	 * than {@link #MOST_SELECTED} the first alone is selected.
	 */
	public void reveal(Set<?> keys) {
		viewer.whenSettled(() -> {
			int[] lines = linesOf(keys);
			if (lines.length > 0) {
				int[] selected = lines.length > MOST_SELECTED ? Arrays.copyOf(lines, 1) : lines;
				viewer.revealLines(selected, rowsAt(selected), lines[lines.length - 1]);
			}
		});
	}

	private int[] selectedLines() {
		return Arrays.stream(viewer.selectedLines()).sorted().filter(line -> line < rows.sorted().size()).toArray();
	}

	/** The column of the viewer for a column's id. */
	public TableViewerColumn column(String id) {
		return Optional.ofNullable(widgets.get(id)).orElseThrow();
	}

	public void show(List<R> newRows) {
		show(sorted(newRows));
	}

	/** Sorts rows by the user's order, in any thread; many rows not in that of the user interface. */
	public Sorted<R> sorted(List<R> newRows) {
		Optional<Comparator<R>> by = order;
		return new Sorted<>(newRows, by.isEmpty() ? newRows : newRows.stream().sorted(by.get()).toList(), by);
	}

	/** Shows sorted rows, or sorts them again if the user has chosen another order meanwhile. */
	public void show(Sorted<R> newRows) {
		display(newRows.order().equals(order) ? newRows : sorted(newRows.given()));
	}

	/** Shows rows in just this order. */
	public void showArranged(List<R> arranged) {
		display(new Sorted<>(arranged, arranged, order));
	}

	private void display(Sorted<R> newRows) {
		int[] before = selectedLines();
		List<Object> selection = Arrays.stream(before).mapToObj(line -> key.apply(rows.sorted().get(line))).toList();
		rows = newRows;
		Table table = viewer.getTable();
		table.setSortColumn(sortedBy.isEmpty() ? null : column(sortedBy.get().id()).getColumn());
		table.setSortDirection(sortedBy.isEmpty() ? SWT.NONE : descending ? SWT.DOWN : SWT.UP);
		int surplus = viewer.surplus(rows.sorted().size());
		viewer.setInput(surplus == 0 ? rows.sorted() : padded(rows.sorted(), surplus));
		viewer.settleAt(rows.sorted().size());
		int[] lines = linesOf(selection, before);
		if (lines.length == 0 && before.length > 0 && table.isFocusControl() && !rows.sorted().isEmpty()) {
			// The user removed rows by key, and continues at their position.
			lines = new int[] { Math.min(before[0], rows.sorted().size() - 1) };
		}
		// The new rows, because the viewer cannot map old rows that were never painted to new ones.
		viewer.selectLines(lines, rowsAt(lines));
	}

	private List<R> rowsAt(int[] lines) {
		return Arrays.stream(lines).mapToObj(rows.sorted()::get).toList();
	}

	/**
	 * Where the rows of these keys stand: where they stood, as long as none moved, because looking through 100,000 takes longer than a
	 * frame.
	 */
	private int[] linesOf(List<Object> keys, int[] before) {
		List<R> shown = rows.sorted();
		if (IntStream.range(0, before.length)
				.allMatch(i -> before[i] < shown.size() && key.apply(shown.get(before[i])).equals(keys.get(i)))) {
			return before;
		}
		return linesOf(Set.copyOf(keys));
	}

	private int[] linesOf(Set<?> keys) {
		List<R> shown = rows.sorted();
		return IntStream.range(0, shown.size()).filter(line -> keys.contains(key.apply(shown.get(line)))).toArray();
	}

	private static List<Object> padded(List<?> lines, int surplus) {
		List<Object> padded = new ArrayList<>(lines);
		padded.addAll(Collections.nCopies(surplus, NOTHING));
		return padded;
	}

	/** The columns shown, tab-separated, a header line first; the selected rows, or all if none is selected. */
	public String copied() {
		List<R> selected = selected();
		List<R> chosen = selected.isEmpty() ? rows.sorted() : selected;
		List<Column<R>> shown = layout.places().stream().filter(ColumnLayout.Place::shown).map(place -> columns.get(place.id())).toList();
		StringBuilder text = new StringBuilder(shown.stream().map(Column::title).collect(Collectors.joining("\t"))).append('\n');
		for (R row : chosen) {
			text.append(shown.stream().map(column -> column.text().apply(row).replaceAll("\\s+", " "))
					.collect(Collectors.joining("\t"))).append('\n');
		}
		return text.toString();
	}

	/** Copies to the clipboard; for Ctrl+C and the menus. */
	public IAction copyAction() {
		return copyAction(() -> this);
	}

	/** The same of a table that may be made later. */
	public static IAction copyAction(Supplier<? extends ColumnTable<?>> table) {
		Action copy = new RunAction(Messages.ColumnTable_copy, () -> TextClipboard.put(table.get().copied()));
		copy.setId(ActionFactory.COPY.getId());
		copy.setActionDefinitionId(ActionFactory.COPY.getCommandId());
		copy.setEnabled(true);
		return copy;
	}

	/** Sorts by the column, the largest numbers first. A second call reverses the order, a third restores the original one. */
	public void sort(String id) {
		Column<R> column = columns.get(id);
		boolean largestFirst = column.isNumeric();
		if (sortedBy.isPresent() && sortedBy.get() == column) {
			sort(descending == largestFirst ? sortedBy : Optional.empty(), !largestFirst);
		} else {
			sort(Optional.of(column), largestFirst);
		}
	}

	/** Sorts by the column, the largest first. */
	public void sortDescending(String id) {
		sort(Optional.of(columns.get(id)), true);
	}

	/** Whether it is sorted by the column, the largest first. */
	public boolean isSortedDescendingBy(String id) {
		return descending && sortedBy.filter(column -> column.id().equals(id)).isPresent();
	}

	/** Writes which columns are shown, their widths, order and sorting. */
	public void save(IMemento memento) {
		layout.save(memento);
		sortedBy.ifPresent(column -> {
			memento.putString(SORTED_BY, column.id());
			memento.putBoolean(DESCENDING, descending);
		});
	}

	/** Restores what {@link #save} wrote, without what does not fit today's columns. */
	public void restore(IMemento memento) {
		layout.restore(memento);
		Optional<Column<R>> column = Optional.ofNullable(columns.get(memento.getString(SORTED_BY)));
		sort(column, column.isPresent() && Boolean.TRUE.equals(memento.getBoolean(DESCENDING)));
	}

	private void sort(Optional<Column<R>> column, boolean largestFirst) {
		sortedBy = column;
		descending = largestFirst;
		order = column.map(by -> largestFirst ? by.order().reversed() : by.order());
		arranger.ifPresentOrElse(Runnable::run, this::sortAgain);
	}

	private void sortAgain() {
		List<R> given = rows.given();
		if (given.size() > AT_ONCE) {
			sorting.ask(() -> sorted(given));
		} else {
			show(given);
		}
	}

	private void showSortedAgain(Sorted<R> sorted) {
		if (sorted.given() == rows.given()) {
			show(sorted);
		}
	}

	private void add(Column<R> column) {
		columns.put(column.id(), column);
		TableViewerColumn widget = new TableViewerColumn(viewer, column.alignment());
		widget.getColumn().setText(column.title());
		SpareWidth.ask(widget.getColumn(), ColumnWidth.of(viewer.getTable(), column.title(), column.width()));
		widget.getColumn().setMoveable(true);
		widget.getColumn().setData(column);
		widget.getColumn().addListener(SWT.Selection, event -> sort(column.id()));
		widget.setLabelProvider(new Cells(column));
		layout.show(widget.getColumn(), column.shown());
		widgets.put(column.id(), widget);
	}

	private final class Cells extends ColumnLabelProvider {

		private final Column<R> column;

		Cells(Column<R> column) {
			this.column = column;
		}

		@Override
		public String getText(Object row) {
			return row == NOTHING ? "" : column.shown(rowType.cast(row));
		}

		@Override
		public String getToolTipText(Object row) {
			if (row == NOTHING) {
				return null;
			}
			String explained = Optional.ofNullable(column.toolTip().apply(rowType.cast(row))).orElse("");
			Table table = viewer.getTable();
			String whole = getText(row);
			if (explained.contains(whole)
					|| !PaintedCells.written(table, table.indexOf(widgets.get(column.id()).getColumn()), row).isCut()) {
				// An empty text would be shown.
				return explained.isEmpty() ? null : explained;
			}
			return explained.isEmpty() ? whole : whole + "\n" + explained;
		}

		@Override
		public Image getImage(Object row) {
			return row == NOTHING ? null : column.image().apply(rowType.cast(row));
		}

		@Override
		public Color getForeground(Object row) {
			return row != NOTHING && column.muted().apply(rowType.cast(row))
					? JFaceResources.getColorRegistry().get(JFacePreferences.QUALIFIER_COLOR)
					: null;
		}
	}

	private final class ByKey implements IElementComparer {

		@Override
		public boolean equals(Object one, Object other) {
			return keyOf(one).equals(keyOf(other));
		}

		@Override
		public int hashCode(Object row) {
			return keyOf(row).hashCode();
		}

		private Object keyOf(Object element) {
			return rowType.isInstance(element) ? key.apply(rowType.cast(element)) : element;
		}
	}
}
