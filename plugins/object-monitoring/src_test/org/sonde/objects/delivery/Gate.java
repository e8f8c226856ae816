/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.delivery;

import java.util.List;
import java.util.concurrent.CountDownLatch;

import org.sonde.objects.event.Event;

/** An observer that does not return before it is let go, not even if it is interrupted. */
final class Gate implements Observer {
	final CountDownLatch entered = new CountDownLatch(1);
	final CountDownLatch open = new CountDownLatch(1);
	final CountDownLatch interrupted = new CountDownLatch(1);

	@Override
	public void receive(List<Event> events) {
		entered.countDown();
		while (open.getCount() > 0) {
			try {
				open.await();
			} catch (InterruptedException e) {
				interrupted.countDown();
			}
		}
	}
}
