/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.Optional;

import org.sonde.benchmark.objects.Claim;
import org.sonde.benchmark.objects.Claim.Range;
import org.sonde.benchmark.objects.GridFigure;
import org.sonde.benchmark.objects.GridPoint;
import org.sonde.benchmark.objects.GridResult;
import org.sonde.common.digits.Digits;
import org.sonde.common.keyword.Keyword;
import org.sonde.common.table.Table;
import org.sonde.overhead.statistics.ForkSummary;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The costs of watching objects, for other programs. */
public final class GridTable {
	/** The figures of single test cases or events, which have an interval over forks. */
	private static final List<GridFigure> MEANS = List.of(GridFigure.CASE_NANOS, GridFigure.PROCESS_NANOS, GridFigure.THREAD_NANOS,
			GridFigure.SWITCHES, GridFigure.ALLOCATED_BYTES,
			GridFigure.CASE_MEDIAN, GridFigure.CASE_P99, GridFigure.DELAY_MEDIAN, GridFigure.DELAY_P99, GridFigure.DELAY_GREATEST);
	private static final List<GridFigure> SUMS = List.of(GridFigure.GENERATED, GridFigure.DELIVERED, GridFigure.DROPPED);

	private GridTable() {
	}

	/** A row a cell and number of processors; empty cells for what is not known. */
	public static Table of(GridResult result) {
		List<String> headings = new ArrayList<>(List.of("cell", "processors", "forks"));
		for (GridFigure figure : MEANS) {
			String name = name(figure);
			headings.addAll(List.of(name, name + "Low", name + "High"));
		}
		SUMS.forEach(figure -> headings.add(name(figure)));
		List<List<String>> rows = new ArrayList<>();
		for (GridPoint point : result.points()) {
			List<String> row = new ArrayList<>(
					List.of(point.cell().id(), Integer.toString(point.processors()), Integer.toString(point.forks().size())));
			for (GridFigure figure : MEANS) {
				Optional<ForkSummary> summary = point.summary(figure);
				row.add(summary.map(known -> BenchmarkTable.plain(known.mean())).orElse(""));
				row.add(summary.map(known -> BenchmarkTable.low(known.interval())).orElse(""));
				row.add(summary.map(known -> BenchmarkTable.high(known.interval())).orElse(""));
			}
			SUMS.forEach(figure -> row.add(Long.toString(point.sum(figure))));
			rows.add(row);
		}
		return new Table(headings, rows);
	}

	/** All of it; null for what is not known. */
	public static ObjectNode json(GridResult result, List<Claim> claims) {
		ObjectNode root = JsonNodeFactory.instance.objectNode();
		root.put("complete", result.isComplete()).put("workMicros", Digits.withoutNoise(result.conditions().workMicros()));
		ArrayNode points = root.putArray("points");
		for (GridPoint point : result.points()) {
			ObjectNode node = points.addObject().put("cell", point.cell().id()).put("processors", point.processors()).put("forks",
					point.forks().size());
			MEANS.forEach(figure -> point.summary(figure).ifPresentOrElse(
					summary -> SaturationTable.figure(node.putObject(name(figure)), summary), () -> node.putNull(name(figure))));
			SUMS.forEach(figure -> node.put(name(figure), point.sum(figure)));
		}
		ArrayNode list = root.putArray("claims");
		for (Claim claim : claims) {
			ObjectNode node = list.addObject().put("claim", claim.kind().keyword()).put("processors", claim.processors())
					.put("verdict", claim.verdict().name().toLowerCase(Locale.ROOT).replace('_', '-'));
			put(node, "published", claim.published());
			put(node, "measured", claim.measured());
			put(node, "low", claim.range().map(Range::low).map(OptionalDouble::of).orElseGet(OptionalDouble::empty));
			put(node, "high", claim.range().map(Range::high).map(OptionalDouble::of).orElseGet(OptionalDouble::empty));
		}
		result.voids().forEach(root.putArray("voids")::add);
		return root;
	}

	/** Null if it is not known, or infinite. */
	private static void put(ObjectNode node, String name, OptionalDouble figure) {
		if (figure.isPresent() && Double.isFinite(figure.getAsDouble())) {
			node.put(name, Digits.withoutNoise(figure.getAsDouble()));
		} else {
			node.putNull(name);
		}
	}

	private static String name(GridFigure figure) {
		return Keyword.camelCase(figure);
	}
}
