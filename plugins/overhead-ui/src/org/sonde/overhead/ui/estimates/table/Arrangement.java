/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

import org.sonde.common.digits.NaturalOrder;
import org.sonde.overhead.cost.Estimate;

/**
 * Which lines the view shows, and in which order.
 *
 * @param filter words that must all be in a probe's name or note, in upper or lower case
 * @param order that the user sorts by; empty for that of the plan's file
 * @param closed the keys of the groups whose lines are not shown
 */
public record Arrangement(Grouping grouping, String filter, Optional<Comparator<EstimateLine>> order, Set<String> closed) {

	/** Groups with the same rank are in the natural order of their names. */
	private static final Comparator<Grouping.Group> BY_ITSELF = Comparator.comparingInt(Grouping.Group::rank)
			.thenComparing(Grouping.Group::label, NaturalOrder.OF_NAMES).thenComparing(Grouping.Group::key);

	public Arrangement {
		closed = Set.copyOf(closed);
	}

	/**
	 * What is shown.
	 *
	 * @param found how many probes there are in them, also in groups that are closed
	 * @param mostNanosPerCall the length of the longest bar with its interval
	 * @param mostMillisPerSecond the same of the cost per second
	 */
	public record Lines(List<EstimateLine> lines, int found, double mostNanosPerCall, double mostMillisPerSecond) {
	}

	Lines of(List<EstimateRow> rows) {
		List<String> words = filter.isBlank() ? List.of() : List.of(filter.strip().toLowerCase(Locale.ROOT).split("\\s+"));
		List<EstimateRow> found = words.isEmpty() ? rows : rows.stream().filter(row -> matches(row, words)).toList();
		List<EstimateLine> lines = new ArrayList<>();
		if (grouping == Grouping.NONE) {
			lines.addAll(order.isEmpty() ? found : found.stream().sorted(order.get()).toList());
		} else {
			Node all = new Node();
			found.forEach(row -> all.add(row, grouping.path(row)));
			add(all, 0, lines);
		}
		return new Lines(List.copyOf(lines), found.size(),
				highest(lines, line -> line instanceof EstimateRow row ? row.nanosPerCall() : null),
				highest(lines, EstimateLine::millisPerSecond));
	}

	private static boolean matches(EstimateRow row, List<String> words) {
		String text = (row.name() + ' ' + (row.probe().getNote() == null ? "" : row.probe().getNote())).toLowerCase(Locale.ROOT);
		return words.stream().allMatch(text::contains);
	}

	private static double highest(List<EstimateLine> lines, Function<EstimateLine, Estimate> cost) {
		double most = 0;
		for (EstimateLine line : lines) {
			if (cost.apply(line) instanceof Estimate.Known known) {
				most = Math.max(most, BarLength.of(known));
			}
		}
		return most;
	}

	private void add(Node node, int depth, List<EstimateLine> lines) {
		List<EstimateGroup> groups = new ArrayList<>();
		node.groups.entrySet().stream().sorted(Map.Entry.comparingByKey(BY_ITSELF)).forEach(
				entry -> groups.add(EstimateGroup.of(entry.getKey(), depth, !closed.contains(entry.getKey().key()), entry.getValue().all)));
		order.ifPresent(groups::sort);
		for (EstimateGroup group : groups) {
			lines.add(group);
			if (group.open()) {
				add(node.groups.get(group.group()), depth + 1, lines);
			}
		}
		List<EstimateRow> rows = new ArrayList<>(node.groups.isEmpty() ? node.all : List.of());
		order.ifPresent(rows::sort);
		rows.forEach(row -> lines.add(row.at(depth)));
	}

	/** Probes and the groups among them. */
	private static final class Node {

		private final Map<Grouping.Group, Node> groups = new LinkedHashMap<>();
		private final List<EstimateRow> all = new ArrayList<>();

		private void add(EstimateRow row, List<Grouping.Group> path) {
			all.add(row);
			if (!path.isEmpty()) {
				groups.computeIfAbsent(path.getFirst(), group -> new Node()).add(row, path.subList(1, path.size()));
			}
		}
	}
}
