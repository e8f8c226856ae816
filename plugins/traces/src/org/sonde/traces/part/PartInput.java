/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.part;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.zip.CRC32C;

import org.sonde.traces.part.PartException.Reason;
import org.sonde.traces.record.StringPool;

/**
 * Reads what {@link PartOutput} wrote. Nothing is believed: a list is as long as the bytes that are there allow at most, and what no part can
 * contain is damage.
 */
public final class PartInput {
	private static final int SEVEN_BITS = 7;
	private static final int LOW = 0x7F;
	private static final int LONGEST = 10;
	/** More never occurs, and sums of less do not overflow. */
	private static final long MOST = 1L << 46;

	private final ByteBuffer bytes;
	/** By their places in the part. */
	private final int[] names;
	private final StringPool pool;
	/** Names that are paths. */
	private final Set<Integer> paths = new HashSet<>();

	/**
	 * Checks the frame of a part, and adds its names to a pool.
	 *
	 * @throws PartException if these are not the bytes of a part that can be read
	 */
	public PartInput(byte[] part, StringPool pool) throws PartException {
		this.pool = pool;
		int end = part.length - Integer.BYTES;
		bytes = ByteBuffer.wrap(part);
		if (part.length < PartOutput.HEADER || bytes.getInt() != PartOutput.MAGIC) {
			throw new PartException(Reason.FOREIGN, "");
		}
		int version = bytes.get() & 0xFF;
		if (version > PartOutput.VERSION) {
			throw new PartException(Reason.NEWER, "version " + version + ", known are those up to " + PartOutput.VERSION);
		}
		if (version == 0 || end < PartOutput.HEADER) {
			throw damaged("it is too short");
		}
		CRC32C sum = new CRC32C();
		sum.update(part, 0, end);
		if (bytes.getInt(end) != (int) sum.getValue()) {
			throw damaged("the check sum differs");
		}
		bytes.limit(end);
		names = new int[size(1)];
		for (int rank = 0; rank < names.length; rank++) {
			names[rank] = pool.of(text());
		}
	}

	/** How often something occurred. */
	public long count() throws PartException {
		long number = raw();
		if (number < 0 || number > MOST) {
			throw damaged("a count is below 0, or above " + MOST);
		}
		return number;
	}

	/** A duration in nanoseconds, 0 or more. */
	public long nanos() throws PartException {
		long nanos = raw();
		if (nanos < 0) {
			throw damaged("a duration is below 0");
		}
		return nanos;
	}

	/** A number that is 0 or more, and at most this. */
	public int count(int most) throws PartException {
		long number = count();
		if (number > most) {
			throw damaged("a number of at most " + most + " is " + number);
		}
		return (int) number;
	}

	/** Any number. */
	public long number() throws PartException {
		long number = raw();
		return number >>> 1 ^ -(number & 1);
	}

	/** Any number of 32 bits. */
	public int smallNumber() throws PartException {
		long number = number();
		if (number != (int) number) {
			throw damaged("a number of 32 bits is " + number);
		}
		return (int) number;
	}

	/**
	 * The length of a list.
	 *
	 * @param least bytes that each element takes
	 */
	public int size(int least) throws PartException {
		return count(bytes.remaining() / least);
	}

	/** Yes or no. */
	public boolean flag() throws PartException {
		return count(1) == 1;
	}

	/** The number of a name in the pool, or {@link StringPool#NONE}. */
	public int name() throws PartException {
		int rank = count(names.length);
		return rank == 0 ? StringPool.NONE : names[rank - 1];
	}

	/** The number of a name in the pool. */
	public int someName() throws PartException {
		int name = name();
		if (name == StringPool.NONE) {
			throw damaged("a name is missing");
		}
		return name;
	}

	/** The number of the name of a log, which is a path, or {@link StringPool#NONE}. */
	public int log() throws PartException {
		int name = name();
		if (name != StringPool.NONE && !paths.contains(name)) {
			try {
				Path.of(pool.text(name));
				paths.add(name);
			} catch (InvalidPathException e) {
				throw damaged(e.getMessage());
			}
		}
		return name;
	}

	/** One of these constants. */
	public <E> E oneOf(E[] constants) throws PartException {
		return constants[count(constants.length - 1)];
	}

	/** A text that is no name. */
	public String text() throws PartException {
		int length = size(1);
		String text = new String(bytes.array(), bytes.position(), length, StandardCharsets.UTF_8);
		bytes.position(bytes.position() + length);
		return text;
	}

	/** Nothing may be left. */
	public void end() throws PartException {
		if (bytes.hasRemaining()) {
			throw damaged("there is more than belongs to it");
		}
	}

	/** What to throw where the content contradicts itself. */
	public static PartException damaged(String how) {
		return new PartException(Reason.DAMAGED, how);
	}

	private long raw() throws PartException {
		long number = 0;
		for (int at = 0; at < LONGEST && bytes.hasRemaining(); at++) {
			byte next = bytes.get();
			number |= (long) (next & LOW) << SEVEN_BITS * at;
			if (next >= 0) {
				return number;
			}
		}
		throw damaged("a number does not end");
	}
}
