/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.sensor;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sonde.objects.delivery.Priority;
import org.sonde.objects.event.EventKind;

/** Monitored objects are collected as if nobody watched, and a million of them need little memory. */
@Timeout(120)
class GarbageTest {

	@Test
	void aWatchedObjectIsCollectedAndReportedAsDeleted() throws InterruptedException {
		try (Program program = new Program()) {
			Order parent = new Order();
			MonitoredObject shelf = program.orders.monitor(parent);
			Order child = new Order();
			MonitoredObject watched = program.orders.monitor(child);
			shelf.add(watched, "child");
			program.orders.sensor().subscribe(program.observer(), Priority.REGULAR);
			program.amount.subscribe(program.observer(), Priority.URGENT, watched);
			program.amount.changed(watched, null, child);
			WeakReference<Order> reference = new WeakReference<>(child);
			child = null;
			while (reference.get() != null) {
				System.gc();
			}
			awaitOneLeft(program);
			assertThat(program.received).extracting(event -> event.kind()).containsExactly(EventKind.VALUE_CHANGE, EventKind.REMOVAL,
					EventKind.DELETION);
			assertThat(program.received).extracting(event -> event.origin() == null).as("who did it: the garbage collector")
					.containsExactly(false, true, true);
			assertThat(program.received.get(1).object()).isEqualTo(shelf.id());
			assertThat(program.received.get(1).child()).isEqualTo(watched.id());
			assertThat(program.received.get(2).object()).isEqualTo(watched.id());
			assertThat(watched.isDeleted()).isTrue();
			assertThat(shelf.children(0, 10)).isEmpty();
			assertThat(parent.amount).as("still in use").isZero();
		}
	}

	@Test
	void childrenOfACollectedParentStay() throws InterruptedException {
		try (Program program = new Program()) {
			Order child = new Order();
			MonitoredObject node = program.orders.monitor(child);
			program.orders.monitor(new Order()).add(node);
			awaitOneLeft(program);
			assertThat(node.parent()).isEmpty();
			assertThat(program.tree.roots(0, 10)).containsExactly(node);
			assertThat(program.tree.find(child)).contains(node);
		}
	}

	/** A node has 80 bytes, and 8 to 16 in the tables. */
	@Test
	void aMillionObjectsNeedSome100BytesEach() throws InterruptedException {
		int many = 1_000_000;
		try (Program program = new Program()) {
			Order parent = new Order();
			MonitoredObject shelf = program.orders.monitor(parent);
			List<Order> alive = orders(many);
			long before = usedHeap();
			addAll(alive, shelf, program);
			long needed = usedHeap() - before;
			assertThat(program.tree.size()).isEqualTo(many + 1);
			assertThat(needed / many).isBetween(60L, 130L);
			assertThat(shelf.children(0, 3)).extracting(MonitoredObject::get).containsExactlyElementsOf(alive.subList(0, 3));
			alive = null;
			awaitOneLeft(program);
			assertThat(program.orders.count()).isEqualTo(1);
			assertThat(shelf.children(0, 3)).isEmpty();
			assertThat(parent.amount).as("still in use").isZero();
		}
	}

	/** In methods of their own, whose variables keep nothing alive. */
	private static List<Order> orders(int many) {
		List<Order> orders = new ArrayList<>(many);
		for (int i = 0; i < many; i++) {
			orders.add(new Order());
		}
		return orders;
	}

	private static void addAll(List<Order> orders, MonitoredObject shelf, Program program) {
		for (Order order : orders) {
			shelf.add(program.orders.monitor(order));
		}
	}

	private static long usedHeap() {
		System.gc();
		return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
	}

	/** Collects garbage again only when nothing more comes of the last time. */
	private static void awaitOneLeft(Program program) {
		int before = Integer.MAX_VALUE;
		for (int size = program.tree.size(); size > 1; size = program.tree.size()) {
			if (size == before) {
				System.gc();
			}
			before = size;
		}
	}
}
