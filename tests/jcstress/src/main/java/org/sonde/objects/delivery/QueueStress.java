/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.delivery;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;
import org.openjdk.jcstress.infra.results.II_Result;
import org.openjdk.jcstress.infra.results.I_Result;
import org.sonde.objects.event.Event;
import org.sonde.objects.event.EventKind;
import org.sonde.objects.event.SensorId;

/** What becomes of events in one queue, whatever two threads do in between; jcstress runs no more threads than there are processors. */
public final class QueueStress {
	private static final Event EVENT = Event.ofObject(EventKind.CREATION, SensorId.ofObjects("p.Order"), 1, 0, 1, 0, null);
	private static final Duration LONG = Duration.ofHours(1);

	private QueueStress() {
	}

	private static DeliveryQueue queue(QueueLimit limit) {
		return new DeliveryQueue(DeliveryPolicy.immediate(), limit, events -> true, 0);
	}

	private static void report(DeliveryQueue queue, III_Result result) {
		DeliveryCounts counts = queue.counts();
		result.r1 = (int) counts.delivered();
		result.r2 = (int) counts.dropped();
		result.r3 = counts.queued() + counts.receiving();
	}

	/** Two events for one place. */
	@JCStressTest
	@State
	@Outcome(id = "1, 0, 1", expect = Expect.ACCEPTABLE, desc = "delivered between the two")
	@Outcome(id = "0, 1, 1", expect = Expect.ACCEPTABLE, desc = "nothing was there to deliver")
	@Outcome(id = "1, 1, 0", expect = Expect.ACCEPTABLE, desc = "delivered after the two")
	public static class DropOldest {
		private final DeliveryQueue queue = queue(QueueLimit.dropOldest(1));

		@Actor
		public void producer() {
			queue.offer(EVENT);
			queue.offer(EVENT);
		}

		@Actor
		public void deliverer() {
			queue.deliver(1);
		}

		@Arbiter
		public void count(III_Result result) {
			report(queue, result);
		}
	}

	/** Two producers, one of which delivers, as the production thread does. */
	@JCStressTest
	@State
	@Outcome(id = "1, 0, 1", expect = Expect.ACCEPTABLE, desc = "delivered between the two")
	@Outcome(id = "1, 1, 0", expect = Expect.ACCEPTABLE, desc = "delivered after the two")
	public static class TwoProducers {
		private final DeliveryQueue queue = queue(QueueLimit.dropOldest(1));

		@Actor
		public void producer() {
			queue.offer(EVENT);
		}

		@Actor
		public void deliverer() {
			queue.offer(EVENT);
			queue.deliver(1);
		}

		@Arbiter
		public void count(III_Result result) {
			report(queue, result);
		}
	}

	/** Two threads deliver: no event twice. */
	@JCStressTest
	@State
	@Outcome(id = "2, 0, 0", expect = Expect.ACCEPTABLE, desc = "both were delivered")
	@Outcome(id = "1, 0, 1", expect = Expect.ACCEPTABLE, desc = "one thread came while the other was in the observer")
	public static class TwoDeliverers {
		private final DeliveryQueue queue = new DeliveryQueue(DeliveryPolicy.batches(1, LONG), QueueLimit.dropOldest(2), events -> true, 0);

		public TwoDeliverers() {
			queue.offer(EVENT);
			queue.offer(EVENT);
		}

		@Actor
		public void first() {
			queue.deliver(1);
		}

		@Actor
		public void second() {
			queue.deliver(1);
		}

		@Arbiter
		public void count(III_Result result) {
			report(queue, result);
		}
	}

	/** Each event is counted once when the queue closes. */
	@JCStressTest
	@State
	@Outcome(id = "0, 0, 0", expect = Expect.ACCEPTABLE, desc = "closed before")
	@Outcome(id = "1, 0, 0", expect = Expect.ACCEPTABLE, desc = "delivered")
	@Outcome(id = "0, 1, 0", expect = Expect.ACCEPTABLE, desc = "dropped when closed")
	public static class Close {
		private final DeliveryQueue queue = queue(QueueLimit.dropOldest(1));

