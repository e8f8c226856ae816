/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;

/** Reads values through a cache of Guava's that is too small for all of them. Several threads share the cache. */
final class GuavaProgram implements Program {

	private final LoadingCache<Integer, String> cache = CacheBuilder.newBuilder().maximumSize(CacheKeys.CACHED).recordStats()
			.build(CacheLoader.from(CacheKeys::load));
	private final int[] keys = CacheKeys.of(27);

	@Override
	public long unit() throws Exception {
		long sum = 0;
		for (int key : keys) {
			sum = 31 * sum + cache.get(key).hashCode();
		}
		return sum;
	}

	@Override
	public void close() {
		if (cache.stats().hitCount() == 0 || cache.stats().evictionCount() == 0) {
			throw new IllegalStateException("The cache had no hits or no evictions: " + cache.stats());
		}
	}
}
