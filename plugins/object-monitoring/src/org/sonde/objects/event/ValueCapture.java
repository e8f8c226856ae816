/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.event;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Decides what is kept of a value. Only classes of the JDK that cannot be extended, or are exactly the class looked for, are asked for
 * anything; a {@code toString}, {@code equals} or {@code hashCode} of the program is never called, as it may throw or never end.
 */
public final class ValueCapture {
	/** Characters of a text that are kept by default. */
	public static final int TEXT_LIMIT = 256;
	/**
	 * Attributes whose values are masked by default: found in the last part of names such as {@code p.Account.accessToken}.
	 */
	public static final Pattern MASKED_NAMES = Pattern
			.compile("(?i)(passw|passphrase|passcode|pwd|secret|token|credential|cookie|session_?id"
					// The names of authors, or of what is authentic, are not masked.
					+ "|auth(?!or(?!i[sz]ation)|ent)"
					// No keys of maps and tables.
					+ "|(access|aes|api|auth|cipher|crypto|decryption|encryption|hmac|license|master|private|rsa|session|shared|signing|ssh)_?key"
					// Words of their own: no compass, passenger or mapping.
					+ "|(?<!by|com|over|sur|tres|under)pass(?!ed|eng|es|ing|ion|iv|port)(?-i:(?![a-z]))"
					+ "|(?-i:(?<![A-Za-z])pin(?![a-z])|Pin(?![a-z])|(?<![A-Z])PIN(?![A-Z])))[^.]*$");

	/** Longer numbers are kept as references, so that an event stays small. */
	private static final int MOST_BITS = 4096;
	private static final Set<Class<?>> INTEGERS = Set.of(Byte.class, Short.class, Integer.class, Long.class);
	private static final Set<Class<?>> FLOATING = Set.of(Float.class, Double.class);
	private static final Set<Class<?>> VALUES = Set.of(Byte.class, Short.class, Integer.class, Long.class, Float.class, Double.class,
			Boolean.class, Character.class, String.class);

	private final int textLimit;
	private final Predicate<SensorId> masked;

	/**
	 * @param textLimit characters of a text that are kept, 0 or more
	 * @param maskedNames looked for in names such as {@code p.Order.price}; attributes in whose name it is found are masked
	 */
	public ValueCapture(int textLimit, Pattern maskedNames) {
		this(textLimit, named(maskedNames));
	}

	/**
	 * @param textLimit characters of a text that are kept, 0 or more
	 * @param masked which attributes are masked
	 */
	public ValueCapture(int textLimit, Predicate<SensorId> masked) {
		if (textLimit < 0) {
			throw new IllegalArgumentException("The limit of texts is 0 characters or more, not " + textLimit + ".");
		}
		this.textLimit = textLimit;
		this.masked = Objects.requireNonNull(masked);
	}

	/** Attributes in whose names, such as {@code p.Order.price}, something is found. */
	public static Predicate<SensorId> named(Pattern names) {
		Objects.requireNonNull(names);
		return attribute -> names.matcher(attribute.toString()).find();
	}

	/** Returns the capture with {@link #TEXT_LIMIT} and {@link #MASKED_NAMES}. */
	public static ValueCapture standard() {
		return new ValueCapture(TEXT_LIMIT, MASKED_NAMES);
	}

	public boolean masks(SensorId attribute) {
		return masked.test(attribute);
	}

	public static CapturedValue masked() {
		return CapturedValue.MASKED;
	}

	/** Returns what is kept. All integers of up to 64 bits become a {@link Long}. */
	public CapturedValue of(Object value) {
		if (value == null) {
			return CapturedValue.NULL;
		}
		Class<?> type = value.getClass();
		if (type == String.class) {
			return text((String) value);
		}
		if (type == Boolean.class) {
			return (Boolean) value ? CapturedValue.TRUE : CapturedValue.FALSE;
		}
		if (type == Character.class) {
			return CapturedValue.character((Character) value);
		}
		if (INTEGERS.contains(type)) {
			// The same as sensors report, so that a pulled value is like a reported one.
			return CapturedValue.number(((Number) value).longValue());
		}
		if (FLOATING.contains(type) || isShort(value)) {
			return CapturedValue.number((Number) value);
		}
		return value instanceof Enum ? CapturedValue.enumeration((Enum<?>) value) : CapturedValue.reference(value);
	}

	/**
	 * Whether an attribute that is set from one to the other keeps its value: the same reference, or equal values of the JDK. Other objects
	 * are never compared by their own {@code equals}.
	 */
	public static boolean same(Object before, Object after) {
		return before == after || before != null && after != null && before.getClass() == after.getClass()
				&& (VALUES.contains(before.getClass()) || isShort(before) && isShort(after)) && before.equals(after);
	}

	private CapturedValue text(String text) {
		return CapturedValue.text(cut(text), text.length());
	}

	/** Returns the part of a text that is kept. */
	String cut(String text) {
		int end = Math.min(textLimit, text.length());
		if (end < text.length() && end > 0 && Character.isHighSurrogate(text.charAt(end - 1))) {
			end--;
		}
		return text.substring(0, end);
	}

	/** Whether it is a number of the JDK's own two classes, both of which can be extended, and not too long. */
	private static boolean isShort(Object number) {
		Object digits = number.getClass() == BigDecimal.class ? ((BigDecimal) number).unscaledValue() : number;
		return digits.getClass() == BigInteger.class && ((BigInteger) digits).bitLength() <= MOST_BITS;
	}
}
