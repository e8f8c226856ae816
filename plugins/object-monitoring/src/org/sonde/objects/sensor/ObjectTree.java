/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.sensor;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.objects.event.EventKind;
import org.sonde.objects.event.Origin;
import org.sonde.objects.event.SensorId;
import org.sonde.objects.event.ValueCapture;

/**
 * The monitored objects in their containment: the monitoring information base of the paper. It holds them by weak references. That an
 * object was collected is noticed by whatever uses the tree next, or expunges it. Events are numbered with the tree locked, in the order of
 * its changes, and delivered when it is not.
 */
public final class ObjectTree {
	/** Collected objects that a change removes at most; it adds one at most. */
	private static final int EXPUNGED_AT_ONCE = 64;

	private final ReentrantLock lock = new ReentrantLock();
	private final LongSupplier clock;
	private final ValueCapture capture;
	private final Function<Class<?>, Origin> origins;
	private final Map<Class<?>, MonitoredType<?>> types = new ConcurrentHashMap<>();
	/** The types by the class with the static fields. */
	private final Map<Class<?>, MonitoredType<Class<?>>> statics = new ConcurrentHashMap<>();
	private final ReferenceQueue<Object> collected = new ReferenceQueue<>();
	private final ObjectTable table = new ObjectTable();
	/** The parent of all that are in no object. */
	private final MonitoredObject root = new MonitoredObject(this, null, 0, null, collected);
	private long lastId;

	/** Events have a thread as their origin, without a place. */
	public ObjectTree(LongSupplier clock, ValueCapture capture) {
		this(clock, capture, created -> Origin.here(capture, null));
	}

	/**
	 * @param clock   nanoseconds, called with locks held: must neither wait nor throw
	 * @param origins tells who makes a change, in its thread and also with locks held; null if that is not the program. It gets the class
	 *                of the object that is created, and null for other changes.
	 */
	public ObjectTree(LongSupplier clock, ValueCapture capture, Function<Class<?>, Origin> origins) {
		this.clock = clock;
		this.capture = capture;
		this.origins = origins;
	}

	/** A type, which is monitored from now on. */
	public <T> MonitoredType<T> type(Class<T> type) {
		@SuppressWarnings("unchecked")
		MonitoredType<T> known = (MonitoredType<T>) types.computeIfAbsent(type,
				absent -> new MonitoredType<>(this, type, type.getName(), false));
		return known;
	}

	/** The static fields of a class as attributes of one object, which is the class itself. */
	public MonitoredType<Class<?>> statics(Class<?> type) {
		@SuppressWarnings("unchecked")
		Class<Class<?>> ofClasses = (Class<Class<?>>) (Class<?>) Class.class;
		return statics.computeIfAbsent(type, absent -> new MonitoredType<>(this, ofClasses, type.getName(), true));
	}

	/** Returns the types by name. */
	public List<MonitoredType<?>> types() {
		return Stream.concat(types.values().stream(), statics.values().stream()).sorted(Comparator.comparing(MonitoredType::name))
				.collect(Collectors.toList());
	}

	/** Returns how many objects are monitored and not known to be collected. */
	public int size() {
		expunge();
		return reading(table::size);
	}

	public Optional<MonitoredObject> find(Object object) {
		return reading(() -> Optional.ofNullable(table.find(object)));
	}

	public Optional<MonitoredObject> find(long id) {
		return reading(() -> Optional.ofNullable(table.find(id)));
	}

	/**
	 * Objects that are in no other.
	 *
	 * @param afterId id of the one to begin behind, as for {@link MonitoredObject#children}
	 * @param most how many, 1 or more
	 */
	public List<MonitoredObject> roots(long afterId, int most) {
		return childrenOf(root, afterId, most);
	}

	/**
	 * Objects of some types, by id. Looks for each id, and reads the whole tree only if most ids are those of deleted objects.
	 *
	 * @param afterId begins behind this id; 0 to begin with the first
	 * @param most how many, 1 or more
	 */
	public List<MonitoredObject> objects(Collection<MonitoredType<?>> ofTypes, long afterId, int most) {
		expunge();
		List<MonitoredObject> objects = new ArrayList<>();
		lock.lock();
		try {
			// As many as the whole tree has, so that reading takes at most twice as long.
			long last = Math.min(lastId, afterId + table.size());
			for (long id = afterId + 1; id <= last && objects.size() < most; id++) {
				MonitoredObject node = table.find(id);
				if (node != null && ofTypes.contains(node.type)) {
					objects.add(node);
				}
			}
			if (last < lastId && objects.size() < most) {
				objects.addAll(lowest(ofTypes, last, most - objects.size()));
			}
		} finally {
			lock.unlock();
		}
		return objects;
	}

	private List<MonitoredObject> lowest(Collection<MonitoredType<?>> ofTypes, long afterId, int most) {
		PriorityQueue<MonitoredObject> lowest = new PriorityQueue<>(Comparator.comparingLong(MonitoredObject::id).reversed());
		table.forEach(node -> {
			if (node.id > afterId && ofTypes.contains(node.type)) {
				lowest.add(node);
				if (lowest.size() > most) {
					lowest.remove();
				}
			}
		});
		List<MonitoredObject> objects = new ArrayList<>(lowest);
		objects.sort(Comparator.comparingLong(MonitoredObject::id));
		return objects;
	}

	/** Removes all objects that were collected, which generates their deletions. In portions, so that observers that block can do so. */
	public void expunge() {
		int expunged;
		do {
			OfferedQueues offered = new OfferedQueues();
			lock.lock();
			try {
				expunged = expunge(offered);
			} finally {
				lock.unlock();
			}
			offered.settle();
		} while (expunged == EXPUNGED_AT_ONCE);
	}

