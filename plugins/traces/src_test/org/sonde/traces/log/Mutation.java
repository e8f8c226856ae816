/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** Damages files as disks, crashes and enemies do. */
final class Mutation {
	private static final int[] HOSTILE = { -1, Integer.MAX_VALUE, Integer.MIN_VALUE, 0, 1, 1 << 16, 1 << 20, 0xFFFF };
	private static final List<String> TOKENS = List.of("$", ";", "\n", "\r\n", "=", "-", "99999999999999999999", "NULL", "\u0000",
			"ä€", "$1;", "\n$0=", "$2147483647=");
	private static final int MAX_LENGTH = 1 << 14;

	private final SplittableRandom random;

	Mutation(SplittableRandom random) {
		this.random = random;
	}

	/** The bytes with one to eight damages, some with a piece of another file. */
	byte[] of(byte[] bytes, byte[] other) {
		byte[] damaged = bytes.clone();
		for (int i = 1 + random.nextInt(8); i > 0; i--) {
			damaged = once(damaged, other);
		}
		return damaged.length <= MAX_LENGTH ? damaged : Arrays.copyOf(damaged, MAX_LENGTH);
	}

	private byte[] once(byte[] bytes, byte[] other) {
		if (bytes.length == 0) {
			return other.clone();
		}
		int at = random.nextInt(bytes.length);
		switch (random.nextInt(7)) {
			case 0 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
			case 1 -> bytes[at] = (byte) random.nextInt();
			case 2 -> {
				return Arrays.copyOf(bytes, at);
			}
			case 3 -> {
				int from = random.nextInt(other.length + 1);
				return insert(bytes, at, Arrays.copyOfRange(other, from, from + random.nextInt(other.length - from + 1)));
			}
			case 4 -> {
				int to = at + random.nextInt(bytes.length - at + 1);
				return insert(bytes, random.nextInt(bytes.length), Arrays.copyOfRange(bytes, at, to));
			}
			case 5 -> {
				if (bytes.length - at >= Integer.BYTES) {
					ByteBuffer.wrap(bytes).putInt(at, HOSTILE[random.nextInt(HOSTILE.length)]);
				}
			}
			default -> {
				return insert(bytes, at, TOKENS.get(random.nextInt(TOKENS.size())).getBytes(StandardCharsets.UTF_8));
			}
		}
		return bytes;
	}

	private static byte[] insert(byte[] bytes, int at, byte[] piece) {
		byte[] longer = Arrays.copyOf(bytes, bytes.length + piece.length);
		System.arraycopy(piece, 0, longer, at, piece.length);
		System.arraycopy(bytes, at, longer, at + piece.length, bytes.length - at);
		return longer;
	}
}
