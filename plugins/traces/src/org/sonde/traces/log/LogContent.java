/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.zip.ZipInputStream;

import org.apache.commons.compress.compressors.bzip2.BZip2CompressorInputStream;
import org.sonde.traces.record.LogFormat;
import org.tukaani.xz.XZInputStream;

/** The content of a file, recognised by its first bytes, not by its name. Decompresses while reading, in bounded memory. */
final class LogContent {
	private static final int BUFFER = 1 << 16;
	/** Compressed within compressed, as deep as an archive of compressed logs is. */
	private static final int MAX_LAYERS = 4;
	/** The memory that an xz stream may request, beside the share below. Its highest level takes 65 MiB. */
	private static final int MAX_XZ_KIB = 100 << 10;
	private static final int MAX_SHARE_OF_HEAP = 4;
	private static final int[] ZIP = { 'P', 'K', 3, 4 };
	private static final int[] ZSTD = { 0x28, 0xB5, 0x2F, 0xFD };

	private LogContent() {
	}

	/** A file of records, open: in the binary format or in that of text. */
	record Records(InputStream stream, boolean isBinary) {
		boolean isCompressed() {
			return LogContent.isCompressed(stream);
		}

		/** Returns how the program wrote the records. Records sent over TCP may have been stored since. */
		LogFormat format(String fileName) {
			return fileName.startsWith(SenderCopy.NAME) ? LogFormat.STREAM : isBinary ? LogFormat.BINARY : LogFormat.TEXT;
		}
	}

	/**
	 * The records of a file.
	 *
	 * @param name of the file; decides where the first byte does not
	 * @throws IOException if it holds no records
	 */
	static Records records(InputStream raw, String name) throws IOException {
		boolean saysPlain = name.endsWith(".bin") || name.endsWith(".dat");
		InputStream in = decompressed(raw, !saysPlain);
		int first = peek(in, 1).length == 0 ? -1 : peek(in, 1)[0];
		if (saysPlain) {
			return new Records(in, name.endsWith(".bin"));
		}
		if (first < 0 && !(in instanceof Layer)) {
			throw new EOFException();
		}
		// A line of the text format starts with a dollar sign, or is blank, a record of the binary one with the high byte of a small
		// number.
		if (first > 0 && first != '$' && first != '\n' && first != '\r') {
			throw new IOException("it is neither compressed in a known way nor a file of records");
		}
		return new Records(in, first == 0);
	}

	/** Whether the file starts like one of records, compressed or not. */
	static boolean isRecords(Path file) {
		if (zstd(file).isPresent()) {
			return false;
		}
		try (InputStream in = Files.newInputStream(file)) {
			records(in, file.getFileName().toString());
			return true;
		} catch (IOException e) {
			return false;
		}
	}

	/** Whether the file starts like a zip archive with something in it. */
	static boolean isZip(Path file) {
		try (InputStream in = Files.newInputStream(file)) {
			return startsWith(in.readNBytes(ZIP.length), ZIP);
		} catch (IOException e) {
			return false;
		}
	}

	/**
	 * Why a file cannot be read that is compressed by zstd, as a whole or, as the collector of OpenTelemetry does it, message by message;
	 * empty of others.
	 */
	static Optional<String> zstd(Path file) {
		try (InputStream in = Files.newInputStream(file)) {
			byte[] start = in.readNBytes(Integer.BYTES + ZSTD.length);
			if (startsWith(start, ZSTD)) {
				return Optional.of("it is compressed by zstd, which Sonde does not read. Unpack it: zstd -d " + file.getFileName());
			}
			return startsWith(Arrays.copyOfRange(start, Math.min(Integer.BYTES, start.length), start.length), ZSTD) ? Optional.of(
					"its messages are compressed by zstd one by one, which Sonde does not read. Leave out 'compression: zstd' of the collector's file exporter, and "
							+ "record again") : Optional.empty();
		} catch (IOException e) {
			return Optional.empty();
		}
	}

