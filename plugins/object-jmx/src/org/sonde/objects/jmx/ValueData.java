/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.jmx;

import javax.management.ConstructorParameters;

/** The part of a value that was kept. */
public final class ValueData {
	private final String kind;
	private final String text;
	private final String typeName;
	private final int length;

	@ConstructorParameters({ "kind", "text", "typeName", "length" })
	public ValueData(String kind, String text, String typeName, int length) {
		this.kind = kind;
		this.text = text;
		this.typeName = typeName;
		this.length = length;
	}

	/**
	 * {@code null}, {@code boolean}, {@code number}, {@code character}, {@code text}, {@code enumeration}, {@code reference} or
	 * {@code masked}.
	 */
	public String getKind() {
		return kind;
	}

	/** The value; of a reference its identity hash code in hexadecimal digits. Null if it is null or masked. */
	public String getText() {
		return text;
	}

	/** Binary name of the class of an enum constant or reference; null for others. */
	public String getTypeName() {
		return typeName;
	}

	/** Length of a text before it was cut, in chars; 0 for others. */
	public int getLength() {
		return length;
	}
}
