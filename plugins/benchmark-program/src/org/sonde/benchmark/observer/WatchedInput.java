/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.observer;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Notes whether the program reads its standard input, which is empty while it is measured. */
public final class WatchedInput extends FilterInputStream {

	private static volatile boolean read;

	WatchedInput(InputStream in) {
		super(in);
	}

	static boolean wasRead() {
		return read;
	}

	@Override
	public int read() throws IOException {
		read = true;
		return super.read();
	}

	@Override
	public int read(byte[] bytes, int from, int length) throws IOException {
		read = true;
		return super.read(bytes, from, length);
	}
}
