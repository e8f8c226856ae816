/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.run;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The heap of a measured JVM: of one size from its start, so that it does not grow while something is measured; unless arguments ask for
 * another.
 *
 * @param least as {@code -Xms} takes it
 * @param most as {@code -Xmx} takes it
 */
public record Heap(String least, String most) {

	private static final Pattern LEAST = Pattern.compile("-Xms(.+)|-XX:InitialHeapSize=(.+)");
	private static final Pattern MOST = Pattern.compile("-Xmx(.+)|-XX:MaxHeapSize=(.+)");

	/**
	 * @param megabytes that it needs
	 * @param arguments of the user and of the configuration; the last word counts, as for the JVM; who asks for a largest heap
	 *        alone gets it from the start
	 */
	public static Heap of(int megabytes, List<String> arguments) {
		Optional<String> most = last(MOST, arguments);
		Optional<String> least = last(LEAST, arguments);
		return new Heap(least.or(() -> most).orElse(megabytes + "m"), most.orElse(megabytes + "m"));
	}

	private static Optional<String> last(Pattern option, List<String> arguments) {
		return arguments.stream().map(option::matcher).filter(Matcher::matches)
				.map(found -> found.group(1) == null ? found.group(2) : found.group(1)).reduce((first, second) -> second);
	}

	/** Come before all other arguments. */
	List<String> arguments() {
		return List.of("-Xms" + least, "-Xmx" + most);
	}

	/** Returns the heap in words for people. */
	@Override
	public String toString() {
		return least.equals(most) ? words(most) + ", fixed" : words(least) + " to " + words(most);
	}

	private static String words(String size) {
		String number = size.substring(0, size.length() - 1);
		return size.matches("\\d+[mM]") ? number + " MiB" : size.matches("\\d+[gG]") ? number + " GiB" : size;
	}
}
