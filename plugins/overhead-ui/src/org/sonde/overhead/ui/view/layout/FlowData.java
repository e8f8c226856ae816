/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.layout;

import org.eclipse.swt.widgets.Control;

/**
 * How a control uses the width of its line in a {@link FlowLayout}.
 *
 * @param least       so narrow the control may become before it goes to a line of its own, in pixels; 0 for as wide as it is by itself
 * @param most        the maximum width that it asks for
 * @param grows       whether it takes the spare width of its line
 * @param dispensable whether it may be missing where one line must do
 */
public record FlowData(int least, int most, boolean grows, boolean dispensable, boolean beginsLine) {
	private static final int UNLIMITED = 10_000;

	/** Returns data for a control with its preferred width. */
	public static FlowData fixed() {
		return new FlowData(0, UNLIMITED, false, false, false);
	}

	/** For a text that wraps, or a bar: takes the rest of the width, or a line of its own if that is too little. */
	public static FlowData filling(int least) {
		return new FlowData(least, least, true, false, false);
	}

	/** A choice with its label: as wide as its longest item if there is room. */
	public static FlowData choice(int least, int most, boolean grows) {
		return new FlowData(least, most, grows, false, false);
	}

	/** The same for a control that may be missing if there is only room for one line. */
	public FlowData optional() {
		return new FlowData(least, most, grows, true, beginsLine);
	}

	/** The same at the beginning of a line. */
	public FlowData inNewLine() {
		return new FlowData(least, most, grows, dispensable, true);
	}

	static FlowData of(Control control) {
		return control.getLayoutData() instanceof FlowData data ? data : fixed();
	}
}
