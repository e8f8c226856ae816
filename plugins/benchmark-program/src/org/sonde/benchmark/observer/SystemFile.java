/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.observer;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A short file of the system, below {@code /proc}. */
public final class SystemFile {

	/** More bytes than any file that is read here. */
	private static final int LONGEST = 4096;

	private SystemFile() {
	}

	static String text(String file) throws IOException {
		byte[] bytes = new byte[LONGEST];
		InputStream in = new FileInputStream(file);
		try {
			int length = 0;
			for (int read = 0; read >= 0 && length < LONGEST; read = in.read(bytes, length, LONGEST - length)) {
				length += read;
			}
			return new String(bytes, 0, length, "ISO-8859-1");
		} finally {
			in.close();
		}
	}
}
