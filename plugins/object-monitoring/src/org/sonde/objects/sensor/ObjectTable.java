/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.sensor;

import java.util.function.Consumer;

/**
 * Finds monitored objects by identity and by id. Two hash tables chained through the nodes, because an entry object for each would double
 * their memory. Not safe for threads.
 */
final class ObjectTable {
	private static final int LEAST = 16;

	private MonitoredObject[] byHash = new MonitoredObject[LEAST];
	private MonitoredObject[] byId = new MonitoredObject[LEAST];
	private int size;

	int size() {
		return size;
	}

	/** Returns the entry of an object by identity, or null. */
	MonitoredObject find(Object object) {
		MonitoredObject node = byHash[slot(System.identityHashCode(object))];
		while (node != null && node.get() != object) {
			node = node.nextOfHash;
		}
		return node;
	}

	/** Null if it is not there. */
	MonitoredObject find(long id) {
		MonitoredObject node = byId[slot(id)];
		while (node != null && node.id != id) {
			node = node.nextOfId;
		}
		return node;
	}

	void add(MonitoredObject node) {
		size++;
		resize();
		link(node);
	}

	void remove(MonitoredObject node) {
		int hashSlot = slot(node.hash);
		if (byHash[hashSlot] == node) {
			byHash[hashSlot] = node.nextOfHash;
		} else {
			MonitoredObject before = byHash[hashSlot];
			while (before.nextOfHash != node) {
				before = before.nextOfHash;
			}
			before.nextOfHash = node.nextOfHash;
		}
		int idSlot = slot(node.id);
		if (byId[idSlot] == node) {
			byId[idSlot] = node.nextOfId;
		} else {
			MonitoredObject before = byId[idSlot];
			while (before.nextOfId != node) {
				before = before.nextOfId;
			}
			before.nextOfId = node.nextOfId;
		}
		node.nextOfHash = null;
		node.nextOfId = null;
		size--;
		resize();
	}

	void forEach(Consumer<MonitoredObject> action) {
		for (MonitoredObject first : byId) {
			for (MonitoredObject node = first; node != null; node = node.nextOfId) {
				action.accept(node);
			}
		}
	}

	/** Between an eighth and all of the slots are used, so that the tables shrink, too. */
	private void resize() {
		int length = byId.length;
		int wanted = size > length ? 2 * length : size < length / 8 && length > LEAST ? length / 2 : length;
		if (wanted == length) {
			return;
		}
		MonitoredObject[] old = byId;
		byId = new MonitoredObject[wanted];
		byHash = new MonitoredObject[wanted];
		for (MonitoredObject first : old) {
			MonitoredObject node = first;
			while (node != null) {
				MonitoredObject next = node.nextOfId;
				link(node);
				node = next;
			}
		}
	}

	private void link(MonitoredObject node) {
		int hashSlot = slot(node.hash);
		node.nextOfHash = byHash[hashSlot];
		byHash[hashSlot] = node;
		int idSlot = slot(node.id);
		node.nextOfId = byId[idSlot];
		byId[idSlot] = node;
	}

	private int slot(int hash) {
		return (hash ^ hash >>> 16) & byHash.length - 1;
	}

	private int slot(long id) {
		return (int) id & byId.length - 1;
	}
}
