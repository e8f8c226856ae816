/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sonde.objects.delivery.DeliveryCounts;
import org.sonde.objects.delivery.DeliveryPolicy;
import org.sonde.objects.delivery.EndPoint;
import org.sonde.objects.delivery.Observer;
import org.sonde.objects.delivery.Priority;
import org.sonde.objects.delivery.QualityOfService;
import org.sonde.objects.delivery.QueueLimit;
import org.sonde.objects.delivery.ThreadModel;
import org.sonde.objects.event.Event;
import org.sonde.objects.sensor.AttributeSensor;
import org.sonde.objects.sensor.MonitoredObject;
import org.sonde.objects.sensor.MonitoredType;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;

/** Several threads change a program while observers of all sorts receive, fail, subscribe, unsubscribe, close and change it themselves. */
@Timeout(300)
class ObjectMonitoringStressTest {
	private static final Duration LONG = Duration.ofSeconds(100);
	private static final int CHANGES_OF_THREAD = 400;

	static class Item {
	}

	/** What an observer did besides receiving. */
	private enum Habit {
		NONE, THROWING, CHANGING, RESUBSCRIBING, CLOSING
	}

	/** An observer with its end-point, and all that it received without throwing. */
	private static final class Client {
		private final AtomicReference<EndPoint> endPoint = new AtomicReference<>();
		private final Map<Priority, List<Event>> received = new LinkedHashMap<>();
		private final Habit habit;

		Client(Habit habit) {
			this.habit = habit;
			for (Priority priority : Priority.values()) {
				received.put(priority, Collections.synchronizedList(new ArrayList<>()));
			}
		}
	}

	private final MonitoredObject[] nodes = new MonitoredObject[8];
	private final Item[] items = new Item[nodes.length];
	/** The first half is subscribed to as urgent, the other one as regular. */
	private final AttributeSensor[] sensors = new AttributeSensor[4];
	/** Of observers. */
	private final List<Throwable> errors = Collections.synchronizedList(new ArrayList<>());

	@Test
	void nothingIsLostOutOfOrderOrStuck() throws InterruptedException {
		ExecutorService threads = Executors.newCachedThreadPool();
		try {
			Seeded.tries(150, in -> run(in, threads));
		} finally {
			threads.shutdownNow();
		}
	}

	private void run(RandomInput in, ExecutorService threads) throws Exception {
		ThreadModel model = in.oneOf(ThreadModel.productionThread(), ThreadModel.oneThread(), ThreadModel.pool(3),
				ThreadModel.threadPerEndPoint(), ThreadModel.threadPerQueue(),
				ThreadModel.hasVirtualThreads() ? ThreadModel.threadPerQueue().onVirtualThreads() : ThreadModel.pool(2));
		ObjectMonitoring monitoring = ObjectMonitoring.start(model);
		MonitoredType<Item> type = monitoring.type(Item.class);
		for (int i = 0; i < sensors.length; i++) {
			sensors[i] = type.attribute("a" + i, long.class);
		}
		for (int i = 0; i < nodes.length; i++) {
			items[i] = new Item();
			nodes[i] = type.monitor(items[i]);
		}
		List<Client> clients = new ArrayList<>();
		int observers = in.between(1, 5);
		for (int i = 0; i < observers; i++) {
			Client client = new Client(in.oneOf(Habit.values()));
			clients.add(client);
			client.endPoint.set(monitoring.attach("client" + i, observer(client, type), quality(in)));
			subscribe(client, type);
		}
		List<Future<?>> running = new ArrayList<>();
		int producers = in.between(1, 4);
		for (int i = 0; i < producers; i++) {
			long seed = in.anyLong();
			running.add(threads.submit(() -> change(new Random(seed), type)));
		}
		for (Future<?> future : running) {
			future.get();
		}
		for (Client client : clients) {
			// Its subscriptions end, so that observers that change the program come to an end.
			for (AttributeSensor sensor : sensors) {
				sensor.suspend();
			}
			type.sensor().suspend();
			assertThat(client.endPoint.get().flush(LONG)).as("%s", client.habit).isTrue();
		}
		assertThat(monitoring.close(LONG)).isEmpty();
		assertThat(errors).isEmpty();
		clients.forEach(ObjectMonitoringStressTest::check);
		assertThat(Thread.getAllStackTraces().keySet()).extracting(Thread::getName).noneMatch(name -> name.startsWith("sonde-objects"));
	}

