/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.flight;

import java.util.Arrays;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Which methods recordings should have (JEP 520): types, {@code p.A::m}, {@code ::m} and annotations.
 *
 * @param settings each like {@code p.A::m;p.B}; several if they changed, or the recordings differ
 */
public record MethodFilter(Set<String> settings) {
	private static final String NAME = "::";

	public MethodFilter {
		settings = Set.copyOf(settings);
	}

	/** Whether the method was recorded all the time, so that it was never called if it has no event. */
	public boolean takes(String type, String method) {
		return !settings.isEmpty() && settings.stream().allMatch(setting -> any(setting, entry -> takes(entry, type, method)));
	}

	/**
	 * Whether the method was never recorded, so that nobody knows whether it was called. Of an annotation, only the classes say what it
	 * takes.
	 */
	public boolean leavesOut(String type, String method) {
		return settings.stream().noneMatch(setting -> any(setting, entry -> entry.startsWith("@") || takes(entry, type, method)));
	}

	private static boolean any(String setting, Predicate<String> entry) {
		return Arrays.stream(setting.split(";")).map(String::strip).anyMatch(entry);
	}

	private static boolean takes(String entry, String type, String method) {
		int name = entry.indexOf(NAME);
		String ofType = name < 0 ? entry : entry.substring(0, name);
		return (ofType.equals(type) || name == 0) && (name < 0 || entry.substring(name + NAME.length()).equals(method));
	}
}
