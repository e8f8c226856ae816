/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.objects.event.CapturedValue.Kind;

class ValueCaptureTest {
	private final ValueCapture capture = ValueCapture.standard();

	/** A class of the program that no method of may be called. */
	static final class Hostile {
		@Override
		public boolean equals(Object other) {
			throw new AssertionError("equals was called");
		}

		@Override
		public int hashCode() {
			throw new AssertionError("hashCode was called");
		}

		@Override
		public String toString() {
			throw new AssertionError("toString was called");
		}
	}

	/** The JDK's numbers can be extended. */
	@SuppressWarnings("serial")
	static final class HostileNumber extends BigInteger {
		private boolean armed;

		HostileNumber() {
			super(200, new java.util.Random(1));
			armed = true;
		}

		@Override
		public int bitLength() {
			if (armed) {
				throw new AssertionError("bitLength was called");
			}
			return super.bitLength();
		}

		@Override
		public boolean equals(Object other) {
			throw new AssertionError("equals was called");
		}

		@Override
		public int hashCode() {
			return 1;
		}
	}

	enum Colour {
		RED {
			@Override
			public String toString() {
				throw new AssertionError("toString was called");
			}
		}
	}

	@Test
	void valuesOfTheJdkAreKept() {
		assertKept(null, Kind.NULL, null);
		assertKept(true, Kind.BOOLEAN, true);
		assertKept(false, Kind.BOOLEAN, false);
		assertKept((byte) 1, Kind.NUMBER, 1L);
		assertKept((short) 2, Kind.NUMBER, 2L);
		assertKept(3, Kind.NUMBER, 3L);
		assertKept(4L, Kind.NUMBER, 4L);
		assertKept(5f, Kind.NUMBER, 5f);
		assertKept(6.5, Kind.NUMBER, 6.5);
		assertKept(new BigInteger("123456789012345678901234567890"), Kind.NUMBER, new BigInteger("123456789012345678901234567890"));
		assertKept(new BigDecimal("1.50"), Kind.NUMBER, new BigDecimal("1.50"));
		assertKept('c', Kind.CHARACTER, 'c');
		assertKept("text", Kind.TEXT, "text");
	}

	@Test
	void ofAnEnumOnlyTheNameIsKept() {
		CapturedValue value = capture.of(Colour.RED);
		assertThat(value.kind()).isEqualTo(Kind.ENUMERATION);
		assertThat(value.value()).isEqualTo("RED");
		assertThat(value.typeName()).isEqualTo(Colour.class.getName());
	}

	@Test
	void noMethodOfTheProgramIsCalled() {
		Hostile hostile = new Hostile();
		CapturedValue value = capture.of(hostile);
		assertThat(value.kind()).isEqualTo(Kind.REFERENCE);
		assertThat(value.typeName()).isEqualTo(Hostile.class.getName());
		assertThat(value.value()).isEqualTo(System.identityHashCode(hostile));
		assertThat(value).hasToString(Hostile.class.getName() + "@" + Integer.toHexString(System.identityHashCode(hostile)));
		assertThat(value).isEqualTo(capture.of(hostile)).hasSameHashCodeAs(capture.of(hostile));
		assertThat(ValueCapture.same(hostile, hostile)).isTrue();
		assertThat(ValueCapture.same(hostile, new Hostile())).isFalse();
	}

	@Test
	void arraysAreNamedAsInSources() {
		assertThat(capture.of(new String[1][]).typeName()).isEqualTo("java.lang.String[][]");
		assertThat(capture.of(new int[1]).typeName()).isEqualTo("int[]");
	}

	@Test
	void extendedNumbersAreReferences() {
		HostileNumber number = new HostileNumber();
		assertThat(capture.of(number).kind()).isEqualTo(Kind.REFERENCE);
		assertThat(ValueCapture.same(number, new HostileNumber())).isFalse();
	}

