/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.comparison;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.common.progress.Progress;
import org.sonde.metrics.comparison.TypeChange.Rename;
import org.sonde.metrics.comparison.TypeChange.Rename.Rule;
import org.sonde.metrics.figures.TypeMeasurement;
import org.sonde.metrics.source.FileRenames;

/**
 * Finds which type of a version is which type of another version. Types of the same qualified name are the same. Of the others:
 * <ol>
 * <li>Those in files that git takes for one: types of the same simple name, then the types that the files are named after.
 * <li>Those whose code has a similarity of {@value #ALIKE} or more: the most similar pair first, of equally similar ones those
 * of the same simple name, then by their names.
 * <li>Those of the same simple name whose code has a similarity of {@value #SOMEWHAT_ALIKE} or more, in the same order.
 * </ol>
 * The order in which the types are given does not matter. Time grows with the product of the numbers of types that are still to be
 * matched: if it is more than {@value #MOST_PAIRS}, only types of the same simple name are compared with each other.
 */
final class TypeMatching {

	/** Git uses the same limit for renamed files. */
	static final double ALIKE = 0.5;
	/** A type that was moved may have been rewritten; one that has nothing but its name in common is another one. */
	static final double SOMEWHAT_ALIKE = 0.2;
	/** The square of what git takes as the limit for files, too: about a second. */
	static final int MOST_PAIRS = 1_000_000;

	/**
	 * A type in both versions, or in one of them.
	 *
	 * @param rename why they are one, if their names differ
	 */
	record Pair(Optional<TypeMeasurement> before, Optional<TypeMeasurement> after, Optional<Rename> rename) {
	}

	private record Candidate(TypeMeasurement before, TypeMeasurement after, double similarity) {
		static final Comparator<Candidate> BEST_FIRST = Comparator.comparingDouble(Candidate::similarity).reversed()
				.thenComparing(candidate -> !candidate.sameSimpleName()).thenComparing(candidate -> candidate.before.name())
				.thenComparing(candidate -> candidate.after.name());

		boolean sameSimpleName() {
			return simpleName(before).equals(simpleName(after));
		}
	}

	private final SortedMap<String, TypeMeasurement> gone = new TreeMap<>();
	private final SortedMap<String, TypeMeasurement> come = new TreeMap<>();
	private final List<Pair> pairs = new ArrayList<>();

	private final Progress progress;

	private TypeMatching(Progress progress) {
		this.progress = progress;
	}

	/** @throws java.util.concurrent.CancellationException if the work is no longer wanted */
	static List<Pair> of(List<TypeMeasurement> before, List<TypeMeasurement> after, FileRenames renames, Progress progress) {
		TypeMatching matching = new TypeMatching(progress);
		before.forEach(type -> matching.gone.put(type.name(), type));
		after.forEach(matching::addLater);
		matching.askGit(renames);
		matching.takeSame();
		List<Candidate> candidates = matching.candidates();
		matching.take(candidates.stream().filter(candidate -> candidate.similarity() >= ALIKE).toList(), Rule.SIMILARITY);
		matching.take(candidates.stream().filter(Candidate::sameSimpleName).toList(), Rule.SIMPLE_NAME);
		matching.gone.values().forEach(type -> matching.pairs.add(new Pair(Optional.of(type), Optional.empty(), Optional.empty())));
		matching.come.values().forEach(type -> matching.pairs.add(new Pair(Optional.empty(), Optional.of(type), Optional.empty())));
		return matching.pairs;
	}

	private void addLater(TypeMeasurement type) {
		TypeMeasurement same = gone.remove(type.name());
		if (same == null) {
			come.put(type.name(), type);
		} else {
			pairs.add(new Pair(Optional.of(same), Optional.of(type), Optional.empty()));
		}
	}

