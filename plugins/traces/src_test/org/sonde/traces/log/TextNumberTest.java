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

import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;

/** Against a regular expression and BigInteger. */
class TextNumberTest {
	private static final Pattern NUMBER = Pattern.compile("[+-]?([0-9]*)");

	@Test
	void readsWhatBigIntegerReads() {
		Seeded.tries(20_000, in -> {
			String text = text(in);
			int before = in.between(0, 9);
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
		});
	}

	private static String text(RandomInput in) {
		if (in.yes()) {
			return in.text(0, 22, "0123456789+-;/: \n\r\u0000\u0080\u00FF٣");
		}
		BigInteger limit = BigInteger
				.valueOf(in.oneOf(Long.MAX_VALUE, Long.MIN_VALUE, (long) Integer.MAX_VALUE, 0L, 99_999_999L, 100_000_000L));
		return in.oneOf("", "", "-", "+", "--", "00")
				+ (in.yes() ? limit.add(BigInteger.valueOf(in.between(-2, 2))).toString() : in.text(0, 24, '0', '9'));
	}
}
