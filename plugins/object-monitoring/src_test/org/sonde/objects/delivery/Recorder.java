/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.delivery;

import java.util.ArrayList;
import java.util.List;

import org.sonde.objects.event.Event;

/** An observer that keeps what it received. */
final class Recorder implements Observer {
	private final List<List<Event>> sequences = new ArrayList<>();
	private int events;

	@Override
	public synchronized void receive(List<Event> sequence) {
		sequences.add(sequence);
		events += sequence.size();
		notifyAll();
	}

	/** Waits until so many events came. */
	synchronized List<List<Event>> await(int wanted) throws InterruptedException {
		while (events < wanted) {
			wait();
		}
		return new ArrayList<>(sequences);
	}

	synchronized List<Event> all() {
		List<Event> all = new ArrayList<>();
		sequences.forEach(all::addAll);
		return all;
	}
}