	LongSupplier clock() {
		return clock;
	}

	AttributeSensor sensor(SensorId id, Function<Object, ?> reader) {
		return new AttributeSensor(id, clock, capture, reader, origins);
	}

	<R> R reading(Supplier<R> reader) {
		lock.lock();
		try {
			return reader.get();
		} finally {
			lock.unlock();
		}
	}

	MonitoredObject monitor(MonitoredType<?> type, Object object) {
		OfferedQueues offered = new OfferedQueues();
		MonitoredObject node;
		lock.lock();
		try {
			expunge(offered);
			node = table.find(object);
			if (node == null) {
				node = new MonitoredObject(this, type, ++lastId, object, collected);
				table.add(node);
				link(root, node);
				type.count++;
				offered.by(() -> origins.apply(object.getClass()));
				type.sensor().happened(EventKind.CREATION, node, 0, offered);
			}
		} finally {
			lock.unlock();
		}
		offered.settle();
		return node;
	}

	void add(MonitoredObject parent, MonitoredObject child, String name) {
		if (parent.tree != this || child.tree != this) {
			throw new IllegalArgumentException("Cannot add " + child + " to " + parent + ": they belong to different services.");
		}
		changing(offered -> {
			refuseCycle(parent, child);
			if (parent.deleted || child.deleted) {
				return;
			}
			if (child.parent != parent) {
				moveTo(parent, child, offered);
			}
			child.name = name;
		});
	}

	void remove(MonitoredObject child) {
		changing(offered -> {
			if (!child.deleted) {
				moveTo(root, child, offered);
			}
		});
	}

	void dispose(MonitoredObject node) {
		changing(offered -> delete(node, offered));
	}

	Optional<MonitoredObject> parentOf(MonitoredObject child) {
		return reading(() -> Optional.ofNullable(child.parent == root ? null : child.parent));
	}

	List<MonitoredObject> childrenOf(MonitoredObject parent, long afterId, int most) {
		expunge();
		List<MonitoredObject> children = new ArrayList<>();
		lock.lock();
		try {
			MonitoredObject after = table.find(afterId);
			boolean isThere = after != null && after.parent == parent;
			for (MonitoredObject child = isThere ? after.nextSibling : parent.firstChild; child != null
					&& children.size() < most; child = child.nextSibling) {
				if (isThere || child.id > afterId) {
					children.add(child);
				}
			}
		} finally {
			lock.unlock();
		}
		return children;
	}

	private void changing(Consumer<OfferedQueues> change) {
		OfferedQueues offered = new OfferedQueues();
		lock.lock();
		try {
			expunge(offered);
			offered.by(() -> origins.apply(null));
			change.accept(offered);
		} finally {
			lock.unlock();
		}
		offered.settle();
	}

	/** Some of them; says how many. */
	private int expunge(OfferedQueues offered) {
		for (int i = 0; i < EXPUNGED_AT_ONCE; i++) {
			Reference<?> gone = collected.poll();
			if (gone == null) {
				return i;
			}
			delete((MonitoredObject) gone, offered);
		}
		return EXPUNGED_AT_ONCE;
	}

	private void delete(MonitoredObject node, OfferedQueues offered) {
		if (node.deleted) {
			return;
		}
		while (node.firstChild != null) {
			moveTo(root, node.firstChild, offered);
		}
		moveTo(root, node, offered);
		unlink(node);
		table.remove(node);
		node.type.count--;
		node.type.sensor().happened(EventKind.DELETION, node, 0, offered);
		node.deleted = true;
		node.clear();
	}

	private void moveTo(MonitoredObject parent, MonitoredObject child, OfferedQueues offered) {
		MonitoredObject former = child.parent;
		if (former == parent) {
			return;
		}
		unlink(child);
		if (former != root) {
			former.type.sensor().happened(EventKind.REMOVAL, former, child.id, offered);
		}
		link(parent, child);
		child.name = null;
		if (parent != root) {
			parent.type.sensor().happened(EventKind.ADDITION, parent, child.id, offered);
		}
	}

	/** Only an object with children can be above another one, so most additions need no check of the ancestors. */
	private static void refuseCycle(MonitoredObject parent, MonitoredObject child) {
		boolean mayBeAbove = child.firstChild != null || child == parent;
		for (MonitoredObject above = parent; mayBeAbove && above != null; above = above.parent) {
			if (above == child) {
				throw new IllegalArgumentException("Cannot add " + child + " to " + parent + ": " + (child == parent
						? "it is the same object"
						: parent + " is in " + child) + ", and containment has no cycles. Remove " + parent + " from its parent first.");
			}
		}
	}

	private static void link(MonitoredObject parent, MonitoredObject child) {
		child.parent = parent;
		child.previousSibling = parent.lastChild;
		if (parent.lastChild == null) {
			parent.firstChild = child;
		} else {
			parent.lastChild.nextSibling = child;
		}
		parent.lastChild = child;
	}

	private static void unlink(MonitoredObject child) {
		MonitoredObject parent = child.parent;
		if (child.previousSibling == null) {
			parent.firstChild = child.nextSibling;
		} else {
			child.previousSibling.nextSibling = child.nextSibling;
		}
		if (child.nextSibling == null) {
			parent.lastChild = child.previousSibling;
		} else {
			child.nextSibling.previousSibling = child.previousSibling;
		}
		child.parent = null;
		child.previousSibling = null;
		child.nextSibling = null;
	}
}