	/** Whether a stream of {@link #decompressed} had any compression. */
	static boolean isCompressed(InputStream decompressed) {
		return decompressed instanceof Layer;
	}

	/** The stream without its layers of compression; it supports {@link InputStream#mark}. */
	static InputStream decompressed(InputStream raw) throws IOException {
		return decompressed(raw, true);
	}

	/** @param weakly whether two bytes are enough to take it for deflated, as text may start with them too */
	private static InputStream decompressed(InputStream raw, boolean weakly) throws IOException {
		InputStream in = new BufferedInputStream(raw);
		for (int layer = 0; layer < MAX_LAYERS; layer++) {
			InputStream inner = decompress(in, weakly);
			if (inner == null) {
				break;
			}
			in = new Layer(inner);
		}
		return in;
	}

	/** The first bytes of a stream that stays where it is; fewer if there are no more. */
	static byte[] peek(InputStream in, int count) throws IOException {
		in.mark(count);
		byte[] start = in.readNBytes(count);
		in.reset();
		return start;
	}

	/** A stream that a library decompresses or unpacks: whatever it fails with, the file is damaged, unless it was cancelled. */
	static class Layer extends BufferedInputStream {
		Layer(InputStream in) {
			super(new FilterInputStream(in) {
				@Override
				public int read(byte[] bytes, int offset, int length) throws IOException {
					try {
						return super.read(bytes, offset, length);
					} catch (RuntimeException e) {
						throw damaged(e);
					}
				}

				/** Makes the buffer read only once and keep what it got. If it read on, it would lose that if the rest is damaged. */
				@Override
				public int available() {
					return 0;
				}
			});
		}
	}

	/** Asks for no more bytes than are decompressed, so that these are not lost with the damaged place behind them. */
	private static final class UpToDamage extends FilterInputStream {
		private IOException damage;

		UpToDamage(InputStream in) {
			super(in);
		}

		@Override
		public int read(byte[] bytes, int offset, int length) throws IOException {
			if (damage != null) {
				throw damage;
			}
			int count = 0;
			try {
				for (int more = 0; count < length && more >= 0; count += Math.max(more, 0)) {
					more = in.read(bytes, offset + count, Math.clamp(in.available(), 1, length - count));
				}
			} catch (IOException | RuntimeException e) {
				damage = e instanceof IOException io ? io : damaged((RuntimeException) e);
				if (count == 0) {
					throw damage;
				}
			}
			return count == 0 && length > 0 ? -1 : count;
		}
	}

	/** The content of a compressed stream; null if it is not compressed. */
	private static InputStream decompress(InputStream in, boolean weakly) throws IOException {
		byte[] start = peek(in, 6);
		try {
			if (startsWith(start, 0x1F, 0x8B)) {
				return new StrictGzip(in, BUFFER);
			}
			if (startsWith(start, ZIP)) {
				ZipInputStream zip = new ZipInputStream(in);
				// Kieker writes a zip file of one entry.
				if (zip.getNextEntry() == null) {
					throw new EOFException();
				}
				return zip;
			}
			if (startsWith(start, 0xFD, '7', 'z', 'X', 'Z', 0)) {
				long share = Runtime.getRuntime().maxMemory() / MAX_SHARE_OF_HEAP >> 10;
				return new UpToDamage(new XZInputStream(in, (int) Math.min(MAX_XZ_KIB, share)));
			}
			if (startsWith(start, 'B', 'Z', 'h')) {
				return new UpToDamage(new BZip2CompressorInputStream(in, true));
			}
			if (weakly && start.length >= 2 && (start[0] & 0x8F) == 8 && ((start[0] & 0xFF) << 8 | start[1] & 0xFF) % 31 == 0) {
				return new StrictDeflate(in);
			}
			return null;
		} catch (RuntimeException e) {
			throw damaged(e);
		}
	}

	/** Converts a library's failure on a damaged file. A cancellation is thrown on. */
	static IOException damaged(RuntimeException e) {
		if (e instanceof CancellationException) {
			throw e;
		}
		return new IOException("it is damaged: " + e, e);
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
