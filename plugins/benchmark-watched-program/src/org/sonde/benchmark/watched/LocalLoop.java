/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.watched;

import java.io.IOException;
import java.time.Duration;
import java.util.EnumSet;
import java.util.function.IntConsumer;

import org.sonde.objects.ObjectMonitoring;
import org.sonde.objects.delivery.DeliveryPolicy;
import org.sonde.objects.delivery.EndPoint;
import org.sonde.objects.delivery.Priority;
import org.sonde.objects.delivery.QualityOfService;
import org.sonde.objects.delivery.QueueLimit;
import org.sonde.objects.delivery.ThreadModel;
import org.sonde.objects.event.Event;
import org.sonde.objects.event.EventKind;
import org.sonde.objects.event.Origin;
import org.sonde.objects.event.SensorId;
import org.sonde.objects.event.ValueCapture;
import org.sonde.objects.sensor.AttributeSensor;
import org.sonde.objects.sensor.MonitoredObject;
import org.sonde.objects.sensor.MonitoredType;

/**
 * One kind of operation again and again, with an observer that only counts: what the stages of an event cost, in nanoseconds. The stages
 * are none (no sensor), idle (no observer), created (an event is made and dropped), queued (it waits in the queue of an observer, which
 * drops the oldest), and delivered; and as woven code does it ({@link WovenLoop}), suspended, idle, queued, and brought out of the program.
 */
final class LocalLoop {
	private static final int BLOCK = 100;
	private static final long MILLI_NANOS = 1_000_000;
	private static final int SHORT_QUEUE = 1000;
	private static final Duration NEVER = Duration.ofDays(1);
	static final Duration LONGEST_WAIT = Duration.ofSeconds(30);

	private final Primary primary = new Primary();
	private final ValueCapture capture = ValueCapture.standard();
	private final AttributeSensor attribute;
	private final MonitoredType<Foo> foos;
	private final MonitoredType<Primary> primaries;
	private final MonitoredObject node;
	private long sequence;
	/** The last object, kept so that it is not optimised away. */
	private Object last;

	private LocalLoop(ObjectMonitoring monitoring) {
		foos = monitoring.type(Foo.class);
		primaries = monitoring.type(Primary.class);
		attribute = primaries.attribute("attribute", int.class);
		node = primaries.monitor(primary);
	}

	/**
	 * @param settings {@code kind=} (lifecycle, else attribute), {@code stage=}, {@code end=} (collected, else disposed), {@code policy=},
	 *        {@code model=}, {@code work=}, {@code warmUp=}, {@code measured=}, {@code files=}
	 */
	static void run(WatchedSettings settings) throws IOException, InterruptedException {
		String stage = settings.text("stage");
		if (stage.startsWith("woven-")) {
			WovenLoop.run(settings);
			return;
		}
		boolean delivered = stage.equals("delivered");
		try (ObjectMonitoring monitoring = ObjectMonitoring.start(delivered ? settings.model() : ThreadModel.threadPerQueue())) {
			LocalLoop loop = new LocalLoop(monitoring);
			EndPoint endPoint = null;
			if (delivered || stage.equals("queued")) {
				QualityOfService quality = delivered
						? QualityOfService.standard().with(QueueLimit.block(QueueLimit.STANDARD_CAPACITY, LONGEST_WAIT))
								.with(settings.policy())
						: neverDelivered();
				endPoint = monitoring.attach("client", events -> { }, quality);
				loop.subscribe(endPoint);
			}
			measure(settings, loop.operation(settings.text("kind"), stage));
			print(endPoint);
			System.out.println("made=" + (loop.last == null ? 0 : 1));
		}
	}

	/** Events wait until others push them out. */
	static QualityOfService neverDelivered() {
		return QualityOfService.standard().with(QueueLimit.dropOldest(SHORT_QUEUE)).with(DeliveryPolicy.periodic(NEVER));
	}

