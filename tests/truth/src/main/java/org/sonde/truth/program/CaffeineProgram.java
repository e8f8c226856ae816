/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;

/** Reads values through a cache of Caffeine's that is too small for all of them. Several threads share the cache. */
final class CaffeineProgram implements Program {

	/** Maintenance runs in the application's threads. By default it runs in a pool, where its time would be missing from theirs. */
	private final LoadingCache<Integer, String> cache = Caffeine.newBuilder().maximumSize(CacheKeys.CACHED).recordStats()
			.executor(Runnable::run)
			.build(CacheKeys::load);
	private final int[] keys = CacheKeys.of(28);

	@Override
	public long unit() {
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
