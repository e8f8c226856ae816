/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import java.util.Optional;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** The fields of spans in JSON. */
final class JsonFields {
	private static final long NANOS_PER_MICRO = 1_000;

	private JsonFields() {
	}

	/** The attributes of a span by name. */
	@FunctionalInterface
	interface Attributes {
		Optional<String> of(String name);
	}

	/** OpenTelemetry's conventions: since 2025, before, and the short name with a namespace that was between them. */
	static String operation(Attributes attributes, String name) {
		Optional<String> type = stated(attributes, "code.namespace");
		Optional<String> function = stated(attributes, "code.function.name");
		Optional<String> method = function.or(() -> stated(attributes, "code.function"));
		return function.filter(text -> text.contains(".")).or(() -> type.flatMap(one -> method.map(bare -> one + "." + bare)))
				.or(() -> function).orElse(name);
	}

	private static Optional<String> stated(Attributes attributes, String name) {
		return attributes.of(name).filter(text -> !text.isEmpty());
	}

	/** The element of a list of keys and values. */
	static Optional<JsonNode> find(JsonNode list, String key) {
		for (JsonNode one : list) {
			if (text(one, "key").equals(key)) {
				return Optional.of(one);
			}
		}
		return Optional.empty();
	}

	/** Empty if it is not there, or none. */
	static String text(JsonNode node, String field) {
		return node.path(field).asString("");
	}

	/**
	 * Nanoseconds.
	 *
	 * @throws IllegalArgumentException if they do not fit
	 */
	static long micros(long micros) {
		return end(0, micros);
	}

	/**
	 * When something ended, in nanoseconds.
	 *
	 * @param start in nanoseconds
	 * @throws IllegalArgumentException if it does not fit
	 */
	static long end(long start, long micros) {
		try {
			return Math.addExact(start, Math.multiplyExact(micros, NANOS_PER_MICRO));
		} catch (ArithmeticException e) {
			throw new IllegalArgumentException("a time beyond 292 years", e);
		}
	}

	/**
	 * A number; 64-bit numbers of OTLP are texts.
	 *
	 * @throws IllegalArgumentException if it is not there, or none
	 */
	static long number(JsonNode node, String field) {
		JsonNode value = node.path(field);
		try {
			return value.isString() ? Long.parseLong(value.asString())
					: value.isNumber() ? value.bigIntegerValue().longValueExact() : missing(field);
		} catch (ArithmeticException | NumberFormatException | JacksonException e) {
			// The last of a fraction, or of more than a double holds.
			throw new IllegalArgumentException(field + " is not a time", e);
		}
	}

	private static long missing(String field) {
		throw new IllegalArgumentException("a span without " + field);
	}
}
