/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Against a regular expression and BigInteger. */
class TextNumberTest {
	private static final Pattern NUMBER = Pattern.compile("[+-]?([0-9]*)");

	@Property(tries = 20_000)
	void readsWhatBigIntegerReads(@ForAll("texts") String text, @ForAll @IntRange(min = 0, max = 9) int before) {
		byte[] digits = text.getBytes(StandardCharsets.UTF_8);
		byte[] bytes = new byte[before + digits.length + 1 + Long.BYTES];
		Arrays.fill(bytes, (byte) '7');
		System.arraycopy(digits, 0, bytes, before, digits.length);
		bytes[before + digits.length] = ';';
		Matcher expected = NUMBER.matcher(text);
		expected.lookingAt();

		TextNumber number = new TextNumber();
		long value = number.read(bytes, before);

		assertThat(number.end()).isEqualTo(before + expected.end());
		if (expected.group(1).isEmpty()) {
			assertThat(number.problem()).isEqualTo(TextNumber.NONE);
		} else {
			BigInteger exact = new BigInteger(expected.group());
			assertThat(number.problem() == null).isEqualTo(exact.bitLength() < Long.SIZE);
			assertThat(number.problem() != null || BigInteger.valueOf(value).equals(exact)).isTrue();
		}
	}

	@Provide
	Arbitrary<String> texts() {
		Arbitrary<String> around = Arbitraries.of(Long.MAX_VALUE, Long.MIN_VALUE, (long) Integer.MAX_VALUE, 0L, 99_999_999L, 100_000_000L)
				.flatMap(limit -> Arbitraries.integers().between(-2, 2)
						.map(more -> BigInteger.valueOf(limit).add(BigInteger.valueOf(more)).toString()));
		Arbitrary<String> digits = Arbitraries.strings().withCharRange('0', '9').ofMaxLength(24);
		Arbitrary<String> anything = Arbitraries.strings().withChars("0123456789+-;/: \n\r\u0000\u0080\u00FF٣").ofMaxLength(22);
		Arbitrary<String> signs = Arbitraries.of("", "", "-", "+", "--", "00");
		return Arbitraries.oneOf(signs.flatMap(sign -> Arbitraries.oneOf(around, digits).map(number -> sign + number)), anything);
	}
}
