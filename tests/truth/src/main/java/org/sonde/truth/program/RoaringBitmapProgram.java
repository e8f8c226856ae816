/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.util.Random;
import org.roaringbitmap.RoaringBitmap;

/** Joins, cuts and searches compressed sets of numbers with RoaringBitmap. */
final class RoaringBitmapProgram implements Program {

	private final RoaringBitmap[] sets = new RoaringBitmap[12];

	RoaringBitmapProgram() {
		Random random = new Random(41);
		for (int i = 0; i < sets.length; i++) {
			sets[i] = new RoaringBitmap();
			for (int k = 0; k < 3000; k++) {
				sets[i].add(random.nextInt(1 << 19));
			}
			sets[i].add((long) i * 10_000, i * 10_000L + 2_500);
			sets[i].runOptimize();
		}
	}

	@Override
	public long unit() {
		long sum = 0;
		for (int i = 0; i + 2 < sets.length; i++) {
			RoaringBitmap found = RoaringBitmap.and(RoaringBitmap.or(sets[i], sets[i + 1]), sets[i + 2]);
			found.andNot(sets[i]);
			sum = 31 * sum + found.getCardinality();
			for (int rank = 0; rank < Math.min(8, found.getCardinality()); rank++) {
				sum += found.select(rank) + found.rank(50_000 * rank);
			}
		}
		return sum;
	}
}
