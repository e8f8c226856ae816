/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.nio.ByteBuffer;

/** The fields of a record in the binary format: big-endian, each string an id in {@code kieker.map}. */
final class BinaryFields implements FieldReader {
	private final ByteBuffer bytes;
	private final StringTable strings;

	BinaryFields(byte[] bytes, StringTable strings) {
		this.bytes = ByteBuffer.wrap(bytes);
		this.strings = strings;
	}

	@Override
	public boolean hasNext() {
		return bytes.hasRemaining();
	}

	@Override
	public String string() {
		int id = bytes.getInt();
		return strings.get(id).orElseThrow(() -> new IllegalArgumentException(
				"string %d is not in %s; is it the map of this log, or was it cut off?".formatted(id, strings.name())));
	}

	@Override
	public long longNumber() {
		return bytes.getLong();
	}

	@Override
	public int intNumber() {
		return bytes.getInt();
	}

	@Override
	public boolean bool() {
		return bytes.get() != 0;
	}

	@Override
	public boolean skipCause() {
		bytes.getInt();
		return true;
	}
}
