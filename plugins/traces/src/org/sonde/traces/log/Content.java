/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipInputStream;

/**
 * What a file of records holds, told by its first bytes, not by its name.
 *
 * @param stream   the records, decompressed
 * @param isBinary whether they are in the binary format; else in that of text
 */
record Content(InputStream stream, boolean isBinary) {
	private static final int BUFFER = 1 << 16;

	/**
	 * @param name of the file
	 * @throws IOException if it holds no records
	 */
	static Content of(InputStream raw, String name) throws IOException {
		InputStream in = raw.markSupported() ? raw : new BufferedInputStream(raw, BUFFER);
		in.mark(8);
		byte[] start = in.readNBytes(8);
		in.reset();
		InputStream inner = decompress(in, start);
		if (inner != null) {
			return of(new BufferedInputStream(inner, BUFFER), "");
		}
		boolean saysBinary = name.endsWith(".bin");
		if (saysBinary || name.endsWith(".dat") || name.isEmpty() && start.length == 0) {
			return new Content(in, saysBinary);
		}
		if (start.length == 0) {
			throw new EOFException();
		}
		// A line of the text format starts with a dollar sign, a record of the binary one with the high byte of a small number.
		if (start[0] != 0 && start[0] != '$') {
			throw new IOException("it is neither compressed in a known way nor a file of records");
		}
		return new Content(in, start[0] == 0);
	}

	/** The content of a compressed stream; null if it is not compressed. */
	private static InputStream decompress(InputStream in, byte[] start) throws IOException {
		if (startsWith(start, 0x1F, 0x8B)) {
			return new GZIPInputStream(in, BUFFER);
		}
		if (startsWith(start, 'P', 'K', 3, 4)) {
			ZipInputStream zip = new ZipInputStream(in);
			zip.getNextEntry(); // Kieker writes a zip file of one entry
			return zip;
		}
		if (start.length >= 2 && (start[0] & 0x8F) == 8 && ((start[0] & 0xFF) << 8 | start[1] & 0xFF) % 31 == 0) {
			return new InflaterInputStream(in);
		}
		return null;
	}

	private static boolean startsWith(byte[] start, int... bytes) {
		if (start.length < bytes.length) {
			return false;
		}
		for (int i = 0; i < bytes.length; i++) {
			if (start[i] != (byte) bytes[i]) {
				return false;
			}
		}
		return true;
	}
}
