/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.comparison;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.common.progress.Progress;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.comparison.TypeChange.Kind;
import org.sonde.metrics.hypergraph.InformationMetrics;
import org.sonde.metrics.hypergraph.InformationProfile;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.Shares;
import org.sonde.metrics.figures.TypeMeasurement;
import org.sonde.metrics.source.FileRenames;

/**
 * Two versions of a component, type by type. The figures of the whole are the sums over all types and what is called outside.
 *
 * @param before  the earlier version
 * @param after   the later version
 * @param types   every top-level type of either version, by name
 * @param outside what types that are called, but are outside the component, add to the information metrics; 0 in the other
 *                figures
 * @param total   the figures of the whole component
 */
public record TypeComparison(ComponentMeasurement before, ComponentMeasurement after, List<TypeChange> types,
		Map<TypeFigure, FigureChange> outside, Map<TypeFigure, FigureChange> total) {

	public TypeComparison {
		Objects.requireNonNull(before, "before");
		Objects.requireNonNull(after, "after");
		types = List.copyOf(types);
		outside = Map.copyOf(outside);
		total = Map.copyOf(total);
	}

	/**
	 * Compares each version with the next; git is asked for renamed files where both are revisions of one repository.
	 *
	 * @throws MetricsException                     if a repository cannot be read
	 * @throws java.util.concurrent.CancellationException if the work is no longer wanted
	 * @throws IllegalArgumentException             if they were not measured by the same patterns and profiles
	 */
	public static List<TypeComparison> steps(List<ComponentMeasurement> versions, Progress progress) throws MetricsException {
		List<TypeComparison> steps = new ArrayList<>();
		for (int i = 1; i < versions.size(); i++) {
			ComponentMeasurement before = versions.get(i - 1);
			ComponentMeasurement after = versions.get(i);
			steps.add(of(before, after, FileRenames.between(before.source(), after.source(), progress), progress));
		}
		return steps;
	}

	/**
	 * Compares two versions.
	 *
	 * @param renames what git knows of renamed files, as {@link FileRenames#between}; {@link FileRenames#NONE} for other sources
	 * @throws IllegalArgumentException             if they were not measured by the same patterns and profiles
	 * @throws java.util.concurrent.CancellationException if the work is no longer wanted
	 */
	public static TypeComparison of(ComponentMeasurement before, ComponentMeasurement after, FileRenames renames, Progress progress) {
		Comparison.requireSameRules(before, after);
		Shares sharesBefore = Shares.of(before);
		Shares sharesAfter = Shares.of(after);
		List<TypeChange> types = new ArrayList<>();
		for (TypeMatching.Pair pair : TypeMatching.of(before.types(), after.types(), renames, progress)) {
			Map<TypeFigure, FigureChange> figures = new EnumMap<>(TypeFigure.class);
			for (TypeFigure figure : TypeFigure.values()) {
				figures.put(figure, change(figure, pair, sharesBefore, sharesAfter));
			}
			types.add(new TypeChange(kind(pair), pair.before(), pair.after(), pair.rename(), figures));
		}
		types.sort(Comparator.comparing(TypeChange::name).thenComparing(TypeChange::kind));
		Map<TypeFigure, FigureChange> outside = new EnumMap<>(TypeFigure.class);
		Map<TypeFigure, FigureChange> total = new EnumMap<>(TypeFigure.class);
		InformationMetrics allenBefore = allen(before);
		InformationMetrics allenAfter = allen(after);
		for (TypeFigure figure : TypeFigure.values()) {
			outside.put(figure, FigureChange.of(figure.outside(sharesBefore), figure.outside(sharesAfter)));
			total.put(figure, FigureChange.of(figure.of(before, allenBefore), figure.of(after, allenAfter)));
		}
		return new TypeComparison(before, after, types, outside, total);
	}

	private static InformationMetrics allen(ComponentMeasurement version) {
		return version.information().profile() == InformationProfile.ALLEN ? version.information()
				: InformationMetrics.of(version.graph(), InformationProfile.ALLEN);
	}

	private static Kind kind(TypeMatching.Pair pair) {
		if (pair.before().isEmpty()) {
			return Kind.ADDED;
		}
		if (pair.after().isEmpty()) {
			return Kind.REMOVED;
		}
		if (pair.rename().isPresent()) {
			return Kind.RENAMED;
		}
		return pair.before().get().code().equals(pair.after().get().code()) ? Kind.UNCHANGED : Kind.CHANGED;
	}

	private static FigureChange change(TypeFigure figure, TypeMatching.Pair pair, Shares sharesBefore, Shares sharesAfter) {
		OptionalDouble before = value(figure, pair.before(), sharesBefore);
		OptionalDouble after = value(figure, pair.after(), sharesAfter);
		boolean unknown = pair.before().isPresent() && before.isEmpty() || pair.after().isPresent() && after.isEmpty();
		return new FigureChange(before, after,
				unknown ? OptionalDouble.empty() : OptionalDouble.of(after.orElse(0) - before.orElse(0)));
	}

	private static OptionalDouble value(TypeFigure figure, Optional<TypeMeasurement> type, Shares shares) {
		return type.isPresent() ? figure.of(type.get(), shares) : OptionalDouble.empty();
	}

	/**
	 * The types that moved most first, whichever way. Of those that moved alike, those whose code is the same come last, and others by
	 * name; unknown ones last.
	 *
	 * @param figure what is compared
	 */
	public List<TypeChange> mostMoved(TypeFigure figure) {
		return types.stream().sorted(Comparator.comparingDouble((TypeChange type) -> type.figure(figure).distance()).reversed()
				.thenComparing(type -> type.kind() == Kind.UNCHANGED).thenComparing(TypeChange::name).thenComparing(TypeChange::kind))
				.toList();
	}

	/** Returns the number of types with this kind of change. */
	public long count(Kind kind) {
		return types.stream().filter(type -> type.kind() == kind).count();
	}
}
