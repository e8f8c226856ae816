/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.layout;

import java.util.Optional;
import java.util.function.IntSupplier;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/**
 * Two parts with a border between them that can be dragged: side by side where there is room for it, else one below the other. Where the
 * height is too little for both, they scroll, and each keeps what it needs.
 */
public final class AdaptiveSash {
	/** The least width of a part beside another, in pixels, unless it needs another. */
	private static final int LEAST_WIDTH = 210;
	/** The least height of a part above or below another, unless it needs another. */
	private static final int LEAST_HEIGHT = 150;

	private final ScrolledComposite scroller;
	private final SashForm sash;
	private final double wide;
	private int leastWidth = LEAST_WIDTH;
	private boolean secondScrolls;
	private IntSupplier first = () -> LEAST_HEIGHT;
	private IntSupplier second = () -> LEAST_HEIGHT;
	/** The user's weights, while others are in use for lack of room. */
	private Optional<int[]> wanted = Optional.empty();

	/**
	 * It takes all the room of its grid.
	 *
	 * @param wide the parts are side by side if the width is at least this multiple of the height
	 */
	public AdaptiveSash(Composite parent, double wide) {
		this.wide = wide;
		scroller = new ScrolledComposite(parent, SWT.V_SCROLL);
		scroller.setExpandHorizontal(true);
		scroller.setExpandVertical(true);
		scroller.setShowFocusedControl(true);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(scroller);
		sash = new SashForm(scroller, SWT.VERTICAL | SWT.SMOOTH);
		scroller.setContent(sash);
		scroller.addListener(SWT.Resize, event -> {
			adapt();
			keepFocusInSight();
		});
	}

	/** In which the parts are made, the first one first. */
	public SashForm parts() {
		return sash;
	}

	/** The whole, for its layout. */
	public Control control() {
		return scroller;
	}

	/** The height of the parts if one is below the other, in pixels. */
	public AdaptiveSash needs(IntSupplier ofFirst, IntSupplier ofSecond) {
		first = ofFirst;
		second = ofSecond;
		return this;
	}

	/** The same with the usual size of the second part. */
	public AdaptiveSash needs(IntSupplier ofFirst) {
		return needs(ofFirst, second);
	}

	/** Whether the parts are side by side now. */
	public boolean isBeside() {
		return sash.getOrientation() == SWT.HORIZONTAL;
	}

	/**
	 * The width of a part, also before it has it.
	 *
	 * @param part 0 or 1
	 */
	public int width(int part) {
		int room = scroller.getClientArea().width;
		int[] shares = weights();
		return isBeside() && shares.length == 2 ? (room - sash.getSashWidth()) * shares[part] / (shares[0] + shares[1]) : room;
	}

	/** The minimum width of a part beside another, in pixels. */
	public AdaptiveSash besideFrom(int width) {
		leastWidth = width;
		return this;
	}

	/** The second part scrolls by itself, so it needs no height if it is beside the first one. */
	public AdaptiveSash secondScrolls() {
		secondScrolls = true;
		return this;
	}

	/** The height that makes the first part usable; the other can be scrolled to. */
	public int leastHeight() {
		return first.getAsInt();
	}

	/** Sets how the parts share the room. */
	public void setWeights(int... weights) {
		wanted = Optional.empty();
		sash.setWeights(weights);
		adapt();
	}

	/** How the parts share the room if there is enough. */
	public int[] weights() {
		return wanted.orElseGet(sash::getWeights);
	}

	/** Shows one part alone, or both, for null. */
	public void maximize(Control part) {
		sash.setMaximizedControl(part);
		adapt();
	}

	/** Scrolls to a part. */
	public void reveal(Control part) {
		for (Composite around = part.getParent(); around != null; around = around.getParent()) {
			if (around instanceof ScrolledComposite scrolled) {
				scrolled.showControl(part);
			}
		}
	}

	/** The scroller only scrolls to a control when it gets the focus. If the view becomes lower later, it can be out of sight. */
	private void keepFocusInSight() {
		Control focus = scroller.getDisplay().getFocusControl();
		for (Control around = focus; around != null; around = around.getParent()) {
			if (around == sash) {
				scroller.showControl(focus);
			}
		}
	}

	/** Adapts to the size of the whole, and to parts that appear or disappear. */
	public void adapt() {
		Rectangle room = scroller.getClientArea();
		if (room.width == 0 || room.height == 0) {
			return;
		}
		boolean beside = room.width > wide * room.height && room.width >= 2 * leastWidth;
		sash.setOrientation(beside ? SWT.HORIZONTAL : SWT.VERTICAL);
		boolean both = sash.getMaximizedControl() == null;
		int one = first.getAsInt();
		int other = second.getAsInt();
		// A part alone scrolls by itself.
		int whole = !both ? 0 : beside ? Math.max(one, secondScrolls ? 0 : other) : one + other + sash.getSashWidth();
		if (scroller.getMinHeight() != whole) {
			scroller.setMinHeight(whole);
		}
		if (both) {
			share(beside, one, Math.max(whole, room.height) - sash.getSashWidth());
		}
	}

	/** The user's wish, unless one of the parts would get too little. */
	private void share(boolean beside, int one, int height) {
		int[] weights = weights();
		if (weights.length != 2) {
			return;
		}
		int share = (int) Math.round((double) height * weights[0] / (weights[0] + weights[1]));
		int fitting = Math.max(one, Math.min(share, height - second.getAsInt()));
		if (!beside && fitting != share) {
			wanted = Optional.of(weights);
			sash.setWeights(fitting, height - fitting);
		} else if (wanted.isPresent()) {
			wanted = Optional.empty();
			sash.setWeights(weights);
		}
	}
}