	private void askGit(FileRenames renames) {
		for (TypeMeasurement type : List.copyOf(gone.values())) {
			inRenamedFile(type, renames).filter(other -> simpleName(other).equals(simpleName(type))).findFirst()
					.ifPresent(other -> rename(type, other, Rule.GIT));
		}
		for (TypeMeasurement type : List.copyOf(gone.values())) {
			if (simpleName(type).equals(fileName(type))) {
				inRenamedFile(type, renames).filter(other -> simpleName(other).equals(fileName(other))).findFirst()
						.ifPresent(other -> rename(type, other, Rule.GIT));
			}
		}
	}

	private Stream<TypeMeasurement> inRenamedFile(TypeMeasurement type, FileRenames renames) {
		String renamed = renames.renamed().get(type.file());
		return renamed == null ? Stream.empty() : come.values().stream().filter(other -> other.file().equals(renamed));
	}

	/**
	 * Takes the types that are equal apart from the order of their pieces, in the order of {@link Candidate#BEST_FIRST}, without trying all
	 * pairs.
	 */
	private void takeSame() {
		takeSame(type -> List.of(type.code().pieces(), simpleName(type)));
		takeSame(type -> List.of(type.code().pieces()));
	}

	private void takeSame(Function<TypeMeasurement, Object> key) {
		Map<Object, Deque<TypeMeasurement>> waiting = new HashMap<>();
		come.values().stream().filter(type -> type.code().hasPieces())
				.forEach(type -> waiting.computeIfAbsent(key.apply(type), same -> new ArrayDeque<>()).add(type));
		for (TypeMeasurement before : List.copyOf(gone.values())) {
			progress.checkCancelled();
			Deque<TypeMeasurement> same = before.code().hasPieces() ? waiting.get(key.apply(before)) : null;
			if (same != null && !same.isEmpty()) {
				rename(before, same.removeFirst(), Rule.SIMILARITY);
			}
		}
	}

	/** The pairs that may be one, the best first. */
	private List<Candidate> candidates() {
		boolean all = (long) gone.size() * come.size() <= MOST_PAIRS;
		Map<String, List<TypeMeasurement>> bySimpleName = come.values().stream().collect(Collectors.groupingBy(TypeMatching::simpleName));
		progress.begin("Comparing types", gone.size());
		List<Candidate> candidates = new ArrayList<>();
		int pairs = 0;
		for (TypeMeasurement before : gone.values()) {
			progress.checkCancelled();
			Collection<TypeMeasurement> possible = all ? come.values() : bySimpleName.getOrDefault(simpleName(before), List.of());
			pairs += possible.size();
			if (pairs > MOST_PAIRS) {
				break; // thousands of types of one simple name
			}
			for (TypeMeasurement after : possible) {
				double least = simpleName(before).equals(simpleName(after)) ? SOMEWHAT_ALIKE : ALIKE;
				if (before.code().similarityAtMost(after.code()) >= least) {
					double similarity = before.code().similarity(after.code());
					if (similarity >= least) {
						candidates.add(new Candidate(before, after, similarity));
					}
				}
			}
			progress.worked(1);
		}
		candidates.sort(Candidate.BEST_FIRST);
		return candidates;
	}

	private void take(List<Candidate> candidates, Rule rule) {
		for (Candidate candidate : candidates) {
			if (gone.containsKey(candidate.before().name()) && come.containsKey(candidate.after().name())) {
				rename(candidate.before(), candidate.after(), rule);
			}
		}
	}

	private void rename(TypeMeasurement before, TypeMeasurement after, Rule rule) {
		gone.remove(before.name());
		come.remove(after.name());
		pairs.add(new Pair(Optional.of(before), Optional.of(after),
				Optional.of(new Rename(rule, before.code().similarity(after.code())))));
	}

	private static String simpleName(TypeMeasurement type) {
		return type.name().substring(type.name().lastIndexOf('.') + 1);
	}

	private static String fileName(TypeMeasurement type) {
		String name = type.file().substring(type.file().lastIndexOf('/') + 1);
		return name.endsWith(".java") ? name.substring(0, name.length() - ".java".length()) : name;
	}
}
