/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.event;

/** The kind of event, and the sensor that saw it. */
public enum EventKind {
	/** An attribute got another value; seen by its attribute sensor. */
	VALUE_CHANGE,
	/** An object was added to the one that the event is about; seen by the object sensor of the parent. */
	ADDITION,
	/** An object was removed from the one that the event is about; seen by the object sensor of the parent. */
	REMOVAL,
	/** An object is monitored from now on; seen by the object sensor of its type. */
	CREATION,
	/** An object was disposed of or collected as garbage; seen by the object sensor of its type. */
	DELETION
}
