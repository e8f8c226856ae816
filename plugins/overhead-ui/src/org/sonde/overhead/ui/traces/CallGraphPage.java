/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Path;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.sonde.overhead.ui.view.AccessiblePicture;
import org.sonde.overhead.ui.view.MethodLabel;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.overhead.ui.view.chart.ThemedChart;
import org.sonde.report.traces.CallGraphLayout;
import org.sonde.traces.operations.CallEdge;

/**
 * Who calls whom, drawn: callers left of what they call, the thicker a line the more calls. For graphs that one can take in at a
 * glance.
 */
final class CallGraphPage {

	/** Operations that are drawn: more are no picture any more. */
	private static final int MOST = 40;
	private static final int MARGIN = 14;
	private static final int PADDING = 8;
	private static final int COLUMN_GAP = 70;
	private static final int ROW_GAP = 16;
	private static final int ROUND = 8;
	private static final double LINE_GREY = 0.45;
	private static final double BORDER_GREY = 0.6;
	private static final double FILL_GREY = 0.06;
	private static final int ARROW = 5;
	private static final int THICKEST = 4;

	private final Composite page;
	private final Label note;
	private final ScrolledComposite scroll;
	private final Canvas canvas;
	private CallGraphLayout layout = CallGraphLayout.of(List.of(), MOST);
	private Rectangle[] boxes = { };

	/** @param open opens an operation, by its recorded signature */
	CallGraphPage(Composite parent, Consumer<String> open) {
		page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(page);
		note = new Label(page, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).hint(200, SWT.DEFAULT).indent(5, 4).applyTo(note);
		scroll = new ScrolledComposite(page, SWT.H_SCROLL | SWT.V_SCROLL);
		scroll.setExpandHorizontal(true);
		scroll.setExpandVertical(true);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(scroll);
		canvas = new Canvas(scroll, SWT.DOUBLE_BUFFERED);
		scroll.setContent(canvas);
		canvas.addPaintListener(event -> paint(event.gc));
		canvas.addListener(SWT.MouseMove, event -> {
			String tip = at(event.x, event.y).map(CallGraphPage::toolTip).orElse(null);
			if (tip == null || !tip.equals(canvas.getToolTipText())) {
				canvas.setToolTipText(tip);
			}
		});
		canvas.addListener(SWT.MouseDoubleClick, event -> at(event.x, event.y).ifPresent(box -> open.accept(box.signature())));
		AccessiblePicture.describe(canvas, () -> NLS.bind(Messages.CallGraphPage_name,
				Plural.bind(Messages.CallGraphPage_operations, layout.boxes().size())), this::figures);
	}

	void show(List<CallEdge> graph) {
		layout = CallGraphLayout.of(graph, MOST);
		place();
		note.setText(layout.boxes().isEmpty() ? Messages.CallGraphPage_noTrace
				: layout.notShown() == 0 ? Messages.CallGraphPage_drawn
						: NLS.bind(Messages.CallGraphPage_mostDrawn, MOST, layout.notShown()));
		page.layout();
		canvas.redraw();
	}

	/** What is drawn. */
	CallGraphLayout layout() {
		return layout;
	}

	Control control() {
		return page;
	}

	void setColorsOf(Control control) {
		canvas.setBackground(control.getBackground());
		canvas.setForeground(control.getForeground());
		scroll.setBackground(control.getBackground());
		canvas.redraw();
	}

	/** The columns are as wide as their longest name; the rows of each stand in the middle. */
	private void place() {
		GC gc = new GC(canvas);
		int height = 2 * gc.getFontMetrics().getHeight() + PADDING;
		int[] widths = new int[layout.columns()];
		int[] rows = new int[layout.columns()];
		for (CallGraphLayout.Box box : layout.boxes()) {
			int wide = Math.max(gc.textExtent(MethodLabel.of(box.signature())).x, gc.textExtent(calls(box)).x) + 2 * PADDING;
			widths[box.column()] = Math.max(widths[box.column()], wide);
			rows[box.column()] = Math.max(rows[box.column()], box.row() + 1);
		}
		gc.dispose();
		int most = 0;
		for (int count : rows) {
			most = Math.max(most, count);
		}
		boxes = new Rectangle[layout.boxes().size()];
		int whole = most * (height + ROW_GAP);
		for (int i = 0; i < boxes.length; i++) {
			CallGraphLayout.Box box = layout.boxes().get(i);
			int left = MARGIN;
			for (int column = 0; column < box.column(); column++) {
				left += widths[column] + COLUMN_GAP;
			}
			int top = MARGIN + (whole - rows[box.column()] * (height + ROW_GAP)) / 2 + box.row() * (height + ROW_GAP);
			boxes[i] = new Rectangle(left, top, widths[box.column()], height);
		}
		Point size = new Point(2 * MARGIN, 2 * MARGIN + whole);
		for (Rectangle box : boxes) {
			size.x = Math.max(size.x, box.x + box.width + MARGIN + THICKEST * ARROW);
		}
		scroll.setMinSize(size);
	}

