/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving.runtime;

import java.util.Optional;

import org.sonde.objects.delivery.Priority;
import org.sonde.objects.event.SensorId;

/** The configuration of one probe. */
public final class ProbeSettings {
	/** The kinds of things that a probe watches. */
	enum Kind {
		/** The assignments of a field. */
		FIELD,
		/** The constructors of a type. */
		CREATION,
		/** A method that ends the life of its object. */
		DISPOSAL
	}

	/** The meaning of a field for the tree of objects. */
	enum Containment {
		/** Nothing. */
		NONE,
		/** It holds the parent of its object. */
		PARENT,
		/** It holds a child of its object, or an array or collection of children. */
		CHILDREN
	}

	private final Kind kind;
	private final String typeName;
	private final String field;
	private final Priority priority;
	private final boolean suspended;
	private final Containment containment;
	private final Boolean masked;

	ProbeSettings(Kind kind, String typeName, String field, Priority priority, boolean suspended, Containment containment, Boolean masked) {
		this.kind = kind;
		this.typeName = typeName;
		this.field = field;
		this.priority = priority;
		this.suspended = suspended;
		this.containment = containment;
		this.masked = masked;
	}

	Kind kind() {
		return kind;
	}

	/** Binary name of the type that is watched, or that declares the field. */
	public String typeName() {
		return typeName;
	}

	/** Name of the field; null if it is not about one. */
	public String field() {
		return field;
	}

	/** Returns how its events are delivered to observers that do not choose. */
	Priority priority() {
		return priority;
	}

	/** Whether its sensor reports nothing until it is resumed. */
	boolean isSuspended() {
		return suspended;
	}

	Containment containment() {
		return containment;
	}

	/** Whether values are masked; empty if their name decides. */
	Optional<Boolean> masked() {
		return Optional.ofNullable(masked);
	}

	/** Whether a pattern chooses its sensor, which may not be there yet. */
	public boolean isChosenBy(SensorPattern pattern) {
		// Static or not, which is not known before.
		return pattern.matches(field == null ? SensorId.ofObjects(typeName) : SensorId.ofStaticAttribute(typeName, field, ""));
	}

	/** {@code p.Order}, or {@code p.Order.price}: the name of its sensor. */
	public String sensor() {
		return field == null ? typeName : typeName + "." + field;
	}
}
