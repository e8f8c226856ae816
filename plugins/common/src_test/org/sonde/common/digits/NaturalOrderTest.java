/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.digits;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;

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
	private static String name(RandomInput in) {
		return in.text(0, 6, "aAbBßİı-.0123\u0663");
	}

	@Test
	void onlyEqualNamesAreEqual() {
		Seeded.tries(1000, in -> {
			String one = name(in);
			String other = name(in);
			assertThat(ORDER.compare(one, other) == 0).isEqualTo(one.equals(other));
		});
	}

	@Test
	void theOtherWayRoundItIsTheOtherWayRound() {
		Seeded.tries(1000, in -> {
			String one = name(in);
			String other = name(in);
			assertThat(Integer.signum(ORDER.compare(one, other))).isEqualTo(-Integer.signum(ORDER.compare(other, one)));
		});
	}

	@Test
	void whatIsBeforeAnotherIsBeforeAllBehindIt() {
		Seeded.tries(20_000, in -> {
			String one = name(in);
			String second = name(in);
			String third = name(in);
			List<String> sorted = List.of(one, second, third).stream().sorted(ORDER).toList();
			for (int i = 0; i < sorted.size(); i++) {
				for (int j = i; j < sorted.size(); j++) {
					assertThat(ORDER.compare(sorted.get(i), sorted.get(j))).isLessThanOrEqualTo(0);
				}
			}
		});
	}

	@Test
	void numbersCountByTheirValue() {
		Seeded.tries(1000, in -> {
			BigInteger one = new BigInteger(in.between(0, 80), in.random());
			BigInteger other = new BigInteger(in.between(0, 80), in.random());
			assertThat(Integer.signum(ORDER.compare("run " + one.abs(), "run " + other.abs()))).isEqualTo(one.abs().compareTo(other.abs()));
		});
	}
}
