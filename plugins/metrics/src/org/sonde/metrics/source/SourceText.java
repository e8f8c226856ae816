/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.source;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;

import org.sonde.common.files.IoErrorText;

/**
 * The text of a source file.
 *
 * @param chars     without a byte-order mark
 * @param encoding  what it was read with
 * @param malformed whether its bytes are not of the encoding expected, so that it was read as UTF-16, if it begins with the byte-order
 *                  mark of that, else as ISO-8859-1, which knows every byte
 */
public record SourceText(char[] chars, Charset encoding, boolean malformed) {

	/**
	 * What a file may have at most, in bytes. The largest generated Java files have some 5 MB; a parser needs about a hundred times
	 * the size of what it reads.
	 */
	public static final int MAX_BYTES = 16 << 20;
	private static final char BYTE_ORDER_MARK = '\uFEFF';

	/** @throws IOException if the file cannot be read or is larger than {@link #MAX_BYTES}; the message is for people */
	public static SourceText read(SourceFile file, Charset expected) throws IOException {
		byte[] bytes = bytes(file);
		try {
			CharBuffer text = expected.newDecoder().decode(ByteBuffer.wrap(bytes));
			if (text.hasRemaining() && text.get(text.position()) == BYTE_ORDER_MARK) {
				text.get();
			}
			char[] chars = new char[text.remaining()];
			text.get(chars);
			return new SourceText(chars, expected, false);
		} catch (CharacterCodingException e) {
			Charset actual = isUtf16(bytes) ? StandardCharsets.UTF_16 : StandardCharsets.ISO_8859_1;
			return new SourceText(new String(bytes, actual).toCharArray(), actual, true);
		}
	}

	/** Whether it begins with the byte-order mark of UTF-16, which is not text in other encodings. */
	private static boolean isUtf16(byte[] bytes) {
		return bytes.length >= 2
				&& (bytes[0] == (byte) 0xFE && bytes[1] == (byte) 0xFF || bytes[0] == (byte) 0xFF && bytes[1] == (byte) 0xFE);
	}

	private static byte[] bytes(SourceFile file) throws IOException {
		byte[] bytes;
		try (InputStream in = Files.newInputStream(file.path())) {
			bytes = in.readNBytes(MAX_BYTES + 1);
		} catch (IOException e) {
			throw new IOException("cannot be read: " + IoErrorText.inWords(e), e);
		}
		if (bytes.length > MAX_BYTES) {
			throw new IOException(tooLarge(MAX_BYTES));
		}
		return bytes;
	}

	/** Messages about a file that has more. */
	static String tooLarge(int maxBytes) {
		return "has more than %d bytes; it is left out".formatted(maxBytes);
	}
}
