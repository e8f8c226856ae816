/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.seeded;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;

/** Random values of one try, by its seed. Limits are inclusive, and come up more often than what lies between them. */
public final class RandomInput {

	/** One value in so many is a limit. */
	private static final int LIMITS = 8;

	private final Random random;
	private final double growth;

	/** @param growth share of their greatest length that texts and lists may have, above 0 and up to 1 */
	RandomInput(long seed, double growth) {
		// Neighbouring seeds give neighbouring first values.
		random = new Random(seed * 0x9E3779B97F4A7C15L);
		this.growth = growth;
	}

	/** For everything else. */
	public Random random() {
		return random;
	}

	/** Any number: half of them small. */
	public long anyLong() {
		return random.nextLong() >> random.nextInt(Long.SIZE);
	}

	public int between(int low, int high) {
		return (int) between((long) low, high);
	}

	/** Half of them evenly spread, half nearer to the lower limit. */
	public long between(long low, long high) {
		if (random.nextInt(LIMITS) == 0) {
			return random.nextBoolean() ? low : high;
		}
		long span = high - low;
		long value = span < 0 || span == Long.MAX_VALUE ? random.nextLong() >>> 1 : random.nextLong(span + 1);
		return low + (random.nextBoolean() ? value : value >> random.nextInt(Long.SIZE - Long.numberOfLeadingZeros(value | 1)));
	}

	public double between(double low, double high) {
		return random.nextInt(LIMITS) == 0 ? random.nextBoolean() ? low : high : low + random.nextDouble() * (high - low);
	}

	/** At even odds. */
	public boolean yes() {
		return random.nextBoolean();
	}

	/** @param probability of true, from 0 to 1 */
	public boolean chance(double probability) {
		return random.nextDouble() < probability;
	}

	@SafeVarargs
	public final <T> T oneOf(T... values) {
		return oneOf(List.of(values));
	}

	public <T> T oneOf(List<T> values) {
		return values.get(random.nextInt(values.size()));
	}

	/** @param probability of null, from 0 to 1 */
	public <T> T orNull(double probability, T value) {
		return chance(probability) ? null : value;
	}

	/** @param probability of a value, from 0 to 1 */
	public <T> Optional<T> optional(double probability, Supplier<T> value) {
		return chance(probability) ? Optional.of(value.get()) : Optional.empty();
	}

	/** A list that can be changed. */
	public <T> List<T> list(int least, int most, Supplier<T> element) {
		int size = between(least, Math.max(least, (int) Math.ceil(most * growth)));
		List<T> list = new ArrayList<>(size);
		for (int i = 0; i < size; i++) {
			list.add(element.get());
		}
		return list;
	}

	/** Different values, in the order they came up: fewer than asked for if they repeat. */
	public <T> Set<T> set(int least, int most, Supplier<T> element) {
		return new LinkedHashSet<>(list(least, most, element));
	}

	/** A text of these characters. */
	public String text(int least, int most, String characters) {
		return String.join("", list(least, most, () -> String.valueOf(characters.charAt(random.nextInt(characters.length())))));
	}

	/** A text of characters from one to another. */
	public String text(int least, int most, char first, char last) {
		return String.join("", list(least, most, () -> String.valueOf((char) between((int) first, last))));
	}

	/** A text of any characters, half surrogate pairs among them. */
	public String anyText(int most) {
		return text(0, most, Character.MIN_VALUE, Character.MAX_VALUE);
	}
}
