/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.files;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

import org.sonde.common.progress.Progress;

/** Counts the bytes that are read. */
public abstract class CountedStream extends FilterInputStream {
	protected CountedStream(InputStream in) {
		super(in);
	}

	/** One that tells how many bytes were read, and stops when they are no longer wanted. */
	public static CountedStream of(InputStream in, Progress progress) {
		return new CountedStream(in) {
			@Override
			protected void count(long bytes) {
				progress.checkCancelled();
				progress.worked(bytes);
			}
		};
	}

	/**
	 * So many bytes more were read; 0 at the end.
	 *
	 * @throws IOException if no more may be read
	 */
	protected abstract void count(long bytes) throws IOException;

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
}
