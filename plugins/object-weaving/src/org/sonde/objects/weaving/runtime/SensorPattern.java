/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving.runtime;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

import java.util.regex.Pattern;

import org.sonde.objects.event.SensorId;

/**
 * Chooses sensors by name. {@code p.Order} is all of a type, {@code p.Order (static)} its static fields, {@code p.Order.price} one
 * attribute, and {@code *} stands for any characters. Without a name, all sensors are chosen.
 */
public final class SensorPattern {
	private final List<Pattern> patterns;

	/** @param names of sensors or types, with {@code *}; all if there are none */
	public SensorPattern(String... names) {
		patterns = Arrays.stream(names).map(SensorPattern::pattern).collect(Collectors.toList());
	}

	private static Pattern pattern(String name) {
		return Pattern.compile(Arrays.stream(name.strip().split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining(".*")));
	}

	public boolean matches(SensorId id) {
		return patterns.isEmpty() || patterns.stream()
				.anyMatch(pattern -> pattern.matcher(id.toString()).matches() || pattern.matcher(id.typeName()).matches()
						|| pattern.matcher(id.monitoredType()).matches());
	}
}
