/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.chart;

import java.util.List;
import java.util.stream.IntStream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Control;
import org.sonde.report.traces.drawing.ColorRole;
import org.sonde.report.traces.drawing.Drawing;
import org.sonde.report.traces.drawing.DrawingSvg;
import org.sonde.report.traces.drawing.DrawnShape;
import org.sonde.report.traces.drawing.DrawnShape.Point;

/** Paints drawings in the colours of a control. */
final class DrawingPainter {
	private static final double MUTED = 0.6;
	private static final double FILL = 0.06;
	private static final double STRONG = 0.18;
	private static final int CORNER = 6;
	private static final int[] DASHES = { 4, 3 };

	private final GC gc;
	private final Color ink;
	private final Color paper;

	DrawingPainter(GC gc, Control control) {
		this.gc = gc;
		ink = control.getForeground();
		paper = control.getBackground();
		gc.setAntialias(SWT.ON);
		gc.setTextAntialias(SWT.ON);
	}

	private Color color(ColorRole role) {
		return switch (role) {
			case INK -> ink;
			case MUTED -> ThemedChart.mixed(ink, paper, MUTED);
			case FILL -> ThemedChart.mixed(ink, paper, FILL);
			case STRONG -> ThemedChart.mixed(ink, paper, STRONG);
			case FAILED -> gc.getDevice().getSystemColor(SWT.COLOR_RED);
			case FOUND -> ThemedChart.mixed(new Color(255, 160, 0), paper, MUTED);
			case PAPER -> paper;
		};
	}

	/** @param found whether boxes stand out */
	void paint(Drawing.Part part, boolean found) {
		part.shapes().forEach(shape -> {
			switch (shape) {
				case DrawnShape.Box box -> box(box, found);
				case DrawnShape.Line line -> line(line);
				case DrawnShape.Text text -> text(text);
			}
		});
	}

	private void box(DrawnShape.Box box, boolean found) {
		int x = (int) Math.round(box.x());
		int y = (int) Math.round(box.y());
		int width = (int) Math.round(box.width());
		int height = (int) Math.round(box.height());
		int corner = box.round() ? CORNER : 0;
		gc.setLineWidth(1);
		gc.setBackground(color(found ? ColorRole.FOUND : box.fill()));
		gc.fillRoundRectangle(x, y, width, height, corner, corner);
		gc.setForeground(color(box.border()));
		gc.drawRoundRectangle(x, y, width, height, corner, corner);
	}

	private void line(DrawnShape.Line line) {
		gc.setForeground(color(line.role()));
		gc.setLineWidth((int) Math.round(line.thickness()));
		if (line.dashed()) {
			gc.setLineDash(DASHES);
		}
		gc.drawPolyline(places(line.points()));
		gc.setLineStyle(SWT.LINE_SOLID);
		if (line.arrow()) {
			gc.setBackground(color(line.role()));
			gc.fillPolygon(places(DrawingSvg.arrow(line)));
		}
	}

	private static int[] places(List<Point> points) {
		return points.stream().flatMapToInt(point -> IntStream.of((int) Math.round(point.x()), (int) Math.round(point.y()))).toArray();
	}

	private void text(DrawnShape.Text text) {
		gc.setForeground(color(text.role()));
		int x = (int) Math.round(text.x()) - (text.centred() ? gc.textExtent(text.words()).x / 2 : 0);
		gc.drawText(text.words(), x, (int) Math.round(text.y()) - gc.getFontMetrics().getAscent() - gc.getFontMetrics().getLeading(),
				SWT.DRAW_TRANSPARENT);
	}
}
