/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.jmx;

import javax.management.ConstructorParameters;

/** A type with monitored objects. */
public final class TypeData {
	private final String name;
	private final int count;
	private final boolean suspended;
	private final boolean watched;
	private final String priority;
	private final AttributeData[] attributes;

	@ConstructorParameters({ "name", "count", "suspended", "watched", "priority", "attributes" })
	public TypeData(String name, int count, boolean suspended, boolean watched, String priority, AttributeData[] attributes) {
		this.name = name;
		this.count = count;
		this.suspended = suspended;
		this.watched = watched;
		this.priority = priority;
		this.attributes = attributes;
	}

	/** Binary name; {@code p.Order (static)} for static fields. */
	public String getName() {
		return name;
	}

	/** Returns the number of living objects. */
	public int getCount() {
		return count;
	}

	/** Whether creation and deletion are not reported. */
	public boolean isSuspended() {
		return suspended;
	}

	/** Whether anybody gets events of creation and deletion. */
	public boolean isWatched() {
		return watched;
	}

	/** {@code urgent} or {@code regular}: what the plan says of creation and deletion. */
	public String getPriority() {
		return priority;
	}

	/** Returns the attributes, including those of supertypes. */
	public AttributeData[] getAttributes() {
		return attributes;
	}
}
