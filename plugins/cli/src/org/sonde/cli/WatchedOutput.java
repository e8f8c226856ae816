/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/** Remembers why writing failed: the writers that picocli prints with keep to themselves that it did. */
final class WatchedOutput extends FilterOutputStream {
	private IOException trouble;

	WatchedOutput(OutputStream out) {
		super(out);
	}

	@Override
	public void write(int b) throws IOException {
		write(new byte[] { (byte) b }, 0, 1);
	}

	@Override
	public void write(byte[] bytes, int offset, int length) throws IOException {
		watch(() -> out.write(bytes, offset, length));
	}

	@Override
	public void flush() throws IOException {
		watch(out::flush);
	}

	private interface Action {
		void run() throws IOException;
	}

	private void watch(Action action) throws IOException {
		try {
			action.run();
		} catch (IOException e) {
			trouble = trouble == null ? e : trouble;
			throw e;
		}
	}

	/** Why something is missing from the output. */
	Optional<IOException> trouble() {
		return Optional.ofNullable(trouble);
	}
}
