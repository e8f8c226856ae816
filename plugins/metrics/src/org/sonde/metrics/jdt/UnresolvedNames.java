/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.sonde.metrics.Problem;
import org.sonde.metrics.ProblemKind;
import org.sonde.metrics.figures.ComponentMeasurement;

/** Counts names that were not found, and lists them compactly: one problem for what has the same cause, at its first place. */
final class UnresolvedNames {

	/** The number of examples of calls in one problem. */
	private static final int MAX_EXAMPLES = 5;

	private final Map<Cause, List<Place>> places = new HashMap<>();

	/** @param name of the type, of the type that is called, or of the variable */
	private record Cause(ProblemKind kind, String name) {
	}

	private record Place(String file, int line, String example) implements Comparable<Place> {
		private static final Comparator<Place> ORDER = Comparator.comparing(Place::file).thenComparingInt(Place::line)
				.thenComparing(Place::example);

		@Override
		public int compareTo(Place other) {
			return ORDER.compare(this, other);
		}
	}

	void add(ProblemKind kind, String name, String file, int line, String example) {
		places.computeIfAbsent(new Cause(kind, name), cause -> new ArrayList<>())
				.add(new Place(file, Math.max(0, line), example));
	}

	void addAll(UnresolvedNames other) {
		other.places.forEach((cause, list) -> places.computeIfAbsent(cause, key -> new ArrayList<>()).addAll(list));
	}

	ComponentMeasurement.Unresolved counts() {
		return new ComponentMeasurement.Unresolved(count(ProblemKind.UNRESOLVED_TYPE), count(ProblemKind.UNRESOLVED_CALL),
				count(ProblemKind.UNRESOLVED_NAME));
	}

	private int count(ProblemKind kind) {
		return places.entrySet().stream().filter(entry -> entry.getKey().kind == kind).mapToInt(entry -> entry.getValue().size())
				.sum();
	}

	/** Returns the problems in no order. */
	List<Problem> problems() {
		return places.entrySet().stream().map(entry -> problem(entry.getKey(), entry.getValue())).toList();
	}

	private static Problem problem(Cause cause, List<Place> places) {
		Place first = places.stream().min(Comparator.naturalOrder()).orElseThrow();
		long files = places.stream().map(Place::file).distinct().count();
		String extent = places.size() == 1 ? ""
				: files == 1 ? ", %d times".formatted(places.size())
						: ", %d times in %d files".formatted(places.size(), files);
		String message = switch (cause.kind) {
			case UNRESOLVED_TYPE -> "type %s not found%s".formatted(cause.name, extent);
			case UNRESOLVED_NAME -> "name %s not found%s".formatted(cause.name, extent);
			default -> "calls to %s not found%s: %s".formatted(cause.name, extent, examples(places));
		};
		return new Problem(cause.kind, first.file, first.line, message);
	}

	private static String examples(List<Place> places) {
		TreeSet<String> names = places.stream().map(Place::example).collect(Collectors.toCollection(TreeSet::new));
		String listed = names.stream().limit(MAX_EXAMPLES).collect(Collectors.joining(", "));
		return names.size() <= MAX_EXAMPLES ? listed : listed + " and %d more".formatted(names.size() - MAX_EXAMPLES);
	}
}
