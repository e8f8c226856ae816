/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.layout;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Layout;

/**
 * Controls one below the other. One of them, such as a table, gets the height that the others leave. Where that is less than it needs, the
 * others make room step by step, what matters least first. In a composite of {@link #scrolled}, what has no room then is scrolled to.
 */
public final class PriorityLayout extends Layout {
	/** The effect of a step on a control. */
	private enum Room {
		TIGHT, NONE
	}

	/** @param allowed whether the step may be taken now */
	private record Step(Control control, Room room, BooleanSupplier allowed) {
	}

	/** GTK is slow to compute the height of text that wraps. */
	private record Asked(Control control, boolean tight) {
	}

	private final List<Step> steps = new ArrayList<>();
	/** Height for the width of the last layout. */
	private final Map<Asked, Integer> heights = new HashMap<>();
	private int width;
	/** In which the content was seen last, if it scrolls. */
	private int seen;
	private boolean seenTop;
	private Control main;
	private IntSupplier least;
	private BooleanSupplier top = () -> false;

	/** Fills the parent with a composite for this layout, which scrolls if the parent is lower than the necessary controls. */
	public static Composite scrolled(Composite parent) {
		parent.setLayout(new FillLayout());
		ScrolledComposite scroller = new ScrolledComposite(parent, SWT.V_SCROLL);
		scroller.setExpandHorizontal(true);
		scroller.setExpandVertical(true);
		scroller.setShowFocusedControl(true);
		WheelScroll.over(scroller);
		Composite content = new Composite(scroller, SWT.NONE);
		scroller.setContent(content);
		// Before the scroller lays out its content, while the height is fixed.
		scroller.addListener(SWT.Resize, event -> {
			if (content.getLayout() instanceof PriorityLayout layout) {
				layout.fit(content, scroller);
			}
		});
		return content;
	}

	/** Gives a composite this layout. */
	public static PriorityLayout of(Composite composite) {
		PriorityLayout layout = new PriorityLayout();
		composite.setLayout(layout);
		return layout;
	}

	/**
	 * Says which control gets the height.
	 *
	 * @param newLeast what it needs, in pixels
	 */
	public PriorityLayout main(Control newMain, IntSupplier newLeast) {
		main = newMain;
		least = newLeast;
		return this;
	}

	/** Sets when the first control is visible, instead of the main one, until the user scrolls. */
	public PriorityLayout startAtTop(BooleanSupplier newTop) {
		top = newTop;
		return this;
	}

	/** The next step: these controls, in a {@link FlowLayout}, make do with one line. */
	public PriorityLayout thenTighten(Composite line) {
		steps.add(new Step(line, Room.TIGHT, () -> true));
		return this;
	}

	/** The next step: the control is hidden. */
	public PriorityLayout thenHide(Control control) {
		return thenHide(control, () -> true);
	}

	/** The next step: the control is hidden, unless it is needed. */
	public PriorityLayout thenHide(Control control, BooleanSupplier allowed) {
		steps.add(new Step(control, Room.NONE, allowed));
		return this;
	}

	@Override
	protected Point computeSize(Composite composite, int widthHint, int heightHint, boolean flushCache) {
		int width = widthHint == SWT.DEFAULT ? 0 : widthHint;
		int height = main == null ? 0 : least.getAsInt();
		for (Control child : composite.getChildren()) {
			if (child != main && GridSpace.isShown(child)) {
				Point size = child.computeSize(widthHint, SWT.DEFAULT);
				width = widthHint == SWT.DEFAULT ? Math.max(width, size.x) : width;
				height += size.y;
			}
		}
		return new Point(width, heightHint == SWT.DEFAULT ? height : heightHint);
	}

	@Override
	protected boolean flushCache(Control control) {
		heights.keySet().removeIf(asked -> asked.control() == control);
		return true;
	}

	@Override
	protected void layout(Composite composite, boolean flushCache) {
		if (flushCache) {
			heights.clear();
		}
		if (composite.getParent() instanceof ScrolledComposite scroller) {
			fit(composite, scroller);
		}
		Rectangle area = composite.getClientArea();
		measureIn(area.width);
		List<Step> taken = taken(composite, area.height);
		int left = area.height - others(composite, taken);
		int y = area.y;
		for (Control child : composite.getChildren()) {
			boolean hidden = !GridSpace.isShown(child) || isTaken(taken, child, Room.NONE);
			if (child.getVisible() == hidden) {
				child.setVisible(!hidden);
			}
			if (!hidden) {
				if (child instanceof Composite line && line.getLayout() instanceof FlowLayout flow) {
					flow.setTight(isTaken(taken, child, Room.TIGHT));
				}
				int height = child == main ? Math.max(0, left) : height(child, taken);
				child.setBounds(area.x, y, area.width, height);
				y += height;
			}
		}
	}

	/** Scrolls the content if it needs more height than there is. Until the user scrolls, the main control is visible, or the top. */
	private void fit(Composite content, ScrolledComposite scroller) {
		Rectangle room = scroller.getClientArea();
		measureIn(room.width);
		List<Step> all = steps.stream().filter(step -> step.allowed().getAsBoolean()).toList();
		int needed = main == null ? 0 : least.getAsInt();
		int whole = others(content, all) + needed;
		boolean showsTop = top.getAsBoolean();
		if (scroller.getMinHeight() == whole && seen == room.height && seenTop == showsTop) {
			return;
		}
		seen = room.height;
		seenTop = showsTop;
		scroller.setMinHeight(whole);
		int above = 0;
		for (Control child : content.getChildren()) {
			if (child == main) {
				break;
			}
			above += height(child, all);
		}
		scroller.setOrigin(0, showsTop ? 0 : Math.max(0, Math.min(above, above + needed - room.height)));
	}

	private void measureIn(int newWidth) {
		if (width != newWidth) {
			heights.clear();
			width = newWidth;
		}
	}

	/** Takes as many steps as needed. */
	private List<Step> taken(Composite composite, int height) {
		List<Step> taken = new ArrayList<>();
		int needed = main == null ? 0 : least.getAsInt();
		for (Step step : steps) {
			if (others(composite, taken) + needed <= height) {
				break;
			}
			if (step.allowed().getAsBoolean()) {
				taken.add(step);
			}
		}
		return taken;
	}

	/** The height of all controls except the main one. */
	private int others(Composite composite, List<Step> taken) {
		int others = 0;
		for (Control child : composite.getChildren()) {
			others += child == main ? 0 : height(child, taken);
		}
		return others;
	}

	private int height(Control child, List<Step> taken) {
		return !GridSpace.isShown(child) || isTaken(taken, child, Room.NONE) ? 0
				: heights.computeIfAbsent(new Asked(child, isTaken(taken, child, Room.TIGHT)), this::height);
	}

	private int height(Asked asked) {
		return asked.control() instanceof Composite line && line.getLayout() instanceof FlowLayout flow
				? flow.height(line, width, asked.tight()) : asked.control().computeSize(width, SWT.DEFAULT).y;
	}

	private static boolean isTaken(List<Step> taken, Control child, Room room) {
		return taken.stream().anyMatch(step -> step.control() == child && step.room() == room);
	}
}
