/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.delivery;

/** How soon the events of a sensor are delivered; chosen when an observer subscribes. */
public enum Priority {
	/** Delivered as soon as possible, before regular events and whatever the delivery policy. */
	URGENT,
	/** Delivered as the delivery policy says. */
	REGULAR
}
