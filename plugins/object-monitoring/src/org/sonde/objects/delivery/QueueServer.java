/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.delivery;

/** Delivers the events of queues. */
interface QueueServer {

	/** Called by the thread that added an event, without any lock. Must not throw. */
	void settle(DeliveryQueue queue);

	/**
	 * The queue was closed.
	 *
	 * @param hanging the thread that hangs in the observer; null if none does
	 */
	void leave(DeliveryQueue queue, Thread hanging);

	/** Whether the threads that deliver are the service's own, so that they may be interrupted. */
	boolean hasOwnThreads();
}