	private static QualityOfService quality(RandomInput in) {
		int capacity = in.between(1, 200);
		DeliveryPolicy policy = in.oneOf(DeliveryPolicy.immediate(),
				DeliveryPolicy.batches(in.between(1, capacity), Duration.ofNanos(100_000)),
				DeliveryPolicy.periodic(Duration.ofNanos(100_000)));
		QueueLimit limit = in.yes() ? QueueLimit.dropOldest(capacity) : QueueLimit.block(capacity, Duration.ofNanos(100_000));
		return QualityOfService.standard().with(limit).with(policy).withFailures(in.between(1, 5)).withReceiving(LONG);
	}

	private void subscribe(Client client, MonitoredType<Item> type) {
		EndPoint endPoint = client.endPoint.get();
		for (int i = 0; i < sensors.length; i++) {
			sensors[i].subscribe(endPoint, 2 * i < sensors.length ? Priority.URGENT : Priority.REGULAR);
		}
		type.sensor().subscribe(endPoint, Priority.REGULAR);
	}

	/** Collects what it throws: the service swallows that. */
	private Observer observer(Client client, MonitoredType<Item> type) {
		Observer observer = habitual(client, type);
		return events -> {
			try {
				observer.receive(events);
			} catch (AssertionError | RuntimeException e) {
				if (client.habit != Habit.THROWING || e instanceof AssertionError) {
					errors.add(e);
				}
				throw e;
			}
		};
	}

	private Observer habitual(Client client, MonitoredType<Item> type) {
		int[] calls = { 0 };
		return events -> {
			boolean urgent = isUrgent(events.get(0));
			assertThat(events).allMatch(event -> isUrgent(event) == urgent);
			int call;
			synchronized (calls) {
				call = ++calls[0];
			}
			if (client.habit == Habit.THROWING && call % 3 == 0) {
				throw new IllegalStateException();
			} else if (client.habit == Habit.CHANGING && call % 50 == 0) {
				// More often, and observers would answer each other for ever.
				sensors[call % sensors.length].changed(nodes[0], 0, call);
				addUnlessCycle(nodes[0], nodes[1]);
				nodes[1].remove();
			} else if (client.habit == Habit.RESUBSCRIBING && call % 7 == 0) {
				sensors[0].unsubscribe(client.endPoint.get());
				subscribe(client, type);
			} else if (client.habit == Habit.CLOSING && call == 20) {
				client.endPoint.get().close();
			}
			client.received.get(urgent ? Priority.URGENT : Priority.REGULAR).addAll(events);
		};
	}

	private boolean isUrgent(Event event) {
		for (int i = 0; 2 * i < sensors.length; i++) {
			if (event.sensor() == sensors[i].id()) {
				return true;
			}
		}
		return false;
	}

	private void change(Random random, MonitoredType<Item> type) {
		for (int i = 0; i < CHANGES_OF_THREAD; i++) {
			MonitoredObject node = nodes[random.nextInt(nodes.length)];
			int what = random.nextInt(20);
			if (what == 0) {
				type.monitor(new Item()).dispose();
			} else if (what == 1) {
				addUnlessCycle(node, nodes[random.nextInt(nodes.length)]);
			} else if (what == 2) {
				node.remove();
			} else {
				sensors[random.nextInt(sensors.length)].changed(node, 0, i + 1);
			}
		}
	}

	private static void addUnlessCycle(MonitoredObject parent, MonitoredObject child) {
		try {
			parent.add(child);
		} catch (IllegalArgumentException e) {
			assertThat(e).hasMessageContaining("no cycles");
		}
	}

	/** Each event is counted once, and those of a sensor come in their order. */
	private static void check(Client client) {
		EndPoint endPoint = client.endPoint.get();
		for (Priority priority : Priority.values()) {
			DeliveryCounts counts = endPoint.counts(priority);
			List<Event> received = client.received.get(priority);
			assertThat(counts.delivered() + counts.dropped()).as("%s", counts).isEqualTo(counts.generated());
			assertThat(counts.queued() + counts.receiving()).isZero();
			assertThat(received).hasSize((int) counts.delivered());
			Map<Object, Long> last = new LinkedHashMap<>();
			for (Event event : received) {
				Long before = last.put(event.sensor(), event.sequence());
				assertThat(event.sequence()).isGreaterThan(before == null ? 0 : before);
			}
		}
		if (client.habit != Habit.THROWING) {
			assertThat(endPoint.removal()).isEmpty();
		}
	}
}
