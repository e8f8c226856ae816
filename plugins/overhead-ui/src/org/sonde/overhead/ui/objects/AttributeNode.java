/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.Optional;

import org.sonde.objects.jmx.AttributeValue;

/** A field of an object, with its value as far as it is known. */
final class AttributeNode implements LiveNode {
	private final ObjectNode parent;
	private final String sensor;
	private final String name;
	private Optional<AttributeValue> pulled = Optional.empty();
	private long pulledAt;
	private Optional<ValueHistory.Change> last = Optional.empty();
	private long changedAt;

	AttributeNode(ObjectNode parent, String sensor, String name) {
		this.parent = parent;
		this.sensor = sensor;
		this.name = name;
	}

	/** What somebody asked for at a moment of {@link LiveObjects}; newer than what was reported before. */
	void pull(long asked, AttributeValue value) {
		pulled = Optional.of(value);
		pulledAt = asked;
	}

	/** What was reported at a moment; newer than what somebody asked for before, though the answer may have come later. */
	void change(long moment, ValueHistory.Change change) {
		last = Optional.of(change);
		changedAt = moment;
	}

	/** When it changed last and how, if that was reported. */
	Optional<ValueHistory.Change> last() {
		return last;
	}

	/** The value that was read after the last reported change. */
	Optional<AttributeValue> pulled() {
		return pulled.filter(value -> pulledAt > changedAt);
	}

	String sensor() {
		return sensor;
	}

	String name() {
		return name;
	}

	/** Which value it is. */
	ValueKey key() {
		return new ValueKey(parent.id(), sensor);
	}

	@Override
	public ObjectNode parent() {
		return parent;
	}
}
