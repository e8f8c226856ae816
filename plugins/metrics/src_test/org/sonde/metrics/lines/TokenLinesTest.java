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

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class TokenLinesTest {

	/** @param gap lines to the token before, @param height further lines that the token spans */
	record Token(int gap, int height) {
	}

	@Provide
	Arbitrary<List<Token>> tokens() {
		return Combinators
				.combine(Arbitraries.integers().between(0, 2),
						Arbitraries.frequency(net.jqwik.api.Tuple.of(5, 0), net.jqwik.api.Tuple.of(1, 3)))
				.as(Token::new).list().ofMaxSize(600);
	}

	@Property(tries = 200)
	void countsEveryLineOnceInAnyRange(@ForAll("tokens") List<Token> tokens, @ForAll int a, @ForAll int b) {
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
