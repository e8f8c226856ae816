/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.sonde.report.tradeoff.TradeOffPlot;
import org.sonde.report.tradeoff.Verdict;

/** The meaning of the signs in a {@link TradeOffPlot}: as text for the tooltip, and painted if the chart has room. */
final class MarkLegend {

	/** In pixels: around a sign, and from the edges of the chart. */
	private static final int ROOM = 24;
	private static final int MARGIN = 6;

	/**
	 * A sign.
	 *
	 * @param decision of a mark
	 * @param words    what it means
	 */
	private record Entry(Optional<Verdict.Decision> decision, boolean ring, String words) {
	}

	private MarkLegend() {
	}

	private static List<Entry> entries(TradeOffPlot plot) {
		List<Entry> entries = new ArrayList<>();
		if (plot.marks().stream().allMatch(mark -> mark.decision().isEmpty())) {
			return front(plot);
		}
		List<Optional<Verdict.Decision>> decisions = new ArrayList<>(Stream.of(Verdict.Decision.values()).map(Optional::of).toList());
		decisions.add(Optional.empty());
		for (Optional<Verdict.Decision> decision : decisions) {
			if (plot.marks().stream().anyMatch(mark -> plot.isPoint(mark) && mark.decision().equals(decision))) {
				entries.add(new Entry(decision, false, decision.map(Verdict.Decision::keyword).orElse(Messages.MarkLegend_noVerdict)));
			}
		}
		entries.addAll(front(plot));
		return entries;
	}

	private static List<Entry> front(TradeOffPlot plot) {
		return plot.front().isEmpty() ? List.of() : List.of(new Entry(Optional.empty(), true, Messages.MarkLegend_front));
	}

	/** The axes, which a low chart does not name, and a line for each sign. */
	static String text(TradeOffPlot plot) {
		if (plot.marks().isEmpty()) {
			return "";
		}
		List<String> lines = new ArrayList<>(List.of("↑ " + plot.yTitle(), "→ " + plot.xTitle()));
		lines.addAll(entries(plot).stream().map(entry -> entry.ring() ? Messages.MarkLegend_ring
				: NLS.bind(entry.decision().map(word -> switch (word) {
					case ADOPTED -> Messages.MarkLegend_circle;
					case REJECTED -> Messages.MarkLegend_diamond;
				}).orElse(Messages.MarkLegend_square), entry.words())).toList());
		if (plot.marks().stream().filter(plot::isPoint).count() > 1) {
			lines.add(Messages.MarkLegend_arrow);
		}
		if (plot.marks().stream().filter(plot::isPoint).anyMatch(mark -> TradeOffPlot.Mark.hasWidth(mark.y().orElseThrow()))) {
			lines.add(Messages.MarkLegend_whisker);
		}
		if (plot.marks().stream().anyMatch(mark -> !plot.isPoint(mark))) {
			lines.add(Messages.MarkLegend_dashed);
		}
		return String.join("\n", lines);
	}

	/**
	 * Paints the signs side by side, or one below the other, in a corner of the area where nothing is.
	 *
	 * @param taken by something else
	 */
	static void paint(GC gc, TradeOffChart chart, Rectangle area, List<Rectangle> taken) {
		List<Entry> entries = entries(chart.plot());
		List<Integer> widths = entries.stream().map(entry -> ROOM + gc.stringExtent(entry.words()).x + MARGIN).toList();
		int line = gc.getFontMetrics().getHeight() + MARGIN;
		Point below = new Point(widths.stream().mapToInt(width -> width).max().orElse(0), entries.size() * line);
		Point beside = new Point(widths.stream().mapToInt(width -> width).sum(), line);
		Stream.of(beside, below).flatMap(size -> corners(area, size)).filter(place -> isFree(place, area, taken)).findFirst()
				.ifPresent(place -> {
					Point at = new Point(place.x, place.y);
					for (int i = 0; i < entries.size(); i++) {
						paint(gc, chart, entries.get(i), at, line);
						at = place.height > line ? new Point(at.x, at.y + line) : new Point(at.x + widths.get(i), at.y);
					}
				});
	}

	private static Stream<Rectangle> corners(Rectangle area, Point size) {
		int right = area.width - size.x - MARGIN;
		int bottom = area.height - size.y - MARGIN;
		return Stream.of(new Point(right, MARGIN), new Point(MARGIN, MARGIN), new Point(right, bottom), new Point(MARGIN, bottom))
				.map(corner -> new Rectangle(corner.x, corner.y, size.x, size.y));
	}

	/** Whether a place is far enough from everything, so that the legend does not look like the name of a mark. */
	private static boolean isFree(Rectangle place, Rectangle area, List<Rectangle> taken) {
		Rectangle around = new Rectangle(place.x - ROOM, place.y - ROOM, place.width + 2 * ROOM, place.height + 2 * ROOM);
		return area.union(place).equals(area) && taken.stream().noneMatch(around::intersects);
	}

	private static void paint(GC gc, TradeOffChart chart, Entry entry, Point at, int line) {
		Point sign = new Point(at.x + ROOM / 2, at.y + line / 2);
		if (entry.ring()) {
			MarkPainter.paintRing(gc, sign);
		} else {
			paintSymbol(gc, sign, entry.decision(), chart.color(entry.decision()));
		}
		gc.drawString(entry.words(), at.x + ROOM, at.y + MARGIN / 2, true);
	}

	/** Paints a symbol like SWTChart. */
	private static void paintSymbol(GC gc, Point at, Optional<Verdict.Decision> decision, Color color) {
		int radius = TradeOffChart.SYMBOL_RADIUS;
		Color before = gc.getBackground();
		gc.setBackground(color);
		if (decision.isEmpty()) {
			gc.fillRectangle(at.x - radius, at.y - radius, 2 * radius, 2 * radius);
		} else {
			switch (decision.get()) {
				case ADOPTED -> gc.fillOval(at.x - radius, at.y - radius, 2 * radius, 2 * radius);
				case REJECTED -> gc.fillPolygon(
						new int[] { at.x, at.y - radius, at.x + radius, at.y, at.x, at.y + radius, at.x - radius, at.y });
			}
		}
		gc.setBackground(before);
	}
}
