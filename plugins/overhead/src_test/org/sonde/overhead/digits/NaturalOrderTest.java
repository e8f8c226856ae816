/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.digits;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class NaturalOrderTest {
	private static final NaturalOrder ORDER = NaturalOrder.OF_NAMES;

	/** Each before the next. */
	@ParameterizedTest
	@ValueSource(strings = { "night-1 night-2 night-10", "kieker-1.8 kieker-1.14 kieker-2.0", "1 a", "a-1 a1 aa",
			"x9 x99999999999999999998 x99999999999999999999", "run run-0 run-00 run-0a run-1", "(1) (2) (10)", "A a A1 a01 a1 b" })
	void lists(String ordered) {
		assertThat(List.of(ordered.split(" ")).reversed().stream().sorted(ORDER)).containsExactly(ordered.split(" "));
	}

	/** Short, of few characters, so that many of them begin alike: letters of both cases, one of them of two in capitals, and digits. */
	@Provide
	Arbitrary<String> names() {
		return Arbitraries.strings().withChars("aAbBßİı-.0123\u0663").ofMaxLength(6);
	}

	@Property
	void only_equal_names_are_equal(@ForAll("names") String one, @ForAll("names") String other) {
		assertThat(ORDER.compare(one, other) == 0).isEqualTo(one.equals(other));
	}

	@Property
	void the_other_way_round_it_is_the_other_way_round(@ForAll("names") String one, @ForAll("names") String other) {
		assertThat(Integer.signum(ORDER.compare(one, other))).isEqualTo(-Integer.signum(ORDER.compare(other, one)));
	}

	@Property(tries = 20_000)
	void what_is_before_another_is_before_all_behind_it(@ForAll("names") String one, @ForAll("names") String second,
			@ForAll("names") String third) {
		List<String> sorted = List.of(one, second, third).stream().sorted(ORDER).toList();
		for (int i = 0; i < sorted.size(); i++) {
			for (int j = i; j < sorted.size(); j++) {
				assertThat(ORDER.compare(sorted.get(i), sorted.get(j))).isLessThanOrEqualTo(0);
			}
		}
	}

	@Property
	void numbers_count_by_their_value(@ForAll BigInteger one, @ForAll BigInteger other) {
		assertThat(Integer.signum(ORDER.compare("run " + one.abs(), "run " + other.abs()))).isEqualTo(one.abs().compareTo(other.abs()));
	}
}
