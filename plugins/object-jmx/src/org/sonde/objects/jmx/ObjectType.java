/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.jmx;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;

import javax.management.AttributeChangeNotification;
import javax.management.MBeanNotificationInfo;
import javax.management.Notification;
import javax.management.NotificationBroadcasterSupport;
import javax.management.ObjectName;

import org.sonde.objects.delivery.EndPoint;
import org.sonde.objects.delivery.QualityOfService;
import org.sonde.objects.event.CapturedValue;
import org.sonde.objects.event.Event;
import org.sonde.objects.event.EventKind;
import org.sonde.objects.event.SensorId;
import org.sonde.objects.sensor.MonitoredType;
import org.sonde.objects.sensor.Sensor;
import org.sonde.objects.weaving.runtime.Configuration;
import org.sonde.objects.weaving.runtime.EnumKeyword;
import org.sonde.objects.weaving.runtime.SensorPattern;
import org.sonde.objects.weaving.runtime.WovenObjects;

/**
 * The MBean of a type. Its notifications begin when asked for, not with their first listener: JMX's connector listens to every MBean as
 * soon as it has one client that listens to any of them.
 */
final class ObjectType extends NotificationBroadcasterSupport implements ObjectTypeMXBean {
	/** The beginning of the types of notifications about objects. The kind of event follows. */
	static final String OBJECTS = "org.sonde.objects.";

	private final WovenObjects objects;
	private final MonitoredType<?> type;
	private final ObjectName name;
	private final AtomicLong sequence = new AtomicLong();
	private EndPoint endPoint;
	private String[] notified = {};

	ObjectType(WovenObjects objects, MonitoredType<?> type, ObjectName name) {
		super(new MBeanNotificationInfo(new String[] { AttributeChangeNotification.ATTRIBUTE_CHANGE },
				AttributeChangeNotification.class.getName(), "An attribute of an object got another value."), new MBeanNotificationInfo(
						Arrays.stream(EventKind.values()).filter(kind -> kind != EventKind.VALUE_CHANGE)
								.map(kind -> OBJECTS + EnumKeyword.of(kind)).toArray(String[]::new),
						Notification.class.getName(), "An object was created, deleted, added or removed; the user data is its id."));
		this.objects = objects;
		this.type = type;
		this.name = name;
	}

	@Override
	public TypeData getType() {
		return OpenData.of(type, objects.subscriptions());
	}

	@Override
	public int getCount() {
		return type.count();
	}

	@Override
	public synchronized String[] getNotified() {
		return notified.clone();
	}

	@Override
	public synchronized void startNotifications(String[] attributes, String policy) {
		QualityOfService quality = QualityOfService.standard().with(Configuration.policy(policy));
		String[] names = names(attributes);
		stopNotifications();
		endPoint = objects.attach("notifications of " + type.name(), this::send, quality);
		notified = names;
		objects.subscriptions().subscribe(endPoint, new SensorPattern(notified), EnumSet.allOf(EventKind.class), null);
	}

	@Override
	public synchronized void stopNotifications() {
		if (endPoint != null) {
			endPoint.close();
			endPoint = null;
			notified = new String[0];
		}
	}

	/**
	 * Returns the names of sensors. Attributes may belong to a supertype or be static, so their names do not begin with that of the type.
	 */
	private String[] names(String[] attributes) {
		List<String> ids = type.attributes().stream().map(Sensor::id)
				.filter(id -> attributes.length == 0
						|| Arrays.stream(attributes).anyMatch(attribute -> new SensorPattern(id.typeName() + "." + attribute).matches(id)))
				.map(SensorId::toString).collect(Collectors.toList());
		if (attributes.length == 0) {
			ids.add(0, type.name());
		} else if (ids.isEmpty()) {
			throw new IllegalArgumentException(type.name() + " has no attribute " + String.join(", ", attributes) + ". Its attributes are "
					+ type.attributes().stream().map(sensor -> sensor.id().attribute()).collect(Collectors.joining(", ")) + ".");
		}
		return ids.toArray(new String[0]);
	}

	/** Sensors of a supertype also see objects of other types. */
	private void send(List<Event> events) {
		for (Event event : events) {
			if (objects.service().tree().find(event.object()).map(node -> node.type() == type).orElse(true)) {
				sendNotification(notification(event));
			}
		}
	}

	private Notification notification(Event event) {
		long millis = TimeUnit.NANOSECONDS.toMillis(event.time());
		if (event.kind() == EventKind.VALUE_CHANGE) {
			Notification change = new AttributeChangeNotification(name, sequence.incrementAndGet(), millis, event.toString(),
					event.sensor().attribute(), event.sensor().valueType(), simple(event.oldValue()), simple(event.newValue()));
			change.setUserData(event.object());
			return change;
		}
		Notification change = new Notification(OBJECTS + EnumKeyword.of(event.kind()), name, sequence.incrementAndGet(), millis,
				event.toString());
		change.setUserData(event.object());
		return change;
	}

	/** Numbers, texts, booleans and characters as they are; of other objects a text. */
	private static Object simple(CapturedValue value) {
		switch (value.kind()) {
			case REFERENCE:
			case MASKED:
				return value.toString();
			default:
				return value.value();
		}
	}
}
