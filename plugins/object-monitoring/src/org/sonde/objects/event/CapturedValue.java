/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.event;

import java.util.Objects;

/**
 * The part of a value that was kept. It has no reference to the program, so it keeps no object alive and calls none of the program's
 * methods.
 */
public final class CapturedValue {
	/** The kind of value, which decides what {@link CapturedValue#value()} is. */
	public enum Kind {
		/** Null. */
		NULL,
		/** A {@link Boolean}. */
		BOOLEAN,
		/** A {@link Long}, {@link Float}, {@link Double}, {@link java.math.BigInteger} or {@link java.math.BigDecimal}. */
		NUMBER,
		/** A {@link Character}. */
		CHARACTER,
		/** A {@link String}, cut if it was longer than the limit. */
		TEXT,
		/** The name of an enum constant, as a {@link String}. */
		ENUMERATION,
		/** Any other object: its identity hash code, an {@link Integer}. Another object may have the same. */
		REFERENCE,
		/** Hidden, because of the attribute's name: null. */
		MASKED
	}

	static final CapturedValue NULL = new CapturedValue(Kind.NULL, null, null, 0);
	static final CapturedValue TRUE = new CapturedValue(Kind.BOOLEAN, true, null, 0);
	static final CapturedValue FALSE = new CapturedValue(Kind.BOOLEAN, false, null, 0);
	static final CapturedValue MASKED = new CapturedValue(Kind.MASKED, null, null, 0);

	private final Kind kind;
	private final Object value;
	private final String typeName;
	private final int length;

	private CapturedValue(Kind kind, Object value, String typeName, int length) {
		this.kind = kind;
		this.value = value;
		this.typeName = typeName;
		this.length = length;
	}

	static CapturedValue number(Number value) {
		return new CapturedValue(Kind.NUMBER, value, null, 0);
	}

	static CapturedValue character(char value) {
		return new CapturedValue(Kind.CHARACTER, value, null, 0);
	}

	static CapturedValue text(String kept, int length) {
		return new CapturedValue(Kind.TEXT, kept, null, length);
	}

	static CapturedValue enumeration(Enum<?> constant) {
		return new CapturedValue(Kind.ENUMERATION, constant.name(), constant.getDeclaringClass().getName(), 0);
	}

	static CapturedValue reference(Object value) {
		return new CapturedValue(Kind.REFERENCE, System.identityHashCode(value), value.getClass().getTypeName(), 0);
	}

	public Kind kind() {
		return kind;
	}

	/** The value, as its kind says; null if it was null or is masked. */
	public Object value() {
		return value;
	}

	/** Binary name of the class of an enum constant or any other object, with {@code []} for arrays; null for the other kinds. */
	public String typeName() {
		return typeName;
	}

	/** Length of a text before it was cut, in chars; 0 for the other kinds. */
	public int length() {
		return length;
	}

	/** Whether the end of a text is missing. */
	public boolean isCut() {
		return kind == Kind.TEXT && ((String) value).length() < length;
	}

	@Override
	public boolean equals(Object other) {
		if (!(other instanceof CapturedValue)) {
			return false;
		}
		CapturedValue that = (CapturedValue) other;
		return kind == that.kind && length == that.length && Objects.equals(value, that.value) && Objects.equals(typeName, that.typeName);
	}

	@Override
	public int hashCode() {
		return Objects.hash(kind, value, typeName, length);
	}

	@Override
	public String toString() {
		switch (kind) {
			case MASKED:
				return "***";
			case TEXT:
				return '"' + (String) value + (isCut() ? "\"... (" + length + " characters)" : "\"");
			case CHARACTER:
				return "'" + value + "'";
			case REFERENCE:
				return typeName + "@" + Integer.toHexString((Integer) value);
			default:
				return String.valueOf(value);
		}
	}
}
