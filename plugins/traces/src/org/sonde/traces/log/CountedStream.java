/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

import org.sonde.common.progress.Progress;

/** Tells how many bytes were read, and stops when they are no longer wanted. */
final class CountedStream extends FilterInputStream {
	private final Progress progress;

	CountedStream(InputStream in, Progress progress) {
		super(in);
		this.progress = progress;
	}

	@Override
	public int read() throws IOException {
		int value = super.read();
		count(value < 0 ? 0 : 1);
		return value;
	}

	@Override
	public int read(byte[] bytes, int offset, int length) throws IOException {
		int count = super.read(bytes, offset, length);
		count(Math.max(count, 0));
		return count;
	}

	@Override
	public boolean markSupported() {
		return false; // what is read again would count again
	}

	private void count(long bytes) {
		progress.checkCancelled();
		progress.worked(bytes);
	}
}
