/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;

class MethodPatternTest {
	@ParameterizedTest
	@ValueSource(strings = { "* *(..)", "public * p..*.*(..)", "p.A.new(..)", "new(..)", "@(p.Timed) * *(..)", "@p.Timed * *(..)",
			"* p.I+.m(..)",
			"!static int p.A.m(String, .., int...) throws java.io.IOException", "* (p.A || p.B && !p.C)+.*(*)",
			"* p.Größe.m(java.util.List<String>)" })
	void isReadAsAspectJReadsIt(String text) throws PatternException {
		MethodPattern pattern = MethodPattern.parse(text);
		assertThat(pattern.text()).isEqualTo(text);
		assertThat(pattern.constructor()).isEqualTo(text.contains("new("));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', value = {
			"* p.A.m(      | 8  | found the end, expected the type of a parameter, .. for any parameters, or )",
			"* p.A.m(int   | 11 | found the end, expected ) after the parameters",
			"* p.A.new(..) | 2  | a constructor has no return type: p.A.new(..)",
			"* m(..) && x  | 8  | found &&, expected the end of the pattern",
			"* a&b()       | 3  | found a single &, expected &&",
			"* a();        | 5  | found ;, which no pattern has",
			"* 𝒳()         | 2  | found 𝒳, which no pattern has",
			"m             | 1  | expected a return type, a name and parameters",
			"* p.A.m       | 7  | expected ( and the parameters",
			"``            | 0  | the pattern is empty",
			"* p..m(..) x  | 11 | found x, expected the end of the pattern" })
	void saysWhereAndWhatIsExpected(String text, int position, String message) {
		PatternException problem = catchThrowableOfType(PatternException.class, () -> MethodPattern.parse(text));
		assertThat(problem).hasMessageContaining(message);
		assertThat(problem.position()).isEqualTo(position);
	}

	@Test
	void tellsByKindAndNameWhatItCannotMatch() throws PatternException {
		MethodPattern getters = MethodPattern.parse("* p..*.get*(..)");
		assertThat(getters.mayMatch(MethodSignature.parse("int q.B.getX(int)"))).isTrue();
		assertThat(getters.mayMatch(MethodSignature.parse("int p.B.x()"))).isFalse();
		assertThat(getters.mayMatch(MethodSignature.parse("p.B.<init>()"))).isFalse();
		assertThat(MethodPattern.parse("p.B.new()").mayMatch(MethodSignature.parse("q.C.<init>(int)"))).isTrue();
	}

	/** Whatever is typed is a pattern or a problem with a place in the text. */
	@Test
	void noOtherExceptionEscapes() {
		Seeded.tries(5_000, in -> {
			String text = text(in);
			try {
				assertThat(MethodPattern.parse(text).parsed()).isNotNull();
			} catch (PatternException e) {
				assertThat(e.position()).isBetween(0, text.length());
				assertThat(e.getMessage()).isNotBlank();
			}
		});
	}

	private static final List<String> PIECES = List.of("* ", "p.A", ".", "..", "...", "(", ")", "*", "+", "!", "&&", "||", "<", ">", "?",
			"@", "\"", "[]",
			",", "m", "new", "public ", "static ", "throws ", "int", "hasmethod(", "is(", "=", ":", "p..*.*(..)", "@(p.T) ");

	private static String text(RandomInput in) {
		return in.yes() ? in.anyText(12) : String.join("", in.list(0, 10, () -> in.oneOf(PIECES)));
	}
}