		@Actor
		public void producer() {
			queue.offer(EVENT);
			queue.deliver(1);
		}

		@Actor
		public void closer() {
			queue.close();
		}

		@Arbiter
		public void count(III_Result result) {
			report(queue, result);
		}
	}

	/** The same, if the observer hangs. */
	@JCStressTest
	@State
	@Outcome(id = "0, 0, 0", expect = Expect.ACCEPTABLE, desc = "abandoned before")
	@Outcome(id = "1, 0, 0", expect = Expect.ACCEPTABLE, desc = "delivered")
	@Outcome(id = "0, 1, 0", expect = Expect.ACCEPTABLE, desc = "dropped when abandoned")
	public static class Abandon {
		private final DeliveryQueue queue = queue(QueueLimit.dropOldest(1));

		@Actor
		public void producer() {
			queue.offer(EVENT);
			queue.deliver(1);
		}

		@Actor
		public void watchdog() {
			queue.abandon(false);
		}

		@Arbiter
		public void count(III_Result result) {
			report(queue, result);
		}
	}

	/** A thread that is woken up as a station wakes it misses no event: what waits in the end has called for it. */
	@JCStressTest
	@State
	@Outcome(id = "0", expect = Expect.ACCEPTABLE, desc = "delivered, or called for")
	public static class WakeUp {
		private final Worker worker = new Worker();

		@Actor
		public void producer() {
			worker.produce();
			worker.produce();
		}

		@Actor
		public void worker() {
			worker.work();
			worker.work();
		}

		@Arbiter
		public void look(I_Result result) {
			result.r1 = worker.missed();
		}
	}

	/** Two threads add at the same time; one of them is the worker, too. */
	@JCStressTest
	@State
	@Outcome(id = "0", expect = Expect.ACCEPTABLE, desc = "delivered, or called for")
	public static class WakeUpByTwo {
		private final Worker worker = new Worker();

		@Actor
		public void producer() {
			worker.produce();
		}

		@Actor
		public void worker() {
			worker.produce();
			worker.work();
		}

		@Arbiter
		public void look(I_Result result) {
			result.r1 = worker.missed();
		}
	}

	/** A station in small: a signal instead of a condition. */
	private static final class Worker {
		private final DeliveryQueue queue = queue(QueueLimit.dropOldest(10));
		private final AtomicBoolean signal = new AtomicBoolean();

		void produce() {
			queue.offer(EVENT);
			if (queue.takeUnattended()) {
				signal.set(true);
			}
		}

		void work() {
			if (signal.getAndSet(false)) {
				queue.deliver(1);
			}
		}

		int missed() {
			return queue.counts().queued() > 0 && !signal.get() ? 1 : 0;
		}
	}

	/** A producer that waits for room goes on when the queue is delivered from or closed. Hangs otherwise. */
	@JCStressTest
	@State
	@Outcome(id = "2, 0", expect = Expect.ACCEPTABLE, desc = "delivered")
	@Outcome(id = "1, 1", expect = Expect.ACCEPTABLE, desc = "one delivered, one dropped when closed")
	@Outcome(id = "0, 2", expect = Expect.ACCEPTABLE, desc = "both dropped when closed")
	@Outcome(id = "0, 1", expect = Expect.ACCEPTABLE, desc = "closed between the two")
	@Outcome(id = "1, 0", expect = Expect.ACCEPTABLE, desc = "one delivered, then closed")
	@Outcome(id = "0, 0", expect = Expect.ACCEPTABLE, desc = "closed before")
	public static class Block {
		private final DeliveryQueue queue = queue(QueueLimit.block(1, LONG));

		@Actor
		public void producer() {
			queue.offer(EVENT);
			queue.offer(EVENT);
			queue.awaitRoom(true);
		}

		@Actor
		public void deliverer() {
			queue.deliver(1);
			queue.close();
		}

		@Arbiter
		public void count(II_Result result) {
			result.r1 = (int) queue.counts().delivered();
			result.r2 = (int) queue.counts().dropped();
		}
	}
}
