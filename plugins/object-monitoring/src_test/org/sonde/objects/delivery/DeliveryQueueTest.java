/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.delivery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sonde.objects.delivery.Events.event;
import static org.sonde.objects.delivery.Events.sequences;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sonde.objects.event.Event;

@Timeout(60)
class DeliveryQueueTest {
	private static final Duration HOUR = Duration.ofHours(1);

	private final List<List<Long>> received = new ArrayList<>();
	private boolean failing;

	@Test
	void immediateDeliversAllThatWaitAtOnce() {
		DeliveryQueue queue = queue(DeliveryPolicy.immediate(), QueueLimit.dropOldest(10));
		assertThat(queue.waitNanos(System.nanoTime())).isEqualTo(DeliveryQueue.NOTHING);
		assertThat(queue.deliver(System.nanoTime())).isFalse();
		offer(queue, 1, 2);
		assertThat(queue.deliver(System.nanoTime())).isTrue();
		assertThat(received).containsExactly(List.of(1L, 2L));
		assertCounts(queue, 2, 2, 0, 0);
	}

	@Test
	void batchesHaveTheirSize() {
		DeliveryQueue queue = queue(DeliveryPolicy.batches(2, HOUR), QueueLimit.dropOldest(10));
		offer(queue, 1);
		assertThat(queue.deliver(System.nanoTime())).isFalse();
		offer(queue, 2, 3, 4, 5);
		while (queue.deliver(System.nanoTime())) {
			assertThat(received).isNotEmpty();
		}
		assertThat(received).containsExactly(List.of(1L, 2L), List.of(3L, 4L));
		assertCounts(queue, 5, 4, 0, 1);
	}

	@Test
	void aSmallBatchIsFlushedAfterTheTimeout() {
		DeliveryQueue queue = queue(DeliveryPolicy.batches(5, HOUR), QueueLimit.dropOldest(10));
		offer(queue, 1, 2);
		assertThat(queue.waitNanos(System.nanoTime())).isBetween(1L, HOUR.toNanos());
		assertThat(queue.deliver(System.nanoTime() + HOUR.toNanos())).isTrue();
		assertThat(received).containsExactly(List.of(1L, 2L));
	}

	@Test
	void aPeriodDeliversAllOfIt() {
		DeliveryQueue queue = queue(DeliveryPolicy.periodic(HOUR), QueueLimit.dropOldest(10));
		offer(queue, 1, 2, 3);
		assertThat(queue.deliver(System.nanoTime())).isFalse();
		assertThat(queue.deliver(System.nanoTime() + HOUR.toNanos())).isTrue();
		assertThat(received).containsExactly(List.of(1L, 2L, 3L));
	}

	@Test
	void aFlushDeliversWhateverThePolicy() throws InterruptedException {
		DeliveryQueue queue = queue(DeliveryPolicy.batches(2, HOUR), QueueLimit.dropOldest(10));
		offer(queue, 1, 2, 3);
		long waiting = queue.startFlush();
		assertThat(queue.awaitFlush(waiting, 0)).isFalse();
		while (queue.deliver(System.nanoTime())) {
			assertThat(received).isNotEmpty();
		}
		assertThat(received).containsExactly(List.of(1L, 2L), List.of(3L));
		assertThat(queue.awaitFlush(waiting, 0)).isTrue();
		offer(queue, 4);
		assertThat(queue.deliver(System.nanoTime())).as("flushed once only").isFalse();
	}

	/** The second one comes after the flush began, but goes with the first. */
	@Test
	void aFlushDoesNotWaitForWhatComesLater() throws InterruptedException {
		DeliveryQueue queue = queue(DeliveryPolicy.batches(2, HOUR), QueueLimit.dropOldest(10));
		offer(queue, 1);
		long waiting = queue.startFlush();
		offer(queue, 2, 3);
		assertThat(queue.deliver(System.nanoTime())).isTrue();
		assertThat(received).containsExactly(List.of(1L, 2L));
		assertThat(queue.awaitFlush(waiting, 0)).isTrue();
		assertThat(queue.deliver(System.nanoTime())).as("the third one waits for its batch").isFalse();
	}

