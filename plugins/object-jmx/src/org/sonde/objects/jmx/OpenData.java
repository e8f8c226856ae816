/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.jmx;

import java.util.List;
import java.util.Optional;

import org.sonde.objects.delivery.Priority;
import org.sonde.objects.event.CapturedValue;
import org.sonde.objects.event.Event;
import org.sonde.objects.event.Origin;
import org.sonde.objects.sensor.AttributeSensor;
import org.sonde.objects.sensor.MonitoredObject;
import org.sonde.objects.sensor.MonitoredType;
import org.sonde.objects.sensor.Sensor;
import org.sonde.objects.weaving.runtime.EnumKeyword;
import org.sonde.objects.weaving.runtime.Subscriptions;

/** Types, objects, values and events as JMX carries them. */
final class OpenData {

	private OpenData() {
	}

	static TypeData of(MonitoredType<?> type, Subscriptions subscriptions) {
		AttributeData[] attributes = type.attributes().stream()
				.map(sensor -> new AttributeData(sensor.id().toString(), sensor.id().attribute(), sensor.id().valueType(),
						sensor.isMasked(), sensor.isSuspended(), sensor.isActive(), priority(sensor, subscriptions)))
				.toArray(AttributeData[]::new);
		Sensor sensor = type.sensor();
		return new TypeData(type.name(), type.count(), sensor.isSuspended(), sensor.isActive(), priority(sensor, subscriptions),
				attributes);
	}

	private static String priority(Sensor sensor, Subscriptions subscriptions) {
		return EnumKeyword.of(subscriptions.priority(sensor).orElse(Priority.REGULAR));
	}

	static ObjectData of(MonitoredObject node) {
		Object object = node.get();
		Optional<MonitoredObject> parent = node.parent();
		return new ObjectData(node.id(), node.type().name(), className(node, object), node.name().orElse(null),
				parent.map(MonitoredObject::id).orElse(0L), !node.children(0, 1).isEmpty());
	}

	private static String className(MonitoredObject node, Object object) {
		return object == null ? node.type().name() : object instanceof Class ? ((Class<?>) object).getName() : object.getClass().getName();
	}

	static ObjectData[] of(List<MonitoredObject> nodes) {
		return nodes.stream().map(OpenData::of).toArray(ObjectData[]::new);
	}

	static AttributeValue of(AttributeSensor sensor, MonitoredObject node) {
		try {
			return new AttributeValue(sensor.id().toString(), sensor.id().attribute(), of(sensor.read(node)), null);
		} catch (IllegalStateException e) {
			return new AttributeValue(sensor.id().toString(), sensor.id().attribute(), null, e.getMessage());
		}
	}

	static EventData of(Event event) {
		return new EventData(EnumKeyword.of(event.kind()), event.sensor().toString(), event.sequence(), event.time(), event.object(),
				event.child(), of(event.oldValue()), of(event.newValue()), of(event.origin()));
	}

	private static OriginData of(Origin origin) {
		if (origin == null) {
			return null;
		}
		StackTraceElement place = origin.place();
		return place == null ? new OriginData(origin.thread(), origin.threadId(), null, null, null, -1)
				: new OriginData(origin.thread(), origin.threadId(), place.getClassName(), place.getMethodName(), place.getFileName(),
						place.getLineNumber());
	}

	private static ValueData of(CapturedValue value) {
		if (value == null) {
			return null;
		}
		Object kept = value.value();
		String text = kept == null ? null
				: value.kind() == CapturedValue.Kind.REFERENCE ? Integer.toHexString((Integer) kept) : kept.toString();
		return new ValueData(EnumKeyword.of(value.kind()), text, value.typeName(), value.length());
	}
}
