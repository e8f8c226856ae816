/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.jmx;

import javax.management.ConstructorParameters;

/** An attribute of an object, pulled. */
public final class AttributeValue {
	private final String sensor;
	private final String name;
	private final ValueData value;
	private final String problem;

	@ConstructorParameters({ "sensor", "name", "value", "problem" })
	public AttributeValue(String sensor, String name, ValueData value, String problem) {
		this.sensor = sensor;
		this.name = name;
		this.value = value;
		this.problem = problem;
	}

	/** Such as {@code p.Order.price}. */
	public String getSensor() {
		return sensor;
	}

	public String getName() {
		return name;
	}

	/** Null if it could not be read. */
	public ValueData getValue() {
		return value;
	}

	/** Why it could not be read; null otherwise. */
	public String getProblem() {
		return problem;
	}
}
