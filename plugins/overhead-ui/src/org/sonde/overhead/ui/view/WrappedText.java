/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.graphics.TextLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;

/**
 * Words in as many lines as its width needs. To place a label that wraps by itself, GTK looks for the narrowest one with these words, which
 * takes ten milliseconds and more; one whose lines are broken here is placed in a fraction of one.
 */
public final class WrappedText extends Composite {

	private final Label label;
	private final TextLayout lines;
	private String text = "";

	public WrappedText(Composite parent) {
		// A label has no margins.
		super(parent, SWT.NO_FOCUS);
		label = new Label(this, SWT.NONE);
		lines = new TextLayout(getDisplay());
		addDisposeListener(event -> lines.dispose());
		addListener(SWT.Resize, event -> {
			showLines();
			label.setBounds(getClientArea());
		});
	}

	/** @param newText shown as it is: an ampersand marks no key */
	public void setText(String newText) {
		text = newText;
		lines.setText(text);
		showLines();
	}

	/** Returns the text as it was set. */
	public String getText() {
		return text;
	}

	private void showLines() {
		lines.setWidth(getSize().x > 0 ? getSize().x : SWT.DEFAULT);
		int[] starts = lines.getLineOffsets();
		label.setText(
				ControlText.label(IntStream.range(1, starts.length).mapToObj(i -> text.substring(starts[i - 1], starts[i]).stripTrailing())
						.collect(Collectors.joining("\n"))));
	}

	/** Whether it has the height that it needs in its width. */
	public boolean fits() {
		Point size = getSize();
		return size.x > 0 && computeSize(size.x, SWT.DEFAULT).y == size.y;
	}

	@Override
	public Point computeSize(int widthHint, int heightHint, boolean changed) {
		checkWidget();
		lines.setWidth(widthHint == SWT.DEFAULT ? SWT.DEFAULT : Math.max(1, widthHint));
		Rectangle needed = lines.getBounds();
		return new Point(widthHint == SWT.DEFAULT ? needed.width : widthHint, heightHint == SWT.DEFAULT ? needed.height : heightHint);
	}

	@Override
	public void setFont(Font font) {
		super.setFont(font);
		label.setFont(font);
		lines.setFont(font);
		showLines();
	}

	@Override
	public void setForeground(Color color) {
		super.setForeground(color);
		label.setForeground(color);
	}

	@Override
	public void setToolTipText(String toolTip) {
		super.setToolTipText(toolTip);
		label.setToolTipText(toolTip);
	}
}
