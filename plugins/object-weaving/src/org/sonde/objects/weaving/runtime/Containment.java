/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving.runtime;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

import org.sonde.objects.sensor.MonitoredObject;

/**
 * Keeps the tree as fields say it is. A child's name within its parent is that of the field, with its place if there are several:
 * {@code items[3]}. So it is known by which field a child came.
 */
final class Containment {
	private static final int PAGE = 1000;

	private final WovenObjects objects;

	Containment(WovenObjects objects) {
		this.objects = objects;
	}

	/** A field says that this is the parent of an object. */
	void parent(MonitoredObject child, Object parent) {
		MonitoredObject above = parent == null ? null : objects.types().monitored(parent);
		if (above == null) {
			child.remove();
		} else {
			above.add(child);
		}
	}

	/** A field says that this is the child of an object, or an array or collection of its children. Others of this field are removed. */
	void children(MonitoredObject parent, ProbeSettings field, Object value) {
		boolean many = Elements.isMany(value);
		List<Object> all = value == null ? List.of() : many ? Elements.of(value) : List.of(value);
		if (all == null) {
			objects.problems().add(field.sensor() + " holds a " + value.getClass().getName()
					+ ", which is not read because that may run code of the program. Its elements are not shown as children.");
			return;
		}
		if (all.size() == Elements.MOST) {
			objects.problems().add(field.sensor() + " holds more than " + Elements.MOST + " elements. The others are not shown as children.");
		}
		Set<Object> now = Collections.newSetFromMap(new IdentityHashMap<>());
		now.addAll(all);
		for (MonitoredObject child : ofField(parent, field.field())) {
			Object object = child.get();
			if (object != null && !now.contains(object)) {
				child.remove();
			}
		}
		for (int i = 0; i < all.size(); i++) {
			MonitoredObject child = all.get(i) == null ? null : objects.types().monitored(all.get(i));
			if (child != null) {
				parent.add(child, many ? field.field() + "[" + i + "]" : field.field());
			}
		}
	}

	private static List<MonitoredObject> ofField(MonitoredObject parent, String field) {
		List<MonitoredObject> found = new ArrayList<>();
		List<MonitoredObject> page = parent.children(null, PAGE);
		while (!page.isEmpty()) {
			for (MonitoredObject child : page) {
				if (child.name().filter(name -> name.equals(field) || name.startsWith(field + "[")).isPresent()) {
					found.add(child);
				}
			}
			try {
				page = page.size() < PAGE ? List.of() : parent.children(page.get(PAGE - 1), PAGE);
			} catch (IllegalArgumentException e) {
				// Another thread moved the child; the next assignment or look finds the rest.
				page = List.of();
			}
		}
		return found;
	}
}