	/** The batch was complete half an hour after the first event came, and left one behind that came with it. */
	@Test
	void whatABatchLeavesBehindHasWaitedSinceItCame() {
		DeliveryQueue queue = queue(DeliveryPolicy.batches(2, HOUR), QueueLimit.dropOldest(10));
		offer(queue, 1, 2, 3);
		long came = System.nanoTime();
		long later = came + HOUR.toNanos() / 2;
		assertThat(queue.deliver(later)).isTrue();
		assertThat(queue.waitNanos(later)).isLessThanOrEqualTo(HOUR.toNanos() / 2);
		assertThat(queue.deliver(came + HOUR.toNanos())).isTrue();
		assertThat(received).containsExactly(List.of(1L, 2L), List.of(3L));
	}

	@Test
	void aFullQueueDropsTheOldest() {
		DeliveryQueue queue = queue(DeliveryPolicy.immediate(), QueueLimit.dropOldest(3));
		offer(queue, 1, 2, 3, 4, 5);
		assertCounts(queue, 5, 0, 2, 3);
		queue.deliver(System.nanoTime());
		assertThat(received).containsExactly(List.of(3L, 4L, 5L));
		assertCounts(queue, 5, 3, 2, 0);
	}

	@Test
	void whatTheObserverFailsToReceiveIsDropped() {
		DeliveryQueue queue = queue(DeliveryPolicy.immediate(), QueueLimit.dropOldest(3));
		offer(queue, 1, 2);
		failing = true;
		assertThat(queue.deliver(System.nanoTime())).isTrue();
		assertCounts(queue, 2, 0, 2, 0);
	}

	@Test
	void aClosedQueueTakesNothing() {
		DeliveryQueue queue = queue(DeliveryPolicy.immediate(), QueueLimit.dropOldest(3));
		offer(queue, 1, 2);
		queue.close();
		offer(queue, 3);
		assertThat(queue.deliver(System.nanoTime())).isFalse();
		assertCounts(queue, 2, 0, 2, 0);
	}

	@Test
	void aThreadIsToldOncePerSequence() {
		DeliveryQueue queue = queue(DeliveryPolicy.batches(3, HOUR), QueueLimit.dropOldest(10));
		List<Boolean> told = new ArrayList<>();
		for (int i = 1; i <= 5; i++) {
			offer(queue, i);
			told.add(queue.takeUnattended());
		}
		// The first, for the time-out; the third, as the batch is complete.
		assertThat(told).containsExactly(true, false, true, false, false);
	}

	@Test
	void aSequenceThatIsReceivedWhenTheQueueClosesStillCounts() {
		DeliveryQueue[] queue = new DeliveryQueue[1];
		queue[0] = new DeliveryQueue(DeliveryPolicy.batches(1, HOUR), QueueLimit.dropOldest(3), events -> {
			queue[0].close();
			assertThat(queue[0].counts().receiving()).isEqualTo(1);
			return true;
		}, System.nanoTime());
		offer(queue[0], 1, 2);
		queue[0].deliver(System.nanoTime());
		assertCounts(queue[0], 2, 1, 1, 0);
	}

	@Test
	void anAbandonedSequenceIsDroppedOnce() {
		DeliveryQueue[] queue = new DeliveryQueue[1];
		queue[0] = new DeliveryQueue(DeliveryPolicy.immediate(), QueueLimit.dropOldest(3), events -> {
			queue[0].abandon(true);
			return true;
		}, System.nanoTime());
		offer(queue[0], 1, 2);
		queue[0].deliver(System.nanoTime());
		assertThat(Thread.interrupted()).isTrue();
		assertCounts(queue[0], 2, 0, 2, 0);
	}

	@Test
	void nobodyElseDeliversWhileAnObserverReceives() {
		DeliveryQueue[] queue = new DeliveryQueue[1];
		List<Boolean> inside = new ArrayList<>();
		queue[0] = new DeliveryQueue(DeliveryPolicy.batches(1, HOUR), QueueLimit.dropOldest(3), events -> {
			inside.add(queue[0].deliver(System.nanoTime()));
			return inside.add(queue[0].waitNanos(System.nanoTime()) == DeliveryQueue.NOTHING);
		}, System.nanoTime());
		offer(queue[0], 1, 2);
		queue[0].deliver(System.nanoTime());
		assertThat(inside).containsExactly(false, true);
		assertThat(queue[0].counts().queued()).isEqualTo(1);
	}

