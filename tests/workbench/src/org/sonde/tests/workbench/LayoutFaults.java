/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Sash;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swtchart.Chart;
import org.sonde.overhead.ui.view.table.CellPainter;
import org.sonde.overhead.ui.view.table.PaintedCells;
import org.sonde.overhead.ui.view.table.Column;

/** Faults in the layout of a view or a form: controls that are cut or overlap, and tables with too few lines. */
final class LayoutFaults {
	private static final int LEAST_LINES = 3;
	/** In pixels: less shows nothing. */
	private static final Point LEAST_CHART = new Point(150, 70);
	private static final int LEAST_CHOICE = 70;
	private static final int LEAST_TEXT = 80;
	/** In less room than this, a cell at the end of its table shows no more than an ellipsis. */
	private static final int LEAST_CELL = 24;

	private final List<String> faults = new ArrayList<>();

	private LayoutFaults() {
	}

	/** In the thread of the user interface. */
	static List<String> of(Composite root) {
		LayoutFaults found = new LayoutFaults();
		found.check(root);
		return found.faults;
	}

	private void check(Composite parent) {
		List<Control> children = Arrays.stream(parent.getChildren()).filter(child -> child.getVisible() && !isNothing(child)).toList();
		Rectangle area = parent.getClientArea();
		for (Control child : children) {
			Rectangle bounds = child.getBounds();
			boolean beside = bounds.x < area.x || bounds.x + bounds.width > area.x + area.width;
			boolean below = bounds.y < area.y || bounds.y + bounds.height > area.y + area.height;
			if (beside && !scrolls(parent, SWT.H_SCROLL) || below && !scrolls(parent, SWT.V_SCROLL)) {
				faults.add(name(child) + " at " + bounds + " is cut by " + area);
			}
			for (Control other : children) {
				if (other != child && children.indexOf(other) > children.indexOf(child) && bounds.intersects(other.getBounds())) {
					faults.add(name(child) + " lies over " + name(other) + ": " + bounds + ", " + other.getBounds());
				}
			}
			checkContent(child);
		}
	}

	private static boolean scrolls(Composite parent, int direction) {
		return parent instanceof ScrolledComposite && (parent.getStyle() & direction) != 0;
	}

	/** Such as a text that says nothing now, or what a folder of tabs has beside these. */
	private static boolean isNothing(Control control) {
		boolean behind = control.getParent() instanceof SashForm sash && sash.getMaximizedControl() != null
				&& sash.getMaximizedControl() != control;
		return behind || control instanceof Sash || control instanceof ToolBar
				|| control instanceof Label label && label.getText().isEmpty() && label.getImage() == null
				|| control instanceof Link link && link.getText().isEmpty()
				|| control instanceof Composite composite && composite.getSize().x * composite.getSize().y == 0
						&& composite.getChildren().length == 0;
	}

	private void checkContent(Control control) {
		switch (control) {
			case Label label -> text(label, label.getText().replace("&", ""), (label.getStyle() & SWT.WRAP) != 0);
			case Link link -> text(link, link.getText().replaceAll("<[^>]*>", ""), true);
			case Button button -> whole(button);
			case Spinner spinner -> whole(spinner);
			case Combo combo -> choice(combo);
			case Text field -> least(field, new Point(LEAST_TEXT, 20));
			case Table table -> {
				lines(table, table.getItemCount(), table.getHeaderHeight(), table.getItemHeight(),
						table.getItemCount() == 0 ? 0 : table.getItem(0).getBounds().height);
				cells(table);
			}
			case Tree tree -> lines(tree, tree.getItemCount() == 0 ? 0 : LEAST_LINES, tree.getHeaderHeight(), tree.getItemHeight(), 0);
			case Chart chart -> least(chart, LEAST_CHART);
			case CTabFolder folder -> {
				selectedTab(folder);
				check(folder);
			}
			case Composite composite -> check(composite);
			default -> {
				// has no text
			}
		}
	}

	/** If there is no room for all tabs, the selected one must be visible. */
	private void selectedTab(CTabFolder folder) {
		CTabItem selected = folder.getSelection();
		if (selected == null) {
			return;
		}
		Rectangle bounds = selected.getBounds();
		boolean covered = Arrays.stream(folder.getChildren())
				.anyMatch(child -> child instanceof ToolBar && child.getVisible() && child.getBounds().intersects(bounds));
		if (!selected.isShowing() || covered || bounds.width == 0 || bounds.x + bounds.width > folder.getSize().x) {
			faults.add("tab '" + selected.getText() + "' is hidden: " + bounds + " of " + folder.getSize());
		}
	}

