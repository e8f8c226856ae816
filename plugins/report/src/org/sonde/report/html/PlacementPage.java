/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.sonde.common.digits.Digits;
import org.sonde.common.files.AtomicFile;
import org.sonde.placement.Placement;
import org.sonde.placement.Placement.Choice;
import org.sonde.report.placement.CurveDrawing;
import org.sonde.report.placement.PlacementText;
import org.sonde.report.traces.drawing.DrawingSvg;

/**
 * A placement as one HTML file that loads nothing, like {@link HtmlReport}: the curve, the chosen methods and the others, and the plans of
 * other budgets. The same placement gives the same bytes.
 */
public final class PlacementPage {
	/** The row of a method, as text for people. */
	record Row(String method, String reason, String rate, String cost, String value, String evidence) {
	}

	/** A plan of the curve; texts for people. */
	record Plan(String cost, String value, String probes, String remark) {
	}

	/** @param others the methods without a probe */
	record Page(String log, List<String> sentences, String curve, String unit, List<Row> chosen, List<Row> others, boolean hasOthers,
			boolean hasEvidence, List<Plan> plans) {
	}

	private PlacementPage() {
	}

	/**
	 * The whole file as text.
	 *
	 * @param log what the recording is called
	 */
	public static String render(Placement placement, String log) {
		return HtmlReport.page("placement", "Probes for " + log, page(placement, log), List.of());
	}

	/**
	 * Replaces the file as a whole or not at all.
	 *
	 * @throws IOException if it cannot be written; the old file, if any, is then untouched
	 */
	public static void write(Placement placement, String log, Path file) throws IOException {
		AtomicFile.write(file, render(placement, log).getBytes(StandardCharsets.UTF_8));
	}

	private static Page page(Placement placement, String log) {
		List<Row> chosen = placement.chosen().stream().map(PlacementPage::row).toList();
		List<Row> others = placement.methods().stream().filter(choice -> !choice.isChosen()).map(PlacementPage::row).toList();
		boolean hasEvidence = Stream.concat(chosen.stream(), others.stream()).anyMatch(row -> !row.evidence.isEmpty());
		return new Page(log, PlacementText.summary(placement), DrawingSvg.of(CurveDrawing.of(placement)), placement.objective().unit(),
				chosen, others, !others.isEmpty(), hasEvidence, placement.curve().stream().map(point -> plan(placement, point)).toList());
	}

	private static Row row(Choice choice) {
		return new Row(choice.candidate().method(), PlacementText.reason(choice), Digits.value(choice.candidate().callsPerSecond()),
				Double.isFinite(choice.cost()) ? percent(choice.cost()) : "unknown", PlacementText.value(choice.value()),
				PlacementText.evidence(choice));
	}

	private static Plan plan(Placement placement, Placement.Point point) {
		return new Plan(percent(point.cost()), PlacementText.value(point.value()), Integer.toString(point.probes().size()),
				PlacementText.remark(placement, point));
	}

	private static String percent(double millis) {
		return Digits.value(millis / Placement.MILLIS_PER_PERCENT);
	}
}