	private void paint(GC gc) {
		gc.setAntialias(SWT.ON);
		Color line = ThemedChart.mixed(canvas.getForeground(), canvas.getBackground(), LINE_GREY);
		long most = layout.lines().stream().mapToLong(CallGraphLayout.Line::calls).max().orElse(1);
		for (CallGraphLayout.Line one : layout.lines()) {
			gc.setForeground(line);
			gc.setBackground(line);
			gc.setLineWidth(1
					+ (int) Math.round((THICKEST - 1) * Math.log1p(one.calls()) / Math.log1p(most) * one.calls() / most));
			draw(gc, boxes[one.from()], boxes[one.to()]);
		}
		gc.setLineWidth(1);
		for (int i = 0; i < boxes.length; i++) {
			Rectangle box = boxes[i];
			gc.setBackground(ThemedChart.mixed(canvas.getForeground(), canvas.getBackground(), FILL_GREY));
			gc.fillRoundRectangle(box.x, box.y, box.width, box.height, ROUND, ROUND);
			gc.setForeground(ThemedChart.mixed(canvas.getForeground(), canvas.getBackground(), BORDER_GREY));
			gc.drawRoundRectangle(box.x, box.y, box.width, box.height, ROUND, ROUND);
			int half = gc.getFontMetrics().getHeight();
			gc.drawText(calls(layout.boxes().get(i)), box.x + PADDING, box.y + PADDING / 2 + half, true);
			gc.setForeground(canvas.getForeground());
			gc.drawText(MethodLabel.of(layout.boxes().get(i).signature()), box.x + PADDING, box.y + PADDING / 2, true);
		}
	}

	/** From the right of the caller to the left of the called; a call that leads back goes around below. */
	private static void draw(GC gc, Rectangle from, Rectangle to) {
		float startX = from.x + from.width;
		float startY = from.y + from.height / 2f;
		float endX = to.x;
		float endY = to.y + to.height / 2f;
		Path path = new Path(gc.getDevice());
		path.moveTo(startX, startY);
		if (to.x > from.x) {
			float middle = Math.min(COLUMN_GAP, (endX - startX) / 2);
			path.cubicTo(startX + middle, startY, endX - middle, endY, endX, endY);
		} else {
			float below = Math.max(from.y + from.height, to.y + to.height) + ROW_GAP;
			path.cubicTo(startX + COLUMN_GAP / 2f, startY, startX + COLUMN_GAP / 2f, below, (startX + endX) / 2, below);
			path.cubicTo(endX - COLUMN_GAP / 2f, below, endX - COLUMN_GAP / 2f, endY, endX, endY);
		}
		gc.drawPath(path);
		path.dispose();
		int size = ARROW + gc.getLineWidth() / 2;
		gc.fillPolygon(new int[] { (int) endX, (int) endY, (int) endX - size, (int) endY - size, (int) endX - size, (int) endY
				+ size });
	}

	private Optional<CallGraphLayout.Box> at(int x, int y) {
		for (int i = 0; i < boxes.length; i++) {
			if (boxes[i].contains(x, y)) {
				return Optional.of(layout.boxes().get(i));
			}
		}
		return Optional.empty();
	}

	private static String calls(CallGraphLayout.Box box) {
		if (box.entries() == 0) {
			return Plural.bind(Messages.CallGraphPage_calls, box.calls());
		}
		return box.entries() == box.calls() ? Plural.bind(Messages.CallGraphPage_callsAllEntries, box.calls())
				: Plural.bind(Messages.CallGraphPage_callsEntries, box.calls(), box.entries());
	}

	private static String toolTip(CallGraphLayout.Box box) {
		return box.signature() + "\n" + calls(box);
	}

	private List<String> figures() {
		return layout.lines().stream().map(one -> Plural.bind(Messages.CallGraphPage_callsTimes, one.calls(),
				MethodLabel.of(layout.boxes().get(one.from()).signature()), MethodLabel.of(layout.boxes().get(one.to()).signature()))).toList();
	}
}
