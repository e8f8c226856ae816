/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.event;

import java.util.Objects;

/** Identity of a sensor: each sensor has one, shared by its events. */
public final class SensorId {
	private final String typeName;
	private final String attribute;
	private final String valueType;

	private SensorId(String typeName, String attribute, String valueType) {
		this.typeName = Objects.requireNonNull(typeName);
		this.attribute = attribute;
		this.valueType = valueType;
	}

	/** @param typeName binary name of the objects' type */
	public static SensorId ofObjects(String typeName) {
		return new SensorId(typeName, null, null);
	}

	/**
	 * @param typeName binary name of the type that declares the attribute
	 * @param valueType binary name of the attribute's declared type, of arrays with {@code []} behind it
	 */
	public static SensorId ofAttribute(String typeName, String attribute, String valueType) {
		return new SensorId(typeName, Objects.requireNonNull(attribute), Objects.requireNonNull(valueType));
	}

	public String typeName() {
		return typeName;
	}

	/** Name of the attribute; null for an object sensor. */
	public String attribute() {
		return attribute;
	}

	/** Binary name of the attribute's declared type, of arrays with {@code []} behind it; null for an object sensor. */
	public String valueType() {
		return valueType;
	}

	/** {@code p.Order}, or {@code p.Order.price}. */
	@Override
	public String toString() {
		return attribute == null ? typeName : typeName + "." + attribute;
	}
}