	@Test
	void longNumbersAreReferences() {
		assertThat(capture.of(BigInteger.ONE.shiftLeft(4095)).kind()).isEqualTo(Kind.NUMBER);
		assertThat(capture.of(BigInteger.ONE.shiftLeft(4096)).kind()).isEqualTo(Kind.REFERENCE);
		assertThat(capture.of(new BigDecimal(BigInteger.ONE.shiftLeft(4096), 2)).kind()).isEqualTo(Kind.REFERENCE);
	}

	@Test
	void longTextsAreCut() {
		ValueCapture shortTexts = new ValueCapture(3, ValueCapture.MASKED_NAMES);
		assertThat(shortTexts.of("abc").isCut()).isFalse();
		CapturedValue cut = shortTexts.of("abcde");
		assertThat(cut.isCut()).isTrue();
		assertThat(cut.value()).isEqualTo("abc");
		assertThat(cut.length()).isEqualTo(5);
		assertThat(new ValueCapture(0, ValueCapture.MASKED_NAMES).of("a").value()).isEqualTo("");
	}

	/** Half a surrogate pair cannot be written as UTF-8. */
	@Test
	void noCharacterIsCutInHalf() {
		assertThat(new ValueCapture(2, ValueCapture.MASKED_NAMES).of("a\uD83D\uDE00").value()).isEqualTo("a");
	}

	@Test
	void sameValuesAreNoChange() {
		assertThat(ValueCapture.same(null, null)).isTrue();
		assertThat(ValueCapture.same(null, 1)).isFalse();
		assertThat(ValueCapture.same(1, null)).isFalse();
		assertThat(ValueCapture.same(1000, Integer.valueOf(1000))).isTrue();
		assertThat(ValueCapture.same(1, 1L)).isFalse();
		assertThat(ValueCapture.same("ab", new StringBuilder("a").append('b').toString())).isTrue();
		assertThat(ValueCapture.same(Double.NaN, Double.NaN)).isTrue();
		assertThat(ValueCapture.same(new BigDecimal("1.0"), new BigDecimal("1.0"))).isTrue();
		assertThat(ValueCapture.same(new BigDecimal("1.0"), new BigDecimal("1.00"))).isFalse();
		assertThat(ValueCapture.same(new int[] { 1 }, new int[] { 1 })).isFalse();
	}

	@ParameterizedTest
	@ValueSource(strings = { "password", "userPassword", "passwd", "PWD", "clientSecret", "accessToken", "credentials", "apiKey", "API_KEY",
			"privateKeyFile", "pass", "dbpass", "passHash", "DB_PASS", "passcode", "accessKey", "ENCRYPTION_KEY", "auth", "authorization",
			"oauthHeader", "cookies", "sessionId", "session_id", "pin", "pinCode", "cardPin", "PIN" })
	void secretsAreMaskedByTheirName(String attribute) {
		assertThat(capture.masks(SensorId.ofAttribute("p.Account", attribute, "java.lang.String"))).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "price", "key", "primaryKey", "monkey", "owner", "passenger", "PASSENGERS", "passed", "passive", "bypass",
			"compass", "passport", "author",
			"AUTHORS", "authority", "authentic", "session", "pinned", "mapping", "spin", "SPIN", "opinion" })
	void othersAreNot(String attribute) {
		assertThat(capture.masks(SensorId.ofAttribute("p.TokenBucket", attribute, "int"))).isFalse();
	}

	@Test
	void otherNamesCanBeMasked() {
		ValueCapture own = new ValueCapture(1, Pattern.compile("^p\\.Order\\."));
		assertThat(own.masks(SensorId.ofAttribute("p.Order", "price", "double"))).isTrue();
		assertThat(own.masks(SensorId.ofAttribute("p.Orders", "token", "double"))).isFalse();
	}

	@Test
	void aNegativeLimitIsRefused() {
		assertThatThrownBy(() -> new ValueCapture(-1, ValueCapture.MASKED_NAMES)).isInstanceOf(IllegalArgumentException.class)
				.hasMessageContaining("-1");
	}

	private void assertKept(Object value, Kind kind, Object kept) {
		assertThat(capture.of(value).kind()).isEqualTo(kind);
		assertThat(capture.of(value).value()).isEqualTo(kept);
	}
}
