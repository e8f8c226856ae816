/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Layout;
import org.sonde.overhead.ui.view.WrappedText;

/**
 * Controls beside each other, in as many lines as they need: what has no room goes to the next line and is not cut. {@link FlowData} says
 * how wide each becomes.
 */
public final class FlowLayout extends Layout {
	private final int marginWidth;
	private final int marginHeight;
	private final int spacing;
	private boolean tight;

	public FlowLayout(int marginWidth, int marginHeight, int spacing) {
		this.marginWidth = marginWidth;
		this.marginHeight = marginHeight;
		this.spacing = spacing;
	}

	/**
	 * What belongs together in a line and stays together: a label, and the control that is added to it, which takes the rest of the width.
	 *
	 * @param columns for the label and what is added
	 */
	public static Composite group(Composite line, String label, int columns, FlowData data) {
		Composite group = new Composite(line, SWT.NONE);
		group.setLayoutData(data);
		GridLayoutFactory.fillDefaults().numColumns(columns).applyTo(group);
		new Label(group, SWT.NONE).setText(label);
		return group;
	}

	/** Controls side by side, in as many lines as they need. */
	public static Composite line(Composite parent, int marginWidth, int marginHeight, int spacing) {
		Composite line = new Composite(parent, SWT.NONE);
		line.setLayout(new FlowLayout(marginWidth, marginHeight, spacing));
		return line;
	}

	/** Text that wraps, with a margin: its parent is the line that it fills. */
	public static WrappedText text(Composite parent) {
		Composite line = line(parent, 5, 1, 0);
		WrappedText text = new WrappedText(line);
		text.setLayoutData(FlowData.filling(200));
		return text;
	}

	/** A control with its preferred and its actual width. */
	private static final class Item {
		private final Control control;
		private final FlowData data;
		private final int wanted;
		private int width;
		private int height;

		Item(Control control) {
			this.control = control;
			data = FlowData.of(control);
			int natural = data.least() > 0 && data.least() == data.most() ? data.most() : control.computeSize(SWT.DEFAULT, SWT.DEFAULT).x;
			wanted = Math.max(data.least(), Math.min(natural, data.most()));
		}

		/** The width that it needs beside others. */
		int needed(boolean narrow) {
			return narrow && data.least() > 0 ? Math.min(data.least(), wanted) : wanted;
		}
	}

	/** Whether there is only room for one line: controls become as narrow as possible, and optional ones are left out. */
	void setTight(boolean newTight) {
		tight = newTight;
	}

	/** The height of the whole for a width. */
	int height(Composite composite, int width, boolean narrow) {
		List<List<Item>> lines = lines(composite, width, narrow);
		return 2 * marginHeight + lines.stream().mapToInt(FlowLayout::height).sum() + Math.max(0, lines.size() - 1) * spacing;
	}

	private static int height(List<Item> line) {
		return line.stream().mapToInt(item -> item.height).max().orElse(0);
	}

	private List<List<Item>> lines(Composite composite, int width, boolean narrow) {
		int room = Math.max(1, width - 2 * marginWidth);
		List<List<Item>> lines = new ArrayList<>();
		int left = -1;
		for (Item item : narrow ? necessary(items(composite), room) : items(composite)) {
			int needed = Math.min(room, item.needed(narrow));
			if (lines.isEmpty() || left < needed || item.data.beginsLine() && !narrow) {
				lines.add(new ArrayList<>());
				left = room;
			}
			lines.getLast().add(item);
			left -= needed + spacing;
		}
		lines.forEach(line -> share(line, room, narrow));
		return lines;
	}

	private static List<Item> items(Composite composite) {
		return Arrays.stream(composite.getChildren()).filter(GridSpace::isShown).map(Item::new).toList();
	}

	/** The necessary controls, and as many of the others as fit into one line without making the former as narrow as possible. */
	private List<Item> necessary(List<Item> items, int room) {
		int left = room;
		for (Item item : items) {
			left -= item.data.dispensable() ? 0 : (item.needed(true) + item.needed(false)) / 2 + spacing;
		}
		List<Item> necessary = new ArrayList<>();
		for (Item item : items) {
			if (!item.data.dispensable()) {
				necessary.add(item);
			} else if (left >= item.needed(true)) {
				necessary.add(item);
				left -= item.needed(true) + spacing;
			}
		}
		return necessary;
	}

	/** Gives each control its width: first the least, then as much of its preferred width as possible; the rest goes to those that grow. */
	private void share(List<Item> line, int room, boolean narrow) {
		int spare = room - (line.size() - 1) * spacing;
		for (Item item : line) {
			item.width = Math.min(room, item.needed(narrow));
			spare -= item.width;
		}
		int lacking = line.stream().mapToInt(item -> Math.max(0, item.wanted - item.width)).sum();
		int given = Math.clamp(spare, 0, lacking);
		for (Item item : line) {
			int more = lacking == 0 ? 0 : Math.max(0, item.wanted - item.width) * given / lacking;
			item.width += more;
			spare -= more;
		}
		List<Item> growing = line.stream().filter(item -> item.data.grows()).toList();
		for (int i = 0; i < growing.size() && spare > 0; i++) {
			growing.get(i).width += spare * (i + 1) / growing.size() - spare * i / growing.size();
		}
		for (Item item : line) {
			item.height = item.control.computeSize(item.width, SWT.DEFAULT).y;
		}
	}

	@Override
	protected Point computeSize(Composite composite, int widthHint, int heightHint, boolean flushCache) {
		int width = widthHint;
		if (width == SWT.DEFAULT) {
			width = 2 * marginWidth + items(composite).stream().mapToInt(item -> item.wanted + spacing).sum();
		}
		return new Point(width, heightHint == SWT.DEFAULT ? height(composite, width, tight) : heightHint);
	}

	@Override
	protected void layout(Composite composite, boolean flushCache) {
		Rectangle area = composite.getClientArea();
		List<List<Item>> lines = lines(composite, area.width, tight);
		List<Control> placed = lines.stream().flatMap(List::stream).map(item -> item.control).toList();
		for (Control control : composite.getChildren()) {
			if (FlowData.of(control).dispensable() && GridSpace.isShown(control)) {
				control.setVisible(placed.contains(control));
			}
		}
		int y = area.y + marginHeight;
		for (List<Item> line : lines) {
			int height = height(line);
			int x = area.x + marginWidth;
			for (Item item : line) {
				place(item.control, new Rectangle(x, y + (height - item.height) / 2, item.width, item.height));
				x += item.width + spacing;
			}
			y += height + spacing;
		}
	}

	/** Whenever a control is placed, even where it already is, SWT has GTK compute its best size. For a list, this takes milliseconds. */
	private static void place(Control control, Rectangle bounds) {
		if (!bounds.equals(control.getBounds())) {
			control.setBounds(bounds);
		}
	}
}