	@Test
	void aHangingObserverIsSeenByTheTimeItTakes() {
		DeliveryQueue[] queue = new DeliveryQueue[1];
		long now = System.nanoTime();
		List<Thread> hanging = new ArrayList<>();
		queue[0] = new DeliveryQueue(DeliveryPolicy.immediate(), QueueLimit.dropOldest(3), events -> {
			hanging.add(queue[0].hangingSince(now + 100, 100));
			hanging.add(queue[0].hangingSince(now + 101, 100));
			return true;
		}, now);
		offer(queue[0], 1);
		queue[0].deliver(now);
		hanging.add(queue[0].hangingSince(now + 1_000, 100));
		assertThat(hanging).containsExactly(null, Thread.currentThread(), null);
	}

	@Test
	void aBlockedProducerGoesOnWhenThereIsRoom() throws InterruptedException {
		DeliveryQueue queue = queue(DeliveryPolicy.immediate(), QueueLimit.block(2, HOUR));
		CountDownLatch added = new CountDownLatch(1);
		Thread producer = new Thread(() -> {
			offer(queue, 1, 2, 3);
			added.countDown();
			queue.awaitRoom(true);
		});
		producer.start();
		added.await();
		assertThat(producer.isAlive()).isTrue();
		assertCounts(queue, 3, 0, 0, 3);
		queue.deliver(System.nanoTime());
		producer.join();
		assertThat(received).containsExactly(List.of(1L, 2L, 3L));
		assertCounts(queue, 3, 3, 0, 0);
	}

	@Test
	void aBlockedProducerGoesOnWhenTheQueueCloses() throws InterruptedException {
		DeliveryQueue queue = queue(DeliveryPolicy.immediate(), QueueLimit.block(1, HOUR));
		offer(queue, 1, 2);
		Thread producer = new Thread(() -> queue.awaitRoom(true));
		producer.start();
		queue.close();
		producer.join();
		assertCounts(queue, 2, 0, 2, 0);
	}

	@Test
	void afterTheLongestWaitTheOldestIsDropped() {
		DeliveryQueue queue = queue(DeliveryPolicy.immediate(), QueueLimit.block(2, Duration.ofNanos(1)));
		offer(queue, 1, 2, 3);
		queue.awaitRoom(true);
		assertCounts(queue, 3, 0, 1, 2);
		queue.deliver(System.nanoTime());
		assertThat(received).containsExactly(List.of(2L, 3L));
	}

	@Test
	void whoDeliversDoesNotWaitForItself() {
		DeliveryQueue queue = queue(DeliveryPolicy.immediate(), QueueLimit.block(2, HOUR));
		offer(queue, 1, 2, 3);
		queue.awaitRoom(false);
		assertCounts(queue, 3, 0, 1, 2);
	}

	@Test
	void anInterruptedProducerStaysInterruptedAndGoesOn() {
		DeliveryQueue queue = queue(DeliveryPolicy.immediate(), QueueLimit.block(2, HOUR));
		offer(queue, 1, 2, 3);
		Thread.currentThread().interrupt();
		queue.awaitRoom(true);
		assertThat(Thread.interrupted()).isTrue();
		assertCounts(queue, 3, 0, 1, 2);
	}

	@Test
	void aFlushThatTakesTooLongEnds() throws InterruptedException {
		DeliveryQueue queue = queue(DeliveryPolicy.immediate(), QueueLimit.dropOldest(2));
		offer(queue, 1);
		assertThat(queue.awaitFlush(1, TimeUnit.MICROSECONDS.toNanos(1))).isFalse();
	}

	private DeliveryQueue queue(DeliveryPolicy policy, QueueLimit limit) {
		return new DeliveryQueue(policy, limit, this::receive, System.nanoTime());
	}

	private boolean receive(List<Event> events) {
		received.add(sequences(events));
		return !failing;
	}

	private static void offer(DeliveryQueue queue, long... sequences) {
		for (long sequence : sequences) {
			queue.offer(event(1, sequence));
		}
	}

	private static void assertCounts(DeliveryQueue queue, long generated, long delivered, long dropped, int queued) {
		assertThat(queue.counts()).usingRecursiveComparison().isEqualTo(new DeliveryCounts(generated, delivered, dropped, queued, 0));
	}
}
