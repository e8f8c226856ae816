/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.jmx;

import java.time.Duration;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.objects.delivery.EndPoint;
import org.sonde.objects.delivery.Priority;
import org.sonde.objects.delivery.QualityOfService;
import org.sonde.objects.delivery.QueueLimit;
import org.sonde.objects.event.EventKind;
import org.sonde.objects.sensor.MonitoredObject;
import org.sonde.objects.sensor.MonitoredType;
import org.sonde.objects.sensor.ObjectTree;
import org.sonde.objects.sensor.Sensor;
import org.sonde.objects.weaving.runtime.Configuration;
import org.sonde.objects.weaving.runtime.EnumKeyword;
import org.sonde.objects.weaving.runtime.ProbeSettings;
import org.sonde.objects.weaving.runtime.SensorPattern;
import org.sonde.objects.weaving.runtime.WovenObjects;

/** The MBean of the service. */
final class ObjectService implements ObjectServiceMXBean {
	private static final int MOST_SUBSCRIPTIONS = 100;
	/** The time that the end of a subscription waits for events on their way. */
	private static final Duration LAST_EVENTS = Duration.ofSeconds(1);

	/** The time that the end of the program waits for an observer that fetches page after page, each within {@link #LAST_EVENTS}. */
	private static final Duration LAST_FETCHES = Duration.ofSeconds(5);

	private final WovenObjects objects;
	private final Map<Long, JmxSubscription> subscriptions = new ConcurrentHashMap<>();
	private final AtomicLong lastId = new AtomicLong();

	ObjectService(WovenObjects objects) {
		this.objects = objects;
	}

	@Override
	public ServiceData getService() {
		Set<String> known = objects.subscriptions().sensors(new SensorPattern()).stream().map(sensor -> sensor.id().toString())
				.collect(Collectors.toSet());
		forget();
		String[] missing = objects.probes().stream().map(ProbeSettings::sensor).filter(sensor -> !known.contains(sensor)).distinct()
				.sorted()
				.toArray(String[]::new);
		return new ServiceData(tree().size(), subscriptions.size(), missing, objects.problems().count(),
				objects.problems().texts().toArray(new String[0]));
	}

	@Override
	public TypeData[] getTypes() {
		return tree().types().stream().map(type -> OpenData.of(type, objects.subscriptions())).toArray(TypeData[]::new);
	}

	@Override
	public ObjectData[] roots(long after, int most) {
		if (after == 0) {
			objects.refresh();
		}
		return OpenData.of(tree().roots(after, page(most)));
	}

	@Override
	public ObjectData[] children(long object, long after, int most) {
		int limit = page(most);
		Optional<MonitoredObject> parent = tree().find(object);
		if (after == 0) {
			parent.ifPresent(objects::refresh);
		}
		return OpenData.of(parent.map(node -> node.children(after, limit)).orElse(List.of()));
	}

	@Override
	public ObjectData[] objects(String type, long after, int most) {
		List<MonitoredType<?>> types = tree().types();
		// Several class loaders may have a class of this name.
		List<MonitoredType<?>> found = types.stream().filter(known -> known.name().equals(type)).collect(Collectors.toList());
		if (found.isEmpty()) {
			throw new IllegalArgumentException("No object of the type " + type + " was seen. The types are "
					+ types.stream().map(MonitoredType::name).collect(Collectors.joining(", ")) + ".");
		}
		return OpenData.of(tree().objects(found, after, page(most)));
	}

	@Override
	public ObjectData object(long id) {
		MonitoredObject node = find(id);
		objects.refresh(node);
		return OpenData.of(node);
	}

	@Override
	public AttributeValue[] values(long object) {
		MonitoredObject node = find(object);
		return node.type().attributes().stream().map(sensor -> OpenData.of(sensor, node)).toArray(AttributeValue[]::new);
	}

	@Override
	public int suspend(String[] names) {
		List<Sensor> sensors = sensors(names);
		sensors.forEach(Sensor::suspend);
		return sensors.size();
	}

	@Override
	public int resume(String[] names) {
		List<Sensor> sensors = sensors(names);
		sensors.forEach(Sensor::resume);
		return sensors.size();
	}

	@Override
	public int switchSensors(String[] on, String[] off) {
		Set<String> planned = objects.probes().stream().map(ProbeSettings::sensor).collect(Collectors.toSet());
		for (String name : concat(on, off)) {
			if (!planned.contains(name)) {
				throw new IllegalArgumentException("The program has no sensor " + name + ". The sensors are "
						+ planned.stream().sorted().collect(Collectors.joining(", ")) + ".");
			}
		}
		return objects.subscriptions().switchSensors(Arrays.asList(on), false)
				+ objects.subscriptions().switchSensors(Arrays.asList(off), true);
	}

	private static List<String> concat(String[] some, String[] others) {
		return Stream.of(some, others).flatMap(Arrays::stream).collect(Collectors.toList());
	}

