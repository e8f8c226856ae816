/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.watched;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

import org.sonde.objects.delivery.DeliveryPolicy;
import org.sonde.objects.delivery.ThreadModel;

/** The settings of a JVM, from arguments such as {@code observers=3}. */
final class WatchedSettings {
	/** The time before an incomplete batch is delivered: longer than any batch of a running test takes. */
	private static final Duration FLUSH = Duration.ofSeconds(1);

	private final Map<String, String> values = new HashMap<>();

	/** @throws IllegalArgumentException if an argument has no name */
	WatchedSettings(String... arguments) {
		for (String argument : arguments) {
			int equals = argument.indexOf('=');
			if (equals < 1) {
				throw new IllegalArgumentException("Arguments are written name=value, not " + argument + ".");
			}
			values.put(argument.substring(0, equals), argument.substring(equals + 1));
		}
	}

	/** @throws IllegalArgumentException if it is missing */
	String text(String name) {
		String value = values.get(name);
		if (value == null) {
			throw new IllegalArgumentException("The argument " + name + "=… is missing.");
		}
		return value;
	}

	/** Empty if it is not given. */
	String optional(String name) {
		return values.getOrDefault(name, "");
	}

	/** 0 if it is not given. */
	int number(String name) {
		return Integer.parseInt(values.getOrDefault(name, "0"));
	}

	boolean is(String name, String value) {
		return value.equals(values.get(name));
	}

	/** {@code immediate}, {@code batches:30} or {@code periodic:10}, a number of events or milliseconds. */
	DeliveryPolicy policy() {
		String[] words = text("policy").split(":");
		switch (words[0]) {
			case "batches":
				return DeliveryPolicy.batches(Integer.parseInt(words[1]), FLUSH);
			case "periodic":
				return DeliveryPolicy.periodic(Duration.ofMillis(Long.parseLong(words[1])));
			case "immediate":
				return DeliveryPolicy.immediate();
			default:
				throw new IllegalArgumentException("There is no policy " + words[0] + ".");
		}
	}

	/**
	 * {@code production}, {@code one}, {@code pool:2}, {@code end-point} or {@code queue}; with {@code virtual:} before it on virtual
	 * threads.
	 */
	ThreadModel model() {
		String name = text("model");
		return name.startsWith("virtual:") ? model(name.substring("virtual:".length())).onVirtualThreads() : model(name);
	}

	private static ThreadModel model(String name) {
		String[] words = name.split(":");
		switch (words[0]) {
			case "production":
				return ThreadModel.productionThread();
			case "one":
				return ThreadModel.oneThread();
			case "pool":
				return ThreadModel.pool(Integer.parseInt(words[1]));
			case "end-point":
				return ThreadModel.threadPerEndPoint();
			case "queue":
				return ThreadModel.threadPerQueue();
			default:
				throw new IllegalArgumentException("There is no thread model " + name + ".");
		}
	}
}
