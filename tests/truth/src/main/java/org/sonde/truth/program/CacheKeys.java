/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.util.Random;

/** The keys that programs ask caches for: few keys often, many keys rarely. */
final class CacheKeys {

	static final int CACHED = 200;

	private static final int REQUESTS = 1000;
	private static final int KEYS = 1000;

	private CacheKeys() {
	}

	static int[] of(long seed) {
		Random random = new Random(seed);
		int[] keys = new int[REQUESTS];
		for (int request = 0; request < REQUESTS; request++) {
			double uniform = random.nextDouble();
			keys[request] = (int) (KEYS * uniform * uniform * uniform);
		}
		return keys;
	}

	/** What is cached. The value does not depend on hits and misses. */
	static String load(int key) {
		return "value " + Integer.toHexString(31 * key);
	}
}
