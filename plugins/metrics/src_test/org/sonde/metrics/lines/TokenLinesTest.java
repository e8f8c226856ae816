/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.lines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;

class TokenLinesTest {

	/** @param gap lines to the token before, @param height further lines that the token spans */
	record Token(int gap, int height) {
	}

	private static List<Token> tokens(RandomInput in) {
		return in.list(0, 600, () -> new Token(in.between(0, 2), in.chance(1.0 / 6) ? 3 : 0));
	}

	@Test
	void countsEveryLineOnceInAnyRange() {
		Seeded.tries(200, in -> {
			List<Token> tokens = tokens(in);
			int a = (int) in.anyLong();
			int b = (int) in.anyLong();
			TokenLines lines = new TokenLines();
			int from = Math.floorMod(a, tokens.size() + 2);
			int to = Math.floorMod(b, tokens.size() + 2);
			Set<Integer> touched = new HashSet<>();
			Set<Integer> all = new HashSet<>();
			int line = 1;
			for (int i = 0; i < tokens.size(); i++) {
				int first = line + tokens.get(i).gap();
				line = first + tokens.get(i).height();
				lines.add(10 * i, first, line);
				for (int l = first; l <= line; l++) {
					all.add(l);
					if (i >= from && i < to) {
						touched.add(l);
					}
				}
			}
			assertThat(lines.between(10 * from, 10 * to)).isEqualTo(touched.size());
			assertThat(lines.between(10 * from - 9, 10 * to - 9)).isEqualTo(touched.size());
			assertThat(lines.all()).isEqualTo(all.size());
		});
	}

	@Test
	void refusesTokensOutOfOrder() {
		TokenLines lines = new TokenLines();
		lines.add(5, 2, 3);
		assertThatIllegalArgumentException().isThrownBy(() -> lines.add(5, 3, 3));
		assertThatIllegalArgumentException().isThrownBy(() -> lines.add(6, 2, 3));
		assertThatIllegalArgumentException().isThrownBy(() -> lines.add(6, 4, 3));
	}
}