	private void text(Control control, String text, boolean wraps) {
		Point size = control.getSize();
		Point needed = control.computeSize(wraps ? size.x : SWT.DEFAULT, SWT.DEFAULT);
		boolean narrow = Arrays.stream(text.split("\\s+|(?<=/)")).anyMatch(word -> width(control, word) > size.x);
		boolean shortened = !wraps && control.getToolTipText() != null && size.x > LEAST_TEXT;
		if (needed.y > size.y || narrow || !wraps && needed.x > size.x && !shortened) {
			faults.add(name(control) + " has not the room for its text: " + size + ", not " + needed);
		}
	}

	private static int width(Control control, String word) {
		GC gc = new GC(control);
		try {
			return gc.textExtent(word).x;
		} finally {
			gc.dispose();
		}
	}

	private void whole(Control control) {
		Point needed = control.computeSize(SWT.DEFAULT, SWT.DEFAULT);
		if (needed.x > control.getSize().x || needed.y > control.getSize().y) {
			faults.add(name(control) + " is cut: " + control.getSize() + ", not " + needed);
		}
	}

	/** The chosen item may be shortened if its tooltip has the whole text. GTK makes the list as wide as its widest item. */
	private void choice(Combo combo) {
		int needed = combo.computeSize(SWT.DEFAULT, SWT.DEFAULT).x;
		int widest = Arrays.stream(combo.getItems()).mapToInt(item -> width(combo, item)).max().orElse(0);
		boolean cut = combo.getSize().x < needed - widest + width(combo, combo.getText());
		boolean explained = combo.getToolTipText() != null && combo.getToolTipText().contains(combo.getText());
		if (combo.getSize().x < Math.min(needed, LEAST_CHOICE) || cut && !explained) {
			faults.add(name(combo) + " is cut: " + combo.getSize() + ", not " + needed + "; " + combo.getToolTipText());
		}
	}

	/** What our tables paint in their visible lines. */
	private void cells(Table table) {
		int lines = table.getClientArea().height / Math.max(1, table.getItemHeight());
		for (int line = table.getTopIndex(); line < Math.min(table.getItemCount(), table.getTopIndex() + lines); line++) {
			TableItem item = table.getItem(line);
			for (int column = 0; column < table.getColumnCount(); column++) {
				if (table.getColumn(column).getData() instanceof Column<?> shown && !item.getText(column).isEmpty()) {
					cell(table, item, column, shown.alignment() == SWT.RIGHT);
				}
			}
		}
	}

	/** What has no room ends in an ellipsis. A number has room in its column: a part of it would be another number. */
	private void cell(Table table, TableItem item, int column, boolean number) {
		Rectangle cell = item.getBounds(column);
		Rectangle area = table.getClientArea();
		int end = Math.min(cell.x + cell.width, area.width);
		if (end - cell.x < LEAST_CELL || item.getData() == null) {
			return;
		}
		CellPainter.Written written = PaintedCells.written(table, column, item.getData());
		boolean whole = cell.x + cell.width <= area.width;
		if (width(table, written.shown()) > end - cell.x || number && whole && written.isCut()) {
			faults.add(name(table) + " cuts '" + written.whole() + "' to '" + written.shown() + "' in '" + table.getColumn(column).getText()
					+ "': " + cell);
		}
	}

	private void least(Control control, Point least) {
		if (control.getSize().x < least.x || control.getSize().y < least.y) {
			faults.add(name(control) + " has too little room: " + control.getSize());
		}
	}

	private void lines(Composite control, int lines, int header, int lineHeight, int firstHeight) {
		int shown = (control.getClientArea().height - header) / Math.max(1, Math.max(lineHeight, firstHeight));
		if (shown < Math.min(LEAST_LINES, lines)) {
			faults.add(name(control) + " shows " + shown + " lines: " + control.getSize() + " of " + header + " and " + lineHeight);
		}
	}

	private static String name(Control control) {
		return control.getClass().getSimpleName() + switch (control) {
			case Label label -> " '" + label.getText() + "'";
			case Link link -> " '" + link.getText() + "'";
			case Button button -> " '" + button.getText() + "'";
			case Combo combo -> " '" + combo.getText() + "'";
			case Table table when table.getColumnCount() > 0 -> " '" + table.getColumn(0).getText() + "'";
			case CTabFolder folder when folder.getSelection() != null -> " '" + folder.getSelection().getText() + "'";
			default -> "";
		};
	}
}