	@Override
	public long subscribe(String[] names, long object, String[] kinds, String priority, String policy, int capacity) {
		forget();
		if (subscriptions.size() >= MOST_SUBSCRIPTIONS) {
			throw new IllegalStateException("There are " + MOST_SUBSCRIPTIONS + " subscriptions already. End some of them.");
		}
		Priority chosen = priority.equals("plan") ? null : choice("priority", priority, Priority.class);
		Set<EventKind> wanted = kinds.length == 0 ? EnumSet.allOf(EventKind.class)
				: Arrays.stream(kinds).map(kind -> choice("kind of events", kind, EventKind.class))
						.collect(Collectors.toCollection(() -> EnumSet.noneOf(EventKind.class)));
		MonitoredObject only = object == 0 ? null : find(object);
		checkThatAllMatch(names);
		QualityOfService quality = QualityOfService.standard().with(QueueLimit.dropOldest(capacity)).with(Configuration.policy(policy));
		long id = lastId.incrementAndGet();
		JmxSubscription subscription = new JmxSubscription(capacity, TimeUnit.MILLISECONDS.toNanos(LEASE));
		EndPoint endPoint = objects.service().attach("jmx " + id, subscription::receive, quality);
		subscription.of(endPoint);
		subscriptions.put(id, subscription);
		objects.subscriptions().subscribe(endPoint, new SensorPattern(names), wanted, only, chosen);
		return id;
	}

	@Override
	public FetchedEvents fetch(long subscription, int most, long waitMillis) {
		if (waitMillis < 0 || waitMillis > LONGEST_WAIT) {
			throw new IllegalArgumentException("A fetch waits from 0 to " + LONGEST_WAIT + " milliseconds, not " + waitMillis + ".");
		}
		try {
			return subscription(subscription).fetch(page(most), waitMillis);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException("The fetch was interrupted. Fetch again.");
		}
	}

	@Override
	public void end(long subscription) {
		EndPoint endPoint = subscription(subscription).endPoint();
		objects.subscriptions().unsubscribe(endPoint);
		try {
			endPoint.flush(LAST_EVENTS);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}

	@Override
	public void unsubscribe(long subscription) {
		JmxSubscription over = subscriptions.remove(subscription);
		if (over != null) {
			over.close("It was ended.");
		}
	}

	/** The program ends: whoever fetches soon gets the last events. Nobody waits for one whose observer is dead. */
	void close() {
		forget();
		subscriptions.values().forEach(subscription -> objects.subscriptions().unsubscribe(subscription.endPoint()));
		try {
			long flushed = System.nanoTime() + LAST_EVENTS.toNanos();
			for (JmxSubscription subscription : subscriptions.values()) {
				subscription.endPoint().flush(Duration.ofNanos(Math.max(0, flushed - System.nanoTime())));
			}
			long first = System.nanoTime() + LAST_EVENTS.toNanos();
			long latest = System.nanoTime() + LAST_FETCHES.toNanos();
			for (JmxSubscription subscription : subscriptions.values()) {
				subscription.awaitFetched(first - System.nanoTime(), latest);
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
		subscriptions.values().forEach(subscription -> subscription.close("The program ends."));
	}

	/** Forgets subscriptions with dead observers. */
	private void forget() {
		subscriptions.values().removeIf(JmxSubscription::isForgotten);
	}

	private ObjectTree tree() {
		return objects.service().tree();
	}

	private JmxSubscription subscription(long id) {
		JmxSubscription found = subscriptions.get(id);
		if (found == null) {
			throw new IllegalArgumentException("There is no subscription " + id + ". It was ended, or nobody fetched its events.");
		}
		return found;
	}

	private MonitoredObject find(long id) {
		return tree().find(id).orElseThrow(() -> new IllegalArgumentException(
				"There is no object " + id + ": it was deleted, or never existed. List the objects again."));
	}

	private List<Sensor> sensors(String[] names) {
		checkThatAllMatch(names);
		return objects.subscriptions().sensors(new SensorPattern(names));
	}

	/** Sensors of the plan may appear later. */
	private void checkThatAllMatch(String[] names) {
		for (String name : names) {
			SensorPattern pattern = new SensorPattern(name);
			if (objects.subscriptions().sensors(pattern).isEmpty()
					&& objects.probes().stream().noneMatch(probe -> probe.isChosenBy(pattern))) {
				throw new IllegalArgumentException("No watched field or type matches " + name + ". There are "
						+ objects.probes().stream().map(ProbeSettings::sensor).distinct().sorted().collect(Collectors.joining(", ")) + ".");
			}
		}
	}

	private static int page(int most) {
		if (most < 1 || most > MOST) {
			throw new IllegalArgumentException("A page has 1 to " + MOST + " entries, not " + most + ".");
		}
		return most;
	}

	private static <E extends Enum<E>> E choice(String what, String text, Class<E> type) {
		try {
			return EnumKeyword.parse(text, type);
		} catch (IllegalArgumentException e) {
			throw new IllegalArgumentException("There is no such " + what + ": " + e.getMessage() + ".");
		}
	}
}
