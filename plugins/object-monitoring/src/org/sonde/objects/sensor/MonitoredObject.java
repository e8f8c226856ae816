/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.sensor;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.List;
import java.util.Optional;

/**
 * A node of the containment tree, for an object that it does not keep alive. There may be millions, so it has no collections: children are
 * chained. What is not final is guarded by the tree's lock, unless it says otherwise.
 */
public final class MonitoredObject extends WeakReference<Object> {
	final ObjectTree tree;
	final MonitoredType<?> type;
	final long id;
	/** Identity hash code of the object, which outlives it. */
	final int hash;
	/** Written under the tree's lock, read without. */
	volatile boolean deleted;
	String name;
	MonitoredObject parent;
	MonitoredObject firstChild;
	MonitoredObject lastChild;
	MonitoredObject previousSibling;
	MonitoredObject nextSibling;
	/** The chains of {@link ObjectTable}. */
	MonitoredObject nextOfHash;
	MonitoredObject nextOfId;

	MonitoredObject(ObjectTree tree, MonitoredType<?> type, long id, Object object, ReferenceQueue<Object> collected) {
		super(object, collected);
		this.tree = tree;
		this.type = type;
		this.id = id;
		this.hash = System.identityHashCode(object);
	}

	/** Unique in the service, from 1, never used again. */
	public long id() {
		return id;
	}

	public MonitoredType<?> type() {
		return type;
	}

	/** Its name within its parent. */
	public Optional<String> name() {
		return tree.reading(() -> Optional.ofNullable(name));
	}

	/** Empty if it is in no other object. */
	public Optional<MonitoredObject> parent() {
		return tree.parentOf(this);
	}

	/**
	 * Its children in the order of addition.
	 *
	 * @param afterId id of the child to begin behind; 0 to begin with the first. If it is not there any more, those with greater ids
	 *                follow: most objects are added in the order of their ids, and one that was not may come twice or be missing
	 * @param most    how many, 1 or more
	 */
	public List<MonitoredObject> children(long afterId, int most) {
		return tree.childrenOf(this, afterId, most);
	}

	/** {@link #add(MonitoredObject, String)} without a name. */
	public void add(MonitoredObject child) {
		add(child, null);
	}

	/**
	 * Puts another object into this one, out of its former parent.
	 *
	 * @param childName for people; need not be unique, may be null
	 * @throws IllegalArgumentException if this object is in the other one, or is the same; nothing is changed then
	 */
	public void add(MonitoredObject child, String childName) {
		tree.add(this, child, childName);
	}

	/** Takes it out of its parent; does nothing if it is in none. */
	public void remove() {
		tree.remove(this);
	}

	/** Ends its monitoring, as the program has disposed of it. Its children are in no object then. Does nothing the second time. */
	public void dispose() {
		tree.dispose(this);
	}

	/** Whether it was disposed of, or found to be collected. */
	public boolean isDeleted() {
		return deleted;
	}

	/** {@code p.Order 17}. */
	@Override
	public String toString() {
		return type.sensor().id() + " " + id;
	}
}
