/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.sonde.objects.jmx.AttributeValue;
import org.sonde.objects.jmx.ObjectData;

/** An object, with its fields and the objects in it. It stands below its type, and below the object that it is in. */
final class ObjectNode extends BranchNode {
	private final BranchNode parent;
	private ObjectData data;
	private List<AttributeNode> attributes = List.of();
	private boolean deleted;

	ObjectNode(BranchNode parent, ObjectData data) {
		this.parent = parent;
		this.data = data;
	}

	void update(ObjectData newData) {
		data = newData;
	}

	/** Takes values that somebody asked for at a moment. */
	void pull(long asked, List<AttributeValue> values) {
		Map<String, AttributeNode> known = new HashMap<>();
		attributes.forEach(node -> known.put(node.sensor(), node));
		List<AttributeNode> now = new ArrayList<>();
		for (AttributeValue value : values) {
			AttributeNode node = known.getOrDefault(value.getSensor(), new AttributeNode(this, value.getSensor(), value.getName()));
			node.pull(asked, value);
			now.add(node);
		}
		attributes = List.copyOf(now);
	}

	void delete() {
		deleted = true;
	}

	/** Whether the program reported that it is gone. */
	boolean isDeleted() {
		return deleted;
	}

	ObjectData data() {
		return data;
	}

	long id() {
		return data.getId();
	}

	@Override
	public BranchNode parent() {
		return parent;
	}

	@Override
	List<AttributeNode> attributes() {
		return attributes;
	}

	@Override
	boolean mayHaveChildren() {
		return true;
	}
}
