/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

import org.junit.jupiter.api.Test;
import org.sonde.common.progress.Progress;
import org.sonde.metrics.lines.LinesProfile;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.figures.TokenFingerprint;
import org.sonde.metrics.figures.TypeMeasurement;
import org.sonde.metrics.source.FileRenames;
import org.sonde.tests.seeded.Seeded;

/** Types by their pieces alone, a number a piece. */
class TypeMatchingTest {

	private static TypeMeasurement type(String name, long... pieces) {
		TokenFingerprint code = TokenFingerprint.of(name.hashCode(),
				LongStream.of(pieces).map(piece -> TokenFingerprint.piece(piece << 20, (int) (piece % 5) + 1)).toArray());
		return new TypeMeasurement(name, name + ".java", 1, Map.of(LinesProfile.SLOC, 1), List.of(), code, Profiles.DEFAULT);
	}

	/** The name before by the name after. */
	private static Map<String, String> renamed(List<TypeMeasurement> before, List<TypeMeasurement> after) {
		Map<String, String> renamed = new TreeMap<>();
		for (TypeMatching.Pair pair : TypeMatching.of(before, after, FileRenames.NONE, Progress.NONE)) {
			pair.rename().ifPresent(rename -> renamed.put(pair.after().get().name(), pair.before().get().name()));
		}
		return renamed;
	}

	private static String simpleName(String name) {
		return name.substring(name.lastIndexOf('.') + 1);
	}

	private record Candidate(String before, String after, double similarity) {
		boolean sameName() {
			return simpleName(before).equals(simpleName(after));
		}
	}

	/** The rules as they are written down, by all pairs. */
	private static Map<String, String> renamedByAllPairs(List<TypeMeasurement> before, List<TypeMeasurement> after) {
		List<Candidate> candidates = new ArrayList<>();
		before.forEach(one -> after
				.forEach(other -> candidates.add(new Candidate(one.name(), other.name(), one.code().similarity(other.code())))));
		candidates.sort(Comparator.comparingDouble(Candidate::similarity).reversed().thenComparing(each -> !each.sameName())
				.thenComparing(Candidate::before).thenComparing(Candidate::after));
		Map<String, String> renamed = new TreeMap<>();
		for (boolean alike : new boolean[] { true, false }) {
			for (Candidate each : candidates) {
				boolean one = alike ? each.similarity() >= TypeMatching.ALIKE : each.sameName() && each.similarity() >=
						TypeMatching.SOMEWHAT_ALIKE;
				if (one && !renamed.containsKey(each.after()) && !renamed.containsValue(each.before())) {
					renamed.put(each.after(), each.before());
				}
			}
		}
		return renamed;
	}

	@Test
	void findsWhatAllPairsWouldGive() {
		int[] found = new int[1];
		Seeded.tries(300, in -> {
			List<TypeMeasurement> before = some(in.random(), "p");
			List<TypeMeasurement> after = some(in.random(), "q");
			Map<String, String> renamed = renamed(before, after);
			assertThat(renamed).isEqualTo(renamedByAllPairs(before, after));
			found[0] += renamed.size();
		});
		assertThat(found[0]).isGreaterThan(1000);
	}

	/** Few pieces, so that many are the same or equally alike; two packages, so that simple names come twice. */
	private static List<TypeMeasurement> some(Random random, String root) {
		return IntStream.range(0, 14).filter(i -> random.nextInt(4) > 0)
				.mapToObj(i -> type(root + i % 2 + ".T" + i / 2, random.longs(random.nextInt(4), 0, 4).toArray())).toList();
	}

	/** Of more pairs than that: the same code and the same simple names are found, what is only alike is not. */
	@Test
	void ofTooManyPairsOnlyThoseOfOneNameAreCompared() {
		List<TypeMeasurement> before = new ArrayList<>();
		List<TypeMeasurement> after = new ArrayList<>();
		for (int i = 0; i < 1001; i++) {
			before.add(type("p.Old%04d".formatted(i), 1, 2, 3, 1000 + i));
			after.add(type("q.New%04d".formatted(i), 1, 2, 3, 3000 + i));
		}
		assertThat(renamed(before.subList(0, 1000), after.subList(0, 1000))).hasSize(1000);
		before.add(type("p.Moved", 1, 2, 3, 4));
		after.add(type("q.Moved", 1, 2, 3, 5));
		before.add(type("p.Was", 7, 8, 9));
		after.add(type("q.Is", 9, 8, 7));
		assertThat(renamed(before, after)).isEqualTo(Map.of("q.Moved", "p.Moved", "q.Is", "p.Was"));
	}

	@Test
	void canBeCancelled() {
		assertThatExceptionOfType(CancellationException.class)
				.isThrownBy(() -> TypeMatching.of(List.of(type("p.A", 1)), List.of(type("p.B", 2)), FileRenames.NONE,
						Progress.cancelledBy(() -> true)));
	}
}
