/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.sonde.report.tradeoff.TradeOffPlot;
import org.sonde.report.tradeoff.Verdict;

/** What the signs of a {@link TradeOffPlot} mean: those that it has. In words for the tool tip, and painted where the chart has room. */
final class MarkLegend {

	/** In pixels: around a sign, and from the edges of the chart. */
	private static final int ROOM = 20;
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
		List<Optional<Verdict.Decision>> decisions = new ArrayList<>(Stream.of(Verdict.Decision.values()).map(Optional::of).toList());
		decisions.add(Optional.empty());
		for (Optional<Verdict.Decision> decision : decisions) {
			if (plot.marks().stream().anyMatch(mark -> plot.isPoint(mark) && mark.decision().equals(decision))) {
				entries.add(new Entry(decision, false, decision.map(Verdict.Decision::keyword).orElse(Messages.MarkLegend_noVerdict)));
			}
		}
		if (!plot.front().isEmpty()) {
			entries.add(new Entry(Optional.empty(), true, Messages.MarkLegend_front));
		}
		return entries;
	}

	/** A line for each sign. */
	static String text(TradeOffPlot plot) {
		List<String> lines = new ArrayList<>(entries(plot).stream().map(entry -> entry.ring() ? Messages.MarkLegend_ring
				: NLS.bind(entry.decision().map(word -> switch (word) {
					case ADOPTED -> Messages.MarkLegend_circle;
					case REJECTED -> Messages.MarkLegend_diamond;
				}).orElse(Messages.MarkLegend_square), entry.words())).toList());
		if (plot.marks().stream().filter(plot::isPoint).count() > 1) {
			lines.add(Messages.MarkLegend_arrow);
		}
		if (plot.marks().stream().anyMatch(mark -> !plot.isPoint(mark))) {
			lines.add(Messages.MarkLegend_dashed);
		}
		return lines.stream().collect(Collectors.joining("\n"));
	}

	/**
	 * Paints the signs in a line, in a corner of the area where nothing is.
	 *
	 * @param taken by something else
	 */
	static void paint(GC gc, TradeOffChart chart, Rectangle area, List<Rectangle> taken) {
		List<Entry> entries = entries(chart.plot());
		int width = entries.stream().mapToInt(entry -> ROOM + gc.stringExtent(entry.words()).x + MARGIN).sum();
		Point size = new Point(width, gc.getFontMetrics().getHeight() + MARGIN);
		int right = area.width - size.x - MARGIN;
		int bottom = area.height - size.y - MARGIN;
		Stream.of(new Point(right, MARGIN), new Point(MARGIN, MARGIN), new Point(right, bottom), new Point(MARGIN, bottom))
				.map(corner -> new Rectangle(corner.x, corner.y, size.x, size.y))
				.filter(place -> area.union(place).equals(area) && taken.stream().noneMatch(place::intersects)).findFirst()
				.ifPresent(place -> paint(gc, chart, entries, place));
	}

	private static void paint(GC gc, TradeOffChart chart, List<Entry> entries, Rectangle place) {
		int x = place.x;
		for (Entry entry : entries) {
			Point sign = new Point(x + ROOM / 2, place.y + place.height / 2);
			if (entry.ring()) {
				MarkPainter.paintRing(gc, sign);
			} else {
				paintSymbol(gc, sign, entry.decision(), chart.color(entry.decision()));
			}
			gc.drawString(entry.words(), x + ROOM, place.y + MARGIN / 2, true);
			x += ROOM + gc.stringExtent(entry.words()).x + MARGIN;
		}
	}

	/** As SWTChart paints it. */
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
