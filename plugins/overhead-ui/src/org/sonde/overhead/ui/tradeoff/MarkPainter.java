/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swtchart.ICustomPaintListener;
import org.sonde.report.tradeoff.TradeOffPlot;

/**
 * Paints what SWTChart has no word for: the names of the marks, with their verdicts, and the arrows from each tuning to the
 * next.
 */
final class MarkPainter implements ICustomPaintListener {

	/** Pixels between a mark's centre and its name, and around the ends of an arrow. */
	private static final int GAP = 11;
	private static final int ARROW_HEAD = 7;
	private static final int[] DOTS = { 1, 4 };
	/** Around a mark on the Pareto front. */
	private static final int RING = 8;

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
		List<Rectangle> marks = new ArrayList<>();
		List<Rectangle> lines = new ArrayList<>();
		paintFront(gc, lines);
		Point from = null;
		for (TradeOffPlot.Mark mark : chart.plot().marks()) {
			Point to = chart.pixel(mark);
			if (chart.plot().isPoint(mark)) {
				marks.add(new Rectangle(to.x - GAP, to.y - GAP, 2 * GAP, 2 * GAP));
				if (from != null) {
					paintArrow(gc, from, to);
					lines.addAll(alongLine(from, to));
				}
				from = to;
			} else if (mark.y().isPresent()) {
				lines.add(new Rectangle(0, to.y - 1, to.x, 2));
			} else {
				lines.add(new Rectangle(to.x - 1, 0, 2, to.y + chart.control().getSize().y));
			}
		}
		gc.setForeground(text);
		paintSelected(gc);
		paintNames(gc, area(), marks, lines);
	}

	private Rectangle area() {
		Point size = chart.control().getPlotArea().getSize();
		return new Rectangle(0, 0, size.x, size.y);
	}

	/** Rings around the marks on the Pareto front, and steps from one to the next: what lies above and to the right is dominated. */
	private void paintFront(GC gc, List<Rectangle> lines) {
		Point before = null;
		for (TradeOffPlot.Mark mark : chart.plot().front()) {
			Point at = chart.pixel(mark);
			if (before != null) {
				gc.setLineDash(DOTS);
				gc.drawLine(before.x, before.y, at.x, before.y);
				gc.drawLine(at.x, before.y, at.x, at.y);
				gc.setLineDash(null);
				lines.add(new Rectangle(before.x, before.y, at.x - before.x, 1));
				lines.add(new Rectangle(at.x, before.y, 1, at.y - before.y));
			}
			paintRing(gc, at);
			before = at;
		}
	}

	static void paintRing(GC gc, Point at) {
		gc.drawOval(at.x - RING, at.y - RING, 2 * RING, 2 * RING);
	}

	/** A frame around what is selected in the table. */
	private void paintSelected(GC gc) {
		gc.setLineWidth(2);
		for (TradeOffPlot.Mark mark : chart.plot().marks()) {
			if (chart.isSelected(mark)) {
				Point at = chart.pixel(mark);
				int half = RING + 3;
				gc.drawRectangle(at.x - half, at.y - half, 2 * half, 2 * half);
			}
		}
		gc.setLineWidth(1);
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

	/**
	 * Each name stands where it fits first: right of its mark, above, left, below; on no other name, mark, arrow or edge. Where that is
	 * nowhere it is shorter, or lies on an arrow. A name that fits nowhere at all is in the tool tip and in the table.
	 */
	private void paintNames(GC gc, Rectangle area, List<Rectangle> marks, List<Rectangle> lines) {
		List<Rectangle> all = new ArrayList<>(marks);
		all.addAll(lines);
		List<Rectangle> names = new ArrayList<>();
		for (TradeOffPlot.Mark mark : chart.plot().marks()) {
			String known = mark.name() + mark.decision().map(decision -> " · " + decision.keyword()).orElse("")
					+ (chart.plot().isPoint(mark) ? "" : " · "
									+ (mark.y().isPresent() ? Messages.MarkPainter_noFigure : Messages.MarkPainter_noOverhead));
			for (List<Rectangle> taken : List.of(all, marks)) {
				if (paint(gc, mark, known, area, taken, names) || paint(gc, mark, mark.name(), area, taken, names)) {
					break;
				}
			}
		}
		names.addAll(all);
		names.addAll(chart.intervals());
		MarkLegend.paint(gc, chart, area, names);
	}

	/** @return whether there was a place for it */
	private boolean paint(GC gc, TradeOffPlot.Mark mark, String name, Rectangle area, List<Rectangle> taken, List<Rectangle> names) {
		Point size = gc.stringExtent(name);
		for (int[] corner : corners(mark, size, area)) {
			Rectangle place = new Rectangle(corner[0], corner[1], size.x, size.y);
			boolean free = taken.stream().noneMatch(place::intersects) && names.stream().noneMatch(place::intersects);
			if (free && area.union(place).equals(area)) {
				gc.drawString(name, place.x, place.y, true);
				names.add(place);
				return true;
			}
		}
		return false;
	}

	/** Where a name of this size may begin, the best first. */
	private int[][] corners(TradeOffPlot.Mark mark, Point size, Rectangle area) {
		Point at = chart.pixel(mark);
		int above = at.y - size.y - 2;
		int below = at.y + 2;
		int centred = at.x - size.x / 2;
		int left = at.x - GAP - size.x;
		int right = at.x + GAP;
		if (chart.plot().namesOnly()) {
			return new int[][] { { centred, above - GAP }, { centred, below + GAP }, { centred, above - GAP - size.y },
					{ centred, below + GAP + size.y } };
		}
		if (chart.plot().isPoint(mark)) {
			return new int[][] { { right, at.y - size.y / 2 }, { right, above }, { centred, above - GAP / 2 }, { left, at.y - size.y / 2 },
					{ right, below },
					{ left, below }, { centred, below + GAP }, { left, above - GAP }, { left, above - GAP - size.y } };
		}
		if (mark.y().isEmpty()) {
			return new int[][] { { at.x + 2, GAP }, { at.x - 2 - size.x, GAP }, { at.x + 2, area.height - 2 * size.y } };
		}
		return new int[][] { { GAP, above }, { left, above }, { left, below }, { GAP, below } };
	}
}
