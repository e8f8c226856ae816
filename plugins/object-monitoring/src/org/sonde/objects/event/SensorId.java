/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.event;

import java.util.Objects;

/** Identity of a sensor: each sensor has one, shared by its events. */
public final class SensorId {
	/** The text after the name of a class with monitored static fields. */
	private static final String STATIC = " (static)";

	private final String typeName;
	private final String attribute;
	private final String valueType;
	private final boolean ofStatics;

	private SensorId(String typeName, String attribute, String valueType, boolean ofStatics) {
		this.typeName = Objects.requireNonNull(typeName);
		this.attribute = attribute;
		this.valueType = valueType;
		this.ofStatics = ofStatics;
	}

	/** @param typeName binary name of the objects' type */
	public static SensorId ofObjects(String typeName) {
		return new SensorId(typeName, null, null, false);
	}

	/** Returns the id of a class as the object with its static fields. */
	public static SensorId ofClass(String typeName) {
		return new SensorId(typeName, null, null, true);
	}

	/**
	 * @param typeName binary name of the type that declares the attribute
	 * @param valueType binary name of the attribute's declared type, of arrays with {@code []} behind it
	 */
	public static SensorId ofAttribute(String typeName, String attribute, String valueType) {
		return new SensorId(typeName, Objects.requireNonNull(attribute), Objects.requireNonNull(valueType), false);
	}

	/** The same for a static field. */
	public static SensorId ofStaticAttribute(String typeName, String attribute, String valueType) {
		return new SensorId(typeName, Objects.requireNonNull(attribute), Objects.requireNonNull(valueType), true);
	}

	/** Binary name of the class or interface. */
	public String typeName() {
		return typeName;
	}

	/** Name of the monitored type: {@code p.Order}, or {@code p.Order (static)} for static fields. */
	public String monitoredType() {
		return ofStatics ? typeName + STATIC : typeName;
	}

	/** Name of the attribute; null for an object sensor. */
	public String attribute() {
		return attribute;
	}

	/** Binary name of the attribute's declared type, of arrays with {@code []} behind it; null for an object sensor. */
	public String valueType() {
		return valueType;
	}

	/** {@code p.Order}, {@code p.Order.price}, or {@code p.Order (static)} for a class with static fields. */
	@Override
	public String toString() {
		return attribute == null ? monitoredType() : typeName + "." + attribute;
	}
}
