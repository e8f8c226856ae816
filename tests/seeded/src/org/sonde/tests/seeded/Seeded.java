/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.seeded;

/**
 * Tests of properties over random input. The input is the same in every run; {@code -Dsonde.seed=N} gives other input. Texts and lists grow
 * from one try to the next, so the first try that fails is mostly a small one.
 */
public final class Seeded {

	private static final long SEED = Long.getLong("sonde.seed", 1);
	/** More than there are tries. */
	private static final long APART = 1_000_003;
	/** The share of tries after which texts and lists have their full length. */
	private static final double GROWING = 0.5;

	private Seeded() {
	}

	/** What must hold for all input. */
	@FunctionalInterface
	public interface Property {

		/** @throws Throwable if it does not hold */
		void check(RandomInput input) throws Throwable;
	}

	/**
	 * Checks a property with so much random input, in turn.
	 *
	 * @throws AssertionError on the first that fails; it names the seed, with which that try fails again
	 */
	public static void tries(int tries, Property property) {
		for (int i = 0; i < tries; i++) {
			try {
				property.check(new RandomInput(SEED * APART + i, Math.min(1, (i + 1) / (GROWING * tries))));
			} catch (Throwable e) {
				throw new AssertionError(
						"try %d of %d failed, which -Dsonde.seed=%d repeats: %s".formatted(i + 1, tries, SEED, e.getMessage()), e);
			}
		}
	}
}
