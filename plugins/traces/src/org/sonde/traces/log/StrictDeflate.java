/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.io.IOException;
import java.io.InputStream;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;

/**
 * Decompresses a deflated file to its end: the JDK's stream says nothing of what follows the compressed data. Zeros may follow, as in
 * {@link StrictGzip}.
 */
final class StrictDeflate extends InflaterInputStream {
	StrictDeflate(InputStream in) {
		super(in);
	}

	@Override
	public int read(byte[] bytes, int offset, int length) throws IOException {
		int count = super.read(bytes, offset, length);
		if (count < 0 && isDataBehind()) {
			throw new ZipException(StrictGzip.DAMAGED);
		}
		return count;
	}

	private boolean isDataBehind() throws IOException {
		for (int i = len - inf.getRemaining(); i < len; i++) {
			if (buf[i] != 0) {
				return true;
			}
		}
		return StrictGzip.isDataLeft(in);
	}
}
