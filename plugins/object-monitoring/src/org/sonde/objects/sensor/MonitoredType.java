/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.sensor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Function;

import org.sonde.objects.event.SensorId;

/**
 * A type whose objects are monitored, with its sensors. It keeps its class loaded as long as the service is used.
 *
 * @param <T> the type
 */
public final class MonitoredType<T> {
	private final ObjectTree tree;
	private final Class<T> type;
	private final String name;
	/** Whether the attributes are the static fields of the class of this name, which is the only object. */
	private final boolean ofStatics;
	private final ObjectSensor sensor;
	private final Map<String, AttributeSensor> attributes = new ConcurrentSkipListMap<>();
	/** Guarded by the tree's lock. */
	int count;

	MonitoredType(ObjectTree tree, Class<T> type, String name, boolean ofStatics) {
		this.tree = tree;
		this.type = type;
		this.name = name;
		this.ofStatics = ofStatics;
		sensor = new ObjectSensor(ofStatics ? SensorId.ofClass(name) : SensorId.ofObjects(name), tree.clock());
	}

	public Class<T> type() {
		return type;
	}

	/** Binary name of the type; of static fields, with {@code (static)} behind it. */
	public String name() {
		return sensor.id().monitoredType();
	}

	/** Returns the sensor of the objects that are monitored under this type, not under a subtype. */
	public ObjectSensor sensor() {
		return sensor;
	}

	/** Monitors an object from now on. The same object has one node, whatever the type with which it was monitored first. */
	public MonitoredObject monitor(T object) {
		return tree.monitor(this, Objects.requireNonNull(object));
	}

	/** Returns how many of its objects are monitored and not known to be collected. */
	public int count() {
		tree.expunge();
		return tree.reading(() -> count);
	}

	/** The sensor of an attribute that cannot be pulled; the one that exists, if there is one of this name. */
	public AttributeSensor attribute(String name, Class<?> valueType) {
		return attributes.computeIfAbsent(name, absent -> tree.sensor(idOf(name, valueType), null));
	}

	/**
	 * The sensor of an attribute; the one that exists, if there is one of this name.
	 *
	 * @param reader gets the value from an object
	 */
	public <V> AttributeSensor attribute(String name, Class<V> valueType, Function<? super T, ? extends V> reader) {
		Objects.requireNonNull(reader);
		return attributes.computeIfAbsent(name, absent -> tree.sensor(idOf(name, valueType), object -> reader.apply(type.cast(object))));
	}

	/** Returns the sensors of the type and its monitored supertypes: first those of the type, by name. */
	public List<AttributeSensor> attributes() {
		List<AttributeSensor> all = new ArrayList<>(attributes.values());
		for (MonitoredType<?> other : tree.types()) {
			if (other != this && !ofStatics && !other.ofStatics && other.type.isAssignableFrom(type)) {
				all.addAll(other.attributes.values());
			}
		}
		return all;
	}

	/** Returns the sensor with this name, of this type or else of a supertype. */
	public Optional<AttributeSensor> attribute(String name) {
		return attributes().stream().filter(found -> found.id().attribute().equals(name)).findFirst();
	}

	private SensorId idOf(String attribute, Class<?> valueType) {
		String its = valueType.getTypeName();
		return ofStatics ? SensorId.ofStaticAttribute(name, attribute, its) : SensorId.ofAttribute(name, attribute, its);
	}
}
