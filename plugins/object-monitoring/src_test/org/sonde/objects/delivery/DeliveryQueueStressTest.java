/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.delivery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sonde.objects.delivery.Events.event;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sonde.objects.event.Event;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;

/** Several threads add to one queue, several deliver from it. */
@Timeout(120)
class DeliveryQueueStressTest {
	private static final int EVENTS_OF_PRODUCER = 300;

	@Test
	void noEventIsLostTwiceOrOutOfOrder() {
		ExecutorService threads = Executors.newCachedThreadPool();
		try {
			Seeded.tries(30, in -> run(in, threads));
		} finally {
			threads.shutdownNow();
		}
	}

	private static void run(RandomInput in, ExecutorService threads) throws Exception {
		int producers = in.between(1, 6);
		int capacity = in.between(1, 50);
		QueueLimit limit = in.yes() ? QueueLimit.dropOldest(capacity)
				: QueueLimit.block(capacity, Duration.ofNanos(in.between(1, 1_000_000)));
		DeliveryPolicy policy = in.oneOf(DeliveryPolicy.immediate(),
				DeliveryPolicy.batches(in.between(1, capacity), Duration.ofNanos(1_000)), DeliveryPolicy.periodic(Duration.ofNanos(1_000)));
		int failsOneIn = in.between(2, 20);
		boolean failing = in.yes();
		// Guarded by the queue: one thread delivers at a time.
		List<Event> received = new ArrayList<>();
		int[] calls = { 0 };
		long[] failed = { 0 };
		DeliveryQueue queue = new DeliveryQueue(policy, limit, events -> {
			if (failing && ++calls[0] % failsOneIn == 0) {
				failed[0] += events.size();
				return false;
			}
			return received.addAll(events);
		}, System.nanoTime());

		AtomicBoolean producing = new AtomicBoolean(true);
		List<Future<?>> running = new ArrayList<>();
		for (int i = 0; i < producers; i++) {
			long producer = i;
			running.add(threads.submit(() -> produce(queue, producer)));
		}
		List<Future<?>> others = new ArrayList<>();
		int deliverers = in.between(1, 3);
		for (int i = 0; i < deliverers; i++) {
			others.add(threads.submit((Callable<Void>) () -> {
				while (producing.get()) {
					queue.deliver(System.nanoTime());
				}
				return null;
			}));
		}
		others.add(threads.submit((Callable<Void>) () -> {
			while (producing.get()) {
				assertBalanced(queue.counts());
			}
			return null;
		}));
		for (Future<?> future : running) {
			future.get();
		}
		producing.set(false);
		for (Future<?> future : others) {
			future.get();
		}
		queue.startFlush();
		while (queue.deliver(System.nanoTime())) {
			assertBalanced(queue.counts());
		}

		DeliveryCounts counts = queue.counts();
		assertBalanced(counts);
		assertThat(counts.generated()).isEqualTo((long) producers * EVENTS_OF_PRODUCER);
		assertThat(counts.delivered()).isEqualTo(received.size());
		assertThat(counts.dropped()).isGreaterThanOrEqualTo(failed[0]);
		assertThat(counts.queued() + counts.receiving()).isZero();
		Map<Long, List<Long>> ofProducers = received.stream()
				.collect(Collectors.groupingBy(Event::object, Collectors.mapping(Event::sequence, Collectors.toList())));
		assertThat(ofProducers.values()).allSatisfy(sequences -> assertThat(sequences).isSorted().doesNotHaveDuplicates());
	}

	private static void produce(DeliveryQueue queue, long producer) {
		for (long i = 1; i <= EVENTS_OF_PRODUCER; i++) {
			queue.offer(event(producer, i));
			queue.awaitRoom(true);
		}
	}

	private static void assertBalanced(DeliveryCounts counts) {
		assertThat(counts.delivered() + counts.dropped() + counts.queued() + counts.receiving()).as("%s", counts)
				.isEqualTo(counts.generated());
	}
}
