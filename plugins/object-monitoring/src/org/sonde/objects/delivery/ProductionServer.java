/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.delivery;

/**
 * The thread that changes the program delivers. If another thread is in the observer already, that one delivers this event, too, when the
 * observer returns. Without an event, nobody looks at flush time-outs and periods.
 */
final class ProductionServer implements QueueServer {
	private final EndPoint endPoint;

	ProductionServer(EndPoint endPoint) {
		this.endPoint = endPoint;
	}

	@Override
	public void settle(DeliveryQueue queue) {
		DeliveryQueue urgent = endPoint.queue(Priority.URGENT);
		DeliveryQueue regular = endPoint.queue(Priority.REGULAR);
		boolean more = true;
		while (more) {
			more = urgent.deliver(System.nanoTime()) || regular.deliver(System.nanoTime());
		}
		endPoint.removeIfHanging(System.nanoTime());
	}

	@Override
	public void leave(DeliveryQueue queue, Thread hanging) {
		// There is no thread to end.
	}

	@Override
	public boolean hasOwnThreads() {
		return false;
	}
}
