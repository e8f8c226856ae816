/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.input;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

import org.sonde.common.files.CountedStream;
import org.sonde.common.files.IoErrorText;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;

/**
 * The content of an {@link InputFile}, unpacked while it is read. What unpacks to far more than any benchmark writes is refused,
 * and every failure names the file.
 */
public final class Content implements Closeable {

	/**
	 * Raw files of benchmarks shrink to a fourth to a thirtieth; gzip cannot do better than a thousandth, which is what a bomb
	 * does. A larger factor is refused.
	 */
	static final int MAX_EXPANSION = 300;
	/** Below so many bytes nothing is a bomb. */
	static final long MAX_UNSUSPICIOUS = 64L << 20;

	private final String name;
	private final Closeable owner;
	private final InputStream in;
	private final boolean packed;
	/** Bytes that were read, as they are stored. */
	private long stored;
	private long delivered;
	private long reported;

	/**
	 * @param name what messages call the file
	 * @param owner closed with it, such as an archive
	 * @param stored its bytes, which may be compressed by gzip
	 */
	Content(String name, Closeable owner, InputStream stored) throws IOException, OverheadException {
		this.name = name;
		this.owner = owner;
		PushbackInputStream start = new PushbackInputStream(new CountedStream(stored) {
			@Override
			protected void count(long bytes) {
				Content.this.stored += bytes;
			}
		}, 2);
		byte[] magic = start.readNBytes(2);
		start.unread(magic);
		packed = magic.length == 2 && (magic[0] & 0xff | (magic[1] & 0xff) << 8) == GZIPInputStream.GZIP_MAGIC;
		try {
			in = packed ? new GZIPInputStream(start, 1 << 16) : start;
		} catch (EOFException | ZipException e) {
			throw OverheadException.causedBy(e, OverheadProblem.DAMAGED_ARCHIVE, name, inWords(e));
		}
	}

	/** The name of the file in messages. */
	public String name() {
		return name;
	}

	/**
	 * As {@link InputStream#readNBytes(byte[], int, int)}: reads until {@code length} bytes are there or the file ends.
	 *
	 * @return how many bytes were read; fewer than {@code length} at the end only
	 */
	public int read(byte[] bytes, int offset, int length) throws OverheadException {
		try {
			int read = in.readNBytes(bytes, offset, length);
			delivered += read;
			if (packed && delivered > MAX_UNSUSPICIOUS && delivered / MAX_EXPANSION > stored) {
				throw new OverheadException(OverheadProblem.BOMB, name, MAX_EXPANSION);
			}
			return read;
		} catch (EOFException | ZipException e) {
			throw OverheadException.causedBy(e, OverheadProblem.DAMAGED_ARCHIVE, name, inWords(e));
		} catch (IOException e) {
			throw OverheadException.causedBy(e, OverheadProblem.UNREADABLE, name, IoErrorText.inWords(e));
		}
	}

	private static String inWords(IOException e) {
		return e instanceof EOFException ? "the compressed data ends too early" : "the compressed data is damaged";
	}

	/** The bytes of the stored file that were read since this was last asked: units of progress. */
	public long newlyRead() {
		long news = stored - reported;
		reported = stored;
		return news;
	}

	@Override
	public void close() {
		try (owner) {
			in.close();
		} catch (IOException e) {
			// The file was only read, so nothing is lost.
		}
	}
}
