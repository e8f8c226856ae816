/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.jmx;

import javax.management.ConstructorParameters;

/** An attribute of a type, with its sensor. */
public final class AttributeData {
	private final String sensor;
	private final String name;
	private final String valueType;
	private final boolean masked;
	private final boolean suspended;
	private final boolean watched;
	private final String priority;

	@ConstructorParameters({ "sensor", "name", "valueType", "masked", "suspended", "watched", "priority" })
	public AttributeData(String sensor, String name, String valueType, boolean masked, boolean suspended, boolean watched,
			String priority) {
		this.sensor = sensor;
		this.name = name;
		this.valueType = valueType;
		this.masked = masked;
		this.suspended = suspended;
		this.watched = watched;
		this.priority = priority;
	}

	/** Such as {@code p.Order.price}. */
	public String getSensor() {
		return sensor;
	}

	public String getName() {
		return name;
	}

	/** Binary name of the declared type. */
	public String getValueType() {
		return valueType;
	}

	/** Whether values are hidden. */
	public boolean isMasked() {
		return masked;
	}

	public boolean isSuspended() {
		return suspended;
	}

	/** Whether anybody gets events of it. */
	public boolean isWatched() {
		return watched;
	}

	/** {@code urgent} or {@code regular}: what the plan says. */
	public String getPriority() {
		return priority;
	}
}
