/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swtchart.ICustomPaintListener;

/**
 * Paints what SWTChart has no word for: the names of the marks, with their verdicts, and the arrows from each tuning to the
 * next.
 */
final class MarkPainter implements ICustomPaintListener {

	/** Pixels between a mark's centre and its name, and around the ends of an arrow. */
	private static final int GAP = 9;
	private static final int ARROW_HEAD = 7;

	private final TradeOffChart chart;
	private Color text;
	private Color arrows;

	MarkPainter(TradeOffChart chart) {
		this.chart = chart;
	}

	void setColors(Color newText, Color newArrows) {
		text = newText;
		arrows = newArrows;
	}

	@Override
	public void paintControl(PaintEvent event) {
		GC gc = event.gc;
		gc.setAntialias(SWT.ON);
		gc.setForeground(arrows);
		gc.setBackground(arrows);
		gc.setLineStyle(SWT.LINE_SOLID);
		gc.setLineWidth(1);
		List<Rectangle> taken = new ArrayList<>();
		Point from = null;
		for (TradeOffPlot.Mark mark : chart.plot().marks()) {
			Point to = chart.pixel(mark);
			taken.add(new Rectangle(to.x - GAP / 2, to.y - GAP / 2, GAP, GAP));
			if (chart.isPoint(mark)) {
				if (from != null) {
					paintArrow(gc, from, to);
					taken.addAll(alongLine(from, to));
				}
				from = to;
			}
		}
		gc.setForeground(text);
		paintNames(gc, taken);
	}

	private static List<Rectangle> alongLine(Point from, Point to) {
		int steps = (int) Math.hypot(to.x - from.x, to.y - from.y) / GAP;
		return IntStream.rangeClosed(1, steps).mapToObj(step -> new Rectangle(from.x + (to.x - from.x) * step / steps,
				from.y + (to.y - from.y) * step / steps, 1, 1)).toList();
	}

	private static void paintArrow(GC gc, Point from, Point to) {
		double length = Math.hypot(to.x - from.x, to.y - from.y);
		if (length < 2 * GAP + ARROW_HEAD) {
			return; // no room, and the marks lie side by side anyway
		}
		double dx = (to.x - from.x) / length;
		double dy = (to.y - from.y) / length;
		double tipX = to.x - dx * GAP;
		double tipY = to.y - dy * GAP;
		double backX = tipX - dx * ARROW_HEAD;
		double backY = tipY - dy * ARROW_HEAD;
		gc.drawLine((int) Math.round(from.x + dx * GAP), (int) Math.round(from.y + dy * GAP), (int) Math.round(backX),
				(int) Math.round(backY));
		double half = ARROW_HEAD / 2.0;
		gc.fillPolygon(new int[] { (int) Math.round(tipX), (int) Math.round(tipY), (int) Math.round(backX - dy * half),
				(int) Math.round(backY + dx * half), (int) Math.round(backX + dy * half), (int) Math.round(backY - dx * half) });
	}

	/** Each name stands where it fits first: right of its mark, above, left, below; on no other name, mark, arrow or edge. */
	private void paintNames(GC gc, List<Rectangle> taken) {
		Point size = chart.control().getPlotArea().getSize();
		Rectangle area = new Rectangle(0, 0, size.x, size.y);
		for (TradeOffPlot.Mark mark : chart.plot().marks()) {
			String name = mark.name() + mark.decision().map(decision -> " · " + decision.word()).orElse("")
					+ (chart.isPoint(mark) ? "" : " · no figure of the code");
			Rectangle place = place(mark, gc.stringExtent(name), area, taken);
			taken.add(place);
			gc.drawString(name, place.x, place.y, true);
		}
	}

	private Rectangle place(TradeOffPlot.Mark mark, Point size, Rectangle area, List<Rectangle> taken) {
		Point at = chart.pixel(mark);
		int above = at.y - size.y - 2;
		int below = at.y + 2;
		int[][] corners = chart.isPoint(mark)
				? new int[][] { { at.x + GAP, at.y - size.y / 2 }, { at.x + GAP, above }, { at.x - size.x / 2, above - GAP / 2 },
						{ at.x - GAP - size.x, at.y - size.y / 2 }, { at.x + GAP, below }, { at.x - GAP - size.x, below } }
				: new int[][] { { GAP, above }, { at.x - size.x - GAP, above }, { at.x - size.x - GAP, below }, { GAP, below } };
		List<Rectangle> places = Arrays.stream(corners).map(corner -> new Rectangle(corner[0], corner[1], size.x, size.y))
				.toList();
		return places.stream().filter(place -> area.union(place).equals(area) && taken.stream().noneMatch(place::intersects))
				.findFirst()
				.orElse(places.getFirst());
	}
}