	/** @param endPoint null if there is none */
	static void print(EndPoint endPoint) throws InterruptedException {
		if (endPoint != null) {
			endPoint.flush(LONGEST_WAIT);
			System.out.println("generated=" + endPoint.counts().generated());
			System.out.println("delivered=" + endPoint.counts().delivered());
			System.out.println("dropped=" + endPoint.counts().dropped());
			System.out.println("left=" + (endPoint.counts().queued() + endPoint.counts().receiving()));
		}
	}

	private void subscribe(EndPoint endPoint) {
		attribute.subscribe(endPoint, Priority.REGULAR);
		primaries.sensor().subscribe(endPoint, Priority.REGULAR, EnumSet.of(EventKind.ADDITION, EventKind.REMOVAL));
	}

	static void measure(WatchedSettings settings, IntConsumer operation) {
		measure(settings, operation, () -> { });
	}

	/**
	 * Repeats an operation, and prints what it took.
	 *
	 * @param warm called between the warm-up and what is measured
	 * @return how many times the operation was measured
	 */
	static long measure(WatchedSettings settings, IntConsumer operation, Runnable warm) {
		ComputedWork gap = new ComputedWork(settings.number("work"));
		int warmUp = settings.number("warmUp");
		// First without a gap: events that come seldom would still be interpreted and compiled while they are measured.
		System.out.println(
				"warmUpCases=" + (repeat(operation, new ComputedWork(0), warmUp / 2) + repeat(operation, gap, warmUp - warmUp / 2)));
		warm.run();
		int measured = settings.number("measured");
		ProcessUsage begin = ProcessUsage.now();
		long start = System.nanoTime();
		long firstCases = repeat(operation, gap, measured / 2);
		long middle = System.nanoTime();
		long cases = firstCases + repeat(operation, gap, measured - measured / 2);
		System.out.println("nanos=" + (System.nanoTime() - start));
		begin.printUntilNow();
		System.out.println("firstNanos=" + (middle - start));
		System.out.println("firstCases=" + firstCases);
		System.out.println("cases=" + cases);
		return cases;
	}

	private static long repeat(IntConsumer operation, ComputedWork gap, int millis) {
		long begin = System.nanoTime();
		long cases = 0;
		while (System.nanoTime() - begin < millis * MILLI_NANOS) {
			for (int i = 0; i < BLOCK; i++) {
				gap.run();
				operation.accept(i);
			}
			cases += BLOCK;
		}
		return cases;
	}

	private IntConsumer operation(String kind, String stage) {
		boolean changes = !kind.equals("lifecycle");
		switch (stage) {
			case "none":
				return changes ? any -> primary.attribute++ : this::createFoo;
			case "created":
				return changes ? any -> makeChange() : this::makeLifecycle;
			default:
				return changes ? any -> change() : this::createAndDispose;
		}
	}

	private void createFoo(int item) {
		Foo foo = new Foo();
		foo.item = item;
		last = foo;
	}

	private void change() {
		int before = primary.attribute;
		primary.attribute = before + 1;
		attribute.changed(node, before, primary.attribute);
	}

	/** Does what the sensor does with a subscriber, except its lock and the queue. */
	private void makeChange() {
		Object before = primary.attribute;
		change();
		last = Event.valueChange(attribute.id(), ++sequence, System.nanoTime(), node.id(), capture.of(before),
				capture.of(primary.attribute), Origin.here(capture, null));
	}

	private long createAndDispose(int item) {
		createFoo(item);
		MonitoredObject child = foos.monitor((Foo) last);
		node.add(child, "childFOO1");
		child.dispose();
		return child.id();
	}

	private void makeLifecycle(int item) {
		long child = createAndDispose(item);
		SensorId id = primaries.sensor().id();
		last = Event.ofObject(EventKind.ADDITION, id, ++sequence, System.nanoTime(), node.id(), child, Origin.here(capture, null));
		last = Event.ofObject(EventKind.REMOVAL, id, ++sequence, System.nanoTime(), node.id(), child, Origin.here(capture, null));
	}
}
