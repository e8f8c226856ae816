/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.client;

import java.util.List;

/**
 * What is to be watched.
 *
 * @param sensors  names of types or sensors, such as {@code p.Order} and {@code p.Order.price}, with {@code *} for any characters; all if
 *                 empty
 * @param object   id of the only object; 0 for all
 * @param kinds    of events: {@code value-change}, {@code creation}, {@code deletion}, {@code addition}, {@code removal}; all if empty
 * @param priority {@code urgent}, {@code regular}, or {@code plan} for what the plan says of each sensor
 * @param policy   {@code immediate}, {@code batch:EVENTS:MILLISECONDS} or {@code period:MILLISECONDS}; for regular events
 * @param capacity events that wait in the program at most, from 1 to 1,000,000; the oldest are dropped and counted
 */
public record WatchRequest(List<String> sensors, long object, List<String> kinds, String priority, String policy, int capacity) {
	/** Events that wait by default. */
	public static final int USUAL_CAPACITY = 10_000;

	/** Copies its arguments. */
	public WatchRequest {
		sensors = List.copyOf(sensors);
		kinds = List.copyOf(kinds);
	}
}
