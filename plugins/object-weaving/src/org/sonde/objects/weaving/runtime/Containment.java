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
	void parent(MonitoredObject child, ProbeSettings field, Object parent) {
		MonitoredObject above = parent == null ? null : objects.types().monitored(parent);
		if (above == null) {
			child.remove();
		} else {
			add(above, child, null, field);
		}
	}

	/**
	 * A field says that this is the child of an object, or an array or collection of its children. Others of this field are removed.
	 *
	 * @param assigned whether children are taken out of other objects. A mere look does not do that: an object in the collections of two
	 *                 would be moved by every look.
	 * @return whether a child was left in another object
	 */
	boolean children(MonitoredObject parent, ProbeSettings field, Object value, boolean assigned) {
		List<Object> all = elements(field, value);
		Set<Object> now = Collections.newSetFromMap(new IdentityHashMap<>());
		now.addAll(all);
		for (MonitoredObject child : ofField(parent, field.field())) {
			Object object = child.get();
			if (object != null && !now.contains(object)) {
				child.remove();
			}
		}
		boolean left = false;
		for (int i = 0; i < all.size(); i++) {
			MonitoredObject child = all.get(i) == null ? null : objects.types().monitored(all.get(i));
			if (child == null) {
				continue;
			}
			if (assigned || child.parent().orElse(parent) == parent) {
				add(parent, child, Elements.isMany(value) ? field.field() + "[" + i + "]" : field.field(), field);
			} else {
				left = true;
			}
		}
		return left;
	}

	/** Returns the elements, or none if they cannot be read. */
	private List<Object> elements(ProbeSettings field, Object value) {
		if (value == null || !Elements.isMany(value)) {
			return value == null ? List.of() : List.of(value);
		}
		List<Object> all = Elements.of(value);
		if (all == null) {
			objects.problems().add(field.sensor() + " holds a " + value.getClass().getName()
					+ ", which is not read because that may run code of the program or wait for it. Its elements are not shown as children.");
			return List.of();
		}
		if (all.size() > Elements.MOST) {
			objects.problems()
					.add(field.sensor() + " holds more than " + Elements.MOST + " elements. Only the first are shown as children.");
			return all.subList(0, Elements.MOST);
		}
		return all;
	}

	private void add(MonitoredObject parent, MonitoredObject child, String name, ProbeSettings field) {
		try {
			parent.add(child, name);
		} catch (IllegalArgumentException e) {
			objects.problems().add(field.sensor()
					+ " says that two objects contain each other, or that one contains itself. Only the first containment is shown, because a tree has no cycles.");
		}
	}

	private static List<MonitoredObject> ofField(MonitoredObject parent, String field) {
		List<MonitoredObject> found = new ArrayList<>();
		for (List<MonitoredObject> page = parent.children(0, PAGE); !page.isEmpty(); page = parent.children(page.get(page.size() - 1).id(),
				PAGE)) {
			for (MonitoredObject child : page) {
				if (child.name().filter(name -> name.equals(field) || name.startsWith(field + "[")).isPresent()) {
					found.add(child);
				}
			}
		}
		return found;
	}
}
