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
	private Optional<ValueHistory.Change> last = Optional.empty();

	AttributeNode(ObjectNode parent, String sensor, String name) {
		this.parent = parent;
		this.sensor = sensor;
		this.name = name;
	}

	/** What was read; newer than all that was reported so far. */
	void pull(AttributeValue value) {
		pulled = Optional.of(value);
	}

	/** What was reported; newer than what was read. */
	void change(ValueHistory.Change change) {
		last = Optional.of(change);
		pulled = Optional.empty();
	}

	/** When it changed last and how, if that was reported. */
	Optional<ValueHistory.Change> last() {
		return last;
	}

	void setLast(Optional<ValueHistory.Change> known) {
		last = known;
	}

	/** What was read since the last change that was reported. */
	Optional<AttributeValue> pulled() {
		return pulled;
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
