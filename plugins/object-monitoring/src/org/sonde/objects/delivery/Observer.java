/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.delivery;

import java.util.List;

import org.sonde.objects.event.Event;

/**
 * Receives the events of one end-point. It may call back into the program and into the service, subscribe, unsubscribe and close its
 * end-point. If it throws, the sequence counts as dropped; if it does so several times in a row, or does not return in time, its end-point
 * is removed ({@link QualityOfService}).
 */
@FunctionalInterface
public interface Observer {

	/**
	 * Called for one sequence at a time; except that urgent and regular events may come at the same time, in two threads, if the thread
	 * model has more than one thread for an end-point ({@link ThreadModel}).
	 *
	 * @param events in the order of the sensors' events, at least one, all urgent or all regular; the list cannot be changed
	 * @throws Exception if the events could not be received
	 */
	void receive(List<Event> events) throws Exception;
}
